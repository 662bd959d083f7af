"""Exotic fruits: a heap of lychees that fills the frame."""

import numpy as np

from arrange import make
from goods.lychee import lychee
from materials import painted
from pantry import Goods
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(5)
meshes, shapes = make(lychee, painted("lychee", 0.52, 0.30, 0.010, 0.22), 10)
fruits = Goods(meshes, shapes, (1.86, 1.8, 1.8), (0.03, 0.008, 0.006))
pile = pour_heap(fruits, 128, rng, radius=14.0, height=4.6, rolls=70, sway=1.5, scale=(0.9, 1.08))
window_light((0, 0, 3), key=3.8, fill=3.6, rim=3.0, azimuth=140, elevation=36)
camera((2, -42, 24), (0, -2.0, 5.2), lens=84, f_stop=11, focus=(0, -5.0, pile.level(0, -5) - 1))
take_picture((*CARD[:2], 6))
