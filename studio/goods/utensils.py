"""Spoons and scoops."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, join, joined_mesh, lathe, resample, smooth_curve, stack, tube
from noise import fbm, noise


def spoon(length=13.0, a=2.1, b=1.45, depth=0.62, thickness=0.09):
    """Metal spoon along +x, bowl centred on the origin."""
    around, along = 60, 80
    ratio = np.linspace(0, 1, around)
    angle = np.linspace(0, 2 * math.pi, along, endpoint=False)
    where, angles = np.meshgrid(ratio, angle, indexing="ij")
    x_grid, y_grid = a * where * np.cos(angles) * (1 + 0.10 * np.cos(angles)), b * where * np.sin(angles)
    z_grid = -depth * (1 - where**2.2)
    up, segment_start = np.stack([x_grid, y_grid, z_grid], -1).reshape(-1, 3), np.stack(
        [x_grid * 1.02, y_grid * 1.02, z_grid - thickness * (1 - where**8 * 0.6)], -1
    ).reshape(-1, 3)
    quads = grid_faces(around, along, close_columns=True)
    per_layer = around * along
    e = (around - 1) * along + np.arange(along)
    rim = np.stack([e, np.roll(e, -1), np.roll(e, -1) + per_layer, e + per_layer], -1)
    H, handle_faces = tube(
        smooth_curve(
            [(a * 1.02, 0, -0.02), (a * 1.5, 0, 0.10), (a * 2.6, 0, 0.55), (length * 0.7, 0, 0.9), (length, 0, 0.75)],
            60,
        ),
        np.concatenate([np.linspace(0.30, 0.17, 14), np.linspace(0.17, 0.30, 46)]),
        20,
    )
    H[:, 2] = (H[:, 2] - np.repeat(H.reshape(60, 20, 3)[:, :, 2].mean(1), 20)) * 0.4 + np.repeat(
        H.reshape(60, 20, 3)[:, :, 2].mean(1), 20
    )
    vertices, faces, colors, _ = join(
        [(up, quads[:, ::-1], (1, 1, 1), 0), (segment_start, quads, (1, 1, 1), 0), (H, handle_faces, (1, 1, 1), 0)]
    )
    faces += rim.tolist()
    return vertices, faces


def level_in_spoon(turn, above, a=2.1, b=1.45, depth=0.62, rows=30, columns=70):
    """Surface of a liquid that stands level in the hollow of a spoon turned by the matrix `turn`, up to `above` its lip
    (-x): a grid of vertices in the spoon's own coordinates, from the middle of the liquid to its edge. Where it stands
    above the rim it is drawn down to it."""
    up = turn.T @ np.array([0, 0, 1.0])
    lip = np.array([-a * 0.9, 0, 0])

    def plane(x, y):
        return ((lip @ up + above) - x * up[0] - y * up[1]) / up[2]

    def hollow(x, y):
        where = np.hypot(x / (a * (1 + 0.10 * x / np.hypot(x, y * a / b + 1e-9))), y / b)
        return np.where(where < 1, -depth * (1 - np.minimum(where, 1) ** 2.2), 9.0)

    middle = -0.45 * a
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    reach = np.linspace(0.02, 2.2 * a, 900)[:, None]
    x, y = middle + reach * np.cos(angle), reach * np.sin(angle)
    dry = hollow(x, y) > plane(x, y)
    edge = reach[np.argmax(dry, axis=0), 0]
    share = np.linspace(0, 1, rows)[:, None]
    x, y = middle + share * edge * np.cos(angle), share * edge * np.sin(angle)
    z = np.minimum(plane(x, y), 0.02 + 0.12 * (1 - share**4))
    return stack(x, y, z).reshape(-1, 3)


def matcha_scoop(seed=1, length=13.0):
    """Bamboo matcha scoop."""
    t = np.linspace(0, 1, 220)
    path = stack(length * t, 0.0, 0.15 + np.where(t > 0.86, ((t - 0.86) / 0.14) ** 1.8 * 1.5, 0))
    v = np.linspace(-1, 1, 17)
    w = np.interp(t, [0, 0.1, 0.8, 0.9, 0.97, 1], [0.28, 0.30, 0.40, 0.52, 0.48, 0.12])
    T, W = np.meshgrid(t, v, indexing="ij")
    points = np.repeat(path[:, None], 17, 1)
    points[..., 1] = W * w[:, None]
    points[..., 2] += (
        0.10 * W**2 * np.interp(T, [0, 0.8, 1], [0.3, 0.6, 1.9])
        + 0.02 * noise(stack(T * 3, W, 0.0), 2)
        - 0.05 * np.exp(-(((T - 0.45) / 0.006) ** 2))
    )
    tone = 0.5 + 0.3 * fbm(stack(T * 3, W * 7, seed), 3, 1) + 0.15 * noise(stack(T * 2, W * 30, seed), 4)
    colors = blend(
        ramp(tone, (0, (0.30, 0.17, 0.06)), (0.5, (0.46, 0.29, 0.115)), (1, (0.60, 0.42, 0.20))),
        (0.16, 0.08, 0.03),
        np.exp(-(((T - 0.45) / 0.010) ** 2)) * 0.8,
    )
    top = points.reshape(-1, 3)
    bot = top - [0, 0, 0.16]
    quads = grid_faces(220, 17)
    e = [[i * 17, (i + 1) * 17, 3740 + (i + 1) * 17, 3740 + i * 17] for i in range(219)] + [
        [i * 17 + 16, 3740 + i * 17 + 16, 3740 + (i + 1) * 17 + 16, (i + 1) * 17 + 16] for i in range(219)
    ]
    return (
        np.concatenate([top, bot]),
        quads.tolist() + (quads[:, ::-1] + 3740).tolist() + e,
        np.concatenate([colors.reshape(-1, 3), colors.reshape(-1, 3) * 0.8]),
    )


def wooden_scoop(material, length=9.0):
    """Small turned wooden scoop: bowl at the origin (opening +z), handle along +x."""
    profile = [
        (0.001, -1.25),
        (0.7, -1.15),
        (1.2, -0.75),
        (1.5, -0.2),
        (1.58, 0.12),
        (1.50, 0.17),
        (1.40, 0.10),
        (1.30, -0.2),
        (1.0, -0.68),
        (0.55, -0.98),
        (0.001, -1.05),
    ]
    vertices, faces = lathe(resample(profile, 90), 120)
    t = np.linspace(0, 1, 90)
    T, handle_faces = tube(
        stack(1.45 + t * (length - 1.45), 0.0, 0.02 + 0.35 * t**2),
        np.interp(t, [0, 0.1, 0.5, 0.93, 1], [0.30, 0.30, 0.40, 0.46, 0.12]),
        30,
    )

    def dark_wood(points):
        return ramp(
            0.5 + 0.30 * fbm(points * stack(0.5, 3.2, 3.2), 4, 3, 0.6) + 0.18 * noise(points * stack(1.2, 14, 14), 6),
            (0.1, (0.075, 0.032, 0.013)),
            (0.5, (0.165, 0.080, 0.034)),
            (0.9, (0.28, 0.155, 0.07)),
        )

    return joined_mesh(
        "scoop", [(vertices, faces, dark_wood(vertices), 0), (T, handle_faces, dark_wood(T), 0)], [material]
    )[0]
