"""Air-dried salami: a bent, wrinkled body under white bloom, tied along and around with twine, its ends gathered."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, smooth_curve, stack, tube
from noise import crease, fbm, noise, worley

STEP = 0.045
MEAT = ((0.0, (0.040, 0.011, 0.007)), (0.5, (0.105, 0.031, 0.017)), (1.0, (0.185, 0.070, 0.040)))
BLOOM = ((0.0, (0.25, 0.195, 0.14)), (0.5, (0.42, 0.36, 0.285)), (1.0, (0.58, 0.535, 0.46)))
FAT = (0.34, 0.205, 0.135)
TWINE = ((0.0, (0.13, 0.085, 0.045)), (0.5, (0.34, 0.25, 0.15)), (1.0, (0.50, 0.40, 0.27)))
CUT = ((0.0, (0.085, 0.008, 0.009)), (0.5, (0.185, 0.022, 0.020)), (1.0, (0.270, 0.052, 0.042)))
CUT_FAT = ((0.0, (0.43, 0.27, 0.21)), (1.0, (0.66, 0.54, 0.45)))


class Salami:
    """One body along x: its profile, its bend, and where the twine bites into it."""

    def __init__(self, seed, length=27.0, radius=2.75):
        rng = np.random.default_rng(seed)
        self.seed, self.half = seed, length / 2 * rng.uniform(0.95, 1.03)
        self.radius = radius * rng.uniform(0.94, 1.04)
        h, r = self.half, self.radius
        thick, thin = rng.uniform(0.97, 1.05), rng.uniform(0.86, 0.97)
        end = [(1.15, 0.62), (0.62, 0.44), (0.12, 0.33), (-0.18, 0.55), (-0.7, 0.52 * r), (-1.7, 0.79 * r)]
        self.profile = smooth_curve(
            [
                *((-h - x, y) for x, y in end),
                (-h + 4.2, thick * r),
                (0, r * rng.uniform(0.97, 1.03)),
                (h - 4.5, thin * r),
                *((h + x, y) for x, y in end[::-1]),
            ],
            600,
        )
        self.bend = rng.normal(size=2) * (0.9, 0.25)
        knots = np.linspace(-h + 2.6, h - 2.6, 6) + rng.normal(size=6) * 0.45
        self.rings = [(x, rng.normal() * 0.22, rng.uniform(0, 6.3)) for x in knots]
        self.lines = np.array([0.0, 0.5, 1.0, 1.5]) * math.pi + 0.55 + rng.normal(size=4) * 0.12
        self.bare = 0.12 + rng.normal() * 0.24

    def line(self, k, x):
        """The angle of the k-th string along the body: it is pulled aside at every knot."""
        return self.lines[k] + 0.10 * noise(stack(x * 0.22, k * 5.0, self.seed), self.seed + 31)

    def ring(self, k, angle):
        x, tilt, phase = self.rings[k]
        return x + tilt * np.cos(angle - phase) + 0.12 * np.sin(2 * angle + 3 * phase)

    def around(self, x, angle):
        """Points of the surface for noise: no seam, no poles."""
        return stack(x, 2.6 * np.cos(angle), 2.6 * np.sin(angle)) + self.seed * 17.0

    def skin(self, x, angle):
        """The radius under the twine, before wrinkles."""
        r = np.interp(x, *self.profile.T)
        belly = np.clip(r / self.radius, 0, 1) ** 2
        r = r * (1 + belly * 0.055 * fbm(self.around(x, angle) * 0.22, 2, self.seed + 1))
        for k in range(len(self.rings)):
            away = np.abs(x - self.ring(k, angle))
            r = r - belly * (0.17 * np.exp(-((away / 0.26) ** 2)) + 0.13 * np.exp(-away / 0.9))
        for k in range(4):
            turn = (angle - self.line(k, x) + math.pi) % (2 * math.pi) - math.pi
            r = r - belly * (0.09 * crease(turn * r, 0.17) + 0.05 * np.exp(-np.abs(turn * r) / 0.5))
        return r

    def to_space(self, x, angle, r):
        """Bent as it hung."""
        t = x / self.half
        aside, up = (b * (t**2 - 0.35) for b in self.bend)
        aside = aside + 0.22 * np.sin(2.2 * t + self.seed)
        return stack(x, r * np.cos(angle) + aside, r * np.sin(angle) + up)

    def along(self, start):
        """Places along the body from `start`, evenly over its profile."""
        steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(self.profile, axis=0), axis=1))])
        x = np.interp(np.arange(0, steps[-1], STEP), steps, self.profile[:, 0])
        return x[x >= start]


def casing(body, start):
    """Vertices, faces and colors of the body, and its first row."""
    seed = body.seed
    x = body.along(start)
    angle = np.linspace(0, 2 * math.pi, int(2 * math.pi * body.radius / STEP), endpoint=False)
    x, angle = np.meshgrid(x, angle, indexing="ij")
    at = body.around(x, angle)
    r = body.skin(x, angle)
    belly = np.clip(r / body.radius, 0, 1)
    # Drying draws the casing into wrinkles along the body; they gather into pleats at the ends.
    sway = 0.5 * fbm(at * 0.5, 2, seed + 2)
    strand = at * (0.34, 1, 1) + sway[..., None]
    wide, fine = crease(noise(strand * 0.8, seed + 3), 0.16), crease(noise(strand * 1.9, seed + 4), 0.20)
    often = np.clip(0.5 + 1.3 * noise(at * 0.28, seed + 5), 0.12, 1)
    wrinkle = often * (0.085 * wide + 0.045 * fine)
    near = np.exp(-np.clip(body.half - np.abs(x), 0, None) / 1.5)
    pleat = np.abs(noise(stack(x * 0.10, 3.1 * np.cos(angle), 3.1 * np.sin(angle)) + seed, seed + 6))
    wrinkle = wrinkle * np.clip(belly * 1.3, 0, 1) + near * np.clip(belly + 0.3, 0, 1) * 0.26 * (0.5 - pleat)
    lumps = fbm(at * 1.1, 3, seed + 7)
    dust = fbm(at * 7.0, 3, seed + 8, 0.7)
    # Bloom grows in patches and is rubbed off where pieces touched.
    cover = 0.62 - body.bare + 0.75 * fbm(at * 0.30, 4, seed + 9, 0.62) + 0.22 * noise(at * 2.2, seed + 10)
    cover = cover + 0.25 * dust - 0.45 * often * wide
    thick = 1 / (1 + np.exp(-(cover - 0.30) * 7))
    points = body.to_space(x, angle, r - wrinkle + 0.035 * lumps + 0.012 * dust * thick)
    meat = ramp(0.5 + 0.35 * lumps + 0.2 * dust - 0.3 * wide * often, *MEAT)
    nearest, _ = worley(at * (1.9, 2.3, 2.3), seed + 11)
    meat = blend(meat, FAT, 0.6 * np.clip((0.36 - nearest) * 6 + 0.5 * noise(at * 3, seed + 12), 0, 1))
    tone = 0.50 + 0.30 * fbm(at * 0.5, 3, seed + 13) + 0.22 * dust + 0.16 * lumps - 0.35 * often * (wide + 0.6 * fine)
    colors = blend(meat, ramp(tone, *BLOOM), 0.10 + 0.86 * thick)
    ends = np.clip((np.abs(x) - body.half + 0.1) * 3, 0, 1)
    colors = blend(colors, (0.30, 0.20, 0.115), ends * 0.7)
    return (points.reshape(-1, 3), grid_faces(*x.shape, close_columns=True), colors.reshape(-1, 3)), points[0]


def cut_face(rim, seed):
    """Where it was cut: lean meat and grains of fat of every size, darker and drier to the casing."""
    s = np.linspace(0.004, 1, 90)[:, None]
    middle = rim.mean(0)
    points = middle + s[..., None] * (rim - middle)
    at = points + 0.16 * stack(*(fbm(points * 1.7 + k * 9, 2, seed + k) for k in range(3)))
    fat = 0.0
    for often, least in ((1.3, 0.33), (2.3, 0.33), (4.4, 0.29)):
        nearest, _ = worley(at * often + often * 7, seed + 5)
        least = least + 0.16 * noise(at * often * 0.6, seed + 6)
        fat = np.maximum(fat, np.clip((least - nearest) * 9, 0, 1))
    fine = fbm(at * 6, 3, seed + 7)
    dry = np.clip((s - 0.86) * 6, 0, 1) * (1 + 0 * fine)
    colors = ramp(0.5 + 0.28 * fbm(at * 1.6, 3, seed + 8) + 0.28 * fine, *CUT) * (1 - 0.55 * dry)[..., None]
    colors = blend(colors, ramp(0.6 + 0.5 * fine, *CUT_FAT), fat * (0.92 - 0.3 * dry))
    points = points + stack(0.03 * fbm(points * 0.7, 2, seed + 9) - 0.02 * fine + 0.02 * fat, 0.0, 0.0)
    return points.reshape(-1, 3), grid_faces(*fine.shape, close_columns=True), colors.reshape(-1, 3)


def twine(path, thick=0.085, seed=0):
    """Two plies twisted around each other along a path."""
    path = np.asarray(path, float)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.arange(0, steps[-1], 0.05)
    path = np.stack([np.interp(at, steps, path[:, k]) for k in range(3)], -1)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
    side = np.cross(tangent, (0.31, 0.52, 0.80))
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    turn = (at * 2 * math.pi / 0.62)[:, None]
    away = 0.55 * thick * (np.cos(turn) * side + np.sin(turn) * np.cross(tangent, side))
    parts = []
    for ply in (1, -1):
        points, faces = tube(path + ply * away, thick * 0.62, 7, cap=False)
        tone = 0.55 + 0.3 * fbm(points * 1.3, 2, seed) + 0.25 * noise(points * 9, seed + 1)
        parts.append((points, faces, ramp(tone, *TWINE), 1))
    return parts


def tied(body, start):
    """Parts of all the twine on a body from `start` on."""
    rng = np.random.default_rng(body.seed + 50)
    parts = []
    turn = np.linspace(0, 2 * math.pi, 120)
    rings = [k for k, (x, _, _) in enumerate(body.rings) if x > start]
    for k in rings:
        x = body.ring(k, turn)
        parts += twine(body.to_space(x, turn, body.skin(x, turn) + 0.05), seed=k)
    x = np.linspace(max(start, -body.half - 0.05), body.half + 0.05, 400)
    for k in range(4):
        angle = body.line(k, x)
        parts += twine(body.to_space(x, angle, body.skin(x, angle) + 0.06), seed=k + 9)
        # Where it crosses a ring it is passed around it.
        for n in rings:
            middle = body.ring(n, angle[200])
            spot = np.interp(middle, x, angle)
            knot = np.linspace(0, 2 * math.pi * 1.6, 40)
            a, along = spot + 0.13 / body.radius * np.cos(knot), middle + 0.13 * np.sin(knot)
            parts += twine(body.to_space(along, a, body.skin(along, a) + 0.10 + 0.03 * knot / 6), seed=n)
    for sign in (-1, 1) if start < -body.half else (1,):
        wound = np.linspace(0, 2 * math.pi * 5, 200)
        x = sign * (body.half + 0.16) + 0.032 * (wound / math.pi - 5) + 0.03 * np.sin(wound * 1.7)
        parts += twine(body.to_space(x, wound, 0.42 + 0.05 * np.sin(wound * 0.7)), seed=3)
        neck = body.to_space(np.array(sign * body.half), 0.0, 0.0)
        knot = np.linspace(0, 2 * math.pi * 2.2, 90)
        lump = stack(0.14 * np.sin(2 * knot), 0.2 * np.cos(knot * 1.1), 0.16 * np.sin(knot)) + (sign * 0.16, 0, 0.5)
        parts += twine(neck + lump, seed=4)
        for _ in range(2):
            tail = [(0, 0, 0.5), (0.5, 0.3, 0.75), (1.0, 0.7, 0.35), (1.3, 1.0, -0.3)] * np.array(
                [sign * rng.uniform(0.7, 1.3), rng.choice((-1, 1)) * rng.uniform(0.6, 1.2), 1]
            )
            parts += twine(neck + smooth_curve(tail, 40), seed=5)
    # The loop that it hung from.
    wide = rng.uniform(0.6, 1.1)
    loop = [(0.1, 0, 0.5), (0.8, -wide, 0.4), (1.3, -wide * 1.1, -1.2), (1.35, 0.1, -2.3)]
    loop += [(1.3, wide, -1.2), (0.9, wide * 0.8, 0.4), (0.1, 0.05, 0.55)]
    return parts + twine(neck + smooth_curve(loop, 140), seed=6)


def salami(seed, start=-99.0):
    """Parts of a salami: casing, twine; with `start`, what is left of it beyond a cut there, and its face."""
    body = Salami(seed)
    skin, rim = casing(body, start)
    face = [(*cut_face(rim, seed), 2)] if start > -body.half else []
    return [(*skin, 0), *tied(body, start), *face]
