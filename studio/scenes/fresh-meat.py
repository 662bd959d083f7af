"""Fresh meat as it is shipped: boneless beef in vacuum packs, in an open white carton."""

import numpy as np

from goods.carton import WHITE, closed_carton, open_carton
from goods.emblem import emblem, ox
from goods.vacuum_pack import clear_film, packs
from materials import painted
from mesh import put, turned_by
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (58.0, 40.0, 17.0)
INK = (0.030, 0.028, 0.026)
SPOT, TURN = np.array([0.0, 0.0, 0.0]), 0.16

set_table("flagstone", 320.0)
board = painted("board", 0.8, 0.15)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)


def imprint(u, v):
    return emblem(ox, u, v, (0.5, 0.5), 1.1)


put(open_carton(SIZE, 4, [board], imprint, (1.42, 0.9, 1.3, 1.25), WHITE, INK), SPOT, (0, 0, TURN))
put(closed_carton(SIZE, 7, [board, tape], imprint, WHITE, INK), (58.0, 52.0, 0), (0, 0, 0.08))
wet = painted("beef", 0.32, 0.5, Clearcoat=1.0, Clearcoat_Roughness=0.045)
cuts = packs(5, wet, clear_film())
turned = turned_by(0, 0, TURN)
# In the carton: x, y, height, tilt about both axes, turn.
LAID = [
    (-14.5, -10.5, 5.5, 0.05, 0.02, 0.10),
    (14.0, -11.0, 5.8, -0.04, 0.03, 3.02),
    (-14.5, 8.5, 6.2, 0.08, -0.03, 3.30),
    (14.5, 7.5, 5.6, 0.02, 0.05, -0.12),
    (-0.5, -2.5, 11.8, 0.06, -0.08, 0.42),
]
for (cut, margin), (x, y, z, roll, pitch, turn) in zip(cuts, LAID):
    at = turned @ np.array([x, y, z]) + SPOT
    for mesh in (cut, margin):
        put(mesh, at, (roll, pitch, turn + TURN))

window_light(
    (0, 0, 14),
    key=4.2,
    fill=3.2,
    rim=2.6,
    azimuth=140,
    elevation=40,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=1.5,
)
camera((-12, -72, 92), (1, -2, 13), lens=55, f_stop=4.5, focus=(0, -8, 16))
take_picture((*CARD[:2], 7))
