"""Processed meat: a shingled row of salami slices, the salami they were cut from, smoked sausages."""

import math

import numpy as np
from mathutils import Euler

from goods.herbs import rosemary
from goods.salami import salami_end, salami_slice, sausage
from materials import painted
from mesh import build_mesh, joined_mesh, put
from pantry import peppercorns
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(8)

film = {"Clearcoat": 0.14, "Clearcoat_Roughness": 0.2}
meat = painted("salami", 0.42, 0.40, sss=0.06, sss_radius=(0.3, 0.08, 0.06), **film)
casing = painted("casing", 0.75, 0.2)
slices = [joined_mesh("slice", salami_slice(seed, bow=0.05 * (seed % 2)), [meat, casing])[0] for seed in range(4)]

# Plates of one thickness that lean at one angle touch each other without cutting into each other.
STEP, THICKNESS, RADIUS = 1.62, 0.25, 3.1
lean = math.asin(THICKNESS / STEP)
for i in range(9):
    at = -2.13 + 0.138 * i
    turn = Euler((0, 0, at + math.pi / 2)).to_quaternion() @ Euler((0, lean, 0)).to_quaternion()
    spin = Euler((0, 0, rng.uniform(0, 6.3))).to_quaternion()
    x = 2.6 + 11.8 * math.cos(at)
    y = 7.6 + 11.8 * math.sin(at)
    put(slices[i % 4], (x, y, RADIUS * math.sin(lean) + 0.14), quaternion=turn @ spin)

put(joined_mesh("salami", salami_end(4), [meat, casing])[0], (-4.4, 2.4, 3.02), (0.4, 0, 1.02))

skin = painted("smoked", 0.34, 0.38, 0.006, 0.10, sss=0.05, sss_radius=(0.4, 0.08, 0.04))
places = [(7.6, 1.6, 1.22, 0.36, 0.05), (8.6, 4.4, 1.22, 0.20, 0.0), (8.4, 3.4, 3.02, 0.52, 0.10)]
for seed, (x, y, z, turn, roll) in enumerate(places, 1):
    vertices, faces, colors = sausage(seed)
    put(build_mesh("sausage", vertices, faces, skin, colors=colors), (x, y, z), (roll, 0, turn))

herb = [painted("stem", 0.7, 0.2), painted("needle", 0.45, 0.3, 0.01, 0.2)]
for seed, (x, y, turn, scale) in enumerate([(-13.0, -3.4, -0.70, 0.72), (-12.2, -6.0, -0.38, 0.66)]):
    put(rosemary(seed, herb), (x, y, 0.05), (0, 0, turn), scale)
corns = peppercorns().meshes
for i in range(60):
    x, y = rng.normal() * 7 + 1, rng.normal() * 2.2 - 9.2
    if y < -8.2:
        put(corns[i % 6], (x, y, 0.24), (i, i * 2.0, i * 3.0))

window_light((0, 0, 1.5), key=3.1, fill=1.6, rim=1.8, azimuth=134, elevation=38, size=(50, 42), sky_strength=0.55)
camera((1.5, -38, 29), (1.1, -0.6, 1.0), lens=68, f_stop=7, focus=(0, -4.0, 1.2))
take_picture(CARD)
