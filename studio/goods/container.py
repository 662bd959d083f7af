"""The mouth of a shipping container: corrugated walls, plank floor, posts, and doors that stand open."""

import math

import numpy as np

from color import blend, ramp
from goods.pallet import board
from mesh import build_mesh, grid_faces, put, stack, tube, turned_by
from noise import crease, fbm, noise

WIDE, HIGH, DEEP, FLOOR = 235.0, 240.0, 330.0, 15.0
POST = 14.0
RUST = (0.085, 0.032, 0.012)


def worn_paint(points, paint, seed, edge):
    """Marine paint after years: chalky, scratched, rusting where `edge` (0..1) takes the knocks."""
    base = np.array(paint)
    at = points * 0.02 + seed * 7
    tone = 0.5 + 0.24 * fbm(at * 1.6, 4, seed) + 0.06 * noise(at * 40, seed + 1)
    colors = ramp(tone, (0, base * 0.6), (0.5, base), (1, base * 1.4 + 0.008))
    runs = np.clip(fbm(points * np.array([0.12, 0.12, 0.004]), 3, seed + 2) - 0.2, 0, 1)
    colors = blend(colors, (0.075, 0.055, 0.038), runs * 0.6)
    scratch = crease(noise(points * np.array([0.05, 0.05, 0.35]) + seed, seed + 3), 0.008)
    colors = blend(colors, (0.20, 0.19, 0.17), scratch * np.clip(noise(at * 3, seed + 4) * 2 - 0.2, 0, 0.7))
    # Paint comes off in small flakes, most of all along edges; around the bare dark steel is a bloom of rust.
    flakes = fbm(points * 0.33 + seed, 5, seed + 5, 0.62) - 0.95 + 0.85 * np.clip(edge, 0, 1)
    colors = blend(colors, (0.115, 0.055, 0.026), np.clip(flakes * 3 + 0.25, 0, 0.45))
    return blend(colors, RUST, np.clip(flakes * 9, 0, 0.92))


def corrugated(length, height, seed, paint, pitch=27.8, depth=3.6, cell=0.9):
    """A wall along x in the plane y = 0, pressed in and out by `depth`: vertices, faces, colors."""
    x = np.linspace(0, length, int(length / cell))[None]
    z = np.linspace(0, height, int(height / (cell * 1.6)))[:, None]
    phase = (x / pitch) % 1
    wave = np.clip(np.minimum(np.abs(phase - 0.5) * 9 - 1.2, 1), 0, 1)
    ends = np.clip(np.minimum(z, height - z) / 5, 0, 1)
    dent = 1.3 * np.clip(fbm(stack(x * 0.02, z * 0.02, seed), 2, seed) - 0.25, 0, 1)
    grid = stack(x, depth * wave * ends + dent * ends, z)
    edge = np.clip(1 - np.minimum(z, height - z) / 12, 0, 1) + 0 * x + 0.25 * crease(wave - 0.5, 0.4)
    return grid.reshape(-1, 3), grid_faces(*grid.shape[:2]), worn_paint(grid, paint, seed, edge).reshape(-1, 3)


def beam(length, width, thick, seed, paint):
    """A steel section along x, its edges rounded and chipped."""
    points, faces, _ = board(length, width, thick, seed, (), 0.8)
    side = np.abs(np.abs(points[:, 1]) - width / 2) + np.minimum(points[:, 2], thick - points[:, 2])
    return points, faces, worn_paint(points + seed * 31, paint, seed, np.clip(1 - side / 1.5, 0, 1))


def casting(seed, paint):
    """A corner casting, the block that cranes and locks take hold of, with the holes in its sides."""
    points, faces, colors = beam(17.8, 16.2, 11.8, seed, paint)
    from_hole = np.hypot(points[:, 0] / 4.4, (points[:, 2] - 5.9) / 3.0) ** 2
    other = np.hypot(points[:, 1] / 3.8, (points[:, 2] - 5.9) / 3.0) ** 2
    front, side = np.abs(points[:, 1]) > 7.6, np.abs(points[:, 0]) > 8.4
    hole = np.clip((1 - from_hole) * 4, 0, 1) * front + np.clip((1 - other) * 4, 0, 1) * side
    return points, faces, blend(colors, (0.004, 0.004, 0.004), np.clip(hole, 0, 1))


def container(spot, turn, paint, steel, wood, swing=(2.0, 1.9)):
    """Stand the mouth of a container on the stage, its opening toward -y; `swing` opens the doors, in radians."""
    base = turned_by(0, 0, turn)

    def place(part, material, tilt=(0, 0, 0), shift=(0, 0, 0), hinge=0.0, pin=(0, 0, 0)):
        vertices, faces, colors = part
        own = vertices @ turned_by(*tilt).T + np.array(shift)
        own = own @ turned_by(0, 0, hinge).T + np.array(pin)
        put(build_mesh("container", own @ base.T + np.array(spot), faces, material, colors=colors))

    quarter = math.pi / 2
    half = WIDE / 2
    for side in (-1, 1):
        wall = corrugated(DEEP, HIGH, 3 + side, paint)
        flipped = (wall[0] * (1, -side, 1), wall[1], wall[2])
        place(flipped, steel, (0, 0, quarter), (side * half, 0, FLOOR))
        post = beam(HIGH + FLOOR + POST, POST, POST, 11 + side, paint)
        middle = (HIGH + FLOOR + POST) / 2
        place(post, steel, (0, quarter, 0), (side * half + (side - 1) * POST / 2, POST / 2 - 2, middle))
    place(beam(WIDE + 2 * POST, POST, POST, 21, paint), steel, (0, 0, 0), (0, POST / 2 - 2, HIGH + FLOOR))
    place(beam(WIDE, POST, FLOOR - 1, 22, paint), steel, (0, 0, 0), (0, POST / 2 - 2, 0))
    for k in range(9):
        width = WIDE / 9
        plank = board(DEEP, width - 0.4, 2.0, 300 + k, (), 1.0)
        tone = plank[2] * np.array([0.55, 0.50, 0.45])
        place((plank[0], plank[1], tone), wood, (0, 0, quarter), (-half + (k + 0.5) * width, DEEP / 2, FLOOR - 2))
    back = np.array([(-half, DEEP, 0), (half, DEEP, 0), (half, DEEP, HIGH + FLOOR), (-half, DEEP, HIGH + FLOOR)], float)
    place((back, [(0, 1, 2, 3)], np.full((4, 3), 0.02)), steel)
    top = np.array([(-half, 0, 0), (half, 0, 0), (half, DEEP, 0), (-half, DEEP, 0)], float) + (0, 0, HIGH + FLOOR)
    place((top, [(0, 1, 2, 3)], np.full((4, 3), 0.02)), steel)
    for side in (-1, 1):
        for k, height in enumerate((0.0, HIGH + FLOOR + POST - 11.8)):
            shift = (side * (half + POST / 2), POST / 2 - 3, height)
            place(casting(70 + 2 * k + side, paint), steel, (0, 0, 0), shift)
        for k, height in enumerate((34.0, 92.0, 150.0, 208.0)):
            lug = beam(9.0, 9.0, 6.0, 80 + k, paint)
            place(lug, steel, (0, 0, 0), (side * (half + POST / 2), -3.5, FLOOR + height))
    for side, open_by in zip((-1, 1), swing):
        pin = (side * (half + POST / 2), -3.0, FLOOR)
        for part, tilt, shift in door(side, paint):
            place(part, steel, tilt, shift, side * open_by, pin)


def door(side, paint):
    """Parts of a door that reaches from its hinge at the origin toward the middle of the mouth."""
    span = WIDE / 2 + POST / 2 - 1
    quarter = math.pi / 2
    panel = corrugated(span, HIGH, 30 + side, paint, 39.0, 3.0)
    points = panel[0] * (-side, 1, 1)
    yield (points, panel[1], panel[2]), (0, 0, 0), (0, 0, 0)
    for k, height in enumerate((0.0, HIGH - 8)):
        yield beam(span, 8.0, 5.0, 40 + k, paint), (quarter, 0, 0), (-side * span / 2, 3.0, height + 4)
    for k, out in enumerate((2.5, span - 2.5)):
        yield beam(HIGH, 6.0, 5.0, 44 + k, paint), (quarter, quarter, 0), (-side * out, 3.0, HIGH / 2)
        # The rubber that keeps the weather out.
        rubber, faces, _ = board(HIGH, 3.0, 1.6, 48 + k, (), 0.8)
        seal = np.array((0.010, 0.010, 0.011)) * (1 + 0.5 * fbm(rubber * 0.3, 3, k))[:, None]
        yield (rubber, faces, seal), (quarter, quarter, 0), (-side * (out + (1.5 if k else -1.5)), 5.2, HIGH / 2)
    for k, out in enumerate((0.34, 0.72)):
        x = -side * span * out
        path = np.array([(x, -5.0, z) for z in np.linspace(-6, HIGH + 6, 60)])
        rod, faces = tube(path, 1.7, 16)
        yield (rod, faces, np.full((len(rod), 3), (0.20, 0.195, 0.185))), (0, 0, 0), (0, 0, 0)
        for height in (18.0, 92.0, HIGH - 20):
            yield beam(12.0, 7.0, 4.0, 60 + k, (0.12, 0.12, 0.115)), (quarter, 0, 0), (x, -3.5, height)
