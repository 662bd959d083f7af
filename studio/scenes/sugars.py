"""Sugars in the morning sun: a heap of pressed cubes, white and brown."""

from arrange import heap
from goods.sugar import CUBE, sugar_cube
from materials import painted
from rig import CARD, camera, day_light, set_table, take_picture

WHITE = ((0.70, 0.655, 0.58), (0.80, 0.765, 0.70), (0.88, 0.855, 0.80))
BROWN = ((0.27, 0.125, 0.036), (0.40, 0.215, 0.080), (0.54, 0.335, 0.155))
SIDE = 1.6

set_table("limestone", 60.0)
materials = (painted("sugar", 0.9, 0.1), painted("crystal", 0.35, 0.45, 0.004, 0.05))
tones = [WHITE] * 4 + [BROWN] * 3
cubes = [sugar_cube(seed, materials, SIDE, 15000, tones[seed], (0.018, 0.046)) for seed in range(7)]
corners = CUBE * SIDE * (1, 1, 0.92)
heap("sugars", [corners] * 7, cubes, 24, (0.30, 0.24, 0.16), radius=8.5, height=2.6, spread=3.4, seed=2)

day_light((0, 0, 2), sun=8.5, azimuth=186, elevation=42, sky_strength=0.9)
camera((1.5, -30, 20), (0, -0.8, 2.3), lens=84, f_stop=14, focus=(0, -3.4, 2.6))
take_picture((*CARD[:2], 6))
