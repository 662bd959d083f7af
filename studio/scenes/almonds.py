"""Almonds: a heap that fills the frame."""

from arrange import heap, make
from goods.almond import almond_kernel
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
meshes, shapes = make(almond_kernel, painted("almond", 0.6, 0.26, 0.006, 0.2, Sheen=0.1), 14)
heap("almonds", shapes, meshes, 22, (0.05, 0.022, 0.009))
window_light((0, 0, 2), key=2.8, fill=1.5, rim=2.6, azimuth=140, elevation=34)
camera((2.4, -38, 21), (0, -1.2, 3.3), lens=124, f_stop=34, focus=(0, -3.6, 4.4))
take_picture(CARD)
