"""Leafy greens: heads of green leaf lettuce in an open carton, red ones behind."""

import numpy as np

from cartons import Carton
from goods.carton import closed_carton
from goods.emblem import arrows, emblem
from goods.lettuce import head, lettuce_leaves
from materials import leaf_blade, painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (46.0, 33.0, 15.0)

set_table("flagstone", 320.0)
rng = np.random.default_rng(4)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
blade = leaf_blade("lettuce", 0.45, 0.28, 0.38, 0.006, 0.08)


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


def heads(spot, seed, drops, red):
    """Six heads of two sizes, three by two; outer leaves hang over the edge."""
    carton = Carton(SIZE, seed, spot, board, imprint, drops)
    carton.bed(5.0, (0.02, 0.035, 0.008))
    leaves = lettuce_leaves(blade, 10, red)
    for n, u in enumerate((-14.6, 0.0, 14.6)):
        for m, v in enumerate((-8.2, 7.2)):
            small = (n + m) % 2
            at = (u * 1.05 + rng.normal() * 0.8, v + rng.normal() * 0.6, 8.4 + 0.8 * small + rng.normal() * 0.4)
            head(leaves, carton.to_stage(at), rng, carton.holds, rng.uniform(0.86, 0.92) if small else 1.10)


heads((-5.0, -9.0, 0.18), 1, (1.42, 1.3, 1.36, 1.3), 0.0)
heads((40.0, 28.0, 0.10), 2, (1.38, 1.2, 1.3, 1.3), 0.9)
put(closed_carton(SIZE, 5, [board, tape], imprint), (-20.0, 48.0, 0), (0, 0, 0.22))

window_light(
    (5, 0, 12),
    key=4.6,
    fill=3.8,
    rim=1.7,
    azimuth=146,
    elevation=40,
    distance=88,
    size=(60, 45),
    sky_strength=0.8,
    scale=1.7,
)
camera((-12, -92, 84), (3, -1, 11), lens=64, f_stop=4.0, focus=(-4, -14, 16))
take_picture((*CARD[:2], 6))
