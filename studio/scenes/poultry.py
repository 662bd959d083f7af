"""Poultry: a heap of diced chicken breast that fills the frame."""

import numpy as np

from goods.diced import diced_chicken
from pantry import goods
from pour import pour_heap
from rig import CARD, area_light, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(6)
wet = {"Clearcoat": 1.0, "Clearcoat_Roughness": 0.07, "sss": 0.2, "sss_radius": (0.5, 0.2, 0.13)}
chicken = goods(diced_chicken, 12, (1.85, 1.3, 1.0), (0.16, 0.06, 0.04), 0.30, 0.5, 0.004, 0.07, **wet)
pour_heap(chicken, 170, rng, radius=13.0, height=4.2, rolls=14, sway=0.6, scale=(0.88, 1.12))
window_light((0, 0, 3), key=3.2, fill=1.6, rim=5.0, azimuth=140, elevation=36, sky_strength=0.4)
# A second, narrow window in front: wet flesh shows it in every face.
area_light((20, -34, 34), (0, -3, 4), (7, 46), 16000, (1, 0.96, 0.92))
camera((2, -42, 22), (0, -2.0, 4.4), lens=92, f_stop=8, focus=(0, -6.0, 5.0))
take_picture((*CARD[:2], 6))
