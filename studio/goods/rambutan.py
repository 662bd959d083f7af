"""Rambutan: a red shell with soft, hooked hairs, green at the tips of some."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack
from noise import fbm, noise

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


def hairs(seed, radius, count):
    """All hairs as one set of arrays; each has its length and bends over to its own side."""
    rng = np.random.default_rng(seed)
    out = spread(count, rng)
    lean = noise(out * 1.3 + seed, seed)[:, None] * np.array([1.2, 0.5, 0.3]) + rng.normal(size=(count, 3)) * 0.45
    lean -= (lean * out).sum(1)[:, None] * out
    t = np.linspace(0, 1, STEPS)
    length = rng.uniform(0.55, 1.30, (count, 1, 1)) * radius / 2
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


def rambutan(seed, radius=1.95, count=310):
    """Parts of a fruit, stem end at +x; one material."""
    rng, unit, faces, _, t = seeded_sphere(seed, 120, 80)
    stretch = np.array([1.16, 1.0, rng.uniform(0.94, 1.0)])
    body, colors = skin(unit, seed, radius)
    colors = blend(colors, (0.09, 0.05, 0.022), np.clip((t - 0.96) * 40, 0, 0.9))
    points, hair_faces, hair_colors = hairs(seed, radius, count)
    return [(body * stretch, faces, colors, 0), (points * stretch, hair_faces, hair_colors, 0)]
