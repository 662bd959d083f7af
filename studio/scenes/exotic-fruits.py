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
rind = painted("rambutan", 0.62, 0.20, 0.010, 0.22)
kinds = [joined_mesh("rambutan", rambutan(seed), [rind]) for seed in range(1, 9)]
fruits = assembled(kinds, (2.4, 2.15, 2.1), (0.012, 0.003, 0.002))
pour_heap(fruits, 130, rng, radius=15.0, height=4.6, rolls=70, sway=1.5, scale=(0.92, 1.06))
window_light((0, 0, 3), key=4.8, fill=3.6, rim=3.6, azimuth=140, elevation=36)
camera((2, -44, 31), (-0.3, -1.4, 5.0), lens=82, f_stop=15, focus=(0.4, -4.0, 6.4))
take_picture((*CARD[:2], 7))
