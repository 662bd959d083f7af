"""Leafy greens: a bowl of young spinach, loose leaves, chard with red and yellow stalks."""

import math

import numpy as np

from arrange import bowl_bed, rest
from containers import bowl, bowl_radius
from goods.greens import chard_leaf, spinach_leaf
from materials import leaf_blade, painted
from mesh import joined_mesh, put, turned_by
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(6)

spinach = leaf_blade("spinach", 0.42, 0.30, 0.36, 0.012, 0.22)
leaves = [joined_mesh("spinach", spinach_leaf(seed), [spinach]) for seed in range(9)]
SPOT = (5.2, 2.8, 7.6, 4.2)
bowl(SPOT[2], SPOT[3], "stone", (SPOT[0], SPOT[1], 0), seed=4)
bowl_bed(SPOT, (0.008, 0.020, 0.004), 0.6, 1.6)


def pierces(shape, location, turn, scale):
    """Whether a leaf comes out through the wall of the bowl, below the rim."""
    x, y, z = (shape * scale @ turned_by(*turn).T + location).T
    beyond = np.hypot(x - SPOT[0], y - SPOT[1]) - bowl_radius(SPOT[2], SPOT[3], z)
    low = (z > 0.6) & (z < SPOT[3] - 0.3)
    return np.any(low & (beyond > 0.4)) and np.any(low & (np.abs(beyond - 0.15) < 0.15))


COUNT = 120
for i in range(COUNT):
    # From the rim inward and upward: stalks point into the bowl, blades fan out over the ones below.
    layer = i / COUNT
    reach = (1 - layer) ** 0.6 * 3.9 * rng.uniform(0.55, 1.0)
    angle = i * 2.4 + rng.normal() * 0.3
    location = (
        SPOT[0] + reach * math.cos(angle),
        SPOT[1] + reach * math.sin(angle),
        3.7 + 1.9 * layer + rng.normal() * 0.2,
    )
    turn = (rng.normal() * 0.45, -rng.uniform(0.10, 0.45) - 0.30 * layer, angle + rng.normal() * 0.55)
    mesh, shape = leaves[i % 9]
    scale = rng.uniform(0.62, 0.92)
    if not pierces(shape, location, turn, scale):
        put(mesh, location, turn, scale)

loose = [(2.6, -7.2, 2.9, 0.1), (5.4, -6.6, -0.35, -0.15), (11.4, -7.0, 2.7, 0.2)]
for i, (x, y, turn, roll) in enumerate(loose):
    rest(*leaves[(i * 2) % 9], x, y, turn, roll, scale=0.85)

blade = leaf_blade("chard", 0.40, 0.32, 0.30, 0.008, 0.1)
stalk = painted("stalk", 0.38, 0.36, sss=0.1, sss_radius=(0.4, 0.1, 0.1))
RED, YELLOW = (0.42, 0.012, 0.040), (0.58, 0.33, 0.03)
for seed, rib, x, y, turn, roll in [(1, YELLOW, -9.8, 2.6, 1.0, 0.0), (2, RED, -9.4, -2.8, 0.74, 0.05)]:
    mesh, shape = joined_mesh("chard", chard_leaf(seed, rib), [blade, stalk])
    rest(mesh, shape, x, y, turn, roll, scale=0.76)

window_light((0, 0, 2), key=4.2, fill=2.6, rim=2.6, azimuth=138, elevation=42, sky_strength=0.6)
camera((0.8, -36, 27), (0.2, -0.4, 2.4), lens=63, f_stop=8, focus=(1, -4, 3.5))
take_picture(CARD)
