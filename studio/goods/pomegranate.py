"""Pomegranate: leathery red skin with a crown; cut, chambers packed with clear red arils."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, sphere, stack, turned_by
from noise import crease, fbm, noise

RADIUS = 4.1
CHAMBERS = 6
SKIN = (
    (0.05, (0.13, 0.010, 0.010)),
    (0.4, (0.25, 0.024, 0.018)),
    (0.7, (0.37, 0.065, 0.032)),
    (1.0, (0.50, 0.19, 0.07)),
)
PITH = ((0.1, (0.58, 0.42, 0.22)), (0.5, (0.73, 0.59, 0.38)), (0.9, (0.82, 0.73, 0.54)))


def skin(seed, around=300, along=190):
    """Ball with blunt edges between its six sides, blushed and speckled; crown end at +x."""
    _, unit, faces, angle, t = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - t * t, 0))
    cloud = fbm(unit * 1.2 + seed * 3, 3, seed)
    leather = fbm(unit * 9 + seed, 4, seed + 2, 0.6, turned=True)
    sides = np.cos(CHAMBERS * angle + seed + 0.8 * noise(unit * 1.1, seed + 3))
    swell = 1 + 0.022 * sides * s + 0.02 * cloud + 0.004 * leather
    rise = 0.10 * np.exp(-((s / 0.26) ** 2)) * (t > 0)
    vertices = stack(t * 0.93 + rise, unit[:, 1], unit[:, 2]) * RADIUS * swell[:, None]
    color = ramp(0.48 + 0.30 * cloud + 0.16 * leather + 0.07 * sides, *SKIN)
    specks = np.clip(noise(unit * 20, seed + 5) - 0.45, 0, 1) * 2
    return vertices, faces, blend(color, (0.24, 0.13, 0.05), np.clip(specks, 0, 0.6))


def crown(seed):
    """The dried calyx at +x: a short collar that splits into six points."""
    turn, share = np.meshgrid(np.linspace(0, 2 * math.pi, 180, endpoint=False), np.linspace(0, 1, 40), indexing="ij")
    point = np.abs(np.cos(CHAMBERS / 2 * turn + seed)) ** 0.8
    height = share * (0.75 + 0.95 * point * np.clip(share * 1.4 - 0.2, 0, 1))
    waver = 0.16 * noise(stack(np.cos(turn) * 2, np.sin(turn) * 2, share + seed), seed) * share
    # It leaves the skin in a hollow curve, so that fruit and crown are one.
    away = 0.60 + 0.75 * np.clip(1 - share / 0.35, 0, 1) ** 2 + 0.22 * share**1.6 + waver
    vertices = stack(RADIUS * 0.955 + height, away * np.cos(turn), away * np.sin(turn)).reshape(-1, 3)
    tone = 0.35 + 0.4 * fbm(vertices * 2.5, 3, seed)
    color = blend(ramp(tone, *SKIN), (0.13, 0.055, 0.025), np.clip(share.reshape(-1) * 1.2 - 0.45, 0, 0.7))
    return vertices, grid_faces(180, 40, close_rows=True), color


def pomegranate(seed):
    """Parts of a whole fruit, crown at +x; one material."""
    return [(*skin(seed), 0), (*crown(seed), 0)]


def aril_parts(rng, spot, turn):
    """A clear drop with blunt facets, and the pale seed in it."""
    unit, faces, _ = sphere(34, 22)
    normals = rng.normal(size=(7, 3))
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    facets = np.clip(unit @ normals.T - 0.78, 0, 1).sum(1)
    drop = unit * (1 - 0.8 * facets)[:, None] * [0.58, 0.42, 0.42] * rng.uniform(0.88, 1.1)
    drop[:, 1:] *= (1 - 0.25 * np.clip(-unit[:, 0], 0, 1))[:, None]
    deep = np.array([0.62, 0.016, 0.030]) * rng.uniform(0.75, 1.15)
    kernel, kernel_faces, _ = sphere(14, 10)
    stone = kernel * [0.30, 0.13, 0.13]
    return [
        (drop @ turn.T + spot, faces, deep, 2),
        (stone @ turn.T + spot, kernel_faces, np.array([0.55, 0.30, 0.20]), 3),
    ]


def chamber_wall(turn, share, seed):
    """1 on the membranes between the chambers, which wander on their way out, and on the core."""
    wander = turn + 0.22 * noise(stack(np.cos(turn) * 2, np.sin(turn) * 2, share * 1.6 + seed), seed)
    phase = (wander * CHAMBERS / (2 * math.pi)) % 1
    distance = np.minimum(phase, 1 - phase) * 2 * math.pi / CHAMBERS * share * RADIUS
    return np.maximum(crease(distance, 0.16), crease(share, 0.13)), distance


def pomegranate_half(seed, spokes=420, rings=120):
    """Parts of a fruit cut across, the cut looking up at z = 0: 0 skin, 1 pith, 2 clear arils, 3 their seeds."""
    rng = np.random.default_rng(seed)
    outer, outer_faces, outer_color = skin(seed)
    outer = stack(outer[:, 2], outer[:, 1], -outer[:, 0])
    below = outer[:, 2][outer_faces].max(1) < 0.05
    angle = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    turn, share = np.meshgrid(angle, np.linspace(0, 1, rings), indexing="ij")
    wall, _ = chamber_wall(turn, share, seed)
    edge = RADIUS * (1 + 0.022 * np.cos(CHAMBERS * (math.pi / 2 - turn) + seed))
    rind = np.clip((share - 0.885 + 0.02 * np.cos(CHAMBERS * turn)) * 22, 0, 1)
    solid = np.maximum(wall, rind)
    grain = fbm(stack(share * edge * np.cos(turn), share * edge * np.sin(turn), seed) * 3.0, 3, seed + 4)
    level = -0.65 * (1 - solid) + 0.04 * grain - 0.06 * np.clip((share - 0.97) * 30, 0, 1) ** 2
    face = stack(share * edge * np.cos(turn), share * edge * np.sin(turn), level).reshape(-1, 3)
    color = ramp(0.5 + 0.4 * grain - 0.25 * (1 - solid), *PITH)
    color = blend(color, (0.42, 0.03, 0.03), (1 - solid) * 0.55)
    color = blend(color, (0.36, 0.03, 0.025), np.clip((share - 0.972) * 50, 0, 1))
    parts = [
        (outer, outer_faces[below][:, ::-1], outer_color, 0),
        (face, grid_faces(spokes, rings, close_rows=True)[:, ::-1], color.reshape(-1, 3), 1),
    ]
    spots = []
    for _ in range(5000):
        reach, at = 0.87 * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        _, gap = chamber_wall(np.array([at]), np.array([reach]), seed)
        spot = np.array([reach * RADIUS * math.cos(at), reach * RADIUS * math.sin(at), -0.12 + rng.normal() * 0.07])
        free = all(np.hypot(*(spot[:2] - other[:2])) > 0.53 for other in spots)
        if gap[0] > 0.30 and reach > 0.15 and free:
            spots.append(spot)
            lean = turned_by(0, 0.9 + rng.normal() * 0.35, at + rng.normal() * 0.3)
            parts += aril_parts(rng, spot, lean)
    return parts
