"""A pallet of cartons in the mouth of an open container."""

import numpy as np

from goods.carton import closed_carton
from goods.container import FLOOR, container
from goods.pallet import pallet
from goods.stencil import stencil
from materials import painted
from mesh import build_mesh, grid_faces, put
from rig import CARD, camera, set_table, take_picture, window_light

QUAY = (0.016, 0.058, 0.045)
SIZE = (39.6, 30.6, 24.0)
TURN = 0.32

set_table("flagstone", 640.0, 3072)
rng = np.random.default_rng(2)
steel = painted("container", 0.5, 0.35)
wood = painted("planks", 0.75, 0.18)
container((0, 0, 0), TURN, QUAY, steel, wood)

c, s = np.cos(TURN), np.sin(TURN)


def inside(x, y, z):
    """A point of the container as it stands."""
    return (c * x - s * y, s * x + c * y, z)


board = painted("board", 0.85, 0.12, 0.006, 0.08)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
kinds = [closed_carton(SIZE, seed, [board, tape], stencil) for seed in range(1, 7)]
LAYERS = 6
for n, (px, py) in enumerate([(-18.0, 62.0), (60.0, 190.0), (-64.0, 190.0)]):
    deck = pallet(painted(f"pine {n}", 0.8, 0.15), inside(px, py, FLOOR), TURN, 5 + n)
    for layer in range(LAYERS if n == 0 else LAYERS + 1):
        for i in range(3):
            for j in range(3):
                x = px + (i - 1) * 40.5 + rng.normal() * 0.3
                y = py + (j - 1) * 31.7 + rng.normal() * 0.3
                half_turn = np.pi * (rng.random() < 0.25)
                at = inside(x, y, FLOOR + deck + layer * (SIZE[2] + 0.45))
                put(kinds[int(rng.integers(6))], at, (0, 0, TURN + half_turn + rng.normal() * 0.008))

# Two straps around the near pallet.
strap = painted("strap", 0.4, 0.3)
for x in (-36.0, 26.0):
    high = FLOOR + 14.4 + LAYERS * (SIZE[2] + 0.45) + 0.4
    front, back = 62.0 - 48.6, 62.0 + 48.6
    path = np.array([(FLOOR + 2, front), (high - 1, front), (high, front + 1), (high, back - 1), (FLOOR + 2, back)])
    across = np.linspace(-0.9, 0.9, 5)
    grid = np.array([[inside(x + w, y, z) for w in across] for z, y in path])
    colors = np.full((grid.size // 3, 3), (0.05, 0.048, 0.045))
    put(build_mesh("strap", grid.reshape(-1, 3), grid_faces(*grid.shape[:2]), strap, colors=colors))

window_light(
    (0, -20, 110),
    key=5.6,
    fill=4.6,
    rim=1.5,
    azimuth=208,
    elevation=34,
    distance=88,
    size=(60, 45),
    sky_strength=0.8,
    scale=4.2,
)
camera((-60, -640, 205), (10, 0, 118), lens=50, f_stop=1.6, focus=inside(-18, 14, 110))
take_picture((*CARD[:2], 8))
