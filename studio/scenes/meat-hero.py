"""Meat and seafood as they are shipped: a box of mussels on ice, an open carton of salamis, and cartons with an ox or
a hen on them."""

import math

import numpy as np
from mathutils import Euler

from goods.carton import BOARD, WHITE, closed_carton
from goods.emblem import arrows, emblem, hen, ox, snowflake
from goods.foam_box import WALL, foam_box
from iced import Drift, iced
from materials import painted
from mesh import put, stack
from noise import fbm
from pantry import mussels
from rig import HERO, camera, set_table, take_picture, window_light
from servings import SALAMI_CARTON, salami_carton

CARTON = (*SALAMI_CARTON[:2], 17.0)
BLUE, GREEN, BLACK = (0.022, 0.055, 0.145), (0.012, 0.085, 0.085), (0.035, 0.03, 0.026)
TURN = 0.34

set_table("slate", 160.0)
rng = np.random.default_rng(8)
board = painted("board", 0.8, 0.15)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)


def carton(animal, seed, tones, ink):
    """A sealed carton with an animal between snowflake and arrows."""

    def imprint(u, v):
        side = emblem(snowflake, u, v, (-0.42, 0.62), 0.46) + emblem(arrows, u, v, (1.40, 0.60), 0.46)
        band = (np.abs(v + 0.14) < 0.035) * (np.abs(u - 0.5) < 1.35)
        return np.clip(emblem(animal, u, v, (0.5, 0.52), 0.98) + side + band, 0, 1)

    return closed_carton(CARTON, seed, [board, tape], imprint, tones, ink)


STACK = (-10.5, 27.5)
put(carton(ox, 10, BOARD, BLACK), (*STACK, 0), (0, 0, TURN))
drops = (1.46, 1.3, 1.42, 1.5)
salami_carton((*STACK, TURN + 0.05), board, None, drops, np.random.default_rng(6), CARTON[2] + 0.5)
put(carton(ox, 11, BOARD, BLACK), (32, 48, 0), (0, 0, TURN - 0.02))
put(carton(hen, 21, WHITE, BLUE), (34, 47, CARTON[2] + 0.45), (0, 0, TURN - 0.10))

BOX = (44.0, 32.0, 15.0)
FOOT, ASKEW = (25.0, 3.0), TURN - 0.08
HALF = (BOX[0] / 2 - WALL - 0.2, BOX[1] / 2 - WALL - 0.2)


def heap(x, y):
    """Snow in the box, up to its rim and higher in the middle."""
    rise = np.clip(1 - np.abs(x / HALF[0]) ** 7, 0, 1) * np.clip(1 - np.abs(y / HALF[1]) ** 5, 0, 1)
    return BOX[2] - 2.8 + 2.6 * rise + 0.7 * fbm(stack(x * 0.12, y * 0.12, 3.0), 2, 4)


def spot(rng):
    return rng.uniform(-HALF[0] + 3.2, HALF[0] - 3.2), rng.uniform(-HALF[1] + 3.2, HALF[1] - 3.2)


def cold(u, v):
    return emblem(snowflake, u, v, (-0.15, 0.5), 0.8) + emblem(arrows, u, v, (1.15, 0.5), 0.8)


put(foam_box(BOX, 3, painted("foam", 0.6, 0.25), cold, GREEN), (*FOOT, 0), (0, 0, ASKEW))
c, s = math.cos(ASKEW), math.sin(ASKEW)
for mesh, (x, y, z), way, scale in iced(Drift(heap, HALF, True), mussels(), 50, spot, rng, grains=9000):
    turn = way.copy() if way else Euler((0, 0, 0))
    turn.z += ASKEW
    put(mesh, (FOOT[0] + c * x - s * y, FOOT[1] + s * x + c * y, z), turn, scale)

window_light(
    (14, 0, 10),
    key=4.4,
    fill=3.0,
    rim=2.4,
    azimuth=146,
    elevation=36,
    distance=88,
    size=(60, 45),
    sky_strength=0.48,
    dark_left=-42,
    scale=1.7,
    flag=0.5,
)
camera((-8, -140, 80), (-2.5, 10, 14), lens=48.5, f_stop=4.5, focus=(14, -10, 15))
take_picture((*HERO[:2], 7))
