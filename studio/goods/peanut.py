"""Peanuts in the shell, opened, and shelled."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, polar_sphere, stack
from noise import crease, fbm, noise

SHELL = (
    (0.0, (0.20, 0.105, 0.042)),
    (0.35, (0.40, 0.255, 0.125)),
    (0.65, (0.56, 0.40, 0.225)),
    (1.0, (0.68, 0.53, 0.35)),
)
LINING = ((0.1, (0.50, 0.37, 0.22)), (0.5, (0.64, 0.51, 0.34)), (0.9, (0.74, 0.62, 0.46)))
SKIN = (
    (0.05, (0.10, 0.024, 0.010)),
    (0.4, (0.24, 0.070, 0.028)),
    (0.7, (0.36, 0.125, 0.052)),
    (1.0, (0.50, 0.23, 0.11)),
)
LENGTHWISE = 11


def pod_radius(axis, waist):
    """Outline of a pod with two seeds."""
    blunt = np.power(np.clip(1 - axis**2, 0, 1), 0.36)
    return blunt * (1 - waist * np.exp(-((axis + 0.06) ** 2) / 0.075) + 0.05 * axis)


def pod_relief(axis, angle, seed):
    """The net on the shell: long wandering ridges joined by short cross ridges, with pits between them."""
    y, z = np.cos(angle), np.sin(angle)
    wander = 0.22 * noise(stack(axis * 2.2, y * 1.4, z * 1.4 + seed), seed)
    lane = LENGTHWISE * (angle + wander) / math.pi
    ridge = crease(np.abs(lane % 1 - 0.5) - 0.5, 0.17)
    shift = 0.5 * noise(stack(np.floor(lane) * 3.1, seed, 0.0), seed + 3)
    rung = (axis * 5.5 + shift + 0.22 * noise(stack(axis * 4, y * 3, z * 3 + seed), seed + 5)) % 1
    cross = crease(np.minimum(rung, 1 - rung), 0.10)
    pits = fbm(stack(axis * 7, y * 5, z * 5 + seed * 3), 3, seed + 7)
    return np.maximum(ridge, 0.8 * cross), pits


def peanut_pod(seed, around=240, along=260):
    """Whole pod along x, the stalk scar at +x and a short beak at -x."""
    rng = np.random.default_rng(seed)
    _, faces, axis, angle, y, z = polar_sphere(around, along)
    net, pits = pod_relief(axis, angle, seed)
    lump = fbm(stack(axis * 1.2, y * 0.8, z * 0.8 + seed * 4), 2, seed + 9)
    radius = pod_radius(axis, rng.uniform(0.16, 0.30)) * (1 + 0.06 * lump + 0.055 * net + 0.02 * pits)
    length, width = rng.uniform(1.75, 2.15), rng.uniform(0.70, 0.80)
    points = stack(axis * length, y * radius * width, z * radius * width * rng.uniform(0.9, 1.0))
    points[:, 1] += rng.uniform(-0.22, 0.22) * axis**2
    points[:, 0] -= 0.12 * np.clip((-axis - 0.92) / 0.08, 0, 1) ** 2
    points[:, 2] -= 0.10 * np.clip((-axis - 0.85) / 0.15, 0, 1) ** 2
    tone = 0.40 + 0.30 * net + 0.26 * pits + 0.18 * fbm(stack(axis * 1.5, y, z + seed), 3, seed + 11)
    colors = blend(ramp(tone, *SHELL), (0.17, 0.10, 0.05), np.clip((np.abs(axis) - 0.95) * 16, 0, 0.7))
    return points, faces, colors


def peanut_half_shell(seed, around=150, along=200):
    """One half of an opened pod, hollow side up (+z)."""
    rng = np.random.default_rng(seed)
    t = -np.cos(np.linspace(0, math.pi, along))
    angle = np.linspace(math.pi, 2 * math.pi, around)
    angle, axis = (grid.reshape(-1) for grid in np.meshgrid(angle, t, indexing="ij"))
    net, pits = pod_relief(axis, angle, seed)
    outline = pod_radius(axis, rng.uniform(0.18, 0.26))
    y, z = np.cos(angle), np.sin(angle)
    torn = 0.05 * fbm(stack(axis * 4, np.sign(y), seed), 3, seed + 4) * crease(z, 0.25)
    length, width = 1.95, 0.76
    outer = outline * (1 + 0.055 * net + 0.02 * pits)
    inner = outline * 0.88
    layers = [stack(axis * length * k, y * r * width, z * r * width + torn) for k, r in ((1, outer), (0.97, inner))]
    count = around * along
    grid = grid_faces(around, along)
    edges = [np.arange(along), (around - 1) * along + np.arange(along)]
    lips = [np.stack([e[:-1], e[1:], e[1:] + count, e[:-1] + count], -1) for e in edges]
    shell = ramp(0.40 + 0.30 * net + 0.26 * pits, *SHELL)
    lining = ramp(0.5 + 0.4 * fbm(stack(axis * 3, y * 2, z * 2 + seed), 3, seed + 8), *LINING)
    return np.concatenate(layers), np.concatenate([grid, grid[:, ::-1] + count, *lips]), np.concatenate([shell, lining])


def peanut_kernel(seed, around=130, along=100):
    """Shelled seed in its red-brown papery skin."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, _, y, z = polar_sphere(around, along)
    profile = np.power(np.clip(1 - axis, 0, 2), 0.50) * np.power(np.clip(1 + axis, 0, 2), 0.40)
    vein = crease(noise(stack(axis * 0.9, y * 3.5 + seed, z * 3.5), seed), 0.10)
    fiber = fbm(stack(axis * 2.5, y * 7, z * 7 + seed), 4, seed + 2, 0.6)
    lump = fbm(vertices * 1.2 + seed * 3, 2, seed + 5)
    radius = profile * (1 + 0.05 * lump + 0.014 * fiber - 0.02 * vein)
    points = stack(axis * rng.uniform(0.72, 0.88), y * radius * 0.47, z * radius * 0.44)
    points[:, 0] += 0.07 * np.clip((axis - 0.9) / 0.1, 0, 1) ** 2
    tone = 0.50 + 0.30 * fiber - 0.20 * vein + 0.25 * lump
    colors = blend(ramp(tone, *SKIN), (0.58, 0.38, 0.22), np.clip((axis - 0.90) * 8, 0, 0.7))
    bare = np.clip((fbm(stack(axis * 1.4, y * 1.6, z * 1.6 + seed * 2), 3, seed + 9) - rng.uniform(0.3, 0.8)) * 9, 0, 1)
    return points, faces, blend(colors, (0.66, 0.50, 0.31), bare * 0.9)
