"""Sweeteners: honey with its dipper, brown sugar, dates, a loose stack of sugar cubes."""

import math

import numpy as np

from arrange import fill_bowl, make, rest
from containers import bowl_radius, bowls
from goods.dried_fruit import loose_date
from goods.honey import dipper, honey_coat, liquid_in_bowl
from goods.sugar import sugar_crumbs, sugar_cube, sugar_heap, sugar_spill
from materials import painted, syrup
from mesh import put
from rig import HERO, camera, set_table, take_picture, window_light

BROWN = ((0.13, 0.055, 0.016), (0.27, 0.135, 0.05), (0.42, 0.25, 0.11))
WHITE = ((0.54, 0.515, 0.47), (0.72, 0.70, 0.66), (0.86, 0.845, 0.81))

set_table()
layout = {
    "honey": (3.4, 2.6, 5.2, 3.4, "brass"),
    "sugar": (15.6, 5.6, 6.4, 3.9, "stone"),
    "dates": (19.2, -6.2, 4.8, 3.0, "brass"),
}
collisions = bowls(layout)

x, y, radius, height, _ = layout["sugar"]
body_and_crystal = (painted("sugar", 0.9, 0.1), painted("crystal", 0.22, 0.5))
inner = float(bowl_radius(radius, height, height * 0.8)) + 0.04
look = {"seed": 3, "dimple": [(1.4, -1.8, 1.7, 0.55)]}
sugar_heap(inner, height * 0.8, 2.4, body_and_crystal, (x, y, 0), BROWN, 52000, **look)
sugar_spill(body_and_crystal[1], BROWN, (x, y), 6.0, 9.2, 1500, (3.5, 4.7), seed=5)

x, y, radius, height, _ = layout["honey"]
level = height * 0.80
liquid_in_bowl(radius, height, level, syrup("honey"), (x, y, 0), bumps=[(-0.6, -0.4, 1.5, 0.22)])
at, turn = (x - 0.4, y - 0.2, level + 0.25), (0, -0.27, 0.62)
put(dipper(painted("wood", 0.5, 0.3), 12.5), at, turn)
honey_coat(syrup("coat", dense=0.55, thin=0.6), at, turn, sag=0.1)

# What crosses a white cube from within comes out in its shade, warm.
within = {"Emission": (1.0, 0.88, 0.73), "Emission_Strength": 0.03}
white = (painted("white sugar", 0.9, 0.1, **within), painted("white crystal", 0.16, 0.5, **within))
cubes = [sugar_cube(seed, white, tones=WHITE) for seed in range(6)]
stack = [(9.5, -4.6, 0, 0.25), (11.5, -4.1, 0, 0.02), (10.1, -2.6, 0, 0.42), (12.2, -2.2, 0, -0.2)]
stack += [(10.5, -3.7, 1, 0.7)]
for i, (x, y, level, turn) in enumerate([*stack, (13.0, -5.9, 0, 0.95), (7.6, -3.9, 0, 1.15)]):
    put(cubes[i % 6], (x, y, 0.74 + level * 1.5), (0, 0, turn + i * math.pi / 2))
rng = np.random.default_rng(5)
fallen = [(9.9, -5.2, 0.9, 160), (7.6, -4.2, 0.8, 50), (12.6, -5.6, 0.8, 60), (10.8, -3.6, 1.0, 140)]
spots = [rng.normal((x, y), wide, (count, 2)) for x, y, wide, count in fallen]
sugar_crumbs(white[1], WHITE, np.concatenate(spots), seed=2)

skin = painted("date", 0.52, 0.26, 0.006, 0.18, sss=0.04, sss_radius=(0.25, 0.07, 0.02))
dates, shapes = make(loose_date, skin, 6)
spot = layout["dates"]
fill_bowl("sweeteners-hero-dates", collisions["dates"], spot, shapes, dates, 4, (0.03, 0.010, 0.004), 1.0)
for i, (x, y, turn) in enumerate([(8.6, -9.0, 0.5), (11.4, -10.6, 2.2), (14.2, -12.0, 0.2)]):
    rest(dates[i], shapes[i], x, y, turn, 0.4 * i)

window_light((5, 0, 1), fill=2.3, rim=2.2, azimuth=141, distance=80, size=(60, 45), sky_strength=0.55)
camera((4.4, -44, 49), (4.4, -0.8, 1.2), lens=58, f_stop=8, focus=(6, -3, 3))
take_picture((*HERO[:2], 9))
