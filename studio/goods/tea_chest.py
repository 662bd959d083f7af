"""Tea chests: plywood, edges bound with tin and tacked, lined with foil."""

import math

import numpy as np

from color import blend, ramp
from goods.pallet import board
from mesh import build_mesh, grid_faces, put, stack, turned_by
from noise import crease, fbm, noise

SIDE, HEIGHT, PLY = 42.0, 44.0, 0.6
TIN = ((0.0, (0.10, 0.095, 0.088)), (0.5, (0.24, 0.235, 0.225)), (1.0, (0.40, 0.395, 0.38)))


def strip(length, width, seed):
    """A strip of tin along x, standing a little off z = 0, with a row of tacks on either side of its fold at y = 0."""
    columns, rows = int(length / 0.22), 26
    x = np.linspace(-length / 2, length / 2, columns)[:, None]
    v = np.linspace(-1, 1, rows)[None]
    at = stack(x * 0.3, v, seed)
    # Folded over the edge: two wings at right angles, the fold rounded.
    wing = np.abs(v) * width
    fold = np.sqrt(wing**2 + 0.12) - 0.35
    ragged = 0.10 * fbm(stack(x * 0.4, np.sign(v), seed), 2, seed) * np.abs(v) ** 6
    lift = 0.07 * fbm(at * 2, 2, seed + 1) + 0.12
    grid = stack(x, np.where(v < 0, lift, -fold - ragged), np.where(v < 0, -fold - ragged, lift))
    spacing = 4.6
    along = (x + 0.6 * np.sin(x * 3.1 + seed)) % spacing - spacing / 2
    tack = np.exp(-((np.hypot(along, (np.abs(v) - 0.62) * width) / 0.26) ** 2))
    dent = np.exp(-((np.hypot(along, (np.abs(v) - 0.62) * width) / 0.7) ** 2))
    out = stack(0 * x, np.where(v < 0, 1.0, 0.0), np.where(v < 0, 0.0, 1.0))
    grid = grid + out * (0.10 * tack - 0.05 * dent)[..., None]
    tone = 0.5 + 0.3 * fbm(at * 3, 3, seed + 2) + 0.3 * tack - 0.3 * dent
    colors = ramp(tone, *TIN)
    rust = np.clip(fbm(at * np.array([2, 4, 1]) + 5, 4, seed + 3, 0.6) - 0.05, 0, 1)
    colors = blend(colors, (0.085, 0.040, 0.018), np.clip(rust * 1.2 + 0.4 * dent, 0, 0.8))
    return grid.reshape(-1, 3), grid_faces(columns, rows), colors.reshape(-1, 3)


def panel(length, width, seed, mark=None):
    """A sheet of ply standing on its long edge in the plane y = 0, outer face toward -y."""
    vertices, faces, colors = board(length, width, PLY, seed, (), 0.4)
    colors = np.minimum(colors * np.array([1.25, 1.2, 1.1]), 1)
    upright = stack(vertices[:, 0], -vertices[:, 2], vertices[:, 1] + width / 2)
    if mark is not None:
        size = width * 0.46
        worn = np.clip(0.85 + 0.8 * fbm(upright * 0.5, 3, seed), 0.2, 1)
        ink = mark(upright[:, 0] / size + 0.5, (upright[:, 2] - width * 0.5) / size + 0.5) * worn
        colors = blend(colors, (0.025, 0.022, 0.02), ink * (upright[:, 1] < -PLY * 0.6))
    return upright, faces, colors


def chest(spot, turn, seed, wood, tin, mark, lid=True):
    """Stand a chest on the stage."""
    base = turned_by(0, 0, turn)

    def place(part, material, tilt, shift):
        vertices, faces, colors = part
        own = (vertices @ turned_by(*tilt).T + np.array(shift)) @ base.T + np.array(spot)
        put(build_mesh("chest", own, faces, material, colors=colors))

    half = SIDE / 2
    for k in range(4):
        side = k * math.pi / 2
        out = (math.sin(side) * half, -math.cos(side) * half, 0)
        place(panel(SIDE, HEIGHT, seed * 9 + k, mark if k in (0, 3) else None), wood, (0, 0, side), out)
        # Bindings: along the foot, along the rim, up the corner.
        edge = (math.sin(side) * (half + PLY), -math.cos(side) * (half + PLY))
        place(strip(SIDE, 2.6, seed * 7 + k), tin, (0, 0, side + math.pi), (*edge, HEIGHT))
        foot, faces, colors = strip(SIDE, 2.6, seed * 7 + k + 20)
        place((foot * (1, 1, -1), faces, colors), tin, (0, 0, side + math.pi), (*edge, 0.2))
        slant, reach = side - math.pi / 4, (half + PLY) * math.sqrt(2)
        corner = (math.sin(slant) * reach, -math.cos(slant) * reach, HEIGHT / 2)
        place(corner_strip(seed * 7 + k + 40, side), tin, (0, 0, 0), corner)
    if lid:
        vertices, faces, colors = panel(SIDE, SIDE, seed * 9 + 5)
        flat = stack(vertices[:, 0], vertices[:, 2] - half, -vertices[:, 1])
        place((flat, faces, colors), wood, (0, 0, 0), (0, 0, HEIGHT - 0.5))


def corner_strip(seed, side):
    """An upright binding whose wings run along both sides of a corner."""
    vertices, faces, colors = strip(HEIGHT - 1.0, 2.6, seed)
    upright = stack(vertices[:, 1], vertices[:, 2], vertices[:, 0])
    # The wings of a strip lie toward -y and -z, here -x and -y: turned so that they lie along the chest.
    return upright @ turned_by(0, 0, side + math.pi).T, faces, colors


def foil_lining(seed, material, spot, turn, low=6.0, high=5.0):
    """Crumpled foil that stands up from inside the rim and falls outward."""
    half = SIDE / 2 - 0.5
    columns, rows = 900, 150
    s = np.linspace(0, 4, columns, endpoint=False)
    k = s.astype(int)
    f = (s - k) * 2 - 1
    corner = 1 - np.clip(np.abs(f) - 0.86, 0, 1) ** 2 * 9
    x = np.choose(k, [f, np.ones_like(f), -f, -np.ones_like(f)])
    y = np.choose(k, [-np.ones_like(f), f, np.ones_like(f), -f])
    ring = np.stack([x * corner, y * corner], -1) * half
    angle = np.arctan2(ring[:, 1], ring[:, 0])
    around = stack(np.cos(angle) * 5, np.sin(angle) * 5, seed)
    t = np.linspace(0, 1, rows)[:, None]
    tall = high * (1 + 0.45 * fbm(around * 0.8, 3, seed))[None]
    lean = (0.5 + 0.7 * fbm(around * 0.6 + 3, 2, seed + 1))[None]
    z = HEIGHT - low + (low + tall) * t
    over = np.clip((z - HEIGHT + 0.5) / high, 0, 2)
    place = stack(around[None, :, 0] + 0 * t, around[None, :, 1] + 0 * t, t * 2.2 + seed)
    folds = np.abs(noise(place * 1.6, seed + 2)) + 0.5 * np.abs(noise(place * 3.7, seed + 3)) - 0.4
    sharp = crease(noise(place * 2.4 + 4, seed + 4), 0.10)
    reach = 1 + (over**1.6 * 2.6 * lean + (1.5 * folds - 0.5 * sharp) * np.clip(over * 2 + 0.15, 0, 1)) / half
    points = stack(ring[None, :, 0] * reach, ring[None, :, 1] * reach, z - 0.9 * over**2 * lean + 0.7 * folds * over)
    tone = 0.75 + 0.35 * fbm(place * 2, 3, seed + 5) - 0.2 * sharp
    colors = ramp(tone, (0, (0.26, 0.25, 0.235)), (1, (0.62, 0.61, 0.59)))
    flat = points.reshape(-1, 3) @ turned_by(0, 0, turn).T + np.array(spot)
    put(build_mesh("foil", flat, grid_faces(rows, columns, close_columns=True), material, colors=colors.reshape(-1, 3)))
    return flat
