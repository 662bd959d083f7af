"""Honey: a dipper over a brass bowl, the thread coils where it lands."""

import math

import numpy as np

from color import flat
from containers import bowl
from goods.honey import dipper, honey_coat, liquid_in_bowl
from materials import painted, syrup
from mesh import build_mesh, put, smooth_curve, tube
from rig import CARD, area_light, camera, set_table, take_picture, window_light

AMBER = (0.96, 0.66, 0.15)

set_table()
honey = syrup("honey", body=None, dense=0.85, rough=0.05)
thread = syrup("thread", dense=0.55, thin=0.6)
radius, height = 5.6, 3.6
level = height * 0.78
bowl(radius, height, "brass", seed=4)
bumps = [(0.3, -0.6, 0.75, 0.22), (0.3, -0.6, 0.3, 0.14)]
liquid_in_bowl(radius, height, level, honey, (0, 0, 0), (0.72, 0.43, 0.08), 1.0, bumps=bumps, least=2.0)

at, turn = (0.3, -0.6, 7.6), (0, -0.50, 0.55)
put(dipper(painted("wood", 0.5, 0.3)), at, turn)
honey_coat(thread, at, turn)

fall = [(0.3, -0.6, 6.6), (0.3, -0.6, 6.0), (0.31, -0.6, 4.8), (0.30, -0.62, level + 0.45), (0.34, -0.55, level + 0.12)]
along = np.linspace(0, 1, 80)
thickness = 0.55 * np.exp(-along * 9) + 0.11 + 0.06 * np.clip(along - 0.85, 0, 1) * 6
vertices, faces = tube(smooth_curve(fall, 80), thickness, 24)
put(build_mesh("thread", vertices, faces, thread, colors=flat(vertices, AMBER)))

angle = np.linspace(0, 4.6 * math.pi, 160)
reach = 0.22 + 0.030 * angle
coil = np.stack([0.3 + reach * np.cos(angle), -0.6 + reach * np.sin(angle), level + 0.36 - 0.022 * angle], -1)
vertices, faces = tube(coil, 0.13, 14)
put(build_mesh("coil", vertices, faces, thread, colors=flat(vertices, AMBER)))

window_light((0, 0, 3), key=2.7, fill=1.6, rim=3.0, azimuth=132, elevation=32)
# A second, dim window behind it: what the honey mirrors.
area_light((-10, 78, 36), (0, 0, 3), (3, 5), 60, (1, 0.84, 0.55))
camera((1.5, -38, 20), (0.4, -0.2, 3.9), lens=98, f_stop=9, focus=(0.3, -1.4, 4.0))
take_picture(CARD)
