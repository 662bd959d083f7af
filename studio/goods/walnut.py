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


def walnut_kernel(seed, around=420, along=300):
    """Half kernel for close-ups, domed side up (+z): sulci wind outward from the groove between the lobes, the skin is
    thin, amber in the folds, with veins. (The kept heaps fit the form of `walnut`.)"""
    rng = np.random.default_rng(seed)
    unit, faces, *_ = polar_sphere(around, along)
    x, y, z = unit.T
    warp = np.stack([fbm(unit * 1.5 + seed * 7, 2, k) for k in (1, 2, 3)], -1)
    side = np.sign(y)
    bent = stack(x * 2.0, np.abs(y) * 1.05 + side * 4, z * 1.2 + seed * 3) + 0.42 * warp
    sulci = noise(bent * 1.25, seed)
    gyri = np.clip(np.abs(sulci) / 0.30, 0, 1) ** 0.5
    fine_sulci = noise(unit * 4.4 + 0.9 * warp + seed * 5, seed + 3)
    fine_gyri = np.clip(np.abs(fine_sulci) / 0.30, 0, 1) ** 0.6
    groove = crease(y + 0.07 * noise(unit * 1.8 + seed, seed + 2), 0.10) * np.clip(z * 2.5 + 0.4, 0, 1)
    notch = crease(y, 0.26) * np.abs(x) ** 5
    grain = fbm(unit * 11 + seed, 3, seed + 8)
    swell = 0.07 * fbm(unit * 1.1 + seed, 2, seed + 20)
    scale = 0.76 + 0.23 * gyri + 0.042 * fine_gyri + 0.010 * grain - 0.26 * groove - 0.30 * notch + swell
    # A heart rather than an oval: broad at the base, drawn in at the tip.
    points = unit * np.array([1.62, 1.40, 1.22]) * scale[:, None]
    points[:, 1] *= 1 - 0.16 * x - 0.06 * x**2
    wing = 0.30 * crease(np.hypot(y * 1.3, x * 0.55), 0.36) * np.clip(-z, 0, 1)
    points[:, 2] = np.where(z > 0, points[:, 2] * 0.86, points[:, 2] * 0.40 + wing)
    points *= rng.uniform(0.92, 1.06)
    depth = 0.62 * gyri + 0.26 * fine_gyri - 0.45 * groove
    tone = 0.24 + 0.72 * depth + 0.10 * grain + 0.12 * fbm(unit * 2.0 + seed, 2, seed + 30) + rng.normal() * 0.05
    colors = ramp(
        tone,
        (0.0, (0.045, 0.014, 0.004)),
        (0.30, (0.17, 0.066, 0.020)),
        (0.55, (0.33, 0.165, 0.062)),
        (0.80, (0.48, 0.285, 0.122)),
        (1.05, (0.60, 0.40, 0.20)),
    )
    veins = crease(noise(unit * 3.4 + 1.2 * warp + seed, seed + 40), 0.035)
    veins = np.maximum(veins, 0.7 * crease(noise(unit * 6.5 + 1.5 * warp + seed, seed + 41), 0.05))
    colors = blend(colors, (0.15, 0.055, 0.017), 0.55 * veins * np.clip(gyri, 0, 1))
    # Where the skin was rubbed off, the pale meat shows.
    rubbed = np.clip(fbm(unit * 5 + seed * 2, 3, seed + 44) - 0.55, 0, 1) * fine_gyri
    return points, faces, blend(colors, (0.66, 0.52, 0.33), np.clip(rubbed * 4, 0, 0.85))


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
