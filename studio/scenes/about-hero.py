"""An opened sack of cardamom with the scoop in it, a sack of pepper behind, and samples on the slate."""

import numpy as np

from arrange import backing
from containers import bowls
from goods.brass_scoop import brass_scoop
from goods.sack import jute_sack
from materials import brass, painted
from mesh import build_mesh, lathe, put, turned_by
from pantry import cardamoms, lay, peppercorns, star_anises
from pour import Pile, in_circle, pour, pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(8)
jute = painted("jute", 0.95, 0.1, Sheen=0.25)
cardamom, pepper = cardamoms(), peppercorns()


def sack_of(goods, count, x, y, radius, height, turn, seed):
    """A sack filled up to its cuff."""
    vertices, faces, colors = jute_sack(radius, height, seed=seed)
    put(build_mesh("sack", vertices, faces, jute, colors=colors), (x, y, 0), (0, 0, turn))
    brim = radius * 0.86
    base = height - 1.7

    def floor(gx, gy):
        away = np.hypot(gx, gy)
        return np.where(away < brim, base + 1.5 * (1 - np.clip(away / brim, 0, 1) ** 1.6), 99)

    pile = Pile((x, y), radius * 1.1, floor, cell=max(0.06, min(goods.size) / 4))
    pour(pile, goods, count, in_circle(0, 0, brim - 0.5, 0.55), rng, within=brim - goods.size[0] * 0.5, rolls=10)
    steps = np.linspace(0, 1, 20)
    bed, bed_faces = lathe([(q * brim + 0.001, base + 1.5 * (1 - q**1.6)) for q in steps][::-1], 48)
    backing(bed + np.array([x, y, 0]), bed_faces, goods.dark, 0.12)
    return pile


green = sack_of(cardamom, 250, 14.0, 1.0, 9.2, 9.0, 0.4, 1)
sack_of(pepper, 1500, 31.0, 15.0, 8.6, 10.0, 2.0, 2)

# The scoop lies in the cardamom with its mouth to the viewer, and is filled.
scoop, shape = brass_scoop(brass(0.26))
highest = max(green.level(dx, dy) for dx in np.arange(-3, 4) for dy in np.arange(-2, 3))
at = np.array([17.0, 2.2, highest - 0.8])
turn = (0.05, 0.12, 3.65)
put(scoop, at, turn)
green.stand(shape @ turned_by(*turn).T + at)
pour(green, cardamom, 20, in_circle(0.4, 0.1, 1.5, 0.6), rng, rolls=6)

layout = {"sample": (4.2, -8.6, 3.4, 1.9, "stone")}
bowls(layout)
pour_bowl(layout["sample"], pepper, 300, rng, level=0.5, rise=0.6, rolls=14)
lay(
    cardamom,
    [
        (9.2, -11.4, 0.5),
        (11.2, -12.0, 1.9),
        (10.4, -9.9, 2.7),
        (22.5, -9.6, 0.9),
        (20.6, -11.0, 2.2),
        (13.4, -11.2, 1.2),
    ],
)
lay(pepper, [(0.4 + rng.normal() * 1.4, -10.9 + rng.normal() * 0.9, i) for i in range(12)], 1.0)
lay(star_anises(), [(-0.6, -6.9, 0.6)], 0)

window_light(
    (10, 0, 5), key=4.7, fill=2.3, azimuth=136, elevation=34, distance=88, size=(60, 45), sky_strength=0.5, dark_left=-6
)
camera((6.4, -56, 41), (6.4, 0.4, 3.9), lens=58, f_stop=8, focus=(12, -5, 8))
take_picture(HERO)
