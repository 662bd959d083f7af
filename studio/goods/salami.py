"""Cured and smoked meat: salami slices, a cut salami, smoked sausages."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, sphere, stack, tube
from noise import crease, fbm, noise, worley

LEAN = ((0.1, (0.095, 0.008, 0.008)), (0.5, (0.185, 0.022, 0.018)), (0.9, (0.285, 0.055, 0.040)))
FAT = ((0.1, (0.56, 0.34, 0.25)), (0.6, (0.72, 0.54, 0.43)), (1.0, (0.80, 0.66, 0.55)))
CASING = (
    (0.05, (0.20, 0.10, 0.055)),
    (0.45, (0.42, 0.30, 0.21)),
    (0.75, (0.66, 0.57, 0.47)),
    (1.0, (0.78, 0.72, 0.64)),
)
SMOKED = (
    (0.05, (0.060, 0.010, 0.005)),
    (0.4, (0.150, 0.030, 0.011)),
    (0.7, (0.255, 0.064, 0.020)),
    (1.0, (0.38, 0.135, 0.045)),
)
# Frequency of the grind per cm, size of the pieces, and a salt that tells the layers apart.
GRINDS = ((1.7, 0.19, 1), (2.9, 0.21, 2), (5.4, 0.22, 3))
SPOKES = 480


def grind(points, seed):
    """Coarse-ground meat as a solid texture: color, and how much of every point is fat."""
    warp = stack(fbm(points * 1.3 + seed, 2, 3), fbm(points * 1.3 + seed, 2, 5), fbm(points * 1.3, 2, 9))
    warped = points + warp * 0.16
    fat = np.zeros(len(points))
    for frequency, size, salt in GRINDS:
        distance, _ = worley(warped * frequency + salt * 7, seed + salt)
        ragged = 0.10 * fbm(points * frequency * 3, 2, seed + salt + 4)
        chosen = 0.45 * noise(warped * frequency * 0.55 + salt * 3, seed + salt + 8)
        fat = np.maximum(fat, np.clip((size + chosen - distance + ragged) * 11, 0, 1))
    lean = 0.5 + 0.30 * fbm(warped * 1.1, 3, seed + 20) + 0.16 * fbm(points * 7, 2, seed + 22)
    fat_color = ramp(0.55 + 0.45 * fbm(points * 3, 3, seed + 24), *FAT)
    color = blend(ramp(lean, *LEAN), fat_color, fat * 0.93)
    return blend(color, (0.34, 0.11, 0.08), fat * (1 - fat) * 1.4), fat


def outline(turn, seed):
    """Radius around a salami, which is never quite round."""
    wobble = noise(stack(np.cos(turn) * 3, np.sin(turn) * 3, seed), seed)
    return 1 + 0.018 * np.cos(2 * turn + seed) + 0.010 * np.cos(3 * turn + seed * 2.0) + 0.006 * wobble


def cut_face(seed, radius, level, rings=140):
    """Cut face looking up at z = level; it darkens towards the casing, where it dries."""
    angle = np.linspace(0, 2 * math.pi, SPOKES, endpoint=False)
    reach = 1 - (1 - np.linspace(0, 1, rings)) ** 1.12
    turn, share = np.meshgrid(angle, reach, indexing="ij")
    edge = radius * outline(turn, seed)
    points = stack(share * edge * np.cos(turn), share * edge * np.sin(turn), level).reshape(-1, 3)
    color, fat = grind(points + [0, 0, seed * 3.7], seed)
    depth = (1 - share.reshape(-1)) * radius
    color = blend(color, (0.10, 0.012, 0.010), np.clip(1 - depth / 0.38, 0, 1) * 0.45)
    color = blend(color, (0.60, 0.50, 0.40), np.clip((0.055 - depth) * 60, 0, 1))
    relief = 0.014 * fat + 0.012 * fbm(points * 5, 3, seed + 31)
    points[:, 2] += relief - 0.035 * np.clip(1 - depth / 0.07, 0, 1) ** 2
    return points, grid_faces(SPOKES, rings, close_rows=True), color


def salami_slice(seed, radius=3.1, thickness=0.24, bow=0.0):
    """Parts of one slice lying flat, 0 meat and 1 casing; `bow` lifts two opposite edges."""
    top, faces, color = cut_face(seed, radius, thickness / 2)
    angle = np.linspace(0, 2 * math.pi, SPOKES, endpoint=False)
    heights = np.linspace(thickness / 2 - 0.035, -thickness / 2, 7)
    edge = radius * outline(angle, seed)
    band = stack((edge * np.cos(angle))[:, None], (edge * np.sin(angle))[:, None], heights[None, :]).reshape(-1, 3)
    band_color = ramp(0.55 + 0.5 * fbm(band * 3, 3, seed + 2), *CASING) * 0.85
    parts = [
        (top, faces[:, ::-1], color, 0),
        (top * [1, 1, -1], faces, color * 0.9, 0),
        (band, grid_faces(SPOKES, 7, close_rows=True), band_color, 1),
    ]
    for points, *_ in parts:
        points[:, 2] += bow * ((points[:, 0] / radius) ** 2 - 0.35 * (points[:, 1] / radius) ** 2)
    return parts


def salami_end(seed, radius=3.1, length=9.0, rows=280):
    """Parts of a salami with one end cut off, 0 meat and 1 casing: the cut looks to -x, the tied end lies at +x."""
    angle = np.linspace(0, 2 * math.pi, SPOKES, endpoint=False)
    turn, share = np.meshgrid(angle, np.linspace(0, 1, rows), indexing="ij")
    tied = np.clip((share - 0.66) / 0.34, 0, 1)
    taper = np.sqrt(np.clip(1 - tied**2.2, 0, 1)) * 0.93 + 0.07
    folds = noise(stack(share * length * 0.22, np.cos(turn) * 5.5, np.sin(turn) * 5.5 + seed), seed + 3)
    folded = crease(folds, 0.09)
    lumps = fbm(stack(share * length * 0.5, np.cos(turn) * 1.4, np.sin(turn) * 1.4) + seed, 3, seed + 5)
    pucker = tied * np.cos(turn * 13 + 2 * lumps) * 0.05
    size = radius * outline(turn, seed + 1) * taper * (1 + 0.018 * lumps - 0.022 * folded + pucker)
    skin = stack(share * length, size * np.cos(turn), size * np.sin(turn)).reshape(-1, 3)
    bloom = fbm(skin * 1.1 + seed, 4, seed + 7, 0.6, turned=True)
    tone = 0.52 + 0.42 * bloom - 0.34 * folded.reshape(-1) + 0.10 * fbm(skin * 9, 2, seed + 9)
    face, face_faces, face_color = cut_face(seed + 1, radius, 0.0)
    face = stack(-face[:, 2], face[:, 0], face[:, 1])
    knot, knot_faces, _ = sphere(40, 24)
    knot = knot * [0.45, 0.36, 0.36] + [length + 0.15, 0, 0]
    knot_color = ramp(0.5 + 0.5 * fbm(knot * 5, 2, 1), (0, (0.3, 0.2, 0.12)), (1, (0.6, 0.5, 0.38)))
    return [
        (skin, grid_faces(SPOKES, rows, close_rows=True), ramp(tone, *CASING), 1),
        (face, face_faces[:, ::-1], face_color, 0),
        (knot, knot_faces, knot_color, 1),
    ]


def sausage(seed, length=12.0, radius=1.25, rows=360, sides=120):
    """Smoked sausage along x, bent to +y: blotched by smoke, casing wrinkled and gathered at both ends."""
    rng = np.random.default_rng(seed)
    along = np.linspace(0, 1, rows)
    path = stack(
        length * (along - 0.5), rng.uniform(0.9, 1.6) * (1 - (2 * along - 1) ** 2), 0.10 * np.sin(along * 5 + seed)
    )
    body = np.power(np.clip(1 - np.abs(2 * along - 1) ** 6, 0, 1), 0.55)
    tail = np.interp(along, [0, 0.012, 0.022, 0.03, 0.97, 0.978, 0.988, 1], [0.24, 0.17, 0.14, 0, 0, 0.14, 0.17, 0.24])
    points, faces = tube(path, radius * np.maximum(body, tail), sides)
    angle = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    share = np.repeat(along, sides)
    center = np.repeat(path, sides, 0)
    at = stack(share * length, np.cos(angle) * radius, np.sin(angle) * radius + seed * 5)
    ends = np.clip((np.abs(2 * share - 1) - 0.74) / 0.26, 0, 1)
    gather = np.abs(np.cos(angle * 7 + 2 * noise(at * 0.7, seed))) ** 2 * ends**1.3
    wrinkles = crease(noise(at * [0.35, 2.1, 2.1], seed + 2), 0.09) * np.clip(0.35 + noise(at * 0.4, seed + 6), 0, 1)
    lumps = fbm(at * 0.55, 3, seed + 3)
    swell = 0.035 * lumps - 0.11 * gather - 0.018 * wrinkles + 0.006 * fbm(at * 4.5, 3, seed + 4)
    points = center + (points - center) * (1 + swell)[:, None]
    tone = 0.48 + 0.30 * fbm(at * 0.45, 3, seed + 8) + 0.20 * fbm(at * 2.2, 3, seed + 9) + 0.14 * np.sin(angle + seed)
    color = ramp(tone - 0.2 * gather - 0.22 * wrinkles, *SMOKED)
    flecks = np.clip(noise(at * 3.4, seed + 12) - 0.34, 0, 1) * 1.6
    color = blend(color, (0.42, 0.17, 0.085), flecks * 0.5)
    return points, faces, blend(color, (0.09, 0.026, 0.010), ends**3 * 0.6)
