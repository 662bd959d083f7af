"""Cashews: a heap of whole kernels that fills the frame, with a few split ones and crumbs."""

import bpy
import numpy as np

from arrange import heap, make
from goods.cashew import cashew_crumb, split_cashew, whole_cashew
from materials import painted
from mesh import build_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
skin = painted("cashew", 0.40, 0.38, 0.006, 0.12)
wholes, whole_shapes = make(whole_cashew, skin, 12)
halves, half_shapes = make(split_cashew, skin, 2)
shapes, meshes = whole_shapes + half_shapes, wholes + halves
# Under number 159 lies a half with its flat face up.
heap("cashews", shapes, meshes, 20, (0.10, 0.055, 0.022), radius=10.5, height=3.4, without=(159,))

# Crumbs lie in the hollows between the kernels.
broken = painted("crumb", 0.7, 0.2)
crumbs = [build_mesh("crumb", *cashew_crumb(k)[:2], broken, False, cashew_crumb(k)[2]) for k in range(6)]
rng = np.random.default_rng(5)
stage = bpy.context.evaluated_depsgraph_get()


def drop(x, y):
    """Where something that falls at x, y lands, and the slope there."""
    _, at, normal, *_ = bpy.context.scene.ray_cast(stage, (x, y, 20), (0, 0, -1))
    return at, normal


landed = []
for _ in range(400):
    x, y = rng.normal() * 3.2, rng.normal() * 2.6 - 2.5
    at, normal = drop(x, y)
    around = [drop(x + 0.5 * np.cos(turn), y + 0.5 * np.sin(turn))[0].z for turn in np.arange(6) * np.pi / 3]
    if normal.z > 0.75 and 0.15 < np.mean(around) - at.z < 0.5:
        landed.append(at + normal * 0.02)
for at in landed[:14]:
    put(crumbs[int(rng.integers(6))], at, rng.uniform(0, 6.3, 3), rng.uniform(0.4, 1.1))

window_light((0, 0, 2), key=3.0, fill=1.5, rim=2.8, azimuth=146, elevation=30, sky_strength=0.3)
camera((2.5, -38, 26), (0, -0.6, 3.0), lens=132, f_stop=26, focus=(0, -2.4, 4.0))
take_picture(CARD)
