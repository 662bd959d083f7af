"""Cinnamon, star anise, cardamom, cloves, nutmeg and pepper, close together on the slate."""

import numpy as np

from goods.leaf import leaf
from materials import painted
from mesh import build_mesh, put
from pantry import cardamoms, cinnamon_sticks, cloves, lay, nutmegs, peppercorns, star_anises
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light
from servings import cinnamon_bundle

set_table()
rng = np.random.default_rng(6)


def heap(goods, count, x, y, radius, **how):
    """A small heap straight on the table."""
    pile = Pile((x, y), radius + 3, cell=max(0.04, min(goods.size) / 4))
    pour(pile, goods, count, in_circle(0, 0, radius, 0.75), rng, **how)


heap(cloves(), 130, -5.0, -3.7, 2.6, sway=0.25, rolls=10)
heap(cardamoms(), 44, 5.2, 5.2, 2.8, rolls=10)
heap(peppercorns(), 230, 5.0, -4.2, 2.5, rolls=20)
cinnamon_bundle(cinnamon_sticks(), -4.4, 3.2, 0.55)
lay(star_anises(), [(0.0, -0.4, 0.2), (-0.9, -5.9, 1.3), (8.9, -0.7, 0.8)], 0)
lay(nutmegs(), [(3.7, 0.6, 0.6), (1.3, -3.5, 2.5), (-8.9, -0.2, 2.0)], 0.5)

LAUREL = ((0.07, 0.085, 0.025), (0.15, 0.165, 0.06), (0.26, 0.27, 0.12))
bay = painted("bay", 0.5, 0.3, 0.01, 0.15)
for i, (x, y, turn) in enumerate([(-7.6, -6.8, 3.3), (1.4, -8.6, 0.1), (-2.6, 7.2, 0.4)]):
    vertices, faces, colors = leaf(20 + i, 5.6, 1.25, curl=0.12, ruffle=0.05, tones=LAUREL, vein=0.02)
    put(build_mesh("bay", vertices, faces, bay, colors=colors), (x, y, 0.24), (0, -0.03, turn))

window_light((0, 0, 1), key=3.5, fill=2.1, rim=2.8, azimuth=138, elevation=36)
camera((1.0, -26, 23), (-0.2, -0.6, 0.6), lens=66, f_stop=9, focus=(0, -2.4, 1.0))
take_picture(CARD)
