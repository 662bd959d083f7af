"""Black tea: an open chest lined with foil, a scoop in the leaf, its lid beside it, sealed chests behind."""

import math

import numpy as np

from arrange import backing
from goods.brass_scoop import brass_scoop
from goods.stencil import stencil
from goods.tea import tea_leaf
from goods.tea_chest import HEIGHT, SIDE, chest, foil_lining, leaning_lid
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
foil_lining(5, painted("foil", 0.48, 0.4, Metallic=0.9), OPEN, TURN)
leaning_lid(71, wood, OPEN, TURN, 21.0, 9.0)

leaf = goods(tea_leaf, 30, (0.80, 0.15, 0.14), (0.008, 0.005, 0.003), 0.5, 0.35, 0.008, 0.3)
half = SIDE / 2 - 0.4

# The scoop: where its back is, which way its mouth points, how steeply it is stuck in.
SCOOP, WAY, STEEP, SIZE = (1.5, 1.0, HEIGHT + 3.0), 3.95, 0.62, 1.7
scoop, shape = brass_scoop(brass(0.26))
put(scoop, SCOOP, (0, STEEP, WAY), SIZE)


def mound(x, y):
    level = HEIGHT - 3.6 + 3.2 * np.exp(-(((x - 2) / 15) ** 2) - ((y - 2) / 15) ** 2)
    # Leaf was taken in front of the scoop, and is pushed up around its mouth.
    ahead = (x - SCOOP[0]) * math.cos(WAY) + (y - SCOOP[1]) * math.sin(WAY)
    aside = (y - SCOOP[1]) * math.cos(WAY) - (x - SCOOP[0]) * math.sin(WAY)
    level = level - 1.9 * np.exp(-(((ahead - 17) / 4.5) ** 2) - (aside / 6) ** 2)
    return level + 1.1 * np.exp(-(((np.hypot((ahead - 7) / 1.3, aside) - 4.6) / 1.5) ** 2)) * (ahead > -3)


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

# Leaf in the scoop, up to its rim.
held = shape[(shape[:, 0] > 0.8) & (shape[:, 2] < 2.0)] * SIZE @ turned_by(0, STEEP, WAY).T + np.array(SCOOP)
middle = held.mean(0)[:2]
pile.stand(held)
pour(pile, leaf, 160, in_circle(*middle, 4.5, 0.6), rng, rolls=3, sway=0.3, scale=(0.9, 1.4))

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
camera((-36, -165, 118), (0, -8, 23), lens=50, f_stop=3.0, focus=(-6, -24, 36))
take_picture((*CARD[:2], 8))
