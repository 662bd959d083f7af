"""Cashews."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm


def cashew(seed, around=150, along=130):
    """Fat arc: thick head, thinner tail, flattened inside, faint seam between the two halves."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    half, Rc = rng.uniform(1.15, 1.42), 0.90 * rng.uniform(0.93, 1.1)
    profile = np.power(np.clip(1 - axis * axis, 0, 1), 0.43) * (1 + 0.17 * axis)
    radius_at = 0.50 * rng.uniform(0.92, 1.08) * profile
    lump = fbm(stack(axis * 1.6, y * 0.9, z * 0.9 + seed * 3), 3, seed)
    fiber = fbm(stack(axis * 3, y * 9, z * 9 + seed), 3, seed + 3)
    pit = fbm(stack(axis * 14, y * 9, z * 9 + seed), 2, seed + 5)
    seam = crease(np.abs(z), 0.10) * np.clip(1.3 - axis * axis, 0, 1) * np.where(y < 0, 1.0, 0.35)
    k = 1 + 0.09 * lump + 0.018 * fiber + 0.008 * pit - 0.10 * seam
    a = radius_at * k * np.where(y < 0, y * 0.86, y)
    b = radius_at * k * z * 0.88
    thickness = axis * half
    points = stack(
        (Rc + a) * np.sin(thickness),
        (Rc + a) * np.cos(thickness) - Rc * 0.72,
        b + 0.05 * axis * axis * rng.uniform(-1, 1),
    )
    tone = (
        0.55
        + 0.20 * lump
        + 0.16 * fiber
        + 0.12 * pit
        - 0.35 * seam
        + 0.10 * fbm(stack(axis * 0.9, y * 0.7, z * 0.7 + seed), 2, seed + 8)
    )
    colors = ramp(
        tone,
        (0.0, (0.34, 0.18, 0.065)),
        (0.3, (0.53, 0.345, 0.17)),
        (0.6, (0.68, 0.50, 0.29)),
        (1.0, (0.80, 0.65, 0.43)),
    )
    return points, faces, blend(colors, (0.36, 0.19, 0.075), np.clip((np.abs(axis) - 0.93) * 9, 0, 0.55))
