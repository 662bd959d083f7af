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
WHITE = ((0.62, 0.59, 0.53), (0.75, 0.725, 0.67), (0.84, 0.82, 0.77))

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

# What shows between the lips: a bed of sugar, wider than the slit, heaped in its middle.
left, right = opened[0], opened[-1]
rows = np.arange(int(len(left) * 0.19), int(len(left) * 0.81))
share = np.linspace(-0.03, 1.03, 240)[None, :, None]
bed = np.repeat(left[rows][:, None] * (1 - share) + right[rows][:, None] * share, 3, 0)
u = np.linspace(-1, 1, len(bed))[:, None]
v = np.linspace(-1, 1, 240)[None]
heap = np.clip(1 - np.abs(u) ** 2.2 - 0.9 * v**2, -0.6, 1)
bed[..., 2] += -3.4 + 5.2 * heap + 0.45 * fbm(bed * 0.2, 3, 4) + 0.10 * noise(bed * 1.3, 6)
body, glint = painted("sugar", 0.8, 0.2, sss=0.15, sss_radius=(0.3, 0.3, 0.28)), painted("crystal", 0.25, 0.5)
flat = bed.reshape(-1, 3)
faces = grid_faces(*bed.shape[:2])
put(build_mesh("bed", flat, faces, body, colors=np.broadcast_to(WHITE[1], flat.shape)))
vertices, quads, colors = crystals(points_on(flat, faces, 60000, 2), (0.05, 0.13), WHITE, 2)
put(build_mesh("crystals", vertices, quads, glint, False, colors=colors))

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
