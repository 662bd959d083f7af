"""Meat and seafood: bowls of diced beef, diced chicken and mussels, coarse salt, rosemary."""

from arrange import fill_bowl
from containers import bowls
from goods.diced import diced_beef, diced_chicken
from goods.herbs import rosemary
from goods.mussel import mussel
from goods.powder import powder_bowl
from goods.salt import strew_seasoning
from materials import painted
from mesh import put
from pantry import goods
from rig import HERO, camera, set_table, take_picture, window_light

SALT = ((0.55, 0.53, 0.50), (0.74, 0.73, 0.70), (0.85, 0.85, 0.83))

set_table()
layout = {
    "beef": (6.4, -4.4, 7.4, 4.0, "brass"),
    "mussels": (21.0, 4.4, 8.6, 4.6, "stone"),
    "chicken": (7.4, 11.4, 5.8, 3.4, "stone"),
    "salt": (-2.2, 6.4, 2.9, 2.0, "brass"),
}
walls = bowls(layout)


def fill(name, pieces, each, **how):
    fill_bowl(f"meat-hero-{name}", walls[name], layout[name], pieces.shapes, pieces.meshes, each, pieces.dark, **how)


wet = {"Clearcoat": 0.5, "Clearcoat_Roughness": 0.16, "sss": 0.06, "sss_radius": (0.35, 0.06, 0.04)}
beef = goods(diced_beef, 12, (1.6, 1.35, 1.2), (0.03, 0.002, 0.002), 0.40, 0.40, 0.006, 0.12, **wet)
fill("beef", beef, 3, level=0.35, rise=1.6, hull=28)
wet = {"Clearcoat": 1.0, "Clearcoat_Roughness": 0.07, "sss": 0.45, "sss_radius": (0.7, 0.26, 0.16)}
chicken = goods(diced_chicken, 12, (1.85, 1.3, 1.0), (0.16, 0.06, 0.04), 0.30, 0.5, 0.004, 0.07, **wet)
fill("chicken", chicken, 2, level=0.3, rise=1.2, hull=28)
wet = {"Clearcoat": 0.8, "Clearcoat_Roughness": 0.12}
mussels = goods(mussel, 10, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.36, 0.45, 0.012, 0.25, **wet)
fill("mussels", mussels, 3, level=0.35, rise=1.6, hull=28)
powder_bowl(layout["salt"], painted("salt", 0.6, 0.4), SALT, 0.7, seed=4, res=260, rough=(0.1, 0.16, 0.05), peak=1.7)

stem_and_needle = [painted("rosemary stem", 0.7, 0.2), painted("needle", 0.45, 0.3, 0.01, 0.2)]
sprigs = [rosemary(seed, stem_and_needle) for seed in range(2)]
for i, (at, turn, scale) in enumerate([((-6.6, -7.4, 0), 0.40, 1.0), ((-5.0, -9.6, 0.1), 0.10, 0.85)]):
    put(sprigs[i], at, (0, 0, turn), scale)
strew_seasoning((14.0, -10.4), (4.3, 2.0), -9.0, 44, 260)

light = {"key": 2.9, "fill": 2.2, "rim": 2.4, "azimuth": 132, "elevation": 38, "distance": 80, "size": (60, 45)}
window_light((3, 0, 1), **light, sky_strength=0.6, dark_left=-8)
camera((3.4, -44, 46), (3.4, -0.4, 1.4), lens=60, f_stop=8, focus=(6.0, -6.0, 4.4))
take_picture((*HERO[:2], 10))
