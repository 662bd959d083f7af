"""Crates of vegetables: tomatoes, bell peppers, onions and cucumbers, as the market sets them out."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from arrange import make
from goods.bell_pepper import bell_pepper
from goods.crate import HEIGHT, LENGTH, WIDTH, crate
from goods.cucumber import cucumber
from goods.onion import onion
from goods.stencil import stencil
from goods.tomato import calyx, tomato
from materials import leaf_blade, painted, plain
from mesh import build_mesh, put
from pack import pack
from rig import CARD, camera, set_table, take_picture, window_light

YELLOW = ((0.50, 0.20, 0.006), (0.62, 0.29, 0.010), (0.70, 0.39, 0.03))

set_table("flagstone", 320.0)
rng = np.random.default_rng(3)
wood = painted("crate", 0.82, 0.12, 0.006, 0.10)
stem = painted("stem", 0.65, 0.2)
half_x, half_y = LENGTH / 2 - 2.0, WIDTH / 2 - 1.5


class Crate:
    """A crate on the stage, and a way to put things in it."""

    def __init__(self, x, y, z, turn, seed, shade):
        crate(wood, x, y, z, turn, seed, stencil if seed in (1, 4, 6) else None, 0.2 if y < 20 and x > -30 else 0.4)
        self.world = Matrix.Translation((x, y, z)) @ Euler((0, 0, turn)).to_matrix().to_4x4()
        corners = [(-half_x, -half_y, 6), (half_x, -half_y, 6), (half_x, half_y, 6), (-half_x, half_y, 6)]
        put(build_mesh("bed", corners, [(0, 1, 2, 3)], plain("dark", shade), False), (x, y, z), (0, 0, turn))

    def put(self, mesh, at, turn, scale=1.0):
        put(mesh).matrix_world = self.world @ Matrix.LocRotScale(at, turn, (scale,) * 3)

    def fill(self, pieces, radius, count, seed, upright=3.0):
        """Pack pieces (lists of meshes with an offset along z); `upright` is how far they may lean from upright."""
        sizes = rng.uniform(0.90, 1.07, count)
        for center, size in zip(pack(radius * sizes, half_x, half_y, 7.0, seed), sizes):
            turn = Euler((rng.uniform(-1, 1) * upright, rng.uniform(-1, 1) * upright, rng.uniform(0, 6.3)))
            for mesh, lift in pieces[int(rng.integers(len(pieces)))]:
                offset = Vector((0, 0, lift * size))
                offset.rotate(turn)
                self.put(mesh, Vector(center) + offset, turn, size)


wax = {"Clearcoat": 0.55, "Clearcoat_Roughness": 0.07, "sss": 0.10, "sss_radius": (0.5, 0.08, 0.03)}
skin = painted("tomato", 0.36, 0.22, 0.006, 0.10, **wax)
stars = [calyx(seed, [leaf_blade("calyx", 0.6, 0.2, 0.15), stem], 0.5) for seed in range(4)]
tomatoes = []
for seed in range(7):
    points, faces, colors = tomato(seed + 1, 3.15, 240, 160, 0.15 + 0.05 * seed)
    hollow = (points[:, 2] > 0) & (np.hypot(points[:, 0], points[:, 1]) < 0.35)
    fruit = build_mesh("tomato", points, faces, skin, colors=colors)
    tomatoes.append([(fruit, 0.0), (stars[seed % 4], points[hollow, 2].min() + 0.1)])
paper = painted("onion", 0.36, 0.34, 0.008, 0.12)
onions, _ = make(onion, paper, 6)
reds, _ = make(onion, paper, 6, red=True)
waxy = {"sss": 0.06, "sss_radius": (0.5, 0.15, 0.04)}
yellow, red = painted("yellow", 0.30, 0.34, 0.006, 0.08, **waxy), painted("red", 0.30, 0.34, 0.006, 0.08, **waxy)
peppers = [[(bell_pepper(seed, [yellow, stem], 200, 140, YELLOW)[0], 0.0)] for seed in (5, 6, 7, 9)]
peppers += [[(bell_pepper(seed, [red, stem], 200, 140)[0], 0.0)] for seed in (8, 11)]
green = painted("cucumber", 0.36, 0.34, 0.008, 0.12, sss=0.03, sss_radius=(0.1, 0.2, 0.05))
cucumbers, _ = make(cucumber, green, 6)

STEP = HEIGHT + 0.6
Crate(-14.0, -24.0, 0, 0.32, 1, (0.05, 0.006, 0.003)).fill(tomatoes, 2.9, 104, 1, 0.9)
Crate(40.0, -12.0, 0, 0.22, 2, (0.07, 0.03, 0.004)).fill(peppers, 3.75, 52, 2)
Crate(6.0, 18.0, 0, 0.25, 3, (0.03, 0.02, 0.01))
Crate(6.6, 18.4, STEP, 0.29, 4, (0.06, 0.03, 0.01)).fill([[(mesh, 0.0)] for mesh in onions], 3.2, 84, 3)
Crate(60.0, 32.0, 0, 0.20, 5, (0.03, 0.02, 0.01))
Crate(-52.0, 8.0, 0, 0.36, 7, (0.03, 0.006, 0.01)).fill([[(mesh, 0.0)] for mesh in reds], 3.2, 84, 4)

# Cucumbers lie side by side, two lengths to a crate, in layers that settle between one another.
box = Crate(59.4, 32.4, STEP, 0.24, 6, (0.01, 0.02, 0.006))
for layer in range(4):
    for row in range(7 - layer % 2):
        for end in (-1, 1):
            y = (row - 3 + 0.5 * (layer % 2)) * 4.1 + rng.normal() * 0.25
            at = (end * 11.2 + rng.normal() * 0.7, y, 7.6 + 3.3 * layer + rng.normal() * 0.12)
            turn = Euler((rng.uniform(0, 6.3), rng.normal() * 0.02, rng.normal() * 0.03 + (end < 0) * math.pi))
            box.put(cucumbers[int(rng.integers(6))], at, turn)

# Two that fell out.
for k, (x, y, turn) in enumerate([(-47.0, -37.0, (0.5, 0.9, 1.0)), (-41.5, -43.5, (-1.0, 0.3, 2.6))]):
    for mesh, lift in tomatoes[2 + 3 * k]:
        offset = Vector((0, 0, lift))
        offset.rotate(Euler(turn))
        put(mesh).matrix_world = Matrix.LocRotScale(Vector((x, y, 2.75)) + offset, Euler(turn), (1.0,) * 3)

window_light(
    (14, 0, 20),
    key=4.8,
    fill=4.0,
    rim=1.7,
    azimuth=146,
    elevation=38,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=2.0,
)
camera((-22, -175, 122), (12, -2, 17), lens=58, f_stop=3.0, focus=(-4, -30, 20))
take_picture((*CARD[:2], 8))
