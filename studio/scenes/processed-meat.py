"""Processed meat: a stack of smoked sausages that fills the frame, rosemary and pepper in front."""

import math

import numpy as np

from goods.herbs import rosemary
from goods.sausage import sausage
from materials import painted
from mesh import build_mesh, put
from pantry import peppercorns
from rig import CARD, camera, set_table, take_picture, window_light

TURN = 0.42
APART, RISE = 2.5, 2.08
# Sausages side by side in each layer, from the table up.
LAYERS = (8, 7, 5)

set_table()
rng = np.random.default_rng(8)
gloss = {"Clearcoat": 0.3, "Clearcoat_Roughness": 0.18}
skin = painted("smoked", 0.36, 0.40, 0.008, 0.16, sss=0.05, sss_radius=(0.4, 0.08, 0.04), **gloss)
across = np.array([-math.sin(TURN), math.cos(TURN)])
along = np.array([math.cos(TURN), math.sin(TURN)])
seed = 0
for layer, count in enumerate(LAYERS):
    for i in range(count):
        seed += 1
        vertices, faces, colors = sausage(seed, rng.uniform(12.5, 14.5))
        side = (i - (count - 1) / 2) * APART + rng.normal() * 0.05
        at = np.array([1.0, 2.2]) + across * side + along * rng.normal() * 0.8
        z = 1.22 + layer * RISE + 0.05 * rng.normal()
        turn = TURN + rng.normal() * 0.012
        put(build_mesh("sausage", vertices, faces, skin, colors=colors), (*at, z), (rng.normal() * 0.05, 0, turn))

herb = [painted("stem", 0.7, 0.2), painted("needle", 0.45, 0.3, 0.01, 0.2)]
for kind, (x, y, turn, scale) in enumerate([(-11.5, -9.0, 0.35, 0.8), (-9.6, -10.8, 0.05, 0.7)]):
    put(rosemary(kind, herb), (x, y, 0.05), (0, 0, turn), scale)
corns = peppercorns().meshes
for i in range(46):
    x, y = rng.normal() * 5 + 4, rng.normal() * 1.6 - 10.4
    if y < -9.4:
        put(corns[i % 6], (x, y, 0.24), (i, i * 2.0, i * 3.0))

window_light((0, 0, 3), key=3.6, fill=2.4, rim=2.8, azimuth=138, elevation=38, sky_strength=0.55)
camera((3.0, -38, 24), (0.9, -1.2, 2.4), lens=76, f_stop=8, focus=(0, -5.0, 3.4))
take_picture((*CARD[:2], 8))
