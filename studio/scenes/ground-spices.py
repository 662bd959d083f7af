"""Ground spices: turmeric, paprika and cumin in bowls, a wooden scoop of turmeric in front."""

from color import three_tones
from containers import bowls
from goods.powder import powder_bowl, powder_heap, powder_spill
from goods.utensils import wooden_scoop
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

TURMERIC = (0.62, 0.25, 0.010)
PAPRIKA = (0.205, 0.030, 0.010)
CUMIN = (0.25, 0.125, 0.042)

set_table()
layout = {
    "turmeric": (-4.6, 0.6, 5.0, 3.2, "brass"),
    "paprika": (5.2, 3.2, 4.7, 3.1, "stone"),
    "cumin": (-0.6, 9.6, 4.4, 3.0, "stone"),
}
bowls(layout)
powder = painted("powder", 1.0, 0.06, Sheen=0.1)
look = {"peak": 1.5, "res": 380, "rough": (0.16, 0.07, 0.02)}
powder_bowl(layout["turmeric"], powder, three_tones(TURMERIC), 2.0, seed=1, dimple=[(1.0, -1.3, 1.3, 0.6)], **look)
powder_bowl(layout["paprika"], powder, three_tones(PAPRIKA), 1.8, seed=2, dimple=[(-0.9, -1.1, 1.1, 0.5)], **look)
powder_bowl(layout["cumin"], powder, three_tones(CUMIN), 1.5, seed=3, **look)

put(wooden_scoop(painted("wood", 0.5, 0.3)), (2.6, -5.4, 1.05), (0.12, -0.06, 0.42))
in_scoop = {"seed": 9, "peak": 1.6, "res": 220, "rough": (0.06, 0.05, 0.018)}
powder_heap(1.42, -0.05, 0.95, powder, (2.6, -5.4, 1.05), three_tones(PAPRIKA), **in_scoop)
powder_spill(powder, PAPRIKA, (2.0, -6.0), 0.9, 3.8, 1500, (0.012, 0.05), 3, arc=(2.6, 4.6))
powder_spill(powder, TURMERIC, layout["turmeric"][:2], 4.3, 6.6, 1300, (0.012, 0.05), 4, arc=(3.9, 5.1))

window_light((0, 0, 2), key=2.9, elevation=38, sky_strength=0.55)
camera((1.2, -34, 30), (0.8, 1.2, 1.6), lens=72, f_stop=8, focus=(0, -2.0, 3.6))
take_picture(CARD)
