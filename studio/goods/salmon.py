"""Salmon."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, join
from noise import fbm, noise


def salmon_portion(seed, half_length=7.2, half_width=3.4, height=3.0):
    """Slab with an even top grid and a side wall. Color is a function of the position in the flesh, so that the pale
    chevrons run on over the cut faces."""
    nx, ny, k = 560, 300, 70
    x = np.linspace(-1, 1, nx)
    y = np.linspace(-1, 1, ny)
    x_grid, y_grid = np.meshgrid(x, y, indexing="ij")

    def plan_at(x_grid, y_grid):
        plan_x = (
            half_length * x_grid * (1 - 0.05 * np.abs(y_grid) ** 5)
            + 0.25
            * noise(np.stack([y_grid * 1.5, y_grid * 0 + seed, x_grid * 0 + np.sign(x_grid)], -1), 3)
            * np.abs(x_grid) ** 8
        )
        plan_y = half_width * y_grid * (1 - 0.07 * np.abs(x_grid) ** 6) * (1 - 0.14 * np.clip(-x_grid, 0, 1) ** 2)
        return plan_x, plan_y + 0.30 * np.sin(plan_x * 0.22 + seed)

    def height_at(x_grid, y_grid):
        return height * (
            1
            - 0.46 * np.clip(-x_grid + 0.15, 0, 1.2) ** 1.5
            - 0.14 * np.clip(x_grid - 0.35, 0, 1) ** 2
            - 0.05 * y_grid**2
        ) + 0.10 * fbm(np.stack([x_grid * 1.4, y_grid * 1.1, x_grid * 0 + seed], -1), 2, seed)

    plan_x, plan_y = plan_at(x_grid, y_grid)
    h = height_at(x_grid, y_grid)
    e = np.minimum((1 - np.abs(x_grid)) * half_length, (1 - np.abs(y_grid)) * half_width)
    rounding = 0.42
    1 - np.clip(e / rounding, 0, 1)
    edge_round = np.sqrt(
        np.clip(
            (
                (1 - np.clip((1 - np.abs(x_grid)) * half_length / rounding, 0, 1)) ** 2
                + (1 - np.clip((1 - np.abs(y_grid)) * half_width / rounding, 0, 1)) ** 2
            ),
            0,
            1,
        )
    )
    z = h - rounding * (1 - np.sqrt(np.clip(1 - edge_round**2, 0, 1)))
    top = np.stack([plan_x, plan_y, z], -1).reshape(-1, 3)
    top_faces = grid_faces(nx, ny)
    edge = np.concatenate(
        [
            np.stack([x, -1 + 0 * x], -1),
            np.stack([1 + 0 * y, y], -1)[1:],
            np.stack([x[::-1], 1 + 0 * x], -1)[1:],
            np.stack([-1 + 0 * y, y[::-1]], -1)[1:-1],
        ]
    )
    n = len(edge)
    wall_x, wall_y = plan_at(edge[:, 0], edge[:, 1])
    wall_z = height_at(edge[:, 0], edge[:, 1]) - rounding
    s = np.linspace(0, 1, k)
    swell = 1 + 0.012 * np.sin(s * math.pi)
    W = np.stack([wall_x[:, None] * swell, wall_y[:, None] * swell, wall_z[:, None] * (1 - s)], -1).reshape(-1, 3)
    wall_faces = grid_faces(n, k, close_rows=True)[:, ::-1]

    def shade(points):
        where = points.copy()
        warp = np.stack([fbm(where * 0.25 + seed, 2, 3), fbm(where * 0.25 + seed, 2, 5), fbm(where * 0.25, 2, 9)], -1)
        where = where + warp * 0.40
        from_spine = where[:, 0] - 1.6
        across_bands = (
            where[:, 1]
            + 0.58 * np.sqrt(from_spine**2 + 0.25)
            + 0.65 * (where[:, 2] - 1.5)
            + 0.12 * np.sin(from_spine * 1.5)
        )
        spots = 0.92
        fraction = (across_bands / spots) % 1
        d = np.minimum(fraction, 1 - fraction) * spots
        line_width = 0.055 + 0.075 * (0.5 + 0.5 * noise(where * 0.45, seed + 21))
        line = np.exp(-((d / line_width) ** 2)) * np.clip(0.85 + 0.7 * noise(where * 0.7, seed + 31), 0.3, 1)
        fib = fbm(np.stack([across_bands * 1.4, where[:, 0] * 4.5, where[:, 2] * 2.2], -1), 3, seed + 40)
        fine = fbm(where * 6, 2, seed + 44)
        tone = (
            0.5
            + 0.20 * fib
            + 0.20 * fbm(where * 0.5, 3, seed + 50)
            + 0.10 * fine
            + 0.12 * (np.abs(fraction - 0.5) - 0.25)
        )
        colors = ramp(tone, (0.1, (0.44, 0.066, 0.022)), (0.5, (0.60, 0.125, 0.044)), (0.9, (0.74, 0.22, 0.088)))
        colors = blend(colors, (0.86, 0.56, 0.38), line * 0.92)
        colors = blend(
            colors,
            (0.34, 0.12, 0.07),
            np.exp(-(((points[:, 0] - 1.6) / 1.5) ** 2)) * np.clip(1 - points[:, 2] / 0.9, 0, 1) * 0.75,
        )
        colors = blend(colors, (0.16, 0.165, 0.16), np.clip((0.16 - points[:, 2]) * 20, 0, 1))
        return colors, line, fib, fine

    colors, line_top, fiber, fine_top = shade(top)
    top[:, 2] += -0.045 * line_top + 0.016 * fiber + 0.006 * fine_top
    wall_colors, line_wall, fat_wall, _ = shade(W)
    W[:, :2] *= (1 + 0.004 * fat_wall - 0.004 * line_wall)[:, None]
    vertices, faces, all_colors, _ = join([(top, top_faces, colors, 0), (W, wall_faces, wall_colors, 0)])
    return vertices, np.array(faces), all_colors
