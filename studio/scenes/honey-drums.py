"""Honey by the drum and the pail: an open pail in front, sealed pails beside it, steel drums behind."""

import math

from goods.drum import bung, drum
from goods.pail import HEIGHT, bubbles, paddle, pail, pool
from goods.stencil import stencil
from materials import painted, syrup
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

QUAY = (0.014, 0.052, 0.040)
OCHRE = (0.30, 0.135, 0.022)

set_table("flagstone", 320.0)
steel = painted("bare steel", 0.35, 0.5, Metallic=0.9)
enamel = painted("enamel", 0.40, 0.42)
drums = [
    (1, QUAY, (32.0, 52.0), 0.35),
    (2, OCHRE, (-34.0, 62.0), -0.5),
    (3, QUAY, (96.0, 66.0), 0.9),
    (4, QUAY, (2.0, 112.0), 2.0),
    (5, OCHRE, (66.0, 120.0), 0.2),
]
for seed, paint, (x, y), turn in drums:
    mesh = drum(seed, paint, stencil if seed in (1, 2, 3) else None, enamel)
    put(mesh, (x, y, 0), (0, 0, turn * 0.4))
    c, s = math.cos(turn), math.sin(turn)
    bung(21 * c, 21 * s, 3.4, steel, (x, y, 0))
    bung(-21 * c, -21 * s, 2.2, steel, (x, y, 0))

plastic = painted("pail", 0.26, 0.5, sss=0.05, sss_radius=(0.5, 0.45, 0.35))
parts = [plastic, painted("wire", 0.3, 0.5, Metallic=1.0), painted("label", 0.6, 0.25)]
for seed, (x, y, z), turn in [
    (11, (35.0, -12.0, 0), -0.8),
    (12, (67.0, 8.0, 0), -1.7),
    (13, (-36.0, 10.0, 0), -0.5),
    (15, (36.0, -11.4, HEIGHT + 0.7), 0.9),
]:
    put(pail(seed, parts, stencil, closed=True), (x, y, z), (0, 0, turn))

# The open pail: honey to a hand's breadth under the rim, the paddle leaning in it, a few bubbles along the wall.
x, y = 0.0, -26.0
put(pail(14, parts, stencil), (x, y, 0), (0, 0, -1.2))
level = HEIGHT - 3.4
clear = syrup("honey", body=(0.250, 0.098, 0.004), dense=0.42, rough=0.0)
pool(14.4, level, clear, (x, y, 0), (0.985, 0.74, 0.15), 5.5)
bubbles(14.3, level, syrup("foam", body=(0.55, 0.30, 0.05), dense=0.6), (x, y, 0), 260)
put(paddle(painted("wood", 0.5, 0.3)), (x - 5.0, y - 2.0, level - 13.0), (0.3, -0.98, 0.65))

window_light(
    (10, 0, 40),
    key=4.6,
    fill=3.6,
    rim=1.9,
    azimuth=146,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.75,
    scale=2.4,
)
camera((-20, -205, 138), (13, 0, 34), lens=57, f_stop=2.8, focus=(2, -30, 34))
take_picture((*CARD[:2], 8))
