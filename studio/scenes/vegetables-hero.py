"""Vegetables as they are shipped: open cartons of carrots, white cabbages and onions."""

import numpy as np

from arrange import make
from cartons import Carton
from goods.cabbage import cabbage
from goods.carrot import carrot
from goods.emblem import arrows, emblem
from goods.onion import YELLOW, onion
from materials import leaf_blade, painted
from mesh import put
from rig import HERO, camera, set_table, take_picture, window_light

set_table("flagstone", 320.0)
rng = np.random.default_rng(6)
board = painted("board", 0.85, 0.12)


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


def any_way(rng):
    return rng.uniform(0, 6.3), rng.uniform(0, 6.3), rng.uniform(0, 6.3)


# Wet from the washer in places: a broken sharp light over a matt skin.
root = painted("carrot", 0.50, 0.28, 0.006, 0.12, Clearcoat=0.22, Clearcoat_Roughness=0.18)
roots = list(zip(*make(carrot, root, 9)))
front = Carton((42.0, 30.0, 13.0), 3, (28.5, -15.0, 0.16), board, imprint, (1.42, 1.25, 1.34, 1.2))
front.bed(4.0, (0.05, 0.012, 0.002))
front.lay(roots, 47, 4.0, rng, 700)

skins = [painted("onion", 0.36, 0.34, 0.008, 0.12), leaf_blade("onion skin", 0.55, 0.28, 0.22, 0.008, 0.12)]
bulbs = [onion(seed, skins, 3.0 + 0.12 * (seed % 4), YELLOW) for seed in range(1, 7)]
right = Carton((42.0, 30.0, 13.0), 8, (64.5, 26.0, 0.02), board, imprint, (1.38, 1.2, 1.3, 1.3))
right.bed(4.0, (0.04, 0.018, 0.006))
right.lay(bulbs, 35, 4.0, rng, 700, way=any_way)

SIZE = (46.0, 32.0, 14.0)
blade = leaf_blade("cabbage", 0.40, 0.32, 0.22, 0.012, 0.08)
heads = [
    cabbage(1, 7.7, blade, age=0.85),
    cabbage(4, 7.5, blade, age=0.60),
    cabbage(3, 7.7, blade, age=0.95, open_by=1.3),
    cabbage(2, 7.5, blade, age=0.45, open_by=0.6),
]
left = Carton(SIZE, 6, (14.0, 27.5, 0.10), board, imprint, (1.40, 1.2, 1.3, 1.25))
left.bed(3.0, (0.012, 0.018, 0.008))
PLACES = (
    (-14.8, -7.6, 11.6, (0.25, 0.30, 0.4), 1.0),
    (0.3, -7.9, 12.3, (0.20, -0.35, 2.0), 1.0),
    (14.8, -7.4, 11.4, (0.50, 0.40, 5.0), 1.0),
    (-14.6, 7.6, 12.4, (-0.30, 0.10, 1.1), 1.04),
    (0.4, 7.4, 12.0, (0.30, -0.20, 4.2), 1.04),
    (14.8, 7.6, 12.6, (0.10, -0.30, 3.2), 1.0),
)
for n, (u, v, z, turn, size) in enumerate(PLACES):
    put(heads[n % 4], left.to_stage((u, v, z)), turn, size)

window_light(
    (24, 0, 10),
    key=4.8,
    fill=3.4,
    rim=2.0,
    azimuth=146,
    elevation=40,
    distance=88,
    size=(60, 45),
    sky_strength=0.6,
    dark_left=-22,
    scale=1.7,
    flag=0.45,
)
camera((-4, -122, 106), (1.0, 1.6, 9), lens=50, f_stop=4.5, focus=(24, -14, 14))
take_picture((*HERO[:2], 9))
