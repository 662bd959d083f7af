"""Sugar: crystals, heaps, cubes."""

import bpy
import numpy as np

from color import ramp
from goods.powder import powder_heap
from mesh import build_mesh, grid_faces, joined_mesh, points_on, put, random_rotations
from noise import fbm, noise

CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) * 0.5
CUBE_FACES = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


def crystals(points, size, tones, seed=0):
    """One small tumbled crystal per point, all merged in one mesh (60 000 are no trouble); use smooth=False."""
    rng = np.random.default_rng(seed)
    n = len(points)
    stem_vertices = (size[0] + (size[1] - size[0]) * rng.random((n, 1)) ** 2) * rng.uniform(0.7, 1.3, (n, 3))
    R = random_rotations(rng, n)
    vertices = np.einsum("nij,nkj->nki", R, CUBE[None] * stem_vertices[:, None]) + points[:, None]
    faces = (CUBE_FACES[None] + 8 * np.arange(n)[:, None, None]).reshape(-1, 4)
    colors = ramp(rng.random(n), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    return vertices.reshape(-1, 3), faces, np.repeat(colors, 8, 0)


def sugar_heap(
    radius,
    z0,
    height,
    materials,
    loc,
    tones,
    count=36000,
    size=(0.035, 0.085),
    seed=0,
    clump=(0.30, 0.13, 0.02),
    peak=1.5,
    dimple=(),
):
    """damp clumped heap (kit.heap) under a coat of crystals; mats = (body, crystal)"""
    vertices, faces = powder_heap(
        radius, z0, height, materials[0], loc, tones, seed=seed, rough=clump, peak=peak, res=260, dimple=dimple
    )
    points = points_on(vertices, faces, count, seed)
    vertices, faces, colors = crystals(points, size, tones, seed)
    put(build_mesh("crystals", vertices, faces, materials[1], False, colors=colors))


def sugar_spill(material, tones, centre, R0, R1, count, arc, size=(0.03, 0.075), seed=0):
    rng = np.random.default_rng(seed)
    a = (arc[0] + arc[1]) / 2 + rng.normal(size=count) * (arc[1] - arc[0]) * 0.24
    d = R0 + (R1 - R0) * np.abs(rng.normal(size=count)) * 0.42
    vertices, faces, colors = crystals(
        np.stack([centre[0] + d * np.cos(a), centre[1] + d * np.sin(a), a * 0 + size[0] * 0.7], -1), size, tones, seed
    )
    put(build_mesh("spill", vertices, faces, material, False, colors=colors))


def pressed_block(seed, rng, sides=44):
    """Body of a cube within -1..1: flat faces, edges and corners a little worn."""
    g = np.linspace(-1, 1, sides)
    a, b = (axis.ravel() for axis in np.meshgrid(g, g, indexing="ij"))
    o = np.ones_like(a)
    walls = [(o, a, b), (-o, b, a), (a, -o, b), (b, o, a), (a, b, o), (b, a, -o)]
    block = np.concatenate([np.stack(wall, -1) for wall in walls])
    faces = np.concatenate([grid_faces(sides, sides) + i * sides**2 for i in range(6)])
    edge = np.clip(np.sort(np.abs(block), 1)[:, 1:2] * 14 - 13, 0, 1)
    crumbled = np.clip(noise(block * 3.1 + seed * 5, seed + 2) + 0.1, 0, 1)[:, None]
    block *= 1 - 0.055 * edge * crumbled
    for _ in range(3):
        corner = rng.choice([-1.0, 1.0], 3) * rng.uniform(0.5, 1.0, 3)
        corner /= np.linalg.norm(corner)
        depth = (block @ corner).max() - rng.uniform(0.02, 0.12)
        over = block @ corner - depth + 0.10 * fbm(block * 4 + seed, 3, seed + 4)
        block -= np.clip(over, 0, 1)[:, None] * corner
    return block, faces


def sugar_cube(
    seed,
    materials,
    length=1.6,
    count=16000,
    tones=((0.60, 0.585, 0.55), (0.72, 0.705, 0.67), (0.82, 0.81, 0.78)),
    size=(0.028, 0.07),
):
    """Pressed cube: a block under a coat of angular crystals; `materials` are body and crystal. What the press has
    flattened lies in the cube's faces, each crystal a trace out of level, or the coat is foam."""
    rng = np.random.default_rng(seed)
    block, faces = pressed_block(seed, rng)
    half = length / 2 * np.array([1, 1, 0.92])
    points = points_on(block * half, faces, count, seed) * 0.99
    coat, coat_faces, colors = crystals(points, size, tones, seed)
    level = (half + rng.uniform(-0.012, 0.006, (count, 1)))[:, None, :]
    lean = rng.normal(size=(count, 1, 3)) * 0.10
    away = coat.reshape(count, 8, 3) - points[:, None]
    level = level + (away * lean).sum(-1, keepdims=True) - away * lean
    coat = np.clip(coat.reshape(count, 8, 3), -level, level).reshape(-1, 3)
    parts = [(block * half * 0.98, faces, np.array(tones[0]), 0), (coat, coat_faces, colors, 1)]
    mesh, _ = joined_mesh("sugarcube", parts, materials)
    mesh.polygons.foreach_set("use_smooth", np.zeros(len(mesh.polygons), bool))
    return mesh


def sugar_crumbs(material, tones, spots, size=(0.025, 0.06), seed=0):
    """Loose grains that fall at the spots (x, y) and stay on what lies there, unless it is steep."""
    scene = bpy.context.scene
    layer = bpy.context.evaluated_depsgraph_get()
    points = []
    for x, y in spots:
        hit, at, normal, *_ = scene.ray_cast(layer, (x, y, 50), (0, 0, -1))
        if hit and normal.z > 0.3:
            points.append((at.x, at.y, at.z + size[0] / 2))
    vertices, faces, colors = crystals(np.array(points), size, tones, seed)
    put(build_mesh("crumbs", vertices, faces, material, False, colors=colors))
