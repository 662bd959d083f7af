"""Seafood: two salmon portions, lemon, dill, salt and pepper."""

from arrange import droplets
from goods.citrus import lemon_slice
from goods.herbs import dill_sprig
from goods.salmon import salmon_portion
from goods.salt import strew_seasoning
from materials import leaf_blade, painted, water
from mesh import build_mesh, joined_mesh, put, turned_by
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
wet = {"Clearcoat": 0.4, "Clearcoat_Roughness": 0.14}
flesh = painted("salmon", 0.36, 0.45, sss=0.22, sss_radius=(0.55, 0.16, 0.08), **wet)
drops = water()
portions = [((1, 7.2, 3.4, 3.0), (-1.5, -1.8), 0.30), ((5, 6.8, 3.2, 2.8), (3.2, 5.2), 0.12)]
for i, (shape, (x, y), turn) in enumerate(portions):
    vertices, faces, colors = salmon_portion(*shape)
    put(build_mesh("salmon", vertices, faces, flesh, colors=colors), (x, y, 0), (0, 0, turn))
    turned = vertices @ turned_by(0, 0, turn).T
    droplets(turned, faces, drops, 34, (x, y, 0), size=(0.025, 0.09), seed=i, steepest=0.5)

juice = {"Clearcoat": 0.2, "Clearcoat_Roughness": 0.1}
lemon = painted("lemon", 0.32, 0.45, sss=0.25, sss_radius=(0.4, 0.32, 0.08), **juice)
flat_slices = [((8.2, -3.4, 0.24), (0, 0, 0.4)), ((10.8, -1.2, 0.62), (0.22, -0.20, 1.4))]
flat_slices += [((-10.6, 2.6, 0.24), (0, 0, 2.0)), ((12.6, 2.8, 0.26), (0, 0.05, 2.6))]
for seed, (at, turn) in enumerate(flat_slices):
    put(joined_mesh("lemon", lemon_slice(seed), [lemon])[0], at, turn)

sprigs = [dill_sprig(seed, [leaf_blade("dill", 0.5, 0.3, 0.3)]) for seed in range(2)]
dill = [((-8.4, -6.4, 0.1), 0.55, 1.0), ((-6.4, -7.4, 0.15), 0.2, 0.85)]
dill += [((-5.4, 0.2, 2.2), 0.62, 0.62), ((4.6, -7.2, 0.1), 0.15, 0.8)]
for i, (at, turn, scale) in enumerate(dill):
    put(sprigs[i % 2], at, (0, 0, turn), scale)
strew_seasoning((1.2, -7.2), (5.0, 2.4), -5.2, 34, 420)

window_light((0, 0, 1.5), key=2.2, fill=1.5, rim=2.0, azimuth=134, elevation=38, size=(50, 42), sky_strength=0.55)
camera((1.5, -38, 31), (1.0, -0.3, 0.8), lens=70, f_stop=7, focus=(0, -2.5, 2.6))
take_picture(CARD)
