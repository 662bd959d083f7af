"""Heads of leaf lettuce: a rosette of thin blades with frilled margins."""

import math

import numpy as np

from color import blend, ramp
from goods.greens import bent, veins
from mesh import build_mesh, grid_faces, put, stack, turned_by
from noise import crease, fbm, noise

GREEN = ((0.0, (0.058, 0.115, 0.018)), (0.5, (0.130, 0.225, 0.036)), (1.0, (0.25, 0.35, 0.078)))
RED = (0.085, 0.014, 0.016)
HEART = (0.40, 0.46, 0.17)


def frill(theta, edge, seed):
    """Waves that gather toward the margin, each octave shorter and nearer to it."""
    total = 0
    for k, (often, high, inward) in enumerate(((2.4, 1.5, 1.6), (6.5, 0.85, 3.0), (15.0, 0.34, 5.0))):
        at = stack(theta * often, edge * 0.6, seed * 3.0 + k)
        total = total + high * edge**inward * noise(at, seed + 11 * k)
    return total


def lettuce_leaf(seed, length=12.0, rows=150, columns=131, red=0.0):
    """One blade from the origin along +x, upper side up; `red`: how far its margin is dyed."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    s = np.abs(v)
    width = length * rng.uniform(0.44, 0.52)
    half_width = width * (0.14 + 0.86 * u**1.25) * np.sqrt(np.clip(1 - u**7, 0, 1)) + 0.02
    x, y = u * length, v * half_width
    edge = 1 - (1 - s**2.2) * (1 - u**5)
    theta = np.arctan2(y, x - 0.35 * length)
    side, middle = veins(u, v, half_width, length, 7, 0.9, 0.45)
    at = stack(x, y, seed * 5.0)
    side = side + 0.12 * fbm(at * 0.7, 2, seed + 1)
    side_vein = crease(side, 0.05 * (1.3 - s)) * (1 - 0.6 * s)
    rib = crease(middle, 0.42 * (1.1 - u))
    pillow = fbm(at * 0.8, 3, seed + 3, 0.6)
    z = frill(theta, edge, seed) + 0.22 * pillow - 0.05 * side_vein + 0.16 * rib + 0.18 * half_width * s**1.7
    # Margins also fold sideways, so that frills overlap.
    fold = frill(theta + 7.0, edge, seed + 5)
    points = stack(x + 0.45 * fold * np.cos(theta), y + 0.45 * fold * np.sin(theta), z)
    points = bent(points, length, rng.uniform(0.5, 1.1), rng.normal() * 0.2)
    tone = 0.55 + 0.2 * pillow - 0.22 * edge + 0.10 * fbm(at * 2.4, 3, seed + 6)
    colors = blend(ramp(tone, *GREEN), HEART, np.clip(0.9 * rib + 0.4 * side_vein + 0.9 * np.exp(-u * 4.5), 0, 0.9))
    dyed = red * np.clip(edge * 1.7 - 0.55 + 0.5 * fbm(at * 0.6, 3, seed + 8), 0, 1) * (1 - 0.7 * rib)
    colors = blend(colors, RED, dyed)
    return points.reshape(-1, 3), grid_faces(rows, columns), colors.reshape(-1, 3)


def lettuce_leaves(material, count, red=0.0):
    """Blades of several kinds, ready for `head`."""
    blades = [lettuce_leaf(seed, red=red) for seed in range(1, count + 1)]
    return [
        (build_mesh("lettuce", points, faces, material, colors=colors), points[::7]) for points, faces, colors in blades
    ]


def head(leaves, at, rng, free, scale=1.0, count=34):
    """A rosette at `at`: flat and long outside, upright and short in the heart. A leaf that is not free(points) to lie
    where it would stands up, further and further."""
    for k in range(count):
        inner = k / (count - 1)
        yaw = k * 2.39996 + rng.normal() * 0.15
        tilt = 0.55 + 0.85 * inner**0.9 + rng.normal() * 0.08
        size = scale * (1.0 - 0.42 * inner) * rng.uniform(0.92, 1.06)
        reach = 0.9 * (1 - inner) * scale
        spot = np.array([at[0] + reach * math.cos(yaw), at[1] + reach * math.sin(yaw), at[2] + 1.6 * inner * scale])
        mesh, points = leaves[int(rng.integers(len(leaves)))]
        turn = (rng.normal() * 0.15, -tilt, yaw)
        while not free(points * size @ turned_by(*turn).T + spot) and turn[1] > -1.5:
            turn = (turn[0], turn[1] - 0.12, yaw)
            size *= 0.985
        put(mesh, spot, turn, size)
