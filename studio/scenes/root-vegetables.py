"""Root vegetables: sweet potatoes, beets, a rutabaga, turnips, parsnips, and a bunch of radishes in their leaves."""

import math

import numpy as np

from arrange import make, rest
from color import flat
from goods.field_roots import parsnip, radish, rutabaga, sweet_potato, turnip
from goods.greens import RADISH, radish_leaf
from goods.roots import beet, leaf_stalks
from materials import leaf_blade, painted
from mesh import build_mesh, joined_mesh, put, stack, tube, turned_by
from rig import CARD, camera, set_table, take_picture, window_light

# A parsnip tapers: tipped by this angle it lies on its whole length.
LIE = -0.155

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
crowned(swedes, shapes, 0, (10.4, 10.9), 1.9, 0.22, 0.5, 3.7, {**cut, "count": 9, "length": 2.4, "radius": 0.3, **pale})
short = {**cut, "length": 2.6, "radius": 0.18, "count": 11}
turnips, shapes = make(turnip, painted("turnip", 0.56, 0.22, 0.006, 0.08), 4)
for k, spot, turn, tip in [(0, (9.5, 3.1), 2.95, 0.10), (1, (15.2, 5.0), 1.6, 0.3), (2, (15.4, -1.1), 2.5, 0.12)]:
    crowned(turnips, shapes, k, spot, turn, tip, 0.4 + k, 2.4, {**short, **pale})

parsnips, shapes = make(parsnip, painted("parsnip", 0.6, 0.22, 0.006, 0.08), 2)
for k, (x, y, turn, roll) in enumerate([(-6.2, -2.6, 0.25, 0.0), (-4.6, -6.8, -0.25, 2.9)]):
    # It lies on its body, not on its hairs, which come last.
    rest(parsnips[k], shapes[k][: 110 * 460], x, y, turn, roll, LIE)

# The bunch: red globes on one another toward the camera, their stems tied, the leaves behind.
globes, _ = make(radish, painted("radish", 0.42, 0.30, 0.010, 0.16, sss=0.08, sss_radius=(0.4, 0.1, 0.08)), 8)
blade = leaf_blade("radish leaf", 0.56, 0.2, 0.3, 0.012, 0.16)
rng = np.random.default_rng(3)
GIRTH = 2.58
spots = [(4.5, -8.5), (7.1, -8.9), (9.7, -8.5), (5.8, -6.2), (8.45, -6.2), (11.05, -6.2), (5.9, -7.9), (8.6, -7.75)]
knot = np.array([8.3, -3.7, 0.85])
headings = rng.permutation(np.linspace(0.65, 2.7, 24))
lying = []
for k, (x, y) in enumerate(spots):
    # Each one lies on the table, or on those before it.
    z = max([GIRTH / 2] + [at[2] + math.sqrt(max(GIRTH**2 - (at[0] - x) ** 2 - (at[1] - y) ** 2, 0)) for at in lying])
    lying.append((x, y, z))
    turn = math.atan2(knot[1] - y, knot[0] - x) + rng.normal() * 0.2
    put(globes[k], (x, y, z), (0.9 * k, 0.1 * (z - 1.2), turn))
    crown = np.array([x + 1.1 * math.cos(turn), y + 1.1 * math.sin(turn), z])
    for j in range(3):
        heading = headings[3 * k + j]
        pose = (rng.normal() * 0.3, -rng.uniform(0.15, 0.65), heading)
        at = knot + rng.uniform((-0.6, 0, -0.4), (0.6, 0, 0.4))
        at = at + rng.uniform(0.5, 1.6) * np.array([math.cos(heading), math.sin(heading), 0.25])
        # The two outermost are old ones.
        tones, wilt = (RADISH[2], 0.5) if heading > 2.55 else (RADISH[(k + j) % 2], 0)
        parts = radish_leaf(20 + 3 * k + j, rng.uniform(4.6, 6.2), (crown - at) @ turned_by(*pose), tones, wilt)
        put(joined_mesh("radish leaf", parts, [blade])[0], at, pose)

t = np.linspace(0, 1, 120)
around = t * 2 * math.pi * 4
twine, faces = tube(stack(0.9 * np.cos(around), 0.5 * t + 0.06 * np.sin(around * 2.3), 0.68 * np.sin(around)), 0.075, 8)
twine = build_mesh("twine", twine, faces, painted("twine", 0.8, 0.1), colors=flat(twine, (0.30, 0.21, 0.11)))
put(twine, knot + (0, -0.3, 0))

window_light((0, 0, 2), key=2.8, rim=2.2, elevation=38, sky_strength=0.5)
camera((1.2, -38, 27), (1.2, 1.2, 1.9), lens=57, f_stop=8, focus=(2, -4.0, 2.6))
take_picture((*CARD[:2], 10))
