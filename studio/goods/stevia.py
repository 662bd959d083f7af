"""Dried stevia: sprigs with their leaves on."""

import math

import numpy as np

from color import blend, ramp
from goods.leaf import leaf
from mesh import smooth_curve, stack, tube, turned_by
from noise import fbm, noise

TONES = ((0.050, 0.056, 0.021), (0.122, 0.132, 0.050), (0.22, 0.228, 0.10))
STEM = ((0.0, (0.085, 0.070, 0.030)), (1.0, (0.22, 0.19, 0.095)))


def dried_leaf(seed, length):
    """A narrow, toothed leaf along +x that rolled up and crumpled as it dried."""
    rng = np.random.default_rng(seed)
    width = length * rng.uniform(0.20, 0.27)
    look = {"vein": 0.02, "vein_count": 5, "tones": TONES, "vein_color": (0.26, 0.25, 0.13), "base": 0.7}
    points, faces, colors = leaf(seed, length, width, 80, 31, curl=rng.uniform(-0.4, 1.9), **look)
    along = np.clip(points[:, 0] / length, 0, 1)
    teeth = 1 + 0.10 * np.abs(((points[:, 0] * 3.1) % 1) - 0.5) * np.clip(along * 3 - 1, 0, 1)
    # Its sides roll in, more at one end than at the other, and the one more than the other.
    roll = (0.6 + 1.5 * rng.random()) * (0.7 + 0.5 * np.sin(points[:, 0] * 1.2 + seed))
    roll = roll * np.where(points[:, 1] > 0, 1.0, rng.uniform(0.5, 1.2))
    turn = points[:, 1] / width * roll
    reach = width * teeth / np.maximum(np.abs(roll), 0.2)
    points[:, 1], points[:, 2] = reach * np.sin(turn), points[:, 2] + reach * (1 - np.cos(turn))
    held = np.clip(along * 3, 0, 1)[:, None]
    crumple = np.stack([noise(points * 1.5 + seed * 7, seed + k) for k in range(3)], -1)
    fine = np.stack([np.abs(noise(points * 4.5 + seed * 3, seed + k)) for k in (3, 4, 5)], -1)
    points = points + held * (0.20 * crumple + 0.06 * fine)
    shade = 1 + 0.4 * noise(points * 1.6 + seed, seed + 8) + 0.25 * noise(points * 8, seed + 9)
    colors = colors * np.clip(shade, 0.4, 1.7)[:, None]
    brown = np.clip(0.9 * noise(points * 1.1 + seed * 3, seed + 10) - 0.1 + 0.5 * (along - 0.8), 0, 0.7)
    return points, faces, blend(colors, (0.125, 0.085, 0.035), brown)


def stevia_sprig(seed, length=11.0):
    """Parts of a sprig along +x from its cut end: 0 stem, 1 leaves in pairs that cross from node to node, a few
    of them lost."""
    rng = np.random.default_rng(seed)
    bend = rng.normal(size=4) * 0.35
    path = smooth_curve(
        [(0, 0, 0), (length * 0.3, bend[0], 0.15), (length * 0.65, bend[1], 0.3), (length, bend[2] * 2.2, 0.25)], 90
    )
    vertices, faces = tube(path, np.linspace(0.125, 0.05, 90), 12)
    tone = 0.5 + 0.45 * fbm(vertices * (0.7, 5, 5), 3, seed)
    parts = [(vertices, faces, ramp(tone, *STEM), 0)]
    nodes = np.cumsum(np.linspace(1.15, 0.5, 16)) + 0.9
    for k, at in enumerate(nodes[nodes < length]):
        foot = path[int(at / length * 89)]
        size = np.interp(at / length, (0, 0.45, 1), (2.8, 3.2, 1.3))
        for side in (0, 1):
            if rng.random() < 0.06:
                continue
            blade, quads, colors = dried_leaf(seed * 100 + k * 2 + side, size * rng.uniform(0.75, 1.1))
            # Lying on the table, the pairs above and below the stem are pressed aside.
            around = side * math.pi + (k % 2) * rng.uniform(0.4, 0.9) * (1 - 2 * side)
            open_to = rng.uniform(0.45, 0.95)
            turn = turned_by(around, 0, 0) @ turned_by(0, 0, open_to) @ turned_by(rng.uniform(-1.2, 1.2), 0, 0)
            parts.append((blade @ turn.T + foot, quads, colors, 1))
    return parts
