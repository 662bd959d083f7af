"""Walnut halves and whole nuts."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm, noise


def walnut(seed, around=300, along=220):
    """Half kernel, domed side up (+z): two lobes beside a deep groove, each folded from the groove to the rim."""
    rng = np.random.default_rng(seed)
    vertices, faces, *_ = polar_sphere(around, along)
    x, y, z = vertices.T
    warp = np.stack([noise(vertices * 1.3 + seed * 7, k) for k in (1, 2, 3)], -1)
    side = np.tanh(y * 9)
    # Folds run from the middle outward and bend toward the ends; each lobe has its own beat.
    across = x * (1.95 - 0.5 * np.abs(y)) + 0.55 * warp[:, 0] + 0.30 * side * np.sign(0.5 - (seed % 2)) + seed * 0.37
    fold = np.abs(np.cos(np.pi * across)) ** 0.5
    lengthwise = np.abs(np.cos(np.pi * (np.abs(y) * 1.55 + 0.45 * warp[:, 1] + 0.12)))
    knob = np.abs(noise(vertices * 2.1 + 0.5 * warp + seed * 5.3, seed))
    gyri = np.clip(0.72 * fold + 0.18 * lengthwise**0.6 + 0.36 * np.clip(knob / 0.3, 0, 1) ** 0.5 - 0.18, 0, 1.1)
    fine = fbm(vertices * 7 + seed, 3, seed + 8)
    groove = crease(y + 0.06 * noise(vertices * 1.6, seed + 2), 0.13) * np.clip(z * 2.5 + 0.3, 0, 1)
    notch = crease(y, 0.24) * np.abs(x) ** 4
    swell = 0.05 * noise(vertices * 1.2 + seed, seed + 20)
    scale = 0.80 + 0.24 * gyri + 0.014 * fine - 0.30 * groove - 0.34 * notch + swell
    points = vertices * np.array([1.58, 1.34, 1.08]) * scale[:, None]
    # The cut side is shallow, with the wing of the septum standing up along the middle.
    wing = 0.30 * crease(np.hypot(y * 1.3, x * 0.55), 0.36) * np.clip(-z, 0, 1)
    points[:, 2] = np.where(z > 0, points[:, 2] * 0.84, points[:, 2] * 0.42 + wing)
    points *= rng.uniform(0.90, 1.06)
    tone = 0.20 + 0.52 * gyri + 0.13 * fine + 0.10 * noise(vertices * 2.2 + seed, seed + 30) - 0.30 * groove
    colors = ramp(
        tone,
        (0.0, (0.07, 0.022, 0.006)),
        (0.25, (0.20, 0.085, 0.027)),
        (0.5, (0.39, 0.215, 0.083)),
        (0.75, (0.55, 0.36, 0.165)),
        (1.05, (0.68, 0.50, 0.28)),
    )
    vein = crease(noise(vertices * 4.2 + warp + seed, seed + 40), 0.045)
    return points, faces, blend(colors, (0.16, 0.06, 0.018), 0.5 * vein * np.clip(gyri, 0, 1))


def walnut_kernel(seed, around=460, along=320):
    """Half kernel for close-ups, domed side up (+z): rounded folds wind outward from the groove between the lobes under
    a thin skin with veins; the cut side has a hollow in each lobe and the papery septum between them.
    (The kept heaps fit the form of `walnut`.)"""
    rng = np.random.default_rng(seed)
    unit, faces, *_ = polar_sphere(around, along)
    x, y, z = unit.T
    above = np.clip(z * 3 + 0.75, 0, 1)
    warp = np.stack([fbm(unit * 1.4 + seed * 7, 2, k) for k in (1, 2, 3)], -1)
    bent = stack(x * 2.1, np.abs(y) * 1.0 + np.sign(y) * 4, z * 1.1 + seed * 3) + 0.42 * warp
    folds = np.clip(np.abs(noise(bent * 1.2, seed)) / 0.34, 0, 1) ** 0.55
    dimples = np.clip(np.abs(noise(unit * 3.6 + 0.9 * warp + seed * 5, seed + 3)) / 0.30, 0, 1) ** 0.6
    groove = crease(y + 0.06 * noise(unit * 1.8 + seed, seed + 2), 0.13) * np.clip(z * 2.5 + 0.4, 0, 1)
    notch = crease(y, 0.28) * np.abs(x) ** 5
    grain = fbm(unit * 11 + seed, 3, seed + 8)
    swell = 0.07 * fbm(unit * 1.1 + seed, 2, seed + 20)
    relief = (0.25 * folds + 0.030 * dimples) * (0.45 + 0.55 * above) + 0.13 * (1 - above)
    scale = 0.75 + relief + 0.007 * grain - 0.30 * groove - 0.30 * notch + swell
    # A heart rather than an oval: broad at the base, drawn in at the tip.
    points = unit * np.array([1.62, 1.42, 1.26]) * scale[:, None]
    points[:, 1] *= 1 - 0.16 * x - 0.06 * x**2
    hollow = crease(np.abs(y) - 0.46, 0.24) * crease(x, 0.62) * np.clip(-z * 3, 0, 1)
    septum = crease(y + 0.05 * np.sin(x * 7 + seed), 0.07) * np.clip(1 - x**2 * 1.3, 0, 1) * np.clip(-z * 3, 0, 1)
    points[:, 2] = np.where(z > 0, points[:, 2] * 0.88, points[:, 2] * 0.24 + 0.34 * hollow - 0.16 * septum)
    points[:, 2] -= points[:, 2].mean()
    points *= rng.uniform(0.90, 1.06)
    depth = (0.66 * folds + 0.14 * dimples) * (0.6 + 0.4 * above) + 0.12 * (1 - above) - 0.45 * groove - 0.22 * hollow
    patches = 0.16 * fbm(unit * 1.8 + seed, 3, seed + 30)
    colors = ramp(
        0.20 + 0.86 * depth + 0.08 * grain + patches - 0.30 * septum + rng.normal() * 0.07,
        (0.0, (0.040, 0.012, 0.003)),
        (0.30, (0.150, 0.055, 0.015)),
        (0.55, (0.345, 0.170, 0.058)),
        (0.80, (0.520, 0.315, 0.130)),
        (1.05, (0.640, 0.440, 0.225)),
    )
    veins = crease(noise(unit * 2.9 + 1.2 * warp + seed, seed + 40), 0.028)
    veins = np.maximum(veins, 0.7 * crease(noise(unit * 6.0 + 1.5 * warp + seed, seed + 41), 0.05))
    colors = blend(colors, (0.17, 0.060, 0.017), 0.62 * veins * folds)
    # Where the skin was rubbed off, and along the edge that was broken from the shell, the pale meat shows.
    rubbed = np.clip(fbm(unit * 5 + seed * 2, 3, seed + 44) - 0.6 + 0.45 * crease(z + 0.06, 0.10), 0, 1)
    return points, faces, blend(colors, (0.70, 0.56, 0.36), np.clip(rubbed * 4, 0, 0.85))


def walnut_shell(seed, around=260, along=180):
    """Whole nut: seam ridge round the long axis, long wandering grooves."""
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    w = np.stack([noise(vertices * 1.6 + seed, k) for k in (1, 2, 3)], -1)
    where = vertices * np.array([0.75, 2.1, 2.1]) + 0.4 * w + seed * 3
    broad, small = noise(where * 1.5, seed), noise(where * 3.1, seed + 5)
    fiber = fbm(vertices * 10 + seed, 3, seed + 3)
    groove, fine_gyri = crease(broad, 0.10), crease(small, 0.10)
    seam = crease(z, 0.075)
    points = (
        vertices
        * np.array([1.92, 1.62, 1.58])
        * (
            1
            - 0.055 * groove
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
                0.58 - 0.30 * groove - 0.16 * fine_gyri + 0.16 * fiber,
                (0.0, (0.09, 0.04, 0.014)),
                (0.4, (0.27, 0.145, 0.057)),
                (0.7, (0.41, 0.25, 0.115)),
                (1.0, (0.54, 0.37, 0.20)),
            ),
            (0.47, 0.31, 0.155),
            seam * 0.4,
        ),
    )
