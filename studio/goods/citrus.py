"""Oranges and lemons, whole and cut."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, stack
from noise import fbm, noise, worley


def orange(seed, radius=3.7, around=420, along=240, pored=1.0):
    """Pored peel, stem scar with a few radial creases; stem end = +x."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    bulge = fbm(vertices * 1.2 + seed * 5, 3, seed)
    nearest, _ = worley(vertices * 15 + seed * 3, seed)
    nearest_fine, _ = worley(vertices * 27 + seed * 5, seed + 4)
    pores = np.exp(-((nearest / 0.30) ** 2))
    fine_pores = np.exp(-((nearest_fine / 0.3) ** 2))
    radius_at = np.exp(-((s / 0.20) ** 2)) * (axis > 0)
    creases = np.cos(9 * angle + 2 * noise(vertices * 2, seed)) * np.exp(-(((s - 0.16) / 0.14) ** 2)) * (axis > 0)
    h = (
        1
        + 0.014 * bulge
        - 0.0085 * pored * pores
        - 0.003 * pored * fine_pores
        + 0.006 * creases
        - 0.05 * radius_at
        + 0.004 * fbm(vertices * 6, 2, seed + 2)
    )
    points = vertices * h[:, None] * radius * np.array([0.95, 1, 1])
    tone = 0.5 + 0.38 * bulge + 0.10 * noise(vertices * 7, seed + 5)
    colors = ramp(tone, (0.1, (0.60, 0.155, 0.006)), (0.5, (0.68, 0.205, 0.009)), (0.9, (0.74, 0.275, 0.018)))
    colors = colors * (1 - 0.16 * pores)[:, None]
    colors = blend(colors, (0.50, 0.26, 0.03), np.exp(-((s / 0.16) ** 2)) * (axis > 0) * 0.6)
    colors = blend(colors, (0.10, 0.085, 0.03), np.clip((0.050 - s) * 60, 0, 1) * (axis > 0))
    speckle = np.clip(noise(vertices * 19, seed + 9) - 0.62, 0, 1) * 3
    return points, faces, blend(colors, (0.34, 0.12, 0.02), np.clip(speckle, 0, 0.5))


def citrus_face(
    seed,
    radius,
    count=10,
    rings=190,
    spokes=640,
    pulp3=((0.46, 0.105, 0.002), (0.64, 0.185, 0.005), (0.74, 0.29, 0.018)),
    pith=(0.82, 0.66, 0.40),
    rind=(0.66, 0.20, 0.008),
):
    """Cut face in the xy-plane, z up: juice sacs as radial cells with relief, membranes, pith, rind."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    ratio = np.linspace(0, 1, rings) ** 0.9
    angles, where = np.meshgrid(a, ratio, indexing="ij")
    x_grid, y_grid = where * np.cos(angles), where * np.sin(angles)
    flat_points = stack(x_grid, y_grid, seed * 3.0)
    jitter = rng.normal(size=count) * 0.10
    segments = np.sort((np.arange(count) + jitter)) * 2 * math.pi / count
    A2 = (angles + 0.05 * noise(flat_points * 2.2, seed)) % (2 * math.pi)
    k = np.searchsorted(segments, A2, "right") - 1
    segment_start = np.where(k < 0, seed * 0 + segments[-1] - 2 * math.pi, segments[np.clip(k, 0, count - 1)])
    segment_end = np.where(k + 1 >= count, segments[0] + 2 * math.pi, segments[np.clip(k + 1, 0, count - 1)])
    segment = k % count
    fraction = (A2 - segment_start) / (segment_end - segment_start)
    to_membrane = np.minimum(A2 - segment_start, segment_end - A2) * where
    pulp_edge = 0.905 - 0.012 * np.cos(count * angles)
    wall = np.exp(-((to_membrane / 0.011) ** 2))
    rnd = np.clip(1 - to_membrane / 0.09, 0, 1) ** 2 * np.clip((where - 0.55) * 2.4, 0, 1)
    p = np.clip((where - pulp_edge + 0.05 * rnd) * 45, 0, 1)
    core = np.exp(-((where / 0.055) ** 2))
    membrane = np.maximum(np.maximum(wall * 0.9, core), p)
    # juice sacs: cells stretched from the rim towards the centre, tapering inwards
    cell_x = (fraction - 0.5) * (2.2 + 5.0 * where)
    cell_y = where * 6.5 + 0.8 * np.abs(fraction - 0.5)
    nearest, second = worley(stack(cell_x * 1.15, cell_y * 0.95, segment * 7.3 + seed), seed)
    edge = np.exp(-(((second - nearest) / 0.11) ** 2))
    cell = np.clip(1 - nearest**2 * 1.3, 0, 1)
    mottle = fbm(stack(x_grid * 11, y_grid * 11, seed), 3, seed + 2)
    hue = noise(stack(cell_x * 0.9, cell_y * 0.9, segment * 7.3), seed + 6)
    colors = ramp(0.40 + 0.20 * cell + 0.30 * hue + 0.14 * mottle, (0.1, pulp3[0]), (0.5, pulp3[1]), (0.95, pulp3[2]))
    colors = blend(colors, (0.76, 0.36, 0.05), edge * 0.22)
    colors = blend(colors, pith, membrane)
    colors = blend(colors, rind, np.clip((where - 0.965) * 60, 0, 1))
    z_grid = (
        (
            0.042 * cell * np.clip(to_membrane / 0.05, 0, 1)
            - 0.012 * edge
            + 0.012 * mottle
            + 0.03 * noise(stack(x_grid * 3, y_grid * 3, seed), seed + 9)
        )
        * (1 - membrane)
        * radius
        / 3.7
        + 0.03 * p * (1 - np.clip((where - 0.93) * 14, 0, 1))
        - 0.05 * np.clip((where - 0.955) * 22, 0, 1) ** 2
        - 0.07 * core
    )
    wobble = 1 + 0.012 * np.cos(3 * angles + seed)
    return (
        stack(x_grid * radius * wobble, y_grid * radius * wobble, z_grid).reshape(-1, 3),
        grid_faces(spokes, rings, close_rows=True),
        colors.reshape(-1, 3),
    )


def orange_half(seed, radius=3.7):
    """Cut face up at z=0, peel below; parts: 0 flesh, 1 peel."""
    vertices, faces, colors = citrus_face(seed, radius * 1.003)
    points, peel_faces, peel_colors = orange(seed + 50, radius, 320, 170)
    where = stack(points[:, 1], points[:, 2], -np.abs(points[:, 0]))
    keep = points[:, 0][peel_faces].max(1) < 0.02 * radius
    wobble = 1 + 0.012 * np.cos(3 * np.arctan2(where[:, 1], where[:, 0]) + seed)
    where[:, :2] *= wobble[:, None]
    return [(vertices, faces[:, ::-1], colors, 0), (where, peel_faces[keep], peel_colors, 1)]


def orange_slice(seed, radius=3.7, thickness=0.55):
    """Round slice of orange: two faces and a band of peel."""
    vertices, faces, colors = citrus_face(seed, radius)
    V2 = vertices * [1, 1, -1]
    n = 480
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    k = 9
    z = np.linspace(thickness / 2 - 0.05, -thickness / 2 + 0.05, k)
    rounding = radius * (1 + 0.012 * np.cos(3 * a + seed))
    B = stack(
        (rounding * np.cos(a))[:, None] * (1 + 0.01 * np.sin(np.linspace(0, math.pi, k))),
        (rounding * np.sin(a))[:, None] * (1 + 0.01 * np.sin(np.linspace(0, math.pi, k))),
        z[None, :],
    ).reshape(-1, 3)
    return [
        (vertices + [0, 0, thickness / 2], faces, colors, 0),
        (V2 - [0, 0, thickness / 2], faces[:, ::-1], colors, 0),
        (
            B,
            grid_faces(n, k, close_rows=True)[:, ::-1],
            ramp(0.5 + 0.4 * fbm(B * 5, 2, 2), (0, (0.58, 0.15, 0.006)), (1, (0.72, 0.25, 0.015))),
            1,
        ),
    ]
