"""Heads of cabbage: leaves with branching ribs that wrap a ball one over the other, and the stump of the stem."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, grid_faces, seeded_sphere, stack
from noise import crease, fbm, noise, worley

SIDE = 190
# Blade from the heart to the outermost leaf, its ribs, its bloom of wax.
GREEN = (
    ((0.0, (0.33, 0.40, 0.13)), (0.45, (0.200, 0.300, 0.085)), (1.0, (0.055, 0.120, 0.042))),
    (0.44, 0.48, 0.24),
    (0.25, 0.33, 0.25),
)
RED = (
    ((0.0, (0.085, 0.016, 0.042)), (0.5, (0.058, 0.014, 0.036)), (1.0, (0.040, 0.020, 0.048))),
    (0.26, 0.11, 0.19),
    (0.19, 0.13, 0.21),
)


class Wrap:
    """How far out a head has grown in every direction, on an octahedron unfolded to a square."""

    def __init__(self, radius, cells=150):
        self.cells = cells
        self.far = np.full((cells, cells), float(radius))

    def spot(self, way):
        flat = way / np.abs(way).sum(-1, keepdims=True)
        x, y, z = flat[..., 0], flat[..., 1], flat[..., 2]
        folded_x = (1 - np.abs(y)) * np.where(x < 0, -1, 1)
        folded_y = (1 - np.abs(x)) * np.where(y < 0, -1, 1)
        both = np.where(z < 0, folded_x, x), np.where(z < 0, folded_y, y)
        return [(axis + 1) / 2 * (self.cells - 1) for axis in both]

    def under(self, way):
        """Radius of what is wrapped so far."""
        a, b = self.spot(way)
        i, j = (np.clip(axis.astype(int), 0, self.cells - 2) for axis in (a, b))
        f, g = a - i, b - j
        near = self.far[i, j] * (1 - g) + self.far[i, j + 1] * g
        return near * (1 - f) + (self.far[i + 1, j] * (1 - g) + self.far[i + 1, j + 1] * g) * f

    def add(self, way, radius):
        """Wrap a leaf; the next one bridges its edges softly."""
        a, b = self.spot(way)
        np.maximum.at(self.far, (np.rint(a).astype(int), np.rint(b).astype(int)), radius)
        self.far = around(self.far, np.max)
        for _ in range(4):
            self.far = around(self.far, np.mean)


def around(grid, how):
    """Every cell from itself and its eight neighbors; beyond an edge of the square it goes on from the other half."""
    wide = np.pad(grid, 1, mode="edge")
    for side in (wide[0], wide[-1], wide[:, 0], wide[:, -1]):
        side[:] = side[::-1].copy()
    rows, columns = grid.shape
    return how([wide[i : i + rows, j : j + columns] for i in range(3) for j in range(3)], axis=0)


def branch(start, angle, length, turn, thick, thin, steps):
    """A rib that bends by `turn`: points and thickness."""
    t = np.linspace(0, 1, steps)
    way = angle + turn * t
    step = length / (steps - 1)
    path = np.cumsum(stack(np.cos(way), np.sin(way)) * step, 0)
    return start + path - path[0], thick + (thin - thick) * t**0.7


def ribs(rng):
    """Midrib, side ribs and their forks on a leaf of the unit disk, its base at -x: (path, thickness, order)."""
    rib = branch((-1.0, 0), rng.normal() * 0.02, 1.86, rng.normal() * 0.06, 0.062, 0.007, 50)
    found = [(*rib, 0)]
    for n, t in enumerate(np.linspace(0.07, 0.84, 13) + rng.normal(size=13) * 0.016):
        at = int(t * 49)
        hand = 1 if n % 2 else -1
        angle = hand * (1.12 - 0.55 * t + rng.normal() * 0.06)
        length = (0.85 + 0.55 * math.sin(math.pi * min(t + 0.22, 1))) * (1 - 0.62 * t)
        side = branch(rib[0][at], angle, length, -hand * 0.42, 0.027 * (1.15 - 0.7 * t), 0.005, 22)
        found.append((*side, 1))
        for m, s in enumerate(np.linspace(0.22, 0.80, 5) + rng.normal(size=5) * 0.03):
            k = int(s * 21)
            out = 1 if m % 2 else -1
            apart, reach = out * rng.uniform(0.5, 0.85), length * rng.uniform(0.30, 0.45) * (1.15 - s)
            fork = branch(side[0][k], angle + apart, reach, -out * 0.3, 0.0105 * (1.2 - 0.6 * s), 0.003, 9)
            found.append((*fork, 2))
    return found


def veined(seed):
    """A square of SIDE points drawn out to the unit disk, and its ribs: x, y, their height, their paleness, the
    distance to the nearest."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, SIDE), np.linspace(-1, 1, SIDE), indexing="ij")
    x, y = u * np.sqrt(1 - v * v / 2), v * np.sqrt(1 - u * u / 2)
    bend_x, bend_y = (0.02 * fbm(stack(x * 2.5, y * 2.5, seed * 3.0 + k), 2, seed) for k in (0, 9))
    at = stack(x + bend_x, y + bend_y)
    height, pale, nearest = np.zeros(x.shape), np.zeros(x.shape), np.full(x.shape, 9.0)
    for path, thick, order in ribs(rng):
        low, high = path.min(0) - 0.22, path.max(0) + 0.22
        near = ((at > low) & (at < high)).all(-1)
        spots = at[near]
        a, along = path[:-1], np.diff(path, axis=0)
        t = np.clip(((spots[:, None] - a) * along).sum(-1) / (along**2).sum(-1), 0, 1)
        away = np.linalg.norm(spots[:, None] - a - t[..., None] * along, axis=-1)
        k = away.argmin(1)
        distance, width = away.min(1), thick[k]
        hump = np.exp(-((distance / width) ** 2))
        height[near] = np.maximum(height[near], hump * width)
        pale[near] = np.maximum(pale[near], np.exp(-((distance / width / 1.15) ** 2)) * (1.0, 0.85, 0.5)[order])
        nearest[near] = np.minimum(nearest[near], distance)
    return x, y, height, pale, nearest


def cabbage_leaf(seed, wrap, look, veins, azimuth, center, size, age, lift, frill, torn):
    """One leaf around +z from the stump at -z; `center` is the angle from the stump to the middle of the leaf, `age` 1
    for the outermost, `lift` how far its margin stands off, `torn` how deep it is torn."""
    blade, rib, bloom = look
    rng = np.random.default_rng(seed)
    x, y, height, pale, nearest = veins
    edge = np.hypot(x, y)
    turn = np.arctan2(y, x)
    outline = 1 + 0.05 * noise(stack(turn * 1.5, 0, seed), seed) + 0.018 * noise(stack(turn * 7, 0, seed), seed + 1)
    for _ in range(3):
        outline = outline - torn * rng.uniform(0.4, 1) * crease(turn - rng.uniform(-1.9, 1.9), rng.uniform(0.03, 0.08))
    outline = 1 + (outline - 1) * edge**3
    waist = 0.50 + 0.50 * np.clip((x + 1) / 0.9, 0, 1) ** 0.7
    p = np.where(x > 0, size, center - 0.16) * x * np.where(x > 0, outline, 1)
    q = y * waist * size * 1.06 * outline
    away = np.hypot(p, q) + 1e-9
    middle = np.array([math.cos(azimuth) * math.sin(center), math.sin(azimuth) * math.sin(center), -math.cos(center)])
    onward = np.array([math.cos(azimuth) * math.cos(center), math.sin(azimuth) * math.cos(center), math.sin(center)])
    across = np.cross(middle, onward)
    way = np.cos(away)[..., None] * middle
    way = way + (np.sin(away) / away)[..., None] * (p[..., None] * onward + q[..., None] * across)
    ground = wrap.under(way)
    free = np.clip((x + 0.75) / 0.7, 0, 1)
    at = stack(p, q, 0) * 7.5 + [0, 0, seed * 5.0]
    swell = fbm(at * 0.35, 2, seed + 2)
    pucker = fbm(at * 1.5, 3, seed + 3)
    pillow = np.clip(nearest / 0.09, 0, 1) ** 0.7
    radius = ground + 0.07 + 3.2 * height * (1 - 0.45 * age * edge)
    radius = radius + 0.07 * pillow + 0.035 * pucker + 0.10 * swell * age
    waves = 0.0
    for k, (often, high, inward) in enumerate(((2.2, 1.0, 3), (5.5, 0.5, 6), (13.0, 0.18, 10))):
        waves = waves + high * edge**inward * noise(stack(turn * often, edge * 0.7, seed * 3.0 + k), seed + 5 * k)
    radius = radius + free * (lift * edge**4 + frill * np.maximum(waves, -0.8 * edge**3 if lift else -0.1))
    points = way * radius[..., None]
    tone = age + 0.10 * swell + 0.07 * pucker + 0.05 * (pillow - 0.7)
    tone = tone + 0.16 * (edge - 0.6) * free - 0.30 * np.exp(-(x + 1) * 3.0)
    colors = ramp(np.clip(tone, 0, 1), *blade)
    first, second = worley(at * 2.2, seed + 7)
    net = crease(second - first, 0.08)
    # Ribs fade to the margin, in some places sooner.
    fading = (1 - 0.55 * edge**2) * (0.85 + 0.25 * swell)
    colors = blend(colors, rib, np.clip(pale * fading + 0.06 * net + 0.45 * np.exp(-(x + 1) * 4.2), 0, 0.93))
    dusty = np.clip(0.30 + 0.55 * fbm(at * 0.30, 3, seed + 9) + 0.15 * pucker, 0, 0.75)
    colors = blend(colors, bloom, dusty * (0.25 + 0.75 * age) * (1 - 0.6 * pale))
    spots = crease(fbm(at * 0.9, 2, seed + 12), 0.5) * (fbm(at * 3.1, 2, seed + 13) > 0.72)
    brown = (edge > 0.955 + 0.03 * noise(at, seed + 14)) * (noise(stack(turn * 2.6, 0, seed), seed + 15) > 0.28) * age
    colors = blend(colors, (0.13, 0.085, 0.03), np.clip(0.75 * brown * free + 0.22 * spots * age, 0, 0.8))
    wrap.add(way, ground + 0.10 + 1.6 * height + 0.6 * free * lift * edge**4)
    return points.reshape(-1, 3), colors.reshape(-1, 3)


def stump(seed, radius):
    """The cut stem under a head: a woody rim around a pale, drying pith."""
    _, unit, faces, _, _ = seeded_sphere(seed, 90, 40)
    upright = unit[:, [1, 2, 0]]
    wide = np.hypot(upright[:, 0], upright[:, 1])
    points = upright * [2.0, 1.85, 1.0] * (1 + 0.05 * noise(upright * 3 + seed, seed))[:, None]
    cut = points[:, 2] < -0.62
    points[cut, 2] = -0.62 + 0.035 * fbm(points[cut] * [2, 6, 1], 2, seed)
    colors = ramp(0.5 + 0.4 * fbm(points * 2.2, 3, seed + 1), (0, (0.26, 0.27, 0.12)), (1, (0.45, 0.44, 0.24)))
    ring = crease(wide - 0.62, 0.07) + 0.8 * crease(wide - 0.78, 0.06)
    dried = np.clip(0.15 + 0.7 * ring + 0.45 * fbm(points * 1.3, 2, seed + 2), 0, 0.75)
    colors = blend(colors, (0.17, 0.10, 0.035), dried * cut)
    points[:, 2] -= radius
    return points, faces, colors


def cabbage(seed, radius, material, red=False, leaves=8, age=0.75, open_by=1.0):
    """A head with its stump at -z; `age`: how dark its outermost leaf is, `open_by`: how far that stands off."""
    rng = np.random.default_rng(seed)
    wrap = Wrap(radius * 0.90)
    start = rng.uniform(0, 6.3)
    cell = grid_faces(SIDE, SIDE)
    points, faces, colors = [], [], []
    for k in range(leaves):
        outer = k / (leaves - 1)
        loose = max(outer - 0.55, 0) / 0.45
        leaf = cabbage_leaf(
            seed * 31 + k,
            wrap,
            RED if red else GREEN,
            veined(seed * 7 + k),
            start + k * 2.39996 + rng.normal() * 0.25,
            1.92 - 0.52 * outer + rng.normal() * 0.07,
            1.42 - 0.10 * outer + rng.normal() * 0.05,
            age * (0.10 + 0.90 * outer**1.3) + rng.normal() * 0.04,
            0.06 + open_by * loose * rng.uniform(0.5, 1.3),
            0.10 + 0.60 * loose * rng.uniform(0.6, 1.2),
            0.28 * loose * (rng.random() < 0.6),
        )
        points.append(leaf[0])
        colors.append(leaf[1])
        faces.append(cell + k * SIDE * SIDE)
    foot, foot_faces, foot_colors = stump(seed, radius * 0.90 - 0.05)
    points = np.concatenate([*points, foot])
    # Heads are flatter than balls, and none is round.
    points = points * [1.0, rng.uniform(0.93, 1.0), rng.uniform(0.82, 0.92)]
    faces = np.concatenate([*faces, foot_faces + leaves * SIDE * SIDE])
    return build_mesh("cabbage", points, faces, material, colors=np.concatenate([*colors, foot_colors]))
