"""Oranges as they are picked: the calyx still in the stem end, the shoulder not quite turned, a few with leaves."""

import math

import numpy as np

from color import blend, ramp
from goods.citrus import orange
from goods.leaf import leaf
from mesh import joined_mesh, smooth_curve, stack, tube, turned_by
from noise import fbm, noise

BLADE = ((0.010, 0.030, 0.006), (0.026, 0.072, 0.013), (0.065, 0.135, 0.030))
BARK = ((0, (0.030, 0.034, 0.012)), (1, (0.085, 0.080, 0.030)))


def picked_orange(seed, radius=3.6, around=260, along=170):
    """Stem end at +x: vertices, faces, colors."""
    rng = np.random.default_rng(seed + 900)
    points, faces, colors = orange(seed, radius, around, along, pored=1.5)
    axis = points[:, 0] / np.linalg.norm(points, axis=1)
    side = np.hypot(points[:, 1], points[:, 2])
    angle = np.arctan2(points[:, 2], points[:, 1])
    cloud = fbm(points * 0.35 + seed * 3, 3, seed)
    turned = np.clip((axis - 0.35) * 0.7 + 0.5 * cloud, 0, 1) * rng.uniform(0, 0.55)
    colors = blend(colors, (0.36, 0.27, 0.018), turned)
    blush = np.clip(fbm(points * 0.3 + 40 + seed, 2, seed + 1) - 0.1, 0, 1) * rng.uniform(0, 0.8)
    colors = blend(colors, (0.56, 0.10, 0.004), blush)
    # Rubbed on a branch, a scar stays: dull, brown, along one side.
    scar = np.clip(fbm(points * np.array([0.5, 1.6, 1.6]) + seed * 7, 4, seed + 2, 0.6) - 0.52, 0, 1)
    colors = blend(colors, (0.30, 0.145, 0.045), np.clip(scar * 3, 0, 0.6))
    at_stem = axis > 0
    star = 0.52 * (0.72 + 0.28 * np.cos(5 * angle + 0.8 * noise(points * 2, seed))) + 0.05 * rng.normal()
    calyx = np.clip((star - side) * 9, 0, 1) * at_stem
    green = ramp(0.5 + 0.5 * noise(points * 4, seed), (0, (0.05, 0.06, 0.016)), (1, (0.15, 0.15, 0.05)))
    colors = blend(colors, green, calyx)
    button = np.clip((0.17 - side) * 14, 0, 1) * at_stem
    colors = blend(colors, (0.20, 0.145, 0.075), button)
    points = points + stack(0.07 * calyx + 0.03 * button, 0 * axis, 0 * axis)
    return points, faces, colors


def sprig(seed, materials):
    """A short twig with one to three leaves, its foot at the origin, growing along +x; materials: blade, bark."""
    rng = np.random.default_rng(seed)
    tall = rng.uniform(0.8, 1.8)
    path = smooth_curve([(-0.25, 0, 0), (0.3 * tall, 0.1 * rng.normal(), 0), (tall, *(rng.normal(size=2) * 0.25))], 24)
    bark, faces = tube(path, np.linspace(0.20, 0.14, 24), 12)
    parts = [(bark, faces, ramp(0.5 + 0.4 * fbm(bark * 3, 3, seed), *BARK), 1)]
    first = rng.uniform(0, 6.3)
    for k in range(rng.integers(1, 4)):
        long = rng.uniform(5.2, 7.6)
        blade, leaf_faces, colors = leaf(
            seed * 10 + k,
            long,
            long * 0.21,
            140,
            61,
            curl=rng.uniform(0.1, 1.3),
            ruffle=rng.uniform(0.04, 0.14),
            waves=1.1,
            tip=0.85,
            vein=0.03,
            vein_count=9,
            tones=BLADE,
            vein_color=(0.10, 0.16, 0.05),
        )
        blemish = np.clip(noise(blade * 1.3 + seed, seed + k) - 0.5, 0, 1) * 2
        colors = blend(colors, (0.13, 0.10, 0.03), np.clip(blemish, 0, 0.6))
        # Leaves bend away from the stem and lie over the fruit.
        lean = -rng.uniform(0.5, 1.1)
        turn = turned_by(first + k * 2.4, 0, 0) @ turned_by(0, math.pi / 2 + lean, 0)
        turn = turn @ turned_by(rng.normal() * 0.4, 0, 0)
        parts.append((blade @ turn.T + path[int(rng.integers(9, 23))], leaf_faces, colors, 0))
    return joined_mesh("sprig", parts, materials)[0]
