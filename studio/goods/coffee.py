"""Roasted coffee."""

import math

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import fbm, noise


ROAST = (
    (0.05, (0.013, 0.0046, 0.0019)),
    (0.45, (0.040, 0.0142, 0.0054)),
    (0.75, (0.080, 0.031, 0.012)),
    (1.0, (0.15, 0.067, 0.029)),
)
# Shadow, middle and light of a bean; no two lots come out of the drum alike.
ROASTS = (
    ((0.05, (0.016, 0.0060, 0.0025)), (0.5, (0.052, 0.0195, 0.0075)), (1.0, (0.15, 0.066, 0.028))),
    ((0.05, (0.024, 0.0090, 0.0034)), (0.5, (0.080, 0.0310, 0.0115)), (1.0, (0.20, 0.092, 0.039))),
    ((0.05, (0.036, 0.0140, 0.0052)), (0.5, (0.120, 0.0490, 0.0180)), (1.0, (0.26, 0.125, 0.054))),
)


def coffee_bean(seed, around=150, along=90, cut_width=0.052, tones=ROAST, silverskin=(0.26, 0.15, 0.075)):
    """Flat face (+z) with the S-shaped centre cut, silverskin in the cut."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    y, z = vertices[:, 1].copy(), vertices[:, 2].copy()
    up = z > 0
    y = np.sign(y) * np.abs(y) ** 0.94 * (1 - 0.10 * axis * rng.uniform(-0.5, 1))
    cut = 0.07 * math.copysign(1, rng.normal()) * np.sin(axis * 2.3) + 0.02 * noise(
        stack(axis * 3, axis * 0 + seed, 0.0), seed
    )
    d = y - cut
    w = cut_width * (1 + 0.35 * noise(stack(axis * 2.5, axis * 0, seed + 0.5), seed + 1))
    g = np.exp(-((d / w) ** 2)) * np.clip((1 - np.abs(axis)) * 6, 0, 1) * up
    lip = np.exp(-(((np.abs(d) - 0.17) / 0.13) ** 2)) * up * (1 - axis**2)
    zz = np.where(up, z * (0.34 + 0.05 * rng.uniform(-1, 1)), z * 0.98)
    wrinkle = fbm(stack(axis * 2.2, y * 7 + seed * 3, z * 7), 4, seed, 0.6)
    wb = fbm(vertices * 2.2 + seed * 7, 3, seed + 3)
    fine = fbm(vertices * 16 + seed, 2, seed + 5)
    zz = zz + 0.05 * lip - 0.27 * g + 0.10 * rng.uniform(-0.5, 1) * axis * axis * up
    s = 1 + 0.022 * wrinkle + 0.035 * wb + 0.007 * fine
    L, W, H = 0.60 * rng.uniform(0.9, 1.1), 0.43 * rng.uniform(0.92, 1.08), 0.36 * rng.uniform(0.9, 1.1)
    points = stack(axis * L, y * W, zz * H) * s[:, None]
    tone = 0.5 + 0.22 * wrinkle + 0.30 * wb + 0.16 * fine
    colors = ramp(tone, *tones)
    colors = colors * (1 - 0.55 * np.exp(-((d / (w * 2.4)) ** 2)) * up)[:, None]
    return (
        points,
        faces,
        blend(
            colors,
            silverskin,
            g**2 * np.clip(0.45 + 0.9 * noise(stack(axis * 6, d * 20, seed), seed + 8), 0, 0.8),
        ),
    )


def roasted_bean(seed):
    """A bean of a lot for a close view."""
    return coffee_bean(seed, 150, 90, 0.075, ROASTS[seed % 7 % 3], (0.34, 0.20, 0.10))
