"""Tomatoes."""

import math

import numpy as np
from mathutils import Euler

from color import blend, ramp
from goods.leaf import leaf
from mesh import joined_mesh, seeded_sphere, smooth_curve, stack, tube
from noise import fbm, noise


def tomato(seed, radius=3.1, around=240, along=160):
    """Tomato with shoulder lobes, green-gold shoulder streaks, pale flecks: satin, not lacquer."""
    rng, vertices, faces, angle, c = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - c * c, 0))
    lobe_count = int(rng.integers(4, 8))
    lobes = np.cos(
        lobe_count * angle
        + rng.uniform(0, 6)
        + 0.9 * noise(stack(np.cos(angle) * 1.3, np.sin(angle) * 1.3, seed), seed)
    )
    top = np.clip(c, 0, 1)
    radius_at = 1 + 0.045 * lobes * (0.2 + top**1.3) + 0.03 * fbm(vertices * 1.1 + seed, 2, seed)
    z = c * 0.80 - 0.17 * np.exp(-((s / 0.28) ** 2)) * (c > 0) - 0.05 * np.exp(-((s / 0.2) ** 2)) * (c < 0)
    micro = fbm(vertices * 20, 2, seed + 3)
    points = (
        stack(s**0.93 * np.cos(angle) * radius_at, s**0.93 * np.sin(angle) * radius_at, z * (1 + 0.03 * lobes * top))
        * radius
        * (1 + 0.0012 * micro)[:, None]
    )
    n = fbm(vertices * 1.5 + seed, 4, seed)
    streaks = fbm(stack(np.cos(angle) * 4, np.sin(angle) * 4, c * 0.8 + seed), 3, seed + 6)
    fl = np.clip(noise(vertices * 42, seed + 11) - 0.45, 0, 1) * 1.4
    colors = ramp(
        0.5 + 0.40 * n + 0.12 * streaks,
        (0.1, (0.20, 0.006, 0.003)),
        (0.5, (0.31, 0.012, 0.005)),
        (0.95, (0.42, 0.036, 0.010)),
    )
    shoulder = np.exp(-((s / 0.50) ** 2)) * (c > 0)
    colors = blend(colors, (0.46, 0.17, 0.025), shoulder * np.clip(0.35 + 0.55 * streaks, 0, 0.8))
    return points, faces, blend(colors, (0.52, 0.16, 0.05), fl * 0.35)


def calyx(seed, materials, stem=1.2):
    """Green star and a stub of stem; material 0 leaf, 1 stem."""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(6):
        vertices, faces, colors = leaf(
            seed * 10 + i,
            rng.uniform(1.7, 2.5),
            0.34,
            around=40,
            along=15,
            curl=rng.uniform(0.3, 1.6),
            ruffle=0.06,
            tip=1.0,
            base=0.3,
            vein=0.015,
            vein_count=3,
            tones=((0.03, 0.06, 0.012), (0.065, 0.12, 0.026), (0.14, 0.20, 0.06)),
        )
        M = np.array(
            Euler(
                (rng.uniform(-0.4, 0.4), -rng.uniform(0.0, 0.5), i / 6 * 2 * math.pi + rng.uniform(-0.25, 0.25))
            ).to_matrix()
        )
        parts.append((vertices @ M.T, faces, colors, 0))
    S, stem_faces = tube(
        smooth_curve(
            [
                (0, 0, -0.35),
                (0, 0, 0.2),
                (0.15 * rng.uniform(-1, 1), 0.1, stem * 0.6),
                (0.5 * rng.uniform(-1, 1), 0.4 * rng.uniform(-1, 1), stem),
            ],
            26,
        ),
        np.concatenate([np.linspace(0.24, 0.13, 7), np.linspace(0.13, 0.14, 15), np.linspace(0.16, 0.19, 4)]),
        14,
    )
    parts.append(
        (S, stem_faces, ramp(0.5 + 0.4 * fbm(S * 2.5, 3, 2), (0, (0.05, 0.08, 0.018)), (1, (0.15, 0.21, 0.07))), 1)
    )
    return joined_mesh("calyx", parts, materials)[0]
