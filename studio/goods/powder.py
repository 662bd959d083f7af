"""Powders: heaps in bowls and on the table, and what was spilled."""

import math

import numpy as np

from color import flat, ramp
from containers import bowl_radius
from mesh import build_mesh, grid_faces, put, sphere
from noise import TURN, fbm, noise, worley


def relief(where, seed, rough, edge=1.0):
    """Height and tone of loose powder: waves, which end toward the `edge`, clumps and grain."""
    warp = np.stack([noise(where * 1.3, 71), noise(where * 1.3, 72), noise(where * 1.3, 73)], -1)
    where = where @ TURN.T + 0.12 * warp
    z = rough[0] * fbm(where * 0.8, 3, seed + 1) * edge
    clump, _ = worley(where * 2.4, seed + 2)
    crumb, _ = worley(where * 5.5, seed + 6)
    patchy = np.clip(fbm(where * 0.9, 2, seed + 4) * 0.7 + 0.55, 0, 1.3)
    grain = noise(where * 11, seed + 3) + 0.7 * noise(where * 23, seed + 8)
    z = z + rough[1] * ((0.6 - clump) * 1.5 + (0.5 - crumb) * 0.8) * patchy + rough[2] * grain
    return z, 0.5 + 0.18 * fbm(where * 0.7, 3, seed + 5) + 0.2 * (0.5 - crumb) + 0.16 * grain


def powder_heap(
    radius,
    base,
    height,
    material,
    location,
    tones,
    res=300,
    seed=0,
    rough=(0.16, 0.06, 0.03),
    peak=1.7,
    dimple=(),
):
    """Heap from `base` up by `height`: a cone with clumps and grain. `tones` are dark, middle, light;
    `rough` is the height of waves, clumps and grain; `dimple` lists hollows (x, y, radius, depth).
    Returns vertices and faces."""
    spokes = int(res * 2.4)
    r = np.linspace(0, 1, res) ** 0.8 * radius
    a = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    angle, distance = np.meshgrid(a, r, indexing="ij")
    x, y = distance * np.cos(angle), distance * np.sin(angle)
    q = distance / radius
    where = np.stack([x, y, x * 0 + seed * 3.1], -1)
    slope = np.clip(q * (1 + fbm(where * 0.35, 3, seed) * 0.12), 0, 1.2) ** peak
    z = height * np.clip(1 - slope, -0.1, 1)
    edge = np.clip((1 - q) * 4, 0, 1) * 0.75 + 0.25
    bumps, tone = relief(where, seed, rough, edge)
    z = z + bumps
    for hollow_x, hollow_y, hollow_radius, depth in dimple:
        z = z - depth * np.exp(-((x - hollow_x) ** 2 + (y - hollow_y) ** 2) / hollow_radius**2)
    colors = ramp(tone, (0.1, tones[0]), (0.5, tones[1]), (0.9, tones[2]))
    vertices = np.stack([x, y, z + base], -1).reshape(-1, 3)
    faces = grid_faces(spokes, res, close_rows=True)
    put(build_mesh("heap", vertices, faces, material, colors=colors.reshape(-1, 3)), location)
    return vertices + np.array(location), faces


def powder_bowl(spot, material, tones, height=1.6, level=0.8, **options):
    """Heap that fills a bowl at spot (x, y, radius, height, ...)."""
    x, y, bowl_r, bowl_h = spot[:4]
    inner = float(bowl_radius(bowl_r, bowl_h, bowl_h * level)) + 0.04
    options = {"res": 330, "peak": 1.55, **options}
    return powder_heap(inner, bowl_h * level, height, material, (x, y, 0), tones, **options)


def powder_spill(material, rgb, center, near, far, count, size=(0.03, 0.11), seed=0, z=0.0, arc=None):
    """Grains around a center, between two radii, within an arc in radians."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(8, 6)
    grains = []
    for _ in range(3):
        lumpy = vertices * (1 + 0.35 * rng.normal(size=(len(vertices), 1)) * 0.5)
        grains.append(build_mesh("grain", lumpy, faces, material, False, colors=flat(vertices, rgb)))
    for _ in range(count):
        if arc:
            angle = (arc[0] + arc[1]) / 2 + rng.normal() * (arc[1] - arc[0]) * 0.24
        else:
            angle = rng.uniform(0, 2 * math.pi)
        distance = near + (far - near) * abs(rng.normal()) * 0.42
        s = rng.uniform(*size) * (rng.random() ** 1.5 + 0.35)
        at = (center[0] + distance * math.cos(angle), center[1] + distance * math.sin(angle), z + s * 0.6)
        put(grains[int(rng.integers(3))], at, (rng.uniform(0, 6), rng.uniform(0, 6), 0), s)
