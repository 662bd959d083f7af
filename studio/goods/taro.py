"""Taro corms: ringed, hairy brown bark; cut faces white with violet flecks."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack, tube
from noise import crease, fbm, noise, worley

BARK = (
    (0.05, (0.028, 0.014, 0.007)),
    (0.4, (0.085, 0.045, 0.022)),
    (0.7, (0.17, 0.098, 0.050)),
    (1.0, (0.29, 0.19, 0.105)),
)
HALF_AXES = np.array([6.0, 3.7, 3.6])


def bark(seed, around=320, along=260):
    """Skin of the whole corm, long axis x: rings of leaf scars with frayed fiber between them."""
    _, unit, faces, angle, t = seeded_sphere(seed, around, along)
    lumps = fbm(unit * 1.1 + seed * 3, 3, seed)
    level = t * 6.5 + 0.55 * noise(stack(np.cos(angle) * 0.9, np.sin(angle) * 0.9, t * 1.5 + seed), seed + 1)
    phase = level % 1
    ring = crease(np.minimum(phase, 1 - phase), 0.085)
    frayed = fbm(stack(t * 3.5, np.cos(angle) * 15, np.sin(angle) * 15 + seed), 3, seed + 3, 0.6)
    patches = fbm(unit * 4.5 + seed, 4, seed + 5, 0.6, turned=True)
    swell = (
        1
        + 0.06 * lumps
        + 0.022 * frayed * (1 - ring)
        - 0.030 * ring
        + 0.018 * patches
        + 0.02 * np.clip(phase - 0.5, 0, 1)
    )
    vertices = unit * HALF_AXES * swell[:, None] * stack(1.0, 1 - 0.14 * t, 1 - 0.14 * t)
    tone = 0.46 + 0.24 * frayed + 0.26 * patches - 0.28 * ring + 0.12 * lumps
    return vertices, faces, ramp(tone, *BARK)


def hairs(vertices, faces, count, seed):
    """Wiry root hairs standing off the bark, as one part."""
    rng = np.random.default_rng(seed + 40)
    faces = np.asarray(faces)
    parts = []
    for face in faces[rng.integers(len(faces), size=count)]:
        corner = vertices[face]
        normal = np.cross(corner[1] - corner[0], corner[3] - corner[0])
        size = np.linalg.norm(normal)
        if size < 1e-9:
            continue
        normal = normal / size
        normal *= np.sign(normal @ corner[0]) or 1
        start = corner[0] - normal * 0.05
        lean = normal * 0.5 + np.array([-0.7, 0, 0]) + rng.normal(size=3) * 0.45
        length = rng.uniform(0.3, 1.1)
        path = np.stack([start, start + lean * length * 0.5, start + lean * length + rng.normal(size=3) * 0.15])
        hair, hair_faces = tube(path, np.array([0.030, 0.022, 0.008]), 5)
        parts.append((hair, hair_faces, np.array([0.15, 0.085, 0.045]) * rng.uniform(0.5, 1.4), 0))
    return parts


def taro(seed):
    """Parts of a whole corm, one material."""
    vertices, faces, color = bark(seed)
    return [(vertices, faces, color, 0), *hairs(vertices, faces, 160, seed)]


def taro_half(seed, at=0.0, spokes=420, rings=150):
    """Parts of a corm cut across, the cut looking to +x at x = 0: 0 bark, 1 flesh."""
    vertices, faces, color = bark(seed)
    behind = vertices[:, 0][faces].max(1) < at + 0.03
    rim = vertices[np.abs(vertices[:, 0] - at) < 0.12]
    rim_turn = np.arctan2(rim[:, 2], rim[:, 1])
    order = np.argsort(rim_turn)
    angle = np.linspace(-math.pi, math.pi, spokes, endpoint=False)
    edge = np.interp(angle, rim_turn[order], np.hypot(rim[:, 1], rim[:, 2])[order], period=2 * math.pi)
    edge = np.convolve(np.pad(edge, 6, mode="wrap"), np.ones(13) / 13, "valid")
    turn, share = np.meshgrid(angle, np.linspace(0, 1, rings), indexing="ij")
    reach = share * edge[:, None]
    flat_at = stack(reach * np.cos(turn), reach * np.sin(turn), seed * 3.0)
    cloud = fbm(flat_at * 0.9, 3, seed + 2)
    wet = fbm(flat_at * 6, 3, seed + 3)
    flesh = ramp(
        0.5 + 0.25 * cloud + 0.2 * wet, (0.1, (0.72, 0.65, 0.62)), (0.5, (0.83, 0.78, 0.75)), (0.9, (0.89, 0.86, 0.84))
    )
    warped = flat_at + 0.25 * stack(noise(flat_at * 1.5, 4), noise(flat_at * 1.5, 5), 0.0)
    fleck, _ = worley(warped * 3.0, seed + 6)
    fine_fleck, _ = worley(warped * 6.5, seed + 7)
    size = 0.24 + 0.13 * noise(flat_at * 1.2, seed + 8)
    violet = np.clip((size - fleck) * 14, 0, 1) + 0.6 * np.clip((0.17 - fine_fleck) * 14, 0, 1)
    flesh = blend(flesh, (0.22, 0.075, 0.17), np.clip(violet, 0, 0.9))
    depth = edge[:, None] - reach
    flesh = blend(flesh, (0.52, 0.30, 0.36), np.clip(1 - depth / 0.28, 0, 1) * 0.5)
    flesh = blend(flesh, (0.10, 0.055, 0.03), np.clip((0.10 - depth) * 30, 0, 1))
    x = at + 0.02 + 0.014 * wet - 0.03 * np.clip(1 - depth / 0.1, 0, 1) - 0.012 * np.clip(violet, 0, 1)
    face = stack(x, flat_at[..., 0], flat_at[..., 1]).reshape(-1, 3)
    kept = faces[behind]
    return [
        (vertices, kept, color, 0),
        *hairs(vertices, kept, 70, seed),
        (face, grid_faces(spokes, rings, close_rows=True)[:, ::-1], flesh.reshape(-1, 3), 1),
    ]
