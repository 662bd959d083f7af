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


def hazelnut_kernel(seed, around=320, along=220):
    """Kernel for close-ups, from round to pointed: dull red-brown skin, wrinkled finely from the scar to the tip,
    dusty, here and there rubbed off. (The kept heaps fit the form of `hazelnut`.)"""
    rng = np.random.default_rng(seed + 60)
    unit, faces, axis, angle, *_ = polar_sphere(around, along)
    bent = angle + 0.22 * fbm(stack(axis * 1.7, np.cos(angle) * 1.3, np.sin(angle) * 1.3 + seed * 3), 3, seed)
    ring = np.clip(1 - axis**2, 0, 1) ** 0.15  # not all wrinkles reach the ends
    y, z = np.cos(bent) * ring, np.sin(bent) * ring
    folds = crease(noise(stack(axis * 0.8 + seed, y * 3.2, z * 3.2), seed + 1), 0.10)
    forks = crease(noise(stack(axis * 1.2 + seed, y * 6.5, z * 6.5), seed + 2), 0.15)
    hairs = crease(noise(stack(axis * 1.8 + seed, y * 14, z * 14), seed + 3), 0.22)
    fiber = fbm(stack(axis * 1.6, y * 9 + seed, z * 9), 3, seed + 10, 0.6)
    ends = np.clip((1 - np.abs(axis)) * 9, 0.1, 1)
    depth = np.clip(0.5 + 0.8 * fbm(unit * 1.8 + seed * 5, 2, seed + 4), 0.1, 1) * ends
    grain = fbm(unit * 15 + seed, 3, seed + 5, turned=True)
    lump = fbm(unit * 1.2 + seed * 7, 2, seed + 6)
    torn = fbm(unit * 1.9 + seed * 2, 5, seed + 9, 0.6, turned=True) + 0.10 * grain
    bare = np.clip((torn - rng.uniform(0.40, 1.0)) * 6, 0, 1)
    relief = 0.05 * lump - (0.032 * folds + 0.020 * forks + 0.007 * hairs) * depth * (1 - 0.7 * bare) + 0.002 * grain
    size = np.array([0.75, 0.70, 0.67]) * rng.uniform(0.91, 1.09, 3) * rng.uniform(0.84, 1.08)
    points = unit * size * (1 + relief - 0.010 * bare)[:, None]
    points[:, 1:] *= (1 - rng.uniform(0.05, 0.24) * np.clip(axis, 0, 1) ** 1.5)[:, None]
    points[:, 0] += rng.uniform(0.03, 0.14) * np.clip((axis - 0.7) / 0.3, 0, 1) ** 2
    lines = (0.20 * folds + 0.18 * forks + 0.12 * hairs) * (0.3 + 0.7 * depth)
    tone = 0.57 + 0.15 * lump + 0.08 * grain + 0.20 * fiber - lines
    colors = ramp(
        tone + 0.08 * fbm(unit * 3.1 + seed, 3, seed + 7) + rng.normal() * 0.07,
        (0.0, (0.050, 0.017, 0.006)),
        (0.3, (0.130, 0.046, 0.016)),
        (0.55, (0.235, 0.103, 0.038)),
        (0.8, (0.340, 0.172, 0.072)),
        (1.0, (0.430, 0.240, 0.120)),
    )
    dust = np.clip(fbm(unit * 2.4 + seed * 9, 4, seed + 8, 0.65) + 0.1 + 0.5 * grain, 0, 1)
    colors = blend(colors, (0.44, 0.29, 0.18), 0.18 * dust)
    colors = blend(colors, ramp(0.5 + 0.4 * grain, (0, (0.47, 0.32, 0.17)), (1, (0.66, 0.50, 0.31))), bare * 0.88)
    return points, faces, blend(colors, (0.40, 0.27, 0.16), np.clip((-axis - 0.86 + 0.08 * grain) * 9, 0, 0.7))
