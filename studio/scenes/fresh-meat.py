"""Fresh meat: minced beef, a loose mound on butcher's paper."""

import numpy as np

from arrange import backing, mound
from goods.butcher_paper import butcher_paper
from goods.mince import mince
from materials import painted
from mesh import put, stack
from noise import noise
from pour import in_circle
from rig import CARD, camera, set_table, take_picture, window_light

RADIUS, HEIGHT = 8.6, 4.6


def hill(x, y):
    """A mound that a hand has heaped: no even dome."""
    lumps = noise(stack(x * 0.28, y * 0.28, 4.0), 6)
    return HEIGHT * (1 - np.clip(np.hypot(x, y) / RADIUS, 0, 1) ** 1.5) * (1 + 0.16 * lumps)


set_table()
put(butcher_paper((30.0, 24.0), 3, painted("paper", 0.75, 0.2), wet=8.8), rotation=(0, 0, 0.22))
moist = painted("mince", 0.52, 0.34, Clearcoat=0.12, Clearcoat_Roughness=0.28)
put(mince(560, 3, 12.0, hill, in_circle(0, 0, 8.7), moist))
backing(*mound(RADIUS, HEIGHT), (0.05, 0.008, 0.006), 0.6)
window_light((0, 0, 3), key=3.5, fill=2.2, azimuth=140, elevation=38, sky_strength=0.55)
camera((1.5, -31, 27), (0, -0.9, 2.2), lens=67, f_stop=11, focus=(0, -3.6, 5.0))
take_picture((*CARD[:2], 8))
