"""Processed meat: air-dried salamis, as they were tied, in an open carton."""

import numpy as np

from goods.emblem import arrows, emblem
from goods.salami import salami
from materials import painted
from mesh import joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light
from servings import salami_carton

set_table("flagstone", 320.0)
board = painted("board", 0.85, 0.12)


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


carton, look = salami_carton((0.0, 0.0, 0.30), board, imprint, (1.42, 1.3, 1.3, 1.25), np.random.default_rng(6))
half = joined_mesh("half salami", salami(8, 1.0), look)[0]
put(half, carton.to_stage((2.9, -10.0, 16.9)), (0.3, 0.02, 1.25 + carton.turn))

window_light(
    (0, 0, 14),
    key=4.2,
    fill=2.4,
    rim=2.6,
    azimuth=140,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.6,
    scale=1.5,
)
camera((-8, -62, 64), (0.5, -1.0, 10), lens=74, f_stop=5.6, focus=(0, -8, 14))
take_picture((*CARD[:2], 10))
