"""Paper sacks of 25 kg with sewn ends, on the draped forms of full_sack.py. Paper does not hang, it breaks: its creases
are sharp lines between flat facets."""

import math

import numpy as np

from cloth import refine
from color import blend, ramp
from goods.full_sack import LENGTH, WIDTH
from mesh import build_mesh, grid_faces, stack
from noise import fbm, noise

KRAFT = ((0.0, (0.12, 0.066, 0.028)), (0.5, (0.255, 0.155, 0.075)), (1.0, (0.37, 0.245, 0.135)))
INK = (0.035, 0.085, 0.065)


def facets(place, seed):
    """Sharp valleys and ridges with flat fields between them."""
    broad = noise(place, seed)
    small = noise(place * 2.3 + 5, seed + 1)
    return 0.62 * np.abs(broad) + 0.30 * np.abs(small) - 0.34 * np.abs(noise(place * 1.3 + 9, seed + 2))


def outward(grid):
    normal = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
    return normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)


def paper_sack(points, seed, material, fine=4, tint=(1, 1, 1)):
    """Mesh of one sack."""
    grid = refine(refine(points, fine, False).transpose(1, 0, 2), fine, True)
    columns, rows = grid.shape[:2]
    grid = np.concatenate([grid, grid[:1]])
    away = np.linspace(0, 2 * WIDTH, columns + 1)[:, None]
    away = np.where(away > WIDTH, away - 2 * WIDTH, away)
    along = np.linspace(0, LENGTH, rows)[None]
    away, along = np.broadcast_arrays(away, along)
    turn = away / WIDTH * math.pi
    place = stack(np.cos(turn) * 2.3, np.sin(turn) * 2.3, along * 0.14 + seed * 7)
    end = np.minimum(along, LENGTH - along)
    broken = facets(place, seed) * np.clip(0.45 + 0.9 * fbm(place * 0.5, 2, seed + 5), 0.1, 1.1)
    rays = np.abs(noise(stack(np.cos(turn) * 6, np.sin(turn) * 6, along * 0.03 + seed * 3), seed + 7))
    near = np.clip((end - 3) / 2, 0, 1) * np.exp(-np.clip(end - 5, 0, 99) / 8)
    relief = -1.15 * broken * np.clip((end - 3) / 4, 0, 1) - 0.9 * near * (0.3 - rays).clip(0, 1)
    grid = grid - outward(grid) * np.clip(-relief, -0.15, 1.0)[..., None] * orientation(grid)
    tone = 0.56 + 0.10 * fbm(place * 1.1, 3, seed + 9) + 0.05 * fbm(place * np.array([2, 2, 30]), 2, seed + 10)
    colors = ramp(tone, *KRAFT) * np.array(tint)
    # Scuffs along the creases, a little sugar dust in them.
    worn = np.clip(0.11 - np.abs(noise(place, seed)), 0, 1) * np.clip(0.4 + fbm(place * 3, 2, seed + 12), 0, 1)
    colors = blend(colors, (0.40, 0.29, 0.18), worn * 3)
    dust = np.clip(fbm(place * 4.4 + 3, 4, seed + 13, 0.7) - 0.5, 0, 1)
    colors = blend(colors, (0.52, 0.46, 0.38), dust * 0.7)
    colors = printed(colors, along, place)
    colors = sewn(colors, end, away, seed)
    faces = grid_faces(columns + 1, rows)
    return build_mesh("paper", grid.reshape(-1, 3), faces, material, colors=colors.reshape(-1, 3))


def orientation(grid):
    """1 where the computed normals point out of the sack, or -1."""
    out = grid - grid.mean((0, 1))
    return np.sign((outward(grid) * out).sum(-1).mean())


def printed(colors, along, place):
    """A bar around the sack near one end."""
    for low, high in ((8.5, 11.0), (11.8, 12.3)):
        colors = blend(colors, INK, ((along > low) & (along < high)) * rubbed_ink(place))
    return colors


def rubbed_ink(place):
    return np.clip(0.90 + 0.7 * fbm(place * 5, 3, 21), 0.25, 0.95)


def sewn(colors, end, away, seed):
    """Crepe tape folded over both ends, a chain stitch through it."""
    tape = np.clip((4.6 - end) * 4, 0, 1)
    crepe = 1 + 0.10 * np.sin(away * 9 + 2 * fbm(stack(away, end, seed), 2, seed))
    colors = blend(colors, np.array([0.50, 0.40, 0.27])[None, None] * crepe[..., None], tape)
    stitch = np.exp(-(((end - 2.4) / 0.28) ** 2)) * (np.sin(away * 2 * math.pi / 1.0) > -0.3)
    colors = blend(colors, (0.62, 0.55, 0.44), np.clip(stitch, 0, 0.95))
    return blend(colors, colors * 0.5, np.exp(-(((end - 4.6) / 0.3) ** 2)) * 0.6)
