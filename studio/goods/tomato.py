"""Tomatoes, loose and on the vine."""

import math

import numpy as np

from color import blend, ramp
from goods.leaf import leaf
from mesh import joined_mesh, seeded_sphere, smooth_curve, stack, tube, turned_by
from noise import crease, fbm, noise

RED = (
    (0.05, (0.165, 0.005, 0.003)),
    (0.4, (0.255, 0.010, 0.004)),
    (0.7, (0.345, 0.022, 0.007)),
    (1.0, (0.43, 0.055, 0.014)),
)
CALYX = ((0.03, 0.06, 0.012), (0.065, 0.12, 0.026), (0.14, 0.20, 0.06))
STEM = ((0, (0.050, 0.080, 0.018)), (1, (0.150, 0.205, 0.065)))


def tomato(seed, radius=3.1, around=300, along=200, ribs=1.0, tones=RED):
    """Stem end at +z. Furrows run from the stem over the shoulders, as deep as `ribs`; the skin pales to orange there
    and carries fine pale dots, and a shallow waviness that breaks up reflections, or it looks like lacquer."""
    rng, unit, faces, angle, c = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - c * c, 0))
    lobe_count = int(rng.integers(5, 8))
    drift = 0.9 * noise(stack(np.cos(angle) * 1.3, np.sin(angle) * 1.3, seed), seed)
    phase = lobe_count * angle + rng.uniform(0, 6) + drift
    lobes = np.cos(phase)
    furrow = ribs * crease(1 + lobes, 0.35)
    shoulder = np.clip(c, 0, 1)
    uneven = fbm(unit * 1.1 + seed, 2, seed)
    away = 1 + 0.030 * ribs * lobes * (0.25 + shoulder) + 0.045 * uneven - 0.045 * furrow * shoulder**1.5
    hollow = 0.20 * np.exp(-((s / 0.27) ** 2)) * (c > 0)
    z = c * 0.80 - hollow - 0.05 * np.exp(-((s / 0.2) ** 2)) * (c < 0) - 0.05 * furrow * shoulder**2 * s
    waves = fbm(unit * 5 + seed, 3, seed + 2)
    pores = fbm(unit * 24, 2, seed + 3)
    skin = 1 + 0.0050 * waves + 0.0013 * pores
    points = stack(s**0.93 * np.cos(angle) * away, s**0.93 * np.sin(angle) * away, z) * radius * skin[:, None]
    tilt = rng.normal(size=3)
    sunny = unit @ (tilt / np.linalg.norm(tilt))
    cloud = fbm(unit * 1.5 + seed, 4, seed + 5)
    rays = fbm(stack(np.cos(angle) * 7, np.sin(angle) * 7, c * 0.7 + seed), 3, seed + 6, 0.6)
    colors = ramp(0.46 + 0.24 * cloud + 0.12 * rays + 0.16 * sunny - 0.06 * furrow * shoulder, *tones)
    colors = blend(
        colors, (0.46, 0.13, 0.018), np.exp(-((s / 0.55) ** 2)) * (c > 0) * np.clip(0.30 + 0.65 * rays, 0, 0.75)
    )
    colors = blend(colors, (0.30, 0.20, 0.030), np.exp(-((s / 0.20) ** 2)) * (c > 0) * 0.75)
    dots = np.clip(noise(unit * 38, seed + 11) - 0.42, 0, 1) * 1.5
    colors = blend(colors, (0.50, 0.15, 0.045), dots * 0.40)
    return points, faces, blend(colors, (0.16, 0.10, 0.03), np.clip((0.05 - s) * 40, 0, 0.8) * (c < 0))


def calyx_parts(seed, stem=1.2):
    """Parts of a green star and a stub of stem: 0 leaf, 1 stem."""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(6):
        vertices, faces, colors = leaf(
            seed * 10 + i,
            rng.uniform(1.7, 2.6),
            0.30,
            around=44,
            along=15,
            curl=rng.uniform(-0.6, 1.4),
            ruffle=0.08,
            tip=1.0,
            base=0.3,
            vein=0.015,
            vein_count=3,
            tones=CALYX,
        )
        turn = turned_by(rng.uniform(-0.5, 0.5), -rng.uniform(0.0, 0.5), i / 6 * 2 * math.pi + rng.uniform(-0.25, 0.25))
        parts.append((vertices @ turn.T, faces, colors, 0))
    sway = rng.uniform(-1, 1, 3)
    path = [(0, 0, -0.35), (0, 0, 0.2), (0.15 * sway[0], 0.1, stem * 0.6), (0.5 * sway[1], 0.4 * sway[2], stem)]
    thickness = np.concatenate([np.linspace(0.24, 0.13, 7), np.linspace(0.13, 0.14, 15), np.linspace(0.16, 0.19, 4)])
    parts.append((*vine(smooth_curve(path, 26), thickness, seed), 1))
    return parts


def calyx(seed, materials, stem=1.2):
    """Green star and a stub of stem as one mesh."""
    return joined_mesh("calyx", calyx_parts(seed, stem), materials)[0]


def vine(path, thickness, seed):
    """A green stem along a path."""
    vertices, faces = tube(path, thickness, 14)
    return vertices, faces, ramp(0.5 + 0.4 * fbm(vertices * 2.5, 3, seed), *STEM)
