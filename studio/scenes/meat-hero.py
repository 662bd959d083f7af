"""Meat and seafood as they are stored: cartons on pallets in the cold store, an ox, a hen or a shrimp on each."""

import math

import numpy as np

from goods.carton import BOARD, WHITE, closed_carton
from goods.emblem import arrows, emblem, hen, ox, shrimp, snowflake
from goods.pallet import pallet
from materials import painted, plain
from mesh import build_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

SIZE = (40.0, 30.0, 17.0)
HIGH = SIZE[2] + 0.45
BLUE, GREEN, BLACK = (0.022, 0.055, 0.145), (0.012, 0.085, 0.085), (0.035, 0.03, 0.026)

set_table("flagstone", 640.0, 3072)
wall = [(-1500, 330, -1), (1500, 330, -1), (1500, 330, 600), (-1500, 330, 600)]
put(build_mesh("wall", wall, [(0, 1, 2, 3)], plain("wall", (0.035, 0.032, 0.029)), False))
rng = np.random.default_rng(5)
board = painted("board", 0.8, 0.15)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
wood = painted("pine", 0.8, 0.15)


def cartons(animal, seed, tones, ink):
    """Five sealed cartons with an animal between snowflake and arrows."""

    def imprint(u, v):
        side = emblem(snowflake, u, v, (-0.42, 0.62), 0.46) + emblem(arrows, u, v, (1.40, 0.60), 0.46)
        band = (np.abs(v + 0.14) < 0.035) * (np.abs(u - 0.5) < 1.35)
        return np.clip(emblem(animal, u, v, (0.5, 0.52), 0.98) + side + band, 0, 1)

    return [closed_carton(SIZE, seed + k, [board, tape], imprint, tones, ink) for k in range(5)]


beef = cartons(ox, 10, BOARD, BLACK)
poultry = cartons(hen, 20, WHITE, BLUE)
seafood = cartons(shrimp, 30, WHITE, GREEN)


def load(x, y, turn, seed, layers):
    """A pallet with nine cartons a layer; `layers` from below, each the cartons to take and how many of them."""
    deck = pallet(wood, (x, y, 0), turn, seed)
    c, s = math.cos(turn), math.sin(turn)
    for level, (kind, count) in enumerate(layers):
        # The last layer is built up from the back right.
        for n in range(9 - count, 9):
            row, column = 2 - n // 3, n % 3
            row = 2 - row if count < 9 else row
            u, v = (column - 1) * 40.6 + rng.normal() * 0.35, (row - 1) * 30.9 + rng.normal() * 0.35
            at = (x + c * u - s * v, y + s * u + c * v, deck + level * HIGH)
            put(kind[int(rng.integers(5))], at, (0, 0, turn + rng.normal() * 0.014))


load(6, -4, 0.36, 1, [(beef, 9), (beef, 9), (beef, 9), (poultry, 9), (poultry, 9), (poultry, 5)])
load(152, 94, 0.30, 2, [(seafood, 9)] * 6 + [(seafood, 6)])

window_light(
    (0, 0, 60),
    key=4.4,
    fill=4.0,
    rim=1.7,
    azimuth=152,
    elevation=36,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    dark_left=-132,
    scale=3.2,
    flag=0.5,
)
camera((-116, -430, 205), (-54, 0, 60), lens=50, f_stop=1.8, focus=(-20, -62, 90))
take_picture((*HERO[:2], 8))
