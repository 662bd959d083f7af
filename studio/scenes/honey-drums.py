"""Honey running into an open steel drum, sealed drums behind."""

import math

import numpy as np

from goods.drum import HEIGHT, RADIUS, bung, drum
from goods.honey_pour import pool, stream
from goods.stencil import stencil
from materials import painted, plain, syrup
from mesh import build_mesh, lathe, put
from rig import CARD, camera, set_table, take_picture, window_light

QUAY = (0.014, 0.046, 0.037)
OCHRE = (0.26, 0.115, 0.02)

set_table("flagstone", 320.0)
wall = [(-900, 330, -1), (900, 330, -1), (900, 330, 500), (-900, 330, 500)]
put(build_mesh("wall", wall, [(0, 1, 2, 3)], plain("wall", (0.03, 0.028, 0.026)), False))
steel = painted("bare steel", 0.35, 0.5, Metallic=0.9)
enamel = painted("enamel", 0.36, 0.45)
# The sealed ones stand on a pallet, out of the picture: their marks show over the rim of the open one.
sealed = [(1, QUAY, (52.0, 74.0), 0.5), (2, OCHRE, (-36.0, 92.0), -0.5), (4, QUAY, (8.0, 140.0), 2.0)]
for seed, paint, (x, y), turn in sealed:
    put(drum(seed, paint, stencil, enamel), (x, y, 30), (0, 0, turn * 0.3))
    c, s = math.cos(turn), math.sin(turn)
    bung(21 * c, 21 * s, 3.4, steel, (x, y, 30))

put(drum(3, QUAY, None, enamel, lid=False))
level = HEIGHT - 5.6
landing = (1.5, -3.0)
honey = syrup("honey", body=(0.40, 0.19, 0.010), dense=0.18, rough=0.0)
thread = syrup("thread", body=(0.52, 0.26, 0.016), dense=0.5, thin=0.6, rough=0.0)
# Light turns back in the depth of a drum; here from a floor under the surface.
floor = lathe([(0.001, level - 6.5), (RADIUS, level - 6.5)], 64)
put(build_mesh("floor", *floor, plain("depth", (0.68, 0.50, 0.18))))
height = pool(RADIUS - 0.2, level, landing, honey, (0, 0, 0))
stream(landing, float(height(*np.array(landing))), level + 75, thread, (0, 0, 0))

window_light(
    (0, 0, HEIGHT),
    key=4.0,
    fill=4.0,
    rim=2.2,
    azimuth=111,
    elevation=25,
    distance=80,
    size=(54, 44),
    sky_strength=0.5,
    scale=2.2,
)
# The bars of the window: what mirrors it shows what it is.
a, e = math.radians(111), math.radians(25)
toward = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
side = np.array([-math.sin(a), math.cos(a), 0])
middle, up = np.array([0, 0, HEIGHT]) + toward * 172, np.cross(side, toward) * -1
for u, v in ((2.2, 56), (68, 2.2)):
    bar = [middle + side * i * u + up * j * v for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    put(build_mesh("bar", bar, [(0, 1, 2, 3)], plain("bar", (0.02, 0.02, 0.02)), False))
camera((-14, -170, HEIGHT + 74), (0, 0, HEIGHT + 2), lens=82, f_stop=4.0, focus=(1.5, -6, HEIGHT))
take_picture((*CARD[:2], 12))
