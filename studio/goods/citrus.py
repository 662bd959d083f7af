"""Oranges."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere
from noise import fbm, noise, worley


def orange(seed, radius=3.7, around=420, along=240, pored=1.0):
    """Pored peel, stem scar with a few radial creases; stem end = +x."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    bulge = fbm(vertices * 1.2 + seed * 5, 3, seed)
    nearest, _ = worley(vertices * 15 + seed * 3, seed)
    nearest_fine, _ = worley(vertices * 27 + seed * 5, seed + 4)
    pores = np.exp(-((nearest / 0.30) ** 2))
    fine_pores = np.exp(-((nearest_fine / 0.3) ** 2))
    radius_at = np.exp(-((s / 0.20) ** 2)) * (axis > 0)
    creases = np.cos(9 * angle + 2 * noise(vertices * 2, seed)) * np.exp(-(((s - 0.16) / 0.14) ** 2)) * (axis > 0)
    h = (
        1
        + 0.014 * bulge
        - 0.0085 * pored * pores
        - 0.003 * pored * fine_pores
        + 0.006 * creases
        - 0.05 * radius_at
        + 0.004 * fbm(vertices * 6, 2, seed + 2)
    )
    points = vertices * h[:, None] * radius * np.array([0.95, 1, 1])
    tone = 0.5 + 0.38 * bulge + 0.10 * noise(vertices * 7, seed + 5)
    colors = ramp(tone, (0.1, (0.60, 0.155, 0.006)), (0.5, (0.68, 0.205, 0.009)), (0.9, (0.74, 0.275, 0.018)))
    colors = colors * (1 - 0.16 * pores)[:, None]
    colors = blend(colors, (0.50, 0.26, 0.03), np.exp(-((s / 0.16) ** 2)) * (axis > 0) * 0.6)
    colors = blend(colors, (0.10, 0.085, 0.03), np.clip((0.050 - s) * 60, 0, 1) * (axis > 0))
    speckle = np.clip(noise(vertices * 19, seed + 9) - 0.62, 0, 1) * 3
    return points, faces, blend(colors, (0.34, 0.12, 0.02), np.clip(speckle, 0, 0.5))
