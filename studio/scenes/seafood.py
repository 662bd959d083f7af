"""Seafood as it is shipped: mussels in the shell, half bedded in crushed ice."""

import numpy as np

from goods.crushed_ice import fines, ice, ice_chips, snow, snow_bed
from goods.mussel import mussel
from mesh import put, stack
from noise import fbm
from pantry import goods
from pour import Pile, in_circle
from rig import CARD, camera, set_table, take_picture, window_light

REACH = 20.0
CELL = 0.12

set_table()
rng = np.random.default_rng(5)


def drifts(x, y):
    """The snow before anything lies on it."""
    return 3.0 + 0.9 * fbm(stack(x * 0.09, y * 0.09, 2.0), 2, 4) + 0.35 * fbm(stack(x * 0.3, y * 0.3, 5.0), 2, 6)


wet = {"Clearcoat": 1.0, "Clearcoat_Roughness": 0.06}
mussels = goods(mussel, 8, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.30, 0.45, 0.012, 0.25, **wet)
pile = Pile((0, 0), 26.0, drifts, cell=0.16)
shells = Pile((0, 0), REACH, cell=CELL)
spot = in_circle(0, 0, 17.0, 0.6)
for _ in range(47):
    landed = pile.add(*spot(rng), mussels.size, rng, rolls=60, sway=0.28)
    if landed:
        (x, y, z), turn = landed
        k, scale = int(rng.integers(8)), rng.uniform(0.86, 1.08)
        # The ice gives way under them.
        at = (x, y, z - 0.4)
        put(mussels.meshes[k], at, turn, scale)
        shells.stand(scale * mussels.shapes[k] @ np.array(turn.to_matrix()).T + at)

# No ice comes to lie on a shell, but it closes up to its flanks.
bare = shells.height > 0
for axis in (0, 1):
    bare = bare & np.roll(bare, 2, axis) & np.roll(bare, -2, axis)
bed = Pile((0, 0), REACH, drifts, cell=CELL)
bed.height[bare] = 40.0
chips = ice_chips(ice())
# The large ones first; the small ones find their way between them.
for half in np.sort(0.17 + 0.76 * rng.random(3600) ** 1.7)[::-1]:
    before = bed.height.copy()
    landed = bed.add(*rng.uniform(-17.5, 17.5, 2), (half, half * 0.84, half * 0.68), rng, rolls=22, sway=0.5)
    if not landed:
        continue
    x, y, z = landed[0]
    # A chip that would balance on others, or lie on a shell, is left out.
    if z + 0.6 * half > float(drifts(x, y)) + 1.55:
        bed.height = before
    else:
        put(chips[int(rng.integers(len(chips)))], *landed, half * 1.12)


def blurred(heights, span):
    """Mean of the heights around each cell."""
    for axis in (0, 1):
        total = np.cumsum(heights, axis)
        heights = (np.roll(total, -span, axis) - np.roll(total, span, axis)) / (2 * span)
    return heights


# Snow lies where the chips leave a hollow.
level = np.where(bare, 4.0, bed.height)
hollow = (blurred(level, 6) - level > 0.04) & ~bare
row, column = np.nonzero(hollow)
pick = rng.integers(len(row), size=42000)
x, y = (np.stack([row, column])[:, pick] + rng.random((2, len(pick)))) * CELL - REACH
grains = stack(x, y, level[row[pick], column[pick]] + rng.uniform(-0.10, 0.05, len(pick)))
white = snow()
put(fines(grains, (0.05, 0.17), white, 2))

side = np.linspace(-REACH, REACH, 640)
x, y = np.meshgrid(side, side, indexing="ij")
put(snow_bed(x, y, drifts(x, y) + 0.1, white))

window_light((0, 0, 3), key=4.2, fill=2.8, rim=3.2, azimuth=140, elevation=38, sky_strength=0.6)
camera((1.5, -38, 38), (0, -1.0, 3.6), lens=72, f_stop=9, focus=(0, -3.0, 5.0))
take_picture((*CARD[:2], 9))
