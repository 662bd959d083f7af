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


def lattice_box(cells, margin):
    """Lattice points around all cells as (i, j, k) arrays, and the flat index of every cell among them.
    None if there would be more of them than points: then hashing point by point is cheaper."""
    flat = cells.reshape(-1, 3)
    low = flat.min(0) - margin[0]
    size = flat.max(0) + margin[1] + 1 - low
    if np.prod(size.astype(float)) > len(flat):
        return None
    strides = np.array([size[1] * size[2], size[2], 1])
    box = np.meshgrid(*(low[axis] + np.arange(size[axis]) for axis in range(3)), indexing="ij")
    return [axis.ravel() for axis in box], (flat - low) @ strides, strides


def gradient(i, j, k, seed):
    """A random direction for every lattice point."""
    z = lattice_hash(i, j, k, seed)
    turn = math.pi * lattice_hash(i, j, k, seed + 7919)
    q = np.sqrt(np.maximum(1 - z * z, 0))
    return q * np.cos(turn), q * np.sin(turn), z


def noise(points, seed=0):
    """Gradient noise, about -1..1 (value noise shows its lattice in close-ups)."""
    points = np.asarray(points, float)
    cell = np.floor(points).astype(np.int64)
    f = (points - cell).reshape(-1, 3).T
    u = f * f * f * (f * (f * 6 - 15) + 10)
    box = lattice_box(cell, (0, 1))
    if box:
        corners, home, strides = box
        table = gradient(*corners, seed)
    flat = cell.reshape(-1, 3).T
    total = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                wx = u[0] if dx else 1 - u[0]
                wy = u[1] if dy else 1 - u[1]
                wz = u[2] if dz else 1 - u[2]
                if box:
                    at = home + (dx * strides[0] + dy * strides[1] + dz)
                    gx, gy, gz = (axis[at] for axis in table)
                else:
                    gx, gy, gz = gradient(flat[0] + dx, flat[1] + dy, flat[2] + dz, seed)
                total = total + wx * wy * wz * (gx * (f[0] - dx) + gy * (f[1] - dy) + gz * (f[2] - dz))
    return (total * 1.55).reshape(points.shape[:-1])


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
    box = lattice_box(cell, (1, 1))

    def centers(i, j, k):
        axes = (i, j, k)
        return [axes[n] + 0.5 + 0.5 * lattice_hash(i, j, k, seed + n * 7 + 1) for n in range(3)]

    if box:
        corners, home, strides = box
        table = centers(*corners)
    flat = cell.reshape(-1, 3).T
    x, y, z = points.reshape(-1, 3).T
    nearest = np.full(len(x), 81.0)
    second = nearest.copy()
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                if box:
                    at = home + (dx * strides[0] + dy * strides[1] + dz)
                    cx, cy, cz = (axis[at] for axis in table)
                else:
                    cx, cy, cz = centers(flat[0] + dx, flat[1] + dy, flat[2] + dz)
                distance = (cx - x) ** 2 + (cy - y) ** 2 + (cz - z) ** 2
                second = np.minimum(second, np.maximum(nearest, distance))
                nearest = np.minimum(nearest, distance)
    shape = points.shape[:-1]
    return np.sqrt(nearest).reshape(shape), np.sqrt(second).reshape(shape)


def crease(value, width):
    """1 where the value is zero, falling off within the width: grooves and veins from zero crossings of noise."""
    return np.exp(-((value / width) ** 2))
