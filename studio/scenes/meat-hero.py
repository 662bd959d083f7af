"""Meat and seafood: steaks and salmon portions, coarse salt, rosemary, dill."""

from containers import bowl
from goods.herbs import dill_sprig, rosemary
from goods.powder import powder_bowl
from goods.salmon import salmon_portion
from goods.salt import strew_seasoning
from goods.steak import steak
from materials import leaf_blade, painted
from mesh import build_mesh, put
from rig import HERO, camera, set_table, take_picture, window_light

SALT = ((0.55, 0.53, 0.50), (0.74, 0.73, 0.70), (0.85, 0.85, 0.83))

set_table()
wet = {"Clearcoat": 0.14, "Clearcoat_Roughness": 0.18}
beef = painted("beef", 0.40, 0.34, sss=0.07, sss_radius=(0.35, 0.06, 0.04), **wet)
vertices, faces, colors = steak(1)
put(build_mesh("steak", vertices, faces, beef, colors=colors), (5.0, -4.6, 0), (0, 0, 0.22))
vertices, faces, colors = steak(4, 7.0, 4.5, 2.2)
put(build_mesh("steak", vertices, faces, beef, colors=colors), (8.0, 3.0, 0.55), (0.13, 0.03, -0.10))
wet = {"Clearcoat": 0.25, "Clearcoat_Roughness": 0.16}
salmon = painted("salmon", 0.38, 0.40, sss=0.18, sss_radius=(0.5, 0.15, 0.07), **wet)
vertices, faces, colors = salmon_portion(1, 6.4, 3.1, 2.8)
put(build_mesh("salmon", vertices, faces, salmon, colors=colors), (19.8, 7.0, 0), (0, 0, 0.35))
vertices, faces, colors = salmon_portion(5, 6.0, 3.0, 2.6)
put(build_mesh("salmon", vertices, faces, salmon, colors=colors), (20.4, -0.6, 0), (0, 0, 0.22))

spot = (-0.6, 9.4, 3.1, 2.1)
bowl(3.1, 2.1, "brass", (*spot[:2], 0), seed=3)
powder_bowl(spot, painted("salt", 0.6, 0.4), SALT, 0.7, seed=4, res=260, rough=(0.1, 0.16, 0.05), peak=1.7)

stem_and_needle = [painted("rosemary stem", 0.7, 0.2), painted("needle", 0.45, 0.3, 0.01, 0.2)]
sprigs = [rosemary(seed, stem_and_needle) for seed in range(2)]
herbs = [((-6.4, -8.8, 0), 0.40, 1.0), ((-4.6, -10.4, 0.1), 0.10, 0.85), ((3.0, -4.0, 2.35), 0.6, 0.62)]
for i, (at, turn, scale) in enumerate(herbs):
    put(sprigs[i % 2], at, (0, 0, turn), scale)
dill = [dill_sprig(seed, [leaf_blade("dill", 0.5, 0.3, 0.3)]) for seed in range(2)]
put(dill[0], (15.6, -6.8, 0.1), (0, 0, 0.2), 0.9)
put(dill[1], (17.6, -0.4, 2.1), (0, 0, 0.5), 0.6)
strew_seasoning((7.0, -10.9), (4.3, 2.0), -9.6, 44, 260)

light = {"key": 2.6, "rim": 1.8, "azimuth": 132, "elevation": 38, "distance": 80, "size": (60, 45)}
window_light((3, 0, 1), **light, sky_strength=0.6, dark_left=-8)
camera((3.4, -44, 46), (3.4, -0.4, 1.4), lens=60, f_stop=8, focus=(6.0, -5.0, 2.4))
take_picture(HERO)
