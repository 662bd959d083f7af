"""Fresh vegetables in the morning sun: an open carton of tomatoes, behind it peppers and cucumbers."""

import numpy as np

from arrange import make
from cartons import Carton
from goods.bell_pepper import bell_pepper
from goods.cucumber import cucumber
from goods.emblem import arrows, emblem
from goods.tomato import RED, calyx_parts, tomato
from materials import leaf_blade, painted
from mesh import joined_mesh
from rig import CARD, camera, day_light, set_table, take_picture

SIZE = (42.0, 30.0, 16.0)
YELLOW = ((0.52, 0.22, 0.006), (0.65, 0.33, 0.009), (0.74, 0.43, 0.02))

set_table("limestone", 320.0)
rng = np.random.default_rng(7)
board = painted("board", 0.85, 0.12)
wax = {"Clearcoat": 0.85, "Clearcoat_Roughness": 0.07}
skin = painted("tomato", 0.44, 0.25, 0.004, 0.12, sss=0.06, sss_radius=(0.5, 0.10, 0.04), **wax)
stem = painted("stem", 0.65, 0.2)
sepals = leaf_blade("calyx", 0.6, 0.2, 0.15)
# Not all of them are quite ripe.
PALER = (
    (0.05, (0.21, 0.012, 0.003)),
    (0.4, (0.31, 0.032, 0.005)),
    (0.7, (0.38, 0.065, 0.009)),
    (1.0, (0.45, 0.12, 0.02)),
)
# radius, ribs, tones
KINDS = [
    (3.3, 0.5, RED),
    (3.1, 0.9, RED),
    (3.45, 0.7, PALER),
    (3.2, 0.3, RED),
    (3.35, 1.1, RED),
    (3.05, 0.6, PALER),
    (3.4, 0.4, RED),
]


def with_calyx(seed, radius, ribs, tones):
    """A tomato as picked, with its calyx; what it rests on is the fruit alone."""
    vertices, faces, colors = tomato(seed, radius, ribs, tones)
    star = [(v, f, c, slot + 1) for v, f, c, slot in calyx_parts(seed, vertices, 0.75)]
    return joined_mesh("tomato", [(vertices, faces, colors, 0), *star], [skin, sepals, stem])[0], vertices


def any_way(rng):
    """Most with the calyx up, never quite straight; some on their side."""
    lean = 0.5 if rng.random() < 0.7 else 1.5
    return rng.normal() * lean, rng.normal() * 0.4, rng.uniform(0, 6.3)


def on_its_side(rng):
    return 1.25 + rng.normal() * 0.35, rng.normal() * 0.25, rng.uniform(0, 6.3)


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


tomatoes = [with_calyx(seed, *kind) for seed, kind in enumerate(KINDS, 1)]
front = Carton(SIZE, 3, (-3.0, -10.0, 0.15), board, imprint, (1.42, 1.2, 1.34, 0.6))
front.bed(7.0, (0.03, 0.006, 0.004))
front.lay(tomatoes, 50, 7.0, rng, 1400, way=any_way, tilt=0.07)

shell = painted("pepper", 0.40, 0.28, 0.008, 0.08, sss=0.06, sss_radius=(0.5, 0.15, 0.04), **wax)
peppers = [bell_pepper(seed, [shell, stem], tones=YELLOW, soft=0.07, unripe=0.15) for seed in (5, 8, 11, 14)]
left = Carton(SIZE, 6, (-27.0, 31.0, 0.06), board, imprint, (1.40, 0.9, 1.3, 1.25))
left.bed(4.5, (0.05, 0.02, 0.003))
left.lay(peppers, 27, 4.5, rng, 600, way=on_its_side, tilt=0.07)

peel = painted("cucumber", 0.40, 0.30, 0.006, 0.12, Clearcoat=0.3, Clearcoat_Roughness=0.12)
green = list(zip(*make(cucumber, peel, 5, length=17.6, radius=1.75)))
right = Carton(SIZE, 9, (23.0, 31.5, -0.08), board, imprint, (1.38, 0.8, 1.3, 1.3))
right.bed(8.0, (0.008, 0.016, 0.004))
right.lay(green, 30, 8.0, rng, 300, tilt=0.03)

day_light((0, 0, 10), sun=8.8, azimuth=146, elevation=40, sky_strength=0.85)
camera((4, -86, 88), (-1, 4, 12), lens=58, f_stop=4.0, focus=(-3, -14, 16))
take_picture((*CARD[:2], 7))
