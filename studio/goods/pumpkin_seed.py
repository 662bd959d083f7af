"""Shelled pumpkin seeds."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm


def pumpkin_seed(seed, around=110, along=70):
    """Flat dark-green drop with a rounded margin, pointed at +x."""
    rng = np.random.default_rng(seed)
    _, faces, axis, _, y, z = polar_sphere(around, along)
    profile = np.power(np.clip(1 - axis, 0, 2), 0.72) * np.power(np.clip(1 + axis, 0, 2), 0.42)
    fiber = fbm(stack(axis * 1.6, y * 8, z * 3 + seed), 4, seed, 0.6)
    lump = fbm(stack(axis * 1.3, y * 1.3, z + seed * 4), 2, seed + 3)
    margin = crease(np.abs(y) - 0.86, 0.10)
    points = stack(axis * 0.62 * rng.uniform(0.9, 1.1), y * profile * 0.34, z * profile * 0.13 * (1 + 0.25 * lump))
    points[:, 2] += 0.07 * rng.uniform(-1, 1) * axis**2 + 0.012 * margin * np.sign(z) + 0.006 * fiber
    tone = 0.45 + 0.30 * fiber + 0.30 * lump
    colors = ramp(tone, (0.05, (0.034, 0.038, 0.015)), (0.5, (0.092, 0.098, 0.042)), (0.95, (0.20, 0.20, 0.10)))
    colors = blend(colors, (0.20, 0.19, 0.075), margin * 0.45)
    return points, faces, blend(colors, (0.32, 0.27, 0.13), np.clip((axis - 0.86) * 7, 0, 0.7))
