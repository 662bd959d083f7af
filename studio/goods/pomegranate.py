"""Pomegranate: leathery red skin with a crown."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack
from noise import fbm, noise

RADIUS = 4.1
SIDES = 6
SKIN = (
    (0.05, (0.13, 0.010, 0.010)),
    (0.4, (0.25, 0.024, 0.018)),
    (0.7, (0.37, 0.065, 0.032)),
    (1.0, (0.50, 0.19, 0.07)),
)


def skin(seed, around=300, along=190):
    """Ball with blunt edges between its six sides, blushed and speckled; crown end at +x."""
    _, unit, faces, angle, t = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - t * t, 0))
    cloud = fbm(unit * 1.2 + seed * 3, 3, seed)
    leather = fbm(unit * 9 + seed, 4, seed + 2, 0.6, turned=True)
    sides = np.cos(SIDES * angle + seed + 0.8 * noise(unit * 1.1, seed + 3))
    swell = 1 + 0.022 * sides * s + 0.02 * cloud + 0.004 * leather
    rise = 0.10 * np.exp(-((s / 0.26) ** 2)) * (t > 0)
    vertices = stack(t * 0.93 + rise, unit[:, 1], unit[:, 2]) * RADIUS * swell[:, None]
    color = ramp(0.48 + 0.30 * cloud + 0.16 * leather + 0.07 * sides, *SKIN)
    specks = np.clip(noise(unit * 20, seed + 5) - 0.45, 0, 1) * 2
    return vertices, faces, blend(color, (0.24, 0.13, 0.05), np.clip(specks, 0, 0.6))


def crown(seed):
    """The dried calyx at +x: a short collar that splits into six points."""
    turn, share = np.meshgrid(np.linspace(0, 2 * math.pi, 180, endpoint=False), np.linspace(0, 1, 40), indexing="ij")
    point = np.abs(np.cos(SIDES / 2 * turn + seed)) ** 0.8
    height = share * (0.75 + 0.95 * point * np.clip(share * 1.4 - 0.2, 0, 1))
    waver = 0.16 * noise(stack(np.cos(turn) * 2, np.sin(turn) * 2, share + seed), seed) * share
    # It leaves the skin in a hollow curve, so that fruit and crown are one.
    away = 0.60 + 0.75 * np.clip(1 - share / 0.35, 0, 1) ** 2 + 0.22 * share**1.6 + waver
    vertices = stack(RADIUS * 0.955 + height, away * np.cos(turn), away * np.sin(turn)).reshape(-1, 3)
    tone = 0.35 + 0.4 * fbm(vertices * 2.5, 3, seed)
    color = blend(ramp(tone, *SKIN), (0.13, 0.055, 0.025), np.clip(share.reshape(-1) * 1.2 - 0.45, 0, 0.7))
    return vertices, grid_faces(180, 40, close_rows=True), color


def pomegranate(seed):
    """Parts of a whole fruit, crown at +x; one material."""
    return [(*skin(seed), 0), (*crown(seed), 0)]
