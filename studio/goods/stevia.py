"""Dried stevia leaf."""

import numpy as np

from goods.leaf import leaf
from noise import noise

TONES = ((0.045, 0.052, 0.017), (0.115, 0.126, 0.040), (0.21, 0.22, 0.085))


def dried_stevia_leaf(seed):
    """A small leaf that rolled up and crumpled as it dried."""
    rng = np.random.default_rng(seed)
    length, width = rng.uniform(1.3, 2.5), rng.uniform(0.32, 0.55)
    points, faces, colors = leaf(
        seed, length, width, 60, 31, curl=rng.uniform(-1.2, 2.2), vein=0.012, tones=TONES, vein_color=(0.16, 0.16, 0.07)
    )
    # Its sides roll in, more at one end than at the other.
    roll = (1.2 + 2.0 * rng.random()) * (0.6 + 0.5 * np.sin(points[:, 0] * 1.6 + seed))
    turn = points[:, 1] / width * roll
    reach = width / np.maximum(np.abs(roll), 0.2)
    points[:, 1], points[:, 2] = reach * np.sin(turn), points[:, 2] + reach * (1 - np.cos(turn))
    crumple = np.stack([noise(points * 2.2 + seed * 7, seed + k) for k in range(3)], -1)
    fine = np.stack([np.abs(noise(points * 5.5 + seed * 3, seed + k)) for k in (3, 4, 5)], -1)
    points = points + 0.20 * crumple + 0.07 * fine
    shade = 1 + 0.5 * noise(points * 2.6, seed + 8) + 0.35 * noise(points * 9, seed + 9)
    return points - points.mean(0), faces, colors * np.clip(shade, 0.35, 1.9)[:, None]
