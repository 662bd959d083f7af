"""Almonds."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, sphere, stack
from noise import crease, fbm, noise


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


def almond_kernel(seed, around=460, along=260):
    """Almond for close-ups: a flat teardrop whose fine wrinkles start at the broad base, fork and fade toward the tip;
    dull skin with dust in patches. (The kept heaps fit the form of `almond`.)"""
    rng = np.random.default_rng(seed + 40)
    unit, faces, axis, angle, *_ = polar_sphere(around, along)
    point = rng.uniform(0.68, 0.82)
    profile = np.power(np.clip(1 - axis, 0, 2), point) * np.power(np.clip(1 + axis, 0, 2), 0.50)
    profile /= profile.max()
    length, width, thickness = rng.uniform(1.16, 1.36), rng.uniform(0.60, 0.74), rng.uniform(0.37, 0.47)
    bent = angle + 0.14 * fbm(stack(axis * 1.9, np.cos(angle) * 1.3, np.sin(angle) * 1.3 + seed * 3), 3, seed)
    y, z = np.cos(bent), np.sin(bent)
    folds = crease(noise(stack(axis * 0.9 + seed, y * 3.6, z * 3.6), seed + 1), 0.10)
    forks = crease(noise(stack(axis * 1.5 + seed, y * 7.5, z * 7.5), seed + 2), 0.13)
    hairs = crease(noise(stack(axis * 2.4 + seed, y * 15, z * 15), seed + 3), 0.20)
    patches = np.clip(0.55 + 0.9 * fbm(stack(axis * 2.2, y * 1.8, z * 1.8 + seed * 5), 2, seed + 4), 0, 1)
    fade = np.clip(1.15 - 0.75 * (axis + 1) / 2 - 0.4 * patches, 0.08, 1) * np.clip((1 + axis) * 14, 0, 1)
    grain = fbm(unit * 17 + seed, 3, seed + 5)
    lump = fbm(unit * 1.3 + seed * 7, 2, seed + 6)
    points = stack(axis * length, np.cos(angle) * profile * width, np.sin(angle) * profile * thickness)
    relief = 0.05 * lump - (0.022 * folds + 0.016 * forks + 0.007 * hairs) * fade + 0.0035 * grain
    points[:, 1:] *= (1 + relief)[:, None]
    points[:, 2] += rng.uniform(-0.07, 0.07) * axis**2
    points[:, 1] += rng.uniform(-0.09, 0.09) * axis**2
    tone = 0.55 + 0.16 * lump + 0.13 * grain - (0.18 * folds + 0.17 * forks + 0.14 * hairs) * (0.25 + 0.75 * fade)
    colors = ramp(
        tone + 0.10 * fbm(unit * 3.1 + seed, 3, seed + 7) + rng.normal() * 0.05,
        (0.0, (0.070, 0.024, 0.008)),
        (0.3, (0.180, 0.068, 0.022)),
        (0.55, (0.305, 0.130, 0.047)),
        (0.8, (0.415, 0.205, 0.086)),
        (1.0, (0.520, 0.300, 0.150)),
    )
    dust = np.clip(fbm(unit * 2.4 + seed * 9, 4, seed + 8, 0.65) + 0.1 + 0.5 * grain, 0, 1) * (1 - 0.6 * forks * fade)
    colors = blend(colors, (0.52, 0.35, 0.21), 0.36 * dust)
    return points, faces, blend(colors, (0.20, 0.10, 0.05), np.clip((-axis - 0.975) * 30, 0, 0.7))
