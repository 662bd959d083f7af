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
    X, Y = np.meshgrid(x, y, indexing="ij")

    def plan_at(X, Y):
        px = (
            half_length * X * (1 - 0.05 * np.abs(Y) ** 5)
            + 0.25 * noise(np.stack([Y * 1.5, Y * 0 + seed, X * 0 + np.sign(X)], -1), 3) * np.abs(X) ** 8
        )
        py = half_width * Y * (1 - 0.07 * np.abs(X) ** 6) * (1 - 0.14 * np.clip(-X, 0, 1) ** 2)
        return px, py + 0.30 * np.sin(px * 0.22 + seed)

    def height_at(X, Y):
        return height * (
            1 - 0.46 * np.clip(-X + 0.15, 0, 1.2) ** 1.5 - 0.14 * np.clip(X - 0.35, 0, 1) ** 2 - 0.05 * Y**2
        ) + 0.10 * fbm(np.stack([X * 1.4, Y * 1.1, X * 0 + seed], -1), 2, seed)

    px, py = plan_at(X, Y)
    h = height_at(X, Y)
    e = np.minimum((1 - np.abs(X)) * half_length, (1 - np.abs(Y)) * half_width)
    rr = 0.42
    1 - np.clip(e / rr, 0, 1)
    ex = np.sqrt(
        np.clip(
            (
                (1 - np.clip((1 - np.abs(X)) * half_length / rr, 0, 1)) ** 2
                + (1 - np.clip((1 - np.abs(Y)) * half_width / rr, 0, 1)) ** 2
            ),
            0,
            1,
        )
    )
    z = h - rr * (1 - np.sqrt(np.clip(1 - ex**2, 0, 1)))
    top = np.stack([px, py, z], -1).reshape(-1, 3)
    Ft = grid_faces(nx, ny)
    edge = np.concatenate(
        [
            np.stack([x, -1 + 0 * x], -1),
            np.stack([1 + 0 * y, y], -1)[1:],
            np.stack([x[::-1], 1 + 0 * x], -1)[1:],
            np.stack([-1 + 0 * y, y[::-1]], -1)[1:-1],
        ]
    )
    n = len(edge)
    wx, wy = plan_at(edge[:, 0], edge[:, 1])
    wz = height_at(edge[:, 0], edge[:, 1]) - rr
    s = np.linspace(0, 1, k)
    swell = 1 + 0.012 * np.sin(s * math.pi)
    W = np.stack([wx[:, None] * swell, wy[:, None] * swell, wz[:, None] * (1 - s)], -1).reshape(-1, 3)
    Fw = grid_faces(n, k, close_rows=True)[:, ::-1]

    def shade(points):
        where = points.copy()
        warp = np.stack([fbm(where * 0.25 + seed, 2, 3), fbm(where * 0.25 + seed, 2, 5), fbm(where * 0.25, 2, 9)], -1)
        where = where + warp * 0.40
        xc = where[:, 0] - 1.6
        sa = where[:, 1] + 0.58 * np.sqrt(xc**2 + 0.25) + 0.65 * (where[:, 2] - 1.5) + 0.12 * np.sin(xc * 1.5)
        spots = 0.92
        fr = (sa / spots) % 1
        d = np.minimum(fr, 1 - fr) * spots
        wd = 0.055 + 0.075 * (0.5 + 0.5 * noise(where * 0.45, seed + 21))
        line = np.exp(-((d / wd) ** 2)) * np.clip(0.85 + 0.7 * noise(where * 0.7, seed + 31), 0.3, 1)
        fib = fbm(np.stack([sa * 1.4, where[:, 0] * 4.5, where[:, 2] * 2.2], -1), 3, seed + 40)
        fine = fbm(where * 6, 2, seed + 44)
        tone = 0.5 + 0.20 * fib + 0.20 * fbm(where * 0.5, 3, seed + 50) + 0.10 * fine + 0.12 * (np.abs(fr - 0.5) - 0.25)
        colors = ramp(tone, (0.1, (0.44, 0.066, 0.022)), (0.5, (0.60, 0.125, 0.044)), (0.9, (0.74, 0.22, 0.088)))
        colors = blend(colors, (0.86, 0.56, 0.38), line * 0.92)
        colors = blend(
            colors,
            (0.34, 0.12, 0.07),
            np.exp(-(((points[:, 0] - 1.6) / 1.5) ** 2)) * np.clip(1 - points[:, 2] / 0.9, 0, 1) * 0.75,
        )
        colors = blend(colors, (0.16, 0.165, 0.16), np.clip((0.16 - points[:, 2]) * 20, 0, 1))
        return colors, line, fib, fine

    colors, line_top, fiber, fn = shade(top)
    top[:, 2] += -0.045 * line_top + 0.016 * fiber + 0.006 * fn
    Cw, lw, fat_wall, _ = shade(W)
    W[:, :2] *= (1 + 0.004 * fat_wall - 0.004 * lw)[:, None]
    vertices, faces, CC, _ = join([(top, Ft, colors, 0), (W, Fw, Cw, 0)])
    return vertices, np.array(faces), CC
