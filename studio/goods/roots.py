"""Carrots, potatoes, beets and their tops."""

import math

import numpy as np
from mathutils import Euler

from color import blend, ramp
from goods.leaf import leaf
from mesh import joined_mesh, seeded_sphere, smooth_curve, stack, tube
from noise import fbm, noise


def carrot(seed, length=14.0, around=90, along=420):
    """Tapered root with rings of lenticels and a few root hairs; crown at +x."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, along)
    b = rng.normal(size=3) * 0.35
    path = stack(
        length * (t - 0.5),
        b[0] * np.sin(t * math.pi) + b[1] * np.sin(t * 2 * math.pi) * 0.5,
        0.12 * b[2] * np.sin(t * 5),
    )
    R = (
        1.35
        * rng.uniform(0.88, 1.08)
        * np.interp(t, [0, 0.02, 0.10, 0.5, 0.9, 0.97, 1], [0.03, 0.10, 0.26, 0.66, 1.0, 0.93, 0.45])
    )
    vertices, faces = tube(path, R, around)
    a = np.tile(np.arange(around) / around * 2 * math.pi, along)
    T = np.repeat(t, around)
    center = np.repeat(path, around, 0)
    n = np.array([np.cos(a), np.sin(a)])
    ratio = stack(T * length, n[0] * 1.2, n[1] * 1.2 + seed * 5)
    bulge = fbm(ratio * 0.45, 3, seed)
    # Lenticels: short dents across the root, in loose rings; fine rings all over; a little soil that did not wash off.
    rings = noise(stack(T * length * 3.4, n[0] * 0.7, n[1] * 0.7 + seed), seed + 2)
    broken = np.clip(noise(stack(T * length * 1.3, n[0] * 2.2, n[1] * 2.2 + seed), seed + 5) * 2.4, 0, 1)
    line = np.exp(-(((rings - 0.16) / 0.05) ** 2)) * broken
    faint = noise(stack(T * length * 9, n[0] * 1.1, n[1] * 1.1 + seed), seed + 3)
    fiber = fbm(stack(T * length * 5, n[0] * 6, n[1] * 6 + seed), 3, seed + 7, 0.6)
    swell = 1 + 0.09 * bulge + 0.016 * fiber - 0.06 * line + 0.010 * faint
    vertices = center + (vertices - center) * swell[:, None]
    tone = 0.46 + 0.30 * bulge + 0.20 * fiber + 0.12 * faint
    colors = ramp(tone, (0.05, (0.34, 0.060, 0.008)), (0.5, (0.53, 0.125, 0.012)), (0.95, (0.66, 0.235, 0.045)))
    colors = blend(colors, (0.24, 0.075, 0.022), line * 0.8)
    soil = np.clip(fbm(ratio * 1.7, 4, seed + 11, 0.6) - 0.12, 0, 1) * (0.35 + 0.8 * (T > 0.9))
    colors = blend(colors, (0.17, 0.095, 0.045), soil * 0.75)
    colors = blend(colors, (0.20, 0.16, 0.055), np.clip((T - 0.955) * 20 + 0.3 * fiber, 0, 0.85))
    return vertices, faces, blend(colors, (0.36, 0.17, 0.06), np.clip((0.07 - T) * 14, 0, 0.8))


def leaf_stalks(
    seed,
    materials,
    count=9,
    length=9.0,
    stalk_tones=((0.05, 0.11, 0.02), (0.16, 0.26, 0.07)),
    radius=0.16,
    spread=0.35,
    leaflets=0,
    leafmat=1,
    tint=None,
):
    """leaf stalks from a crown at the origin, along +x; leaflets > 0 adds small divided leaflets"""
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
                e * reach * 0.35 + dr + [0, 0, 0.25],
                e * reach * 0.7 + dr * 1.6 + [0, 0, 0.2],
                e * reach + dr * 2.5 - [0, 0, 0.3 * spread],
            ],
            40,
        )
        p[:, 2] = np.maximum(p[:, 2], -1.0)
        vertices, faces = tube(p, np.linspace(radius * 1.5, radius * 0.6, 40), 10)
        tone = 0.5 + 0.4 * fbm(vertices * stack(0.6, 3, 3), 3, seed + i)
        colors = ramp(tone, (0, stalk_tones[0]), (1, stalk_tones[1]))
        colors = (
            colors
            if tint is None
            else blend(colors, tint, np.clip(1.1 - np.repeat(np.linspace(0, 1, 40), 10) * 1.2, 0, 1))
        )
        parts.append((vertices, faces, colors, 0))
        for j in range(14, 40, 2) if leaflets else ():
            for side in (-1, 1):
                for m in range(3):
                    leaf_vertices, leaf_faces, leaf_colors = leaf(
                        seed * 99 + i * 7 + j + m,
                        leaflets * rng.uniform(0.5, 1.0),
                        leaflets * 0.28,
                        around=14,
                        along=7,
                        curl=rng.uniform(-0.5, 0.8),
                        ruffle=0.1,
                        waves=5,
                        vein=0.01,
                        vein_count=3,
                        tones=((0.02, 0.06, 0.010), (0.055, 0.13, 0.02), (0.12, 0.23, 0.05)),
                    )
                    turn_matrix = np.array(
                        Euler(
                            (
                                rng.normal() * 0.5,
                                rng.normal() * 0.4 - 0.2,
                                side * rng.uniform(0.3, 1.3) + math.atan2(e[1], e[0]),
                            )
                        ).to_matrix()
                    )
                    parts.append((leaf_vertices @ turn_matrix.T + p[j], leaf_faces, leaf_colors, leafmat))
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
