"""Cashews: a heap that fills the frame."""

from arrange import heap, make
from goods.cashew import cashew
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
meshes, shapes = make(cashew, painted("cashew", 0.42, 0.36, 0.006, 0.12), 10)
heap("cashews", shapes, meshes, 22, (0.10, 0.055, 0.022))
window_light((0, 0, 2), key=2.3, fill=1.4, azimuth=140, elevation=34, sky_strength=0.4)
camera((2, -30, 15), (0, -1.2, 3.2), lens=100, f_stop=10, focus=(0, -3.6, 3.8))
take_picture(CARD)
