"""Fresh herbs."""

import math

import numpy as np

from color import ramp
from mesh import joined_mesh, smooth_curve, tube
from noise import fbm


def rosemary(seed, materials, length=9.0):
    """Woody stem with whorls of needle leaves, along +x."""
    rng = np.random.default_rng(seed)
    stem = smooth_curve(
        [
            (0, 0, 0.15),
            (length * 0.35, 0.5 * rng.normal(), 0.4),
            (length * 0.7, 0.7 * rng.normal(), 0.5),
            (length, 0.8 * rng.normal(), 0.75),
        ],
        60,
    )
    vertices, faces = tube(stem, np.linspace(0.11, 0.05, 60), 8)
    parts = [
        (
            vertices,
            faces,
            ramp(0.5 + 0.4 * fbm(vertices * 3, 3, 1), (0, (0.06, 0.045, 0.02)), (1, (0.20, 0.17, 0.08))),
            0,
        )
    ]
    for i in range(3, 60):
        T = stem[min(i + 1, 59)] - stem[i - 1]
        T /= np.linalg.norm(T)
        for j in range(5):
            reach = rng.uniform(1.1, 1.9) * (1 - 0.45 * (i / 60) ** 3)
            angle = rng.uniform(0, 2 * math.pi)
            n = np.array([0, math.cos(angle), math.sin(angle) * 0.8 + 0.15])
            spots = 0.75 - 0.45 * (i / 60) ** 2
            d = T * (1 - spots * 0.5) + n * spots
            d /= np.linalg.norm(d)
            middle = stem[i] + d * reach * 0.5 + n * 0.03
            p = smooth_curve([stem[i], middle, stem[i] + d * reach + T * 0.14 - n * 0.04], 9)
            vertices, faces = tube(
                p, 0.072 * np.array([0.5, 0.85, 1, 1, 1, 0.95, 0.85, 0.6, 0.15]) * rng.uniform(0.8, 1.15), 6, False
            )
            vertices[:, 2] = np.maximum(vertices[:, 2], 0.03)
            a = np.tile(np.arange(6) / 6 * 2 * math.pi, 9)
            parts.append(
                (
                    vertices,
                    faces,
                    np.array([0.045, 0.085, 0.028]) * rng.uniform(0.6, 1.35) * (1 + 0.35 * np.cos(a))[:, None],
                    1,
                )
            )
    return joined_mesh("rosemary", parts, materials)[0]
