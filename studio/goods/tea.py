"""Black leaf tea."""

import math

import numpy as np

from color import blend, ramp
from mesh import stack, tube
from noise import fbm, noise


def tea_leaf(seed, scale=44, count=12):
    """Rolled, twisted leaf of orthodox black tea."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, scale)
    L = rng.uniform(0.9, 2.0)
    c = rng.normal(size=4) * 0.22
    path = stack(
        L * (t - 0.5),
        L * (c[0] * np.sin(t * math.pi) + c[1] * np.sin(t * 2 * math.pi) * 0.5),
        L * (c[2] * np.sin(t * math.pi) * 0.7 + c[3] * np.sin(t * 3 * math.pi) * 0.25),
    )
    radius_at = (
        rng.uniform(0.07, 0.135)
        * np.power(np.sin(math.pi * np.clip(t * 0.94 + 0.03, 0, 1)), 0.55)
        * (1 + 0.35 * noise(stack(t * 5, seed, 0.0), 1))
    )
    vertices, faces = tube(path, radius_at, count)
    a = np.tile(np.arange(count) / count * 2 * math.pi, scale)
    T = np.repeat(t, count)
    center = np.repeat(path, count, 0)
    twist = T * rng.uniform(3, 9) * rng.choice([-1, 1]) + seed
    e = 0.52 + 0.48 * np.abs(np.cos(a - twist)) ** 1.5
    fold = np.exp(-((((a - twist) % (2 * math.pi) - math.pi) / 0.5) ** 2))
    wrinkle = fbm(stack(T * 9, np.cos(a - twist) * 2.5, np.sin(a - twist) * 2.5 + seed), 3, seed, 0.6)
    vertices = center + (vertices - center) * (e * (1 - 0.45 * fold) * (1 + 0.30 * wrinkle))[:, None]
    tone = 0.42 + 0.35 * wrinkle - 0.2 * fold
    colors = ramp(
        tone,
        (0.0, (0.0045, 0.003, 0.0025)),
        (0.45, (0.016, 0.0095, 0.006)),
        (0.75, (0.042, 0.024, 0.013)),
        (1.0, (0.085, 0.05, 0.026)),
    )
    return (
        vertices,
        faces,
        (blend(colors, (0.22, 0.125, 0.045), np.clip(0.55 + 0.5 * wrinkle, 0, 0.8) * (rng.random() < 0.10))),
    )
