"""Pistachios in the shell and shelled."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, polar_sphere, stack
from noise import crease, fbm, noise


def pistachio_kernel(seed, around=110, along=90, scale=1.0):
    """Green flesh under a torn purple-brown skin."""
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    profile = np.power(np.clip(1 - axis, 0, 2), 0.55) * np.power(np.clip(1 + axis, 0, 2), 0.45)
    wrinkle = fbm(stack(axis * 1.3, y * 3.2, z * 3.2 + seed), 4, seed, 0.6)
    fiber = fbm(stack(axis * 4, y * 14, z * 14 + seed), 2, seed + 2)
    grain = crease(z, 0.07)
    s = (1 + 0.05 * wrinkle + 0.012 * fiber - 0.07 * grain) * profile * scale
    points = stack(axis * 0.80 * scale, y * s * 0.43, z * s * 0.40)
    colors = ramp(
        0.5 + 0.35 * wrinkle + 0.2 * fiber,
        (0.1, (0.10, 0.135, 0.018)),
        (0.5, (0.235, 0.275, 0.045)),
        (0.9, (0.40, 0.43, 0.12)),
    )
    skin = np.clip(
        (fbm(stack(axis * 1.1, y * 1.6, z * 1.6 + seed * 2), 3, seed + 6) + 0.12 + 0.25 * fiber) * 3.5, 0, 0.88
    )
    return (
        points,
        faces,
        blend(
            colors,
            ramp(0.5 + 0.4 * fiber + 0.2 * wrinkle, (0.1, (0.075, 0.022, 0.024)), (0.9, (0.27, 0.125, 0.095))),
            skin,
        ),
    )


def pistachio(seed, around=110, along=90):
    """Two half shells hinged at the blunt end, gaping at the tip, kernel between; material 0 shell, 1 kernel."""
    rng = np.random.default_rng(seed)
    gape = rng.uniform(0.12, 0.22)
    parts = []
    t = -np.cos(np.linspace(0, math.pi, along))
    angle = np.linspace(0, math.pi, around)
    around_angle, axis = [ratio.reshape(-1) for ratio in np.meshgrid(angle, t, indexing="ij")]
    y, z = np.cos(around_angle), np.sin(around_angle)
    profile = np.power(np.clip(1 - axis, 0, 2), 0.58) * np.power(np.clip(1 + axis, 0, 2), 0.42)
    for side in (1, -1):
        ratio = stack(axis * 1.5, y * 2, z * 2 * side + seed * 4)
        lump = fbm(ratio * 0.7, 2, seed + side)
        fiber = fbm(stack(axis * 1.4, y * 11, z * 11 * side + seed), 3, seed + 4)
        layers = []
        for d in (0, 0.055):
            s = profile * (1 + 0.035 * lump + 0.008 * fiber) - d
            layers.append(stack(axis * (1.02 - d), y * s * 0.60, np.clip(z * s * 0.56, 0, 9)))
        per_layer = around * along
        quads = grid_faces(around, along)
        faces = np.concatenate(
            [
                quads[:, ::-1],
                quads + per_layer,
                *[
                    np.stack([e[:-1], e[1:], e[1:] + per_layer, e[:-1] + per_layer], -1)
                    for e in (np.arange(along), (around - 1) * along + np.arange(along))
                ],
            ]
        )
        tone = 0.55 + 0.22 * lump + 0.16 * fiber + 0.10 * noise(ratio * 2.6, seed + 9)
        colors = ramp(
            tone,
            (0.05, (0.30, 0.175, 0.085)),
            (0.4, (0.50, 0.345, 0.195)),
            (0.7, (0.63, 0.47, 0.295)),
            (1.0, (0.74, 0.60, 0.42)),
        )
        colors = blend(colors, (0.26, 0.135, 0.06), np.clip((-axis - 0.80) * 5, 0, 0.75))
        colors = blend(colors, (0.22, 0.12, 0.06), np.clip(0.03 + fbm(ratio * 1.1, 3, seed + 13), 0, 1) * 0.55)
        lip = np.minimum(around_angle, math.pi - around_angle)
        colors = blend(colors, (0.42, 0.27, 0.14), crease(lip, 0.10) * 0.6)
        points = np.concatenate(layers)
        points[:, 0] += 0.92
        c, sn = math.cos(gape), math.sin(gape)
        points = stack(points[:, 0] * c - points[:, 2] * sn, points[:, 1], points[:, 0] * sn + points[:, 2] * c)
        points[:, 0] -= 0.92
        points[:, 2] *= side
        parts.append(
            (
                points,
                faces if side > 0 else faces[:, ::-1],
                np.concatenate([colors, colors * 0.0 + (0.56, 0.41, 0.25)]),
                0,
            )
        )
    vertices, faces, colors = pistachio_kernel(seed + 50, scale=0.97)
    parts.append((vertices + [0.10, 0, 0], faces, colors, 1))
    return parts
