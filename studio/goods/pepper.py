"""Peppercorns."""

import numpy as np

from color import ramp
from mesh import sphere, stack
from noise import crease, fbm, noise, worley


def peppercorn(seed):
    """A dried berry: a net of ridges where the skin shrank on the seed, wide on one and fine on another."""
    vertices, faces, _ = sphere(72, 48)
    rng = np.random.default_rng(seed)
    warp = 0.55 * stack(*(noise(vertices * 1.6 + seed * 7 + n * 11, seed + n) for n in range(3)))
    nearest, second = worley(vertices * rng.uniform(1.3, 2.3) + warp + seed * 5, seed)
    ridge = crease(second - nearest, 0.16)
    minor = crease(noise(vertices * 3.4 + 1.5 * warp + seed * 3, seed + 4), 0.16)
    grain = fbm(vertices * 6 + seed, 3, seed + 5)
    shrunk = rng.uniform(0.35, 1.3)
    dried = np.clip(0.75 + 0.5 * noise(vertices * 1.2 + seed, seed + 6), 0, 1)
    sunk = (1 - np.clip(ridge + 0.45 * minor, 0, 1)) * dried
    depth = 1.03 + 0.05 * noise(vertices * 0.9 + seed * 2, seed + 7) - 0.13 * shrunk * sunk + 0.02 * grain
    points = vertices * (0.25 * depth)[:, None] * rng.uniform(0.9, 1.08, size=3)
    tone = rng.uniform(0.22, 0.42) + 0.42 * ridge + 0.16 * minor + 0.24 * grain
    colors = ramp(
        tone,
        (0.1, (0.009, 0.006, 0.0045)),
        (0.5, (0.030, 0.019, 0.012)),
        (0.9, (0.105, 0.068, 0.041)),
        (1.2, (0.20, 0.145, 0.095)),
    )
    return points, faces, colors
