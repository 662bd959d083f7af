"""Onions."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import fbm, noise


def onion(seed, around=300, along=180, red=False):
    """Onion: papery ribs from neck (+x) to root plate (-x)."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    wobble = angle + 0.25 * noise(stack(np.cos(angle) * 1.5, np.sin(angle) * 1.5, axis + seed), seed) + 0.12 * axis
    ribs = np.abs(noise(stack(np.cos(wobble) * 7, np.sin(wobble) * 7, axis * 0.35 + seed), seed + 1))
    fin = fbm(stack(np.cos(wobble) * 24, np.sin(wobble) * 24, axis * 0.9 + seed), 3, seed + 2, 0.6)
    bulge = fbm(vertices * 1.1 + seed * 3, 3, seed + 3)
    nk = np.exp(-((s / 0.20) ** 2)) * (axis > 0)
    x = (
        axis * 0.86
        + 1.0 * nk * (0.55 + 0.25 * fbm(stack(np.cos(angle) * 3, np.sin(angle) * 3, seed), 2, seed + 6))
        - 0.05 * np.exp(-((s / 0.16) ** 2)) * (axis < 0)
    )
    rounding = 1 + 0.03 * bulge - 0.010 * np.exp(-((ribs / 0.06) ** 2)) + 0.005 * fin
    points = stack(x * 3.1, vertices[:, 1] * rounding * 3.3, vertices[:, 2] * rounding * 3.3)
    points[:, 1] += 0.6 * np.clip(x - 1, 0, 1) * rng.normal()
    tone = 0.5 + 0.26 * fin + 0.3 * bulge - 0.25 * np.exp(-((ribs / 0.05) ** 2))
    colors = (
        ramp(
            tone,
            (0.05, (0.055, 0.006, 0.018)),
            (0.45, (0.13, 0.018, 0.040)),
            (0.75, (0.22, 0.05, 0.075)),
            (1.0, (0.36, 0.15, 0.15)),
        )
        if red
        else ramp(
            tone,
            (0.05, (0.22, 0.085, 0.022)),
            (0.45, (0.42, 0.19, 0.052)),
            (0.75, (0.54, 0.285, 0.095)),
            (1.0, (0.64, 0.42, 0.20)),
        )
    )
    return (
        points,
        faces,
        blend(colors, (0.36, 0.25, 0.13), np.clip((x - 0.92) * 3, 0, 0.85) + np.clip((-axis - 0.965) * 24, 0, 0.85)),
    )
