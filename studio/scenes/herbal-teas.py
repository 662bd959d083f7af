"""Herbal teas: hibiscus and peppermint in stoneware, chamomile in brass."""

from arrange import fill_bowl, make, rest, strew_bowl
from containers import bowls
from goods.flowers import chamomile, hibiscus
from goods.peppermint import mint_stalk, peppermint
from materials import leaf_blade, painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
layout = {"hibiscus": (-3.6, 2.2, 5.6, 3.5, "stone"), "chamomile": (7.8, 4.4, 4.6, 3.1, "brass")}
layout["mint"] = (4.6, -5.4, 3.9, 2.5, "stone")
collisions = bowls(layout)

calyx = [painted("hibiscus", 0.5, 0.3, 0.006, 0.25)]
calyxes = [hibiscus(seed, calyx) for seed in range(6)]
meshes = [mesh for mesh, _ in calyxes]
shapes = [vertices * 0.9 for _, vertices in calyxes]
spot = layout["hibiscus"]
fill_bowl("herbal-teas-hibiscus", collisions["hibiscus"], spot, shapes, meshes, 8, (0.03, 0.004, 0.008), 1.0)
for i, (x, y, roll, turn) in enumerate([(-2.4, -6.4, 1.5, 0.4), (-5.2, -5.6, 1.6, 2.4), (-3.6, -8.4, 1.45, 4.0)]):
    put(meshes[i], (x, y, 0.8), (roll, 0, turn), 0.9)

floret_and_ray = [painted("floret", 0.8, 0.15, 0.01, 0.15), leaf_blade("ray", 0.7, 0.15, 0.3, 0.0, 0.1)]
heads = [chamomile(seed, floret_and_ray)[0] for seed in range(6)]
options = {"rise": 1.3, "inset": 0.75, "tilt": 0.55, "layer": (-0.3, 0.35)}
strew_bowl(heads, 270, layout["chamomile"], (0.05, 0.04, 0.018), seed=3, **options)
loose = [(10.6, -2.4, 0.2, 0.4), (12.2, -1.0, 0.9, 2.4), (10.0, -4.2, 0.4, 1.0), (12.0, -3.6, 0.3, 2.0)]
for i, (x, y, roll, turn) in enumerate([*loose, (-10.2, -1.6, 0.5, 1.0)]):
    put(heads[i], (x, y, 0.45), (roll, 0.1, turn), 1.05)

leaves, outlines = make(peppermint, leaf_blade("mint", 0.68, 0.22, 0.15, 0.012, 0.25), 18)
stalks, _ = make(mint_stalk, painted("stalk", 0.7, 0.2, 0.01, 0.2), 4)
options = {"rise": 1.7, "inset": 1.05, "tilt": 0.32, "layer": (-0.35, 0.25)}
strew_bowl(leaves * 6 + stalks, 620, layout["mint"], (0.012, 0.014, 0.006), seed=5, **options)
loose = [(0.3, -7.3, 0.5), (1.7, -10.1, 2.0), (3.9, -10.5, 3.4), (-0.9, -9.5, 4.4), (6.9, -10.2, 0.1)]
for i, (x, y, turn) in enumerate([*loose, (9.7, -7.6, 2.4), (11.0, -6.6, 0.4), (-8.4, -4.4, 1.1)]):
    rest(leaves[i], outlines[i], x, y, turn)

window_light((0, 0, 2), key=3.0, elevation=38, sky_strength=0.55)
camera((1.2, -33, 28), (1.2, -0.4, 1.6), lens=66, f_stop=8, focus=(0, -2.6, 3.4))
take_picture((*CARD[:2], 8))
