"""Walnuts: halves in a brass bowl and a few beside it; pecan halves in front."""

from arrange import fill_bowl, heap_on, make, rest
from containers import bowl
from goods.pecan import pecan
from goods.walnut import walnut_kernel
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
spot = (0.4, 3.0, 6.4, 3.8)
wall = bowl(6.4, 3.8, "brass", (*spot[:2], 0), seed=3)
halves, shapes = make(walnut_kernel, painted("walnut", 0.44, 0.34, 0.006, 0.2), 12)
fill_bowl("walnuts", wall, spot, shapes, halves, 3, (0.05, 0.022, 0.008), level=0.4, rise=1.2, hull=32, up=0.85, seed=6)
for i, (x, y, turn) in enumerate([(-6.8, -4.2, 0.4), (-4.9, -7.2, 2.2), (-8.4, -0.4, 1.7), (-7.9, -7.9, 2.8)]):
    rest(halves[i], shapes[i], x, y, turn)
pecans, long_shapes = make(pecan, painted("pecan", 0.46, 0.30, 0.006, 0.16), 9)
heap_on("walnuts-pecans", [wall], long_shapes, pecans, 2, (3.2, -6.2), 4.6)
window_light((0, 0, 2), key=3.1, fill=1.7, rim=2.6, azimuth=138, elevation=36, sky_strength=0.5)
camera((1.2, -33, 27), (0.4, -1.35, 2.2), lens=61, f_stop=14, focus=(0.2, -4.4, 2.2))
take_picture((*CARD[:2], 12))
