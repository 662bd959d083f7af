"""Cumin, coriander, fennel and mustard: four heaps that run into one another."""

import numpy as np

from arrange import backing
from mesh import grid_faces
from pantry import coriander_seeds, cumin_seeds, fennel_seeds, mustard_seeds
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(11)

# goods, pieces, x, y, radius, height of the hill under them
HEAPS = [
    (cumin_seeds(), 2600, -4.3, -2.6, 4.4, 1.7),
    (coriander_seeds(), 1700, 3.6, -2.9, 4.6, 1.8),
    (fennel_seeds(), 2200, -3.2, 4.4, 5.4, 2.2),
    (mustard_seeds(), 4200, 5.2, 4.4, 5.0, 2.0),
]


def hills(x, y):
    """The ground under the four heaps."""
    over = [height * (1 - np.clip(np.hypot(x - hx, y - hy) / r, 0, 1) ** 1.5) for *_, hx, hy, r, height in HEAPS]
    return np.max(over, axis=0)


pile = Pile((0, 0), 12.0, hills)
for goods, count, x, y, radius, _ in HEAPS:
    pour(pile, goods, count, in_circle(x, y, radius * 1.02), rng)

for goods, _, x, y, radius, _ in HEAPS:
    side = np.linspace(-radius, radius, 60)
    gx, gy = np.meshgrid(x + side, y + side, indexing="ij")
    backing(np.stack([gx, gy, hills(gx, gy)], -1).reshape(-1, 3), grid_faces(60, 60), goods.dark, 0.12)

window_light((0, 0, 1), key=4.2, fill=2.2, rim=2.8, azimuth=138, elevation=34)
camera((1.2, -24, 19.5), (0.1, -0.4, 0.9), lens=70, f_stop=8, focus=(0, -2.8, 2.0))
take_picture(CARD)
