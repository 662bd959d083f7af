"""The seven families of the house, seen from above: coffee, turmeric, pistachios, sugar, apricots, tomatoes, beef and
mussels."""

import numpy as np
from mathutils import Euler, Vector

from color import three_tones
from containers import bowl_radius, bowls
from goods.diced import diced_beef
from goods.mussel import mussel
from goods.powder import powder_bowl
from goods.sugar import sugar_heap
from goods.tomato import calyx, tomato
from materials import leaf_blade, painted
from mesh import build_mesh, put
from pantry import apricots, cardamoms, coffee_beans, goods, lay, peppercorns, pistachios, star_anises
from pour import pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light
from servings import TURMERIC, powder_look

set_table()
rng = np.random.default_rng(9)
layout = {
    "coffee": (4.2, 8.4, 4.0, 2.7, "brass"),
    "turmeric": (13.0, 9.6, 4.2, 2.8, "stone"),
    "pistachios": (21.8, 8.2, 4.2, 2.8, "brass"),
    "sugar": (8.6, 0.4, 4.0, 2.7, "stone"),
    "apricots": (17.6, 0.6, 4.2, 2.8, "stone"),
    "tomatoes": (3.6, -7.8, 4.0, 2.6, "stone"),
    "beef": (12.3, -7.8, 4.0, 2.7, "brass"),
    "mussels": (20.8, -7.4, 4.0, 2.7, "stone"),
}
bowls(layout)
coffee, pistachio = coffee_beans(), pistachios()
pour_bowl(layout["coffee"], coffee, 150, rng, level=0.5, rise=0.8, rolls=12)
pour_bowl(layout["pistachios"], pistachio, 34, rng, level=0.45, rise=0.8, rolls=12)
# Small fruit: full-size halves stack into a tower in a bowl of this size.
apricot = apricots()
apricot = apricot._replace(size=tuple(0.72 * half for half in apricot.size))
pour_bowl(layout["apricots"], apricot, 30, rng, level=0.5, rise=0.9, crowd=0.45, rolls=25, scale=(0.68, 0.78))
powder_bowl(layout["turmeric"], powder_look(), three_tones(TURMERIC), 1.4, seed=1, dimple=[(1.0, -1.0, 1.1, 0.35)])

BROWN = ((0.13, 0.055, 0.016), (0.27, 0.135, 0.05), (0.42, 0.25, 0.11))
x, y, radius, height, _ = layout["sugar"]
inner = float(bowl_radius(radius, height, height * 0.8)) + 0.04
grains = (painted("sugar", 0.9, 0.1), painted("crystal", 0.22, 0.5))
sugar_heap(inner, height * 0.8, 1.4, grains, (x, y, 0), BROWN, 30000, seed=3, dimple=[(0.9, -1.2, 1.0, 0.3)])

# Cherry tomatoes: half size, one in the middle on top of the others.
skin = painted("tomato", 0.27, 0.36, 0.006, 0.08, sss=0.08, sss_radius=(0.5, 0.10, 0.04))
green = [leaf_blade("calyx", 0.55, 0.25, 0.15), painted("stem", 0.6, 0.25)]
stars = [calyx(seed, green) for seed in range(3)]
fruits = [tomato(seed, radius) for seed, radius in ((1, 1.42), (2, 1.34), (3, 1.46))]
x, y = layout["tomatoes"][:2]
ring = [(1.75, 0.5, 2.0), (0.3, 2.0, 2.1), (-1.75, 0.9, 1.95), (-1.3, -1.5, 2.0), (1.0, -1.9, 1.9)]
for i, (dx, dy, z) in enumerate([*ring, (-0.15, 0.2, 3.6)]):
    vertices, faces, colors = fruits[i % 3]
    turn = Euler((0.35 * dy, -0.35 * dx, i * 1.1))
    put(build_mesh("tomato", vertices, faces, skin, colors=colors), (x + dx, y + dy, z), turn)
    hollow = (vertices[:, 2] > 0) & (np.hypot(vertices[:, 0], vertices[:, 1]) < 0.16)
    top = Vector((0, 0, vertices[hollow, 2].min() + 0.05))
    top.rotate(turn)
    put(stars[i % 3], Vector((x + dx, y + dy, z)) + top, turn, 0.45)

# Cut as small as for a pan, and the mussels young: the bowls are a hand wide.
wet = {"Clearcoat": 0.5, "Clearcoat_Roughness": 0.16, "sss": 0.06, "sss_radius": (0.35, 0.06, 0.04)}
beef = goods(diced_beef, 12, (0.88, 0.74, 0.66), (0.03, 0.002, 0.002), 0.40, 0.40, 0.006, 0.12, **wet)
pour_bowl(layout["beef"], beef, 48, rng, level=0.5, rise=0.9, rolls=30, sway=0.7, scale=(0.48, 0.58))
wet = {"Clearcoat": 0.8, "Clearcoat_Roughness": 0.12}
mussels = goods(mussel, 10, (1.62, 0.78, 0.73), (0.004, 0.004, 0.005), 0.36, 0.45, 0.012, 0.25, **wet)
pour_bowl(layout["mussels"], mussels, 24, rng, level=0.5, rise=0.9, rolls=60, sway=0.4, scale=(0.46, 0.54))

lay(coffee, [(-1.4, 6.2, 0.4), (-2.9, 8.6, 2.0), (-0.6, 4.0, 1.2), (-4.2, 5.4, 2.8), (0.4, 12.6, 0.6)], 0.5)
lay(pistachio, [(25.9, 2.6, 0.5), (24.4, 1.2, 2.0)])
lay(star_anises(), [(1.9, 1.6, 0.4), (-3.4, -3.4, 1.2)], 0)
lay(cardamoms(), [(12.6, 4.4, 0.6), (13.8, 3.4, 2.1), (-1.6, -0.4, 2.4)])
lay(peppercorns(), [(13.2 + rng.normal() * 0.9, -2.5 + rng.normal() * 0.5, i) for i in range(9)], 1.0)

window_light(
    (8, 0, 1), key=3.6, fill=2.0, azimuth=134, elevation=40, distance=85, size=(60, 45), sky_strength=0.6, dark_left=-7
)
camera((5.0, -27, 60), (5.0, 0.9, 1.0), lens=53, f_stop=9, focus=(10, -2, 2.5))
take_picture((*HERO[:2], 6))
