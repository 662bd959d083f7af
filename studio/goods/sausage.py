"""Smoked sausages."""

import math

import numpy as np

from color import blend, ramp
from mesh import stack, tube
from noise import crease, fbm, noise

SMOKED = (
    (0.05, (0.060, 0.010, 0.005)),
    (0.4, (0.150, 0.030, 0.011)),
    (0.7, (0.255, 0.064, 0.020)),
    (1.0, (0.38, 0.135, 0.045)),
)


def sausage(seed, length=12.0, radius=1.25, rows=360, sides=120):
    """Smoked sausage along x, bent to +y: blotched by smoke, casing wrinkled and gathered at both ends."""
    rng = np.random.default_rng(seed)
    along = np.linspace(0, 1, rows)
    path = stack(
        length * (along - 0.5), rng.uniform(0.9, 1.6) * (1 - (2 * along - 1) ** 2), 0.10 * np.sin(along * 5 + seed)
    )
    body = np.power(np.clip(1 - np.abs(2 * along - 1) ** 6, 0, 1), 0.55)
    tail = np.interp(along, [0, 0.012, 0.022, 0.03, 0.97, 0.978, 0.988, 1], [0.24, 0.17, 0.14, 0, 0, 0.14, 0.17, 0.24])
    points, faces = tube(path, radius * np.maximum(body, tail), sides)
    angle = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    share = np.repeat(along, sides)
    center = np.repeat(path, sides, 0)
    at = stack(share * length, np.cos(angle) * radius, np.sin(angle) * radius + seed * 5)
    ends = np.clip((np.abs(2 * share - 1) - 0.74) / 0.26, 0, 1)
    gather = np.abs(np.cos(angle * 7 + 2 * noise(at * 0.7, seed))) ** 2 * ends**1.3
    wrinkles = crease(noise(at * [0.35, 2.1, 2.1], seed + 2), 0.09) * np.clip(0.35 + noise(at * 0.4, seed + 6), 0, 1)
    lumps = fbm(at * 0.55, 3, seed + 3)
    swell = 0.035 * lumps - 0.11 * gather - 0.028 * wrinkles + 0.008 * fbm(at * 4.5, 3, seed + 4)
    points = center + (points - center) * (1 + swell)[:, None]
    tone = 0.48 + 0.30 * fbm(at * 0.45, 3, seed + 8) + 0.20 * fbm(at * 2.2, 3, seed + 9) + 0.14 * np.sin(angle + seed)
    color = ramp(tone - 0.2 * gather - 0.22 * wrinkles, *SMOKED)
    flecks = np.clip(noise(at * 3.4, seed + 12) - 0.34, 0, 1) * 1.6
    color = blend(color, (0.42, 0.17, 0.085), flecks * 0.7)
    return points, faces, blend(color, (0.09, 0.026, 0.010), ends**3 * 0.6)
