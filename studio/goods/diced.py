"""Diced raw meat: pieces cut along and across the grain, soft at their edges."""

from typing import NamedTuple

import numpy as np

from color import blend, ramp
from mesh import sphere, stack
from noise import crease, fbm, noise, worley


class Meat(NamedTuple):
    """Colors of the flesh and of its fat, how much fat runs through it, how far the pieces slump, how sharp their edges
    and how rough their cuts are."""

    flesh: tuple
    fat: tuple
    marbling: float
    slump: float
    edge: float
    rough: float


BEEF = Meat(
    (
        (0.05, (0.075, 0.004, 0.006)),
        (0.4, (0.165, 0.010, 0.011)),
        (0.7, (0.265, 0.026, 0.021)),
        (1.0, (0.36, 0.065, 0.048)),
    ),
    (0.72, 0.50, 0.37),
    0.9,
    0.07,
    7.5,
    1.0,
)


def cut_block(unit, rng, size, edge):
    """Distance from the middle to the nearest of six knife cuts, none of them square, along every ray."""
    normals = np.concatenate([np.eye(3), -np.eye(3)]) + rng.normal(size=(6, 3)) * 0.17
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    depth = np.array(size * 2) * rng.uniform(0.78, 1.12, 6)
    facing = np.maximum(unit @ normals.T, 1e-3)
    return np.power(np.power(depth / facing, -edge).sum(1), -1 / edge)


def diced(seed, meat, size=(1.7, 1.4, 1.25), around=300, along=200):
    """One piece; the grain runs near its long axis x."""
    rng = np.random.default_rng(seed)
    unit, faces, _ = sphere(around, along)
    block = unit * cut_block(unit, rng, size, meat.edge)[:, None]
    lumps = fbm(block * 0.55 + seed * 5, 3, seed)
    block = block * (1 + meat.slump * lumps)[:, None]
    # The grain: bundles of fibers, bent a little, thick as a match.
    tilt = rng.normal(size=2) * 0.35
    bend = 0.35 * fbm(block * 0.5 + seed, 2, seed + 2)
    across = stack(block[:, 1] + tilt[0] * block[:, 0] + bend, block[:, 2] + tilt[1] * block[:, 0] - bend)
    grain = stack(block[:, 0] * 0.30, across[:, 0], across[:, 1])
    nearest, second = worley(grain * [1, 3.6, 3.6] + seed * 3, seed + 4)
    seams = np.exp(-(((second - nearest) / 0.10) ** 2))
    fibers = fbm(grain * [1.2, 11, 11] + seed, 3, seed + 6, 0.6)
    torn = fbm(block * 3.2 + seed, 3, seed + 8)
    # Fat: sheets between the muscles, flecks along the grain, sometimes a rind on one side.
    sheet = crease(noise(block * 0.42 + seed * 7, seed + 10) + 0.10 * torn, 0.045 + 0.03 * rng.random())
    sheet = sheet * np.clip(noise(block * 0.5 + seed, seed + 12) * 2.5 + 0.3, 0, 1)
    flecks = crease(noise(grain * [0.9, 2.4, 2.4] + seed * 2, seed + 14), 0.055)
    flecks = flecks * np.clip(noise(block * 0.9 + seed, seed + 16) * 2.2 - 0.25, 0, 1)
    rind = np.clip((block[:, 2] - size[2] * 0.80 + 0.22 * lumps) * 6, 0, 1) * (rng.random() < 0.30 * meat.marbling)
    fat = np.clip(np.maximum.reduce([sheet * meat.marbling, 0.7 * flecks * meat.marbling, rind]), 0, 1)
    outward = unit / size
    outward /= np.linalg.norm(outward, axis=1)[:, None]
    relief = meat.rough * (0.026 * fibers + 0.035 * torn - 0.030 * seams) + 0.03 * fat
    points = block + outward * relief[:, None]
    tone = 0.50 + 0.24 * lumps + 0.17 * fibers - 0.14 * seams + 0.16 * torn * meat.rough + rng.normal() * 0.05
    colors = ramp(tone, *meat.flesh)
    film = np.clip(fbm(grain * [0.6, 1.4, 1.4] + seed * 4, 3, seed + 18) * 1.5 - 0.35, 0, 1)
    colors = blend(colors, np.array(meat.fat) * 0.9, film * 0.28)
    shade = np.array(meat.fat) * (0.88 + 0.16 * torn + 0.06 * fibers)[:, None]
    return points, faces, colors + (shade - colors) * fat[:, None]


def diced_beef(seed):
    return diced(seed, BEEF)
