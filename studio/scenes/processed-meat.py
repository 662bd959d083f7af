"""Processed meat: air-dried salamis, as they were tied, in an open carton."""

import numpy as np

from cartons import Carton
from goods.emblem import arrows, emblem
from goods.salami import salami
from materials import painted
from mesh import joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (43.0, 33.0, 14.0)
LAYERS = ((3.1, 7), (7.7, 6), (12.3, 7))
PITCH = 5.85

set_table("flagstone", 320.0)
rng = np.random.default_rng(6)
board = painted("board", 0.85, 0.12)
look = [painted("salami", 0.72, 0.22, 0.008, 0.10), painted("twine", 0.9, 0.1), painted("cut", 0.42, 0.4)]
kinds = [joined_mesh("salami", salami(seed), look)[0] for seed in range(1, 7)]


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


carton = Carton(SIZE, 4, (0.0, 0.0, 0.30), board, imprint, (1.42, 1.3, 1.3, 1.25))
carton.bed(0.8, (0.05, 0.03, 0.02))
for n, (level, count) in enumerate(LAYERS):
    for k in range(count):
        u = (k - (count - 1) / 2) * PITCH + rng.normal() * 0.1
        at = (u, rng.normal() * 0.5, level + rng.normal() * 0.15)
        turn = (rng.normal() * 0.35, rng.normal() * 0.015, np.pi / 2 * rng.choice((-1, 1)) + rng.normal() * 0.02)
        put(kinds[(k + 2 * n) % len(kinds)], carton.to_stage(at), (*turn[:2], turn[2] + carton.turn), 1.0)

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
