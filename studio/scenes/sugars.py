"""Sugars in the morning sun: a heap of pressed cubes, white and brown."""

import numpy as np

from arrange import heap
from goods.sugar import CUBE, sugar_crumbs, sugar_cube
from materials import painted
from rig import CARD, camera, day_light, set_table, take_picture

WHITE = ((0.66, 0.64, 0.60), (0.84, 0.825, 0.79), (0.96, 0.95, 0.93))
BROWN = ((0.17, 0.070, 0.018), (0.30, 0.150, 0.050), (0.44, 0.255, 0.105))
SIDE = 1.6

set_table("limestone", 60.0)
# What crosses a white cube from within comes out in its shade, warm.
within = {"Emission": (1.0, 0.90, 0.76), "Emission_Strength": 0.09}
white = (painted("sugar", 0.9, 0.1, **within), painted("crystal", 0.14, 0.5, **within))
brown = (painted("brown sugar", 0.9, 0.1), painted("brown crystal", 0.18, 0.5, 0.004, 0.05))
kinds = [(white, WHITE)] * 4 + [(brown, BROWN)] * 3
cubes = [sugar_cube(seed, materials, SIDE, 16000, tones) for seed, (materials, tones) in enumerate(kinds)]
corners = CUBE * SIDE * (1, 1, 0.92)
hill = {"radius": 8.5, "height": 2.6, "spread": 3.4, "seed": 2}
heap("sugars", [corners] * 7, cubes, 24, (0.5, 0.40, 0.26), without=(127,), **hill)

rng = np.random.default_rng(7)
for (_, crystal), tones, clusters in ((white, WHITE, 46), (brown, BROWN, 22)):
    middles = rng.normal(size=(clusters, 1, 2)) * 4.2
    sugar_crumbs(crystal, tones, (middles + rng.normal(size=(clusters, 34, 2)) * 0.45).reshape(-1, 2))

day_light((0, 0, 2), sun=10.5, azimuth=186, elevation=42, sky_strength=1.15)
camera((1.5, -30, 20), (0, -0.8, 2.3), lens=84, f_stop=14, focus=(0, -3.4, 2.6))
take_picture((*CARD[:2], 6))
