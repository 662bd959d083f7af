"""Poultry as it is shipped: frozen, in white cartons with a hen on them, the last one set down askew."""

import math

import numpy as np

from goods.carton import WHITE, closed_carton
from goods.emblem import arrows, emblem, hen, snowflake
from goods.pallet import pallet
from materials import painted
from mesh import put
from rig import CARD, camera, day_light, set_table, take_picture

SIZE = (40.0, 30.0, 16.0)
INK = (0.022, 0.055, 0.145)
TURN = 0.34
STACK = (16.0, 40.0)

set_table("limestone", 320.0)
rng = np.random.default_rng(3)
board = painted("board", 0.8, 0.15)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)


def imprint(u, v):
    side = emblem(snowflake, u, v, (-0.42, 0.62), 0.46) + emblem(arrows, u, v, (1.40, 0.60), 0.46)
    band = (np.abs(v + 0.14) < 0.035) * (np.abs(u - 0.5) < 1.35)
    return np.clip(emblem(hen, u, v, (0.5, 0.52), 0.98) + side + band, 0, 1)


deck = pallet(painted("pine", 0.8, 0.15), (*STACK, 0), TURN, 2)
c, s = math.cos(TURN), math.sin(TURN)
cartons = [closed_carton(SIZE, seed, [board, tape], imprint, WHITE, INK) for seed in range(2, 9)]


def place(x, y, level):
    """A point of the stack on the stage."""
    return STACK[0] + c * x - s * y, STACK[1] + s * x + c * y, deck + level * (SIZE[2] + 0.45)


taken = [(0, 0, 3), (1, 0, 3), (0, 1, 3)]
for n, (column, row, level) in enumerate(np.ndindex(3, 3, 4)):
    if (column, row, level) not in taken:
        x, y = (column - 1) * 40.6 + rng.normal() * 0.35, (row - 1) * 30.9 + rng.normal() * 0.35
        put(cartons[n * 3 % 7], place(x, y, level), (0, 0, TURN + rng.normal() * 0.012))

last = closed_carton(SIZE, 61, [board, tape], imprint, WHITE, INK, skew=0.045)
put(last, place(-29.0, -29.4, 3), (0, 0, TURN - 0.13))

day_light((0, 0, 50), sun=9.5, azimuth=156, elevation=40, sky_strength=0.72)
camera((-70, -165, 142), (-4, 12, 54), lens=56, f_stop=3.2, focus=(-14, -8, 70))
take_picture((*CARD[:2], 10))
