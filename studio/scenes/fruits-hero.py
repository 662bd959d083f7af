"""Fruits: oranges whole, halved and sliced; pomegranate seeds, dates and dried apricots in bowls."""

from arrange import fill_bowl, make, rest, scatter
from containers import bowls
from goods.citrus import orange, orange_half, orange_slice
from goods.dried_fruit import date, dried_apricot
from goods.leaf import leaf
from goods.pomegranate import pomegranate_aril
from materials import leaf_blade, painted
from mesh import build_mesh, joined_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

GREENS = ((0.02, 0.05, 0.010), (0.05, 0.11, 0.018), (0.11, 0.18, 0.04))

set_table()
layout = {
    "arils": (17.6, -5.4, 5.0, 3.2, "brass"),
    "dates": (20.4, 8.6, 5.9, 3.5, "stone"),
    "apricots": (0.2, 9.6, 5.0, 3.2, "stone"),
}
collisions = bowls(layout)

peel = painted("peel", 0.40, 0.36, 0.006, 0.06, sss=0.06, sss_radius=(0.4, 0.15, 0.03))
juice = {"Clearcoat": 0.35, "Clearcoat_Roughness": 0.10}
flesh = painted("flesh", 0.30, 0.45, sss=0.16, sss_radius=(0.4, 0.15, 0.03), **juice)
oranges, _ = make(orange, peel, 2)
put(oranges[0], (6.6, 3.6, 3.55), (0.3, -1.1, 0.4))
put(oranges[1], (13.2, 6.0, 3.44), (0.2, -0.6, 2.6), 0.97)
put(joined_mesh("half", orange_half(1, 3.65), [flesh, peel])[0], (4.2, -4.0, 2.75), (0.62, 0.10, 0.2))
put(joined_mesh("half", orange_half(2, 3.65), [flesh, peel])[0], (10.6, -2.4, 3.5), (0.16, -0.10, 1.0))
slice_mesh, _ = joined_mesh("slice", orange_slice(5, 3.5), [flesh, peel])
put(slice_mesh, (-2.0, -7.6, 0.3), (0, 0, 0.4))
put(slice_mesh, (0.9, -9.2, 0.62), (0.12, -0.16, 2.0))

wet = {"Clearcoat": 0.4, "Clearcoat_Roughness": 0.04}
jelly = painted("aril", 0.10, 0.5, 0.008, 0.2, sss=0.25, sss_radius=(0.4, 0.03, 0.03), **wet)
arils, shapes = make(pomegranate_aril, jelly, 8)
options = {"rise": 1.3, "level": 0.62, "hull": 26}
fill_bowl("fruits-hero-arils", collisions["arils"], layout["arils"], shapes, arils, 40, (0.14, 0.006, 0.010), **options)
scatter(arils, 22, layout["arils"], 5.2, 8.6, 4, z=0.3, arc=(3.4, 4.9), gap=0.9)

skin = painted("date", 0.36, 0.4, 0.006, 0.18, Clearcoat=0.15, Clearcoat_Roughness=0.2)
dates, shapes = make(date, skin, 6)
fill_bowl("fruits-hero-dates", collisions["dates"], layout["dates"], shapes, dates, 6, (0.03, 0.01, 0.004), 1.2)
for i, (x, y, turn) in enumerate([(9.6, -9.8, 0.3), (12.4, -11.4, 1.3), (25.6, 0.6, 0.9), (14.4, 12.8, 2.0)]):
    rest(dates[i], shapes[i], x, y, turn, 0.4 * i)

apricot_skin = painted("apricot", 0.5, 0.32, 0.008, 0.14, sss=0.15, sss_radius=(0.4, 0.15, 0.03))
apricots, shapes = make(dried_apricot, apricot_skin, 6)
spot = layout["apricots"]
fill_bowl("fruits-hero-apricots", collisions["apricots"], spot, shapes, apricots, 5, (0.15, 0.04, 0.006), 1.3)
for i, (x, y, turn) in enumerate([(-5.2, 3.4, 0.5), (-6.0, 6.0, 2.0)]):
    rest(apricots[i], shapes[i], x, y, turn, 0.1)

blade = leaf_blade("orange leaf", 0.36, 0.42, 0.3)
leaves = [((2.4, 0.4, 0.4), 3.5, -0.1), ((2.2, 1.8, 0.5), 2.6, -0.2), ((9.0, 8.6, 0.6), 1.0, -0.25)]
leaves += [((15.8, 1.6, 0.4), -0.3, -0.08), ((7.4, -6.4, 0.4), -1.0, -0.05)]
for i, (at, turn, lift) in enumerate(leaves):
    options = {"curl": 0.5, "ruffle": 0.08, "tones": GREENS, "vein_color": (0.16, 0.22, 0.07), "vein": 0.03}
    vertices, faces, colors = leaf(30 + i, 6.2, 1.7, **options)
    put(build_mesh("leaf", vertices, faces, blade, colors=colors), at, (0.1, lift, turn))

light = {"fill": 1.8, "rim": 2.2, "azimuth": 132, "distance": 80, "size": (60, 45), "sky_strength": 0.6}
window_light((3, 0, 1), **light, dark_left=-8)
camera((3.4, -44, 49), (3.4, -0.2, 1.4), lens=58, f_stop=8, focus=(4.6, -3.0, 3.0))
take_picture(HERO)
