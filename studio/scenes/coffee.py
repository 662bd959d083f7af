"""Coffee in the morning sun: an open jute sack of roasted beans with the scoop, a sack of green coffee beside it."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.coffee import coffee_bean
from goods.open_sack import drape_sacks
from goods.weave import jute, stray_fibers
from materials import brass, painted
from mesh import put, turned_by
from mouth import Mouth
from pantry import coffee_beans, goods, lay
from pour import in_circle, pour
from rig import CARD, camera, day_light, set_table, take_picture

set_table("limestone", 160.0)
rng = np.random.default_rng(7)


def green_bean(seed):
    """Before roasting: smaller, gray-green, the silverskin pale."""
    points, faces, colors = coffee_bean(seed, 110, 66)
    tone = np.clip(colors.mean(1) * 6, 0.25, 1.1)[:, None]
    return points * 0.9, faces, (0.13 + 0.26 * tone) * np.array([1.0, 0.86, 0.46])


specs = [
    {"radius": 19.0, "height": 27.0, "seed": 12, "slack": 1.15, "mouth": 0.82},
    {"radius": 18.0, "height": 30.0, "seed": 14, "slack": 1.15, "mouth": 0.80, "tint": (1.08, 1.05, 1.0)},
]
cloth = jute()
spots = [(-9.0, -8.0, 0.6), (34.0, 14.0, 2.2)]
roasted, green = (Mouth(body, spec, spot, cloth) for body, spec, spot in zip(drape_sacks(specs), specs, spots))
fiber = painted("fiber", 0.9, 0.1)
for sack in (roasted, green):
    stray_fibers(sack.vertices, 420, fiber, rng)
beans = coffee_beans()
pile = roasted.fill(beans, 3000, rng, drop=3.6, rolls=12, sway=0.35)
raw = goods(green_bean, 8, (0.54, 0.39, 0.30), (0.05, 0.05, 0.025), 0.6, 0.25, 0.01, 0.14)
green.fill(raw, 3200, rng, drop=3.8, rolls=12, sway=0.35)

scoop, shape = brass_scoop(brass(0.26))
scale, turn = 1.7, (0.05, 0.12, 3.75)
x, y = roasted.center
at = np.array([x + 6.0, y + 3.5, roasted.rim + 0.2])
put(scoop, at, turn, scale)
pile.stand(scale * shape @ turned_by(*turn).T + at)
lying = turned_by(*turn) @ np.array([3.6, 0, 0]) * scale
pour(pile, beans, 60, in_circle(6.0 + lying[0], 3.5 + lying[1], 2.6, 0.6), rng, rolls=8)
lay(beans, [(-26.0 + rng.normal() * 3, -32.0 + rng.normal() * 2.2, i * 1.7) for i in range(11)], 1.4)

day_light((0, 0, 20), sun=9.5, azimuth=150, elevation=36, sky_strength=1.1)
camera((-14, -86, 96), (5, 0, 22), lens=62, f_stop=3.4, focus=(-9, -14, 26))
take_picture((*CARD[:2], 10))
