"""Radish leaves. Blades start at the origin and lie along +x, upper side up."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, smooth_curve, stack, tube
from noise import crease, fbm, noise, worley

# Radish leaves, from the heart of the bunch to an old one.
RADISH = (
    ((0.1, (0.022, 0.060, 0.012)), (0.5, (0.050, 0.112, 0.022)), (0.9, (0.095, 0.175, 0.040))),
    ((0.1, (0.052, 0.105, 0.016)), (0.5, (0.110, 0.190, 0.032)), (0.9, (0.185, 0.275, 0.060))),
    ((0.1, (0.075, 0.105, 0.018)), (0.5, (0.140, 0.175, 0.034)), (0.9, (0.230, 0.245, 0.065))),
)
STALK = ((0.0, (0.12, 0.20, 0.05)), (1.0, (0.28, 0.38, 0.14)))


def veins(u, v, half_width, length, count, arch, offset):
    """Distance in cm to the nearest side vein, which starts at the midrib and arches to the tip; and to the midrib."""
    s = np.abs(v)
    start = u - arch * s**1.25 * half_width / length + np.where(v > 0, offset, 0) / count
    phase = (start * count) % 1
    side = np.minimum(phase, 1 - phase) / count * length
    return side, s * half_width


def bent(points, length, curl, twist):
    """Bend a blade down along its length by `curl` radians and turn its tip about the midrib by `twist`."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    roll = twist * np.clip(x / length, 0, 1)
    y, z = y * np.cos(roll) - z * np.sin(roll), y * np.sin(roll) + z * np.cos(roll)
    k = curl / length
    angle = k * x
    return stack(np.sin(angle) / k + z * np.sin(angle), y, -(1 - np.cos(angle)) / k + z * np.cos(angle))


def radish_leaf(seed, length, root, tones, wilt=0.0, rows=130, columns=81):
    """Parts of one leaf, its stem from the point `root`: lobes at its foot, a ragged edge, puckered between pale
    veins; `wilt` hangs and yellows it. One material."""
    rng = np.random.default_rng(seed)
    width = length * rng.uniform(0.24, 0.31)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    s = np.abs(v)
    margin = stack(u * length, np.sign(v) * 3, seed * 3.0)
    lobes = noise(margin * [1.1, 1, 1], seed) * (1.15 - u) + 0.30 * noise(margin * [4.5, 1, 1], seed + 1)
    half_width = width * (0.22 + np.sin(math.pi * u**1.5) ** 0.8) * np.sqrt(1 - u**9) * (1 + 0.42 * lobes) + 0.01
    side, middle = veins(u, v, half_width, length, 7, 0.7, 0.45)
    at = stack(u * length, v * half_width, seed * 5.0)
    side = side + 0.07 * fbm(at * 1.4, 2, seed + 2)
    pillow = np.clip(np.minimum(side, middle * 1.3) / (length / 14), 0, 1) ** 0.6
    side_vein = crease(side, 0.036 * (1.3 - s)) * (1 - 0.4 * s)
    mid_vein = crease(middle, 0.085 * (1.25 - u))
    nearest, second = worley(at * 3.2, seed + 3)
    net = crease(second - nearest, 0.08)
    swell = fbm(at * 0.8, 3, seed + 4)
    wave = noise(margin * [0.9, 1, 1], seed + 5)
    z = 0.085 * pillow - 0.03 * side_vein - 0.09 * mid_vein - 0.014 * net + 0.16 * swell
    z = z + rng.uniform(0.1, 0.5) * half_width * s**1.3 + (0.55 + 0.4 * wilt) * wave * s**2 * half_width
    blade = bent(stack(u * length, v * half_width, z), length, rng.uniform(0.3, 1.1) + wilt, rng.normal() * 0.5)
    tone = 0.46 + 0.20 * swell + 0.22 * (pillow - 0.6) - 0.08 * net + 0.14 * fbm(at * 2.5, 3, seed + 6)
    color = ramp(tone, *tones)
    spent = np.clip(s**3 + 0.9 * fbm(at * 0.9, 3, seed + 7) - 0.35, 0, 1) * (0.12 + wilt)
    color = blend(color, (0.30, 0.25, 0.06), np.clip(spent, 0, 0.8))
    color = blend(color, (0.27, 0.35, 0.13), np.clip(side_vein * 0.55 + mid_vein * 0.9 + 0.10 * net, 0, 0.9))
    foot = np.asarray(root, float)
    path = smooth_curve([(0.5, 0, -0.02), (0, 0, -0.03), foot * (0.5, 0.35, 0.6), foot], 30)
    vertices, faces = tube(path, np.linspace(0.08, 0.14, 30), 12)
    stem = ramp(0.5 + 0.4 * fbm(vertices * [0.8, 4, 4], 3, seed + 8), *STALK)
    return [(blade.reshape(-1, 3), grid_faces(rows, columns), color.reshape(-1, 3), 0), (vertices, faces, stem, 0)]
