"""Mussels in the shell: two blue-black valves that grew from the beak at one end."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces, join, smooth_curve, stack
from noise import fbm, noise

# The margin from the beak along the back, around the broad end and along the straight side, as shares of the length.
MARGIN = (
    (0.0, 0.0),
    (0.05, 0.075),
    (0.18, 0.185),
    (0.38, 0.285),
    (0.60, 0.320),
    (0.80, 0.275),
    (0.94, 0.155),
    (1.0, 0.0),
    (0.95, -0.115),
    (0.80, -0.165),
    (0.55, -0.145),
    (0.28, -0.095),
    (0.08, -0.050),
    (0.0, 0.0),
)
SHELL = (
    (0.0, (0.005, 0.005, 0.009)),
    (0.4, (0.014, 0.016, 0.031)),
    (0.7, (0.036, 0.043, 0.082)),
    (1.0, (0.090, 0.100, 0.150)),
)


def valve(seed, length, rings=120, spokes=360):
    """One valve, open side down at z = 0: every earlier margin is the same curve, smaller, from the beak."""
    rng = np.random.default_rng(seed)
    curve = smooth_curve(MARGIN, spokes) * [1, rng.uniform(0.92, 1.08)]
    at = stack(curve[:, 0] * 4, curve[:, 1] * 4, seed)
    curve += 0.008 * stack(fbm(at, 2, seed + 1), fbm(at, 2, seed + 2)) * np.clip(curve[:, :1] * 4, 0, 1)
    age = np.linspace(0, 1, rings)[None] ** 0.8
    away = np.linalg.norm(curve, axis=1)[:, None]
    rise = age**0.8 * np.clip(1 - age**2.6, 0, 1) ** 0.62
    bulge = 0.27 * rng.uniform(0.92, 1.1) * np.clip(away, 0, 1) ** 0.55 * rise
    x, y = curve[:, :1] * age, curve[:, 1:] * age
    flat = stack(x, y, 0.0)
    # Rings of growth: fine ones everywhere, a few deep ones where a winter stopped it.
    drift = 0.02 * fbm(flat * 5 + seed, 2, seed + 3)
    at = (age + drift) * (0.6 + 0.4 * away)
    fine = fbm(stack(at * 52, 0 * at, seed), 2, seed + 5) * np.clip(age * 2, 0, 1)
    winters = np.exp(-((((at * 5 + rng.uniform()) % 1 - 0.5) / 0.07) ** 2))
    winters = winters * np.clip(noise(flat * 3, seed + 6) + 0.6, 0, 1)
    dents = fbm(flat * 4 + seed, 3, seed + 8)
    z = bulge + (0.0022 * fine - 0.006 * winters + 0.006 * dents) * np.clip((1 - age) * 12, 0, 1)
    points = stack(x - 0.5, y - 0.06, z).reshape(-1, 3) * length
    bands = fbm(stack(at * 9, 0 * at, seed * 3), 3, seed + 10)
    tone = 0.42 + 0.22 * bands + 0.10 * fine - 0.22 * winters + 0.16 * dents
    colors = ramp(tone, *SHELL)
    # Brown film toward the margin, worn to violet and pearl at the beak.
    film = np.clip(fbm(flat * 3 + 4, 3, seed + 12) + 1.6 * (age - 0.72), 0, 1)
    colors = blend(colors, (0.060, 0.031, 0.010), film * 0.8)
    worn = np.clip(0.62 - age * away * 2.6 + 0.42 * fbm(flat * 9, 3, seed + 14), 0, 1)
    colors = blend(colors, (0.17, 0.16, 0.22), worn * 0.85)
    bare = np.clip(noise(flat * 26 + seed, seed + 16) - 0.62 + 0.35 * worn, 0, 1) * 3
    colors = blend(colors, (0.30, 0.29, 0.30), np.clip(bare, 0, 0.75))
    return points, grid_faces(spokes, rings), colors.reshape(-1, 3)


def mussel(seed, length=6.4):
    """A closed mussel along x, the line between its valves a hair open."""
    rng = np.random.default_rng(seed + 90)
    upper, faces, upper_color = valve(seed, length * rng.uniform(0.9, 1.08))
    lower = upper * [1, 1, -1]
    lip = 0.03
    vertices, all_faces, colors, _ = join(
        [(upper + [0, 0, lip], faces, upper_color, 0), (lower - [0, 0, lip], faces[:, ::-1], upper_color, 0)]
    )
    return vertices, np.array(all_faces), colors
