"""Almonds: a heap that fills the frame."""

from arrange import heap, make
from goods.almond import almond
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
meshes, shapes = make(almond, painted("almond", 0.48, 0.34, 0.006, 0.2, Sheen=0.1), 10)
heap("almonds", shapes, meshes, 30, (0.06, 0.028, 0.012))
window_light((0, 0, 2), key=2.6, fill=1.5, rim=2.6, azimuth=140, elevation=34)
camera((2.4, -38, 21), (0, -1.2, 3.75), lens=124, f_stop=34, focus=(0, -3.6, 4.4))
take_picture(CARD)
