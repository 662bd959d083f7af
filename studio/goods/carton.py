"""Corrugated cartons, closed with tape or open: bulging sides, crushed corners, scuffed edges."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, joined_mesh, stack, turned_by
from noise import fbm, noise

BOARD = ((0.0, (0.13, 0.075, 0.036)), (0.5, (0.265, 0.165, 0.085)), (1.0, (0.38, 0.26, 0.15)))
INK = (0.03, 0.045, 0.04)
THICK = 0.5
CELL = 0.25
WHITE = ((0.0, (0.46, 0.44, 0.40)), (0.5, (0.60, 0.585, 0.55)), (1.0, (0.68, 0.67, 0.645)))


def rounded_loop(length, width, radius=0.55):
    """Points around a rectangle with round corners, with the distance along it; starts in the middle of -y."""
    half_x, half_y = length / 2 - radius, width / 2 - radius
    corners = []
    for cx, cy, start in ((half_x, -half_y, -90), (half_x, half_y, 0), (-half_x, half_y, 90), (-half_x, -half_y, 180)):
        for a in np.radians(np.linspace(start, start + 90, 7)):
            corners.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    loop = np.array([(0, -width / 2), *corners, (0, -width / 2)])
    distance = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    at = np.linspace(0, distance[-1], int(distance[-1] / CELL), endpoint=False)
    return np.stack([np.interp(at, distance, loop[:, k]) for k in (0, 1)], -1), at


def board_color(place, flute, edge, seed, tones=BOARD):
    """Board, kraft or lined white: cloudy, fibrous, the flutes just showing; worn pale and dirty along its edges."""
    tone = 0.52 + 0.10 * fbm(place * 0.07, 3, seed) + 0.05 * fbm(place * 1.3, 2, seed + 1)
    tone = tone + 0.018 * np.sin(flute * 2 * math.pi / 0.72)
    colors = ramp(tone, *tones)
    rub = np.exp(-edge / 0.8) * np.clip(0.35 + 1.2 * fbm(place * 0.5, 3, seed + 2), 0, 1)
    colors = blend(colors, (0.43, 0.32, 0.21), rub * 0.8)
    stain = np.clip(fbm(place * 0.11 + 7, 4, seed + 3, 0.6) - 0.3, 0, 1)
    return blend(colors, colors * 0.46, stain * 0.6)


def sides(length, width, height, seed, mark=None, open_top=False, tones=BOARD, ink=INK):
    """The four sides as one sheet around: vertices, faces, colors."""
    loop, along = rounded_loop(length, width)
    rows = int(height / CELL)
    z = np.linspace(0, height, rows)
    outer = stack(loop[None, :, 0], loop[None, :, 1], z[:, None])
    shell = [outer, outer[::-1] * (1 - 2 * THICK / length, 1 - 2 * THICK / width, 1)] if open_top else [outer]
    grid = np.concatenate(shell)
    count = len(loop)
    high = grid[..., 2] / height
    # Full cartons bulge; corners give way at the bottom and at the top.
    u, v = grid[..., 0] / (length / 2), grid[..., 1] / (width / 2)
    swell = np.sin(math.pi * np.clip(high, 0, 1)) ** 0.8
    face = np.clip(1 - np.minimum(np.abs(u), np.abs(v)) ** 2.5, 0, 1)
    wave = 0.5 + 0.6 * fbm(grid * 0.07 + seed * 9, 2, seed)
    push = 0.9 * swell * face * wave
    corner = np.clip(np.minimum(np.abs(u), np.abs(v)) - 0.80, 0, 1) * 5
    crush = corner * (np.exp(-high * 9) + np.exp(-(1 - high) * 9)) * np.clip(fbm(grid * 0.35 + seed, 2, seed + 4), 0, 1)
    out = stack(np.where(np.abs(u) > np.abs(v), np.sign(u), 0), np.where(np.abs(u) > np.abs(v), 0, np.sign(v)), 0.0)
    soft = 0.10 * fbm(grid * 0.22 + seed * 3, 3, seed + 5)
    around = np.broadcast_to(along[None], grid.shape[:2])
    ribs = 0.018 * np.sin(around * 2 * math.pi / 0.72)
    points = grid + out * (push - 0.9 * crush + soft + ribs)[..., None]
    edge = np.minimum(grid[..., 2], height - grid[..., 2]) + 0.0
    fold = np.abs(np.abs(grid[..., 0]) - length / 2) + np.abs(np.abs(grid[..., 1]) - width / 2)
    colors = board_color(grid + seed * 13, around, np.minimum(edge, fold), seed, tones)
    if mark is not None:
        size = min(width, height) * 0.62
        worn = np.clip(0.95 + 0.3 * fbm(grid * 0.8, 3, seed + 7), 0.45, 1)
        rise = (grid[..., 2] - height * 0.47) / size + 0.5
        front, left = grid[..., 1] < -width / 2 + 1, grid[..., 0] < -length / 2 + 1
        colors = blend(colors, ink, mark(grid[..., 0] / size + 0.5, rise) * front * worn)
        colors = blend(colors, ink, mark(-grid[..., 1] / size + 0.5, rise) * left * worn)
    return points.reshape(-1, 3), grid_faces(len(grid), count, close_columns=True), colors.reshape(-1, 3)


def flap(length, depth, seed, curve=0.0, tones=BOARD):
    """A flap hinged along x at the origin, lying toward -y, bent by `curve`: vertices, faces, colors."""
    columns, rows = int(length / CELL), int(depth / CELL)
    x = np.linspace(-length / 2, length / 2, columns)[None]
    t = np.linspace(0, 1, rows)[:, None]
    narrowing = 1 - 0.012 * t
    bow = 0.35 * fbm(stack(x * 0.06, t, seed), 2, seed)
    y = -t * depth + 0.10 * fbm(stack(x * 0.5, t * 0, seed * 3), 2, seed + 1) * (t > 0.97)
    top = stack(x * narrowing, y, bow * t + curve * t**2 + 0.018 * np.sin(x * 2 * math.pi / 0.72))
    grid = np.concatenate([top, (top - np.array([0, 0, THICK]))[::-1]])
    edge = np.minimum(length / 2 - np.abs(grid[..., 0]), depth + grid[..., 1])
    colors = board_color(grid + seed * 13, grid[..., 0], np.maximum(edge, 0), seed, tones)
    # The cut edge shows the flutes.
    lip = np.abs(np.arange(2 * rows) - rows + 0.5) < 1
    hole = 0.5 + 0.5 * np.sin(grid[..., 0] * 2 * math.pi / 0.72)
    colors = blend(colors, (0.05, 0.028, 0.014), lip[:, None] * hole * 0.8)
    return grid.reshape(-1, 3), grid_faces(2 * rows, columns, close_rows=True), colors.reshape(-1, 3)


def highest(points, x, y, cell=0.6):
    """How high points reach around each (x, y); -inf where there are none."""
    corner = points[:, :2].min(0) - 8
    ground = np.full(((points[:, :2].max(0) + 8 - corner) / cell).astype(int) + 1, -np.inf)
    np.maximum.at(ground, tuple(((points[:, :2] - corner) / cell).astype(int).T), points[:, 2])
    return ground[((x - corner[0]) / cell).astype(int), ((y - corner[1]) / cell).astype(int)]


def tape_strip(length, width, height, seed, lids, broad=5.0, skew=0.0):
    """Parcel tape over the bent `lids`, given by their points, and down both ends, `skew` from straight: vertices,
    faces, colors."""
    down = 4.2
    s = np.linspace(-length / 2 - down, length / 2 + down, int((length + 2 * down) / 0.4))[:, None]
    v = np.linspace(-0.5, 0.5, 24)[None] * broad
    over = np.clip(np.abs(s) - length / 2, 0, None)
    x = np.clip(s, -length / 2, length / 2) + np.sign(s) * (0.12 + 0.75 * np.clip(over / 4, 0, 1)) * (over > 0)
    z = height + 0.16 - over + 0.05 * fbm(stack(s * 0.7, v * 0.7, seed), 2, seed)
    grid = stack(x, v + skew * s + 0.1 * noise(stack(s * 0.1, 0 * v, seed), seed), z)
    grid[..., 2] = np.maximum(grid[..., 2], highest(lids, grid[..., 0], grid[..., 1]) + 0.05)
    tone = 0.5 + 0.3 * fbm(grid * 0.6, 3, seed)
    colors = ramp(tone, (0, (0.17, 0.092, 0.035)), (1, (0.31, 0.19, 0.085)))
    return grid.reshape(-1, 3), grid_faces(*grid.shape[:2]), colors.reshape(-1, 3)


def moved(part, slot, shift=(0, 0, 0), tilt=(0, 0, 0)):
    """A part turned and shifted to its place in the carton, with its material's number."""
    vertices, faces, colors = part
    return vertices @ turned_by(*tilt).T + np.array(shift), faces, colors, slot


def closed_carton(size, seed, materials, mark, tones=BOARD, ink=INK, skew=0.0):
    """Mesh of a sealed carton; the materials are board and tape. mark(u, v) is 1 across the middle of a side;
    `skew` is how much the tape strays from the middle, in cm a cm."""
    length, width, height = size
    parts = [moved(sides(length, width, height, seed, mark, False, tones, ink), 0)]
    for k, side in enumerate((0, math.pi)):
        lid = flap(length - 0.4, width / 2 - 0.12, seed + 20 + k, 0.0, tones)
        hinge = (0, width / 2 - 0.1 if side == 0 else 0.1 - width / 2, height + 0.02)
        parts.append(moved(lid, 0, hinge, (0, 0, side)))
    lids = np.concatenate([part[0] for part in parts[1:]])
    parts.append(moved(tape_strip(length, width, height, seed, lids, skew=skew), 1))
    return joined_mesh("carton", parts, materials)[0]


def open_carton(size, seed, materials, mark, drops=(0.9, 1.2, 0.7, 1.05), tones=BOARD, ink=INK):
    """Mesh of an open carton. Its flaps hang outward, below the horizontal by `drops`: front, back, left, right."""
    length, width, height = size
    parts = [moved(sides(length, width, height, seed, mark, True, tones, ink), 0)]
    for k, side in enumerate((0, math.pi, -math.pi / 2, math.pi / 2)):
        along, reach = (length, width / 2) if k < 2 else (width, length / 2)
        vertices, faces, colors = flap(along - 1.0, width / 2, seed + 30 + k, -1.2, tones)
        hinge = (math.sin(side) * (reach - 0.1), -math.cos(side) * (reach - 0.1), height)
        parts.append(moved((vertices @ turned_by(drops[k], 0, 0).T, faces, colors), 0, hinge, (0, 0, side)))
    return joined_mesh("open carton", parts, materials)[0]
