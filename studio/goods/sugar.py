"""Sugar: crystals, heaps, cubes."""

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


def sugar_cube(
    seed,
    materials,
    length=1.6,
    count=5200,
    tones=((0.60, 0.585, 0.55), (0.72, 0.705, 0.67), (0.82, 0.81, 0.78)),
    size=(0.03, 0.075),
):
    """pressed cube: soft-edged body, crystals all over, a few corners crumbled"""
    rng = np.random.default_rng(seed)
    k = 26
    g = np.linspace(-1, 1, k)
    angles, Bq = np.meshgrid(g, g, indexing="ij")
    o = np.ones_like(angles)
    quads = grid_faces(k, k)
    faces = [
        np.stack(s, -1).reshape(-1, 3)
        for s in (
            (o, angles, Bq),
            (-o, Bq, angles),
            (angles, -o, Bq),
            (Bq, o, angles),
            (angles, Bq, o),
            (Bq, angles, -o),
        )
    ]
    vertices = np.concatenate(faces)
    F = np.concatenate([quads + i * k * k for i in range(6)])
    ratio = np.power(np.abs(vertices), 14).sum(1) ** (1 / 14.0)
    vertices = vertices / ratio[:, None]
    vertices = (
        vertices
        * length
        / 2
        * np.array([1, 1, 0.92])
        * (1 + 0.022 * fbm(vertices * 2.2 + seed * 3, 3, seed) + 0.012 * noise(vertices * 7 + seed, seed + 2))[:, None]
    )
    points = points_on(vertices, F, count, seed) + rng.normal(size=(count, 3)) * 0.008
    x_grid, crystal_faces, crystal_colors = crystals(points, size, tones, seed)
    return joined_mesh(
        "sugarcube",
        [(vertices * 0.985, F, np.array(tones[0]) * 0.95, 0), (x_grid, crystal_faces, crystal_colors, 1)],
        materials,
    )[0]
