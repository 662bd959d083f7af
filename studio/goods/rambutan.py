"""Rambutan: a red shell with soft, hooked hairs, green at the tips of some; and one opened around its white aril."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack
from noise import crease, fbm, noise

RIND = (
    (0.1, (0.15, 0.006, 0.008)),
    (0.5, (0.34, 0.016, 0.014)),
    (0.8, (0.46, 0.050, 0.022)),
    (1.0, (0.50, 0.17, 0.040)),
)
TIP = np.array([0.34, 0.36, 0.075])
STEPS, SIDES = 10, 6


def spread(count, rng):
    """Directions spread evenly over a sphere, slightly off."""
    k = np.arange(count) + 0.5
    up = 1 - 2 * k / count
    turn = k * math.pi * (1 + 5**0.5)
    flat = np.sqrt(1 - up * up)
    out = stack(up, flat * np.cos(turn), flat * np.sin(turn)) + rng.normal(size=(count, 3)) * 0.06
    return out / np.linalg.norm(out, axis=1)[:, None]


def hairs(seed, radius, count, below=2.0):
    """All hairs as one set of arrays; each has its length and bends over to its own side. Only those whose root lies
    `below` along x."""
    rng = np.random.default_rng(seed)
    out = spread(count, rng)
    out = out[out[:, 0] < below]
    count = len(out)
    lean = noise(out * 1.3 + seed, seed)[:, None] * np.array([1.2, 0.5, 0.3]) + rng.normal(size=(count, 3)) * 0.45
    lean -= (lean * out).sum(1)[:, None] * out
    t = np.linspace(0, 1, STEPS)
    length = rng.uniform(0.45, 1.15, (count, 1, 1)) * radius / 2
    rise, sweep = t - 0.30 * t**2, t**2 * rng.uniform(0.4, 1.3, (count, 1))
    path = out[:, None] * (radius * 0.96 + length * rise[None, :, None]) + lean[:, None] * length * sweep[..., None]
    along = np.gradient(path, axis=1)
    along /= np.linalg.norm(along, axis=-1, keepdims=True)
    a = np.cross(along, np.roll(along, 1, -1) + 0.3)
    a /= np.linalg.norm(a, axis=-1, keepdims=True)
    b = np.cross(along, a)
    angle = np.arange(SIDES) / SIDES * 2 * math.pi
    thick = (0.062 * (1 - t) ** 0.7 + 0.085 * np.exp(-t * 11) + 0.011)[None, :, None, None]
    thick = thick * rng.uniform(0.75, 1.2, (count, 1, 1, 1))
    ring = np.cos(angle)[:, None] * a[:, :, None] + np.sin(angle)[:, None] * b[:, :, None]
    points = path[:, :, None] + ring * thick * radius / 2
    one = grid_faces(STEPS, SIDES, close_columns=True)
    faces = (one[None] + STEPS * SIDES * np.arange(count)[:, None, None]).reshape(-1, 4)
    tone = 0.42 + 0.22 * rng.normal(size=(count, 1)) + 0.3 * noise(out * 1.2 + seed, seed + 3)[:, None] + 0.25 * t
    colors = ramp(np.clip(tone, 0, 1), *RIND) * (0.5 + 0.5 * np.clip(t * 3, 0, 1))[:, None]
    # How ripe the fruit is, and which of its hairs are still green.
    green = np.where(rng.random((count, 1)) < rng.uniform(0.15, 0.65), rng.uniform(0.5, 1.0, (count, 1)), 0.12)
    colors = blend(colors, TIP * rng.uniform(0.7, 1.2, (count, 1, 1)), np.clip((t - 0.42) * 2.0, 0, 1) * green)
    colors = blend(colors, (0.06, 0.025, 0.012), (t > 0.93) * rng.uniform(0, 0.9, (count, 1)))
    return points.reshape(-1, 3), faces, np.repeat(colors.reshape(-1, 3), SIDES, 0)


def skin(unit, seed, radius):
    """The leather between the hairs, darker than they are: points of a ball and their colors."""
    leather = fbm(unit * 5 + seed, 3, seed + 1)
    colors = ramp(0.38 + 0.35 * leather + 0.3 * noise(unit * 1.2 + seed, seed + 3), *RIND) * 0.62
    return unit * radius * (1 + 0.025 * leather)[:, None], colors


def rambutan(seed, radius=1.95, count=265):
    """Parts of a fruit, stem end at +x; one material."""
    rng, unit, faces, _, t = seeded_sphere(seed, 120, 80)
    stretch = np.array([1.16, 1.0, rng.uniform(0.94, 1.0)])
    body, colors = skin(unit, seed, radius)
    colors = blend(colors, (0.09, 0.05, 0.022), np.clip((t - 0.96) * 40, 0, 0.9))
    points, hair_faces, hair_colors = hairs(seed, radius, count)
    return [(body * stretch, faces, colors, 0), (points * stretch, hair_faces, hair_colors, 0)]


def opened_rambutan(seed, radius=2.0, count=265):
    """Parts of a fruit whose half at +x is taken off: its shell with a torn rim, and the aril; two materials."""
    around = 180
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)[:, None]
    rim = 1.80 + 0.06 * noise(stack(np.cos(angle) * 2, np.sin(angle) * 2, seed), seed)
    rim = rim + 0.02 * noise(stack(np.cos(angle) * 7, np.sin(angle) * 7, seed), seed + 1)
    # Along the outside to the rim, over it, and back inside.
    polar = np.concatenate([np.linspace(0.02, 1, 50), np.full(8, 1.0), np.linspace(1, 0.3, 30)])[None] * rim
    deep = np.concatenate([np.zeros(50), np.linspace(0, 1, 8), np.ones(30)])[None] + 0 * angle
    unit = stack(-np.cos(polar), np.sin(polar) * np.cos(angle), np.sin(polar) * np.sin(angle)).reshape(-1, 3)
    deep = deep.reshape(-1)
    shell, colors = skin(unit, seed, radius)
    shell = shell * (1 - 0.13 * deep)[:, None]
    pith = ramp(0.5 + 0.5 * fbm(unit * 6, 3, seed + 5), (0, (0.55, 0.30, 0.24)), (1, (0.74, 0.60, 0.48)))
    colors = blend(colors, pith, np.clip((deep - 0.12) * 6, 0, 1))
    stretch = np.array([1.16, 1.0, 0.98])
    points, hair_faces, hair_colors = hairs(seed, radius, count, 0.20)
    _, ball, ball_faces, turn, along = seeded_sphere(seed, 200, 140)
    # Faint lines run along the aril, not up to its end; it is clearer in places.
    lines = crease(noise(stack(np.cos(turn) * 5, np.sin(turn) * 5, along * 1.6 + seed), seed + 7), 0.10)
    lines = lines * np.clip(1.6 - 1.7 * np.abs(along), 0, 1)
    swell = noise(ball * 1.5 + seed, seed + 8)
    aril = ball * [1.0, 0.985, 0.975] * radius * 0.825 * (1 + 0.02 * swell - 0.006 * lines)[:, None] * stretch
    tone = 0.55 + 0.3 * swell - 0.20 * lines + 0.35 * fbm(ball * 2.6, 3, seed + 9)
    flesh = ramp(tone, (0, (0.50, 0.46, 0.37)), (1, (0.84, 0.81, 0.71)))
    return [
        (shell * stretch, grid_faces(around, polar.shape[1], close_rows=True), colors, 0),
        (points * stretch, hair_faces, hair_colors, 0),
        (aril + [0.1, 0, 0], ball_faces, flesh, 1),
    ]
