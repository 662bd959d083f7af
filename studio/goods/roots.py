"""Potatoes, beets, and the stalks of their leaves."""

import numpy as np

from color import blend, ramp
from mesh import joined_mesh, seeded_sphere, smooth_curve, stack, tube
from noise import fbm, noise


def leaf_stalks(
    seed,
    materials,
    count=9,
    length=9.0,
    stalk_tones=((0.05, 0.11, 0.02), (0.16, 0.26, 0.07)),
    radius=0.16,
    spread=0.35,
    tint=None,
):
    """leaf stalks from a crown at the origin, along +x"""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(count):
        d = np.array([1, rng.normal() * spread, abs(rng.normal()) * spread * 0.8])
        reach = length * rng.uniform(0.35, 1)
        e = d / np.linalg.norm(d)
        dr = rng.normal(size=3) * reach * 0.06
        p = smooth_curve(
            [
                e * -0.3 + rng.normal(size=3) * 0.18 * [0, 1, 1],
                e * reach * 0.35 + dr + [0, 0, 0.04 * length],
                e * reach * 0.7 + dr * 1.6 + [0, 0, 0.035 * length],
                e * reach + dr * 2.5 - [0, 0, 0.05 * length * spread],
            ],
            40,
        )
        p[:, 2] = np.maximum(p[:, 2], -1.0)
        vertices, faces = tube(p, np.linspace(radius * 1.5, radius * 0.75, 40), 30)
        along, turn = np.repeat(np.linspace(0, 1, 40), 30), np.tile(np.arange(30) / 30 * 2 * np.pi, 40)
        # Strings run along it, with channels between them; it has wilted unevenly, and its cut has dried.
        strings = noise(stack(np.cos(turn) * 2.6, np.sin(turn) * 2.6, along * 0.9 + i * 3.0 + seed), seed + i)
        wilted = fbm(stack(np.cos(turn) * 0.7, np.sin(turn) * 0.7, along * 4 + i * 5.0), 2, seed + i + 50)
        center = np.repeat(p, 30, 0)
        vertices = center + (vertices - center) * (1 + 0.16 * strings + 0.22 * wilted)[:, None]
        tone = 0.42 + 0.65 * strings + 0.3 * fbm(vertices * stack(0.6, 3, 3), 3, seed + i)
        colors = ramp(tone, (0, stalk_tones[0]), (1, stalk_tones[1]))
        colors = blend(colors, (0.20, 0.14, 0.06), np.clip((along - 0.88) * 7 + 0.5 * strings, 0, 0.75) * (along > 0.8))
        colors = (
            colors
            if tint is None
            else blend(colors, tint, np.clip(1.1 - along * 1.2, 0, 1))
        )
        parts.append((vertices, faces, colors, 0))
    return joined_mesh("stalks", parts, materials)[0]


def potato(seed, around=240, along=160):
    """Earthy potato with eyes and netted skin."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    bulge = fbm(vertices * 0.9 + seed * 5, 3, seed)
    net = fbm(vertices * 9 + seed, 4, seed + 2, 0.65, turned=True)
    spots = np.clip(noise(vertices * 16 + seed, seed + 4) - 0.35, 0, 1)
    eye = np.zeros(len(vertices))
    for e in (lambda n: n / np.linalg.norm(n, axis=1)[:, None])(rng.normal(size=(9, 3))):
        d = np.linalg.norm(vertices - e, axis=1)
        eye = np.maximum(eye, np.exp(-((d / 0.085) ** 2)))
    points = (
        vertices
        * np.array([3.5 * rng.uniform(0.85, 1.1), 2.5 * rng.uniform(0.9, 1.1), 2.1])
        * (1 + 0.14 * bulge + 0.008 * net - 0.045 * eye)[:, None]
    )
    tone = 0.5 + 0.20 * net + 0.26 * fbm(vertices * 2.2 + seed, 3, seed + 6)
    colors = ramp(tone, (0.1, (0.19, 0.105, 0.042)), (0.5, (0.36, 0.225, 0.105)), (0.9, (0.50, 0.35, 0.185)))
    colors = blend(colors, (0.13, 0.075, 0.035), np.clip(spots * 1.6, 0, 0.8))
    return (
        points,
        faces,
        blend(
            colors,
            (0.11, 0.06, 0.03),
            np.clip(eye * 0.8 + np.clip(fbm(vertices * 1.4 + seed * 3, 3, seed + 9) - 0.35, 0, 1) * 1.2, 0, 0.75),
        ),
    )


def beet(seed, around=260, along=170):
    """Beetroot; crown at +x, tap root at -x; matt earthy skin with rings."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    bulge = fbm(vertices * 1.1 + seed * 5, 3, seed)
    ri = noise(stack(axis * 9 + 0.6 * bulge, np.cos(angle) * 0.6, np.sin(angle) * 0.6 + seed), seed + 2)
    fiber = fbm(vertices * 12 + seed, 3, seed + 4, 0.6, turned=True)
    x = axis - 1.25 * np.exp(-((s / 0.16) ** 2)) * (axis < 0) + 0.10 * np.exp(-((s / 0.3) ** 2)) * (axis > 0)
    rounding = 1 + 0.05 * bulge + 0.008 * ri + 0.006 * fiber
    points = stack(x * 2.75, vertices[:, 1] * rounding * 3.0, vertices[:, 2] * rounding * 3.0)
    tail = np.clip((-x - 1.02) * 2, 0, 1)
    points[:, 1] += 0.5 * tail**2 * rng.uniform(-1, 1)
    points[:, 2] += 0.4 * tail**2 * rng.uniform(-1, 1)
    tone = 0.5 + 0.24 * fiber + 0.28 * bulge + 0.10 * ri
    colors = ramp(tone, (0.1, (0.030, 0.007, 0.012)), (0.5, (0.085, 0.016, 0.026)), (0.9, (0.17, 0.048, 0.050)))
    colors = blend(
        colors,
        (0.17, 0.10, 0.065),
        np.clip(fbm(vertices * 3 + seed * 2, 4, seed + 8, 0.6) - 0.18, 0, 1) * 1.1 + tail * 0.5,
    )
    return points, faces, blend(colors, (0.16, 0.09, 0.05), np.exp(-((s / 0.22) ** 2)) * (axis > 0) * 0.8)
