"""Fresh meat: a heap of diced beef that fills the frame."""

import numpy as np

from goods.diced import diced_beef
from pantry import goods
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(4)
wet = {"Clearcoat": 0.5, "Clearcoat_Roughness": 0.16, "sss": 0.06, "sss_radius": (0.35, 0.06, 0.04)}
beef = goods(diced_beef, 12, (1.6, 1.35, 1.2), (0.03, 0.002, 0.002), 0.40, 0.40, 0.006, 0.12, **wet)
pour_heap(beef, 170, rng, radius=13.0, height=4.2, rolls=14, sway=0.7, scale=(0.9, 1.12))
window_light((0, 0, 3), key=3.4, fill=2.0, rim=2.4, azimuth=140, elevation=36)
camera((2, -42, 22), (0, -2.0, 4.6), lens=92, f_stop=8, focus=(0, -6.0, 5.2))
take_picture((*CARD[:2], 12))
