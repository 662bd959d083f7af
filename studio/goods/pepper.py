"""Peppercorns."""

import numpy as np

from color import ramp
from mesh import sphere
from noise import fbm, worley


def peppercorn(seed):
    vertices, faces, _ = sphere(64, 40)
    rng = np.random.default_rng(seed)
    nearest, second = worley(vertices * 2.1 + seed * 5, seed)
    rid = np.exp(-(((second - nearest) / 0.13) ** 2))
    n = fbm(vertices * 4 + seed, 3, seed)
    points = (
        vertices
        * (0.25 * (1 + 0.05 * rid - 0.06 * (1 - rid) * 1.0 + 0.035 * n)[:, None])
        * rng.uniform(0.88, 1.1, size=3)
    )
    tone = 0.35 + 0.45 * rid + 0.22 * n
    return (
        points,
        faces,
        ramp(tone, (0.1, (0.008, 0.005, 0.004)), (0.5, (0.028, 0.017, 0.011)), (0.9, (0.12, 0.075, 0.045))),
    )
