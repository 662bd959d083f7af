"""A masala box: the round brass tin with seven cups."""

import math

import numpy as np

from containers import paint_brass
from materials import brass
from mesh import build_mesh, lathe, put, resample

CUPS = 7


def vessel(radius, height, wall, seed, corner=0.5):
    """Straight-walled brass vessel with a rounded foot and rim."""
    inner = radius - wall
    profile = [(0.001, 0.0), (radius - corner, 0.0), (radius - corner * 0.3, corner * 0.3), (radius, corner)]
    profile += [
        (radius, height - 0.1),
        (radius - wall * 0.1, height),
        (radius - wall * 0.9, height),
        (inner, height - 0.1),
    ]
    profile += [
        (inner, corner + wall),
        (inner - corner * 0.3, corner * 0.3 + wall),
        (inner - corner, wall),
        (0.001, wall),
    ]
    vertices, faces = lathe(resample(profile, 120), 220)
    outward = vertices.copy()
    outward[:, 2] = 0
    outward /= np.linalg.norm(outward, axis=1)[:, None] + 1e-6
    plain, colors = paint_brass(vertices, outward, vertices + seed * 11.0, seed)
    # Spun, not hammered: only a fifth of the dents.
    return vertices + (plain - vertices) * 0.2, faces, colors


def masala_box(center, radius=9.2, cup=2.75):
    """Put the tin with a cup in the middle and six around it; returns (x, y, inner radius, rim) for every cup."""
    metal = brass(0.27)
    vertices, faces, colors = vessel(radius, 3.6, 0.16, 1, 0.9)
    put(build_mesh("tin", vertices, faces, metal, colors=colors), (*center, 0))
    spots = []
    for k in range(CUPS):
        angle = k * 2 * math.pi / (CUPS - 1) + 0.2
        ring = 0 if k == CUPS - 1 else radius - cup - 0.35
        x, y = center[0] + ring * math.cos(angle), center[1] + ring * math.sin(angle)
        vertices, faces, colors = vessel(cup, 2.9, 0.10, k + 2, 0.6)
        put(build_mesh("cup", vertices, faces, metal, colors=colors), (x, y, 0.17), (0, 0, k * 1.3))
        spots.append((x, y, cup - 0.11, 3.05))
    return spots
