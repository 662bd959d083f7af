"""Dried fruit: apricots, golden raisins, cranberries and dates in heaps that run into one another."""

import numpy as np

from arrange import backing
from goods.dried_fruit import dried_apricot, dried_cranberry, golden_raisin, loose_date
from mesh import grid_faces
from pantry import goods
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light


def clear_raisin(seed):
    """Seen in bulk, golden raisins are a deeper amber."""
    points, faces, colors = golden_raisin(seed)
    return points, faces, colors * np.array([1.0, 0.52, 0.18])


def red_cranberry(seed):
    """Seen in bulk and in this light, a cranberry needs a warmer red."""
    points, faces, colors = dried_cranberry(seed)
    return points, faces, colors * np.array([1.3, 1.4, 0.7])


set_table()
rng = np.random.default_rng(11)

amber = {"sss": 0.35, "sss_radius": (0.5, 0.2, 0.03), "Clearcoat": 0.08, "Clearcoat_Roughness": 0.3}
honeyed = {"sss": 0.3, "sss_radius": (0.7, 0.2, 0.02), "Clearcoat": 0.1, "Clearcoat_Roughness": 0.3}
juicy = {"Clearcoat": 0.15, "Clearcoat_Roughness": 0.2}
sugary = {"sss": 0.1, "sss_radius": (0.25, 0.07, 0.02), "Clearcoat": 0.2, "Clearcoat_Roughness": 0.18}
apricot = goods(dried_apricot, 12, (1.95, 1.66, 0.60), (0.08, 0.018, 0.003), 0.46, 0.30, 0.010, 0.24, **honeyed)
golden = goods(clear_raisin, 16, (0.62, 0.40, 0.33), (0.12, 0.045, 0.008), 0.42, 0.34, 0.007, 0.24, **amber)
date_heap = goods(loose_date, 8, (1.8, 0.84, 0.78), (0.01, 0.004, 0.002), 0.44, 0.30, 0.006, 0.2, **sugary)
cranberry = goods(red_cranberry, 12, (0.64, 0.50, 0.27), (0.03, 0.002, 0.003), 0.4, 0.30, 0.008, 0.25, **juicy)

# goods, pieces, x, y, radius, height of the hill under them, how far the pieces lean
HEAPS = [
    (apricot, 195, 5.2, -2.8, 6.8, 2.2, 0.2),
    (golden, 440, -7.2, -4.6, 5.6, 2.8, 0.4),
    (date_heap, 100, -5.2, 7.0, 7.6, 2.6, 0.4),
    (cranberry, 740, 7.4, 7.6, 7.2, 2.8, 0.4),
]


def hills(x, y):
    """The ground under the four heaps."""
    over = [height * (1 - np.clip(np.hypot(x - hx, y - hy) / r, 0, 1) ** 1.5) for _, _, hx, hy, r, height, _ in HEAPS]
    return np.max(over, axis=0)


pile = Pile((0, 0), 17.0, hills)
for fruit, count, x, y, radius, _, lean in HEAPS:
    pour(pile, fruit, count, in_circle(x, y, radius * 1.02), rng, rolls=24, sway=lean)

for fruit, _, x, y, radius, *_ in HEAPS:
    side = np.linspace(-radius, radius, 60)
    gx, gy = np.meshgrid(x + side, y + side, indexing="ij")
    backing(np.stack([gx, gy, hills(gx, gy)], -1).reshape(-1, 3), grid_faces(60, 60), fruit.dark, 0.12)

window_light((0, 0, 1), key=3.6, fill=3.4, rim=2.0, azimuth=138, elevation=40, sky_strength=0.6)
camera((1.6, -34, 27.5), (0.1, -0.6, 1.2), lens=68, f_stop=12, focus=(0, -4.0, 2.8))
take_picture((*CARD[:2], 7))
