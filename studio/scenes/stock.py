"""The quiet picture that can stand for any category: peppercorns in a brass bowl on slate."""

import numpy as np

from containers import bowls
from goods.leaf import leaf
from materials import painted
from mesh import build_mesh, put
from pantry import lay, peppercorns
from pour import pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(21)
layout = {"pepper": (13.5, 1.6, 6.4, 4.0, "brass"), "empty": (24.6, 11.0, 4.6, 3.0, "stone")}
bowls(layout)
pepper = peppercorns()
pour_bowl(layout["pepper"], pepper, 1150, rng, level=0.6, rise=1.2, rolls=10)
lay(pepper, [(7.0 + rng.normal() * 3.4, -6.4 + rng.normal() * 1.8, i) for i in range(42)], 1.0)

LAUREL = ((0.07, 0.085, 0.025), (0.15, 0.165, 0.06), (0.26, 0.27, 0.12))
bay = painted("bay", 0.5, 0.3, 0.01, 0.15)
for i, (x, y, turn) in enumerate([(15.4, -8.6, 0.3), (17.4, -7.6, -0.5)]):
    vertices, faces, colors = leaf(20 + i, 6.2, 1.4, curl=0.12, ruffle=0.05, tones=LAUREL, vein=0.02)
    put(build_mesh("bay", vertices, faces, bay, colors=colors), (x, y, 0.28 + 0.12 * i), (0, -0.03, turn))

window_light(
    (8, 0, 1), key=3.2, fill=1.6, azimuth=134, elevation=34, distance=85, size=(60, 45), sky_strength=0.5, dark_left=-4
)
camera((6.0, -50, 34), (6.0, 0.4, 1.6), lens=62, f_stop=6, focus=(13, -2.5, 3.8))
take_picture(HERO)
