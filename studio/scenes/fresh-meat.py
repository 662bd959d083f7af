"""Fresh meat: minced beef as it left the grinder, in open trays, ready to be sealed."""

import math

from rig import CARD, camera, set_table, take_picture, window_light
from servings import MinceTrays

TURN = 0.30
# Beside one another: x, y, which, turn.
TRAYS = [
    (0.0, 0.0, 0, 0.0),
    (26.6, 0.6, 1, 0.02),
    (-0.4, 20.0, 2, -0.015),
    (26.4, 20.4, 0, 3.15),
    (-26.8, -0.5, 1, 3.13),
    (-27.0, 19.8, 2, 3.15),
    (0.3, -20.2, 1, 0.01),
    (-26.2, -20.5, 0, 3.14),
]

set_table()
trays = MinceTrays((1, 2, 3))
c, s = math.cos(TURN), math.sin(TURN)
for u, v, which, turn in TRAYS:
    trays.put(which, (c * u - s * v, s * u + c * v, 0.0), TURN + turn)

window_light((0, 0, 3), key=4.2, fill=2.0, azimuth=140, elevation=36, sky_strength=0.5)
camera((2, -46, 52), (0.5, 1.0, 2.0), lens=62, f_stop=9, focus=(0, -2, 3.5))
take_picture((*CARD[:2], 14))
