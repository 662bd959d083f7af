"""Taro corms: ringed, hairy brown bark."""

import numpy as np

from color import ramp
from mesh import seeded_sphere, stack, tube
from noise import crease, fbm, noise

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
