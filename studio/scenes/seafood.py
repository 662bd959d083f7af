"""Seafood as it is shipped: mussels in the shell, half bedded in crushed ice."""

import numpy as np

from iced import Drift, iced
from mesh import put, stack
from noise import fbm
from pantry import mussels
from pour import in_circle
from rig import CARD, camera, set_table, take_picture, window_light

set_table()


def drifts(x, y):
    """The snow before anything lies on it."""
    return 3.0 + 0.9 * fbm(stack(x * 0.09, y * 0.09, 2.0), 2, 4) + 0.35 * fbm(stack(x * 0.3, y * 0.3, 5.0), 2, 6)


field = Drift(drifts, (20.0, 20.0))
for mesh, at, turn, scale in iced(field, mussels(), 84, in_circle(0, 0, 16.0, 0.6), np.random.default_rng(5)):
    put(mesh, at, turn or (0, 0, 0), scale)

window_light((0, 0, 3), key=4.2, fill=2.8, rim=3.2, azimuth=140, elevation=38, sky_strength=0.6)
camera((1.5, -38, 38), (0, -1.0, 3.6), lens=72, f_stop=9, focus=(0, -3.0, 5.0))
take_picture((*CARD[:2], 18), 0.03)
