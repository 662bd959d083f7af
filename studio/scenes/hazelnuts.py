"""Hazelnuts: a heap of shelled kernels."""

from arrange import heap, make
from goods.hazelnut import hazelnut
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
meshes, shapes = make(hazelnut, painted("hazelnut", 0.44, 0.36, 0.006, 0.18), 10)
heap("hazelnuts", shapes, meshes, 30, (0.04, 0.018, 0.007), radius=9.0, height=3.8, spread=3.2)
window_light((0, 0, 2), key=2.9, fill=1.8, rim=2.8, azimuth=140, elevation=34, sky_strength=0.4)
camera((2, -25, 13), (0, -1.2, 2.8), lens=105, f_stop=11, focus=(0, -4.6, 2.6))
take_picture(CARD)
