"""Saffron threads."""

import math

import numpy as np

from color import blend, ramp
from mesh import stack, tube
from noise import fbm


def saffron_thread(seed, scale=46, count=10):
    """One stigma: hair-thin yellow foot, crimson thread, flared and frayed trumpet tip."""
    rng = np.random.default_rng(seed)
    L = rng.uniform(2.2, 3.4)
    t = np.linspace(0, 1, scale)
    w = rng.uniform(0.3, 1.1, 2) * rng.choice([-1, 1], 2)
    path = np.stack(
        [
            L * (t - 0.5),
            w[0] * 0.5 * np.sin(t * math.pi * rng.uniform(0.8, 1.3)) + 0.10 * np.sin(t * 9 + seed),
            0.22 * w[1] * np.sin(t * math.pi * rng.uniform(1.0, 2.2)) + 0.05 * np.sin(t * 13 + seed),
        ],
        -1,
    )
    radius_at = 0.022 + 0.028 * t + 0.085 * np.clip((t - 0.72) / 0.28, 0, 1) ** 1.6
    vertices, faces = tube(path, radius_at, count, cap=False)
    c = np.repeat(path, count, 0)
    T = np.repeat(t, count)
    d = vertices - c
    roll = np.repeat(np.cumsum(rng.normal(size=scale)) * 0.10, count)
    ca, across_bands = np.cos(roll), np.sin(roll)
    d = np.stack(
        [d[:, 0], d[:, 1] * ca - d[:, 2] * across_bands * 0.45, d[:, 1] * across_bands + d[:, 2] * ca * 0.45], -1
    )
    vertices = (
        c + d * (1 + 0.16 * fbm(stack(T * 9, np.tile(np.arange(count), scale) * 0.9, T * 0 + seed), 2, seed))[:, None]
    )
    vertices[-count:, 0] += 0.10 * rng.random(count)
    tone = 0.5 + 0.35 * fbm(np.stack([T * 12, np.tile(np.arange(count), scale) * 1.3, T * 0 + seed], -1), 3, seed)
    colors = ramp(tone, (0.1, (0.085, 0.003, 0.002)), (0.5, (0.23, 0.010, 0.004)), (0.9, (0.40, 0.032, 0.008)))
    return vertices, faces, blend(colors, (0.52, 0.20, 0.018), np.clip(0.28 - T, 0, 1) * 3.0)
