"""Dried flowers for infusions."""

import math

import numpy as np
from mathutils import Euler

from color import blend, ramp
from goods.leaf import leaf
from mesh import grid_faces, joined_mesh, smooth_curve, sphere, stack, tube
from noise import fbm, noise, worley


def rosebud(seed, materials):
    """Dried bud: overlapping crumpled petals, sepals and a stub of stem; base at -x axis = down."""
    rng = np.random.default_rng(seed)
    parts = []
    n = 15
    for i in range(n):
        k = i / (n - 1)
        around, along = 34, 26
        u = np.linspace(0, 1, around)
        v = np.linspace(-1, 1, along)
        U, W = np.meshgrid(u, v, indexing="ij")
        a0 = i * 2.4 + rng.uniform(-0.2, 0.2)
        half = (1.15 - 0.25 * k) * np.power(np.sin(math.pi * (0.12 + 0.80 * U)), 0.6)
        angles = a0 + W * half
        R = (0.16 + 0.44 * k**0.75) * np.power(np.sin(math.pi * (0.06 + 0.80 * U**0.9)), 0.75) + 0.10 * k * np.clip(
            U - 0.72, 0, 1
        ) * 2.2 * rng.uniform(0.2, 1.2)
        top = (1.35 - 0.30 * k) * rng.uniform(0.9, 1.05)
        where = stack(U * 3, W * 2, i * 3.1 + seed * 9)
        wrinkle = fbm(where * 1.2, 4, seed + i, 0.6)
        R = R * (1 + 0.20 * wrinkle) + 0.02 * np.sin(W * 9 + i) * U
        z_grid = -0.55 + top * U - 0.06 * W**2 * U + 0.06 * wrinkle
        tone = 0.55 + 0.35 * wrinkle - 0.25 * (1 - U) + 0.12 * noise(where * 6, 4)
        edge = np.clip((U - 0.86) * 6, 0, 1) * 0.6 + np.clip((np.abs(W) - 0.85) * 5, 0, 1) * 0.5
        colors = ramp(tone, (0.1, (0.070, 0.016, 0.021)), (0.5, (0.18, 0.050, 0.055)), (0.9, (0.35, 0.15, 0.135)))
        colors = blend(colors, (0.24, 0.13, 0.075), edge * 0.8)
        parts.append(
            (
                stack(R * np.cos(angles), R * np.sin(angles), z_grid).reshape(-1, 3),
                grid_faces(around, along),
                colors.reshape(-1, 3),
                0,
            )
        )
    quads = ((0.06, 0.055, 0.02), (0.13, 0.12, 0.045), (0.22, 0.20, 0.09))
    for i in range(5):
        vertices, faces, colors = leaf(
            seed * 9 + i,
            rng.uniform(0.8, 1.2),
            0.2,
            around=24,
            along=9,
            curl=-0.5,
            ruffle=0.05,
            tip=1.0,
            base=0.3,
            vein=0.01,
            vein_count=2,
            tones=quads,
        )
        turn_matrix = np.array(Euler((rng.normal() * 0.3, -rng.uniform(0.5, 1.2), i / 5 * 2 * math.pi)).to_matrix())
        parts.append(
            (
                vertices @ turn_matrix.T
                + [0.12 * math.cos(i / 5 * 2 * math.pi), 0.12 * math.sin(i / 5 * 2 * math.pi), -0.5],
                faces,
                colors,
                0,
            )
        )
    stem_vertices, stem_faces, _ = sphere(20, 14)
    parts.append((stem_vertices * [0.2, 0.2, 0.24] + [0, 0, -0.58], stem_faces, (0.13, 0.11, 0.04), 0))
    stem_vertices, stem_faces = tube(
        smooth_curve([(0, 0, -0.6), (0.02, 0.02, -0.85), (0.08, 0.03, -1.15)], 10), 0.055, 8
    )
    parts.append((stem_vertices, stem_faces, (0.14, 0.10, 0.045), 0))
    return joined_mesh("rosebud", parts, materials)


def hibiscus(seed, materials):
    """Dried calyx: cup with five fleshy pointed lobes, deep crimson, ridged and twisted."""
    rng = np.random.default_rng(seed)
    around, along = 110, 200
    u = np.linspace(0, 1, around)
    a = np.linspace(0, 2 * math.pi, along, endpoint=False)
    angles, U = np.meshgrid(a, u, indexing="ij")
    angle = rng.uniform(0, 6)
    lobes = np.cos(5 * angles + angle)
    H = 2.5 * rng.uniform(0.85, 1.1)
    spots = np.clip((U - 0.42) / 0.58, 0, 1)
    twist = 0.9 * rng.uniform(-1, 1) * spots
    saw = np.arccos(np.clip(lobes, -1, 1)) / 5
    an = angles - np.sign(np.sin(5 * angles + angle)) * saw * -1 * spots**0.8 * 0.82
    where = stack(np.cos(angles) * 2, np.sin(angles) * 2, U * 3 + seed * 7)
    wrinkle = fbm(where, 4, seed, 0.6)
    rid = np.abs(np.sin(5 * (angles + angle / 5)))
    R = (
        0.12
        + 0.78 * np.power(np.sin(math.pi * np.clip(U * 0.62 + 0.03, 0, 1)), 0.8)
        + 0.45 * spots**2 * rng.uniform(-0.5, 0.9)
    ) * (1 + 0.16 * wrinkle - 0.10 * rid * (1 - spots))
    top = H * (U - 0.16 * spots * (1 - lobes) * 0.5)
    points = stack(
        R * np.cos(an + twist), R * np.sin(an + twist) * rng.uniform(0.75, 1), top - H * 0.4 + 0.10 * wrinkle
    ).reshape(-1, 3)
    tone = (0.45 + 0.34 * wrinkle + 0.10 * noise(where * 7, 3)).reshape(-1)
    colors = ramp(tone, (0.05, (0.016, 0.0015, 0.004)), (0.5, (0.070, 0.006, 0.014)), (0.9, (0.19, 0.022, 0.034)))
    colors = blend(colors, (0.14, 0.055, 0.035), np.clip((0.16 - U) * 6, 0, 0.8).reshape(-1))
    return joined_mesh("hibiscus", [(points, grid_faces(along, around, close_rows=True), colors, 0)], materials)


def chamomile(seed, materials):
    """Dried flower head: yellow cone of florets, white drooping rays."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(60, 50)
    nearest, _ = worley(vertices * 7 + seed, seed)
    points = stack(vertices[:, 1], vertices[:, 2], vertices[:, 0])
    points = points * stack(0.36, 0.36, 0.34) * (1 + 0.12 * np.exp(-((nearest / 0.3) ** 2)))[:, None]
    tone = np.exp(-((nearest / 0.35) ** 2))
    parts = [
        (
            points + [0, 0, 0.12],
            faces,
            ramp(tone, (0, (0.30, 0.13, 0.008)), (0.6, (0.58, 0.33, 0.02)), (1, (0.74, 0.50, 0.06))),
            0,
        )
    ]
    for i in range(16):
        vertices, faces, colors = leaf(
            seed * 31 + i,
            rng.uniform(0.65, 0.95),
            0.15,
            around=26,
            along=9,
            curl=rng.uniform(0.3, 1.6),
            ruffle=0.04,
            tip=0.3,
            base=0.3,
            vein=0.008,
            vein_count=2,
            tones=((0.46, 0.40, 0.28), (0.68, 0.63, 0.50), (0.80, 0.77, 0.66)),
            vein_color=(0.62, 0.55, 0.38),
        )
        turn_matrix = np.array(
            Euler((rng.normal() * 0.25, rng.uniform(-0.1, 0.9), i / 16 * 2 * math.pi + rng.normal() * 0.1)).to_matrix()
        )
        parts.append(
            (
                vertices @ turn_matrix.T
                + np.array([0.24 * math.cos(i / 16 * 2 * math.pi), 0.24 * math.sin(i / 16 * 2 * math.pi), 0.0]),
                faces,
                colors,
                1,
            )
        )
    vertices, faces = tube(smooth_curve([(0, 0, 0), (0.05, 0, -0.3), (0.15 * rng.normal(), 0.1, -0.8)], 10), 0.05, 8)
    parts.append((vertices, faces, (0.16, 0.17, 0.06), 0))
    return joined_mesh("chamomile", parts, materials)
