"""Honey that runs into a drum: the pool with the mound it makes, the stream, and the rope it lays in coils."""

import math

import numpy as np

from color import flat
from mesh import build_mesh, grid_faces, put, smooth_curve, stack, tube
from noise import fbm, noise

DEEP = (0.97, 0.80, 0.36)
CLEAR = (0.98, 0.74, 0.20)


def pool(radius, level, at, material, location):
    """The surface in a drum: it climbs the wall a little, and rises where the stream lands at `at`, in rings that die
    away. Returns a function for its height there."""
    spokes, rings = 560, 420
    a = np.linspace(0, 2 * math.pi, spokes, endpoint=False)[:, None]
    q = np.linspace(0, 1, rings)[None] ** 0.8
    x, y = q * radius * np.cos(a), q * radius * np.sin(a)

    def height(x, y):
        away = np.hypot(x - at[0], y - at[1])
        swirl = 0.5 * np.arctan2(y - at[1], x - at[0])
        rope = 0.20 * np.cos(away * 1.5 - 2 * swirl) * np.exp(-((away / 9.0) ** 2)) * np.clip(away / 3, 0, 1)
        return level + 2.3 * np.exp(-((away / 7.0) ** 2)) + rope + 0.35 * np.exp(-away / 9)

    z = height(x, y) + 0.55 * np.exp((q - 1) * radius / 0.6)
    z = z + 0.05 * fbm(stack(x * 0.07, y * 0.07, 4.0), 2, 3)
    colors = np.array(DEEP) ** (2.2 * (1 - 0.8 * q**14) + 0 * x)[..., None]
    faces = grid_faces(spokes, rings, close_rows=True)[:, ::-1]
    put(build_mesh("pool", stack(x, y, z).reshape(-1, 3), faces, material, colors=colors.reshape(-1, 3)), location)
    return height


def stream(at, low, high, material, location):
    """The stream from above, thinner as it falls faster, and the rope coiled up under it."""
    t = np.linspace(0, 1, 260)
    turns = 3.8
    angle = 2 * math.pi * turns * t
    reach = 4.5 - 2.9 * t**0.75
    coil = stack(at[0] + reach * np.cos(angle), at[1] + reach * np.sin(angle), low - 0.5 + 6.0 * t)
    coil = coil + 0.10 * stack(noise(coil * 0.5, 1), noise(coil * 0.5, 2), noise(coil * 0.5, 3))
    end = coil[-1]
    fall = np.linspace(0, 1, 40)[1:, None]
    down = end + (np.array([at[0], at[1], low + 12]) - end) * fall
    above = stack(at[0] + 0 * fall[:, 0], at[1] + 0 * fall[:, 0], low + 12 + (high - low - 12) * fall[:, 0])
    path = smooth_curve(np.concatenate([coil[::4], down[6::8], above[3::6]]), 900)
    climb = np.clip((path[:, 2] - low - 6) / (high - low - 6), 0, 1)
    radius = 1.0 + 0.75 * climb**1.6
    # The first turns have begun to sink into the rest.
    radius = radius * np.interp(np.arange(900), [0, 60, 900], [0.55, 1, 1])
    points, faces = tube(path, radius, 36)
    put(build_mesh("stream", points, faces, material, colors=flat(points, CLEAR)), location)
