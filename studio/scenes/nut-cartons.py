"""Nuts as they are shipped: an open carton of almonds, foil bricks packed under vacuum, sealed cartons behind."""

import numpy as np

from arrange import backing, rest
from goods.brass_scoop import brass_scoop
from goods.carton import closed_carton, open_carton
from goods.stencil import stencil
from goods.vacuum_brick import vacuum_brick
from materials import brass, painted
from mesh import grid_faces, put, stack, turned_by
from pantry import almonds, lay
from pour import Pile
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (40.0, 30.0, 20.0)
OPEN = (-4.0, -14.0, 0.30)

set_table("flagstone", 320.0)
rng = np.random.default_rng(9)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
put(open_carton((SIZE[0], SIZE[1], 18.0), 1, [board], stencil), (*OPEN[:2], 0), (0, 0, OPEN[2]))
cartons = [
    (14.0, 30.0, 0, 0.22),
    (15.2, 29.4, 1, 0.26),
    (13.6, 30.4, 2, 0.19),
    (-31.0, 34.0, 0, 0.30),
    (-30.0, 33.2, 1, 0.27),
    (58.0, 36.0, 0, 0.16),
    (57.4, 37.0, 1, 0.21),
]
for k, (x, y, level, turn) in enumerate(cartons):
    carton = closed_carton(SIZE, k + 4, [board, tape], stencil)
    put(carton, (x, y, level * (SIZE[2] + 0.5)), (0, 0, turn))

# The open carton: almonds to its rim, heaped toward the back.
nuts = almonds()
half_x, half_y = SIZE[0] / 2 - 0.9, SIZE[1] / 2 - 0.9
BED = 14.6


def mound(x, y):
    return BED + 1.6 * np.exp(-((x / 13) ** 2) - ((y - 3) / 9) ** 2)


def within(x, y):
    return np.where((np.abs(x) < half_x) & (np.abs(y) < half_y), mound(x, y), 40.0)


pile = Pile((0, 0), 24.0, within, cell=0.14)
turned = turned_by(0, 0, OPEN[2])


def spot(rng):
    return rng.uniform(-half_x + 0.9, half_x - 0.9), rng.uniform(-half_y + 0.9, half_y - 0.9)


def to_stage(point):
    return turned @ np.asarray(point) + np.array([*OPEN[:2], 0])


for _ in range(1500):
    landed = pile.add(*spot(rng), nuts.size, rng, rolls=9)
    if landed:
        thing = put(nuts.meshes[int(rng.integers(8))], to_stage(landed[0]), scale=rng.uniform(0.92, 1.08))
        turn = landed[1].copy()
        turn.z += OPEN[2]
        thing.rotation_euler = turn
x, y = np.meshgrid(np.linspace(-half_x, half_x, 60), np.linspace(-half_y, half_y, 60), indexing="ij")
bed = stack(x, y, mound(x, y)).reshape(-1, 3) @ turned.T + np.array([*OPEN[:2], 0])
backing(bed, grid_faces(60, 60), nuts.dark, 0.1)

scoop, _ = brass_scoop(brass(0.26))
put(scoop, to_stage((3.5, 1.0, BED + 2.6)), (0.06, 0.16, OPEN[2] + 3.3), 1.7)

foil = painted("foil", 0.27, 0.5, Metallic=1.0)
bricks = [vacuum_brick(seed, foil) for seed in (1, 2, 3)]
rest(*bricks[0], 37.0, -15.0, 0.50)
put(bricks[1][0], (36.4, -14.4, 13.4), (0, 0.02, 0.26))
lay(nuts, [(12.0, -41.0, 0.4), (15.0, -43.5, 2.1), (9.0, -44.0, 2.9), (21.0, -40.0, 1.2)])

window_light(
    (10, 0, 18),
    key=4.6,
    fill=3.8,
    rim=1.7,
    azimuth=146,
    elevation=37,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=1.8,
)
camera((-14, -150, 98), (8, 0, 15), lens=58, f_stop=3.2, focus=(0, -20, 16))
take_picture((*CARD[:2], 8))
