"""Cinnamon, star anise, cardamom, cloves, nutmeg and pepper in heaps that run into one another."""

import numpy as np

from mesh import put, turned_by
from pantry import cardamoms, cinnamon_sticks, cloves, nutmegs, peppercorns, star_anises
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(6)
pile = Pile((0, 0), 15.0)

# Their ends, with the scrolls, look at the camera.
sticks = cinnamon_sticks()
for k, x, y, z, turn, roll in (
    (0, -2.3, 4.6, 0.45, 1.40, 0.1),
    (1, -0.7, 4.2, 0.45, 1.52, 0.2),
    (2, 0.9, 4.9, 0.45, 1.46, -0.1),
    (1, -1.6, 4.9, 1.32, 1.62, 3.0),
    (0, 0.0, 4.0, 1.32, 1.36, 3.3),
):
    put(sticks.meshes[k], (x, y, z), (roll, 0, turn))
    pile.stand(sticks.shapes[k] @ turned_by(roll, 0, turn).T + (x, y, z))

nuts = nutmegs()
for x, y in ((2.3, -1.2), (4.6, 5.4), (3.5, 8.2), (6.1, 8.6), (8.9, 8.0), (4.8, 10.9), (7.7, 11.2), (10.9, 10.4)):
    pour(pile, nuts, 1, in_circle(x, y, 0.3), rng, rolls=0)

HEAPS = [
    (star_anises(), 15, 7.0, 3.0, 3.4, {"sway": 0.2, "rolls": 8}),
    (cloves(), 330, -5.0, -5.2, 3.6, {"sway": 0.25, "rolls": 10}),
    (cardamoms(), 120, -6.8, 5.2, 4.6, {"rolls": 14}),
    (peppercorns(), 620, 4.4, -5.4, 3.5, {"rolls": 20, "scale": (0.78, 1.16)}),
]
for goods, count, x, y, radius, how in HEAPS:
    pour(pile, goods, count, in_circle(x, y, radius, 0.7), rng, **how)

window_light((0, 0, 1), key=3.5, fill=2.1, rim=2.8, azimuth=138, elevation=36)
camera((1.0, -23, 25.5), (-0.2, 0.4, 0.8), lens=66, f_stop=11, focus=(0, -1.6, 1.4))
take_picture((*CARD[:2], 8))
