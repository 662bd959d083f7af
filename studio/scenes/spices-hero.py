"""Spices: turmeric, paprika, cumin, peppercorns and cardamom at the right; the left side stays empty."""

import math

import numpy as np

from arrange import backing, fill_bowl, make
from color import three_tones
from containers import bowls, dome
from goods.cardamom import cardamom
from goods.chili import chili
from goods.cinnamon import cinnamon
from goods.leaf import leaf
from goods.pepper import peppercorn
from goods.powder import powder_bowl, powder_spill
from goods.star_anise import star_anise
from materials import painted
from mesh import build_mesh, joined_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light
from settle import settle

TURMERIC = (0.62, 0.25, 0.010)
PAPRIKA = (0.205, 0.030, 0.010)
CUMIN = (0.25, 0.125, 0.042)
BAY = ((0.07, 0.085, 0.025), (0.15, 0.165, 0.06), (0.26, 0.27, 0.12))

set_table()
layout = {
    "turmeric": (8.4, 4.0, 6.4, 3.9, "brass"),
    "paprika": (13.8, -7.0, 4.8, 3.3, "stone"),
    "pepper": (2.6, -6.4, 4.7, 3.2, "brass"),
    "cardamom": (19.8, 8.4, 5.6, 3.5, "stone"),
    "cumin": (22.0, -2.4, 4.2, 2.9, "stone"),
}
collisions = bowls(layout)

powder = painted("powder", 1.0, 0.06, Sheen=0.1)
powder_bowl(layout["turmeric"], powder, three_tones(TURMERIC), 2.3, seed=1, dimple=[(1.6, -1.6, 1.5, 0.5)])
powder_bowl(layout["paprika"], powder, three_tones(PAPRIKA), 1.8, seed=2)
powder_bowl(layout["cumin"], powder, three_tones(CUMIN), 1.3, seed=3)
powder_spill(powder, TURMERIC, layout["turmeric"][:2], 5.0, 8.0, 1500, (0.014, 0.06), 1, arc=(3.2, 4.5))
powder_spill(powder, PAPRIKA, layout["paprika"][:2], 4.0, 6.4, 1200, (0.014, 0.055), 2, arc=(3.1, 4.3))
powder_spill(powder, CUMIN, layout["cumin"][:2], 3.4, 5.4, 900, (0.014, 0.055), 3, arc=(3.4, 4.6))

# Peppercorns settle as spheres: 500 in ten seconds.
corns, _ = make(peppercorn, painted("pepper", 0.42, 0.4, 0.01, 0.45), 6)
x, y, radius, height, _ = layout["pepper"]
filler = dome(x, y, radius, height, 0.62, 1.0)
physics = {"radii": [0.25] * 6, "batch": 24, "every": 8, "steps": 200, "friction": 0.7, "seed": 3}


def over_pepper(rng):
    return x + rng.normal() * radius * 0.26, y + rng.normal() * radius * 0.26, height + rng.uniform(2, 7)


rng = np.random.default_rng(2)
spheres = [np.zeros((1, 3))] * 6
for k, at, _ in settle("spices-hero-pepper", spheres, [80] * 6, over_pepper, [collisions["pepper"], filler], **physics):
    put(corns[k], at, rng.uniform(0, 6, 3))
backing(*filler, (0.02, 0.012, 0.008), 0.15)
for i in range(40):
    angle, distance = rng.uniform(2.6, 6.2), 5.0 + abs(rng.normal()) * 2.4
    at = (x + distance * math.cos(angle), y + distance * math.sin(angle) * 0.8, 0.25)
    put(corns[i % 6], at, rng.uniform(0, 6, 3))

pods, shapes = make(cardamom, painted("cardamom", 0.5, 0.3, 0.012, 0.16), 6)
spot = layout["cardamom"]
fill_bowl("spices-hero-cardamom", collisions["cardamom"], spot, shapes, pods, 17, (0.10, 0.10, 0.03), 1.1, hull=28)
for i, (pod_x, pod_y, turn) in enumerate([(15.2, 1.4, 0.5), (16.3, 0.4, 2.0), (26.2, 3.6, 1.4), (25.0, 2.6, 0.2)]):
    put(pods[i], (pod_x, pod_y, 0.4), (turn * 3, 0, turn))

gloss = {"Clearcoat": 0.5, "Clearcoat_Roughness": 0.05}
pod_and_seed = [painted("anise", 0.6, 0.3, 0.005, 0.2), painted("seed", 0.14, 0.6, **gloss)]
stars = [star_anise(seed, pod_and_seed)[0] for seed in range(3)]
spots = [(-4.4, -4.6, 0.7, 1.1), (8.4, -12.2, 0.3, 1.15), (7.6, -5.2, 2.2, 0.95), (12.8, 11.6, 2.2, 1.1)]
for i, (star_x, star_y, turn, scale) in enumerate([*spots, (19.6, -11.6, 1.1, 1.0)]):
    put(stars[i % 3], (star_x, star_y, 0.42 * scale), (0.06, -0.05, turn), scale)
bark = [painted("cinnamon", 0.62, 0.25)]
quills = [(-4.0, -11.2, 0.55, 0.42, 0.2), (-4.4, -10.0, 0.55, 0.46, 2.4), (-4.2, -10.6, 1.5, 0.52, 1.2)]
for i, (quill_x, quill_y, z, turn, roll) in enumerate(quills):
    put(joined_mesh("cinnamon", cinnamon(i + 1, 9.6), bark)[0], (quill_x, quill_y, z), (roll, 0, turn))
skin = painted("chili", 0.30, 0.45, 0.006, 0.2, Clearcoat=0.15, Clearcoat_Roughness=0.25)
skin_and_stem = [skin, painted("stem", 0.7, 0.2)]
for seed, (chili_x, chili_y, turn) in enumerate([(-2.4, 8.0, 0.5), (-1.2, 10.8, -0.2), (-3.8, 4.6, 1.0)]):
    put(chili(seed, skin_and_stem)[0], (chili_x, chili_y, 0.5), (0, 0, turn))
blade = painted("bay", 0.5, 0.3, 0.01, 0.15)
for i, (leaf_x, leaf_y, turn) in enumerate([(-2.2, -1.6, 2.5), (20.4, -7.6, 0.2), (3.4, -12.4, -0.3)]):
    options = {"curl": 0.12, "ruffle": 0.05, "tones": BAY, "vein_color": (0.33, 0.33, 0.16), "vein": 0.02}
    vertices, faces, colors = leaf(20 + i, 6.0, 1.35, **options)
    put(build_mesh("bay", vertices, faces, blade, colors=colors), (leaf_x, leaf_y, 0.28), (0, -0.03, turn))

light = {"key": 2.6, "fill": 1.8, "rim": 2.2, "azimuth": 132, "distance": 80, "size": (60, 45)}
window_light((3, 0, 1), **light, sky_strength=0.6, dark_left=-8)
camera((3.2, -44, 49), (3.2, -0.6, 1.2), lens=58, f_stop=8, focus=(6, -3.0, 3.0))
take_picture(HERO)
