"""Coffee in the morning sun: an open jute sack of roasted beans with the scoop, a sack of green coffee behind it."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.coffee import coffee_bean, roasted_bean
from goods.open_sack import drape_sacks
from goods.weave import jute, stray_fibers
from materials import brass, painted
from mesh import put, turned_by
from mouth import Mouth
from pantry import goods
from pour import in_circle, pour
from rig import CARD, camera, day_light, set_table, take_picture

SIZE = 1.9
HALF = (0.60 * SIZE, 0.43 * SIZE, 0.25 * SIZE)
RAW = (
    ((0.05, (0.128, 0.106, 0.052)), (0.5, (0.255, 0.214, 0.108)), (1.0, (0.41, 0.355, 0.20))),
    ((0.05, (0.150, 0.114, 0.052)), (0.5, (0.305, 0.236, 0.116)), (1.0, (0.46, 0.38, 0.185))),
    ((0.05, (0.105, 0.098, 0.054)), (0.5, (0.208, 0.192, 0.106)), (1.0, (0.34, 0.33, 0.17))),
)

set_table("limestone", 160.0)
rng = np.random.default_rng(7)


def laid(bean, seed):
    """Enlarged, around its middle; every third lies on its flat face and shows its back."""
    points, faces, colors = bean
    points = (points + [0, 0, 0.11]) * SIZE
    return points * (1, -1, -1) if seed % 3 == 2 else points, faces, colors


def brown_bean(seed):
    return laid(roasted_bean(seed), seed)


def green_bean(seed):
    """Before roasting: jade and straw, the silverskin pale."""
    return laid(coffee_bean(seed + 30, 150, 90, 0.062, RAW[seed % 7 % 3], (0.52, 0.42, 0.23)), seed)


specs = [
    {"radius": 19.0, "height": 27.0, "seed": 12, "slack": 1.15, "mouth": 0.82},
    {"radius": 18.0, "height": 30.0, "seed": 14, "slack": 1.15, "mouth": 0.80, "tint": (1.08, 1.05, 1.0)},
]
cloth = jute()
spots = [(-9.0, -8.0, 0.6), (25.5, 19.5, 2.2)]
roasted, green = (Mouth(body, spec, spot, cloth) for body, spec, spot in zip(drape_sacks(specs), specs, spots))
fiber = painted("fiber", 0.9, 0.1)
for sack in (roasted, green):
    stray_fibers(sack.vertices, 420, fiber, rng)
beans = goods(brown_bean, 15, HALF, (0.012, 0.005, 0.002), 0.46, 0.36, 0.008, 0.22)
pile = roasted.fill(beans, 560, rng, drop=4.0, rise=2.6, rolls=30, sway=0.4)
raw = goods(green_bean, 15, HALF, (0.05, 0.05, 0.025), 0.62, 0.25, 0.01, 0.14)
green.fill(raw, 560, rng, drop=4.0, rise=2.6, rolls=30, sway=0.4)

scoop, shape = brass_scoop(brass(0.26))
scale, turn = 1.7, (0.05, 0.12, 3.75)
x, y = roasted.center
at = np.array([x + 6.0, y + 3.5, roasted.rim + 0.2])
put(scoop, at, turn, scale)
pile.stand(scale * shape @ turned_by(*turn).T + at)
lying = turned_by(*turn) @ np.array([3.6, 0, 0]) * scale
pour(pile, beans, 24, in_circle(6.0 + lying[0], 3.5 + lying[1], 2.6, 0.6), rng, rolls=12)

day_light((0, 0, 20), sun=9.0, azimuth=150, elevation=38, sky_strength=1.1)
camera((-6, -70, 79), (1.5, 0, 28.5), lens=61, f_stop=6.5, focus=(-8, -12, 32))
take_picture((*CARD[:2], 10))
