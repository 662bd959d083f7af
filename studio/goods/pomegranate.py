"""Pomegranate arils."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import fbm


def pomegranate_aril(seed, around=60, along=40):
    """Pomegranate aril: faceted drop; the pale seed shows through."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    d = vertices @ (lambda n: n / np.linalg.norm(n, axis=1)[:, None])(rng.normal(size=(7, 3))).T
    fl = np.clip(d - 0.80, 0, 1).sum(1)
    points = vertices * (1 - 0.75 * fl)[:, None] * stack(0.56, 0.40, 0.36) * rng.uniform(0.9, 1.1, 3)
    points[:, 1:] *= (1 - 0.28 * np.clip(axis, 0, 1) ** 1.5)[:, None]
    bulge = fbm(vertices * 1.6 + seed * 7, 2, seed)
    colors = ramp(
        0.5 + 0.4 * bulge, (0.1, (0.10, 0.002, 0.005)), (0.5, (0.21, 0.004, 0.010)), (0.9, (0.36, 0.014, 0.022))
    )
    return (
        points,
        faces,
        blend(
            colors,
            (0.50, 0.10, 0.075),
            np.clip(0.8 - np.abs(axis + 0.1) * 1.3, 0, 1) * 0.35 * np.clip(0.6 + bulge, 0, 1)
            + np.clip((axis - 0.86) * 7, 0, 0.7),
        ),
    )
