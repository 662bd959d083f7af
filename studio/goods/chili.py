"""Dried chili."""

import math

import numpy as np

from color import ramp
from mesh import joined_mesh, smooth_curve, stack, tube
from noise import fbm, noise


def chili(seed, materials, length=7.0):
    rng = np.random.default_rng(seed)
    k, n = 160, 56
    t = np.linspace(0, 1, k)
    bend = rng.uniform(0.4, 1.5) * rng.choice([-1, 1])
    second_bend = rng.uniform(-0.7, 0.7)
    path = np.stack(
        [
            length * (t - 0.5),
            bend * np.sin(t * math.pi * 0.9) + second_bend * np.sin(t * math.pi * 2) * 0.4,
            0.12 * np.sin(t * 5 + seed),
        ],
        -1,
    )
    radius_at = 0.56 * np.power(np.clip(1 - t, 0, 1), 0.62) * np.clip(t * 7 + 0.35, 0, 1) ** 0.6 + 0.012
    vertices, faces = tube(path, radius_at, n)
    a = np.tile(np.arange(n) / n * 2 * math.pi, k)
    T = np.repeat(t, n)
    c = np.repeat(path, n, 0)
    ratio = stack(T * 5, np.cos(a) * 1.1, np.sin(a) * 1.1 + seed)
    bulge = fbm(ratio, 3, seed)
    cracks = np.abs(noise(stack(T * 3, np.cos(a) * 2.2, np.sin(a) * 2.2 + seed), seed + 3))
    fiber = fbm(ratio * 5, 2, seed + 7)
    vertices = c + (vertices - c) * (1 + 0.17 * bulge - 0.16 * np.exp(-((cracks / 0.12) ** 2)) + 0.012 * fiber)[
        :, None
    ] * np.array([1, 1, 0.85])
    colors = ramp(
        0.5 + 0.35 * bulge + 0.12 * fiber - 0.2 * np.exp(-((cracks / 0.12) ** 2)),
        (0.1, (0.06, 0.003, 0.002)),
        (0.5, (0.20, 0.010, 0.005)),
        (0.9, (0.40, 0.045, 0.012)),
    )
    stem_vertices, stem_faces = tube(
        smooth_curve(
            [
                path[0] + [0.12, 0, 0],
                path[0] + [-0.25, 0, 0.02],
                path[0] + [-0.8, -0.12, 0.1],
                path[0] + [-1.4, -0.35 * rng.uniform(-1, 1), 0.28],
            ],
            24,
        ),
        np.concatenate([np.linspace(0.32, 0.24, 5), np.linspace(0.13, 0.09, 19)]),
        14,
    )
    return joined_mesh(
        "chili",
        [
            (vertices, faces, colors, 0),
            (
                stem_vertices,
                stem_faces,
                ramp(0.5 + 0.5 * fbm(stem_vertices * 3, 3, 2), (0, (0.09, 0.08, 0.02)), (1, (0.30, 0.25, 0.10))),
                1,
            ),
        ],
        materials,
    )
