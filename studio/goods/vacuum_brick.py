"""Vacuum-packed bricks of nuts in foil: the film is drawn tight over the kernels and creased at the edges."""


import numpy as np

from color import blend, ramp
from mesh import grid_faces, joined_mesh, stack
from noise import crease, fbm, noise, worley

FOIL = ((0.0, (0.30, 0.29, 0.27)), (0.6, (0.52, 0.51, 0.49)), (1.0, (0.68, 0.67, 0.65)))


def box(cells):
    """A cube of six grids, -1..1: points and faces."""
    g = np.linspace(-1, 1, cells)
    a, b = np.meshgrid(g, g, indexing="ij")
    one = np.ones_like(a)
    sides = ((one, a, b), (-one, b, a), (a, -one, b), (b, one, a), (a, b, one), (b, a, -one))
    points = np.concatenate([stack(*side).reshape(-1, 3) for side in sides])
    quads = grid_faces(cells, cells)
    return points, np.concatenate([quads + k * cells * cells for k in range(6)])


def vacuum_brick(seed, material, size=(27.0, 17.0, 8.5), cells=230):
    """A brick lying on its broad side, its sealed ends at -x and +x. Returns the mesh and its vertices."""
    unit, faces = box(cells)
    power = 9
    unit = unit / (np.abs(unit) ** power).sum(1)[:, None] ** (1 / power)
    points = unit * np.array(size) / 2
    points[:, 2] *= 1 + 0.07 * fbm(points * 0.12 + seed * 4, 2, seed)
    points[:, 1] *= 1 + 0.04 * fbm(points * 0.12 + seed * 5, 2, seed + 1)
    nearest, second = worley(points * 0.62 + seed * 11, seed)
    kernels = np.clip((second - nearest) / 0.45, 0, 1) ** 0.6
    warp = stack(*(fbm(points * 0.25 + seed, 2, seed + k) for k in (2, 3, 4)))
    tight = noise(points * 0.55 + 1.5 * warp, seed + 5)
    fine = noise(points * 1.5 + 2.0 * warp, seed + 6)
    folds = -0.16 * crease(tight, 0.09) + 0.10 * np.abs(tight) - 0.07 * crease(fine, 0.12) + 0.03 * np.abs(fine)
    # Film is too long for the edges: it gathers there in folds across them.
    edge = np.clip((np.abs(unit) ** 3).sum(1) - 1.15, 0, 1)
    gather = -crease(noise(points * np.array([1.1, 1.1, 0.35]) + seed, seed + 7), 0.14) * edge
    points = points + unit * (0.20 * kernels + folds + 0.30 * gather)[:, None]
    tone = 0.62 + 0.25 * folds / 0.16 + 0.12 * fbm(points * 0.5, 3, seed + 8) + 0.12 * (kernels - 0.6)
    colors = ramp(tone, *FOIL)
    parts = [(points, faces, colors, 0)]
    for side in (-1, 1):
        parts.append((*fin(seed + side, size, side), 0))
    mesh, vertices = joined_mesh("brick", parts, [material])
    return mesh, vertices


def fin(seed, size, side):
    """The sealed end, folded up against the brick's face."""
    columns, rows = 160, 60
    v = np.linspace(-0.5, 0.5, columns)[None] * size[1] * 0.97
    t = np.linspace(0, 1, rows)[:, None]
    reach = size[0] / 2 - 0.2 + 1.3 * np.sin(t * 2.4) + 0.10 * np.sin(t * 75) * (t > 0.45)
    rise = -0.6 + 3.4 * t**1.3 + 0.35 * fbm(stack(v * 0.25, t, seed), 3, seed + 40)
    wave = 0.30 * fbm(stack(v * 0.35, t * 0.8, seed), 2, seed + 30) * t
    grid = stack(side * (reach + wave), v, rise)
    tone = 0.62 + 0.2 * fbm(grid * 0.8, 2, seed) + 0.05 * np.sin(t * 75)
    colors = blend(ramp(tone, *FOIL), (0.40, 0.39, 0.37), np.clip(t - 0.9, 0, 1) * 4 + 0 * v)
    return grid.reshape(-1, 3), grid_faces(rows, columns), colors.reshape(-1, 3)
