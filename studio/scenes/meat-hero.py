"""Meat and seafood as they are stored: cartons with an ox, a hen or a shrimp on them, and a box of mussels on ice."""

import math

import numpy as np
from mathutils import Euler

from goods.carton import BOARD, WHITE, closed_carton
from goods.emblem import arrows, emblem, hen, ox, shrimp, snowflake
from goods.foam_box import WALL, foam_box
from goods.pallet import pallet
from iced import Drift, iced
from materials import painted, plain
from mesh import build_mesh, put, stack
from noise import fbm
from pantry import mussels
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
    """A pallet of cartons, nine to a full layer. Each layer, from below: the cartons to take, and at which of the nine
    places they stand, from the front left. Returns what puts a point of the pallet on the stage."""
    deck = pallet(wood, (x, y, 0), turn, seed)
    c, s = math.cos(turn), math.sin(turn)

    def on_stage(u, v, z):
        return x + c * u - s * v, y + s * u + c * v, deck + z

    for level, (kind, places) in enumerate(layers):
        for n in places:
            u, v = (n % 3 - 1) * 40.6 + rng.normal() * 0.35, (n // 3 - 1) * 30.9 + rng.normal() * 0.35
            put(kind[int(rng.integers(5))], on_stage(u, v, level * HIGH), (0, 0, turn + rng.normal() * 0.014))
    return on_stage


ALL = range(9)
TURN = 0.36
front = load(8, 0, TURN, 1, [(beef, ALL), (beef, ALL), (beef, ALL), (poultry, (5, 6, 7, 8)), (poultry, (7, 8))])
load(158, 120, 0.30, 2, [(seafood, ALL)] * 3)

# The box stands on the front left of the pallet, heaped.
BOX = (60.0, 40.0, 18.0)
HALF = (BOX[0] / 2 - WALL - 0.2, BOX[1] / 2 - WALL - 0.2)


def heap(x, y):
    """Snow in the box, up to its rim and higher in the middle."""
    rise = np.clip(1 - np.abs(x / HALF[0]) ** 7, 0, 1) * np.clip(1 - np.abs(y / HALF[1]) ** 5, 0, 1)
    return 15.0 + 2.9 * rise + 0.7 * fbm(stack(x * 0.12, y * 0.12, 3.0), 2, 4)


def spot(rng):
    return rng.uniform(-HALF[0] + 3.2, HALF[0] - 3.2), rng.uniform(-HALF[1] + 3.2, HALF[1] - 3.2)


def cold(u, v):
    return emblem(snowflake, u, v, (-0.15, 0.5), 0.8) + emblem(arrows, u, v, (1.15, 0.5), 0.8)


askew = TURN - 0.05
c, s = math.cos(askew), math.sin(askew)
foot = front(-27, -19, 3 * HIGH + 0.2)
put(foam_box(BOX, 3, painted("foam", 0.6, 0.25), cold, GREEN), foot, (0, 0, askew))
drift = Drift(heap, HALF, True, 0.14)
for mesh, (x, y, z), way, scale in iced(drift, mussels(), 86, spot, rng, 4200, (0.25, 0.85), 26000, (560, 360)):
    turn = way.copy() if way else Euler((0, 0, 0))
    turn.z += askew
    put(mesh, (foot[0] + c * x - s * y, foot[1] + s * x + c * y, foot[2] + z), turn, scale)

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
camera((-100, -284, 186), (-53, 0, 86), lens=46, f_stop=2.2, focus=(-10, -50, 84))
take_picture((*HERO[:2], 10))
