"""Exotic fruits: dragon fruit, whole and cut, passion fruit halves, lychees."""

from arrange import make, rest
from goods.dragon_fruit import dragon_fruit, dragon_fruit_half
from goods.lychee import lychee, peeled_lychee
from goods.passion_fruit import passion_fruit_half, skin
from materials import painted, syrup
from mesh import joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()

dragon_skin = painted("dragon skin", 0.42, 0.35, sss=0.05, sss_radius=(0.4, 0.06, 0.12))
dragon_flesh = painted(
    "dragon flesh", 0.34, 0.40, sss=0.35, sss_radius=(0.4, 0.34, 0.32), Clearcoat=0.3, Clearcoat_Roughness=0.15
)
dragon_seed = painted("dragon seed", 0.3, 0.4)
whole, whole_shape = joined_mesh("dragon fruit", dragon_fruit(3), [dragon_skin])
rest(whole, whole_shape, -3.0, 8.2, 0.30, 0.6, -0.10)
halves = [joined_mesh("half", dragon_fruit_half(seed), [dragon_skin, dragon_flesh, dragon_seed]) for seed in (1, 2)]
put(halves[0][0], (-3.6, -0.8, 3.9), (0.46, 0.06, 0.28))
put(halves[1][0], (8.2, 3.4, 3.9), (0.42, -0.08, -0.22))

purple = painted("passion skin", 0.46, 0.34, 0.008, 0.15)
pith = painted("pith", 0.6, 0.25, sss=0.15, sss_radius=(0.3, 0.2, 0.15))
sac = syrup("sac", (0.66, 0.30, 0.010), 0.16, 0.03, 1.40, 0.4)
kernel = painted("kernel", 0.25, 0.5)
juice = painted("juice", 0.15, 0.5, sss=0.2, sss_radius=(0.4, 0.2, 0.03), Clearcoat=0.4, Clearcoat_Roughness=0.05)
passion = [joined_mesh("passion", passion_fruit_half(seed), [purple, pith, sac, kernel, juice])[0] for seed in (1, 2)]
put(passion[0], (4.8, -5.8, 2.66), (0.42, 0.08, 0.5))
put(passion[1], (10.8, -4.2, 2.66), (0.34, -0.20, 2.0))
balls, ball_shapes = make(skin, purple, 1)
rest(balls[0], ball_shapes[0], 15.8, 0.6, 0.6, 0.4)

shell = painted("lychee", 0.5, 0.30, 0.008, 0.15)
pearl = painted("pearl", 0.14, 0.5, sss=0.5, sss_radius=(0.5, 0.45, 0.4), Clearcoat=0.3, Clearcoat_Roughness=0.08)
fruits, shapes = make(lychee, shell, 3)
for i, (x, y, turn, roll) in enumerate([(-10.6, -3.2, 0.6, 0.5), (-0.4, -8.6, 2.4, 1.2), (-9.6, -7.0, 4.0, 2.0)]):
    rest(fruits[i], shapes[i], x, y, turn, roll, -0.5)
peeled, peeled_shape = joined_mesh("peeled", peeled_lychee(5), [shell, pearl])
rest(peeled, peeled_shape, -5.6, -8.4, 0.4, 0.25, 0.1)

window_light((0, 0, 2), key=3.1, fill=2.3, rim=2.2, azimuth=136, elevation=44, sky_strength=0.5)
camera((1, -38, 28), (1.0, 1.5, 2.3), lens=57, f_stop=8, focus=(0, -4, 2.6))
take_picture(CARD)
