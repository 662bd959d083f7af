"""Cloves and nutmeg."""

import math

import numpy as np

from color import blend, ramp
from mesh import joined_mesh, polar_sphere, sphere, stack, tube, turned_by
from noise import crease, fbm, noise

CLOVE = ((0.05, (0.009, 0.0045, 0.003)), (0.5, (0.032, 0.015, 0.009)), (0.95, (0.085, 0.043, 0.025)))
BUD = ((0.05, (0.045, 0.022, 0.010)), (0.5, (0.110, 0.061, 0.031)), (0.95, (0.205, 0.128, 0.070)))
NUTMEG = (
    (0.0, (0.036, 0.017, 0.008)),
    (0.4, (0.115, 0.064, 0.033)),
    (0.7, (0.205, 0.132, 0.078)),
    (1.0, (0.35, 0.262, 0.180)),
)
RAYS = 4


def clove(seed, material):
    """A dried bud along x: wrinkled square stem, four short sepals spread below a round head."""
    rng = np.random.default_rng(seed)
    length = rng.uniform(1.3, 1.5)
    rows, sides = 90, 40
    t = np.linspace(0, 1, rows)
    bend = rng.normal() * 0.07
    path = stack(-length * (1 - t), bend * np.sin(t * math.pi), 0.02 * np.sin(t * 4 + seed))
    radius = np.interp(t, [0, 0.04, 0.4, 0.75, 0.93, 1], [0.045, 0.075, 0.115, 0.155, 0.19, 0.17])
    vertices, faces = tube(path, radius, sides)
    angle = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    along = np.repeat(t, sides)
    middle = np.repeat(path, sides, 0)
    wrinkle = fbm(stack(along * 9, np.cos(angle) * 2.5, np.sin(angle) * 2.5 + seed), 4, seed, 0.6)
    square = 1 + 0.10 * np.cos(4 * angle) * np.clip(along * 2 - 0.3, 0, 1)
    vertices = middle + (vertices - middle) * (square * (1 + 0.09 * wrinkle))[:, None]
    parts = [(vertices, faces, ramp(0.45 + 0.5 * wrinkle, *CLOVE), 0)]
    for k in range(RAYS):
        parts.append((*sepal(rng, seed * 7 + k, (k + 0.5) / RAYS * 2 * math.pi), 0))
    head, head_faces, _ = sphere(48, 32)
    folds = fbm(head * 2.2 + seed * 3, 3, seed + 5)
    seams = crease(head[:, 1] * head[:, 2], 0.04) * (head[:, 0] > 0)
    points = head * (0.205 * (1 + 0.03 * folds - 0.05 * seams))[:, None] + [0.18, 0, 0]
    parts.append((points, head_faces, ramp(0.60 + 0.40 * folds - 0.35 * seams, *BUD), 0))
    # Its middle is the origin, so that it pivots there when it is poured.
    parts = [(points + [length / 2 - 0.2, 0, 0], *rest) for points, *rest in parts]
    return joined_mesh("clove", parts, [material])


def sepal(rng, seed, around):
    """One pointed lobe that leans outward."""
    size = rng.uniform(0.9, 1.15)
    vertices, faces, t, _, y, z = polar_sphere(24, 18)
    body = np.power(np.clip(1 - t, 0, 2), 0.95) * np.power(np.clip(1 + t, 0, 2), 0.3)
    points = stack((t + 0.8) * 0.20 * size, y * body * 0.10, z * body * 0.045)
    lean = rng.uniform(0.65, 0.95)
    points = points @ turned_by(0, -lean, 0).T + [-0.04, 0, 0.16]
    colors = ramp(0.50 + 0.5 * fbm(vertices * 2 + seed, 3, seed), *CLOVE)
    return points @ turned_by(around, 0, 0).T, faces, colors


def nutmeg(seed, around=300, along=220):
    """Whole kernel: an egg of its own, under furrows that wander along it and branch, with wrinkles between them;
    chalky where it is rubbed."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(around, along)
    t = vertices[:, 0]
    warp = 0.5 * np.stack([noise(vertices * 1.7 + seed * 3, seed + k) for k in (1, 2, 3)], -1)
    at = vertices * (1.3, 3.0, 3.0) + 1.5 * warp + seed * 3
    furrow = crease(noise(at, seed + 4), 0.085) * np.clip(0.75 + 0.6 * noise(vertices * 2 + seed, 15), 0.15, 1)
    branch = crease(noise(at * 2.1 + warp, seed + 5), 0.12)
    wrinkle = np.clip(np.abs(noise(at * 3.9 + 2 * warp, seed + 6)) / 0.4, 0, 1) ** 0.8
    dust = fbm(vertices * 9 + seed, 3, seed + 8, 0.6)
    body = 1 + 0.07 * noise(vertices * 1.0 + seed, seed + 9) + 0.02 * noise(vertices * 2.4 + seed, seed + 10)
    relief = -0.034 * furrow - 0.017 * branch + 0.020 * wrinkle + 0.006 * dust
    points = vertices * (1.35, 1.05, 1.02) * (body + relief)[:, None] * rng.uniform(0.86, 1.06)
    points = points * rng.uniform(0.95, 1.06, 3)
    points[:, 0] *= 1 - 0.06 * t
    chalk = np.clip(fbm(vertices * 1.7 + seed * 5, 4, seed + 11, 0.6) + 0.1, 0, 1)
    tone = 0.34 - 0.34 * furrow - 0.18 * branch + 0.20 * wrinkle + 0.22 * dust + 0.45 * chalk + rng.uniform(-0.1, 0.06)
    scar = np.clip((-t - 0.95) * 22, 0, 0.8)
    return points, faces, blend(ramp(tone, *NUTMEG), (0.33, 0.24, 0.15), scar)
