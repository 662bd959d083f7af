"""Herbal teas: hibiscus in stoneware, chamomile in brass, fresh mint."""

from arrange import fill_bowl, strew_bowl
from containers import bowls
from goods.flowers import chamomile, hibiscus
from goods.herbs import mint_sprig
from materials import leaf_blade, painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
layout = {"hibiscus": (-3.6, 2.2, 5.6, 3.5, "stone"), "chamomile": (7.8, 4.0, 4.6, 3.1, "brass")}
collisions = bowls(layout)

calyx = [painted("hibiscus", 0.5, 0.3, 0.006, 0.25)]
calyxes = [hibiscus(seed, calyx) for seed in range(6)]
meshes = [mesh for mesh, _ in calyxes]
shapes = [vertices * 0.9 for _, vertices in calyxes]
spot = layout["hibiscus"]
fill_bowl("herbal-teas-hibiscus", collisions["hibiscus"], spot, shapes, meshes, 8, (0.03, 0.004, 0.008), 1.0)
for i, (x, y, roll, turn) in enumerate([(1.2, -6.6, 1.5, 0.4), (-1.6, -5.8, 1.6, 2.4)]):
    put(meshes[i], (x, y, 0.8), (roll, 0, turn), 0.9)

floret_and_ray = [painted("floret", 0.8, 0.15, 0.01, 0.15), leaf_blade("ray", 0.7, 0.15, 0.3, 0.0, 0.1)]
heads = [chamomile(seed, floret_and_ray)[0] for seed in range(6)]
options = {"rise": 1.3, "inset": 0.55, "tilt": 0.55, "layer": (-0.3, 0.35)}
strew_bowl(heads, 270, layout["chamomile"], (0.05, 0.04, 0.018), seed=3, **options)
loose = [(4.6, -6.6, 0.2, 0.4), (6.4, -5.4, 0.9, 2.4), (3.6, -8.2, 0.4, 1.0), (12.8, -1.2, 0.3, 2.0)]
for i, (x, y, roll, turn) in enumerate([*loose, (-10.2, -1.6, 0.5, 1.0)]):
    put(heads[i], (x, y, 0.45), (roll, 0.1, turn), 1.05)

stem_and_leaf = [painted("mint stem", 0.6, 0.25), leaf_blade("mint", 0.42, 0.32, 0.35)]
sprigs = [(-9.0, -6.4, 0, 0.3, 1.15), (2.6, -3.6, 0.3, -0.5, 0.9), (8.2, -5.0, -0.2, 0.35, 0.95)]
for seed, (x, y, roll, turn, scale) in enumerate(sprigs):
    put(mint_sprig(seed, stem_and_leaf), (x, y, 0.1), (roll, 0, turn), scale)

window_light((0, 0, 2), key=3.0, elevation=38, sky_strength=0.55)
camera((1.2, -33, 28), (1.2, -0.4, 1.6), lens=66, f_stop=8, focus=(0, -2.6, 3.4))
take_picture(CARD)
