"""Almonds."""

import numpy as np

from color import blend, ramp
from mesh import sphere, stack
from noise import fbm, noise


def almond(seed=0, around=200, along=120):
    """Brown skin with long wrinkles that meet at the tip."""
    rng = np.random.default_rng(seed)
    vertices, faces, angle = sphere(around, along)
    axis = vertices[:, 0]
    y, z = np.cos(angle), np.sin(angle)
    profile = (
        np.power(np.clip(1 - axis, 0, 2), 0.60 + rng.uniform(-0.04, 0.05))
        * np.power(np.clip(1 + axis, 0, 2), 0.45)
        / 1.02
    )
    length = 1.18 * rng.uniform(0.9, 1.08)
    width = 0.66 * rng.uniform(0.9, 1.1)
    thickness = 0.42 * rng.uniform(0.85, 1.15)
    yy = np.sign(y) * np.abs(y) ** 0.92
    # long wrinkles converge to the tip: noise stretched along the axis
    wrinkle = fbm(
        stack(axis * 1.1 + 0.5 * noise(stack(axis * 2, y, z), seed), y * 5.0 + seed * 3, z * 5.0), 4, seed, 0.6
    )
    vein = -np.power(1 - np.abs(noise(stack(axis * 0.8, y * 6 + seed, z * 6), seed + 5)), 5)
    fine = fbm(stack(axis * 7, y * 22, z * 22 + seed), 2, seed + 9)
    points = stack(axis * length, yy * profile * width, z * profile * thickness)
    d = (0.030 * wrinkle + 0.028 * vein + 0.006 * fine) * np.clip(profile * 1.3, 0, 1)
    points[:, 1:] *= (1 + d)[:, None]
    points[:, 2] += 0.05 * rng.uniform(-1, 1) * axis**2
    points[:, 1] += 0.06 * rng.uniform(-1, 1) * axis**2
    tone = (
        0.52
        + 0.20 * wrinkle
        + 0.22 * vein
        + 0.16 * fine
        + 0.10 * fbm(stack(axis * 1.4, y * 1.2, z * 1.2 + seed), 3, seed + 12)
    )
    colors = ramp(
        tone,
        (0.05, (0.07, 0.022, 0.007)),
        (0.35, (0.20, 0.078, 0.026)),
        (0.55, (0.335, 0.155, 0.06)),
        (0.8, (0.50, 0.28, 0.125)),
        (1.0, (0.62, 0.42, 0.24)),
    )
    colors = blend(colors, (0.55, 0.40, 0.26), np.clip((axis - 0.93) * 8, 0, 0.6))
    return points, faces, colors
