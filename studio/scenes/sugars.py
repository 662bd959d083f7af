"""Sugars: brown sugar in stoneware, white cubes stacked and loose."""

from containers import bowl, bowl_radius
from goods.sugar import sugar_cube, sugar_heap, sugar_spill
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

BROWN = ((0.13, 0.055, 0.016), (0.27, 0.135, 0.05), (0.42, 0.25, 0.11))
WHITE = ((0.76, 0.75, 0.72), (0.86, 0.85, 0.83), (0.93, 0.925, 0.91))
STEP = 1.49

set_table()
body_and_crystal = (painted("sugar", 0.9, 0.1), painted("crystal", 0.22, 0.5))
x, y, radius, height = 3.9, 3.4, 5.2, 3.3
bowl(radius, height, "stone", (x, y, 0), seed=2)
inner = float(bowl_radius(radius, height, height * 0.8)) + 0.04
look = {"seed": 3, "dimple": [(1.2, -1.6, 1.4, 0.5)]}
sugar_heap(inner, height * 0.8, 2.3, body_and_crystal, (x, y, 0), BROWN, 60000, (0.04, 0.10), **look)
sugar_spill(body_and_crystal[1], BROWN, (x, y), 5.4, 8.4, 1300, (3.9, 5.1), seed=5)

cubes = [sugar_cube(seed, body_and_crystal, tones=WHITE) for seed in range(4)]
front = [(-3.0, -5.0, 0, 0.30), (-1.2, -4.7, 0, 0.12), (-2.6, -3.2, 0, 0.42), (-2.2, -4.3, 1, 0.75)]
front += [(1.6, -5.8, 0, 0.9), (3.6, -4.6, 0, 0.2)]
pyramid = [
    (-8.6 + 1.75 * i + 0.9 * level, 1.2 + 1.3 * row + 0.2 * i, level, 0.15 * i - 0.3 * row + 0.4 * level)
    for level in range(3)
    for row in range(2)
    for i in range(4 - level)
]
for i, (cube_x, cube_y, level, turn) in enumerate(front + pyramid):
    put(cubes[i % 4], (cube_x, cube_y, 0.74 + level * STEP), (0, 0, turn))
sugar_spill(body_and_crystal[1], WHITE, (-5.2, 1.2), 1.5, 7.0, 1300, (4.2, 5.8), (0.025, 0.06), seed=6)

window_light((0, 0, 2), key=2.5, fill=2.8, rim=2.8, elevation=34, sky_strength=0.4)
camera((1.5, -37, 23), (-0.9, -1.2, 1.7), lens=100, f_stop=14, focus=(-0.5, -3.0, 2.0))
take_picture(CARD)
