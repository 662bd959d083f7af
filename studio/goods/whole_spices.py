"""Cloves and nutmeg."""

import math

import numpy as np

from color import blend, ramp
from mesh import joined_mesh, polar_sphere, sphere, stack, tube, turned_by
from noise import crease, fbm, noise

CLOVE = ((0.05, (0.016, 0.006, 0.003)), (0.5, (0.060, 0.025, 0.012)), (0.95, (0.15, 0.070, 0.035)))
BUD = ((0.05, (0.06, 0.028, 0.012)), (0.5, (0.14, 0.075, 0.036)), (0.95, (0.26, 0.155, 0.080)))
NUTMEG = (
    (0.0, (0.055, 0.026, 0.012)),
    (0.4, (0.16, 0.090, 0.046)),
    (0.7, (0.27, 0.175, 0.10)),
    (1.0, (0.40, 0.30, 0.20)),
)
RAYS = 4


def clove(seed, material):
    """A dried bud along x: wrinkled square stem, four short sepals spread below a round head."""
    rng = np.random.default_rng(seed)
    length = rng.uniform(1.15, 1.4)
    rows, sides = 70, 36
    t = np.linspace(0, 1, rows)
    bend = rng.normal() * 0.10
    path = stack(-length * (1 - t), bend * np.sin(t * math.pi), 0.03 * np.sin(t * 4 + seed))
    radius = np.interp(t, [0, 0.05, 0.45, 0.8, 0.94, 1], [0.05, 0.09, 0.125, 0.165, 0.20, 0.15])
    vertices, faces = tube(path, radius, sides)
    angle = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    along = np.repeat(t, sides)
    middle = np.repeat(path, sides, 0)
    wrinkle = fbm(stack(along * 9, np.cos(angle) * 2.5, np.sin(angle) * 2.5 + seed), 4, seed, 0.6)
    square = 1 + 0.10 * np.cos(4 * angle) * np.clip(along * 2 - 0.3, 0, 1)
    vertices = middle + (vertices - middle) * (square * (1 + 0.16 * wrinkle))[:, None]
    parts = [(vertices, faces, ramp(0.45 + 0.5 * wrinkle, *CLOVE), 0)]
    for k in range(RAYS):
        parts.append((*sepal(rng, seed * 7 + k, k / RAYS * 2 * math.pi), 0))
    head, head_faces, _ = sphere(48, 32)
    folds = fbm(head * 2.2 + seed * 3, 3, seed + 5)
    seams = crease(head[:, 1] * head[:, 2], 0.06) * (head[:, 0] > -0.2)
    points = head * (0.185 * (1 + 0.06 * folds - 0.10 * seams))[:, None] + [0.13, 0, 0]
    parts.append((points, head_faces, ramp(0.55 + 0.45 * folds - 0.4 * seams, *BUD), 0))
    return joined_mesh("clove", parts, [material])


def sepal(rng, seed, around):
    """One pointed lobe that leans outward."""
    size = rng.uniform(0.9, 1.15)
    vertices, faces, t, _, y, z = polar_sphere(24, 18)
    body = np.power(np.clip(1 - t, 0, 2), 0.85) * np.power(np.clip(1 + t, 0, 2), 0.3)
    points = stack((t + 0.8) * 0.13 * size, y * body * 0.085, z * body * 0.04)
    lean = rng.uniform(0.55, 0.95)
    points = points @ turned_by(0, -lean, 0).T + [-0.02, 0, 0.14]
    colors = ramp(0.45 + 0.5 * fbm(vertices * 2 + seed, 3, seed), *CLOVE)
    return points @ turned_by(around, 0, 0).T, faces, colors


def nutmeg(seed, around=220, along=150):
    """Whole kernel: egg-shaped, a net of shallow furrows, dusty."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(around, along)
    t = vertices[:, 0]
    drift = np.stack([noise(vertices * 1.8 + seed, k) for k in (1, 2, 3)], -1)
    at = vertices * np.array([1.5, 2.4, 2.4]) + 0.55 * drift + seed * 3
    furrow = crease(noise(at, seed), 0.12)
    finer = crease(noise(at * 2.1 + 5, seed + 4), 0.12)
    dust = fbm(vertices * 7 + seed, 3, seed + 8)
    swell = 1 - 0.035 * furrow - 0.018 * finer + 0.01 * dust + 0.03 * noise(vertices * 1.3 + seed, 9)
    points = vertices * np.array([1.35, 1.05, 1.02]) * swell[:, None] * rng.uniform(0.92, 1.06)
    points[:, 0] *= 1 - 0.05 * t
    tone = 0.60 - 0.34 * furrow - 0.18 * finer + 0.25 * dust
    colors = ramp(tone, *NUTMEG)
    scar = np.clip((-t - 0.95) * 22, 0, 0.8)
    return points, faces, blend(colors, (0.33, 0.24, 0.15), scar)
