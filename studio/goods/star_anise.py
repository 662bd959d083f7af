"""Star anise."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, joined_mesh, sphere
from noise import fbm, noise


def star_anise(seed, materials):
    rng = np.random.default_rng(seed)
    parts = []
    n = 8
    for k in range(n):
        around, along = 60, 54
        L = 1.42 * rng.uniform(0.75, 1.08)
        opening = rng.uniform(0.52, 0.66) if rng.random() > 0.2 else 0.78
        W0 = 0.30 * rng.uniform(0.85, 1.15)
        u = np.linspace(0, 1, around)
        v = np.linspace(-1, 1, along)
        U, W = np.meshgrid(u, v, indexing="ij")
        ang = W * math.pi * opening
        where = np.stack([U * 4, W * 2.2, U * 0 + k * 3 + seed * 9], -1)
        wdt = W0 * np.power(np.clip(np.sin(U**0.62 * math.pi), 0, 1), 0.75) + 0.03 * (1 - U)
        h = 0.42 * np.power(np.clip(np.sin(U**0.7 * math.pi), 0, 1), 0.6) + 0.05
        wrinkle = fbm(where * 1.3, 4, seed + k, 0.6)
        swell = 1 + 0.13 * wrinkle

        def surf(thickness):
            return np.stack(
                [
                    0.10 + U * L,
                    (wdt - thickness) * np.sin(ang) * swell + 0.02 * noise(where * 0.6, k),
                    -(h - thickness) * np.cos(ang) * swell + 0.10 + 0.30 * U**3,
                ],
                -1,
            ).reshape(-1, 3)

        points = np.concatenate([surf(0), surf(0.05)])
        per_layer = around * along
        quads = grid_faces(around, along)
        faces = quads.tolist() + (quads[:, ::-1] + per_layer).tolist()
        for a in range(around - 1):
            faces += [
                [a * along, per_layer + a * along, per_layer + (a + 1) * along, (a + 1) * along],
                [
                    a * along + along - 1,
                    (a + 1) * along + along - 1,
                    per_layer + (a + 1) * along + along - 1,
                    per_layer + a * along + along - 1,
                ],
            ]
        an = k / n * 2 * math.pi + rng.uniform(-0.1, 0.1)
        c, s = math.cos(an), math.sin(an)
        R = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        tl = rng.uniform(-0.08, 0.12)
        R = R @ np.array([[math.cos(tl), 0, -math.sin(tl)], [0, 1, 0], [math.sin(tl), 0, math.cos(tl)]])
        tone = (0.48 + 0.30 * wrinkle + 0.12 * noise(where * 7, 3)).reshape(-1)
        Co = ramp(tone, (0.1, (0.024, 0.009, 0.004)), (0.5, (0.10, 0.04, 0.015)), (0.9, (0.24, 0.115, 0.05)))
        Ci = ramp(tone, (0.1, (0.11, 0.048, 0.02)), (0.9, (0.28, 0.14, 0.062)))
        edge = (np.abs(W) > 0.93).reshape(-1) * 1.0
        Co = blend(Co, (0.26, 0.13, 0.055), edge * 0.7)
        parts.append((points @ R.T, faces, np.concatenate([Co, Ci]), 0))
        if opening < 0.7:
            stem_vertices, stem_faces, _ = sphere(32, 20)
            stem_vertices = stem_vertices * np.array([0.27, 0.135, 0.20]) * rng.uniform(0.85, 1.05) + np.array(
                [0.10 + L * 0.42, 0, 0.03]
            )
            parts.append((stem_vertices @ R.T, stem_faces, (0.15, 0.052, 0.014), 1))
    stem_vertices, stem_faces, _ = sphere(16, 10)
    parts.append(
        (stem_vertices * np.array([0.2, 0.2, 0.3]) + np.array([0, 0, -0.1]), stem_faces, (0.09, 0.035, 0.014), 0)
    )
    return joined_mesh("anise", parts, materials)
