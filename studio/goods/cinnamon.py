"""Cinnamon quills."""

import math

import numpy as np

from color import ramp
from mesh import grid_faces
from noise import fbm, noise


def cinnamon(seed, length=8.5, radius=0.55):
    rng = np.random.default_rng(seed)
    n, k = 150, 240
    parts = []
    thickness = 0.06
    xs = np.linspace(-length / 2, length / 2, k)[:, None]
    tt = np.linspace(0, 1, n)[None, :]
    for side in (1, -1):
        a = tt * 2 * math.pi * rng.uniform(1.3, 1.65)
        radius_at = radius * 0.56 * (0.36 + 0.64 * tt)
        where = np.stack(np.broadcast_arrays(xs * 0.35, tt * 4 + side * 9, tt * 0 + seed), -1)
        fiber = fbm(np.stack(np.broadcast_arrays(xs * 0.5, tt * 38 + side * 50, tt * 0 + seed), -1), 4, seed, 0.6)
        wobble = 1 + 0.06 * noise(where, seed) + 0.02 * fiber
        cut = (
            0.12
            * noise(np.stack(np.broadcast_arrays(np.sign(xs) * 7, tt * 5 + side * 3, tt * 0 + seed), -1), seed + 1)
            * (np.abs(xs) / (length / 2)) ** 30
        )
        layers = []
        for d in (0, thickness):
            rounding = radius_at * wobble - d
            layers.append(
                np.stack(
                    [
                        xs + cut + 0 * tt,
                        side * radius * 0.46 - side * rounding * np.cos(a),
                        -rounding * np.sin(a) * 0.95,
                    ],
                    -1,
                ).reshape(-1, 3)
            )
        per_layer = n * k
        quads = grid_faces(k, n)
        faces = quads.tolist() + (quads[:, ::-1] + per_layer).tolist()
        e = (k - 1) * n
        for b in range(n - 1):
            faces += [
                [b, b + 1, per_layer + b + 1, per_layer + b],
                [e + b + 1, e + b, per_layer + e + b, per_layer + e + b + 1],
            ]
        for ratio in range(k - 1):
            faces += [
                [
                    ratio * n + n - 1,
                    (ratio + 1) * n + n - 1,
                    per_layer + (ratio + 1) * n + n - 1,
                    per_layer + ratio * n + n - 1,
                ],
                [ratio * n, per_layer + ratio * n, per_layer + (ratio + 1) * n, (ratio + 1) * n],
            ]
        tone = (0.48 + 0.3 * fiber + 0.25 * noise(where * 2.5, seed + 5)).reshape(-1)
        colors = ramp(
            tone,
            (0.0, (0.07, 0.024, 0.008)),
            (0.4, (0.21, 0.082, 0.027)),
            (0.65, (0.33, 0.145, 0.055)),
            (1.0, (0.52, 0.29, 0.13)),
        )
        parts.append((np.concatenate(layers), faces, np.concatenate([colors, colors * 0.75]), 0))
    return parts
