"""Fresh meat: minced beef as it left the grinder, in trays under film."""

import math

from goods.film import clear_film, lid
from goods.mince import mince
from goods.vessel import vessel
from materials import painted, plain
from mesh import build_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

LENGTH, WIDTH = 23.0, 16.5
TURN = 0.30
FOOT = ((-1.2, 0.0), (-0.7, 0.1), (0.15, 2.9), (0.25, 3.2))
RIM = ((0.9, 3.22), (1.02, 3.3), (1.0, 3.42), (0.85, 3.45), (0.2, 3.45), (0.05, 3.4))
INSIDE = ((-0.05, 3.25), (-1.0, 0.5), (-1.4, 0.25))
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
moist = painted("mince", 0.46, 0.4, Clearcoat=0.25, Clearcoat_Roughness=0.22)
film = clear_film(haze=0.006, rough=0.07, shine=0.3)
black = plain("tray", (0.012, 0.012, 0.013), 0.34, 0.5)
tray = build_mesh("tray", *vessel(LENGTH, WIDTH, 2.6, FOOT + RIM + INSIDE), black)
packs = []
for seed in (1, 2, 3):
    points, faces, colors = mince((LENGTH - 1.0, WIDTH - 1.0, 2.75), seed)
    meat = build_mesh("mince", points, faces, moist, colors=colors)
    packs.append((meat, build_mesh("lid", *lid(LENGTH + 1.5, WIDTH + 1.5, 3.3, seed), film)))
c, s = math.cos(TURN), math.sin(TURN)
for u, v, which, turn in TRAYS:
    x, y = c * u - s * v, s * u + c * v
    for mesh, z in zip((tray, *packs[which]), (0.0, 0.0, 3.49)):
        put(mesh, (x, y, z), (0, 0, TURN + turn))

window_light((0, 0, 3), key=4.2, fill=2.0, azimuth=140, elevation=36, sky_strength=0.5)
camera((2, -46, 52), (0.5, 1.0, 2.0), lens=62, f_stop=9, focus=(0, -2, 3.5))
take_picture((*CARD[:2], 14))
