"""Grapes."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere
from noise import fbm


def grape(seed, around=90, along=60, dark=True):
    """Grape with bloom rubbed off in patches, stem scar at +x."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    bulge = fbm(vertices * 1.3 + seed * 7, 3, seed)
    rub = fbm(vertices * 3.2 + seed * 3, 4, seed + 3, 0.6, turned=True)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    points = vertices * np.array([1.08 * rng.uniform(0.95, 1.1), 1, 1]) * (1 + 0.012 * bulge)[:, None] * 0.95
    colors = (
        ramp(
            0.5 + 0.45 * bulge, (0.1, (0.012, 0.004, 0.012)), (0.5, (0.034, 0.008, 0.024)), (0.9, (0.10, 0.018, 0.030))
        )
        if dark
        else ramp(0.5 + 0.45 * bulge, (0.1, (0.17, 0.22, 0.03)), (0.5, (0.27, 0.32, 0.06)), (0.9, (0.40, 0.40, 0.10)))
    )
    colors = blend(colors, (0.20, 0.20, 0.27) if dark else (0.45, 0.50, 0.32), np.clip(0.42 + 0.75 * rub, 0, 1) * 0.55)
    return points, faces, blend(colors, (0.10, 0.07, 0.035), np.clip((0.10 - s) * 30, 0, 1) * (axis > 0))
