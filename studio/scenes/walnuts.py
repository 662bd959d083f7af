"""Walnuts: halves in a brass bowl, loose halves in front."""

from arrange import fill_bowl, make, rest
from containers import bowl
from goods.walnut import walnut_kernel
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
spot = (0.4, 3.0, 6.4, 3.8)
wall = bowl(6.4, 3.8, "brass", (*spot[:2], 0), seed=3)
halves, shapes = make(walnut_kernel, painted("walnut", 0.46, 0.34, 0.004, 0.16), 12)
fill_bowl("walnuts", wall, spot, shapes, halves, 3, (0.05, 0.022, 0.008), level=0.4, rise=1.2, hull=32)
loose = [(-6.8, -4.2, 0.4), (-3.0, -6.2, 2.2), (0.8, -6.8, 1.2), (-8.4, -0.4, 1.7), (-6.2, -8.0, 2.8)]
loose += [(4.6, -5.4, 0.7), (7.6, -3.6, 2.5), (8.6, -7.0, 1.5), (4.4, -8.6, 0.1), (10.6, -5.0, 2.9)]
for i, (x, y, turn) in enumerate(loose):
    rest(halves[i], shapes[i], x, y, turn)
window_light((0, 0, 2), key=2.9, fill=1.7, rim=2.6, azimuth=138, elevation=36, sky_strength=0.5)
camera((1.2, -33, 27), (0.4, -0.9, 2.0), lens=68, f_stop=9, focus=(0.2, -3.6, 2.6))
take_picture((*CARD[:2], 10))
