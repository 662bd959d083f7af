"""Seafood: a heap of mussels that fills the frame."""

import numpy as np

from goods.mussel import mussel
from pantry import goods
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(3)
wet = {"Clearcoat": 0.8, "Clearcoat_Roughness": 0.12}
mussels = goods(mussel, 10, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.36, 0.45, 0.012, 0.25, **wet)
pile = pour_heap(mussels, 170, rng, radius=17.0, height=5.5, rolls=40, sway=0.45, scale=(0.86, 1.1))
window_light((0, 0, 3), key=4.6, fill=3.4, rim=3.8, azimuth=140, elevation=36, sky_strength=0.9)
camera((2, -46, 27), (0, -2.2, 5.2), lens=82, f_stop=9, focus=(0, -6.0, pile.level(0, -6) - 0.5))
take_picture((*CARD[:2], 6))
