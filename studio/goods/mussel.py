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
    (0.0, (0.004, 0.004, 0.005)),
    (0.4, (0.009, 0.011, 0.016)),
    (0.7, (0.019, 0.024, 0.039)),
    (1.0, (0.050, 0.059, 0.084)),
)
# The hinge runs from the beak along the back: where, and which way.
HINGE, BACK = np.array([-0.5, -0.06, 0.0]), np.array([0.86, 0.51, 0.0])


def valve(seed, length, rings=190, spokes=360):
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
    rough = fbm(flat * 34 + seed, 2, seed + 18)
    z = bulge + (0.0030 * fine - 0.007 * winters + 0.006 * dents + 0.0016 * rough) * np.clip((1 - age) * 12, 0, 1)
    points = stack(x - 0.5, y - 0.06, z).reshape(-1, 3) * length
    bands = fbm(stack(at * 9, 0 * at, seed * 3), 3, seed + 10)
    tone = 0.42 + 0.26 * bands + 0.14 * fine - 0.22 * winters + 0.16 * dents + 0.10 * rough
    colors = ramp(tone, *SHELL)
    # Brown film at the hinge and in streaks toward the margin, worn to gray and chalk at the beak.
    hinge = np.clip(1.5 - 2.4 * x, 0, 1) * np.clip(y * 9, 0, 1) * np.clip((age - 0.55) * 3, 0, 1)
    film = np.clip(0.9 * fbm(flat * 3 + 4, 3, seed + 12) + 1.3 * (age - 0.80) + 0.8 * hinge, 0, 1)
    brown = ramp(0.5 + 0.5 * fine, (0.0, (0.022, 0.011, 0.005)), (1.0, (0.075, 0.040, 0.016)))
    colors = blend(colors, brown, film * 0.85)
    worn = np.clip(0.55 - age * away * 3.0 + 0.50 * fbm(flat * 9, 3, seed + 14) + 0.10 * fine, 0, 1)
    colors = blend(colors, (0.118, 0.121, 0.137), worn * 0.85)
    bare = np.clip(noise(flat * 22 + seed, seed + 16) + 0.4 * rough - 0.58 + 0.35 * worn, 0, 1) * 3
    colors = blend(colors, (0.30, 0.285, 0.265), np.clip(bare, 0, 0.75))
    return points, grid_faces(spokes, rings), colors.reshape(-1, 3)


def opened(points, length, angle):
    """A valve turned about its hinge."""
    arm = points - HINGE * length
    rise = np.cross(BACK, arm)
    return HINGE * length + arm + rise * np.sin(angle) + np.cross(BACK, rise) * (1 - np.cos(angle))


def mussel(seed, length=6.4):
    """A mussel along x: closed, the line between its valves a hair open; every eighth gapes and shows its flesh."""
    rng = np.random.default_rng(seed + 90)
    length = length * rng.uniform(0.9, 1.08)
    gape = -0.13 if seed % 8 == 3 else 0.0
    upper, faces, color = valve(seed, length)
    upper = opened(upper, length, gape) + [0, 0, 0.03]
    parts = [(upper, faces, color, 0), (upper * [1, 1, -1], faces[:, ::-1], color, 0)]
    if gape:
        flesh = upper * [0.95, 0.93, 0.55]
        tone = 0.5 + 0.5 * fbm(flesh * 1.2, 3, seed + 20)
        orange = ramp(tone, (0.0, (0.20, 0.075, 0.018)), (1.0, (0.46, 0.24, 0.085)))
        parts += [(flesh, faces, orange, 0), (flesh * [1, 1, -1], faces[:, ::-1], orange, 0)]
    vertices, all_faces, colors, _ = join(parts)
    return vertices, np.array(all_faces), colors
