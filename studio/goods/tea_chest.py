"""Tea chests: plywood, edges bound with tin and tacked, lined with foil."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, grid_faces, put, resample, stack, turned_by
from noise import crease, fbm, noise

SIDE, HEIGHT, PLY = 42.0, 44.0, 0.6
BIRCH = ((0.0, (0.175, 0.105, 0.050)), (0.5, (0.315, 0.212, 0.112)), (1.0, (0.43, 0.32, 0.20)))
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
    lift = 0.03 * fbm(at * 2, 2, seed + 1) + 0.10
    grid = stack(x, np.where(v < 0, lift, -fold - ragged), np.where(v < 0, -fold - ragged, lift))
    spacing = 4.6
    along = (x + 0.6 * np.sin(x * 3.1 + seed)) % spacing - spacing / 2
    tack = np.exp(-((np.hypot(along, (np.abs(v) - 0.62) * width) / 0.26) ** 2))
    dent = np.exp(-((np.hypot(along, (np.abs(v) - 0.62) * width) / 0.7) ** 2))
    out = stack(0 * x, np.where(v < 0, 1.0, 0.0), np.where(v < 0, 0.0, 1.0))
    # Ends are where corners meet the floor: beaten flat, bent in.
    end = np.exp(-(length / 2 - np.abs(x)) / 1.6)
    beaten = end * np.clip(0.5 + noise(stack(np.sign(x) * 2 + x * 0.4, v, seed), seed + 5), 0, 1)
    grid = grid + out * (0.10 * tack - 0.05 * dent - 0.16 * beaten)[..., None]
    tone = 0.62 + 0.16 * fbm(at * 3, 3, seed + 2) + 0.25 * tack - 0.3 * dent - 0.2 * beaten
    colors = ramp(tone, *TIN)
    rust = np.clip(fbm(at * np.array([0.7, 3, 1]) + 5, 4, seed + 3, 0.6) - 0.22, 0, 1)
    colors = blend(colors, (0.085, 0.040, 0.018), np.clip(rust * 1.3 + 0.35 * dent + 0.4 * beaten, 0, 0.75))
    return grid.reshape(-1, 3), grid_faces(columns, rows), colors.reshape(-1, 3)


def veneer(x, z, seed):
    """Peeled birch: wide, quiet contours, since the knife goes around the trunk; fine pores along x."""
    rng = np.random.default_rng(seed)
    field = 5.5 * fbm(stack(x * 0.010, z * 0.045, seed * 3.1), 2, seed) + z * rng.uniform(0.05, 0.12)
    contour = np.abs((field % 1) * 2 - 1) ** 1.6
    pores = fbm(stack(x * 0.22, z * 5.0, seed), 3, seed + 1, 0.6)
    cloud = fbm(stack(x * 0.05, z * 0.05, seed * 5.0), 3, seed + 2)
    tone = 0.46 + 0.24 * (contour - 0.4) + 0.14 * pores + 0.16 * cloud + rng.normal() * 0.07
    colors = ramp(tone, *BIRCH)
    scuff = crease(noise(stack(x * 0.10, z * 0.6, seed), seed + 3), 0.012)
    scuff *= np.clip(noise(stack(x * 0.06, z * 0.08, seed + 9.0), seed + 4) * 2.5 - 0.4, 0, 1)
    colors = blend(colors, (0.47, 0.36, 0.24), scuff * 0.55)
    stain = np.clip(fbm(stack(x * 0.07, z * 0.05, seed + 20.0), 4, seed + 5, 0.6) - 0.30, 0, 1)
    return blend(colors, (0.11, 0.066, 0.034), stain * 0.75)


def panel(length, width, seed, mark=None):
    """A sheet of ply standing on its long edge in the plane y = 0, outer face toward -y. Flat: a sheet bows by a
    millimeter or two and takes dents, it does not wave."""
    rng = np.random.default_rng(seed)
    columns, rows = int(length / 0.25), int(width / 0.25)
    x = np.linspace(-length / 2, length / 2, columns)[None]
    z = np.linspace(0, width, rows)[:, None]
    u, v = 2 * x / length, 2 * z / width - 1
    bow = rng.uniform(-0.15, 0.25) * (1 - u**2) * (1 - v**2)
    dents = 0 * x * z
    for _ in range(rng.integers(1, 4)):
        at_x, at_z, size = rng.uniform(-0.45, 0.45) * length, rng.uniform(0.05, 0.95) * width, rng.uniform(0.4, 1.4)
        dents = dents + 0.10 * np.exp(-(((x - at_x) ** 2 + (z - at_z) ** 2) / size**2))
    grid = stack(x + 0 * z, -PLY - bow + dents + 0.006 * fbm(stack(x * 0.25, z * 4, seed), 2, seed), z + 0 * x)
    colors = veneer(x + 0 * z, z + 0 * x, seed)
    colors = blend(colors, (0.10, 0.062, 0.034), np.clip(dents * 4, 0, 0.5))
    # Hands and hooks take it by the corners.
    corner = np.hypot(length / 2 - np.abs(x), np.minimum(z, width - z))
    ragged = fbm(grid * 0.35 + seed, 3, seed + 6)
    near = np.exp(-np.maximum(corner - 2.2, 0) / 1.4)
    colors = blend(colors, (0.075, 0.050, 0.030), near * np.clip(0.35 + ragged, 0, 0.7))
    if mark is not None:
        size = width * 0.46
        worn = np.clip(0.85 + 0.8 * fbm(grid * 0.5, 3, seed), 0.2, 1)
        ink = mark(grid[..., 0] / size + 0.5, (grid[..., 2] - width * 0.5) / size + 0.5)
        colors = blend(colors, (0.025, 0.022, 0.02), ink * worn)
    return grid.reshape(-1, 3), grid_faces(rows, columns), colors.reshape(-1, 3)


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
        # Bindings: along the foot, up the corner, and along the rim to hold the lid.
        edge = (math.sin(side) * (half + PLY), -math.cos(side) * (half + PLY))
        if lid:
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


def bends(at, rng, reach, apart):
    """Heights of a sheet bent along straight lines across `at`: flat fields between them, -0.5 to 0.5."""
    knots = np.cumsum(rng.uniform(0.4, 1.6, int(4 * reach / apart)) * apart) - 2 * reach
    return np.interp(at, knots, rng.uniform(-0.5, 0.5, len(knots)))


def foil_flap(seed, low):
    """The foil of one side, for the side at y = 0 that faces -y: up the inside from `low` below the rim, tight over it,
    and down outside to a straight cut."""
    rng = np.random.default_rng(seed)
    columns, rows = 420, 220
    t = np.linspace(0, 1, rows)[None]
    u = np.linspace(-1, 1, columns)[:, None]
    hang = 4.6 + rng.normal() * 0.3
    path = [(-0.2, -low), (-0.2, 0.06), (-0.3, 0.2), (-0.75, 0.22), (-0.95, 0.05), (-1.0, -hang)]
    y, z = (part[None] for part in resample(path, rows).T)
    inner, depth = np.clip((y + 0.6) / 0.3, 0, 1), np.clip(-z, 0, None)
    outside = np.clip(depth / 1.5, 0, 1) * (1 - inner)
    # Slit at the corners: outside the flaps are as wide as the chest, and draw in a little toward the cut.
    drawn = np.where(u < 0, *rng.uniform(0.6, 2.2, 2)) * depth / hang
    s = u * (SIDE / 2 + 0.2 + (0.85 - drawn) * (1 - inner))
    slant = rng.uniform(0.25, 0.6) * rng.choice([-1, 1])
    planes = bends(s + 0.25 * depth, rng, SIDE, 3.4) + 0.8 * bends(s * slant + depth, rng, SIDE, 2.6)
    # The sheet remembers how it lay folded in its bale.
    bale = np.abs(s - rng.uniform(-0.5, 0.5) * SIDE + 0.15 * depth)
    crinkle = fbm(stack(s * 0.9, (y + z) * 0.9, seed), 3, seed)
    lean = 0.05 + 0.14 * np.clip(0.4 + 1.2 * fbm(stack(u * 1.6, 0 * t, seed), 2, seed + 1), 0, 1)
    push = (0.65 * outside + 0.22 * inner) * planes + 0.05 * crinkle * (outside + inner)
    push = push + 0.12 * np.clip(1 - bale / 0.5, 0, 1) * outside
    cut = 0.5 * bends(s, rng, SIDE, 8.0) * (depth / hang) ** 4 * (1 - inner)
    y = y - (1 - 2 * inner) * (push + 0.25 * outside) - lean * depth * (1 - inner)
    # Some fields lie pressed against the chest.
    y = np.where((depth > 0) & (inner == 0), np.minimum(y, -1.0), y)
    grid = stack(s, y, HEIGHT + z + cut)
    worn = crease(planes - 0.05, 0.03) + np.clip(1 - bale / 0.25, 0, 1) * outside
    tone = 0.5 + 0.30 * fbm(stack(s * 0.2, z * 0.3, seed), 3, seed + 8) + 0.12 * crinkle + 0.18 * worn
    colors = ramp(tone, (0, (0.30, 0.296, 0.285)), (1, (0.54, 0.532, 0.515)))
    return grid.reshape(-1, 3), grid_faces(columns, rows), colors.reshape(-1, 3)


def foil_lining(seed, material, spot, turn, low=6.0):
    """Dull foil that lines a chest and is folded out over its rim."""
    for k in range(4):
        side = k * math.pi / 2
        vertices, faces, colors = foil_flap(seed * 11 + k, low)
        shift = np.array([math.sin(side), -math.cos(side), 0]) * SIDE / 2
        own = (vertices @ turned_by(0, 0, side).T + shift) @ turned_by(0, 0, turn).T + np.array(spot)
        put(build_mesh("foil", own, faces, material, colors=colors))


def leaning_lid(seed, material, spot, turn, away, shift):
    """A lid that leans on the left side of a chest, its foot `away` from it, moved back by `shift`."""
    vertices, faces, colors = panel(SIDE, SIDE, seed)
    x, z = vertices[:, 0], vertices[:, 2]
    edge = np.minimum(SIDE / 2 - np.abs(x), np.minimum(z, SIDE - z))
    along = np.where(SIDE / 2 - np.abs(x) < np.minimum(z, SIDE - z), z, x)
    hole = np.hypot(edge - 1.0, (along + 0.5 * np.sin(along * 2.3)) % 5.2 - 2.6)
    colors = blend(colors, (0.03, 0.02, 0.012), np.clip(1.6 - hole / 0.28, 0, 0.9))
    count, (columns, rows) = len(vertices), (int(SIDE / 0.25),) * 2
    index = np.arange(count).reshape(rows, columns)
    rim = np.concatenate([index[0], index[1:, -1], index[-1, -2::-1], index[-2::-1, 0]])
    sides = stack(rim[:-1], rim[1:], rim[1:] + count, rim[:-1] + count)
    both = np.concatenate([vertices, vertices + np.array([0, 0.9, 0])])
    tones = np.concatenate([colors, colors * 0.7])
    # Its outer face looks left and up.
    lean = math.asin(away / SIDE)
    own = both @ turned_by(-lean, 0, 0).T @ turned_by(0, 0, -math.pi / 2).T
    own = own + np.array([-SIDE / 2 - PLY - 0.9 - away, shift, 0.5])
    own = own @ turned_by(0, 0, turn).T + np.array(spot)
    put(build_mesh("lid", own, np.concatenate([faces, faces + count, sides]), material, colors=tones))
