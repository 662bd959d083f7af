"""Cardamom pods."""

import numpy as np

from color import blend, ramp
from mesh import sphere, stack
from noise import fbm


def cardamom(seed):
    rng = np.random.default_rng(seed)
    vertices, faces, angle = sphere(180, 90)
    axis = vertices[:, 0]
    profile = np.power(np.clip(1 - axis, 0, 2), 0.60) * np.power(np.clip(1 + axis, 0, 2), 0.52)
    p0 = rng.uniform(0, 6)
    wobble = fbm(stack(axis * 1.5, angle * 0 + seed, angle * 0), 2, seed) * 1.0
    ribs = np.abs(np.sin(11 * angle + wobble))
    fiber = fbm(stack(axis * 2.2, np.cos(angle) * 14, np.sin(angle) * 14 + seed), 3, seed + 2)
    lobes = np.cos(3 * angle + p0)
    tri = (
        1
        + 0.11 * lobes
        + 0.045 * (ribs - 0.5)
        + 0.03 * fbm(stack(axis * 2, np.cos(angle) * 2, np.sin(angle) * 2 + seed), 3, seed)
        + 0.010 * fiber
    )
    k = 0.45 * rng.uniform(0.85, 1.12)
    points = stack(
        axis * 1.0 * rng.uniform(0.85, 1.12),
        np.cos(angle) * profile * tri * k,
        np.sin(angle) * profile * tri * k * rng.uniform(0.85, 1),
    )
    tip = np.clip((axis - 0.86) / 0.14, 0, 1)
    points[:, 0] += tip**2 * 0.15
    points[:, 2] += 0.06 * axis * axis * rng.uniform(-1, 1)
    tone = (
        0.45
        + 0.25 * (ribs - 0.5)
        + 0.22 * fiber
        + 0.15 * fbm(stack(axis * 1.3, np.cos(angle), np.sin(angle) + seed), 2, seed + 4)
    )
    colors = ramp(
        tone,
        (0.05, (0.13, 0.15, 0.035)),
        (0.4, (0.29, 0.315, 0.10)),
        (0.65, (0.44, 0.44, 0.18)),
        (1.0, (0.62, 0.58, 0.32)),
    )
    return points, faces, blend(colors, (0.45, 0.36, 0.17), np.clip(np.abs(axis) - 0.8, 0, 1) * 3)
