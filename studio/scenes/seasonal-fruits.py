"""Seasonal fruits: oranges, whole, halved and sliced, with leaves."""

from arrange import make
from goods.citrus import orange, orange_half, orange_slice
from goods.leaf import leaf
from materials import leaf_blade, painted
from mesh import build_mesh, joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

GREENS = ((0.02, 0.05, 0.010), (0.05, 0.11, 0.018), (0.11, 0.18, 0.04))

set_table()
peel = painted("peel", 0.40, 0.36, 0.006, 0.06, sss=0.06, sss_radius=(0.4, 0.15, 0.03))
juice = {"Clearcoat": 0.3, "Clearcoat_Roughness": 0.08}
flesh = painted("flesh", 0.26, 0.45, sss=0.42, sss_radius=(0.5, 0.20, 0.04), **juice)
oranges, _ = make(orange, peel, 2)
whole = [(-4.4, 3.6, 1.0, (0.3, -1.0, 0.4)), (3.2, 5.4, 0.97, (0.2, -0.5, 2.6)), (9.6, 2.6, 0.95, (0.4, -0.9, 1.2))]
for i, (x, y, scale, turn) in enumerate(whole):
    put(oranges[i % 2], (x, y, 3.55 * scale), turn, scale)
put(joined_mesh("half", orange_half(1, 3.65), [flesh, peel])[0], (-1.2, -3.2, 2.75), (0.62, 0.10, 0.2))
put(joined_mesh("half", orange_half(2, 3.65), [flesh, peel])[0], (5.6, -2.2, 3.1), (0.42, 0.12, 1.2))
slice_mesh, _ = joined_mesh("slice", orange_slice(5, 3.4), [flesh, peel])
put(slice_mesh, (-7.6, -4.2, 0.3), (0, 0, 0.4))
put(slice_mesh, (3.6, -7.0, 0.3), (0, 0, 2.0))

blade = leaf_blade("orange leaf", 0.36, 0.42, 0.3)
leaves = [(-6.0, 0.2, 0.4, 3.5, -0.1), (-1.2, 7.0, 4.0, 2.6, 0.1), (9.0, -3.4, 0.4, -0.4, -0.08)]
for i, (x, y, z, turn, lift) in enumerate(leaves):
    options = {"curl": 0.5, "ruffle": 0.08, "tones": GREENS, "vein_color": (0.16, 0.22, 0.07), "vein": 0.03}
    vertices, faces, colors = leaf(30 + i, 6.0, 1.7, **options)
    put(build_mesh("leaf", vertices, faces, blade, colors=colors), (x, y, z), (0.1, lift, turn))

window_light((0, 0, 2), fill=1.6, rim=2.2, elevation=38, sky_strength=0.5)
camera((1.0, -38, 27), (0.8, 0.2, 2.3), lens=69, f_stop=8, focus=(0, -4.0, 3.0))
take_picture(CARD)
