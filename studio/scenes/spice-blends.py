"""A masala box: curry powder, garam masala, za'atar with sesame, chili flakes and their whole spices."""

import numpy as np

from color import three_tones
from goods.flakes import flake_coat
from goods.masala_box import masala_box
from goods.powder import powder_heap
from materials import painted
from mesh import points_on, put
from pantry import cinnamon_sticks, cloves, coriander_seeds, lay, mustard_seeds, peppercorns, sesame_seeds, star_anises
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light
from servings import cinnamon_bundle, powder_look

set_table()
rng = np.random.default_rng(3)
cups = masala_box((0, 0))
powder = powder_look()
dry = painted("flakes", 0.8, 0.15)

CURRY = (0.46, 0.185, 0.018)
GARAM = (0.115, 0.055, 0.022)
SMOKED = (0.150, 0.020, 0.007)
RAS = (0.23, 0.085, 0.022)
CHILI = ((0.10, 0.006, 0.003), (0.26, 0.020, 0.006), (0.42, 0.075, 0.015))
HERB = ((0.055, 0.052, 0.020), (0.120, 0.112, 0.042), (0.22, 0.20, 0.09))
GROUND = ((0.06, 0.028, 0.012), (0.17, 0.085, 0.035), (0.34, 0.20, 0.09))
SUMAC = ((0.08, 0.010, 0.010), (0.17, 0.028, 0.022), (0.28, 0.07, 0.045))


def heap(cup, rgb, seed, height=0.9, rough=(0.10, 0.05, 0.02)):
    """Powder in a cup; returns its surface."""
    x, y, radius, rim = cup
    base = rim - 0.55
    tones = three_tones(rgb)
    return powder_heap(radius, base, height, powder, (x, y, 0), tones, 200, seed, rough, 1.6)


def coat(surface, count, size, tones, seed):
    """Coarse pieces over a powder."""
    flake_coat(points_on(*surface, count, seed), size, tones, dry, seed)


heap(cups[4], CURRY, 1, 1.1)
coat(heap(cups[5], GARAM, 2, 1.0, (0.10, 0.07, 0.03)), 3200, (0.02, 0.07), GROUND, 2)
coat(heap(cups[3], (0.10, 0.010, 0.005), 3), 4200, (0.05, 0.13), CHILI, 3)
heap(cups[0], RAS, 4, 1.0)
heap(cups[1], SMOKED, 5, 1.0)

herbs = heap(cups[6], (0.10, 0.095, 0.035), 6)
coat(herbs, 4600, (0.04, 0.12), HERB, 6)
coat(herbs, 500, (0.03, 0.08), SUMAC, 7)
seeds = sesame_seeds()
for i, point in enumerate(points_on(*herbs, 120, 8)):
    put(seeds.meshes[i % 8], point + [0, 0, 0.05], rng.normal(size=3) * [0.5, 0.5, 3], rng.uniform(0.85, 1.05))

x, y, radius, rim = cups[2]
pile = Pile((x, y), radius + 0.5, lambda gx, gy: np.where(np.hypot(gx, gy) < radius, rim - 0.5, 9.0))
for goods, count in ((coriander_seeds(), 250), (mustard_seeds(), 110)):
    pour(pile, goods, count, in_circle(0, 0, radius - 0.2, 0.6), rng, rolls=14)

lay(star_anises(), [(-10.8, -4.6, 0.3), (9.9, -6.6, 1.4)], 0)
cinnamon_bundle(cinnamon_sticks(), -7.4, -11.2, -0.25)
lay(cloves(), [(3.2, -10.6, 0.3), (4.6, -10.2, 2.1), (3.9, -11.6, 1.2), (5.6, -11.4, 2.9)], 0)
lay(peppercorns(), [(7.2 + rng.normal() * 1.2, -9.6 + rng.normal() * 0.8, i) for i in range(9)], 1.0)

window_light((0, 0, 2), key=3.7, fill=2.2, rim=2.6, azimuth=138, elevation=38)
camera((1.2, -33, 31), (0.0, -2.1, 1.8), lens=64, f_stop=8, focus=(0, -3.5, 3.6))
take_picture(CARD)
