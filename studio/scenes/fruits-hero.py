"""Fruits: a pomegranate cut open, lychees, oranges; dates and dried apricots in bowls."""

import numpy as np

from arrange import fill_bowl, make, rest
from containers import bowls
from goods.citrus import orange, orange_half, orange_slice
from goods.dried_fruit import date, dried_apricot
from goods.leaf import leaf
from goods.lychee import lychee
from goods.pomegranate import pomegranate, pomegranate_half
from materials import leaf_blade, painted, syrup
from mesh import build_mesh, joined_mesh, put
from pantry import Goods
from pour import Pile, in_circle, pour
from rig import HERO, camera, set_table, take_picture, window_light

GREENS = ((0.02, 0.05, 0.010), (0.05, 0.11, 0.018), (0.11, 0.18, 0.04))

set_table()
rng = np.random.default_rng(7)
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

leather = painted("pomegranate", 0.40, 0.36, sss=0.04, sss_radius=(0.4, 0.08, 0.04))
pith = painted("pith", 0.6, 0.25, sss=0.15, sss_radius=(0.3, 0.2, 0.12))
jelly = syrup("aril", (0.26, 0.004, 0.010), 0.40, 0.06, 1.38, 0.5)
parts = [leather, pith, jelly, painted("seed coat", 0.5, 0.3)]
put(joined_mesh("pomegranate half", pomegranate_half(2), parts)[0], (9.6, -3.4, 3.75), (0.40, 0.06, 0.6))
whole, shape = joined_mesh("pomegranate", pomegranate(1), [leather])
rest(whole, shape, 18.8, 0.4, 2.3, 0.0, -0.75)

meshes, shapes = make(lychee, painted("lychee", 0.52, 0.30, 0.010, 0.22), 8)
lychees = Goods(meshes, shapes, (1.86, 1.8, 1.8), (0.03, 0.008, 0.006))
place = Pile((18.8, -9.6), 8.0, cell=0.2)
pour(place, lychees, 9, in_circle(0, 0, 3.4, 0.6), rng, scale=(0.86, 0.98), rolls=40, sway=1.5, within=4.4)

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
take_picture((*HERO[:2], 6))
