"""Cinnamon quills."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import crease, fbm, noise

BARK = (
    (0.0, (0.045, 0.016, 0.006)),
    (0.4, (0.165, 0.068, 0.026)),
    (0.65, (0.285, 0.136, 0.058)),
    (1.0, (0.47, 0.28, 0.145)),
)
THICK = 0.07


def cinnamon(seed, length=8.5, radius=0.55):
    """A sheet of bark along x that rolled in from both edges while it dried: a scroll on either side, no two wound
    alike, tighter here and looser there, its ends cut by hand."""
    rng = np.random.default_rng(seed)
    across, rows = 190, 260
    x = np.linspace(-length / 2, length / 2, rows)[:, None]
    t = np.linspace(0, 1, across)[None]
    bow = stack(0, 0.30 * rng.normal() * (x / length) ** 2, 0.5 * rng.normal() * (x / length) ** 2)
    parts = []
    for side in (1, -1):
        where = stack(x * 0.30, t * 2 + side * 9, seed)
        loose = 1 + 0.10 * noise(stack(x * 0.22, side * 5.0, seed), seed)
        angle = t * 2 * math.pi * rng.uniform(1.35, 2.0) * (1 + 0.05 * noise(stack(x * 0.3, side, seed), seed + 1))
        # From the middle of the sheet outward and inward again: the scroll narrows to its eye.
        coil = radius * 0.66 * (1 - 0.66 * t**0.9) * loose
        fiber = fbm(stack(x * 0.55, t * 30 + side * 50, seed), 4, seed + 2, 0.6)
        coil = coil * (1 + 0.05 * noise(where, seed + 3)) + 0.012 * fiber + 0.02 * noise(where * 3, seed + 4)
        ragged = noise(stack(np.sign(x) * 7, t * 6 + side * 3, seed), seed + 5)
        cut = 0.16 * ragged * (np.abs(x) / (length / 2)) ** 40
        layers = [
            stack(x + cut, side * (radius * 0.60 - (coil - d) * np.cos(angle)), (coil - d) * np.sin(angle) * 0.95) + bow
            for d in (0, THICK)
        ]
        grid = np.concatenate([layers[0], layers[1][:, ::-1]], 1)
        tone = 0.46 + 0.30 * fiber + 0.30 * noise(where * 2.2, seed + 6)
        # Pale fibers run along the bark; here and there it is scarred across.
        pale = crease(noise(stack(x * 0.16, t * 11 + side * 20, seed), seed + 7), 0.05)
        scar = crease(noise(stack(x * 1.1, t * 2.2, seed + side), seed + 8), 0.03) * (noise(where * 2, seed + 9) > 0.1)
        outside = blend(ramp(tone + 0.24 * pale, *BARK), (0.035, 0.013, 0.006), 0.5 * scar)
        inside = ramp(tone - 0.12, *BARK) * 0.72
        colors = np.concatenate([outside, inside[:, ::-1]], 1)
        faces = grid_faces(rows, 2 * across, close_columns=True)
        if side < 0:
            faces = faces[:, ::-1]
        # The cut ends: between the outer and the inner face.
        k = np.arange(across - 1)
        first = np.stack([k, k + 1, 2 * across - 2 - k, 2 * across - 1 - k], -1)
        last = first[:, ::-1] + (rows - 1) * 2 * across
        parts.append((grid.reshape(-1, 3), np.concatenate([faces, first, last]), colors.reshape(-1, 3), 0))
    return parts
