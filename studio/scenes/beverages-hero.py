"""Beverages: coffee, black tea, matcha and hibiscus; beans and cinnamon lead in from the left."""

import math

from arrange import fill_bowl, make, scatter, strew_bowl
from color import three_tones
from containers import bowls
from goods.cinnamon import cinnamon
from goods.coffee import roasted_bean
from goods.flowers import hibiscus
from goods.powder import powder_bowl, powder_spill
from goods.star_anise import star_anise
from goods.tea import tea_leaf
from goods.utensils import matcha_scoop
from materials import painted
from mesh import build_mesh, joined_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

MATCHA = (0.125, 0.150, 0.026)

set_table()
layout = {
    "coffee": (7.6, 1.4, 7.0, 4.0, "brass"),
    "tea": (19.0, 8.6, 5.7, 3.5, "stone"),
    "matcha": (18.2, -4.8, 4.9, 3.2, "stone"),
    "hibiscus": (-0.6, 12.2, 4.4, 3.0, "stone"),
}
collisions = bowls(layout)

beans, shapes = make(roasted_bean, painted("coffee", 0.46, 0.36, 0.008, 0.22), 15)
spot = layout["coffee"]
options = {"rise": 0.6, "level": 0.62, "up": 0.6, "hull": 30, "spread": 0.40}
fill_bowl("beverages-hero-coffee", collisions["coffee"], spot, shapes, beans, 28, (0.012, 0.005, 0.002), **options)


def either_side(rng):
    return 0 if rng.random() < 0.6 else math.pi + rng.uniform(-0.2, 0.2)


scatter(beans, 40, spot, 7.0, 13, 4, gap=1.0, arc=(3.5, 5.3), roll=either_side)
scatter(beans, 7, spot, 14, 21, 9, arc=(3.3, 4.0), roll=lambda rng: 0)

leaves, _ = make(tea_leaf, painted("tea", 0.5, 0.35, 0.01, 0.4), 24)
strew_bowl(leaves, 1500, layout["tea"], (0.008, 0.005, 0.004), seed=5)
scatter(leaves, 70, layout["tea"], 5.0, 8.2, 6, z=0.1, arc=(3.0, 4.4))

powder = painted("powder", 1.0, 0.06, Sheen=0.1)
look = {"seed": 3, "peak": 1.5, "rough": (0.16, 0.07, 0.02), "dimple": [(-0.9, -1.2, 1.1, 0.55)]}
powder_bowl(layout["matcha"], powder, three_tones(MATCHA), 1.5, **look)
powder_spill(powder, MATCHA, layout["matcha"][:2], 3.9, 6.2, 1100, (0.012, 0.045), 3, arc=(2.9, 4.2))
vertices, faces, colors = matcha_scoop()
bamboo = build_mesh("bamboo", vertices, faces, painted("bamboo", 0.42, 0.35), colors=colors)
put(bamboo, (8.2, -12.0, 0.02), (0, 0, 0.13))

calyx = [painted("hibiscus", 0.5, 0.3, 0.006, 0.25)]
calyxes = [hibiscus(seed, calyx) for seed in range(6)]
meshes, shapes = [mesh for mesh, _ in calyxes], [vertices * 0.75 for _, vertices in calyxes]
spot = layout["hibiscus"]
fill_bowl("beverages-hero-hibiscus", collisions["hibiscus"], spot, shapes, meshes, 9, (0.03, 0.004, 0.008), 0.9)
loose = [(1.4, -9.8, 1.45, 0.4), (-0.9, -8.4, 1.6, 2.3), (12.6, 10.6, 1.5, 1.2), (26.0, 1.6, 1.5, 3.6)]
for i, (x, y, roll, turn) in enumerate([*loose, (-4.8, 6.0, 1.5, 0.8), (-6.4, 8.6, 1.6, 3.9)]):
    put(meshes[i], (x, y, 0.8), (roll, 0, turn), 0.95)

bark = [painted("cinnamon", 0.62, 0.25)]
quills = [(-8.6, -9.8, 0.55, 0.62, 0.2), (-9.4, -8.7, 0.55, 0.66, 2.4), (-9.1, -9.3, 1.5, 0.72, 1.2)]
for i, (x, y, z, turn, roll) in enumerate(quills):
    put(joined_mesh("cinnamon", cinnamon(i + 1, 9.6), bark)[0], (x, y, z), (roll, 0, turn))
gloss = {"Clearcoat": 0.5, "Clearcoat_Roughness": 0.05}
pod_and_seed = [painted("anise", 0.6, 0.3, 0.005, 0.2), painted("seed", 0.14, 0.6, **gloss)]
for seed, (x, y, turn, scale) in enumerate([(12.6, -8.2, 0.3, 1.1), (26.2, -1.4, 1.1, 1.05)]):
    put(star_anise(seed, pod_and_seed)[0], (x, y, 0.42 * scale), (0.06, -0.05, turn), scale)

light = {"key": 3.0, "fill": 1.8, "rim": 2.2, "azimuth": 132, "distance": 80, "size": (60, 45)}
window_light((3, 0, 1), **light, sky_strength=0.6, dark_left=-7)
camera((3.4, -44, 49), (3.4, -0.4, 1.2), lens=58, f_stop=8, focus=(4.6, -3.0, 3.0))
take_picture(HERO)
