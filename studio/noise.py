"""Noise in numpy. All fine detail of the goods is computed here and baked into vertices and vertex colors:
procedural noise in the shader is 8 times slower to render."""

import math

import numpy as np

# Turns the lattice between octaves, so that its axes do not show as streaks.
TURN = np.array([[0.0, 0.8, 0.6], [-0.8, 0.36, -0.48], [-0.6, -0.48, 0.64]])


def lattice_hash(i, j, k, seed):
    """A number in -1..1 for every lattice point."""
    n = i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + k.astype(np.int64) * 2147483647
    n = (n + seed * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((n ^ (n >> 15)) & 0xFFFFFF) / float(0xFFFFFF) * 2 - 1


def noise(points, seed=0):
    """Gradient noise, about -1..1 (value noise shows its lattice in close-ups)."""
    points = np.asarray(points, float)
    cell = np.floor(points).astype(np.int64)
    f = points - cell
    u = f * f * f * (f * (f * 6 - 15) + 10)
    total = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                wx = u[..., 0] if dx else 1 - u[..., 0]
                wy = u[..., 1] if dy else 1 - u[..., 1]
                wz = u[..., 2] if dz else 1 - u[..., 2]
                corner = (cell[..., 0] + dx, cell[..., 1] + dy, cell[..., 2] + dz)
                z = lattice_hash(*corner, seed)
                turn = math.pi * lattice_hash(*corner, seed + 7919)
                q = np.sqrt(np.maximum(1 - z * z, 0))
                slope = q * np.cos(turn) * (f[..., 0] - dx) + q * np.sin(turn) * (f[..., 1] - dy) + z * (f[..., 2] - dz)
                total = total + wx * wy * wz * slope
    return total * 1.55


def fbm(points, octaves=4, seed=0, gain=0.5, lacunarity=2.03, turned=False):
    """Octaves of noise, each finer and weaker than the last."""
    amplitude = 1.0
    total = 0
    points = np.asarray(points, float)
    for octave in range(octaves):
        total = total + amplitude * noise(points, seed + octave * 17)
        amplitude *= gain
        points = points * lacunarity
        if turned:
            points = points @ TURN.T
    return total


def worley(points, seed=0):
    """Distances to the nearest and to the second nearest of scattered cell centers."""
    points = np.asarray(points, float)
    cell = np.floor(points).astype(np.int64)
    nearest = np.full(points.shape[:-1], 9.0)
    second = nearest.copy()
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                c = cell + np.array([dx, dy, dz])
                jitter = [lattice_hash(c[..., 0], c[..., 1], c[..., 2], seed + k * 7 + 1) for k in range(3)]
                center = np.stack([c[..., k] + 0.5 + 0.5 * jitter[k] for k in range(3)], -1)
                distance = np.linalg.norm(center - points, axis=-1)
                closer = distance < nearest
                second = np.where(closer, nearest, np.minimum(second, distance))
                nearest = np.where(closer, distance, nearest)
    return nearest, second


def crease(value, width):
    """1 where the value is zero, falling off within the width: grooves and veins from zero crossings of noise."""
    return np.exp(-((value / width) ** 2))
