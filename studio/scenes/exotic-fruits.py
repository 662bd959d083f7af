"""Exotic fruits: a heap of rambutans that fills the frame, one of them opened."""

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import intersect_point_line

from goods.rambutan import opened_rambutan, rambutan
from materials import leaf_blade, painted
from mesh import joined_mesh
from pantry import assembled
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

EYE = Vector((2, -46, 25))

set_table()
rng = np.random.default_rng(5)
rind = painted("rambutan", 0.62, 0.20, 0.010, 0.22)
kinds = [joined_mesh("rambutan", rambutan(seed), [rind]) for seed in range(1, 9)]
fruits = assembled(kinds, (2.4, 2.15, 2.1), (0.012, 0.003, 0.002))
pour_heap(fruits, 100, rng, radius=15.0, height=4.6, rolls=70, sway=1.5, scale=(0.92, 1.06))


def seen_toward(point):
    """The foremost fruit on the line from the camera to a point."""
    heap = [thing for thing in bpy.data.objects if thing.data in fruits.meshes]
    hit = [one for one in heap if (one.location - intersect_point_line(one.location, EYE, point)[0]).length < 2]
    return min(hit, key=lambda one: (one.location - EYE).length)


# Light shines through the aril as through a leaf.
aril = leaf_blade("aril", 0.16, 0.45, 0.40, 0.0, 0.0)
opened = seen_toward(Vector((2.4, -4.0, 3.6)))
opened.data, _ = joined_mesh("opened rambutan", opened_rambutan(21), [rind, aril])
opened.rotation_mode = "QUATERNION"
opened.rotation_quaternion = Vector((0.28, -0.42, 0.86)).to_track_quat("X", "Z")
opened.scale = (1.10,) * 3
opened.location += (EYE - opened.location).normalized() * 0.3
window_light((0, 0, 3), key=4.8, fill=3.6, rim=3.6, azimuth=140, elevation=36)
camera(EYE, (-0.3, -2.0, 6.2), lens=82, f_stop=15, focus=opened.location)
take_picture((*CARD[:2], 8))
