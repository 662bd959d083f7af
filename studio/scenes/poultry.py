"""Poultry: three chicken breast fillets with lemon, thyme, salt and pepper."""

from goods.citrus import lemon_slice
from goods.poultry import chicken_breast
from goods.salt import strew_seasoning
from goods.thyme import thyme_sprig
from materials import leaf_blade, painted
from mesh import build_mesh, joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()

film = {"Clearcoat": 1.0, "Clearcoat_Roughness": 0.08}
flesh = painted("chicken", 0.36, 0.45, 0.004, 0.05, sss=0.34, sss_radius=(0.6, 0.22, 0.13), **film)
# The second and the third lean on the one before.
places = [(1, (-2.6, -3.8, 0.0), (0, 0, 0.30))]
places += [(2, (0.4, 1.6, 0.35), (0.20, 0, 0.16)), (3, (4.2, 6.8, 0.3), (0.18, 0, 0.0))]
for seed, at, turn in places:
    vertices, faces, colors = chicken_breast(seed)
    put(build_mesh("fillet", vertices, faces, flesh, colors=colors), at, turn)

lemon = painted("lemon", 0.32, 0.45, sss=0.25, sss_radius=(0.4, 0.32, 0.08), Clearcoat=0.2, Clearcoat_Roughness=0.1)
places = [(9.6, -4.6, 0.24, 0, 0, 0.4), (12.6, -1.6, 0.66, 0.16, -0.20, 1.4), (-10.8, 5.6, 0.24, 0, 0, 2.0)]
for seed, (x, y, z, rx, ry, rz) in enumerate(places):
    put(joined_mesh("lemon", lemon_slice(seed), [lemon])[0], (x, y, z), (rx, ry, rz))

herb = [painted("stem", 0.7, 0.2), leaf_blade("thyme", 0.5, 0.25, 0.25)]
sprigs = [(-13.0, -8.0, 0.20, 1.0), (-11.0, -9.6, 0.02, 0.9), (3.6, -9.0, 0.12, 0.9)]
for seed, (x, y, turn, scale) in enumerate(sprigs):
    put(thyme_sprig(seed, herb), (x, y, 0), (0, 0, turn), scale)
strew_seasoning((2.5, -8.8), (4.2, 2.0), -7.4, 40, 260)

window_light((0, 0, 1.5), key=2.3, fill=1.5, rim=1.9, azimuth=134, elevation=38, size=(50, 42), sky_strength=0.55)
camera((1.5, -38, 30), (0.8, -0.2, 1.0), lens=68, f_stop=7, focus=(0, -3.5, 2.4))
take_picture((*CARD[:2], 10))
