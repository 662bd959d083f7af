"""Bitter gourd: warty green ridges; sliced into rings with pale pith and seeds."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, smooth_curve, sphere, stack, tube, turned_by
from noise import fbm, noise, worley

SKIN = (
    (0.05, (0.030, 0.075, 0.010)),
    (0.4, (0.085, 0.175, 0.022)),
    (0.7, (0.165, 0.29, 0.045)),
    (1.0, (0.27, 0.40, 0.085)),
)
RIDGES = 10


def warts(along, turn, seed):
    """Height of the skin 0..1 at a length in cm and an angle: broken ridges with rounded warts between them."""
    wobble = 0.35 * noise(stack(along * 0.22, np.cos(turn) * 0.8, np.sin(turn) * 0.8 + seed), seed)
    ridge = 0.5 + 0.5 * np.cos(RIDGES * turn + 3 * wobble)
    broken = np.clip(
        0.75 + 0.7 * noise(stack(along * 0.75, np.cos(turn) * 3, np.sin(turn) * 3 + seed), seed + 1), 0.25, 1
    )
    at = stack(along * 0.95, np.cos(turn) * 2.6, np.sin(turn) * 2.6 + seed * 3)
    nearest, _ = worley(at, seed + 2)
    bump = np.sqrt(np.clip(1 - (nearest / 0.62) ** 2, 0, 1))
    return np.clip(0.62 * ridge**1.6 * broken + 0.62 * bump * (1 - 0.35 * ridge), 0, 1.3)


def bitter_gourd(seed, length=17.0, radius=2.15, sides=300, rows=460):
    """Parts of a whole gourd along x, stem at -x, drawn-out tip at +x: 0 skin, 1 stem."""
    rng = np.random.default_rng(seed)
    along = np.linspace(0, 1, rows)
    bend = rng.uniform(0.5, 1.3)
    path = stack(length * (along - 0.5), bend * np.sin(along * math.pi) + 0.25 * np.sin(along * 6 + seed), 0.0 * along)
    outline = np.interp(
        along, [0, 0.015, 0.06, 0.16, 0.45, 0.75, 0.90, 0.97, 1], [0.10, 0.30, 0.62, 0.90, 1.0, 0.82, 0.46, 0.20, 0.02]
    )
    outline = np.convolve(np.pad(outline, 8, mode="edge"), np.ones(17) / 17, "valid")
    vertices, faces = tube(path, radius * outline, sides)
    turn = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    share = np.repeat(along, sides)
    center = np.repeat(path, sides, 0)
    height = warts(share * length, turn, seed)
    fine = fbm(stack(share * length * 3, np.cos(turn) * 6, np.sin(turn) * 6 + seed), 3, seed + 5)
    vertices = center + (vertices - center) * (0.86 + 0.22 * height + 0.006 * fine)[:, None]
    tone = (
        0.24
        + 0.50 * height
        + 0.12 * fine
        + 0.18 * fbm(stack(share * 3, np.cos(turn), np.sin(turn) + seed), 2, seed + 7)
    )
    stem_path = smooth_curve(
        [path[3], path[0] + [-0.5, 0.05, 0.1], path[0] + [-1.5, 0.3, 0.45], path[0] + [-2.3, 0.9, 0.6]], 30
    )
    stem, stem_faces = tube(stem_path, np.linspace(0.34, 0.20, 30), 14)
    stem_color = ramp(0.5 + 0.4 * fbm(stem * [1, 4, 4], 3, seed), (0, (0.07, 0.10, 0.025)), (1, (0.20, 0.24, 0.08)))
    return [(vertices, faces, ramp(tone, *SKIN), 0), (stem, stem_faces, stem_color, 1)]


def gourd_slice(seed, radius=2.15, thickness=0.75, spokes=420, rings=90):
    """Parts of a ring cut across the gourd, lying flat: 0 skin, 1 flesh."""
    rng = np.random.default_rng(seed)
    angle = np.linspace(0, 2 * math.pi, spokes, endpoint=False)
    levels = np.linspace(thickness / 2, -thickness / 2, 16)
    turn, level = np.meshgrid(angle, levels, indexing="ij")
    height = warts(level + seed * 4.0, turn, seed)
    edge = radius * (0.86 + 0.22 * height)
    band = stack(edge * np.cos(turn), edge * np.sin(turn), level).reshape(-1, 3)
    band_color = ramp(0.26 + 0.50 * height.reshape(-1) + 0.1 * fbm(band * 3, 2, seed), *SKIN)
    parts = [(band, grid_faces(spokes, 16, close_rows=True)[:, ::-1], band_color, 0)]
    turn, share = np.meshgrid(angle, np.linspace(0, 1, rings), indexing="ij")
    reach = share * edge[:, :1]
    flat_at = stack(reach * np.cos(turn), reach * np.sin(turn), seed * 3.0)
    pith = np.clip((0.62 * radius + 0.10 * noise(flat_at * 1.6, seed + 2) - reach) * 6, 0, 1)
    spongy = fbm(flat_at * 3.2, 4, seed + 3, 0.6, turned=True)
    face = stack(flat_at[..., 0], flat_at[..., 1], thickness / 2 - 0.10 * pith + 0.05 * spongy * pith + 0.012 * spongy)
    color = ramp(0.5 + 0.35 * spongy, (0.1, (0.30, 0.40, 0.13)), (0.6, (0.46, 0.54, 0.24)), (1, (0.58, 0.63, 0.36)))
    color = blend(color, (0.11, 0.20, 0.03), np.clip(1 - (edge[:, :1] - reach) / 0.13, 0, 1))
    color = blend(color, (0.72, 0.71, 0.56), pith * (0.75 + 0.2 * spongy))
    parts.append((face.reshape(-1, 3), grid_faces(spokes, rings, close_rows=True)[:, ::-1], color.reshape(-1, 3), 1))
    unit, faces, _ = sphere(26, 16)
    for i in range(5):
        at = i / 5 * 2 * math.pi + rng.normal() * 0.2
        body = unit * [0.46, 0.27, 0.13] * rng.uniform(0.85, 1.1) * (1 + 0.05 * fbm(unit * 3, 2, i))[:, None]
        body = body @ turned_by(rng.normal() * 0.3, rng.normal() * 0.3, at + rng.normal() * 0.3).T
        spot = [0.70 * math.cos(at), 0.70 * math.sin(at), thickness / 2 - 0.06]
        seed_color = ramp(0.5 + 0.5 * fbm(unit * 4, 2, i), (0, (0.46, 0.36, 0.19)), (1, (0.66, 0.58, 0.38)))
        parts.append((body + spot, faces, seed_color, 1))
    return parts
