"""Goods as they are usually shown: several individuals in their material, with what is needed to pour them."""

from typing import NamedTuple

import numpy as np

from arrange import make, rest
from goods.almond import almond
from goods.cardamom import cardamom
from goods.cashew import cashew
from goods.cinnamon import cinnamon
from goods.coffee import coffee_bean
from goods.dried_fruit import loose_date
from goods.hazelnut import hazelnut
from goods.mussel import mussel
from goods.peanut import peanut_half_shell, peanut_kernel, peanut_pod
from goods.pepper import peppercorn
from goods.pistachio import pistachio
from goods.pumpkin_seed import pumpkin_seed
from goods.saffron import saffron_thread
from goods.seed_spices import coriander, cumin, fennel, mustard, sesame
from goods.star_anise import star_anise
from goods.walnut import walnut
from goods.whole_spices import clove, nutmeg
from materials import painted
from mesh import joined_mesh


class Goods(NamedTuple):
    """Meshes to put on the stage, their vertices, the half axes of a piece, and the color of the shade in a heap."""

    meshes: list
    shapes: list
    size: tuple
    dark: tuple


def goods(generator, count, size, dark, *look, **finish):
    """Goods of one vertex-painted material."""
    return Goods(*make(generator, painted(generator.__name__, *look, **finish), count), size, dark)


def assembled(built, size, dark):
    """Goods from generators that assemble their own meshes of several materials."""
    return Goods([mesh for mesh, _ in built], [shape for _, shape in built], size, dark)


def lay(goods, places, roll=0.3):
    """Lay single pieces on the table at (x, y, turn); `roll` turns each a little further about its length."""
    for i, (x, y, turn) in enumerate(places):
        k = i % len(goods.meshes)
        rest(goods.meshes[k], goods.shapes[k], x, y, turn, roll * i)


def almonds():
    return goods(almond, 8, (1.12, 0.60, 0.40), (0.06, 0.028, 0.012), 0.48, 0.34, 0.006, 0.2, Sheen=0.1)


def cashews():
    return goods(cashew, 8, (1.15, 0.72, 0.44), (0.10, 0.055, 0.022), 0.42, 0.36, 0.006, 0.12)


def hazelnuts():
    return goods(hazelnut, 6, (0.74, 0.70, 0.68), (0.05, 0.02, 0.008), 0.44, 0.36, 0.006, 0.18)


def walnuts():
    return goods(walnut, 7, (1.45, 1.15, 0.62), (0.05, 0.024, 0.009), 0.5, 0.32, 0.006, 0.14)


def pistachios():
    shell = painted("shell", 0.46, 0.35, 0.006, 0.12)
    kernel = painted("kernel", 0.5, 0.3, 0.01, 0.15)
    nuts = [joined_mesh("pistachio", pistachio(seed), [shell, kernel]) for seed in range(8)]
    return assembled(nuts, (1.0, 0.62, 0.66), (0.07, 0.05, 0.02))


def peanut_pods():
    return goods(peanut_pod, 8, (1.95, 0.74, 0.70), (0.10, 0.055, 0.024), 0.7, 0.22, 0.006, 0.12)


def peanut_half_shells():
    return goods(peanut_half_shell, 3, (1.95, 0.74, 0.4), (0.10, 0.055, 0.024), 0.7, 0.22, 0.006, 0.12)


def peanut_kernels():
    return goods(peanut_kernel, 8, (0.80, 0.47, 0.44), (0.07, 0.02, 0.008), 0.5, 0.3, 0.008, 0.16)


def pumpkin_seeds():
    return goods(pumpkin_seed, 8, (0.62, 0.33, 0.13), (0.025, 0.03, 0.01), 0.42, 0.35, 0.01, 0.2)


def cured_cardamom(seed):
    """A pod as it is traded: more olive than fresh green."""
    points, faces, colors = cardamom(seed)
    return points, faces, colors * np.array([0.82, 0.76, 0.60])


def cardamoms():
    return goods(cured_cardamom, 6, (0.95, 0.40, 0.38), (0.08, 0.08, 0.02), 0.5, 0.3, 0.012, 0.16)


def peppercorns():
    return goods(peppercorn, 16, (0.25, 0.25, 0.24), (0.012, 0.008, 0.006), 0.42, 0.4, 0.01, 0.45)


def star_anises():
    materials = [
        painted("anise", 0.6, 0.3, 0.005, 0.2),
        painted("anise seed", 0.14, 0.6, Clearcoat=0.5, Clearcoat_Roughness=0.05),
    ]
    return assembled([star_anise(seed, materials) for seed in range(4)], (1.4, 1.4, 0.42), (0.03, 0.012, 0.005))


def cinnamon_sticks():
    bark = painted("cinnamon", 0.62, 0.25)
    sticks = [
        joined_mesh("cinnamon", cinnamon(seed, length), [bark]) for seed, length in ((1, 10.0), (2, 9.2), (3, 9.6))
    ]
    return assembled(sticks, (4.8, 0.9, 0.5), (0.05, 0.02, 0.008))


def cloves():
    dry = painted("clove", 0.6, 0.28, 0.008, 0.2)
    return assembled([clove(seed, dry) for seed in range(8)], (0.85, 0.18, 0.17), (0.012, 0.005, 0.003))


def nutmegs():
    return goods(nutmeg, 7, (1.35, 1.05, 1.02), (0.05, 0.025, 0.012), 0.62, 0.25, 0.006, 0.12)


def dates():
    glow = {"sss": 0.04, "sss_radius": (0.25, 0.07, 0.02)}
    return goods(loose_date, 6, (1.8, 0.84, 0.78), (0.03, 0.010, 0.004), 0.52, 0.26, 0.006, 0.18, **glow)


def coffee_beans():
    return goods(coffee_bean, 10, (0.60, 0.43, 0.33), (0.012, 0.005, 0.002), 0.34, 0.42, 0.006, 0.2)


def saffron():
    return goods(saffron_thread, 24, (1.4, 0.06, 0.05), (0.05, 0.003, 0.002), 0.5, 0.3, 0.008, 0.3)


def cumin_seeds():
    return goods(cumin, 8, (0.30, 0.075, 0.065), (0.06, 0.035, 0.015), 0.6, 0.25, 0.012, 0.3)


def coriander_seeds():
    return goods(coriander, 8, (0.205, 0.20, 0.20), (0.12, 0.07, 0.03), 0.55, 0.3, 0.012, 0.22)


def fennel_seeds():
    return goods(fennel, 8, (0.40, 0.125, 0.10), (0.07, 0.07, 0.025), 0.55, 0.28, 0.014, 0.22)


def mustard_seeds():
    return goods(mustard, 8, (0.105, 0.105, 0.10), (0.25, 0.14, 0.04), 0.4, 0.4, 0.012, 0.25)


def sesame_seeds():
    return goods(sesame, 8, (0.155, 0.088, 0.042), (0.30, 0.20, 0.10), 0.5, 0.3, 0.008, 0.12)


def mussels():
    wet = {"Clearcoat": 0.85, "Clearcoat_Roughness": 0.09}
    return goods(mussel, 8, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.38, 0.42, 0.008, 0.25, **wet)
