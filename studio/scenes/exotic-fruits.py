"""Exotic fruits: a heap of rambutans that fills the frame."""

import numpy as np

from goods.rambutan import rambutan
from materials import painted
from mesh import joined_mesh
from pantry import assembled
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(5)
rind = painted("rambutan", 0.48, 0.32, 0.010, 0.20)
kinds = [joined_mesh("rambutan", rambutan(seed), [rind]) for seed in range(1, 9)]
fruits = assembled(kinds, (2.5, 2.2, 2.15), (0.02, 0.004, 0.003))
pile = pour_heap(fruits, 100, rng, radius=15.0, height=4.6, rolls=70, sway=1.5, scale=(0.92, 1.06))
window_light((0, 0, 3), key=4.8, fill=4.0, rim=3.6, azimuth=140, elevation=36)
camera((2, -46, 25), (0, -1.0, 5.6), lens=76, f_stop=15, focus=(0, -5.0, pile.level(0, -5) - 1))
take_picture((*CARD[:2], 8))
