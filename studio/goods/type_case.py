"""A printer's type case: a flat tray of oiled walnut, thin slats between its compartments."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, grid_faces, put, resample, stack
from noise import fbm, noise

WALNUT = (
    (0.0, (0.010, 0.0042, 0.0018)),
    (0.4, (0.034, 0.0145, 0.0060)),
    (0.7, (0.068, 0.031, 0.0125)),
    (1.0, (0.125, 0.062, 0.026)),
)
PITCH, SLAT, FRAME = 6.8, 0.8, 1.3
FLOOR, BRIM, RIM = 0.4, 2.6, 3.1


def slat(length, width, height, seed, cell=0.1):
    """A planed slat along x that stands on z = 0: its grain runs along it, its upper edges are rubbed pale."""
    rng = np.random.default_rng(seed)
    turn = np.linspace(0, 2 * math.pi, 200)
    # Nearly a rectangle: the edges are broken, not round.
    corner = (np.abs(np.cos(turn)) ** 12 + np.abs(np.sin(turn)) ** 12) ** (-1 / 12)
    outline = np.stack([corner * np.cos(turn) * width / 2, (corner * np.sin(turn) + 1) * height / 2], -1)
    section = resample(outline, int(2 * (width + height) / cell))[:-1]
    x = np.linspace(-length / 2, length / 2, int(length / cell))[:, None]
    y, z = section[None, :, 0], section[None, :, 1]
    figure = 2.4 * fbm(stack(x * 0.05, y * 0.5, z * 0.5 + seed * 7.0), 3, seed)
    rings = np.sin((y * 0.9 + z * 0.7 + figure) * 6 + seed)
    pores = fbm(stack(x * 0.5, y * 9, z * 9 + seed * 3.0), 3, seed + 1, 0.6)
    tone = 0.46 + 0.13 * rings + 0.20 * pores + 0.12 * fbm(stack(x * 0.15, y, z + seed), 2, seed + 2)
    colors = ramp(tone + rng.normal() * 0.06, *WALNUT)
    rubbed = np.exp(-((np.hypot(np.abs(y) - width / 2, z - height) / 0.14) ** 2))
    worn = np.clip(0.35 + 0.9 * noise(stack(x * 0.7, y * 0.5, z * 0.5 + seed), seed + 3), 0, 1)
    colors = blend(colors, (0.17, 0.092, 0.042), 0.6 * worn * rubbed)
    bow = 0.03 * fbm(stack(x * 0.06, 0.0, seed * 1.7), 2, seed + 4)
    points = stack(x, y + bow + 0.006 * pores, z + 0.010 * pores + 0.02 * noise(stack(x * 0.4, 0.0, seed), 5))
    return points.reshape(-1, 3), grid_faces(len(x), len(section), close_columns=True), colors.reshape(-1, 3)


def type_case(rows, top, material):
    """Stand a case on the stage, its left edge at x = 0, its first row at `top` and the others before it. A row lists
    the widths of its compartments; returns for every row the (x, y, half width, half depth) of each."""
    length = FRAME + PITCH * max(sum(row) for row in rows)
    bottom = top - PITCH * len(rows)
    seeds = iter(range(1, 999))

    def stand(size, at, upright=False):
        vertices, faces, colors = slat(*size, next(seeds))
        put(build_mesh("slat", vertices, faces, material, colors=colors), at, (0, 0, math.pi / 2 if upright else 0))

    floor = [(0, bottom, FLOOR), (length, bottom, FLOOR), (length, top, FLOOR), (0, top, FLOOR)]
    put(build_mesh("floor", floor, [(0, 1, 2, 3)], material, False, np.full((4, 3), 0.02)))
    depth = top - bottom
    stand((depth + SLAT + 2 * FRAME, FRAME, RIM), (FRAME / 2, (top + bottom) / 2, 0), True)
    cells = []
    for number, row in enumerate(rows):
        back = top - number * PITCH
        stand((length - FRAME, SLAT, BRIM), ((length + FRAME) / 2, back, 0))
        middle, left, line = back - PITCH / 2, FRAME - SLAT / 2, []
        for width in row:
            right = left + width * PITCH
            # The slats across are let into the others, a trace lower.
            stand((PITCH - SLAT + 0.02, SLAT, BRIM - 0.06), (right, middle, 0), True)
            line.append(((left + right) / 2, middle, (right - left - SLAT) / 2, (PITCH - SLAT) / 2))
            left = right
        cells.append(line)
    stand((length - FRAME, SLAT, BRIM), ((length + FRAME) / 2, bottom, 0))
    return cells
