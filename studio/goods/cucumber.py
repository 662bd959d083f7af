"""Cucumber."""

import math

import numpy as np

from color import blend, ramp
from mesh import stack, tube
from noise import fbm, noise, worley

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
