"""A jute sack with its mouth rolled open. The weave is real relief: every thread is in the mesh."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, resample, stack
from noise import fbm, noise

JUTE = (
    (0.0, (0.060, 0.034, 0.015)),
    (0.4, (0.20, 0.125, 0.060)),
    (0.7, (0.33, 0.225, 0.120)),
    (1.0, (0.46, 0.34, 0.20)),
)


def sack_outline(radius, height, cuff):
    """From the floor up the bulging side, over the rolled cuff and down inside: (radius, height)."""
    mouth = radius * 0.86
    side = [
        (radius * 0.90, 0.0),
        (radius * 1.05, height * 0.16),
        (radius * 1.06, height * 0.45),
        (mouth + 0.9, height - cuff),
    ]
    roll = [
        (mouth + 1.35, height - cuff * 0.95),
        (mouth + 1.75, height - cuff * 0.5),
        (mouth + 1.55, height - cuff * 0.12),
    ]
    roll += [(mouth + 1.0, height + 0.12), (mouth + 0.3, height - 0.05), (mouth - 0.1, height - cuff * 0.4)]
    return np.array([*side, *roll, (mouth - 0.45, height - cuff * 1.6)])


def jute_sack(radius=9.0, height=11.0, cuff=2.2, thread=0.2, seed=1):
    """Open sack around z, standing on the floor. `thread` is the distance between threads in cm."""
    outline = sack_outline(radius, height, cuff)
    smooth = resample(outline, 60)
    for _ in range(3):
        smooth[1:-1] = (smooth[:-2] + 2 * smooth[1:-1] + smooth[2:]) / 4
    length = np.linalg.norm(np.diff(smooth, axis=0), axis=1).sum()
    per_thread = 6
    rows = int(length / thread * per_thread)
    threads = int(2 * math.pi * radius / thread / 2) * 2
    columns = threads * per_thread
    profile = resample(smooth, rows)
    u = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    v = np.linspace(0, 1, rows)
    turn, along = np.meshgrid(u, v, indexing="ij")
    ring = stack(np.cos(turn) * 1.6, np.sin(turn) * 1.6, along * 2.2 + seed)
    # Folds gather under the cuff, sag near the floor, and make the mouth uneven.
    fold = fbm(ring * np.array([2.6, 2.6, 0.6]), 3, seed, 0.6)
    crumple = fbm(ring * np.array([2.0, 2.0, 2.6]) + 5, 3, seed + 2, 0.6)
    sag = fbm(ring * 0.8, 2, seed + 4)
    at_radius = profile[None, :, 0] * (1 + 0.075 * fold + 0.035 * crumple + 0.06 * sag)
    at_height = profile[None, :, 1] + (0.8 * sag + 0.35 * crumple) * np.clip(along * 2 - 0.3, 0, 1)
    slope = np.gradient(profile, axis=0)
    slope /= np.linalg.norm(slope, axis=1)[:, None]
    weave, dark, tone = weave_of(turn, along, threads, rows / per_thread, ring, seed)
    out = slope[None, :, 1] * weave
    up = -slope[None, :, 0] * weave
    reach = at_radius + out
    points = stack(reach * np.cos(turn), reach * np.sin(turn), np.maximum(at_height + up, 0.02))
    colors = blend(ramp(tone, *JUTE), (0.035, 0.018, 0.008), dark)
    faces = grid_faces(columns, rows, close_rows=True)
    return points.reshape(-1, 3), faces, colors.reshape(-1, 3)


def weave_of(turn, along, threads, crossings, ring, seed):
    """Relief, darkness between the threads, and tone of a plain weave."""
    warp_at = turn / (2 * math.pi) * threads + 0.28 * noise(ring * 3 + 7, seed + 1)
    weft_at = along * crossings + 0.28 * noise(ring * 3 - 7, seed + 2)
    warp, weft = np.abs(np.sin(warp_at * math.pi)), np.abs(np.sin(weft_at * math.pi))
    warp_on_top = (np.floor(warp_at) + np.floor(weft_at)) % 2 < 1
    # Threads of natural fiber differ in thickness.
    thick_warp = 0.88 + 0.22 * noise(stack(np.floor(warp_at) * 0.37, along * 3, seed), seed + 3)
    thick_weft = 0.88 + 0.30 * noise(stack(np.floor(weft_at) * 0.37, turn * 2, seed), seed + 5)
    over = np.where(warp_on_top, warp**0.6 * thick_warp, weft**0.6 * thick_weft)
    crown = np.where(warp_on_top, weft, warp)
    height = over * (0.55 + 0.45 * crown)
    fiber = noise(stack(warp_at * 2.3, weft_at * 2.3, seed), seed + 6)
    hole = np.clip(0.42 - np.maximum(warp, weft * 0.98), 0, 1) * 2.4
    tone = 0.25 + 0.50 * height + 0.22 * fiber + 0.15 * noise(ring * 1.5, seed + 9)
    return 0.07 * height + 0.012 * fiber, np.clip(hole, 0, 0.9), tone
