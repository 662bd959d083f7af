"""Seed spices: cumin, coriander, fennel, mustard, sesame. Long axis is x."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, sphere, stack
from noise import fbm, noise


def cumin(seed, around=64, along=44):
    """Slim, slightly bent, nine pale ribs with dark bristly grooves."""
    rng = np.random.default_rng(seed)
    _, faces, t, angle, y, z = polar_sphere(around, along)
    body = np.power(np.clip(1 - t * t, 0, 1), 0.62) * (1 - 0.12 * t)
    wander = 0.25 * noise(stack(t * 1.5, y, z + seed), seed)
    rib = 0.5 + 0.5 * np.cos(9 * (angle + wander))
    rough = fbm(stack(t * 5, y * 4, z * 4 + seed), 3, seed + 2)
    radius = body * (0.88 + 0.17 * rib + 0.06 * rough)
    length = 0.30 * rng.uniform(0.85, 1.15)
    points = stack(t * length, y * radius * 0.082, z * radius * 0.07)
    points[:, 2] += 0.05 * rng.uniform(-1, 1) * t * t
    points[:, 1] += 0.07 * rng.uniform(-1, 1) * t * t
    tone = 0.28 + 0.46 * rib + 0.22 * rough
    colors = ramp(
        tone,
        (0.05, (0.055, 0.030, 0.012)),
        (0.4, (0.17, 0.10, 0.042)),
        (0.7, (0.33, 0.225, 0.105)),
        (1.0, (0.47, 0.36, 0.20)),
    )
    return points, faces, colors


def coriander(seed, around=88, along=44):
    """Round, with alternating straight and wavy ribs, a stalk scar at one pole."""
    rng = np.random.default_rng(seed)
    vertices, faces, t, angle, y, z = polar_sphere(around, along)
    wave = 0.16 * np.sin(t * 9 + seed) + 0.12 * noise(stack(t * 3, y * 2, z * 2 + seed), seed)
    rib = np.power(0.5 + 0.5 * np.cos(11 * (angle + wave)), 1.6)
    rough = fbm(vertices * 5 + seed, 3, seed + 3)
    points = vertices * (0.205 * (1 + 0.055 * (rib - 0.5) + 0.02 * rough))[:, None] * rng.uniform(0.9, 1.1, size=3)
    points[:, 0] *= 1.06
    points[:, 0] += 0.05 * np.clip((t - 0.9) / 0.1, 0, 1) ** 2
    tone = 0.36 + 0.34 * rib + 0.20 * rough + 0.12 * noise(vertices * 1.4 + seed, seed + 5)
    colors = ramp(
        tone,
        (0.05, (0.13, 0.065, 0.022)),
        (0.4, (0.30, 0.175, 0.070)),
        (0.7, (0.45, 0.30, 0.14)),
        (1.0, (0.60, 0.46, 0.27)),
    )
    return points, faces, blend(colors, (0.12, 0.07, 0.03), np.clip((np.abs(t) - 0.95) * 18, 0, 0.8))


def fennel(seed, around=72, along=48):
    """Plump, curved, five strong pale ribs on green."""
    rng = np.random.default_rng(seed)
    _, faces, t, angle, y, z = polar_sphere(around, along)
    body = np.power(np.clip(1 - t * t, 0, 1), 0.55) * (1 - 0.15 * t)
    rib = np.power(0.5 + 0.5 * np.cos(6 * (angle + 0.12 * noise(stack(t * 1.3, y, z + seed), seed))), 2.2)
    fiber = fbm(stack(t * 3, y * 7, z * 7 + seed), 3, seed + 2)
    radius = body * (0.86 + 0.20 * rib + 0.04 * fiber)
    points = stack(t * 0.41 * rng.uniform(0.82, 1.12), y * radius * 0.135, z * radius * 0.105)
    points[:, 2] += 0.08 * rng.uniform(-1, 1) * t * t
    points[:, 1] += 0.12 * rng.uniform(-1, 1) * t * t
    points[:, 0] += 0.06 * np.clip((t - 0.93) / 0.07, 0, 1) ** 2
    tone = 0.26 + 0.50 * rib + 0.22 * fiber
    colors = ramp(
        tone,
        (0.05, (0.085, 0.080, 0.022)),
        (0.4, (0.205, 0.19, 0.062)),
        (0.7, (0.38, 0.345, 0.15)),
        (1.0, (0.56, 0.50, 0.29)),
    )
    return points, faces, blend(colors, (0.36, 0.24, 0.11), np.clip((np.abs(t) - 0.82) * 4, 0, 0.6))


def mustard(seed, dark=False, around=32, along=20):
    """Tiny, round, finely pitted."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(around, along)
    rough = fbm(vertices * 3 + seed * 3, 3, seed)
    points = vertices * (0.105 * (1 + 0.035 * rough))[:, None] * rng.uniform(0.88, 1.1, size=3)
    tone = 0.5 + 0.40 * rough
    if dark:
        return (
            points,
            faces,
            ramp(tone, (0.1, (0.012, 0.006, 0.005)), (0.5, (0.045, 0.020, 0.013)), (0.9, (0.11, 0.052, 0.030))),
        )
    return points, faces, ramp(tone, (0.1, (0.36, 0.19, 0.045)), (0.5, (0.54, 0.325, 0.095)), (0.9, (0.66, 0.46, 0.19)))


def sesame(seed, around=36, along=24):
    """Flat pale drop."""
    rng = np.random.default_rng(seed)
    vertices, faces, t, _, y, z = polar_sphere(around, along)
    body = np.power(np.clip(1 - t, 0, 2), 0.75) * np.power(np.clip(1 + t, 0, 2), 0.45)
    rough = fbm(vertices * 3 + seed, 2, seed)
    points = stack(t * 0.155, y * body * 0.088, z * body * 0.042) * rng.uniform(0.85, 1.12, 3)
    return (
        points,
        faces,
        ramp(0.5 + 0.4 * rough, (0.1, (0.48, 0.34, 0.18)), (0.5, (0.64, 0.50, 0.31)), (0.9, (0.76, 0.65, 0.47))),
    )
