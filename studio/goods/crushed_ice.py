"""Crushed ice: chips with melted edges, some clear and some milky, and the snow between them."""

import numpy as np

from color import ramp
from materials import Shader, painted
from mesh import build_mesh, grid_faces, random_rotations, sphere, stack
from noise import fbm, worley

MILK = (0.86, 0.895, 0.92)
DEEP = (0.64, 0.78, 0.90)
SNOW = ((0.0, (0.46, 0.54, 0.60)), (0.5, (0.76, 0.81, 0.84)), (1.0, (0.91, 0.925, 0.93)))


def ice():
    """Wet ice: clear where its vertex color is dark, milk and air where it is pale, and no two chips equally clear.
    Milk glows a little, as if lit from within. Deep in the heap, and to light rays, all of it is milk: refracted once
    more it would only turn black."""
    shader = Shader("ice")
    chance = shader.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    shader.set(Base_Color=MILK, Roughness=0.16, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    shader.set(Emission=DEEP, Emission_Strength=0.14)
    milk = shader.mix(0.5, shader.principled.outputs[0], shader.node("BsdfTranslucent", Color=MILK))
    glass = shader.node(
        "BsdfPrincipled", Base_Color=(0.95, 0.98, 1.0), Transmission=1.0, IOR=1.31, Roughness=0.02, Specular=0.5
    )
    depth = shader.tree.nodes.new("ShaderNodeLightPath").outputs["Ray Depth"]
    cloudy = shader.math("MULTIPLY", shader.vertex_color(), shader.remap(chance, 0, 1, 0.15, 1.5))
    deep = shader.math("GREATER_THAN", depth, 2.5)
    cloudy = shader.math("MINIMUM", shader.math("MAXIMUM", cloudy, deep), 1.0)
    pale = shader.mix(0.7, milk, shader.node("BsdfTransparent", Color=(0.93, 0.96, 0.98)))
    return shader.surface(shader.mix(shader.for_light_rays(), shader.mix(cloudy, glass, milk), pale))


def broken(seed, around, along):
    """A broken piece whose edges have just begun to melt: the smooth intersection of a dozen planes, hollowed like
    shells. Its half length is 1."""
    rng = np.random.default_rng(seed)
    directions, faces, _ = sphere(around, along)
    normals = np.concatenate([np.eye(3), -np.eye(3)]) + rng.normal(size=(6, 3)) * 0.35
    normals = np.concatenate([normals, rng.normal(size=(int(rng.integers(2, 9)), 3))])
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    away = rng.uniform(0.5, 1.0, len(normals))
    sharpness = rng.uniform(14, 34)
    reach = (np.clip(directions @ normals.T / away, 0, None) ** sharpness).sum(1) ** (-1 / sharpness)
    reach = reach * (1 + 0.07 * fbm(directions * 1.6 + seed * 5, 3, seed))
    points = directions * reach[:, None] * (1, rng.uniform(0.6, 0.95), rng.uniform(0.42, 0.8))
    return points / np.abs(points).max(), faces


def clouds(points, seed):
    """How milky a chip is, from 0 to 1: a haze on one side, and a few cracks right through it."""
    rng = np.random.default_rng(seed + 50)
    haze = np.clip(0.35 + 0.9 * fbm(points * 0.9 + seed * 3, 3, seed), 0, 1)
    for _ in range(3):
        way = rng.normal(size=3)
        across = points @ (way / np.linalg.norm(way)) - rng.uniform(-0.6, 0.6) + 0.16 * fbm(points * 2, 2, seed + 7)
        haze = np.maximum(haze, 0.9 * np.exp(-((across / 0.05) ** 2)) * (rng.random() < 0.7))
    return haze


def ice_chips(material, count=40):
    """Meshes of single chips, to be poured."""
    shapes = [broken(seed, 84, 52) for seed in range(count)]
    colors = [np.repeat(clouds(points, seed)[:, None], 3, 1) for seed, (points, _) in enumerate(shapes)]
    return [build_mesh("ice", *shape, material, colors=color) for shape, color in zip(shapes, colors)]


def snow():
    """What the chips lie in: wet white, blue where it is deep."""
    return painted("snow", 0.4, 0.4, Clearcoat=0.8, Clearcoat_Roughness=0.06)


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
    grains = [broken(900 + k, 8, 6) for k in range(20)]
    kinds = np.array([shape for shape, _ in grains])[rng.integers(20, size=count)]
    scale = size[0] + (size[1] - size[0]) * rng.random((count, 1, 1)) ** 2.0
    vertices = np.einsum("nij,nkj->nki", random_rotations(rng, count), kinds * scale) + points[:, None]
    each = kinds.shape[1]
    faces = (grains[0][1][None] + each * np.arange(count)[:, None, None]).reshape(-1, 4)
    colors = np.repeat(ramp(rng.uniform(0.45, 1.0, count), *SNOW), each, 0)
    return build_mesh("fines", vertices.reshape(-1, 3), faces, material, colors=colors)
