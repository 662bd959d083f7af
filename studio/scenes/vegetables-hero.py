"""Vegetables: tomatoes, cucumber, a pepper, onions, carrots."""

import math

import numpy as np
from mathutils import Euler

from arrange import make, rest
from goods.bell_pepper import bell_pepper
from goods.cucumber import cucumber
from goods.onion import onion
from goods.pepper import peppercorn
from goods.roots import carrot, leaf_stalks
from goods.tomato import calyx_parts, tomato
from materials import leaf_blade, painted
from mesh import build_mesh, joined_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

YELLOW = ((0.56, 0.22, 0.006), (0.66, 0.32, 0.010), (0.74, 0.42, 0.03))
RIPE = (
    (0.05, (0.150, 0.005, 0.003)),
    (0.4, (0.235, 0.009, 0.004)),
    (0.7, (0.315, 0.018, 0.006)),
    (1.0, (0.40, 0.05, 0.01)),
)
LIE = -0.088

set_table()
# A thin wax over soft flesh: a small sharp light on a deep red, not a broad pale one.
wax = {"Clearcoat": 0.55, "Clearcoat_Roughness": 0.07, "sss": 0.10, "sss_radius": (0.5, 0.08, 0.03)}
tomato_skin = painted("tomato", 0.36, 0.22, 0.004, 0.07, **wax)
stem = painted("stem", 0.65, 0.25)
sepals = leaf_blade("calyx", 0.6, 0.2, 0.15)
sizes = ((1, 3.1, 0.30), (2, 2.75, 0.15), (3, 3.3, 0.45), (4, 2.9, 0.2))
tomatoes = [tomato(seed, radius, ribs, RIPE) for seed, radius, ribs in sizes]
places = [(3.3, -2.6, 0, (0.35, -0.3, 0.4)), (9.3, -4.2, 1, (0.75, 0.35, 0.8)), (8.2, 2.0, 2, (0.15, 0.1, 2.0))]
places += [(1.3, 3.4, 3, (0.9, -0.9, 3.0))]
for x, y, kind, turn in places:
    vertices, faces, colors = tomatoes[kind]
    rotation = Euler(turn)
    z = -(vertices @ np.array(rotation.to_matrix()).T)[:, 2].min()
    put(build_mesh("tomato", vertices, faces, tomato_skin, colors=colors), (x, y, z), rotation)
    star = joined_mesh("calyx", calyx_parts(kind, vertices), [sepals, stem])[0]
    put(star, (x, y, z), rotation)

waxy = {"sss": 0.05, "sss_radius": (0.4, 0.1, 0.04)}
yellow = bell_pepper(5, [painted("yellow", 0.31, 0.32, **waxy), stem], tones=YELLOW)[0]
put(yellow, (14.4, 4.8, 3.4), (0.25, -0.2, 2.0), 0.95)

paper = painted("onion", 0.34, 0.36, 0.006, 0.08)
onions = [(1, False, (3.0, 8.8, 3.15), (0.1, -1.2, 0.5)), (2, True, (8.8, 9.0, 3.15), (0.2, -0.7, 3.6))]
for seed, red, at, turn in [*onions, (3, False, (20.6, 6.2, 3.15), (0.1, -0.8, 1.2))]:
    vertices, faces, colors = onion(seed, red=red)
    put(build_mesh("onion", vertices, faces, paper, colors=colors), at, turn)

carrots, shapes = make(carrot, painted("carrot", 0.55, 0.25, 0.006, 0.10), 4)
stalk_and_leaf = [painted("carrot stalk", 0.6, 0.25), leaf_blade("carrot top", 0.5, 0.25, 0.3)]
for i, (x, y, turn) in enumerate([(5.0, -8.8, 0.10), (7.2, -10.9, 0.20)]):
    rest(carrots[i + 1], shapes[i + 1], x, y, turn, i * 0.9, LIE)
    crown = (x + 6.9 * math.cos(turn), y + 6.9 * math.sin(turn), 1.35)
    put(leaf_stalks(i, stalk_and_leaf, count=7, length=6.0, leaflets=1.0), crown, (0, 0.14, turn))

green = painted("cucumber", 0.36, 0.34, sss=0.03, sss_radius=(0.1, 0.2, 0.05))
cucumbers, shapes = make(cucumber, green, 1)
rest(cucumbers[0], shapes[0], 18.8, -1.8, 0.42, 0.3, scale=0.85)

corns, _ = make(peppercorn, painted("pepper", 0.42, 0.4, 0.01, 0.45), 4)
rng = np.random.default_rng(5)
for i in range(14):
    put(corns[i % 4], (rng.normal() * 3.5 - 3.0, rng.normal() * 2 - 9.6, 0.24), (i, i * 2.0, i * 3.0))

light = {"fill": 1.8, "rim": 1.8, "azimuth": 132, "elevation": 38, "distance": 80, "size": (60, 45)}
window_light((3, 0, 1), **light, key=3.2, sky_strength=0.6, dark_left=-8)
camera((1.8, -44, 46), (1.8, -0.2, 1.8), lens=57, f_stop=8, focus=(5.0, -4.0, 3.5))
take_picture((*HERO[:2], 10))
