"""Sugar-free sweeteners: a bed of clear erythritol crystals with a tin scoop, monk fruits and dried stevia on it."""

import math

import numpy as np
from mathutils import Euler

from arrange import backing
from goods.brass_scoop import brass_scoop
from goods.erythritol import WHITE, clear_crystal, erythritol
from goods.monk_fruit import monk_fruit
from goods.stevia import stevia_sprig
from goods.sugar import crystals
from materials import leaf_blade, painted, plain
from mesh import build_mesh, grid_faces, joined_mesh, put, turned_by
from noise import fbm, noise
from pantry import Goods
from pour import Pile, pour
from rig import CARD, camera, set_table, take_picture, window_light

REACH = 15.0


def bed(x, y):
    """Heights of the bed: poured, and raked through."""
    place = np.stack([x, y, 0 * x], -1)
    return 1.5 + 0.9 * noise(place * 0.11 + 3, 2) + 0.35 * fbm(place * 0.34, 2, 5) + 0.035 * y


set_table()
rng = np.random.default_rng(4)
pile = Pile((0, 0), REACH, bed, cell=0.05)

shell = painted("shell", 0.6, 0.22)
hair = painted("hair", 0.8, 0.15)
# x, y, how deep it lies, turn
FRUITS = [(-4.1, 0.9, 0.5, (0.5, -0.65, -1.2)), (1.3, 3.9, 0.6, (0.4, 0.65, 2.2)), (-3.8, 6.9, 0.5, (0.3, -0.4, 3.6))]
for seed, (x, y, deep, turn) in enumerate(FRUITS):
    mesh, vertices = joined_mesh("monk fruit", monk_fruit(seed + 1), [shell, hair])
    rotated = vertices @ np.array(Euler(turn).to_matrix()).T
    at = np.array([x, y, pile.level(x, y) - deep - rotated[:, 2].min()])
    put(mesh, at, turn)
    pile.stand(rotated + at)

tin = plain("tin", (0.56, 0.55, 0.52), 0.30, 0.5, Metallic=1.0)
scoop, vertices = brass_scoop(tin)
at, turn = np.array([8.8, 1.2, 1.35]), (0.08, 0.10, math.pi + 0.62)
put(scoop, at, turn)
pile.stand(vertices @ turned_by(*turn).T + at)

sugar = clear_crystal()
x, y = (axis.ravel() for axis in np.meshgrid(*[np.linspace(-REACH, REACH, 240)] * 2, indexing="ij"))
ground = np.column_stack([x, y, bed(x, y)])
backing(ground, grid_faces(240, 240), (0.80, 0.78, 0.73), 0.05)
spots = rng.uniform(-REACH, REACH, (130000, 2))
small = np.column_stack([spots, bed(*spots.T) + rng.uniform(-0.05, 0.10, len(spots))])
vertices, faces, colors = crystals(small, (0.08, 0.19), [(c,) * 3 for c in (0.6, 0.8, 1.0)], 6)
put(build_mesh("fines", vertices, faces, sugar, False, colors=colors))

built = [erythritol(seed, sugar) for seed in range(26)]
grains = Goods([mesh for mesh, _ in built], [shape for _, shape in built], (0.12, 0.10, 0.09), WHITE)


def over_bed(rng):
    return rng.uniform(-0.97 * REACH, 0.97 * REACH, 2)


def in_scoop(rng):
    along, across = rng.uniform(0.4, 6.6), rng.normal() * 0.8
    return at[:2] + turned_by(*turn)[:2, :2] @ (along, across)


level = Pile((0, 0), REACH, bed, cell=0.2).level


def lid(x, y):
    return level(x, y) + 0.5


pour(pile, grains, 17000, over_bed, rng, (0.6, 1.2), rolls=3, sway=0.4, lid=lid)
pour(pile, grains, 2600, in_scoop, rng, (0.6, 1.2), rolls=6, sway=0.4)

stem = painted("stem", 0.7, 0.2)
blade = leaf_blade("stevia", 0.75, 0.15, 0.12, 0.01, 0.12)
sprigs = [(-6.8, -5.6, 11.0, (0.1, -0.02, 0.16)), (-2.6, -7.4, 8.5, (0.5, -0.06, 0.85))]
for seed, (x, y, length, turn) in enumerate(sprigs):
    mesh, vertices = joined_mesh("stevia", stevia_sprig(seed + 3, length), [stem, blade])
    put(mesh, (x, y, pile.level(x, y) + 0.5), turn)

window_light((0, 0, 2), key=3.4, fill=2.6, rim=2.6, azimuth=122, elevation=34, sky_strength=0.7)
camera((1.0, -27, 30), (0.4, 0.4, 2.0), lens=70, f_stop=10, focus=(-1.5, -1.6, 3.2))
take_picture((*CARD[:2], 6))
