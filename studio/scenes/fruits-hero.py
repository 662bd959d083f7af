"""Fruits: dragon fruit and passion fruit halves, lychees, oranges; dates and dried apricots in bowls."""

from arrange import fill_bowl, make, rest
from containers import bowls
from goods.citrus import orange, orange_half, orange_slice
from goods.dragon_fruit import dragon_fruit_half
from goods.dried_fruit import date, dried_apricot
from goods.leaf import leaf
from goods.lychee import lychee
from goods.passion_fruit import passion_fruit_half
from materials import leaf_blade, painted, syrup
from mesh import build_mesh, joined_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

GREENS = ((0.02, 0.05, 0.010), (0.05, 0.11, 0.018), (0.11, 0.18, 0.04))

set_table()
layout = {
    "dates": (20.4, 8.6, 5.9, 3.5, "stone"),
    "apricots": (2.4, 9.8, 5.0, 3.2, "stone"),
}
collisions = bowls(layout)

peel = painted("peel", 0.40, 0.36, 0.006, 0.06, sss=0.06, sss_radius=(0.4, 0.15, 0.03))
juice = {"Clearcoat": 0.35, "Clearcoat_Roughness": 0.10}
flesh = painted("flesh", 0.30, 0.45, sss=0.16, sss_radius=(0.4, 0.15, 0.03), **juice)
oranges, _ = make(orange, peel, 2)
put(oranges[0], (6.6, 3.6, 3.55), (0.3, -1.1, 0.4))
put(oranges[1], (13.2, 6.0, 3.44), (0.2, -0.6, 2.6), 0.97)
put(joined_mesh("half", orange_half(1, 3.65), [flesh, peel])[0], (1.8, -1.6, 2.9), (0.52, 0.10, 0.2))
slice_mesh, _ = joined_mesh("slice", orange_slice(5, 3.5), [flesh, peel])
put(slice_mesh, (-0.6, -7.6, 0.3), (0, 0, 0.4))
put(slice_mesh, (2.8, -9.4, 0.62), (0.12, -0.16, 2.0))

pink = painted("dragon skin", 0.42, 0.35, sss=0.05, sss_radius=(0.4, 0.06, 0.12))
glaze = {"Clearcoat": 0.3, "Clearcoat_Roughness": 0.15}
white = painted("dragon flesh", 0.34, 0.40, sss=0.35, sss_radius=(0.4, 0.34, 0.32), **glaze)
black = painted("dragon seed", 0.3, 0.4)
halves = [joined_mesh("half", dragon_fruit_half(seed), [pink, white, black])[0] for seed in (1, 2)]
put(halves[0], (9.2, -3.4, 3.9), (0.34, 0.06, 0.30))
put(halves[1], (18.6, 0.6, 3.9), (0.30, -0.10, -0.30))

purple = painted("passion skin", 0.46, 0.34, 0.008, 0.15)
pith = painted("pith", 0.6, 0.25, sss=0.15, sss_radius=(0.3, 0.2, 0.15))
sac = syrup("sac", (0.66, 0.30, 0.010), 0.16, 0.03, 1.40, 0.4)
kernel = painted("kernel", 0.25, 0.5)
pulp = painted("pulp", 0.15, 0.5, sss=0.2, sss_radius=(0.4, 0.2, 0.03), Clearcoat=0.4, Clearcoat_Roughness=0.05)
passion = [joined_mesh("passion", passion_fruit_half(seed), [purple, pith, sac, kernel, pulp])[0] for seed in (1, 2)]
put(passion[0], (14.8, -8.8, 2.66), (0.30, 0.08, 0.5))
put(passion[1], (20.4, -6.8, 2.66), (0.26, -0.16, 2.0))

lychees, shapes = make(lychee, painted("lychee", 0.5, 0.30, 0.008, 0.15), 3)
for i, (x, y, turn, roll) in enumerate([(8.0, -9.8, 0.6, 0.5), (11.0, -11.8, 2.4, 1.2), (7.2, -13.2, 4.0, 2.0)]):
    rest(lychees[i], shapes[i], x, y, turn, roll, -0.5)

skin = painted("date", 0.36, 0.4, 0.006, 0.18, Clearcoat=0.15, Clearcoat_Roughness=0.2)
dates, shapes = make(date, skin, 6)
fill_bowl("fruits-hero-dates", collisions["dates"], layout["dates"], shapes, dates, 6, (0.03, 0.01, 0.004), 1.2)

apricot_skin = painted("apricot", 0.5, 0.32, 0.008, 0.14, sss=0.15, sss_radius=(0.4, 0.15, 0.03))
apricots, shapes = make(dried_apricot, apricot_skin, 6)
spot = layout["apricots"]
fill_bowl("fruits-hero-apricots", collisions["apricots"], spot, shapes, apricots, 5, (0.15, 0.04, 0.006), 1.3)
for i, (x, y, turn) in enumerate([(-3.4, 5.2, 0.5), (-2.0, 2.6, 2.0)]):
    rest(apricots[i], shapes[i], x, y, turn, 0.1)

blade = leaf_blade("orange leaf", 0.36, 0.42, 0.3)
leaves = [((-0.2, 2.0, 0.4), 3.3, -0.1), ((1.2, 3.4, 0.5), 2.6, -0.2), ((9.0, 8.6, 0.6), 1.0, -0.25)]
for i, (at, turn, lift) in enumerate(leaves):
    options = {"curl": 0.5, "ruffle": 0.08, "tones": GREENS, "vein_color": (0.16, 0.22, 0.07), "vein": 0.03}
    vertices, faces, colors = leaf(30 + i, 6.2, 1.7, **options)
    put(build_mesh("leaf", vertices, faces, blade, colors=colors), at, (0.1, lift, turn))

light = {"fill": 1.8, "rim": 2.2, "azimuth": 132, "distance": 80, "size": (60, 45), "sky_strength": 0.6}
window_light((3, 0, 1), **light, key=3.0, dark_left=-8)
camera((1.4, -44, 49), (1.4, -0.4, 1.4), lens=54, f_stop=8, focus=(4.6, -3.0, 3.0))
take_picture(HERO)
