"""Black tea: an open chest lined with foil, leaf spilled in front of it, sealed chests behind."""

import math

import numpy as np

from arrange import backing
from goods.brass_scoop import brass_scoop
from goods.stencil import stencil
from goods.tea import tea_leaf
from goods.tea_chest import HEIGHT, SIDE, chest, foil_lining
from materials import brass, painted
from mesh import grid_faces, put, stack, turned_by
from pantry import goods
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table("flagstone", 320.0)
rng = np.random.default_rng(4)
wood = painted("ply", 0.7, 0.2)
tin = painted("tin", 0.42, 0.5, Metallic=0.85)
OPEN, TURN = (0.0, 0.0, 0.0), 0.38
chest(OPEN, TURN, 1, wood, tin, stencil, lid=False)
chest((50.0, 20.0, 0), 0.30, 2, wood, tin, stencil)
chest((-22.0, 60.0, 0), 0.42, 3, wood, tin, stencil)
chest((50.6, 20.8, HEIGHT + 0.9), 0.24, 4, wood, tin, stencil)
foil_lining(2, painted("foil", 0.46, 0.4, Metallic=1.0), OPEN, TURN)

leaf = goods(tea_leaf, 30, (0.80, 0.15, 0.14), (0.008, 0.005, 0.003), 0.5, 0.35, 0.008, 0.3)
half = SIDE / 2 - 1.4


def mound(x, y):
    return HEIGHT - 3.6 + 3.4 * np.exp(-(((x - 2) / 15) ** 2) - ((y - 2) / 15) ** 2)


def inside(x, y):
    c, s = math.cos(TURN), math.sin(TURN)
    u, v = c * x + s * y, -s * x + c * y
    return np.where(np.maximum(np.abs(u), np.abs(v)) < half, mound(x, y), HEIGHT + 9.0)


def in_chest(rng):
    # A leaf's length from the wall: closer, it would come to rest on top of it.
    u, v = rng.uniform(1 - half, half - 1, 2)
    c, s = math.cos(TURN), math.sin(TURN)
    return c * u - s * v, s * u + c * v


pile = Pile((0, 0), 31.0, inside, cell=0.16)
pour(pile, leaf, 6500, in_chest, rng, rolls=3, sway=0.3, scale=(0.9, 1.5))
x, y = np.meshgrid(np.linspace(-half, half, 50), np.linspace(-half, half, 50), indexing="ij")
bed = stack(x, y, 0 * x).reshape(-1, 3) @ turned_by(0, 0, TURN).T
bed[:, 2] = mound(bed[:, 0], bed[:, 1])
backing(bed, grid_faces(50, 50), leaf.dark, 0.05)

# The spill: a low heap, the scoop half in it, single leaves around.
HEAP = (-27.0, -40.0)


def low_heap(x, y):
    return 4.6 * np.clip(1 - np.hypot(x / 13, y / 9.5), 0, 1) ** 1.2


spill = Pile(HEAP, 26.0, low_heap, cell=0.16)
pour(spill, leaf, 2300, in_circle(0, 0, 12.5, 0.62), rng, rolls=3, sway=0.3, scale=(0.9, 1.5))
pour(spill, leaf, 260, in_circle(0, 0, 22.0, 0.5), rng, rolls=0, sway=0.05, scale=(0.9, 1.5))
x, y = np.meshgrid(np.linspace(-14, 14, 60), np.linspace(-11, 11, 60), indexing="ij")
backing(stack(x + HEAP[0], y + HEAP[1], low_heap(x, y) - 0.1).reshape(-1, 3), grid_faces(60, 60), leaf.dark, 0.05)
scoop, _ = brass_scoop(brass(0.26))
put(scoop, (HEAP[0] + 8.5, HEAP[1] - 2.0, 2.6), (0.05, 0.18, 3.5), 1.6)

window_light(
    (8, 0, 30),
    key=5.2,
    fill=4.2,
    rim=2.2,
    azimuth=146,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.8,
    scale=2.0,
)
camera((-36, -165, 118), (1, -13, 21), lens=51, f_stop=3.0, focus=(-8, -28, 30))
take_picture((*CARD[:2], 8))
