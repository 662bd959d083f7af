"""Dried flowers for infusions."""

import math

import numpy as np
from mathutils import Euler

from color import blend, ramp
from goods.leaf import leaf
from mesh import grid_faces, joined_mesh, smooth_curve, sphere, stack, tube
from noise import fbm, noise, worley


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
