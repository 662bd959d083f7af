"""Jaggery broken from the block, a heap of dark muscovado, and coconut sugar in half a shell."""

import numpy as np

from goods.jaggery import coconut_shell
from goods.sugar import sugar_heap, sugar_spill
from materials import painted
from mesh import build_mesh, put
from pantry import jaggery_lumps
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(2)
COCONUT = ((0.11, 0.046, 0.014), (0.24, 0.115, 0.042), (0.40, 0.23, 0.10))
MUSCOVADO = ((0.030, 0.011, 0.004), (0.075, 0.030, 0.011), (0.17, 0.080, 0.034))
GOLD = ((0.22, 0.09, 0.02), (0.42, 0.21, 0.06), (0.60, 0.38, 0.16))
grains = (painted("sugar", 0.9, 0.1), painted("crystal", 0.5, 0.3))

SHELL = (5.3, 4.0)
vertices, faces, colors = coconut_shell(3, 4.9, 3.7)
put(
    build_mesh("coconut", vertices, faces, painted("coconut", 0.6, 0.3), colors=colors),
    (*SHELL, 0.02),
    (0.05, -0.04, 0.6),
)
sugar_heap(
    4.15,
    2.75,
    1.9,
    grains,
    (*SHELL, 0),
    COCONUT,
    42000,
    (0.04, 0.095),
    seed=3,
    clump=(0.14, 0.06, 0.03),
    dimple=[(1.0, -1.4, 1.2, 0.4)],
)
sugar_spill(grains[1], COCONUT, SHELL, 5.0, 7.8, 1400, (3.6, 4.9), seed=5)

lumps = jaggery_lumps()
pile = Pile((-5.2, 0.4), 8.0, cell=0.15)
for scale, count, radius in ((2.1, 6, 2.9), (1.35, 11, 2.8), (0.7, 14, 3.8)):
    piece = lumps._replace(size=tuple(np.array(lumps.size) * scale))
    pour(pile, piece, count, in_circle(0, 0, radius, 0.6), rng, scale=(scale * 0.95, scale * 1.05), sway=0.6, rolls=10)
crumbs = lumps._replace(size=(0.2, 0.18, 0.18))
pour(Pile((-3.2, -5.6), 6.0), crumbs, 26, in_circle(0, 0, 3.4, 0.7), rng, scale=(0.1, 0.3), sway=0.6)
sugar_spill(grains[1], GOLD, (-4.2, -1.2), 3.6, 7.4, 1500, (3.9, 5.6), (0.02, 0.06), seed=6)

# Muscovado, damp: it stands in clumps.
sugar_heap(
    4.2,
    0.0,
    2.3,
    grains,
    (5.6, -4.9, 0),
    MUSCOVADO,
    60000,
    (0.035, 0.085),
    seed=8,
    clump=(0.26, 0.22, 0.03),
    peak=1.25,
    dimple=[(-1.2, 0.6, 1.0, 0.3)],
)
sugar_spill(grains[1], MUSCOVADO, (5.6, -4.9), 3.7, 6.6, 1600, (3.2, 6.2), seed=9)

window_light((0, 0, 2), key=3.9, fill=2.4, rim=2.8, azimuth=136, elevation=35)
camera((1.4, -36, 25), (-0.2, -0.9, 1.7), lens=76, f_stop=9, focus=(0, -3.4, 2.0))
take_picture((*CARD[:2], 12))
