"""Sugar: an open sack of it with a brass scoop, paper sacks stacked on a pallet behind."""

import numpy as np

from goods.brass_scoop import brass_scoop
from goods.full_sack import stack_sacks
from goods.open_sack import drape_sacks
from goods.pallet import pallet
from goods.paper_sack import paper_sack
from goods.weave import woven_tape
from materials import brass, painted
from mesh import put
from mouth import Mouth
from rig import CARD, camera, set_table, take_picture, window_light

TURN = 0.30
NARROWER = 0.945
BEHIND = (24.0, 62.0)
# Warmer than sugar is: beside brown paper a neutral white looks blue.
WHITE = ((0.74, 0.66, 0.53), (0.88, 0.81, 0.68), (0.94, 0.885, 0.76))

set_table("flagstone", 320.0)
rng = np.random.default_rng(5)
deck = pallet(painted("pine", 0.8, 0.15), (*BEHIND, 0), TURN, 3)
paper = painted("kraft", 0.72, 0.22, Sheen=0.05)
tints = ((1.0, 1.0, 1.0), (1.06, 1.04, 1.0), (0.93, 0.91, 0.88), (1.0, 0.97, 0.92))
for n, (_, _, points) in enumerate(stack_sacks(4, seed=8, base=deck)):
    mesh = paper_sack(points, n + 3, paper, tint=tints[int(rng.integers(4))])
    put(mesh, (*BEHIND, 0), (0, 0, TURN), (NARROWER, NARROWER, 1))

spec = {"radius": 20.0, "height": 31.0, "seed": 4, "slack": 1.15, "mouth": 0.82, "tint": (1.5, 1.46, 1.4)}
mouth = Mouth(drape_sacks([spec])[0], spec, (-16.0, -34.0, 0.9), woven_tape())
# No light from within: at few samples its three colors come apart on white. Nor grains: they are smaller than what the
# picture resolves, and clumps of it are crumpled paper.
body = painted("sugar", 0.85, 0.15)
# Where the scoop was drawn through it, and where the edge of that slid after.
hollow = [(3.0, -2.0, 4.0, 1.6), (-5.0, 2.0, 3.0, 0.7), (-3.4, -5.2, 1.5, 0.55), (-1.6, -7.0, 1.2, 0.4)]
mouth.heap(WHITE, 6.0, 4, 3.6, body, rough=(0.07, 0.006, 0.006), peak=1.5, dimple=hollow)

scoop, _ = brass_scoop(brass(0.26))
x, y = mouth.center
put(scoop, (x + 5.5, y + 3.0, mouth.rim + 0.4), (0.05, 0.16, 3.65), 1.9)

window_light(
    (0, -10, 35),
    key=4.4,
    fill=3.6,
    rim=1.7,
    azimuth=148,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=2.3,
)
camera((-32, -165, 112), (-5, -10, 30), lens=60, f_stop=2.6, focus=(x, y - 8, mouth.rim))
take_picture((*CARD[:2], 6))
