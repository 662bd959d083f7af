"""The mouth of a shipping container: corrugated walls, plank floor, posts, sill, and the doors with their rubber."""

import math

import numpy as np

from color import blend, ramp
from goods.pallet import board
from mesh import build_mesh, grid_faces, put, stack, tube, turned_by
from noise import crease, fbm, noise

WIDE, HIGH, DEEP, FLOOR = 235.0, 240.0, 150.0, 15.0
POST = 14.0
RUST = (0.060, 0.024, 0.010)
STEEL = (0.16, 0.155, 0.145)
RUBBER = (0.012, 0.012, 0.013)


def worn_paint(points, paint, seed, edge):
    """Marine paint after years: chalky, streaked by rain; where `edge` (0..1) takes the knocks it is off."""
    base = np.array(paint)
    at = points * 0.02 + seed * 7
    tone = 0.5 + 0.16 * fbm(at, 3, seed) + 0.05 * noise(points * 0.9, seed + 1)
    colors = ramp(tone, (0, base * 0.62), (0.5, base), (1, base * 1.3 + 0.004))
    streaks = np.clip(fbm(points * np.array([0.30, 0.30, 0.006]) + seed, 3, seed + 2) - 0.12, 0, 1)
    colors = blend(colors, base * 1.1 + np.array((0.020, 0.017, 0.013)), streaks * 0.8)
    # What was pushed in along the walls has drawn lines on them.
    line = crease(noise(points * np.array([0.012, 0.012, 0.55]) + seed, seed + 3), 0.018)
    line *= np.clip(noise(points * np.array([0.05, 0.05, 0.16]) + 9, seed + 4) * 3 - 1.1, 0, 1)
    colors = blend(colors, base * 1.5 + 0.03, line * 0.7)
    flakes = fbm(points * 0.55 + seed, 5, seed + 5, 0.62) - 1.12 + 1.05 * np.clip(edge, 0, 1)
    colors = blend(colors, base * 0.5 + np.array((0.030, 0.016, 0.008)), np.clip(flakes * 4 + 0.3, 0, 0.6))
    return blend(colors, RUST, np.clip(flakes * 10, 0, 0.95))


def trapezoid(x, pitch, slope=5.2, radius=1.1):
    """The pressed profile of a wall, 0..1: flat, slope, flat, with tight bends."""
    away = np.abs((x / pitch) % 1 - 0.5) * pitch
    flat = pitch / 4 - slope / 2
    t = (away - flat) / slope
    soft = radius / slope
    rise = (np.sqrt(t**2 + soft**2) - np.sqrt((t - 1) ** 2 + soft**2) + 1) / 2
    return np.clip(rise, 0, 1)


def corrugated(length, height, seed, paint, pitch=27.8, depth=3.6, cell=0.4):
    """A wall along x in the plane y = 0, pressed in and out by `depth`: vertices, faces, colors."""
    x = np.linspace(0, length, int(length / cell))[None]
    z = np.linspace(0, height, int(height / (cell * 1.5)))[:, None]
    wave = trapezoid(x, pitch)
    ends = np.clip(np.minimum(z, height - z) / 4, 0, 1) ** 0.5
    dent = 1.1 * np.clip(fbm(stack(x * 0.018, z * 0.018, seed), 2, seed) - 0.22, 0, 1)
    # Where a fork or a corner hit it.
    pushed = 0.25 * fbm(stack(x * 0.06, z * 0.06, seed + 5.0), 2, seed + 9)
    grid = stack(x, (depth * wave + dent + pushed) * ends, z)
    edge = np.clip(1 - np.minimum(z, height - z) / 9, 0, 1) + 0 * x
    edge = edge + 0.42 * np.clip(fbm(stack(x * 0.03, z * 0.03, seed + 8.0), 2, seed + 11) + 0.1, 0, 1) * (wave > 0.9)
    return grid.reshape(-1, 3), grid_faces(*grid.shape[:2]), worn_paint(grid, paint, seed, edge).reshape(-1, 3)


def beam(length, width, thick, seed, paint, cell=0.45):
    """A steel section along x, its edges rounded and chipped."""
    points, faces, _ = board(length, width, thick, seed, (), cell)
    side = np.abs(np.abs(points[:, 1]) - width / 2) + np.minimum(points[:, 2], thick - points[:, 2])
    return points, faces, worn_paint(points + seed * 31, paint, seed, np.clip(1 - side / 1.1, 0, 0.8))


def casting(seed, paint):
    """A corner casting, the block that cranes and locks take hold of, with the holes in its sides."""
    points, faces, colors = beam(17.8, 16.2, 11.8, seed, paint)
    from_hole = np.hypot(points[:, 0] / 4.4, (points[:, 2] - 5.9) / 3.0) ** 2
    other = np.hypot(points[:, 1] / 3.8, (points[:, 2] - 5.9) / 3.0) ** 2
    front, side = np.abs(points[:, 1]) > 7.6, np.abs(points[:, 0]) > 8.4
    hole = np.clip((1 - from_hole) * 4, 0, 1) * front + np.clip((1 - other) * 4, 0, 1) * side
    return points, faces, blend(colors, (0.004, 0.004, 0.004), np.clip(hole, 0, 1))


def container(spot, turn, paint, materials, swing=(4.5, 1.9)):
    """Stand the mouth of a container on the stage, its opening toward -y; `swing` opens the doors, in radians. The
    materials: steel, wood, rubber."""
    base = turned_by(0, 0, turn)
    steel, wood, rubber = materials

    def place(part, material, tilt=(0, 0, 0), shift=(0, 0, 0), hinge=0.0, pin=(0, 0, 0)):
        vertices, faces, colors = part
        own = vertices @ turned_by(*tilt).T + np.array(shift)
        own = own @ turned_by(0, 0, hinge).T + np.array(pin)
        put(build_mesh("container", own @ base.T + np.array(spot), faces, material, colors=colors))

    quarter = math.pi / 2
    half = WIDE / 2
    tall = HIGH + FLOOR + POST
    for side in (-1, 1):
        wall = corrugated(DEEP, HIGH, 3 + side, paint)
        flipped = (wall[0] * (1, -side, 1), wall[1], wall[2])
        place(flipped, steel, (0, 0, quarter), (side * half, 0, FLOOR))
        post = beam(tall, POST, POST, 11 + side, paint)
        place(post, steel, (0, quarter, 0), (side * half + (side - 1) * POST / 2, POST / 2 - 2, tall / 2))
        # The inner edge of the post, that the rubber of a door closes on.
        stop = beam(HIGH, 4.0, 1.2, 15 + side, paint)
        place(stop, steel, (0, quarter, 0), (side * (half - 0.2) - 0.6, 6.0, FLOOR + HIGH / 2))
        for k, height in enumerate((0.0, tall - 11.8)):
            shift = (side * (half + POST / 2), POST / 2 - 3, height)
            place(casting(70 + 2 * k + side, paint), steel, (0, 0, 0), shift)
        for k, height in enumerate((34.0, 92.0, 150.0, 208.0)):
            for lug in hinge_lug(80 + k, paint):
                place(lug, steel, (0, 0, 0), (side * (half + POST / 2), -3.5, FLOOR + height))
        place(beam(DEEP, 5.0, 6.0, 25 + side, paint), steel, (0, 0, quarter), (side * (half - 2.5), DEEP / 2, FLOOR))
    place(beam(WIDE + 2 * POST, POST, POST, 21, paint), steel, (0, 0, 0), (0, POST / 2 - 2, HIGH + FLOOR))
    place(beam(WIDE, POST, FLOOR - 1, 22, paint), steel, (0, 0, 0), (0, POST / 2 - 2, 0))
    place(beam(WIDE, 9.0, 0.8, 23, np.array(paint) * 0.7), steel, (0, 0, 0), (0, 7.5, FLOOR - 1.2))
    # What the locks of the doors turn into.
    for k, x in enumerate((-78.0, -34.0, 34.0, 78.0)):
        place(beam(11.0, 3.0, 8.0, 26 + k, paint), steel, (0, 0, 0), (x, -3.4, 3.0))
    count = 13
    for k in range(count):
        width = WIDE / count
        plank = board(DEEP, width - 0.25, 2.0, 300 + k, (), 0.6)
        tone = plank[2] * np.array([0.50, 0.42, 0.36])
        place((plank[0], plank[1], tone), wood, (0, 0, quarter), (-half + (k + 0.5) * width, DEEP / 2 + 10, FLOOR - 2))
    back = np.array([(-half, DEEP, 0), (half, DEEP, 0), (half, DEEP, HIGH + FLOOR), (-half, DEEP, HIGH + FLOOR)], float)
    place((back, [(0, 1, 2, 3)], np.full((4, 3), 0.01)), steel)
    top = np.array([(-half, 0, 0), (half, 0, 0), (half, DEEP, 0), (-half, DEEP, 0)], float) + (0, 0, HIGH + FLOOR)
    place((top, [(0, 1, 2, 3)], np.full((4, 3), 0.02)), steel)
    for side, open_by in zip((-1, 1), swing):
        pin = (side * (half + POST / 2), -3.0, FLOOR)
        for part, tilt, shift in door(side, paint):
            place(part, steel, tilt, shift, side * open_by, pin)
        for part in seals(side):
            place(part, rubber, (0, 0, 0), (0, 0, 0), side * open_by, pin)


def hinge_lug(seed, paint):
    """Two plates and the pin through them."""
    for height in (-4.5, 4.5):
        points, faces, colors = beam(9.0, 8.0, 1.6, seed, paint)
        yield points + (0, 0, height), faces, colors
    points, faces = tube(np.array([(0, -1.5, z) for z in np.linspace(-7, 8, 20)]), 1.5, 20)
    yield points, faces, worn_paint(points + seed, np.array(paint) * 0.9, seed, 0.4)


def span():
    """Breadth of a door."""
    return WIDE / 2 + POST / 2 - 1


def door(side, paint):
    """Parts of a door that reaches from its hinge at the origin toward the middle of the mouth."""
    broad = span()
    quarter = math.pi / 2
    panel = corrugated(broad, HIGH, 30 + side, paint, 39.0, 3.0)
    yield (panel[0] * (-side, 1, 1), panel[1], panel[2]), (0, 0, 0), (0, 0, 0)
    for k, height in enumerate((0.0, HIGH - 8)):
        yield beam(broad, 8.0, 5.0, 40 + k, paint), (quarter, 0, 0), (-side * broad / 2, 3.0, height + 4)
    for k, out in enumerate((3.0, broad - 3.0)):
        yield beam(HIGH, 6.0, 5.0, 44 + k, paint), (quarter, quarter, 0), (-side * out, 3.0, HIGH / 2)
    for k, out in enumerate((0.34, 0.72)):
        x = -side * broad * out
        rod, faces = tube(np.array([(x, -5.0, z) for z in np.linspace(-6, HIGH + 6, 60)]), 1.7, 16)
        yield (rod, faces, np.full((len(rod), 3), STEEL)), (0, 0, 0), (0, 0, 0)
        for height in (18.0, 92.0, HIGH - 20):
            yield beam(12.0, 7.0, 4.0, 60 + k, (0.10, 0.10, 0.095)), (quarter, 0, 0), (x, -3.5, height)


def seals(side):
    """The rubber around a door: a body with two lips, dusty, held by a steel strip."""
    broad = span()
    loop = [(0.6, 0.6), (broad - 0.6, 0.6), (broad - 0.6, HIGH - 0.6), (0.6, HIGH - 0.6)]
    for k, ((a, low), (b, high)) in enumerate(zip(loop, loop[1:] + loop[:1])):
        count = int(np.hypot(b - a, high - low) / 0.7)
        t = np.linspace(0, 1, count)
        along = stack(-side * (a + (b - a) * t), 0.0, low + (high - low) * t)
        for m, (depth, radius) in enumerate(((1.0, 0.9), (2.6, 0.75), (4.2, 0.75), (5.4, 1.0))):
            wander = 0.12 * noise(stack(t * 30, k, m), 5 + k)
            points, faces = tube(along + stack(0.0, depth + wander, 0.0), radius, 14)
            dust = np.clip(0.2 + 0.7 * fbm(points * 0.25 + k, 4, 50 + m, 0.6), 0, 1)
            yield points, faces, blend(np.full(points.shape, RUBBER), (0.055, 0.05, 0.043), dust * 0.6)
