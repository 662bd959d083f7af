"""Trays and boxes with round corners: a profile drawn around a rectangle."""

import math

import numpy as np

from mesh import grid_faces


def rounded_rectangle(length, width, radius, corner=10, straight=24):
    """Points around a rectangle with round corners, as many on each of them, so that rectangles join to walls."""
    half_x, half_y = length / 2 - radius, width / 2 - radius
    loop = []
    for cx, cy, start in ((half_x, -half_y, -90), (half_x, half_y, 0), (-half_x, half_y, 90), (-half_x, -half_y, 180)):
        for a in np.radians(np.linspace(start, start + 90, corner)):
            loop.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    sides = []
    for k in range(4):
        arc = loop[k * corner : (k + 1) * corner]
        end, start = np.array(arc[-1]), np.array(loop[(k + 1) * corner % len(loop)])
        share = np.linspace(0, 1, straight + 1, endpoint=False)[1:, None]
        sides += [np.array(arc), end + (start - end) * share]
    return np.concatenate(sides)


def vessel(length, width, radius, profile, **fineness):
    """Vertices and faces of a wall whose profile is (outset, z) from outside below over the rim to the inner floor,
    which is closed. The rectangle is that of outset 0."""
    loops = []
    for outset, z in profile:
        loop = rounded_rectangle(length + 2 * outset, width + 2 * outset, max(radius + outset, 0.15), **fineness)
        loops.append(np.column_stack([loop, np.full(len(loop), z)]))
    loops.append(loops[-1] * (0.0, 0.0, 1.0))
    count = len(loops[0])
    return np.concatenate(loops), grid_faces(len(loops), count, close_columns=True)
