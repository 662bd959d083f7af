"""Fresh meat: two rib-eye steaks, rosemary, salt and pepper."""

from goods.herbs import rosemary
from goods.salt import strew_seasoning
from goods.steak import steak
from materials import painted
from mesh import build_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
wet = {"Clearcoat": 0.14, "Clearcoat_Roughness": 0.18}
beef = painted("beef", 0.40, 0.34, sss=0.07, sss_radius=(0.35, 0.06, 0.04), **wet)
vertices, faces, colors = steak(1)
put(build_mesh("steak", vertices, faces, beef, colors=colors), (0, -1.6, 0), (0, 0, 0.22))
vertices, faces, colors = steak(4, 7.0, 4.5, 2.2)
put(build_mesh("steak", vertices, faces, beef, colors=colors), (3.4, 5.6, 0.55), (0.13, 0.03, -0.10))

stem_and_needle = [painted("rosemary stem", 0.7, 0.2), painted("needle", 0.45, 0.3, 0.01, 0.2)]
sprigs = [rosemary(seed, stem_and_needle) for seed in range(2)]
for i, (at, turn, scale) in enumerate(
    [((-9.6, -6.2, 0), 0.45, 1.0), ((-8.2, -7.6, 0.1), 0.12, 0.8), ((-2.4, -1.0, 2.35), 0.7, 0.62)]
):
    put(sprigs[i % 2], at, (0, 0, turn), scale)
strew_seasoning((2.3, -8.4), (5.0, 2.4), -6.6, 40, 300)

window_light((0, 0, 1.5), key=2.6, fill=1.5, rim=1.6, azimuth=134, elevation=40, size=(50, 42), sky_strength=0.55)
camera((1.5, -36, 30), (0.6, 0.3, 0.8), lens=68, f_stop=8, focus=(0, -3.0, 2.4))
take_picture(CARD)
