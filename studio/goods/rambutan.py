"""Rambutan: a red shell with soft, hooked spines that pale to green at their tips."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack
from noise import fbm, noise

RIND = (
    (0.1, (0.20, 0.008, 0.008)),
    (0.5, (0.38, 0.020, 0.015)),
    (0.8, (0.48, 0.060, 0.022)),
    (1.0, (0.52, 0.20, 0.035)),
)
TIP = np.array([0.36, 0.36, 0.065])
STEPS, SIDES = 9, 7


def spread(count, rng):
    """Directions spread evenly over a sphere, slightly off."""
    k = np.arange(count) + 0.5
    up = 1 - 2 * k / count
    turn = k * math.pi * (1 + 5**0.5)
    flat = np.sqrt(1 - up * up)
    out = stack(up, flat * np.cos(turn), flat * np.sin(turn)) + rng.normal(size=(count, 3)) * 0.05
    return out / np.linalg.norm(out, axis=1)[:, None]


def spines(seed, radius, count):
    """All spines as one set of arrays; each bends over to its own side."""
    rng = np.random.default_rng(seed)
    out = spread(count, rng)
    lean = noise(out * 1.4 + seed, seed)[:, None] * np.array([1.0, 0.4, 0.2]) + rng.normal(size=(count, 3)) * 0.6
    lean -= (lean * out).sum(1)[:, None] * out
    t = np.linspace(0, 1, STEPS)
    length = rng.uniform(0.65, 1.1, (count, 1, 1)) * radius / 2
    rise, sweep = t - 0.28 * t**2, 0.75 * t**2.2
    path = out[:, None] * (radius * 0.95 + length * rise[None, :, None]) + lean[:, None] * length * sweep[None, :, None]
    along = np.gradient(path, axis=1)
    along /= np.linalg.norm(along, axis=-1, keepdims=True)
    a = np.cross(along, np.roll(along, 1, -1) + 0.3)
    a /= np.linalg.norm(a, axis=-1, keepdims=True)
    b = np.cross(along, a)
    angle = np.arange(SIDES) / SIDES * 2 * math.pi
    thick = (0.14 * (1 - t) ** 0.8 + 0.10 * np.exp(-t * 9) + 0.018)[None, :, None, None] * rng.uniform(
        0.8, 1.15, (count, 1, 1, 1)
    )
    ring = np.cos(angle)[:, None] * a[:, :, None] + np.sin(angle)[:, None] * b[:, :, None]
    points = path[:, :, None] + ring * thick * radius / 2
    one = grid_faces(STEPS, SIDES, close_columns=True)
    faces = (one[None] + STEPS * SIDES * np.arange(count)[:, None, None]).reshape(-1, 4)
    tone = np.clip(0.42 + 0.25 * rng.normal(size=(count, 1)) + 0.25 * noise(out * 1.2 + seed, seed + 3)[:, None], 0, 1)
    base = ramp(np.broadcast_to(tone, (count, STEPS)), *RIND)
    share = np.clip((t[None] - 0.30) * 1.5, 0, 1) * rng.uniform(0.35, 1.0, (count, 1))
    colors = blend(base, TIP * rng.uniform(0.7, 1.2, (count, 1, 1)), share)
    colors = blend(colors, (0.06, 0.03, 0.012), (t[None] > 0.93) * rng.uniform(0, 0.9, (count, 1)))
    return points.reshape(-1, 3), faces, np.repeat(colors.reshape(-1, 3), SIDES, 0)


def rambutan(seed, radius=1.95, count=190):
    """Parts of a fruit, stem end at +x; one material."""
    rng, unit, faces, _, t = seeded_sphere(seed, 120, 80)
    stretch = np.array([1.16, 1.0, rng.uniform(0.94, 1.0)])
    leather = fbm(unit * 5 + seed, 3, seed + 1)
    body = unit * radius * (1 + 0.025 * leather)[:, None] * stretch
    colors = ramp(0.45 + 0.35 * leather + 0.3 * noise(unit * 1.2 + seed, seed + 3), *RIND)
    colors = blend(colors, (0.09, 0.05, 0.022), np.clip((t - 0.96) * 40, 0, 0.9))
    points, spine_faces, spine_colors = spines(seed, radius, count)
    return [(body, faces, colors, 0), (points * stretch, spine_faces, spine_colors, 0)]
