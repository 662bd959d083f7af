"""Syrups: date syrup runs from a brass spoon into its bowl, dates around it."""

import math

import numpy as np

from arrange import make, rest
from color import flat
from containers import bowl
from goods.dried_fruit import loose_date
from goods.honey import liquid_in_bowl
from goods.utensils import level_in_spoon, spoon
from materials import brass, painted, syrup
from mesh import build_mesh, grid_faces, put, smooth_curve, tube, turned_by
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
date_syrup = syrup("date syrup", body=(0.030, 0.009, 0.0022), dense=0.72, thin=0.25)
radius, height = 5.4, 3.3
level = height * 0.78
bowl(radius, height, "brass", (0, 1.4, 0), seed=9)
tint = {"tint": (0.50, 0.12, 0.02), "scale": 1.6, "bumps": [(0.12, -0.84, 0.7, 0.12)]}
liquid_in_bowl(radius, height, level, date_syrup, (0, 1.4, 0), **tint)

skin = painted("date", 0.52, 0.26, 0.006, 0.18, sss=0.04, sss_radius=(0.25, 0.07, 0.02))
dates, shapes = make(loose_date, skin, 6)
left = [(-6.9, -2.6, 0.45, 0.2), (-5.0, -4.9, 2.5, 0.9), (-8.3, -4.9, 1.1, 0.5), (-2.4, -6.2, 0.15, 0.3)]
right = [(7.0, -3.6, 1.0, 1.1), (5.0, -5.8, 2.7, 0.6), (9.0, 5.2, 2.0, 0.2), (8.6, -0.4, 0.3, 0.4)]
for i, (x, y, turn, roll) in enumerate([*left, *right, (-8.2, 7.4, 0.3, 0.1)]):
    rest(dates[i % 6], shapes[i % 6], x, y, turn, roll)

# The spoon's tip is over the middle of the bowl, a thread runs off the lip.
tilt = (0, -0.24, 0.45)
turn = turned_by(*tilt)
lip = np.array([0.2, 0.6, 6.6])
at = lip - turn @ np.array([-1.86, 0, -0.02])
vertices, faces = spoon()
put(build_mesh("spoon", vertices, faces, brass(), colors=flat(vertices, (0.62, 0.39, 0.155))), at, tilt)
fill = level_in_spoon(turn, 0.06)
faces = grid_faces(30, 70, close_columns=True)
put(build_mesh("fill", fill, faces, date_syrup, colors=flat(fill, (0.14, 0.03, 0.006))), at, tilt)

over_lip = [lip + turn @ np.array([0.9, 0, -0.42]), lip + turn @ np.array([0.14, 0, -0.08])]
down = [lip + [-0.06, -0.03, -0.25], lip + [-0.08, -0.04, -1.2], (0.12, 0.56, 4.6), (0.12, 0.56, level + 0.2)]
along = np.linspace(0, 1, 90)
thickness = 0.14 * np.exp(-(((along - 0.14) / 0.10) ** 2)) + 0.12 + 0.05 * np.clip(along - 0.88, 0, 1) * 8
vertices, faces = tube(smooth_curve(over_lip + down, 90), thickness, 22)
put(build_mesh("thread", vertices, faces, date_syrup, colors=flat(vertices, (0.55, 0.16, 0.03))))

window_light((0, 0, 2), key=3.3, fill=2.3, rim=3.0, azimuth=132, elevation=32)
camera((1.5, -38, 21), (0.2, -0.2, 3.0), lens=84, f_stop=9, focus=(0, -2.4, 3.0))
take_picture(CARD)
