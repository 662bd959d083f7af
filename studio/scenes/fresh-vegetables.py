"""Fresh vegetables: tomatoes with drops of water, loose spinach leaves."""

import numpy as np
from mathutils import Euler, Vector

from arrange import droplets
from color import ramp
from goods.leaf import leaf
from goods.tomato import calyx, tomato
from materials import leaf_blade, painted, water
from mesh import build_mesh, put, smooth_curve, tube
from noise import fbm
from rig import CARD, camera, set_table, take_picture, window_light

SPINACH = ((0.025, 0.075, 0.012), (0.065, 0.17, 0.024), (0.15, 0.30, 0.06))

set_table()
skin = painted("tomato", 0.27, 0.36, 0.006, 0.08, sss=0.08, sss_radius=(0.5, 0.10, 0.04))
stem = painted("stem", 0.6, 0.25)
drops = water()
stars = [calyx(seed, [leaf_blade("calyx", 0.55, 0.25, 0.15), stem]) for seed in range(4)]
tomatoes = [tomato(seed, radius) for seed, radius in ((1, 3.2), (2, 3.0), (3, 3.35), (4, 2.85))]


def lay_tomato(i, kind, x, y, turn, scale=1.0, beads=24):
    """A tomato on its shoulder or foot, its calyx in the hollow, beads of water on top."""
    vertices, faces, colors = tomatoes[kind]
    vertices = vertices * scale
    rotation = Euler(turn)
    turned = vertices @ np.array(rotation.to_matrix()).T
    z = -turned[:, 2].min()
    put(build_mesh("tomato", vertices, faces, skin, colors=colors), (x, y, z), rotation)
    hollow = (vertices[:, 2] > 0) & (np.hypot(vertices[:, 0], vertices[:, 1]) < 0.35 * scale)
    top = Vector((0, 0, vertices[hollow, 2].min() + 0.12 * scale))
    top.rotate(rotation)
    put(stars[i % 4], Vector((x, y, z)) + top, rotation, scale)
    droplets(turned, faces, drops, beads, (x, y, z), size=(0.05 * scale, 0.22 * scale), seed=i)


large = [(0, -1.2, -3.0, (0.22, -0.1, 0.0)), (1, 5.3, -2.2, (-0.15, 0.25, 0.8)), (2, 2.4, 2.8, (0.1, 0.05, 2.0))]
large += [(3, 8.8, 3.2, (0.25, -0.1, 1.0)), (1, -4.9, 2.2, (-0.1, -0.25, 3.0)), (0, 11.6, -2.4, (0.5, 0.9, 4.0))]
for i, (kind, x, y, turn) in enumerate(large):
    lay_tomato(i, kind, x, y, turn, beads=40 if y < 0 else 20)
small = [(2.3, -6.9, 0.44), (5.2, -7.4, 0.40), (-5.6, -2.8, 0.38), (-2.4, -8.4, 0.37)]
for i, (x, y, scale) in enumerate(small):
    lay_tomato(10 + i, i % 4, x, y, (0.1, 0.1, i), scale, 16)

blade = leaf_blade("spinach", 0.36, 0.42, 0.38)
rng = np.random.default_rng(5)
leaves = []
for i in range(7):
    size = {"curl": rng.uniform(0.3, 1.1), "ruffle": rng.uniform(0.25, 0.55), "waves": rng.uniform(1.1, 1.8)}
    form = {"around": 140, "along": 81, "tip": 0.62, "base": 0.42, "vein": 0.085, "vein_count": 7}
    paint = {"tones": SPINACH, "vein_color": (0.20, 0.34, 0.09)}
    vertices, faces, colors = leaf(100 + i, rng.uniform(8, 11), rng.uniform(2.7, 3.6), **size, **form, **paint)
    leaves.append(build_mesh("spinach", vertices, faces, blade, colors=colors))
for i in range(38):
    foot = np.array([-13.5 + rng.normal() * 1.6, 7.5 + rng.normal() * 2.0, 0.5 + i * 0.06])
    lift = -rng.uniform(0.05, 0.62) * (0.7 if i < 10 else 1.0)
    rotation = Euler((rng.normal() * 0.35, lift, rng.uniform(-1.35, 0.55)))
    put(leaves[i % 7], foot, rotation, rng.uniform(0.8, 1.1))
    along = Vector((1, 0, 0))
    along.rotate(rotation)
    along = np.array(along)
    stalk = smooth_curve([foot + along * 0.2, foot - along * 2.5 - [0, 0, 0.1], foot - along * 6 - [0, 0, 0.3]], 16)
    vertices, faces = tube(stalk, np.linspace(0.17, 0.24, 16), 10)
    colors = ramp(0.5 + 0.4 * fbm(vertices, 3, 2), (0, (0.10, 0.19, 0.05)), (1, (0.26, 0.38, 0.14)))
    put(build_mesh("stalk", vertices, faces, stem, colors=colors))
loose = [(-11.5, -5.2, -0.5, 0.62), (-13.5, -1.0, -0.9, 0.85), (-7.4, -7.4, 0.35, 0.62), (9.2, -7.6, 2.7, 0.62)]
for i, (x, y, turn, scale) in enumerate(loose):
    put(leaves[(i * 2 + 1) % 7], (x, y, 0.35), (rng.normal() * 0.2, -0.1, turn), scale)

window_light((0, 0, 2), fill=1.4, rim=2.2, size=(50, 42), sky_strength=0.4)
camera((4.0, -47, 27), (0.2, -0.4, 2.6), lens=84, f_stop=6.3, focus=(1.5, -4.5, 4.0))
take_picture(CARD)
