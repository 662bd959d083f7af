"""The seven categories of the house, a bowl each, seen from above: turmeric in the middle, around it coffee, pistachios,
oranges, mussels, tomatoes and sugar."""

import numpy as np
from mathutils import Euler, Vector

from arrange import fill_bowl, make
from color import three_tones
from containers import bowl_radius, bowls
from goods.citrus import orange
from goods.mussel import mussel
from goods.powder import powder_bowl
from goods.sugar import sugar_heap
from goods.tomato import calyx, tomato
from materials import leaf_blade, painted
from mesh import build_mesh, put
from pantry import cardamoms, coffee_beans, lay, peppercorns, pistachios, star_anises
from pour import pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light
from servings import TURMERIC, powder_look

set_table()
rng = np.random.default_rng(9)
layout = {
    "pistachios": (11.6, 9.5, 4.3, 2.8, "stone"),
    "coffee": (3.8, 5.0, 4.2, 2.8, "brass"),
    "oranges": (19.4, 5.0, 4.3, 2.7, "stone"),
    "turmeric": (11.6, 0.5, 4.3, 2.9, "stone"),
    "tomatoes": (3.8, -4.0, 4.2, 2.7, "stone"),
    "mussels": (19.4, -4.0, 4.3, 2.8, "brass"),
    "sugar": (11.6, -8.5, 4.2, 2.8, "brass"),
}
collisions = bowls(layout)
coffee, pistachio = coffee_beans(), pistachios()
pour_bowl(layout["coffee"], coffee, 165, rng, level=0.45, rise=0.7, rolls=40)
pour_bowl(layout["pistachios"], pistachio, 36, rng, level=0.42, rise=0.6, rolls=40)
powder_bowl(layout["turmeric"], powder_look(), three_tones(TURMERIC), 1.4, seed=1, dimple=[(1.0, -1.0, 1.1, 0.35)])

BROWN = ((0.13, 0.055, 0.016), (0.27, 0.135, 0.05), (0.42, 0.25, 0.11))
x, y, radius, height, _ = layout["sugar"]
inner = float(bowl_radius(radius, height, height * 0.8)) + 0.04
grains = (painted("sugar", 0.9, 0.1), painted("crystal", 0.22, 0.5))
sugar_heap(inner, height * 0.8, 1.4, grains, (x, y, 0), BROWN, 34000, seed=3, dimple=[(0.9, -1.2, 1.0, 0.3)])

# Cherry tomatoes: half size, one in the middle on top of the others.
skin = painted("tomato", 0.27, 0.36, 0.006, 0.08, sss=0.08, sss_radius=(0.5, 0.10, 0.04))
green = [leaf_blade("calyx", 0.55, 0.25, 0.15), painted("stem", 0.6, 0.25)]
stars = [calyx(seed, green) for seed in range(3)]
fruits = [tomato(seed, radius) for seed, radius in ((1, 1.5), (2, 1.42), (3, 1.54))]
x, y = layout["tomatoes"][:2]
ring = [(1.85, 0.5, 2.05), (0.3, 2.1, 2.15), (-1.85, 0.95, 2.0), (-1.35, -1.6, 2.05), (1.05, -2.0, 1.95)]
for i, (dx, dy, z) in enumerate([*ring, (-0.15, 0.2, 3.75)]):
    vertices, faces, colors = fruits[i % 3]
    turn = Euler((0.35 * dy, -0.35 * dx, i * 1.1))
    put(build_mesh("tomato", vertices, faces, skin, colors=colors), (x + dx, y + dy, z), turn)
    hollow = (vertices[:, 2] > 0) & (np.hypot(vertices[:, 0], vertices[:, 1]) < 0.16)
    top = Vector((0, 0, vertices[hollow, 2].min() + 0.05))
    top.rotate(turn)
    put(stars[i % 3], Vector((x + dx, y + dy, z)) + top, turn, 0.45)

peel = painted("peel", 0.42, 0.36, 0.006, 0.10, Clearcoat=0.5, Clearcoat_Roughness=0.12)
small, _ = make(orange, peel, 5, radius=1.72)
x, y = layout["oranges"][:2]
ring = [(1.9, 1.3, 2.3), (-1.3, 1.95, 2.35), (-1.95, -1.25, 2.25), (1.3, -1.95, 2.3), (0.05, 0.1, 4.3)]
for i, (dx, dy, z) in enumerate(ring):
    put(small[i], (x + dx, y + dy, z), (rng.uniform(0, 6.3), -1.1 + rng.normal() * 0.5, rng.uniform(0, 6.3)))

# Young mussels: the bowls are a hand wide.
wet = painted("mussel", 0.38, 0.42, 0.008, 0.25, Clearcoat=0.85, Clearcoat_Roughness=0.09)
meshes, shapes = make(mussel, wet, 8, length=3.1)
fill_bowl("products-hero-mussels", collisions["mussels"], layout["mussels"], shapes, meshes, 3, (0.004, 0.004, 0.005))

lay(coffee, [(-1.6, 9.4, 0.4), (-3.2, 7.0, 2.0), (0.4, 10.8, 1.2), (-2.6, 4.2, 2.8), (2.2, 12.4, 0.6)], 0.5)
lay(pistachio, [(17.2, 11.6, 0.5), (19.4, 11.4, 2.0)])
lay(star_anises(), [(-2.4, -7.4, 0.4), (1.6, -9.9, 1.2)], 0)
lay(cardamoms(), [(17.6, -10.2, 0.6), (19.2, -10.9, 2.1), (-4.2, -4.2, 2.4)])
lay(peppercorns(), [(5.4 + rng.normal() * 0.7, -10.6 + rng.normal() * 0.6, i) for i in range(9)], 1.0)

window_light(
    (8, 0, 1), key=3.6, fill=2.0, azimuth=134, elevation=40, distance=85, size=(60, 45), sky_strength=0.6, dark_left=-7
)
camera((4.4, -27, 60), (4.4, 0.5, 1.0), lens=49.5, f_stop=9, focus=(10, -2, 2.5))
take_picture((*HERO[:2], 6))
