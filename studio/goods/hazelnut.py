"""Hazelnut kernels."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm, noise


def hazelnut(seed, around=150, along=110):
    """Shelled kernel: papery brown skin with long ridges, flaked patches, pale scar at the blunt end."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    lump = fbm(vertices * 1.1 + seed * 3, 2, seed)
    ribs = fbm(stack(axis * 1.0, y * 4.5, z * 4.5 + seed), 4, seed + 2, 0.6)
    vein = crease(noise(stack(axis * 0.7, y * 5 + seed, z * 5), seed + 6), 0.12)
    fiber = fbm(stack(axis * 8, y * 16, z * 16 + seed), 2, seed + 4)
    s = 1 - 0.10 * np.clip(axis, 0, 1)
    points = (
        vertices
        * np.array([0.74, 0.70, 0.68])
        * rng.uniform(0.9, 1.08, size=3)
        * (1 + 0.035 * lump + 0.030 * ribs - 0.035 * vein + 0.008 * fiber)[:, None]
    )
    points[:, 1:] *= s[:, None]
    points[:, 0] += 0.07 * np.clip((axis - 0.82) / 0.18, 0, 1) ** 2
    colors = ramp(
        0.48 + 0.24 * ribs + 0.18 * fiber - 0.18 * vein + 0.14 * lump,
        (0.05, (0.055, 0.017, 0.005)),
        (0.4, (0.165, 0.062, 0.019)),
        (0.65, (0.275, 0.12, 0.042)),
        (1.0, (0.44, 0.24, 0.10)),
    )
    ratio = fbm(stack(axis * 1.7, y * 2.2, z * 2.2 + seed * 2), 4, seed + 9, 0.6)
    bare = np.clip((ratio - rng.uniform(0.22, 0.6)) * 9, 0, 1)
    points *= (1 - 0.012 * bare)[:, None]
    colors = blend(colors, ramp(0.5 + 0.3 * fiber, (0, (0.52, 0.36, 0.19)), (1, (0.68, 0.52, 0.32))), bare * 0.92)
    return points, faces, blend(colors, (0.40, 0.25, 0.12), np.clip((-axis - 0.86 + 0.05 * fiber) * 14, 0, 0.8))
