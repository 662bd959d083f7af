"""A pallet of sacks in the mouth of an open container, cartons further in."""

import numpy as np

from goods.carton import closed_carton
from goods.container import FLOOR, container
from goods.full_sack import sack_mesh, stack_sacks
from goods.pallet import pallet
from goods.stencil import stencil
from goods.weave import woven_tape
from materials import painted, plain
from mesh import build_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

QUAY = (0.009, 0.034, 0.028)
SIZE = (39.6, 30.6, 24.0)
TURN = 0.30

set_table("flagstone", 640.0, 3072)
backdrop = [(-1500, 380, -1), (1500, 380, -1), (1500, 380, 700), (-1500, 380, 700)]
put(build_mesh("wall", backdrop, [(0, 1, 2, 3)], plain("wall", (0.03, 0.028, 0.026)), False))
rng = np.random.default_rng(2)
container((0, 0, 0), TURN, QUAY, painted("container", 0.48, 0.38), painted("planks", 0.75, 0.18), (4.35, 1.75))

c, s = np.cos(TURN), np.sin(TURN)


def inside(x, y, z):
    """A point of the container as it stands."""
    return (c * x - s * y, s * x + c * y, z)


# A ton of sacks where the light reaches.
AT = (46.0, 72.0)
deck = pallet(painted("pine", 0.8, 0.15), inside(*AT, FLOOR), TURN + 0.02, 1)
tape = woven_tape()
TINTS = ((1.0, 1.0, 1.0), (1.06, 1.04, 1.0), (0.91, 0.89, 0.85), (1.0, 0.96, 0.90))
LAYERS = 8
for n, (layer, _, points) in enumerate(stack_sacks(LAYERS, seed=8, base=deck)):
    mark = stencil if layer == LAYERS - 1 or rng.random() < 0.6 else None
    mesh = sack_mesh(points, n + 51, tape, mark, tint=TINTS[int(rng.integers(4))])
    put(mesh, inside(*AT, FLOOR), (0, 0, TURN + 0.02), (0.945, 0.945, 1))

# Cartons behind it and across from it.
board = painted("board", 0.85, 0.12, 0.006, 0.08)
strip = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
kinds = [closed_carton(SIZE, seed, [board, strip], stencil) for seed in range(1, 7)]
for n, (px, py, layers) in enumerate([(52.0, 192.0, 7), (-56.0, 178.0, 6)]):
    deck = pallet(painted(f"pine {n}", 0.8, 0.15), inside(px, py, FLOOR), TURN, 5 + n)
    for layer in range(layers):
        for i in range(3):
            for j in range(3):
                x = px + (i - 1) * 40.5 + rng.normal() * 0.3
                y = py + (j - 1) * 31.7 + rng.normal() * 0.3
                at = inside(x, y, FLOOR + deck + layer * (SIZE[2] + 0.45))
                half_turn = np.pi * (rng.random() < 0.25)
                put(kinds[int(rng.integers(6))], at, (0, 0, TURN + half_turn + rng.normal() * 0.008))

window_light(
    inside(10, 20, 80),
    key=4.4,
    fill=1.4,
    rim=1.0,
    azimuth=214,
    elevation=30,
    distance=88,
    size=(60, 45),
    sky_strength=0.42,
    scale=4.2,
)
camera((-85, -470, 150), (-4, 0, 92), lens=46, f_stop=1.8, focus=inside(20, 18, 90))
take_picture((*HERO[:2], 16), 0.015)
