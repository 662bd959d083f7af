"""Seasonal fruits in the morning sun: oranges in open cartons, laid by count."""

import numpy as np

from arrange import make, rest
from cartons import Carton
from goods.carton import closed_carton
from goods.citrus import orange
from goods.emblem import arrows, emblem
from goods.emblem import orange as orange_emblem
from materials import painted
from mesh import put
from rig import CARD, camera, day_light, set_table, take_picture

SIZE = (41.0, 32.0, 17.0)
INK = (0.10, 0.022, 0.012)

set_table("limestone", 320.0)
rng = np.random.default_rng(12)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
peel = painted("peel", 0.42, 0.36, 0.006, 0.10, Clearcoat=0.5, Clearcoat_Roughness=0.12)
fruit, shapes = make(orange, peel, 6, radius=3.75)


def imprint(u, v):
    return emblem(orange_emblem, u, v, (0.5, 0.5), 1.05) + emblem(arrows, u, v, (1.36, 0.56), 0.5)


def tray(spot, seed, drops):
    """An open carton, its top layer in rows of five and four."""
    carton = Carton(SIZE, seed, spot, board, imprint, drops, ink=INK)
    carton.bed(9.0, (0.10, 0.03, 0.008))
    carton.rows(fruit, 7.7, 5, 4, 12.6, rng)


tray((-6.0, -8.0, 0.20), 1, (1.42, 0.2, 1.36, 1.15))
tray((40.0, 25.0, 0.12), 2, (1.38, 1.2, 1.35, 1.3))
for k, (x, y, level, turn) in enumerate([(-14.0, 44.0, 0, 0.24), (-13.0, 43.0, 1, 0.19), (32.0, 62.0, 0, 0.14)]):
    put(closed_carton(SIZE, k + 5, [board, tape], imprint, ink=INK), (x, y, level * 17.5), (0, 0, turn))
for k, (x, y, turn) in enumerate([(26.0, -24.0, 0.4), (33.5, -19.0, 2.0)]):
    rest(fruit[k], shapes[k], x, y, turn, 0.6, -0.9)

day_light((0, 0, 10), sun=8.5, azimuth=146, elevation=38, sky_strength=0.85)
camera((-12, -98, 84), (5, 0, 11), lens=58, f_stop=4.0, focus=(-4, -14, 15))
take_picture((*CARD[:2], 6))
