"""Carrots as they are shipped: topped and washed."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, join, resample, stack, tube
from noise import crease, fbm, noise

FLESH = ((0.05, (0.33, 0.062, 0.006)), (0.5, (0.52, 0.125, 0.010)), (0.95, (0.64, 0.21, 0.035)))
SOIL = (0.15, 0.085, 0.045)
AROUND, ALONG = 96, 460


def stubs(rng, at, radius, size=1.0):
    """What the knife left of the leaves: short stalks in the hollow of the crown, dried at the cut."""
    parts = []
    for _ in range(rng.integers(5, 9)):
        turn, out = rng.uniform(0, 2 * math.pi), radius * rng.uniform(0.05, 0.26)
        foot = np.array([at - 0.2, out * math.cos(turn), out * math.sin(turn)])
        length = size * rng.uniform(0.35, 0.75)
        t = np.linspace(0, 1, 8)[:, None]
        path = foot + t * length * np.array([1, 0.35 * math.cos(turn), 0.35 * math.sin(turn)])
        vertices, faces = tube(path, size * rng.uniform(0.08, 0.14) * np.linspace(1.3, 0.9, 8), 10)
        colors = ramp(np.repeat(t, 10), (0.3, (0.16, 0.17, 0.035)), (0.8, (0.13, 0.12, 0.035)), (1, (0.16, 0.10, 0.04)))
        parts.append((vertices, faces, colors, 0))
    return parts


def carrot(seed, length=17.0):
    """Tapered root with lenticels in broken rings; the sunken crown at +x, where its leaves were cut off."""
    rng = np.random.default_rng(seed)
    length *= rng.uniform(0.9, 1.06)
    radius, blunt = 1.55 * rng.uniform(0.86, 1.1), rng.uniform(0.34, 0.66)
    half = length / 2
    body = [(x, blunt + (1 - blunt) * x**0.8) for x in np.linspace(0.07, 0.93, 16)]
    tip = [(-0.02, 0.02), (-0.005, 0.10), (0.006, 0.32 * blunt + 0.10), (0.03, 0.8 * blunt)]
    outline = [*tip, *body, (0.965, 0.99), (0.985, 0.90), (0.995, 0.76)]
    crown = [(half - 0.02, 0.58), (half - 0.14, 0.40), (half - 0.26, 0.24), (half - 0.26, 0.001)]
    profile = [(length * (x - 0.5), radius * r) for x, r in outline] + [(x, radius * r) for x, r in crown]
    x, girth = resample(profile, ALONG).T
    a = np.arange(AROUND) / AROUND * 2 * math.pi
    x, girth, a = (grid.ravel() for grid in np.broadcast_arrays(x[:, None], girth[:, None], a[None]))
    y, z = np.cos(a), np.sin(a)
    at = stack(x, y * 1.2, z * 1.2 + seed * 5)
    bulge = fbm(at * 0.42, 3, seed)
    rings = noise(stack(x * 3.0, y * 0.8, z * 0.8 + seed), seed + 2)
    broken = np.clip(noise(stack(x * 1.1, y * 2.4, z * 2.4 + seed), seed + 5) * 2.4, 0, 1)
    line = crease(rings - 0.16, 0.045) * broken
    fiber = fbm(stack(x * 4, y * 7, z * 7 + seed), 3, seed + 7, 0.6)
    faint = noise(stack(x * 8, y * 1.1, z * 1.1 + seed), seed + 3)
    scar = np.clip(noise(at * (0.8, 2.2, 2.2), seed + 17) - 0.45, 0, 1)
    end = np.clip((girth / radius - 0.2) * 3, 0, 1)
    girth = girth * (1 + 0.07 * bulge + 0.010 * fiber - 0.05 * line + 0.006 * faint - 0.10 * scar)
    u = x / half
    bend = rng.normal(size=2) * (0.25, 0.10)
    points = stack(
        x,
        girth * y + bend[0] * (1 - u**2) * 1.6 + rng.normal() * 0.25 * u**3,
        girth * z + bend[1] * (1 - u**2),
    )
    tone = 0.46 + 0.30 * bulge + 0.16 * fiber + 0.10 * faint + rng.normal() * 0.06
    colors = ramp(tone, *FLESH)
    colors = blend(colors, (0.26, 0.075, 0.020), line * 0.75 + scar * 1.2)
    # The thin skin is rubbed and dries pale; shoulders that stood in the sun are green or violet.
    rubbed = np.clip(fbm(at * (0.5, 1.6, 1.6) + 3, 4, seed + 9, 0.6) - 0.15, 0, 1)
    colors = blend(colors, (0.62, 0.34, 0.15), rubbed * 0.55)
    soil = np.clip(fbm(at * 1.5, 4, seed + 11, 0.6) - 0.24 + 0.35 * (u > 0.9), 0, 1)
    colors = blend(colors, SOIL, soil * 0.6 * end)
    green = np.clip((u - 0.90) * 14 + 0.5 * fiber, 0, 1) * rng.uniform(0.2, 0.8)
    colors = blend(colors, (0.16, 0.14, 0.03), green)
    colors = blend(colors, (0.12, 0.085, 0.03), (1 - end) * (u > 0) * 0.85)
    colors = blend(colors, (0.30, 0.14, 0.05), np.clip((-0.96 - u) * 12, 0, 0.7))
    root = (points, grid_faces(ALONG, AROUND, close_columns=True), colors, 0)
    return join([root, *stubs(rng, half, radius)])[:3]
