"""Onions: a dry outer skin that comes off in flakes, a shriveled neck, a tuft of roots."""

import math

import numpy as np

from color import blend, ramp
from mesh import joined_mesh, seeded_sphere, stack, tube
from noise import crease, fbm, noise

AROUND, ALONG = 360, 230
# Taut skin, and the paper over it.
YELLOW = (
    ((0.05, (0.20, 0.070, 0.014)), (0.45, (0.37, 0.155, 0.032)), (0.75, (0.47, 0.230, 0.060)), (1, (0.56, 0.33, 0.12))),
    ((0.1, (0.22, 0.105, 0.035)), (0.5, (0.40, 0.225, 0.085)), (0.9, (0.55, 0.37, 0.18))),
)
RED = (
    ((0.05, (0.05, 0.005, 0.016)), (0.45, (0.11, 0.014, 0.034)), (0.75, (0.18, 0.036, 0.060)), (1, (0.30, 0.12, 0.12))),
    ((0.1, (0.06, 0.012, 0.022)), (0.5, (0.14, 0.042, 0.052)), (0.9, (0.28, 0.14, 0.12))),
)


def roots(rng, foot, reach=0.9):
    """The dry beard under an onion, cut short."""
    parts = []
    for _ in range(46):
        turn, out = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.42)
        t = np.linspace(0, 1, 8)
        spread = rng.uniform(0.2, 1.0) * reach
        wave = rng.normal(size=2) * 0.25
        path = stack(
            foot + 0.12 - reach * rng.uniform(0.3, 1.0) * t,
            (out + spread * t**1.5) * math.cos(turn) + wave[0] * t**2,
            (out + spread * t**1.5) * math.sin(turn) + wave[1] * t**2,
        )
        vertices, faces = tube(path, np.linspace(0.045, 0.018, 8), 6, cap=False)
        colors = np.tile(np.array((0.36, 0.27, 0.15)) * rng.uniform(0.5, 1.15), (len(vertices), 1))
        parts.append((vertices, faces, colors, 0))
    return parts


def onion(seed, materials, radius=3.2, tones=YELLOW):
    """Mesh, and vertices of its body, neck at +x. `materials` are its skin and the loose paper on it."""
    rng, unit, faces, angle, axis = seeded_sphere(seed, AROUND, ALONG)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    # Veins run from the root to the neck, and lean together.
    lean = angle + 0.22 * noise(stack(np.cos(angle) * 1.4, np.sin(angle) * 1.4, axis + seed), seed) + 0.25 * axis
    y, z = np.cos(lean), np.sin(lean)
    veins = noise(stack(y * 6, z * 6, axis * 0.30 + seed), seed + 1)
    fine = fbm(stack(y * 22, z * 22, axis * 0.8 + seed), 3, seed + 2, 0.6)
    bulge = fbm(unit * 1.0 + seed * 3, 3, seed + 3)
    neck = np.exp(-((s / 0.19) ** 2)) * (axis > 0)
    shrivel = noise(stack(np.cos(angle) * 2.2, np.sin(angle) * 2.2, axis * 2 + seed), seed + 6)
    ragged = fbm(stack(np.cos(angle) * 3, np.sin(angle) * 3, seed), 3, seed + 7)
    x = axis * rng.uniform(0.80, 0.95) + 0.60 * neck * (0.60 + 0.5 * ragged)
    x = x - 0.06 * np.exp(-((s / 0.16) ** 2)) * (axis < 0)
    rounding = 1 + 0.035 * bulge - 0.006 * crease(veins, 0.06) + 0.004 * fine + 0.35 * shrivel * neck
    body = stack(x, unit[:, 1] * rounding, unit[:, 2] * rounding) * radius
    body[:, 1:] += np.outer(np.clip(x - 0.9, 0, 1), rng.normal(size=2)) * 0.9
    flaw = np.clip(fbm(unit * 1.6 + seed * 7, 4, seed + 10, 0.6) - 0.22, 0, 1)
    ends = np.clip((x - 0.86) * 4, 0, 0.9) + np.clip((-axis - 0.955) * 22, 0, 0.85)

    def painted(stops, depth):
        tone = 0.5 + 0.16 * fine + 0.26 * bulge - depth * crease(veins, 0.05) + rng.normal() * 0.08
        colors = blend(ramp(tone, *stops), (0.09, 0.055, 0.03), flaw * 0.7)
        return blend(colors, (0.30, 0.21, 0.11), ends)

    # The outer skin: torn along the veins, gone in places, its edges curled up and bleached.
    field = 0.03 + rng.normal() * 0.12 + 0.55 * noise(stack(y * 1.5, z * 1.5, axis * 1.1 + seed * 5), seed + 12)
    field = field + 0.16 * fbm(stack(y * 4.5, z * 4.5, axis * 2.5 + seed), 4, seed + 13, 0.6) + 0.3 * (axis < -0.9)
    curl = np.exp(-np.maximum(field, 0) / 0.10) * np.clip(0.5 + 1.1 * noise(unit * 1.8 + seed, seed + 14), 0, 1)
    crumple = np.abs(noise(stack(y * 3.2, z * 3.2, axis * 1.6 + seed), seed + 15))
    away = 0.035 + 0.30 * curl + 0.07 * crumple * np.clip(field * 4, 0, 1)
    outward = unit * (0.6, 1, 1)
    paper = body + outward / (np.linalg.norm(outward, axis=1)[:, None] + 1e-9) * away[:, None]
    kept = faces[(field[faces] > 0).all(1)]
    dry = blend(painted(tones[1], 0.22), np.array(tones[1][-1][1]) * 1.12, 0.7 * np.exp(-np.maximum(field, 0) / 0.05))
    parts = [(body, faces, painted(tones[0], 0.16), 0), (paper, kept, dry, 1), *roots(rng, -radius * 0.9)]
    return joined_mesh("onion", parts, materials)[0], paper
