"""Paper sacks of sugar on a pallet, the nearest one cut open, a brass scoop in it."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.full_sack import stack_sacks
from goods.pallet import pallet
from goods.paper_sack import paper_sack
from goods.stencil import stencil
from goods.sugar import crystals
from materials import brass, painted
from mesh import build_mesh, grid_faces, points_on, put, turned_by
from noise import fbm, noise
from rig import CARD, camera, set_table, take_picture, window_light

TURN = 0.42
NARROWER = 0.945
LAYERS = 3
OPEN = (LAYERS - 1, 0)
# Warmer than sugar is: beside brown paper a neutral white looks blue.
WHITE = ((0.82, 0.735, 0.59), (0.90, 0.82, 0.675), (0.95, 0.885, 0.75))

set_table("flagstone", 320.0)
rng = np.random.default_rng(5)
deck = pallet(painted("pine", 0.8, 0.15), (0, 0, 0), TURN, 3)
paper = painted("kraft", 0.72, 0.22, Sheen=0.05)
tints = ((1.0, 1.0, 1.0), (1.06, 1.04, 1.0), (0.93, 0.91, 0.88), (1.0, 0.97, 0.92))
for n, (layer, cell, points) in enumerate(stack_sacks(LAYERS, seed=8, base=deck)):
    cut = (layer, cell) == OPEN
    mesh, grid = paper_sack(points, n + 3, paper, stencil, tint=tints[int(rng.integers(4))], cut=cut)
    put(mesh, (0, 0, 0), (0, 0, TURN), (NARROWER, NARROWER, 1))
    if cut:
        opened = grid * (NARROWER, NARROWER, 1) @ turned_by(0, 0, TURN).T

# What shows between the lips: a bed of sugar, wider than the slit, level with them, so that the window reaches it.
rows = np.linspace(0.19, 0.81, 400) * len(opened[0])
whole, part = rows.astype(int), (rows % 1)[:, None]
left, right = (lip[whole] * (1 - part) + lip[whole + 1] * part for lip in (opened[0], opened[-1]))
share = np.linspace(-0.03, 1.03, 240)[None, :, None]
bed = left[:, None] * (1 - share) + right[:, None] * share
u = np.linspace(-1, 1, len(bed))[:, None]
v = np.linspace(-1, 1, 240)[None]
heap = np.clip(1 - u**4 - 0.9 * v**4, -0.6, 1)
bed[..., 2] += -2.2 + 3.6 * heap + 0.7 * fbm(bed * 0.22, 4, 4, 0.62) + 0.12 * noise(bed * 1.9, 6)
# No light from within: at few samples its three colors come apart on white.
body, glint = painted("sugar", 0.85, 0.15), painted("crystal", 0.5, 0.35)
flat = bed.reshape(-1, 3)
faces = grid_faces(*bed.shape[:2])
put(build_mesh("bed", flat, faces, body, colors=np.broadcast_to(WHITE[1], flat.shape)))
# Crystals all over, and the lumps that sugar makes in a sack.
for count, size, seed in ((24000, (0.05, 0.12), 2), (700, (0.10, 0.34), 3)):
    vertices, quads, colors = crystals(points_on(flat, faces, count, seed), size, WHITE, seed)
    put(build_mesh("crystals", vertices, quads, glint if seed == 2 else body, False, colors=colors))

scoop, _ = brass_scoop(brass(0.26))
middle = bed[len(bed) // 2, 120]
put(scoop, middle + np.array([4.0, 5.0, -0.6]), (0.05, 0.20, 3.75), 1.8)

window_light(
    (0, -20, 45),
    key=4.6,
    fill=3.8,
    rim=1.7,
    azimuth=150,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=2.3,
)
camera((-70, -190, 158), (-12, -26, 44), lens=66, f_stop=2.8, focus=tuple(middle))
take_picture((*CARD[:2], 8))
