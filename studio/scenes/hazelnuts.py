"""Hazelnuts: a heap of shelled kernels, with a group of macadamias, whole and split, on its right."""

import math

from arrange import heap, heap_on, make
from goods.hazelnut import hazelnut_kernel
from goods.macadamia import macadamia, split_macadamia
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

MIDDLE = (2.6, -3.6)


def free(at):
    """Where the macadamias lie."""
    return math.hypot(at[0] - MIDDLE[0], at[1] - MIDDLE[1]) < 2.6


set_table()
meshes, shapes = make(hazelnut_kernel, painted("hazelnut", 0.62, 0.24, 0.006, 0.2, Sheen=0.1), 14)
under = heap("hazelnuts", shapes, meshes, 23, (0.04, 0.018, 0.007), radius=9.0, height=3.8, spread=3.2, free=free)
put(meshes[3], (0.0, -3.8, 4.2), (0.6, 0.3, 1.0), 0.94)  # in a hole that would show the mound
cream = painted("macadamia", 0.46, 0.36, 0.006, 0.12)
wholes, whole_shapes = make(macadamia, cream, 12)
halves, _ = make(split_macadamia, cream, 3)
heap_on("hazelnuts-macadamias", under, whole_shapes, wholes, 2, MIDDLE, 3.2, split=(14, 16, 9), halves=halves)
window_light((0, 0, 2), key=2.9, fill=1.8, rim=2.8, azimuth=140, elevation=34, sky_strength=0.4)
camera((2, -36, 21), (0.3, -1.6, 3.2), lens=118, f_stop=30, focus=(0, -4.2, 4.0))
take_picture((*CARD[:2], 12))
