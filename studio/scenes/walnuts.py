"""Walnuts: a heap of halves, domed side up, with whole nuts at its foot."""

from arrange import heap, make, rest
from goods.walnut import walnut, walnut_shell
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
meshes, shapes = make(walnut, painted("walnut", 0.5, 0.30, 0.006, 0.14), 8)
heap("walnuts", shapes, meshes, 9, (0.05, 0.024, 0.009), radius=9.0, height=2.6, spread=3.6, up=0.75)
shells, shapes = make(walnut_shell, painted("walnut shell", 0.55, 0.28, 0.006, 0.10), 3)
for i, (x, y, turn, roll) in enumerate([(6.6, -8.2, 0.5, 0.6), (9.6, -5.4, 1.9, 0.2), (-9.2, -6.6, 2.6, 1.1)]):
    rest(shells[i], shapes[i], x, y, turn, roll)
window_light((0, 0, 2), key=2.9, fill=1.7, rim=2.6, azimuth=140, elevation=36)
camera((2, -32, 24), (0.4, -2.0, 1.6), lens=82, f_stop=11, focus=(0.4, -5.0, 2.4))
take_picture(CARD)
