"""Root vegetables: carrots with their tops, beets, potatoes."""

import math

from arrange import make, rest
from goods.roots import beet, carrot, leaf_stalks, potato
from materials import leaf_blade, painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

# A carrot tapers: tipped by this angle it lies on its whole length.
LIE = -0.088

set_table()
carrots, shapes = make(carrot, painted("carrot", 0.55, 0.25, 0.006, 0.10), 4)
stalk_and_leaf = [painted("carrot stalk", 0.6, 0.25), leaf_blade("carrot top", 0.5, 0.25, 0.3)]
for i, (x, y, turn, roll) in enumerate([(-3.6, -4.4, 0.30, 0), (-2.2, -6.6, 0.16, 1.0), (-5.2, -2.0, 0.42, 2.0)]):
    rest(carrots[i + 1], shapes[i + 1], x, y, turn, roll, LIE)
    crown = (x + 6.9 * math.cos(turn), y + 6.9 * math.sin(turn), 1.35)
    put(leaf_stalks(i, stalk_and_leaf, count=7, length=6.0, leaflets=1.0), crown, (0, 0.14, turn))

skin = painted("beet", 0.55, 0.28, 0.006, 0.12)
beets, shapes = make(beet, skin, 4)
stalk = [painted("beet stalk", 0.4, 0.35)]
red = {"stalk_tones": ((0.10, 0.006, 0.018), (0.26, 0.03, 0.05)), "tint": (0.18, 0.012, 0.03)}
for i, (x, y, turn, lift) in enumerate([(-5.4, 4.6, 2.5, 0.25), (0.6, 4.8, 1.9, 0.15), (-2.2, 9.4, 2.2, 0.1)]):
    put(beets[i + 1], (x, y, 2.8), (i * 1.1, -lift, turn))
    crown = (x + 2.9 * math.cos(turn), y + 2.9 * math.sin(turn), 2.8 + 0.5 * lift)
    put(leaf_stalks(20 + i, stalk, count=8, length=5.0, radius=0.24, spread=0.25, **red), crown, (0, -lift - 0.1, turn))

potatoes, shapes = make(potato, painted("potato", 0.72, 0.18, 0.008, 0.10), 5)
for i, (x, y, turn) in enumerate([(8.2, 1.6, 0.5), (12.4, 4.2, 1.7), (7.4, 6.4, 2.6), (12.8, -1.4, 0.1)]):
    rest(potatoes[i + 1], shapes[i + 1], x, y, turn, 0.3 * i, 0.1)

window_light((0, 0, 2), key=2.8, rim=2.2, elevation=38, sky_strength=0.5)
camera((1.2, -38, 27), (1.2, 0.2, 1.9), lens=60, f_stop=8, focus=(0, -4.0, 2.6))
take_picture(CARD)
