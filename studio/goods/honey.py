"""Honey and syrup in a bowl, and the dipper."""

import math

import numpy as np

from color import flat, ramp
from containers import bowl_radius
from mesh import build_mesh, grid_faces, lathe, polar_sphere, put, smooth_curve, stack, tube, turned_by
from noise import crease, fbm, noise


def liquid_in_bowl(
    radius,
    height,
    level,
    material,
    loc,
    tint=(0.955, 0.64, 0.13),
    scale=0.55,
    res=200,
    thickness=0.28,
    bumps=(),
    least=0.02,
):
    """Liquid in a bowl up to `level`: meniscus at the wall, color = tint ** depth, as if nowhere shallower than
    `least`; bumps are (x, y, radius, height)."""
    wall_radius = float(bowl_radius(radius, height, level, thickness)) + 0.03
    rings, spokes = res, res * 2
    ratio = np.linspace(0, 1, rings) ** 0.85
    a = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    angles, where = np.meshgrid(a, ratio, indexing="ij")
    x_grid, y_grid = where * wall_radius * np.cos(angles), where * wall_radius * np.sin(angles)
    z_grid = (
        level
        + 0.12 * np.exp((where - 1) * wall_radius / 0.13)
        + 0.012 * noise(np.stack([x_grid * 0.5, y_grid * 0.5, x_grid * 0], -1), 3)
    )
    for bx, by, br, bh in bumps:
        z_grid = z_grid + bh * np.exp(-((x_grid - bx) ** 2 + (y_grid - by) ** 2) / br**2)
    zs = np.linspace(thickness + 0.25, level, 60)
    wall = bowl_radius(radius, height, zs, thickness)
    floor_ = np.interp(where * wall_radius, np.concatenate([[0], wall]), np.concatenate([[thickness + 0.2], zs]))
    depth = np.clip(z_grid - floor_, least, 9)
    colors = np.array(tint) ** (scale * depth[..., None])
    put(
        build_mesh(
            "pool",
            np.stack([x_grid, y_grid, z_grid], -1).reshape(-1, 3),
            grid_faces(spokes, rings, close_rows=True)[:, ::-1],
            material,
            colors=colors.reshape(-1, 3),
        ),
        loc,
    )


def wood(vertices, seed=0, window_light=(0.46, 0.27, 0.12), dark=(0.20, 0.095, 0.035)):
    """Grain along x."""
    g = fbm(np.stack([vertices[:, 0] * 0.35, vertices[:, 1] * 5, vertices[:, 2] * 5 + seed], -1), 4, seed, 0.6)
    p = crease(noise(np.stack([vertices[:, 0] * 0.8, vertices[:, 1] * 14, vertices[:, 2] * 14], -1), seed + 3), 0.08)
    return ramp(0.5 + 0.5 * g - 0.25 * p, (0, dark), (1, window_light))


def dipper(material, length=15.0, radius=1.15):
    """Turned honey dipper along +x, grooved head centred on the origin."""
    xs = np.linspace(-1.75, length, 900)
    h = np.clip(1 - (xs / 1.75) ** 2, 0, 1) ** 0.5
    groove = 0.5 + 0.5 * np.cos(xs * 2 * math.pi / 0.50)
    head = radius * h * (1 - 0.36 * np.clip(groove * 1.8 - 0.5, 0, 1) * (np.abs(xs) < 1.5))
    stick = (
        0.26
        + 0.10 * np.exp(-(((xs - 2.2) / 0.4) ** 2))
        + 0.06 * np.clip((xs - 4) / 11, 0, 1)
        + 0.12 * np.exp(-(((xs - length + 0.4) / 0.5) ** 2))
    )
    r_ = np.where(xs < 1.62, head, stick)
    r_ = np.convolve(np.pad(r_, 6, mode="edge"), np.ones(13) / 13, "valid")
    r_[-14:] *= np.linspace(1, 0.05, 14) ** 0.5
    r_[:3] = 0.02
    vertices, faces = lathe(np.stack([np.maximum(r_, 0.01), xs], -1), 72)
    vertices = vertices[:, [2, 0, 1]]
    return build_mesh("dipper", vertices, faces, material, colors=wood(vertices))


def honey_coat(material, loc, rot, tint=(0.94, 0.58, 0.10), sag=0.34):
    """Honey filling the grooves of a dipper head, sagging to the low side."""
    turn_matrix = turned_by(*rot)
    vertices, faces, *_ = polar_sphere(160, 120)
    points = (vertices * np.array([1.66, 1.02, 1.02]) * (1 + 0.05 * fbm(vertices * 1.6, 3, 4))[:, None]) @ turn_matrix.T
    points[:, 2] -= sag * np.clip(-vertices @ turn_matrix.T[:, 2], 0, 1) ** 3
    put(build_mesh("coat", points, faces, material, colors=flat(points, tint)), loc)


def falling_thread(material, fall, thickness, rope, turns, tint, sink=0.16):
    """A thread through the points of `fall`, `thickness` along it, that lays itself down as a rope of the radius `rope`
    around the last of them: each turn lies outside the one before and has sunk deeper into the pool."""
    down = smooth_curve(fall, 90)
    angle = np.linspace(0, turns * 2 * math.pi, int(turns * 60))
    reach = rope * (0.7 + 1.75 * angle / (2 * math.pi)) * (1 + 0.05 * np.sin(angle * 0.7))
    grown = np.clip(angle / 2.0, 0, 1)
    x, y, z = down[-1]
    sunk = z - sink * (angle / (2 * math.pi)) ** 0.8
    coil = stack(x + grown * reach * np.cos(angle), y + grown * reach * np.sin(angle) * 0.95, sunk)
    path = np.concatenate([down, coil[1:]])
    thinning = np.interp(np.linspace(0, 1, 90), np.linspace(0, 1, len(thickness)), thickness)
    wide = np.concatenate([thinning, rope + 0 * angle[1:]])
    for _ in range(6):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        wide[1:-1] = (wide[:-2] + 2 * wide[1:-1] + wide[2:]) / 4
    vertices, faces = tube(path, wide, 20)
    put(build_mesh("thread", vertices, faces, material, colors=flat(vertices, tint)))
