"""A mix of almonds, cashews, pistachios, walnuts, hazelnuts and pumpkin seeds that fills the frame."""

import numpy as np

from arrange import backing, mound
from pantry import almonds, cashews, hazelnuts, pistachios, pumpkin_seeds, walnuts
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(12)
RADIUS, HEIGHT = 11.0, 2.6


def hill(x, y):
    """Ground under the mix."""
    return HEIGHT * (1 - np.clip(np.hypot(x, y) / RADIUS, 0, 1) ** 1.6)


pile = Pile((0, 0), 14.0, hill, cell=0.1)
mix = [(almonds(), 24), (cashews(), 22), (pistachios(), 18), (walnuts(), 11), (hazelnuts(), 14), (pumpkin_seeds(), 60)]
for layer in range(4):
    for goods, count in mix:
        pour(pile, goods, count, in_circle(0, -0.6, RADIUS * 0.98), rng, sway=0.2)
backing(*mound(RADIUS, HEIGHT, 1.6), (0.04, 0.02, 0.01), 0.2)

window_light((0, 0, 2), key=3.5, fill=1.9, rim=2.8, azimuth=139, elevation=35)
camera((1.6, -27, 22), (0.0, -0.9, 2.4), lens=84, f_stop=8, focus=(0, -2.8, 3.4))
take_picture(CARD)
