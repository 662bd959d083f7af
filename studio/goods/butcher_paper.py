"""Butcher's paper: a sheet that was crumpled and smoothed out again."""

import numpy as np

from color import blend, ramp
from goods.paper_sack import facets
from mesh import build_mesh, grid_faces, stack
from noise import fbm, noise

KRAFT = ((0.0, (0.20, 0.135, 0.085)), (0.5, (0.33, 0.235, 0.155)), (1.0, (0.45, 0.345, 0.245)))
SOAKED = (0.15, 0.075, 0.045)


def butcher_paper(size, seed, material, wet=0.0, cells=420):
    """Mesh of a sheet around the origin; within the radius `wet` it lies flat and is soaked."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, cells), np.linspace(-0.5, 0.5, cells), indexing="ij")
    x, y = u * size[0], v * size[1]
    place = stack(x * 0.22, y * 0.22, 1.0 * seed)
    away = np.hypot(x, y)
    loose = np.clip((away - wet * 0.8) / (0.6 * wet + 1), 0.12, 1)
    fold = facets(place, seed)
    edge = np.clip(np.maximum(np.abs(u), np.abs(v)) * 2 - 0.72, 0, 1) / 0.28
    z = 0.08 + loose * (0.95 * (fold + 0.35) * 0.8 + 0.10 * fbm(place * 6, 2, seed + 3))
    z = np.maximum(z + edge**2 * 0.9 * np.clip(noise(place * 0.6, seed + 7) + 0.2, 0, 1), 0.03)
    tone = 0.52 + 0.5 * (fold - 0.15) + 0.10 * fbm(place * 14, 3, seed + 5)
    colors = ramp(tone, *KRAFT)
    stain = away + 0.9 * fbm(place * 4, 3, seed + 9)
    colors = blend(colors, SOAKED, np.clip((wet + 0.5 - stain) / 0.5, 0, 0.8))
    points = stack(x + 0.08 * noise(place * 3, seed + 11), y, z).reshape(-1, 3)
    return build_mesh("paper", points, grid_faces(cells, cells), material, smooth=True, colors=colors.reshape(-1, 3))
