"""Beef."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, join, stack
from noise import fbm, noise, worley


def steak(seed, half_length=7.4, half_width=4.7, height=2.3, rings=250, spokes=860):
    """Rib-eye slab: solid-texture muscle with wriggling marbling, one seam of fat, fat cap on the +y edge."""
    a = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    ca, across_bands = np.cos(a), np.sin(a)
    rim = (
        1
        / np.power(np.abs(ca / half_length) ** 2.5 + np.abs(across_bands / half_width) ** 2.5, 1 / 2.5)
        * (
            1
            + 0.075 * noise(stack(ca * 1.2, across_bands * 1.2, seed * 3.0), seed)
            + 0.025 * noise(stack(ca * 4, across_bands * 4, seed * 2.0), seed + 1)
            - 0.10 * np.exp(-(((a - 3.9) / 0.35) ** 2))
        )
    )
    ratio = 1 - (1 - np.linspace(0, 1, rings)) ** 1.15
    distance = rim[:, None] * ratio
    x_grid, y_grid = distance * ca[:, None], distance * across_bands[:, None]
    e = rim[:, None] - distance
    rounding = 0.38
    z_grid = (
        height
        + 0.10 * fbm(stack(x_grid * 0.22, y_grid * 0.22, seed), 2, seed)
        - 0.10 * (distance / half_length) ** 2
        - rounding * (1 - np.sqrt(np.clip(1 - np.clip(1 - e / rounding, 0, 1) ** 2, 0, 1)))
    )
    top = stack(x_grid, y_grid, z_grid).reshape(-1, 3)
    k = 46
    s = np.linspace(0, 1, k)
    bl = 1 + 0.022 * np.sin(s * math.pi) - 0.03 * s**6
    wall_z = z_grid[:, -1]
    W = stack((rim * ca)[:, None] * bl, (rim * across_bands)[:, None] * bl, wall_z[:, None] * (1 - s)).reshape(-1, 3)
    wall_edge = np.zeros(len(W))
    wall_angle = np.repeat(a, k)
    at = np.repeat(a, rings)

    def shade(points, e, an):
        warp = stack(fbm(points * 0.35 + seed, 3, 3), fbm(points * 0.35 + seed, 3, 5), fbm(points * 0.35, 3, 9))
        where = points * stack(1, 1, 0.55) + warp * 0.75
        fat_cap = np.clip(np.sin(an - 0.25) * 1.5 - 0.25, 0, 1) * 0.62 + 0.10 + 0.10 * noise(points * 0.6, seed + 2)
        fat = np.clip((fat_cap - np.maximum(e, 0.22)) * 7 + 0.35 * noise(points * 1.3, seed + 4), 0, 1)
        sy = points[:, 1] - 1.5 - 0.045 * (points[:, 0] + 1.5) ** 2 + 0.75 * warp[:, 1]
        seam = np.exp(-((sy / (0.15 + 0.13 * noise(points * 0.5, seed + 5))) ** 2)) * np.clip(
            1.1 - np.abs(points[:, 0] + 1) / 6.5, 0, 1
        )

        def net(s, tone, w, m):
            nearest, second = worley(where * tone + s, seed + s)
            return np.exp(
                -(((second - nearest) / (w * (1 + 0.7 * noise(where * tone * 1.3, seed + s + 5)))) ** 2)
            ) * np.clip(
                noise(where * tone * 0.6 + 9, seed + s + 3) * 3.0 + m, 0, 1
            )  # fat lies between the muscle bundles: cell edges branch, noise contours only make loops

        marbling = np.maximum.reduce(
            [
                net(11, 0.42, 0.075, 0.10),
                0.9 * net(12, 0.85, 0.085, -0.05),
                0.65 * net(13, 1.7, 0.11, -0.30),
                0.5 * np.clip(noise(where * 5, seed + 18) - 0.50, 0, 1) * 2.5,
            ]
        )
        b1, second_bend = worley(points * stack(2.3, 2.3, 0.5) + warp * 0.35, seed + 20)
        bundles = -np.exp(-(((second_bend - b1) / 0.13) ** 2))
        grain = fbm(points * 7, 2, seed + 22)
        tone = (
            0.56
            + 0.09 * bundles
            + 0.26 * fbm(points * 0.4, 2, seed + 24)
            + 0.10 * noise(points * 1.6 + warp, seed + 23)
            + 0.08 * grain
        )
        colors = ramp(tone, (0.1, (0.085, 0.005, 0.005)), (0.5, (0.165, 0.012, 0.010)), (0.9, (0.27, 0.034, 0.025)))
        colors = blend(colors, (0.60, 0.33, 0.235), marbling * 0.74)
        F_ = np.maximum(fat, seam * 0.95)
        fc = ramp(
            0.5 + 0.4 * fbm(points * 1.5, 3, seed + 26),
            (0.1, (0.60, 0.36, 0.22)),
            (0.6, (0.76, 0.58, 0.42)),
            (1.0, (0.82, 0.69, 0.55)),
        )
        return blend(colors, fc, F_), marbling, F_, bundles, grain

    colors, m, fat_top, bundles, grain = shade(top, e.reshape(-1), at)
    top[:, 2] += 0.010 * m + 0.03 * fat_top * np.clip(e.reshape(-1) * 3, 0, 1) + 0.004 * bundles + 0.004 * grain
    wall_colors, mw, fat_wall, fbw, grw = shade(W, wall_edge, wall_angle)
    W[:, :2] *= (1 + 0.003 * fbw + 0.002 * mw)[:, None]
    vertices, faces, all_colors, _ = join(
        [
            (top, grid_faces(spokes, rings, close_rows=True)[:, ::-1], colors, 0),
            (W, grid_faces(spokes, k, close_rows=True)[:, ::-1], wall_colors, 0),
        ]
    )
    return vertices, np.array(faces), all_colors
