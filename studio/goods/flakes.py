"""Crushed goods: chili flakes and rubbed herbs, merged into one mesh by the thousand."""

import numpy as np

from color import ramp
from mesh import build_mesh, grid_faces, put, random_rotations

SIDE = 4


def flakes(points, size, tones, seed=0, ragged=0.12):
    """A bent, ragged chip at every point. `size` is (least, most), `tones` are dark, middle, light."""
    rng = np.random.default_rng(seed)
    count = len(points)
    axis = np.linspace(-1, 1, SIDE)
    u, v = (grid.reshape(-1) for grid in np.meshgrid(axis, axis, indexing="ij"))
    sheet = np.stack([u, v, 0.35 * (u * u - v * v)], -1)
    scale = (size[0] + (size[1] - size[0]) * rng.random((count, 1)) ** 1.6) * rng.uniform(0.55, 1.3, (count, 3))
    shapes = sheet[None] * scale[:, None] + rng.normal(size=(count, SIDE * SIDE, 3)) * scale[:, None] * ragged
    turns = random_rotations(rng, count)
    vertices = np.einsum("nij,nkj->nki", turns, shapes) + points[:, None]
    faces = (grid_faces(SIDE, SIDE)[None] + SIDE * SIDE * np.arange(count)[:, None, None]).reshape(-1, 4)
    colors = ramp(rng.random(count), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    return vertices.reshape(-1, 3), faces, np.repeat(colors, SIDE * SIDE, 0)


def flake_coat(points, size, tones, material, seed=0):
    """Put flakes at every point of a surface."""
    vertices, faces, colors = flakes(points, size, tones, seed)
    put(build_mesh("flakes", vertices, faces, material, True, colors=colors))
