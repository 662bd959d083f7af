"""Dishes that appear in several pictures: a dish of saffron, a bundle of cinnamon, minced beef in a tray, a carton of
salamis."""

import math

import numpy as np

from arrange import backing
from cartons import Carton
from goods.mince import mince
from goods.salami import salami
from goods.vessel import vessel
from materials import painted, plain
from mesh import build_mesh, joined_mesh, lathe, put

# Linear colors of powders.
TURMERIC = (0.62, 0.25, 0.010)
PAPRIKA = (0.205, 0.030, 0.010)


def powder_look():
    """Dry powder: no gloss, a trace of sheen."""
    return painted("powder", 1.0, 0.06, Sheen=0.1)


def saffron_tangle(threads, count, center, radius, base, rise, rng, scale=(0.7, 0.95)):
    """Threads laid without physics, layer by layer, over a low mound at `base`."""
    x, y = center
    for i in range(count):
        angle = rng.uniform(0, 2 * math.pi)
        distance = radius * rng.random() ** 0.6
        height = rise * (1 - (distance / (radius * 1.1)) ** 1.6)
        z = base + height * (0.4 + 0.6 * i / count) + abs(rng.normal()) * 0.08
        turn = (rng.uniform(0, 6), rng.normal() * 0.24, rng.uniform(0, 6.3))
        at = (x + distance * math.cos(angle), y + distance * math.sin(angle), z)
        put(threads.meshes[i % len(threads.meshes)], at, turn, rng.uniform(*scale))
    profile = [(q * radius + 0.001, base + rise * 0.8 * (1 - q**1.6)) for q in np.linspace(0, 1, 14)]
    vertices, faces = lathe(profile[::-1], 40)
    backing(vertices + np.array([x, y, 0]), faces, threads.dark, 0.05)


def saffron_strands(threads, count, center, near, far, arc, rng):
    """Single threads beside the heap."""
    for i in range(count):
        angle = rng.uniform(*arc)
        distance = near + abs(rng.normal()) * (far - near) * 0.5
        at = (center[0] + distance * math.cos(angle), center[1] + distance * math.sin(angle), 0.08)
        put(threads.meshes[i % len(threads.meshes)], at, (rng.uniform(-0.3, 0.3), 0, rng.uniform(0, 6)), 0.85)


def cinnamon_bundle(sticks, x, y, turn):
    """Two quills on the table and one across them."""
    across = np.array([-math.sin(turn), math.cos(turn)])
    for k, (side, height, swing, roll) in enumerate(
        [(-0.6, 0.55, 0.02, 0.2), (0.6, 0.55, -0.02, 2.4), (0, 1.5, 0.1, 1.2)]
    ):
        at = np.array([x, y]) + across * side
        put(sticks.meshes[k], (*at, height), (roll, 0, turn + swing))


class MinceTrays:
    """Black trays of minced beef, freshly packed and not yet sealed, 25 by 18.5 cm over the rim, no two alike."""

    def __init__(self, seeds):
        length, width = 23.0, 16.5
        foot = ((-1.2, 0.0), (-0.7, 0.1), (0.15, 2.9), (0.25, 3.2))
        rim = ((0.9, 3.22), (1.02, 3.3), (1.0, 3.42), (0.85, 3.45), (0.2, 3.45), (0.05, 3.4))
        inside = ((-0.05, 3.25), (-1.0, 0.5), (-1.4, 0.25))
        moist = painted("mince", 0.46, 0.36, Clearcoat=0.26, Clearcoat_Roughness=0.15)
        black = plain("tray", (0.012, 0.012, 0.013), 0.34, 0.5)
        self.tray = build_mesh("tray", *vessel(length, width, 2.6, foot + rim + inside), black)
        self.packs = []
        for seed in seeds:
            points, faces, colors = mince((length - 1.0, width - 1.0, 2.75), seed)
            self.packs.append(build_mesh("mince", points, faces, moist, colors=colors))

    def put(self, which, at, turn):
        for mesh in (self.tray, self.packs[which]):
            put(mesh, at, (0, 0, turn))


SALAMI_CARTON = (43.0, 33.0, 14.0)


def salami_carton(spot, board, imprint, drops, rng, up=0.0):
    """An open carton of salamis in three layers; returns it, and what salamis are made of."""
    look = [painted("salami", 0.72, 0.22, 0.008, 0.10), painted("twine", 0.9, 0.1), painted("cut", 0.42, 0.4)]
    kinds = [joined_mesh("salami", salami(seed), look)[0] for seed in range(1, 7)]
    carton = Carton(SALAMI_CARTON, 4, spot, board, imprint, drops, up)
    carton.bed(0.8, (0.05, 0.03, 0.02))
    for n, (level, count) in enumerate(((3.1, 7), (7.7, 6), (12.3, 7))):
        for k in range(count):
            u = (k - (count - 1) / 2) * 5.85 + rng.normal() * 0.1
            at = (u, rng.normal() * 0.5, level + rng.normal() * 0.15)
            turn = (rng.normal() * 0.35, rng.normal() * 0.015, np.pi / 2 * rng.choice((-1, 1)) + rng.normal() * 0.02)
            put(kinds[(k + 2 * n) % len(kinds)], carton.to_stage(at), (*turn[:2], turn[2] + carton.turn), 1.0)
    return carton, look
