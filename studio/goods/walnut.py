"""Walnut halves and whole nuts."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere
from noise import crease, fbm, noise


def walnut(seed, around=280, along=200):
    """Half kernel: domed, two lobes, deep gyri from zero crossings of single-octave noise."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    x, yy, zz = vertices.T
    np.clip(zz * 4 + 0.3, 0, 1)
    w = np.stack([noise(vertices * 1.5 + seed * 7, k) for k in (1, 2, 3)], -1)
    where = vertices * np.array([1.0, 0.85, 1.0]) + 0.32 * w + seed * 5.3
    n1, n2, n3 = noise(where * 1.75, seed), noise(where * 3.4 + 3, seed + 4), fbm(vertices * 9 + seed, 3, seed + 8)
    gyri = np.clip(np.abs(n1) / 0.32, 0, 1) ** 0.55
    fine_gyri = np.clip(np.abs(n2) / 0.30, 0, 1) ** 0.6
    mid = crease(yy + 0.07 * noise(vertices * 1.6, seed + 2), 0.12) * np.clip(zz * 3, 0, 1)
    notch = crease(yy, 0.20) * np.abs(x) ** 3
    rim = np.clip(1 - np.abs(zz) * 2.4, 0, 1)
    k = (
        0.84
        + 0.20 * gyri
        + 0.06 * fine_gyri
        + 0.012 * n3
        - 0.32 * mid
        - 0.30 * notch
        + 0.06 * noise(vertices * 1.3 + seed, seed + 20)
        + 0.05 * rim
    )
    points = vertices * np.array([1.55, 1.28, 1.0]) * k[:, None]
    points[:, 2] = np.where(
        zz > 0,
        points[:, 2] * 0.86,
        points[:, 2] * 0.46 + 0.26 * crease(np.hypot(yy, x * 0.5), 0.33) * np.clip(-zz, 0, 1),
    )
    points *= rng.uniform(0.88, 1.06)
    tone = (
        0.30 + 0.30 * gyri + 0.16 * fine_gyri + 0.16 * n3 + 0.10 * noise(vertices * 2.2 + seed, seed + 30) - 0.22 * mid
    )
    vein = crease(noise(vertices * 5.5 + w + seed, seed + 40), 0.05) * 0.45
    colors = ramp(
        tone,
        (0.0, (0.06, 0.021, 0.006)),
        (0.28, (0.19, 0.080, 0.024)),
        (0.5, (0.38, 0.205, 0.075)),
        (0.75, (0.54, 0.345, 0.155)),
        (1.05, (0.68, 0.50, 0.28)),
    )
    return points, faces, blend(colors, (0.13, 0.05, 0.017), vein * gyri)


def walnut_shell(seed, around=260, along=180):
    """Whole nut: seam ridge round the long axis, long wandering grooves."""
    np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    w = np.stack([noise(vertices * 1.6 + seed, k) for k in (1, 2, 3)], -1)
    where = vertices * np.array([0.75, 2.1, 2.1]) + 0.4 * w + seed * 3
    n1, n2 = noise(where * 1.5, seed), noise(where * 3.1, seed + 5)
    fiber = fbm(vertices * 10 + seed, 3, seed + 3)
    g1, fine_gyri = crease(n1, 0.10), crease(n2, 0.10)
    seam = crease(z, 0.075)
    points = (
        vertices
        * np.array([1.92, 1.62, 1.58])
        * (
            1
            - 0.055 * g1
            - 0.025 * fine_gyri
            + 0.008 * fiber
            + 0.02 * noise(vertices * 1.5 + seed, 9)
            + 0.055 * seam
            - 0.03 * crease(z, 0.02)
        )[:, None]
    )
    points[:, 0] += 0.16 * np.clip((axis - 0.9) * 10, 0, 1) ** 2
    return (
        points,
        faces,
        blend(
            ramp(
                0.58 - 0.30 * g1 - 0.16 * fine_gyri + 0.16 * fiber,
                (0.0, (0.09, 0.04, 0.014)),
                (0.4, (0.27, 0.145, 0.057)),
                (0.7, (0.41, 0.25, 0.115)),
                (1.0, (0.54, 0.37, 0.20)),
            ),
            (0.47, 0.31, 0.155),
            seam * 0.4,
        ),
    )
