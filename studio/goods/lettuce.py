"""Heads of leaf lettuce: a rosette of thin blades with frilled margins."""

import math

import numpy as np
from mathutils import Matrix

from color import blend, ramp
from goods.greens import bent, veins
from mesh import build_mesh, grid_faces, put, stack, turned_by
from noise import crease, fbm, noise

OUTER = ((0.0, (0.034, 0.080, 0.014)), (0.5, (0.085, 0.168, 0.028)), (1.0, (0.170, 0.265, 0.058)))
YOUNG = ((0.0, (0.150, 0.200, 0.030)), (0.5, (0.290, 0.350, 0.070)), (1.0, (0.450, 0.470, 0.150)))
RED = (0.085, 0.014, 0.016)
HEART = (0.40, 0.46, 0.17)


def frill(theta, edge, seed):
    """Waves that gather toward the margin, each octave shorter and nearer to it."""
    total = 0
    for k, (often, high, inward) in enumerate(((2.4, 1.5, 1.6), (6.5, 0.85, 3.0), (15.0, 0.34, 5.0))):
        at = stack(theta * often, edge * 0.6, seed * 3.0 + k)
        total = total + high * edge**inward * noise(at, seed + 11 * k)
    return total


def lettuce_leaf(seed, length=12.0, rows=150, columns=131, red=0.0, young=0.3, curl=None):
    """One blade from the origin along +x, upper side up; `red`: how far its margin is dyed; `young`: 1 in the heart;
    `curl`: how far its tip is bent down."""
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
    points = bent(points, length, curl or rng.uniform(0.6, 1.5) - 0.5 * young, rng.normal() * 0.3)
    tone = 0.55 + 0.2 * pillow - 0.22 * edge + 0.10 * fbm(at * 2.4, 3, seed + 6)
    colors = ramp(tone, *OUTER) * (1 - young) + ramp(tone, *YOUNG) * young
    colors = blend(colors, HEART, np.clip(0.9 * rib + 0.4 * side_vein + 0.9 * np.exp(-u * 4.5), 0, 0.9))
    dyed = red * np.clip(edge * 1.7 - 0.55 + 0.5 * fbm(at * 0.6, 3, seed + 8), 0, 1) * (1 - 0.7 * rib)
    colors = blend(colors, RED, dyed)
    return points.reshape(-1, 3), grid_faces(rows, columns), colors.reshape(-1, 3)


def lettuce_leaves(material, count, red=0.0):
    """Blades from the outermost to the heart, ready for `head`."""
    blades = [lettuce_leaf(k + 1, red=red, young=(k / (count - 1)) ** 1.4) for k in range(count)]
    return [
        (build_mesh("lettuce", points, faces, material, colors=colors), points[::7]) for points, faces, colors in blades
    ]


def head(leaves, at, rng, free, scale=1.0, count=34):
    """A rosette at `at` that leans a little: flat and long outside, upright and short in the heart. A leaf that is not
    free(points) to lie where it would stands up, further and further."""
    lean = turned_by(rng.normal() * 0.14, rng.normal() * 0.14, 0)
    for k in range(count):
        inner = k / (count - 1)
        yaw = k * 2.39996 + rng.normal() * 0.2
        tilt = 0.50 + 0.85 * inner**0.9 + rng.normal() * 0.13
        size = scale * (1.0 - 0.42 * inner) * rng.uniform(0.86, 1.10)
        reach = 0.9 * (1 - inner) * scale
        spot = at + lean @ (reach * math.cos(yaw), reach * math.sin(yaw), 1.6 * inner * scale)
        kind = inner * (len(leaves) - 1) + rng.normal() * 0.8
        mesh, points = leaves[int(np.clip(round(kind), 0, len(leaves) - 1))]
        roll = rng.normal() * 0.22
        way = lean @ turned_by(roll, -tilt, yaw)
        while not free(points * size @ way.T + spot) and tilt < 1.5:
            tilt += 0.12
            size *= 0.985
            way = lean @ turned_by(roll, -tilt, yaw)
        put(mesh, spot, Matrix(way).to_euler(), size)
