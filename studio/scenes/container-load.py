"""Jute sacks stowed from side to side in an open container, seen from its mouth."""

import numpy as np

from goods.container import FLOOR, container
from goods.sack_wall import jute_sack, stow
from goods.stencil import stencil
from goods.weave import jute
from materials import painted, plain
from mesh import build_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

QUAY = (0.007, 0.018, 0.015)
TURN = 0.30
LAYERS = 8
FRONT = 44.0

set_table("flagstone", 640.0, 3072)
backdrop = [(-1500, 380, -1), (1500, 380, -1), (1500, 380, 700), (-1500, 380, 700)]
put(build_mesh("wall", backdrop, [(0, 1, 2, 3)], plain("wall", (0.03, 0.028, 0.026)), False))
steel = painted("container", 0.52, 0.30)
container((0, 0, 0), TURN, QUAY, (steel, painted("planks", 0.7, 0.2), painted("rubber", 0.55, 0.3)))

c, s = np.cos(TURN), np.sin(TURN)


def inside(x, y, z):
    """A point of the container as it stands."""
    return (c * x - s * y, s * x + c * y, z)


rng = np.random.default_rng(4)
cloth = jute(18.0, 46)
TINTS = ((1.0, 1.0, 1.0), (1.10, 1.07, 1.0), (0.88, 0.86, 0.82), (1.02, 0.95, 0.86))
for n, (layer, points) in enumerate(stow(LAYERS, 5)):
    mark = stencil if layer % 2 == 0 and rng.random() < 0.8 else None
    mesh = jute_sack(points, n + 11, cloth, mark, tint=TINTS[int(rng.integers(4))])
    # Nobody sets fifty kilograms down in line; and the long sides, which carry the mark, lie a little further out.
    out = FRONT + rng.normal() * 2.0 - (5.0 if layer % 2 == 0 else 0.0)
    put(mesh, inside(0, out, FLOOR), (0, 0, TURN + rng.normal() * 0.008))

window_light(
    inside(0, 20, 80),
    key=5.8,
    fill=2.0,
    rim=0.8,
    azimuth=214,
    elevation=30,
    distance=88,
    size=(60, 45),
    sky_strength=0.42,
    scale=4.2,
)
camera((-80, -330, 112), (-11, 0, 82), lens=48, f_stop=2.2, focus=inside(-10, FRONT - 4, 80))
take_picture((*HERO[:2], 14), 0.015)
