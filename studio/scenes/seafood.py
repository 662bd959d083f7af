"""Seafood: a heap of headless shrimp, cooked in the shell, that fills the frame."""

import numpy as np

from goods.shrimp import shrimp
from materials import painted
from mesh import joined_mesh
from pantry import assembled
from pour import pour_heap
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(6)
wet = painted("shrimp", 0.36, 0.45, 0.008, 0.10, Clearcoat=0.7, Clearcoat_Roughness=0.09)
meshes = [joined_mesh("shrimp", shrimp(seed), [wet]) for seed in range(7)]
pieces = assembled(meshes, (2.1, 1.9, 0.72), (0.12, 0.03, 0.012))
pour_heap(pieces, 190, rng, radius=14.0, height=3.6, rolls=24, sway=0.32, scale=(0.92, 1.1))
window_light((0, 0, 2), key=3.1, fill=2.3, rim=3.4, azimuth=140, elevation=40, sky_strength=0.6)
camera((2, -36, 27), (0, -1.6, 3.4), lens=78, f_stop=15, focus=(0, -3.6, 4.4))
take_picture((*CARD[:2], 7))
