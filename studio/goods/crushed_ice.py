"""Crushed ice: splinters with broken faces, half clear."""

import numpy as np

from goods.sugar import CUBE, CUBE_FACES
from materials import Shader
from mesh import build_mesh, random_rotations

TINTS = np.array([(0.80, 0.84, 0.86), (0.87, 0.895, 0.905), (0.93, 0.94, 0.945)])
# Broken faces are not flat: each is two triangles.
FACES = np.concatenate([CUBE_FACES[:, [0, 1, 2]], CUBE_FACES[:, [0, 2, 3]]])


def ice():
    """Painted ice with a sharp light on it; a share of it is clear, a larger one to light."""
    shader = Shader("ice")
    tint = shader.vertex_color()
    shader.set(Base_Color=tint, Roughness=0.10, Specular=0.5)
    clear = shader.node("BsdfRefraction", Color=(0.93, 0.96, 0.98), Roughness=0.03, IOR=1.31)
    seen = shader.mix(0.45, shader.principled.outputs[0], clear)
    pale = shader.mix(0.55, shader.principled.outputs[0], shader.node("BsdfTransparent", Color=(0.90, 0.95, 0.98)))
    return shader.surface(shader.mix(shader.for_light_rays(), seen, pale))


def splinter(rng):
    """A convex stone of few faces: corners of a box, each pushed in by chance."""
    return 2 * CUBE * rng.uniform(0.35, 1.0, (8, 3)) * rng.uniform(0.6, 1.0, 3)


def crushed_ice(points, size, material, seed=0):
    """One splinter at each point, in one mesh; `size` is the least and the greatest half length."""
    rng = np.random.default_rng(seed)
    count = len(points)
    kinds = np.array([splinter(rng) for _ in range(40)])[rng.integers(40, size=count)]
    scale = size[0] + (size[1] - size[0]) * rng.random((count, 1, 1)) ** 2.2
    vertices = np.einsum("nij,nkj->nki", random_rotations(rng, count), kinds * scale) + points[:, None]
    faces = (FACES[None] + 8 * np.arange(count)[:, None, None]).reshape(-1, 3)
    colors = np.repeat(TINTS[rng.integers(3, size=count)] * rng.uniform(0.9, 1.0, (count, 1)), 8, 0)
    return build_mesh("ice", vertices.reshape(-1, 3), faces, material, False, colors=colors)
