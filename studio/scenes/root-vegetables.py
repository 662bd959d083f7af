"""Root vegetables: sweet potatoes, beets, a rutabaga, turnips, parsnips, and a bunch of radishes in their leaves."""

import math

import numpy as np

from arrange import make, rest
from goods.field_roots import parsnip, radish, rutabaga, sweet_potato, turnip
from goods.greens import spinach_leaf
from goods.roots import beet, leaf_stalks
from materials import leaf_blade, painted
from mesh import joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

# A parsnip tapers: tipped by this angle it lies on its whole length.
LIE = -0.115

set_table()
spuds, shapes = make(sweet_potato, painted("sweet potato", 0.66, 0.2, 0.008, 0.12), 5)
heap = [(-7.2, 6.8, 0.62, 0.0), (-3.6, 11.8, 0.22, 1.2), (-8.4, 1.6, 0.26, 2.3)]
for i, (x, y, turn, roll) in enumerate(heap):
    rest(spuds[i], shapes[i], x, y, turn, roll)

stub = painted("stub", 0.5, 0.3)
red = {"stalk_tones": ((0.10, 0.006, 0.018), (0.26, 0.03, 0.05)), "tint": (0.18, 0.012, 0.03)}
pale = {"stalk_tones": ((0.16, 0.20, 0.07), (0.34, 0.40, 0.18))}


def crowned(meshes, shapes, k, spot, turn, tip, spin, crown, stalks):
    """Lay a round root down, its crown toward `turn`, tipped up by `tip`, with the stubs of its leaves."""
    rest(meshes[k], shapes[k], *spot, turn, spin, -tip)
    lowest = -float(shapes[k][:, 2].min())
    out = crown * math.cos(tip)
    at = (spot[0] + out * math.cos(turn), spot[1] + out * math.sin(turn), lowest + crown * math.sin(tip))
    put(leaf_stalks(40 + k, [stub], **stalks), at, (0, -tip, turn))


beets, shapes = make(beet, painted("beet", 0.55, 0.28, 0.006, 0.12), 4)
cut = {"count": 8, "length": 4.2, "radius": 0.22, "spread": 0.24}
for k, spot, turn, tip in [(1, (2.4, 5.2), 2.2, 0.12), (3, (3.2, 11.8), 1.4, 0.1)]:
    crowned(beets, shapes, k, spot, turn, tip, k * 1.1, 2.7, {**cut, **red})

swedes, shapes = make(rutabaga, painted("rutabaga", 0.6, 0.22, 0.006, 0.08), 2)
crowned(swedes, shapes, 0, (10.2, 10.4), 1.9, 0.22, 0.5, 3.7, {**cut, "count": 9, "length": 2.4, "radius": 0.3, **pale})
turnips, shapes = make(turnip, painted("turnip", 0.42, 0.32, 0.006, 0.08), 4)
for k, spot, turn, tip in [(0, (9.2, 3.4), 3.0, 0.10), (1, (15.0, 4.8), 2.0, 0.08), (2, (15.6, -1.2), 2.5, 0.12)]:
    crowned(turnips, shapes, k, spot, turn, tip, 0.4 + k, 2.4, {**cut, "length": 2.0, **pale})

parsnips, shapes = make(parsnip, painted("parsnip", 0.6, 0.22, 0.006, 0.08), 2)
for k, (x, y, turn, roll) in enumerate([(-6.6, -2.6, 0.36, 0.0), (-4.6, -7.4, 0.14, 1.4)]):
    rest(parsnips[k], shapes[k], x, y, turn, roll, LIE)

# The bunch: red globes toward the camera, a sheaf of leaves behind them.
globes, shapes = make(radish, painted("radish", 0.30, 0.38, 0.006, 0.08, sss=0.08, sss_radius=(0.4, 0.1, 0.08)), 7)
blade = leaf_blade("radish leaf", 0.5, 0.25, 0.32, 0.012, 0.2)
rng = np.random.default_rng(3)
for k in range(7):
    fan = (k - 3) * 0.21
    x, y = 5.8 + 3.4 * math.sin(fan * 2.0) + (k % 2) * 0.3, -6.8 - 2.1 * math.cos(fan * 1.6) + (k % 2) * 1.7
    turn = math.atan2(-2.4 - y, 9.2 - x)
    rest(globes[k], shapes[k], x, y, turn, 0.9 * k, 0.06)
    for j in range(3):
        mesh, shape = joined_mesh("radish leaf", spinach_leaf(20 + 3 * k + j, rng.uniform(5.4, 7.0)), [blade])
        out = turn + rng.normal() * 0.22
        at = (x + 4.4 * math.cos(out), y + 4.4 * math.sin(out), 0.75 + 0.5 * j + 0.1 * k)
        put(mesh, at, (rng.normal() * 0.35, -0.06 - 0.1 * j, out), 0.85)

window_light((0, 0, 2), key=2.8, rim=2.2, elevation=38, sky_strength=0.5)
camera((1.2, -38, 27), (1.2, 1.2, 1.9), lens=57, f_stop=8, focus=(2, -4.0, 2.6))
take_picture((*CARD[:2], 10))
