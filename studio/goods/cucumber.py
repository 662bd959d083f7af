"""Cucumber, whole and sliced."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack, tube
from noise import crease, fbm, noise, worley

SKIN = (
    (0.05, (0.008, 0.026, 0.005)),
    (0.45, (0.022, 0.062, 0.011)),
    (0.75, (0.050, 0.115, 0.022)),
    (1.0, (0.13, 0.21, 0.06)),
)


def streaks(turn, along, seed):
    """Pale lines that run along the skin."""
    return fbm(stack(along * 0.10, np.cos(turn) * 5, np.sin(turn) * 5 + seed), 3, seed, 0.6)


def cucumber(seed, length=19.0, radius=1.95, rows=420, sides=180):
    """Whole cucumber along x, paler flower end at -x: shallow ridges, small bumps."""
    rng = np.random.default_rng(seed)
    along = np.linspace(0, 1, rows)
    path = stack(length * (along - 0.5), rng.uniform(0.6, 1.2) * np.sin(along * math.pi), 0.0 * along)
    outline = np.power(np.clip(1 - np.abs(2 * along - 1) ** 5.5, 0, 1), 0.5) * (0.92 + 0.08 * np.sin(along * math.pi))
    vertices, faces = tube(path, radius * np.maximum(outline, 0.02), sides)
    turn = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    share = np.repeat(along, sides)
    center = np.repeat(path, sides, 0)
    at = stack(share * length, np.cos(turn) * radius, np.sin(turn) * radius + seed * 7)
    line = streaks(turn, share * length, seed)
    nearest, _ = worley(at * 1.05, seed + 2)
    bump = np.clip(1 - nearest / 0.17, 0, 1) ** 1.5
    ridge = np.cos(turn * 9 + 0.6 * noise(at * 0.3, seed + 3))
    fine = fbm(at * 3.5, 3, seed + 4)
    vertices = center + (vertices - center) * (1 + 0.012 * ridge + 0.028 * bump + 0.004 * fine)[:, None]
    tone = 0.42 + 0.22 * line + 0.12 * fine + 0.10 * ridge + 0.30 * bump
    color = ramp(tone, *SKIN)
    pale = np.clip((0.30 - share) * 2.2 + 0.45 * line, 0, 1) * np.clip((0.5 - share) * 4, 0, 1)
    return vertices, faces, blend(color, (0.20, 0.27, 0.075), pale * 0.7)


def cucumber_slice(seed, radius=1.95, thickness=0.55, spokes=360, rings=110):
    """Parts of a round slice lying flat, 0 skin and 1 flesh: three chambers of seeds in clear jelly."""
    angle = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    turn, share = np.meshgrid(angle, np.linspace(0, 1, rings), indexing="ij")
    edge = radius * (1 + 0.012 * np.cos(9 * turn + seed) + 0.010 * np.cos(3 * turn + seed))
    at = stack(share * edge * np.cos(turn), share * edge * np.sin(turn), seed * 3.0)
    cloud = fbm(at * 2.4, 4, seed + 1)
    lobe = 0.5 + 0.5 * np.cos(3 * turn + seed)
    core = np.clip((0.60 + 0.06 * lobe + 0.03 * cloud - share) * 14, 0, 1)
    wall = crease((np.abs(((3 * turn + seed) / math.pi) % 2 - 1) - 1) * share, 0.05) * core
    # Seeds point outward from the middle, in a double row in every chamber.
    around = turn * 15 / (2 * math.pi)
    cell = np.floor(around)
    place = 0.42 + 0.07 * np.where(cell % 2 == 0, 1, -1)
    seed_at = np.hypot((around - cell - 0.5) * 0.85, (share - place) / 0.115)
    kernel = np.clip((0.40 - seed_at) * 9, 0, 1)
    shell = crease(seed_at - 0.40, 0.09)
    color = ramp(0.5 + 0.35 * cloud, (0.1, (0.42, 0.52, 0.24)), (0.5, (0.55, 0.62, 0.36)), (0.9, (0.66, 0.70, 0.48)))
    color = blend(color, (0.40, 0.50, 0.20), core * 0.65)
    color = blend(color, (0.66, 0.70, 0.46), np.clip(wall + 0.8 * np.exp(-((share / 0.07) ** 2)), 0, 0.8))
    color = blend(color, (0.70, 0.70, 0.50), np.clip(kernel * 0.85 + shell * 0.25, 0, 0.9) * core)
    depth = (1 - share) * radius
    color = blend(color, (0.26, 0.40, 0.09), np.clip(1 - depth / 0.16, 0, 1) * 0.8)
    color = blend(color, (0.028, 0.070, 0.012), np.clip((0.06 - depth) * 40, 0, 1))
    level = (
        thickness / 2 + 0.012 * cloud - 0.03 * core + 0.05 * kernel * core - 0.05 * np.clip(1 - depth / 0.06, 0, 1) ** 2
    )
    face = stack(at[..., 0], at[..., 1], level).reshape(-1, 3)
    levels = np.linspace(thickness / 2 - 0.05, -thickness / 2, 8)
    rim = edge[:, -1]
    band = stack((rim * np.cos(angle))[:, None], (rim * np.sin(angle))[:, None], levels[None, :]).reshape(-1, 3)
    band_color = ramp(0.45 + 0.3 * streaks(np.repeat(angle, 8), band[:, 2], seed), *SKIN)
    return [
        (face, grid_faces(spokes, rings, close_rows=True)[:, ::-1], color.reshape(-1, 3), 1),
        (band, grid_faces(spokes, 8, close_rows=True)[:, ::-1], band_color, 0),
    ]
