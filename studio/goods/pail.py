"""Plastic pails of 20 liters with their lids, labels and wire handles, and the honey that stands in one."""

import math

import numpy as np

from color import blend, ramp
from goods.honey import wood
from mesh import build_mesh, grid_faces, joined_mesh, lathe, put, resample, smooth_curve, sphere, stack, tube
from noise import crease, fbm, noise

TOP, FOOT, HEIGHT = 15.0, 13.0, 36.0
WHITE = (0.70, 0.685, 0.65)
# The label stands beside the handle, or the grip would hide its mark.
FROM_HANDLE = 1.3


def wall(z):
    """Outer radius of the wall below the ribs."""
    return FOOT + (TOP - 0.5 - FOOT) * (z - 0.3) / (HEIGHT - 8.5)


def pail(seed, materials, mark, closed=False, swing=0.35):
    """A pail with its handle hanging toward -y and its label beside it; with its lid if `closed`. The materials:
    plastic, wire, paper."""
    outline = [(0.001, 0.6), (FOOT - 1, 0.6), (FOOT - 0.6, 0.0), (FOOT - 0.1, 0.1), (FOOT, 0.5)]
    outline += [(TOP - 0.5, HEIGHT - 8.2)]
    # Stiffening ribs under the rim; the lowest is a skirt.
    for low, out in ((HEIGHT - 8.0, 0.9), (HEIGHT - 5.4, 0.6), (HEIGHT - 3.2, 0.6)):
        outline += [(TOP - 0.42, low), (TOP + out - 0.06, low + 0.04), (TOP + out, low + 0.12)]
        outline += [(TOP + out, low + 0.3)]
        outline += [(TOP + out - 0.06, low + 0.38), (TOP - 0.40, low + 0.45)]
    outline += [(TOP - 0.2, HEIGHT - 0.9), (TOP + 0.45, HEIGHT - 0.75), (TOP + 0.6, HEIGHT - 0.5), (TOP + 0.55, HEIGHT)]
    outline += [(TOP + 0.3, HEIGHT + 0.15), (TOP, HEIGHT + 0.1), (TOP - 0.3, HEIGHT - 0.3)]
    outline += [(FOOT - 0.3, 1.4), (0.001, 1.2)]
    parts = [turned(outline, seed)]
    if closed:
        parts.append(lid(seed))
    parts += handle(swing)
    parts.append((*label(seed, mark), 2))
    return joined_mesh("pail", parts, materials)[0]


def lid(seed):
    """A pressed-on lid: its skirt is cut into tabs, its middle sunk and ringed."""
    top, high = TOP, HEIGHT
    outline = [(top + 0.80, high - 1.9), (top + 1.0, high - 1.8), (top + 1.05, high - 0.2), (top + 0.95, high + 0.35)]
    outline += [(top + 0.6, high + 0.62), (top - 0.1, high + 0.65), (top - 0.4, high + 0.5), (top - 0.55, high - 0.5)]
    outline += [(top - 0.8, high - 0.7), (top - 4.6, high - 0.7), (top - 4.8, high - 0.35), (top - 5.2, high - 0.3)]
    vertices, faces, colors, slot = turned([*outline, (0.001, high - 0.15)], seed + 40)
    angle = np.arctan2(vertices[:, 1], vertices[:, 0])
    cut = np.clip(np.cos(angle * 22 + seed) * 9 - 8, 0, 1) * (vertices[:, 2] < high - 0.5)
    cut = cut * (np.hypot(vertices[:, 0], vertices[:, 1]) > top + 0.5)
    return vertices * (1 - 0.012 * cut)[:, None], faces, blend(colors, (0.30, 0.28, 0.25), cut * 0.6), slot


def handle(swing):
    """Parts of the wire, its grip and the two ears that it turns in."""
    hang = np.linspace(0, math.pi, 90)
    drop = 17.0
    out, down = np.sin(hang) * drop * math.sin(swing), np.sin(hang) * drop * math.cos(swing)
    path = stack(np.cos(hang) * (TOP + 1.4), -out - 0.8, HEIGHT - 4.3 - down)
    # The handle hangs against the wall: never inside it.
    away = np.hypot(path[:, 0], path[:, 1])
    path[:, :2] *= (np.maximum(away, TOP + 1.2) / away)[:, None]
    yield (*tube(path, 0.19, 12), (0.36, 0.35, 0.33), 1)
    yield (*tube(smooth_curve(path[36:54], 40), 0.95, 24), np.array(WHITE) * 0.95, 0)
    for side in (-1, 1):
        ear, faces = lathe([(1.5, 0), (1.5, 0.9), (1.3, 1.1), (0.6, 1.15), (0.001, 1.15)], 40)
        at = stack(side * (TOP - 0.3 + ear[:, 2]), ear[:, 0] - 0.8, ear[:, 1] + HEIGHT - 4.3)
        yield at, faces if side > 0 else faces[:, ::-1], np.array(WHITE) * 0.97, 0


def turned(outline, seed):
    """A lathed part of molded plastic: even in color, never quite round, scuffed: vertices, faces, colors, material."""
    vertices, faces = lathe(resample(outline, 520), 360)
    angle = np.arctan2(vertices[:, 1], vertices[:, 0])
    oval = 1 + 0.004 * np.cos(2 * angle + seed) + 0.0012 * np.cos(3 * angle + 2 * seed)
    vertices = vertices * stack(oval, oval, 1.0)
    at = vertices * 0.1 + seed * 5
    colors = np.array(WHITE) * (1 + 0.02 * fbm(at * 0.6, 2, seed + 1))[:, None]
    scuff = crease(noise(at * np.array([3.5, 3.5, 9]), seed + 2), 0.010)
    scuff = scuff * np.clip(noise(at * 1.5, seed + 3) * 3 - 0.6, 0, 1)
    colors = blend(colors, (0.34, 0.31, 0.27), scuff * 0.5)
    dirt = np.exp(-vertices[:, 2] / 1.4) * np.clip(0.5 + fbm(at * 4, 3, seed + 4), 0, 1)
    return vertices, faces, blend(colors, (0.22, 0.19, 0.15), np.clip(dirt * 0.7, 0, 0.6)), 0


def label(seed, mark):
    """A paper label around the front, a corner of it coming off: vertices, faces, colors."""
    rng = np.random.default_rng(seed)
    wide, low, high = 21.0, 6.5, 24.0
    x = np.linspace(-wide / 2, wide / 2, 260)[None]
    z = np.linspace(low, high, 220)[:, None]
    corner = np.clip(1 - np.hypot(wide / 2 - x * rng.choice((-1, 1)), high - z) / rng.uniform(2.0, 4.0), 0, 1)
    ripple = 0.05 * np.clip(noise(stack(x * 0.22, z * 0.3, seed), seed) - 0.15, 0, 1)
    turn = x / TOP - math.pi / 2 + FROM_HANDLE + 0 * z
    radius = wall(z) * (1 + 0.004 * np.cos(2 * turn + seed)) + 0.05 + ripple + 0.8 * corner**2
    grid = stack(radius * np.cos(turn), radius * np.sin(turn), z + 0.1 * rng.normal() * x / wide)
    tone = 0.5 + 0.14 * fbm(grid * 0.2, 3, seed + 1) + 0.06 * noise(grid * 5, seed + 2)
    colors = ramp(tone, (0, (0.50, 0.44, 0.33)), (1, (0.66, 0.61, 0.50)))
    ink = np.clip(0.97 + 0.22 * fbm(grid * 4, 2, seed + 3), 0.7, 1)
    band = ((z < low + 3.2) | (z > high - 1.1)) + 0 * x
    colors = blend(colors, (0.020, 0.070, 0.054), band * ink * 0.95)
    colors = blend(colors, (0.42, 0.20, 0.025), ((z > low + 3.6) & (z < low + 4.2)) * ink + 0 * x)
    colors = blend(colors, (0.020, 0.070, 0.054), mark(x / 10.0 + 0.5 + 0 * z, (z - 16.9) / 10.0 + 0.5 + 0 * x) * ink)
    smear = np.clip(fbm(grid * np.array([0.4, 0.4, 0.15]) + 7, 4, seed + 4, 0.6) - 0.38, 0, 1)
    colors = blend(colors, (0.34, 0.20, 0.07), np.clip(smear * 0.8, 0, 0.4))
    return grid.reshape(-1, 3), grid_faces(220, 260), colors.reshape(-1, 3)


def pool(radius, level, material, location, tint=(0.975, 0.76, 0.22), depth=5.0):
    """Honey that stands in a pail up to `level`, with its meniscus, paler at the wall."""
    a = np.linspace(0, 2 * math.pi, 420, endpoint=False)[:, None]
    q = np.linspace(0, 1, 240)[None] ** 0.7
    x, y = q * radius * np.cos(a), q * radius * np.sin(a)
    z = level + 0.35 * np.exp((q - 1) * radius / 0.35) + 0.02 * fbm(stack(x * 0.10, y * 0.10, 4.0), 2, 3)
    surface = stack(x, y, z).reshape(-1, 3)
    faces = grid_faces(420, 240, close_rows=True)[:, ::-1]
    deep = np.array(tint) ** (0.55 * depth * (1 - 0.80 * q**9))[..., None] + 0 * x[..., None]
    put(build_mesh("pool", surface, faces, material, colors=deep.reshape(-1, 3)), location)


def bubbles(radius, level, material, location, count, seed=2):
    """Air that rose to the wall and stayed there, in patches."""
    rng = np.random.default_rng(seed)
    unit, faces, _ = sphere(16, 12)
    spheres = []
    for _ in range(count):
        turn = rng.uniform(0, 2 * math.pi)
        if noise(np.array([[math.cos(turn) * 2.2, math.sin(turn) * 2.2, seed]]), seed)[0] < 0.05:
            continue
        size = 0.07 + 0.22 * rng.random() ** 3
        reach = radius - size - abs(rng.normal()) * 0.55
        at = np.array([reach * math.cos(turn), reach * math.sin(turn), level + 0.35 * math.exp(reach - radius)])
        spheres.append((unit * size * [1, 1, 0.7] + at, faces, np.array([0.97, 0.82, 0.42]), 0))
    put(joined_mesh("bubbles", spheres, [material])[0], location)


def paddle(material, length=52.0):
    """A beech paddle along +x from its blade at the origin, edges rounded by use."""
    t = np.linspace(0, 1, 260)
    path = stack(t * length, 0.3 * np.sin(t * 3), 0 * t)
    rod, faces = tube(path, 1.0, 40)
    share = np.repeat(t, 40)
    broad = np.interp(share, [0, 0.02, 0.3, 0.42, 0.97, 1], [1.4, 3.0, 2.6, 1.15, 1.3, 0.7])
    thick = np.interp(share, [0, 0.02, 0.35, 0.97, 1], [0.25, 0.45, 0.75, 0.95, 0.5])
    center = np.repeat(path, 40, 0)
    rod = center + (rod - center) * stack(1.0, broad, thick)
    return build_mesh("paddle", rod, faces, material, colors=wood(rod * 0.6))
