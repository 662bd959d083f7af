"""Exotic vegetables in the morning sun: an open carton of bitter gourds, one of taro behind it."""

import numpy as np

from arrange import rest
from cartons import Carton
from goods.bitter_gourd import bitter_gourd
from goods.carton import closed_carton
from goods.emblem import arrows, emblem
from goods.taro import taro
from materials import painted
from mesh import joined_mesh, put
from rig import CARD, camera, day_light, set_table, take_picture

SIZE = (44.0, 32.0, 17.0)

set_table("limestone", 320.0)
rng = np.random.default_rng(3)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
skin = [painted("gourd", 0.36, 0.38, 0.008, 0.12), painted("stem", 0.6, 0.25)]
# length, radius, bend, ripe, bruise
KINDS = [
    (18.5, 2.15, 0.9, 0.0, 0.0),
    (16.0, 2.30, 1.7, 0.15, 0.0),
    (20.0, 2.00, 2.4, 0.0, 0.0),
    (14.0, 2.10, 0.5, 0.75, 0.0),
    (17.5, 2.25, -0.8, 0.05, 0.9),
    (15.0, 1.80, 1.2, 0.0, 0.0),
    (19.0, 1.95, -1.6, 0.35, 0.0),
    (16.5, 2.35, 0.2, 0.0, 0.0),
]
gourds = [
    joined_mesh("gourd", bitter_gourd(seed, long, radius, bend, ripe, bruise), skin)
    for seed, (long, radius, bend, ripe, bruise) in enumerate(KINDS, 1)
]
bark = painted("taro", 0.8, 0.18, 0.006, 0.12)
roots = [joined_mesh("taro", taro(seed), [bark]) for seed in range(1, 5)]


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


TURN = 0.18
front = Carton(SIZE, 1, (-5.0, -9.0, TURN), board, imprint, (1.42, 0.3, 1.36, 1.2))
front.bed(8.5, (0.012, 0.03, 0.006))
front.lay(gourds, 44, 8.5, rng, 400, tilt=0.04)

behind = Carton(SIZE, 2, (42.0, 28.0, 0.10), board, imprint, (1.38, 1.2, 1.4, 1.3))
behind.bed(8.5, (0.02, 0.012, 0.007))
for layer, (rows, columns, z) in enumerate(((3, 4, 9.5), (3, 3, 14.0))):
    for row in range(rows):
        for column in range(columns):
            u, v = (column - (columns - 1) / 2) * 10.4 + rng.normal() * 0.5, (row - 1) * 9.4 + rng.normal() * 0.5
            way = (rng.uniform(0, 6.3), rng.normal() * 0.3, rng.uniform(0, 6.3))
            mesh = roots[int(rng.integers(4))][0]
            put(mesh, behind.to_stage((u, v, z + rng.normal() * 0.4)), way, rng.uniform(0.85, 1.0))
put(closed_carton(SIZE, 5, [board, tape], imprint), (-18.0, 46.0, 0), (0, 0, 0.22))
rest(*gourds[0], 32.0, -24.0, 0.5, 0.6)

day_light((0, 0, 10), sun=8.5, azimuth=146, elevation=38, sky_strength=0.85)
camera((-12, -98, 84), (5, 0, 11), lens=58, f_stop=4.0, focus=(-4, -14, 16))
take_picture((*CARD[:2], 6))
