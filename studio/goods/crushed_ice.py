"""Crushed ice: chips with melted edges, some clear and some milky, and the snow between them."""

import numpy as np

from color import ramp
from materials import Shader, painted
from mesh import build_mesh, grid_faces, random_rotations, sphere, stack
from noise import fbm, worley

TINT = (0.865, 0.870, 0.862)
SNOW = ((0.0, (0.37, 0.39, 0.40)), (0.5, (0.69, 0.70, 0.69)), (1.0, (0.86, 0.86, 0.845)))


def ice():
    """Wet ice, no two chips equally clear. Deep in the heap, and to light rays, it is milk and air: refracted once
    more it would only turn black."""
    shader = Shader("ice")
    chance = shader.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    second = shader.math("FRACT", shader.math("MULTIPLY", chance, 9.7))
    tint = shader.hue_value(TINT, value=shader.remap(second, 0, 1, 0.82, 1.1))
    shader.set(Base_Color=tint, Roughness=0.11, Specular=0.5)
    milk = shader.mix(0.45, shader.principled.outputs[0], shader.node("BsdfTranslucent", Color=tint))
    glass = shader.node(
        "BsdfPrincipled", Base_Color=(0.965, 0.972, 0.965), Transmission=1.0, IOR=1.31, Roughness=0.05, Specular=0.5
    )
    depth = shader.tree.nodes.new("ShaderNodeLightPath").outputs["Ray Depth"]
    clarity = shader.math("MULTIPLY", shader.remap(chance, 0, 1, 0.12, 0.95), shader.math("LESS_THAN", depth, 3.0))
    pale = shader.mix(0.62, milk, shader.node("BsdfTransparent", Color=(0.92, 0.935, 0.925)))
    return shader.surface(shader.mix(shader.for_light_rays(), shader.mix(clarity, milk, glass), pale))


def melted(seed, around, along):
    """A broken stone whose edges have melted: the smooth intersection of a dozen planes. Its half length is 1."""
    rng = np.random.default_rng(seed)
    directions, faces, _ = sphere(around, along)
    normals = np.concatenate([np.eye(3), -np.eye(3)]) + rng.normal(size=(6, 3)) * 0.35
    normals = np.concatenate([normals, rng.normal(size=(7, 3))])
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    away = rng.uniform(0.55, 1.0, len(normals))
    sharpness = rng.uniform(7, 13)
    reach = (np.clip(directions @ normals.T / away, 0, None) ** sharpness).sum(1) ** (-1 / sharpness)
    reach = reach * (1 + 0.05 * fbm(directions * 1.8 + seed * 5, 2, seed))
    points = directions * reach[:, None] * (1, rng.uniform(0.72, 0.95), rng.uniform(0.55, 0.8))
    return points / np.abs(points).max(), faces


def ice_chips(material, count=28):
    """Meshes of single chips, to be poured."""
    return [build_mesh("ice", *melted(seed, 40, 24), material) for seed in range(count)]


def snow():
    """What the chips lie in: rough white, blue where it is deep."""
    return painted("snow", 0.55, 0.35)


def snow_bed(x, y, z, material):
    """A bed of packed grains over a grid of heights."""
    place = stack(x, y, 0.0 * x)
    near, _ = worley(place * 3.2, 3)
    grains = 0.5 - near + 0.5 * fbm(place * 1.1, 3, 5)
    points = stack(x, y, z + 0.16 * grains)
    colors = ramp(0.45 + 0.7 * grains, *SNOW)
    return build_mesh("snow", points.reshape(-1, 3), grid_faces(*x.shape), material, colors=colors.reshape(-1, 3))


def fines(points, size, material, seed=0):
    """Grains of ice, one at each point, in one mesh; `size` is the least and the greatest half length."""
    rng = np.random.default_rng(seed)
    count = len(points)
    grains = [melted(900 + k, 8, 6) for k in range(20)]
    kinds = np.array([shape for shape, _ in grains])[rng.integers(20, size=count)]
    scale = size[0] + (size[1] - size[0]) * rng.random((count, 1, 1)) ** 2.0
    vertices = np.einsum("nij,nkj->nki", random_rotations(rng, count), kinds * scale) + points[:, None]
    each = kinds.shape[1]
    faces = (grains[0][1][None] + each * np.arange(count)[:, None, None]).reshape(-1, 4)
    colors = np.repeat(ramp(rng.uniform(0.45, 1.0, count), *SNOW), each, 0)
    return build_mesh("fines", vertices.reshape(-1, 3), faces, material, colors=colors)
