"""Dried peppermint: leaves that rolled up as they dried, and broke."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, smooth_curve, stack, tube
from noise import fbm, noise

MINT = (
    (0.0, (0.024, 0.027, 0.012)),
    (0.4, (0.085, 0.093, 0.044)),
    (0.7, (0.180, 0.188, 0.098)),
    (1.0, (0.300, 0.300, 0.180)),
)


def peppermint(seed, spokes=72, rings=26):
    """A piece of leaf: torn outline, rolled along a slanting axis, crumpled between its veins."""
    rng = np.random.default_rng(seed + 200)
    angle = np.linspace(0, 2 * math.pi, spokes, endpoint=False)[:, None]
    share = np.linspace(0.02, 1, rings)[None]
    ring = stack(np.cos(angle) * 1.6, np.sin(angle) * 1.6, seed * 5.0)
    outline = 1 + 0.35 * noise(ring, seed) + 0.20 * np.abs(fbm(ring * 2.6, 3, seed + 1))
    long, wide = rng.uniform(0.55, 1.15), rng.uniform(0.34, 0.66)
    x, y = long * outline * share * np.cos(angle), wide * outline * share * np.sin(angle)
    # The midrib runs along x; side veins leave it slanting toward the tip.
    step = 0.26
    lateral = np.abs((x - 0.8 * np.abs(y)) % step - step / 2)
    vein = np.maximum(np.exp(-((y / 0.035) ** 2)), 0.6 * np.exp(-((lateral / 0.026) ** 2)))
    where = stack(x, y, seed * 3.0)
    crumple = np.abs(noise(where * 2.4, seed + 2)) + 0.5 * np.abs(noise(where * 5.5, seed + 3))
    fine = fbm(where * 12, 3, seed + 4)
    z = 0.17 * crumple + 0.05 * vein + 0.012 * fine
    slant = rng.normal() * 0.35
    along, across = x + slant * y, y - slant * x + 0.12 * noise(where * 1.3, seed + 5)
    bow = rng.uniform(0.16, 0.48)
    roll = across / bow
    points = stack(
        along,
        (bow + z) * np.sin(roll) * (1 - 0.10 * np.abs(roll)),
        bow - (bow + z) * np.cos(roll) * (1 - 0.10 * np.abs(roll)) + 0.25 * rng.normal() * along**2,
    )
    tone = 0.42 + 0.42 * (crumple - 0.4) + 0.22 * fine + 0.15 * fbm(where * 1.5, 2, seed + 6) + rng.normal() * 0.09
    colors = blend(ramp(tone, *MINT), (0.28, 0.265, 0.15), vein * 0.5)
    faded = np.clip(fbm(where * 2.2 + 7, 3, seed + 7) - 0.15, 0, 1)
    colors = blend(colors, (0.17, 0.125, 0.060), faded * 0.9)
    return points.reshape(-1, 3), grid_faces(spokes, rings, close_rows=True), colors.reshape(-1, 3)


def mint_stalk(seed):
    """A bit of the square, reddish stalk that stays among the leaves."""
    rng = np.random.default_rng(seed + 300)
    length = rng.uniform(0.5, 0.9)
    path = smooth_curve([(-length, 0, 0), (0, rng.normal() * 0.08, 0.05), (length, 0, 0)], 24)
    vertices, faces = tube(path, 0.05 + 0.01 * np.sin(np.linspace(0, 7, 24)), 4)
    tone = 0.5 + 0.5 * fbm(vertices * (2, 9, 9) + seed, 3, seed)
    return vertices, faces, ramp(tone, (0, (0.05, 0.032, 0.018)), (1, (0.19, 0.145, 0.075)))
