"""Sugar-free sweeteners: dried stevia leaf, a white powder and clear crystals in bowls, a scoop of them in front."""

from arrange import make, scatter, strew_bowl
from containers import bowl_radius, bowls
from goods.powder import powder_bowl
from goods.stevia import dried_stevia_leaf
from goods.sugar import sugar_heap, sugar_spill
from goods.utensils import wooden_scoop
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

WHITE = ((0.70, 0.685, 0.64), (0.82, 0.80, 0.76), (0.90, 0.885, 0.85))

set_table()
layout = {
    "leaf": (-4.6, 0.6, 5.0, 3.2, "brass"),
    "powder": (5.2, 3.2, 4.7, 3.1, "stone"),
    "crystals": (-0.6, 9.6, 4.4, 3.0, "stone"),
}
bowls(layout)
leaves, _ = make(dried_stevia_leaf, painted("stevia", 0.8, 0.14, 0.012, 0.25, Sheen=0.1), 24)
strew_bowl(leaves, 760, layout["leaf"], (0.02, 0.022, 0.008), seed=4, rise=1.7, inset=0.55)
scatter(leaves, 22, layout["leaf"][:2], 5.2, 8.4, 6, z=0.16, arc=(3.9, 5.2), gap=0.9)
powder = painted("powder", 0.95, 0.12, Sheen=0.1)
powder_bowl(layout["powder"], powder, WHITE, 1.8, seed=6, rough=(0.12, 0.028, 0.014), peak=1.45, res=380)
grains = (painted("body", 0.9, 0.1), painted("crystal", 0.35, 0.45))
x, y, radius, height, _ = layout["crystals"]
inner = float(bowl_radius(radius, height, height * 0.8)) + 0.04
sugar_heap(inner, height * 0.8, 1.5, grains, (x, y, 0), WHITE, 30000, (0.05, 0.11), seed=3, clump=(0.10, 0.04, 0.02))

SCOOP = (2.6, -5.4, 1.05)
put(wooden_scoop(painted("wood", 0.5, 0.3)), SCOOP, (0.12, -0.06, 0.42))
sugar_heap(1.42, -0.05, 0.95, grains, SCOOP, WHITE, 5000, (0.05, 0.11), seed=9, clump=(0.06, 0.03, 0.018))
sugar_spill(grains[1], WHITE, SCOOP[:2], 0.9, 3.8, 420, (2.6, 4.6), (0.05, 0.11), seed=3)

window_light((0, 0, 2), key=2.9, elevation=38, sky_strength=0.5)
camera((1.2, -34, 30), (0.8, 1.2, 1.6), lens=72, f_stop=8, focus=(0, -2.0, 3.6))
take_picture(CARD)
