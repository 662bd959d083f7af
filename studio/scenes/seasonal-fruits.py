"""Seasonal fruits: oranges whole, halved and sliced, a pomegranate cut open, dark grapes."""

import numpy as np

from arrange import make, rest
from color import flat
from goods.citrus import orange, orange_half, orange_slice
from goods.grape import grape
from goods.leaf import leaf
from goods.pomegranate import pomegranate, pomegranate_half
from materials import leaf_blade, painted, syrup
from mesh import build_mesh, joined_mesh, lathe, put, smooth_curve, tube
from rig import CARD, camera, set_table, take_picture, window_light
from settle import place, settle

GREENS = ((0.02, 0.05, 0.010), (0.05, 0.11, 0.018), (0.11, 0.18, 0.04))

set_table()
peel = painted("peel", 0.40, 0.36, 0.006, 0.06, sss=0.06, sss_radius=(0.4, 0.15, 0.03))
juice = {"Clearcoat": 0.3, "Clearcoat_Roughness": 0.08}
flesh = painted("flesh", 0.26, 0.45, sss=0.42, sss_radius=(0.5, 0.20, 0.04), **juice)
oranges, _ = make(orange, peel, 2)
put(oranges[0], (-8.4, 3.2, 3.55), (0.3, -1.0, 0.4))
put(oranges[1], (-2.2, 6.2, 3.44), (0.2, -0.5, 2.6), 0.97)
put(joined_mesh("half", orange_half(1, 3.65), [flesh, peel])[0], (-4.6, -3.0, 2.9), (0.50, 0.10, 0.2))
slice_mesh, _ = joined_mesh("slice", orange_slice(5, 3.4), [flesh, peel])
put(slice_mesh, (-10.4, -5.0, 0.3), (0, 0, 0.4))

leather = painted("pomegranate", 0.40, 0.36, sss=0.04, sss_radius=(0.4, 0.08, 0.04))
pith = painted("pith", 0.6, 0.25, sss=0.15, sss_radius=(0.3, 0.2, 0.12))
jelly = syrup("aril", (0.26, 0.004, 0.010), 0.40, 0.06, 1.38, 0.5)
seed_coat = painted("seed coat", 0.5, 0.3)
cut, _ = joined_mesh("pomegranate half", pomegranate_half(2), [leather, pith, jelly, seed_coat])
put(cut, (3.8, -3.8, 3.75), (0.46, 0.06, 0.6))
whole, shape = joined_mesh("pomegranate", pomegranate(1), [leather])
rest(whole, shape, 5.4, 6.2, 2.3, 0.0, -0.75)

grapes, shapes = make(grape, painted("grape", 0.42, 0.30, 0.006, 0.15), 5)


# An unseen wall holds the grapes together, as their stalks would.
wall, wall_faces = lathe([(3.3, 0), (3.7, 9)], 40)
wall = wall * [1, 1.3, 1] + [11.9, 1.2, 0]


def over_the_bunch(rng):
    return 11.9 + rng.normal() * 0.9, 1.2 + rng.normal() * 1.3, rng.uniform(3, 8)


options = {"friction": 0.95, "radii": [0.99] * 5, "seed": 2}
place(settle("seasonal-fruits-grapes", shapes, [8] * 5, over_the_bunch, [(wall, wall_faces)], **options), grapes)
stem = smooth_curve([(11.9, 2.6, 4.2), (11.5, 4.6, 4.9), (10.9, 6.4, 4.6), (10.3, 7.8, 5.0)], 40)
vertices, faces = tube(stem, np.linspace(0.16, 0.24, 40), 12)
wood = painted("stem", 0.7, 0.2)
put(build_mesh("stem", vertices, faces, wood, colors=flat(vertices, (0.13, 0.11, 0.04))))

blade = leaf_blade("orange leaf", 0.36, 0.42, 0.3)
for i, (x, y, z, turn, lift) in enumerate([(-8.6, -0.6, 0.4, 3.3, -0.1), (-3.2, 9.4, 4.6, 2.6, 0.1)]):
    options = {"curl": 0.5, "ruffle": 0.08, "tones": GREENS, "vein_color": (0.16, 0.22, 0.07), "vein": 0.03}
    vertices, faces, colors = leaf(30 + i, 6.0, 1.7, **options)
    put(build_mesh("leaf", vertices, faces, blade, colors=colors), (x, y, z), (0.1, lift, turn))

window_light((0, 0, 2), key=3.0, fill=2.0, rim=2.2, elevation=40, sky_strength=0.5)
camera((1.0, -38, 27), (1.2, 0.6, 2.4), lens=60, f_stop=8, focus=(0, -4.0, 3.0))
take_picture(CARD)
