"""Baby bok choy: spoon-shaped pale stalks wrapped around each other, dark green blades."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import crease, fbm, noise

BLADE = (
    (0.05, (0.020, 0.060, 0.010)),
    (0.45, (0.048, 0.120, 0.018)),
    (0.75, (0.090, 0.185, 0.032)),
    (1.0, (0.15, 0.26, 0.06)),
)
STALK = ((0.1, (0.40, 0.50, 0.26)), (0.5, (0.57, 0.64, 0.42)), (0.95, (0.72, 0.76, 0.60)))


def smooth(profile, reach=4):
    """Take the corners out of a profile that runs down the rows."""
    column = np.convolve(np.pad(profile[:, 0], reach, mode="edge"), np.ones(2 * reach + 1) / (2 * reach + 1), "valid")
    return np.repeat(column[:, None], profile.shape[1], 1)


def bok_choy_leaf(seed, size, angle, length, rows=200, columns=91):
    """One leaf of a bunch along +x; `size` is its distance from the axis, `angle` its place around it."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    s = np.abs(v)
    # Distance of the leaf's middle line from the axis: a bulb at the foot, a waist, then the blade leans out.
    lean = rng.uniform(0.7, 1.6)
    away = size * np.interp(
        u, [0, 0.06, 0.16, 0.32, 0.52, 0.75, 1], [0.62, 0.86, 1.0, 0.88, 0.76, 0.85 + 0.25 * lean, 1.0 + 0.75 * lean]
    )
    half_width = np.interp(
        u,
        [0, 0.05, 0.15, 0.30, 0.46, 0.54, 0.64, 0.78, 0.90, 0.97, 1],
        [0.75, 1.10, 1.22, 0.92, 0.74, 1.05, 1.85, 2.2, 1.75, 0.9, 0.05],
    )
    half_width = half_width * (0.62 + 0.38 * size / 2.2)
    away = smooth(away)
    half_width = smooth(half_width)
    blade = np.clip((u - 0.46 - 0.06 * (1 - s)) / 0.10, 0, 1)
    blade = blade * blade * (3 - 2 * blade)
    at = stack(u * length, v * half_width, seed * 5.0)
    # Stalks wrap around the axis; blades open flat.
    wrap = v * half_width / np.maximum(away, 0.5) * (1 - 0.55 * blade)
    radial = away - 0.10 * s**2 * (1 - blade)
    across = radial * np.sin(wrap) + v * half_width * 0.55 * blade
    outward = radial * np.cos(wrap) + (0.30 * s**2 * half_width * rng.uniform(-0.4, 0.8)) * blade
    phase = (u - 0.30 * s**1.2) * 11 + np.where(v > 0, 0.4, 0)
    fraction = phase % 1
    side_vein = crease(np.minimum(fraction, 1 - fraction), 0.07) * (1 - 0.6 * s) * blade
    mid_vein = np.clip(1 - s * half_width / (0.42 * (1.15 - u)), 0, 1) ** 0.6 * blade
    ruffle = 0.20 * blade * s**2 * np.sin(u * length * 2.2 + 2 * noise(at * 0.6, seed) + seed)
    pillow = 0.10 * blade * fbm(at * 1.3, 2, seed + 3)
    ribs = fbm(stack(u * 1.2, v * 9, seed), 3, seed + 4)
    outward = outward + ruffle + pillow + 0.05 * side_vein + 0.16 * mid_vein + 0.018 * ribs * (1 - blade)
    outward = outward + 0.34 * (1 - blade) * (1 - s**2) ** 0.5
    x = u * length * (1 - 0.03 * s) - 0.3 * blade * s
    y = across * math.cos(angle) + outward * math.sin(angle)
    z = -across * math.sin(angle) + outward * math.cos(angle)
    green = ramp(0.46 + 0.18 * fbm(at * 1.1, 3, seed + 5) + 0.10 * noise(at * 5, seed + 6), *BLADE)
    green = blend(green, (0.36, 0.46, 0.20), np.clip(0.75 * side_vein + 1.1 * mid_vein, 0, 0.9))
    pale = ramp(0.55 + 0.22 * ribs + 0.35 * (0.22 - u), *STALK)
    pale = blend(pale, (0.26, 0.38, 0.10), np.clip((u - 0.26) * 2.2, 0, 0.55))
    pale = blend(pale, (0.22, 0.32, 0.10), np.clip((s - 0.82) * 3.5, 0, 0.5))
    color = pale + (green - pale) * blend_in(blade, s)[..., None]
    return stack(x, y, z).reshape(-1, 3), grid_faces(rows, columns), color.reshape(-1, 3)


def blend_in(blade, s):
    """The green runs down the margins of the stalk further than in its middle."""
    return np.clip(blade * 1.2 - 0.1 + 0.15 * (s - 0.5), 0, 1)


def bok_choy(seed, length=13.0, count=11):
    """Parts of a whole bunch along +x, foot at the origin: 0 stalks and blades, 1 root plate."""
    rng = np.random.default_rng(seed)
    parts = []
    for i in range(count):
        share = i / (count - 1)
        size = 0.45 + 1.75 * share**0.8
        leaf = bok_choy_leaf(
            seed * 30 + i, size, i * 2.399 + seed, length * (0.72 + 0.28 * share) * rng.uniform(0.94, 1.04)
        )
        parts.append((*leaf, 0))
    turn, share = np.meshgrid(np.linspace(0, 2 * math.pi, 80, endpoint=False), np.linspace(0, 1, 30), indexing="ij")
    plate = stack(
        -0.25 * (1 - share**2) + 0.35 * share**4, 1.35 * share * np.cos(turn), 1.35 * share * np.sin(turn)
    ).reshape(-1, 3)
    plate_color = ramp(0.5 + 0.5 * fbm(plate * 3, 3, seed), (0, (0.26, 0.20, 0.10)), (1, (0.58, 0.55, 0.36)))
    parts.append((plate, grid_faces(80, 30, close_rows=True), plate_color, 1))
    return parts
