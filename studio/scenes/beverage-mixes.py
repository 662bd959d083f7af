"""Beverage mixes: matcha and cocoa in bowls, a bamboo scoop, a wooden scoop of cocoa, cinnamon."""

from color import three_tones
from containers import bowls
from goods.cinnamon import cinnamon
from goods.powder import powder_bowl, powder_heap, powder_spill
from goods.utensils import matcha_scoop, wooden_scoop
from materials import painted
from mesh import build_mesh, joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

MATCHA = (0.125, 0.150, 0.026)
COCOA = (0.085, 0.036, 0.016)

set_table()
layout = {"matcha": (-3.4, 1.6, 5.2, 3.3, "stone"), "cocoa": (7.6, 4.6, 4.7, 3.1, "brass")}
bowls(layout)
powder = painted("powder", 1.0, 0.06, Sheen=0.1)
look = {"height": 1.7, "peak": 1.5, "res": 380, "rough": (0.16, 0.07, 0.02), "dimple": [(-0.9, -1.2, 1.2, 0.6)]}
powder_bowl(layout["matcha"], powder, three_tones(MATCHA), seed=3, **look)
powder_bowl(layout["cocoa"], powder, three_tones(COCOA), seed=4, **look)

put(wooden_scoop(painted("wood", 0.5, 0.3)), (1.8, -5.6, 1.05), (0.12, -0.06, 0.35))
in_scoop = {"seed": 9, "peak": 1.6, "res": 200, "rough": (0.06, 0.05, 0.018)}
powder_heap(1.42, -0.05, 0.85, powder, (1.8, -5.6, 1.05), three_tones(COCOA), **in_scoop)
powder_spill(powder, COCOA, (1.2, -6.2), 0.9, 3.6, 1300, (0.012, 0.05), 3, arc=(2.6, 4.6))
powder_spill(powder, MATCHA, (-3.4, 1.6), 4.2, 6.4, 1200, (0.012, 0.045), 4, arc=(3.9, 5.1))

vertices, faces, colors = matcha_scoop()
bamboo = build_mesh("bamboo", vertices, faces, painted("bamboo", 0.42, 0.35), colors=colors)
put(bamboo, (-13.4, -6.4, 0.02), (0, 0, 0.04))
quill, _ = joined_mesh("cinnamon", cinnamon(1, 9.0), [painted("cinnamon", 0.62, 0.25)])
put(quill, (10.6, -4.2, 0.55), (0.4, 0, 0.62))

window_light((0, 0, 2), key=3.0, elevation=38, sky_strength=0.55)
camera((1.4, -34, 29), (1.4, -0.6, 1.5), lens=72, f_stop=8, focus=(0, -2.6, 3.4))
take_picture(CARD)
