"""Seafood as it is shipped: mussels in the shell on crushed ice."""

import numpy as np

from arrange import backing
from goods.crushed_ice import crushed_ice, ice
from goods.mussel import mussel
from mesh import grid_faces, points_on, put, stack
from noise import fbm
from pantry import goods
from pour import Pile, in_circle
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(5)


def drifts(x, y):
    """The ice before anything lies on it."""
    return 3.0 + 0.9 * fbm(stack(x * 0.09, y * 0.09, 2.0), 2, 4) + 0.35 * fbm(stack(x * 0.3, y * 0.3, 5.0), 2, 6)


wet = {"Clearcoat": 1.0, "Clearcoat_Roughness": 0.06}
mussels = goods(mussel, 8, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.30, 0.45, 0.012, 0.25, **wet)
pile = Pile((0, 0), 26.0, drifts, cell=0.16)
spot = in_circle(0, 0, 17.0, 0.6)
for _ in range(47):
    landed = pile.add(*spot(rng), mussels.size, rng, rolls=60, sway=0.28)
    if landed:
        (x, y, z), turn = landed
        # The ice gives way under them.
        put(mussels.meshes[int(rng.integers(8))], (x, y, z - 0.45), turn, rng.uniform(0.86, 1.08))

side = np.linspace(-27, 27, 130)
x, y = np.meshgrid(side, side, indexing="ij")
ground = stack(x, y, drifts(x, y)).reshape(-1, 3)
faces = grid_faces(130, 130)
backing(ground, faces, (0.62, 0.67, 0.70), 0.5)
clear = ice()
for count, size, seed in ((15000, (0.16, 0.62), 1), (1500, (0.5, 1.0), 2)):
    put(crushed_ice(points_on(ground, faces, count, seed), size, clear, seed))
# What fell on the shells when the box was filled up.
over = np.array([(x, y, pile.level(x, y) - 0.42) for x, y in rng.normal(size=(70, 2)) * 9])
put(crushed_ice(over, (0.12, 0.38), clear, 3))

window_light((0, 0, 3), key=4.2, fill=2.8, rim=3.2, azimuth=140, elevation=38, sky_strength=0.6)
camera((1.5, -38, 38), (0, -1.0, 3.6), lens=72, f_stop=9, focus=(0, -3.0, 5.0))
take_picture((*CARD[:2], 7))
