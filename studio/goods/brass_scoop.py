"""A grocer's brass scoop."""

import math

import numpy as np

from color import ramp
from mesh import build_mesh, grid_faces, join, tube
from noise import fbm, worley


def brass_scoop(material, length=7.5, radius=2.3, handle=6.0):
    """Trough along x with its mouth at +x and open to +z, closed at the back, where the handle leaves along -x.
    Returns the mesh and its vertices."""
    rows, columns = 120, 140
    along = np.linspace(0, 1, rows)
    across = np.linspace(-1, 1, columns)
    t, s = np.meshgrid(along, across, indexing="ij")
    # The side walls fall toward the mouth, the back is drawn in to a dome.
    reach = math.pi * (0.62 - 0.30 * np.clip(t - 0.25, 0, 1) ** 1.2)
    angle = s * reach
    dome = np.sqrt(np.clip(1 - np.clip(1 - t / 0.22, 0, 1) ** 2, 0, 1)) * 0.96 + 0.04
    lip = 1 + 0.06 * np.clip(t - 0.8, 0, 1) ** 2
    layers = []
    for inset in (0.0, 0.07):
        r = (radius - inset) * dome * lip
        x = t * length + inset * (t < 0.2) - 0.25 * t * np.abs(s) ** 4 * length
        layers.append(np.stack([x, r * np.sin(angle), radius - r * np.cos(angle)], -1).reshape(-1, 3))
    count = rows * columns
    grid = grid_faces(rows, columns)
    corner = np.arange(rows) * columns
    edges = [corner, corner + columns - 1, (rows - 1) * columns + np.arange(columns), np.arange(columns)]
    lips = [np.stack([e[:-1], e[1:], e[1:] + count, e[:-1] + count], -1) for e in edges]
    body = np.concatenate(layers)
    dents, _ = worley(body * 1.1 + 3, 4)
    body = body + np.array([0, 0, 1]) * (0.03 * dents**2)[:, None]
    shank = np.linspace(0, 1, 60)
    path = np.stack([0.25 - handle * shank, 0 * shank, radius * 0.95 + 0.5 * shank], -1)
    thickness = np.interp(shank, [0, 0.05, 0.12, 0.2, 0.6, 0.9, 0.97, 1], [0.75, 0.6, 0.34, 0.32, 0.42, 0.5, 0.46, 0.1])
    grip, grip_faces = tube(path, thickness, 32)
    parts = [
        (body, np.concatenate([grid, grid[:, ::-1] + count, *lips]), (1, 1, 1), 0),
        (grip, grip_faces, (1, 1, 1), 0),
    ]
    vertices, faces, _, _ = join(parts)
    tone = 0.5 + 0.4 * fbm(vertices * 0.6, 4, 3)
    colors = ramp(tone, (0.1, (0.36, 0.20, 0.07)), (0.5, (0.62, 0.39, 0.155)), (0.9, (0.80, 0.56, 0.27)))
    return build_mesh("scoop", vertices, faces, material, colors=colors), vertices
