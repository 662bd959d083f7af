"""Fruits as they are shipped: open cartons of pomegranates, dates and oranges."""

import numpy as np

from arrange import make, rest
from cartons import Carton
from goods.carton import closed_carton
from goods.citrus import orange
from goods.emblem import arrows, emblem
from goods.pomegranate import pomegranate
from materials import painted
from mesh import joined_mesh, put
from pantry import dates
from rig import HERO, camera, set_table, take_picture, window_light

SIZE = (41.0, 32.0, 17.0)

set_table("flagstone", 320.0)
rng = np.random.default_rng(12)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
peel = painted("peel", 0.42, 0.36, 0.006, 0.10, Clearcoat=0.5, Clearcoat_Roughness=0.12)
leather = painted("pomegranate", 0.42, 0.36, 0.008, 0.16, Clearcoat=0.25, Clearcoat_Roughness=0.2)
oranges, shapes = make(orange, peel, 6, radius=3.75)
reds = [joined_mesh("pomegranate", pomegranate(seed), [leather]) for seed in range(1, 7)]


def imprint(u, v):
    return emblem(arrows, u, v, (1.36, 0.56), 0.5)


front = Carton(SIZE, 1, (26.0, -12.0, 0.20), board, imprint, (1.42, 0.35, 1.36, 1.25))
front.bed(8.0, (0.03, 0.006, 0.005))
front.rows([mesh for mesh, _ in reds], 9.1, 4, 3, 12.4, rng, (0.98, 1.06))
right = Carton(SIZE, 2, (75.0, 2.0, 0.12), board, imprint, (1.40, 1.0, 1.35, 1.3))
right.fill(dates(), 560, rng, 13.0, 2.0, rolls=20)
behind = Carton(SIZE, 3, (41.0, 41.0, 0.16), board, imprint, (1.35, -0.3, 1.3, 1.3))
behind.bed(9.0, (0.10, 0.03, 0.008))
behind.rows(oranges, 7.7, 5, 4, 13.0, rng)
for k, (x, y, level, turn) in enumerate([(92.0, 48.0, 0, 0.14), (91.0, 49.0, 1, 0.19), (46.0, 80.0, 0, 0.2)]):
    put(closed_carton(SIZE, k + 5, [board, tape], imprint), (x, y, level * 17.5), (0, 0, turn))
rest(*reds[1], -4.0, -30.0, 2.3, 0.0, -0.75)
rest(oranges[0], shapes[0], -10.0, -20.0, 0.4, 0.6, -0.9)

window_light(
    (30, 0, 14),
    key=4.8,
    fill=3.8,
    rim=1.7,
    azimuth=146,
    elevation=37,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    dark_left=-34,
    scale=1.9,
    flag=0.5,
)
camera((6, -138, 100), (8, -1, 11), lens=52, f_stop=3.4, focus=(22, -22, 16))
take_picture((*HERO[:2], 10))
