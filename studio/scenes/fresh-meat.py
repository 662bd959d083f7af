"""Fresh meat: minced beef, a heap that fills the frame."""

import numpy as np

from arrange import backing, mound
from goods.mince import mince
from materials import painted
from mesh import put
from pour import in_circle
from rig import CARD, camera, set_table, take_picture, window_light

RADIUS, HEIGHT = 11.0, 3.4


def hill(x, y):
    return HEIGHT * (1 - np.clip(np.hypot(x, y) / RADIUS, 0, 1) ** 1.5)


set_table()
moist = painted("mince", 0.46, 0.36, Clearcoat=0.2, Clearcoat_Roughness=0.22)
put(mince(200, 3, 15.0, hill, in_circle(0, 0, 10.0), moist))
backing(*mound(RADIUS, HEIGHT), (0.05, 0.004, 0.004), 0.1)
window_light((0, 0, 4), key=3.0, fill=2.2, azimuth=140, elevation=38, sky_strength=0.55)
camera((1.5, -27.5, 26), (0, -2.0, 3.7), lens=84, f_stop=11, focus=(0, -3.6, 5.0))
take_picture((*CARD[:2], 6))
