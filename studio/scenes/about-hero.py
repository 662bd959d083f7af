"""About: an open jute sack of green cardamom with the scoop, one of black pepper behind it."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.open_sack import drape_sacks
from goods.weave import jute, stray_fibers
from materials import brass, painted
from mesh import put, turned_by
from mouth import Mouth
from pantry import cardamoms, lay, peppercorns
from pour import in_circle, pour
from rig import HERO, camera, set_table, take_picture, window_light

set_table("flagstone", 320.0)
rng = np.random.default_rng(8)
specs = [
    {"radius": 20.0, "height": 28.0, "seed": 21, "slack": 1.15, "mouth": 0.84},
    {"radius": 19.0, "height": 34.0, "seed": 23, "slack": 1.14, "mouth": 0.80, "tint": (1.08, 1.05, 1.0)},
]
cloth = jute()
spots = [(28.0, -10.0, 0.6), (70.0, 18.0, 2.2)]
green, black = (Mouth(body, spec, spot, cloth) for body, spec, spot in zip(drape_sacks(specs), specs, spots))
fiber = painted("fiber", 0.9, 0.1)
for sack in (green, black):
    stray_fibers(sack.vertices, 420, fiber, rng)
cardamom, pepper = cardamoms(), peppercorns()
pile = green.fill(cardamom, 2300, rng, drop=4.8, rolls=14, sway=0.35)
black.fill(pepper, 9000, rng, drop=3.4, rolls=6)

scoop, shape = brass_scoop(brass(0.26))
scale, turn = 2.2, (0.05, 0.16, 3.75)
x, y = green.center
at = np.array([x + 6.0, y + 3.5, green.rim + 0.6])
put(scoop, at, turn, scale)
pile.stand(scale * shape @ turned_by(*turn).T + at)
lying = turned_by(*turn) @ np.array([3.6, 0, 0]) * scale
pour(pile, cardamom, 34, in_circle(6.0 + lying[0], 3.5 + lying[1], 2.6, 0.6), rng, rolls=8)

lay(cardamom, [(10.0, -35.0, 0.5), (13.5, -38.5, 1.9), (8.0, -39.0, 2.7), (54.0, -27.0, 0.9), (51.0, -31.0, 2.2)])

window_light(
    (30, 0, 20),
    key=4.8,
    fill=3.6,
    rim=1.8,
    azimuth=146,
    elevation=36,
    distance=88,
    size=(60, 45),
    sky_strength=0.6,
    dark_left=-30,
    scale=1.9,
    flag=0.5,
)
camera((4, -150, 104), (9, -7, 22.5), lens=52, f_stop=3.4, focus=(22, -26, 28))
take_picture((*HERO[:2], 16))
