"""Low-calorie sweeteners: stevia sprigs beside a bowl of white powder."""

import math

import numpy as np

from arrange import make
from color import flat
from containers import bowl
from goods.powder import powder_bowl, powder_spill
from goods.stevia import stevia_leaf
from materials import leaf_blade, painted
from mesh import build_mesh, put, smooth_curve, tube
from rig import CARD, camera, set_table, take_picture, window_light

WHITE = ((0.78, 0.775, 0.75), (0.88, 0.875, 0.86), (0.94, 0.94, 0.93))

set_table()
green = leaf_blade("stevia", 0.5, 0.3, 0.3)
leaves, _ = make(stevia_leaf, green, 9)
powder = painted("powder", 0.95, 0.12, Sheen=0.1)
spot = (3.5, 2.2, 5.0, 3.1)
bowl(5.0, 3.1, "stone", (3.5, 2.2, 0), seed=5)
powder_bowl(spot, powder, WHITE, 1.8, seed=6, rough=(0.14, 0.045, 0.018), peak=1.4)
powder_spill(powder, WHITE[1], spot[:2], 4.8, 8.0, 1100, (0.012, 0.05), 1, arc=(3.7, 5.0))


def sprig(x, y, z, turn, tilt, pairs, seed):
    """Pairs of leaves up a stem, each pair turned a quarter against the last."""
    rng = np.random.default_rng(seed)
    flat_part = math.cos(tilt)
    direction = np.array([math.cos(turn) * flat_part, math.sin(turn) * flat_part, math.sin(tilt)])
    length = pairs * 1.15
    foot = np.array([x, y, z])
    bend = [foot + direction * length * s + [0, 0, 0.5 * math.sin(s * math.pi)] for s in (0, 0.33, 0.66, 1)]
    stem = smooth_curve(bend, 40)
    vertices, faces = tube(stem, np.linspace(0.13, 0.06, 40), 10)
    put(build_mesh("stem", vertices, faces, green, colors=flat(vertices, (0.11, 0.15, 0.04))))
    for i in range(pairs):
        at = stem[int(4 + 35 * i / pairs)]
        for side in (-1, 1):
            leaf = leaves[int(rng.integers(9))]
            roll = rng.normal() * 0.25 + (i % 2) * 0.9 * side
            lift = -rng.uniform(0.1, 0.6)
            yaw = turn + side * (0.95 - 0.07 * i) + rng.normal() * 0.12
            put(leaf, at, (roll, lift, yaw), (1.02 - 0.07 * i) * rng.uniform(0.85, 1.1))


sprig(-9.5, -3.4, 0.5, 0.35, 0.10, 7, 0)
sprig(-10.2, 1.0, 0.5, 0.04, 0.16, 7, 1)
sprig(-10.8, 4.8, 0.4, 0.22, 0.12, 7, 2)
sprig(-5.6, -6.0, 0.3, 0.12, 0.03, 5, 3)
rng = np.random.default_rng(4)
for i in range(12):
    at = (rng.uniform(-2, 8.5), -5.6 + rng.normal() * 0.9, 0.22)
    put(leaves[i % 9], at, (rng.normal() * 0.2, -0.05, rng.uniform(0, 6)), rng.uniform(0.6, 0.95))

window_light((0, 0, 2), key=2.5, fill=2.6, rim=2.8, elevation=34, sky_strength=0.4)
camera((1.5, -36, 23), (-0.6, -0.2, 1.5), lens=84, f_stop=9, focus=(0, -2.6, 2.2))
take_picture(CARD)
