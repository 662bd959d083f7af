"""Coffee as it is shipped: open jute sacks of roasted beans, a brass scoop in the nearest."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.open_sack import drape_sacks
from goods.weave import jute, stray_fibers
from materials import brass, painted
from mesh import put, turned_by
from mouth import Mouth
from pantry import coffee_beans, lay
from pour import in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

SPOTS = ((0.0, -22.0, 0.5), (44.0, -6.0, 2.3), (14.0, 24.0, 4.1))
SPECS = [
    {"radius": 19.0, "height": 28.0, "seed": 1, "slack": 1.16, "mouth": 0.80},
    {"radius": 18.5, "height": 30.0, "seed": 4, "slack": 1.15, "mouth": 0.80, "tint": (1.05, 1.0, 0.94)},
    {"radius": 19.0, "height": 33.0, "seed": 5, "slack": 1.12, "mouth": 0.78, "tint": (0.92, 0.9, 0.86)},
]

set_table("flagstone", 320.0)
rng = np.random.default_rng(12)
cloth = jute()
beans = coffee_beans()
fiber = painted("fiber", 0.9, 0.1)
piles = []
for body, spec, spot, count in zip(drape_sacks(SPECS), SPECS, SPOTS, (3000, 2600, 2200)):
    mouth = Mouth(body, spec, spot, cloth)
    stray_fibers(mouth.vertices, 420, fiber, rng)
    piles.append((mouth, mouth.fill(beans, count, rng, drop=3.6, rolls=5, sway=0.4)))

mouth, pile = piles[0]
scoop, shape = brass_scoop(brass(0.26))
scale, turn = 1.85, (0.05, 0.14, 3.65)
x, y = mouth.center
highest = max(pile.level(dx, dy) for dx in np.arange(-6, 7) for dy in np.arange(-4, 5))
at = np.array([x + 4.5, y + 2.0, highest - 2.2])
put(scoop, at, turn, scale)
pile.stand(scale * shape @ turned_by(*turn).T + at)
lying = turned_by(*turn) @ np.array([4.0, 0, 0]) * scale
pour(pile, beans, 60, in_circle(4.5 + lying[0], 2.0 + lying[1], 3.0, 0.6), rng, rolls=6)
lay(beans, [(-16.0 + rng.normal() * 4, -47.0 + rng.normal() * 2.4, i * 1.3) for i in range(16)], 0.5)

window_light(
    (14, 0, 30),
    key=5.0,
    fill=4.4,
    rim=2.2,
    azimuth=146,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.8,
    scale=2.0,
)
camera((-14, -142, 96), (12, -6, 22), lens=58, f_stop=2.8, focus=(x, y - 8, highest))
take_picture((*CARD[:2], 6))
