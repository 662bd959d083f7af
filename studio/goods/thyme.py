"""Thyme sprigs."""

import math

import numpy as np

from color import ramp
from goods.leaf import leaf
from mesh import joined_mesh, smooth_curve, tube, turned_by
from noise import fbm

TONES = ((0.030, 0.055, 0.018), (0.070, 0.110, 0.036), (0.145, 0.190, 0.075))


def twig(rng, start, toward, length, parts):
    """A thin stem with pairs of small leaves, each pair turned a quarter from the last."""
    bend = rng.normal(size=3) * length * 0.10
    bend[2] = abs(bend[2])
    path = smooth_curve([start, start + toward * length * 0.5 + bend, start + toward * length + bend * 0.6], 36)
    path[:, 2] = np.maximum(path[:, 2], 0.07)
    vertices, faces = tube(path, np.linspace(0.055, 0.025, 36), 7)
    woody = ramp(0.5 + 0.4 * fbm(vertices * 4, 2, 3), (0, (0.10, 0.055, 0.03)), (1, (0.19, 0.16, 0.07)))
    parts.append((vertices, faces, woody, 0))
    yaw = math.atan2(toward[1], toward[0])
    pairs = int(length / 0.42)
    for i in range(1, pairs + 1):
        at = path[min(35, int(3 + 32 * i / pairs))]
        size = rng.uniform(0.50, 0.75) * (1.1 - 0.45 * i / pairs)
        for side in (-1, 1):
            blade, blade_faces, colors = leaf(
                int(rng.integers(1e6)),
                size,
                size * 0.24,
                16,
                9,
                curl=rng.uniform(-0.2, 0.8),
                ruffle=0.02,
                tip=0.55,
                base=0.5,
                vein=0.008,
                vein_count=2,
                tones=TONES,
                vein_color=(0.10, 0.14, 0.06),
            )
            lift = -rng.uniform(0.2, 0.9) if i % 2 else -rng.uniform(-0.1, 0.4)
            turn = turned_by(rng.normal() * 0.4, lift, yaw + side * rng.uniform(0.55, 1.15))
            parts.append((blade @ turn.T + at, blade_faces, colors * rng.uniform(0.75, 1.25), 1))
    return path


def thyme_sprig(seed, materials, length=8.0):
    """A main stem with side twigs, along +x; materials 0 stem, 1 leaf."""
    rng = np.random.default_rng(seed)
    parts = []
    main = twig(rng, np.array([0, 0, 0.12]), np.array([1.0, 0.05 * rng.normal(), 0.05]), length, parts)
    for i in (7, 12, 17, 22, 27):
        side = 1 if i % 2 else -1
        toward = np.array([0.8, side * rng.uniform(0.4, 0.75), rng.uniform(0.05, 0.25)])
        twig(rng, main[i], toward / np.linalg.norm(toward), rng.uniform(1.6, 3.2), parts)
    return joined_mesh("thyme", parts, materials)[0]
