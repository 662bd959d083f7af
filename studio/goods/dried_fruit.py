"""Dried fruit."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm, noise


def date(seed, around=220, along=170):
    """Soft date: loose skin in long folds, glossy where tight, dry and pale on the ridges."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    profile = np.power(np.clip(1 - axis * axis, 0, 1), 0.40) * (1 - 0.06 * axis)
    w = 0.35 * noise(stack(axis * 1.8, y, z + seed), seed + 1)
    broad, small = noise(stack(axis * 1.3 + w, y * 1.75 + w, z * 1.75 + seed * 3), seed), noise(
        stack(axis * 3.2 + w, y * 4.2, z * 4.2 + seed), seed + 4
    )
    fiber = fbm(stack(axis * 7, y * 13, z * 13 + seed), 3, seed + 7)
    groove, fine_gyri = crease(broad, 0.10), crease(small, 0.11)
    k = (
        1
        + 0.10 * np.clip(np.abs(broad) / 0.35, 0, 1) ** 0.7
        - 0.03 * groove
        - 0.035 * fine_gyri
        + 0.008 * fiber
        + 0.05 * noise(vertices * 1.2 + seed, seed + 9)
    )
    L, W = 1.85 * rng.uniform(0.9, 1.1), 0.86 * rng.uniform(0.92, 1.08)
    points = stack(axis * L, y * profile * k * W, z * profile * k * W * 0.9)
    points[:, 2] += 0.10 * rng.uniform(-1, 1) * axis * axis
    ridge = np.clip(np.abs(broad) * 1.6 + 0.25 * np.abs(small) - 0.2, 0, 1)
    tone = (
        0.40
        + 0.38 * ridge
        - 0.25 * groove
        - 0.12 * fine_gyri
        + 0.16 * fiber
        + 0.2 * fbm(vertices * 1.2 + seed * 2, 3, seed + 12)
    )
    colors = ramp(
        tone,
        (0.0, (0.010, 0.0035, 0.0018)),
        (0.35, (0.034, 0.011, 0.0042)),
        (0.6, (0.080, 0.029, 0.0105)),
        (0.85, (0.165, 0.074, 0.030)),
        (1.1, (0.30, 0.165, 0.08)),
    )
    return points, faces, blend(colors, (0.30, 0.17, 0.075), np.clip((-axis - 0.955) * 30, 0, 0.8))


def loose_date(seed, around=240, along=190):
    """Soft date whose skin has come off the flesh: raised, branching folds, paler blisters, dark and taut between."""
    rng = np.random.default_rng(seed + 60)
    vertices, faces, axis, _, y, z = polar_sphere(around, along)
    warp = 0.55 * stack(*(noise(vertices * 1.7 + seed * 7 + n * 13, seed + n) for n in range(3)))
    at = stack(axis * 1.9, y * 1.5, z * 1.5 + seed * 3) + warp
    large, small = noise(at, seed + 4), noise(at * 2.3 + warp, seed + 5)
    loose = np.clip(0.35 + 1.6 * noise(vertices * 1.1 + seed * 5, seed + 6), 0, 1)
    fold, wrinkle = crease(large, 0.10), crease(small, 0.13) * (0.25 + 0.75 * loose)
    fine = fbm(vertices * 11 + seed, 3, seed + 7)
    swell = np.clip(np.abs(large) / 0.5, 0, 1)
    # At the ends the skin holds fast.
    calm = np.clip((1 - np.abs(axis)) * 7, 0, 1)
    form = 1 + 0.07 * noise(vertices * 1.1 + seed * 2, seed + 9)
    lift = 0.085 * fold + 0.04 * wrinkle - 0.09 * swell * (1 - 0.6 * loose) + 0.03 * loose
    depth = form + calm * lift + 0.006 * fine
    profile = np.power(np.clip(1 - axis * axis, 0, 1), 0.42) * (1 - 0.08 * axis)
    length, width = 1.8 * rng.uniform(0.9, 1.1), 0.84 * rng.uniform(0.92, 1.1)
    points = stack(axis * length, y * profile * depth * width, z * profile * depth * width * 0.88)
    points[:, 2] += 0.12 * rng.uniform(-1, 1) * axis * axis
    tone = 0.24 + 0.24 * loose + 0.16 * fold + 0.12 * wrinkle - 0.14 * swell + 0.14 * fine
    colors = ramp(
        tone,
        (0.0, (0.014, 0.0036, 0.0015)),
        (0.3, (0.046, 0.0122, 0.0038)),
        (0.55, (0.120, 0.036, 0.0100)),
        (0.85, (0.240, 0.098, 0.031)),
    )
    sugar = np.clip(fbm(vertices * 5 + seed * 3, 4, seed + 11, 0.7) - 0.25, 0, 1) * (0.4 + 0.6 * loose)
    colors = blend(colors, (0.34, 0.22, 0.12), sugar * 0.5)
    return points, faces, blend(colors, (0.26, 0.15, 0.065), np.clip((-axis - 0.965) * 30, 0, 0.8))


GOLDEN = (
    (0.1, (0.19, 0.070, 0.010)),
    (0.5, (0.34, 0.145, 0.022)),
    (0.8, (0.46, 0.225, 0.042)),
    (1.1, (0.64, 0.40, 0.13)),
)
CRANBERRY = (
    (0.1, (0.030, 0.002, 0.003)),
    (0.5, (0.105, 0.006, 0.009)),
    (0.8, (0.22, 0.016, 0.018)),
    (1.1, (0.34, 0.055, 0.045)),
)


def raisin(seed, tones, shape, shrunk=1.0, around=150, along=104):
    """A dried berry: collapsed to a form of its own, its skin in plump folds with sharp valleys between them."""
    rng = np.random.default_rng(seed)
    vertices, faces, *_ = polar_sphere(around, along)
    warp = 0.5 * stack(*(noise(vertices * 1.5 + seed * 7 + n * 11, seed + n) for n in range(3)))
    folds = noise(vertices * (1.15, 1.75, 1.75) + warp + seed * 3, seed + 5)
    small = noise(vertices * 3.3 + 1.6 * warp + seed, seed + 6)
    fiber = fbm(vertices * 9 + seed, 2, seed + 7)
    ridge, minor = (np.clip(np.abs(value) / 0.4, 0, 1) ** 0.6 for value in (folds, small))
    form = 1 + 0.30 * noise(vertices * 0.8 + seed * 5, seed + 8)
    depth = form * (1.11 - shrunk * (0.41 - 0.30 * ridge - 0.11 * minor) + 0.012 * fiber)
    points = vertices * shape * depth[:, None] * rng.uniform(0.84, 1.14, size=3)
    points[:, 2] += rng.uniform(-0.35, 0.35) * points[:, 0] ** 2
    # The side that it dried on has sunk in.
    low = -0.45 * shape[2]
    points[:, 2] = np.where(points[:, 2] < low, low + 0.35 * (points[:, 2] - low), points[:, 2])
    return points, faces, ramp(0.80 - shrunk * (0.68 - 0.42 * ridge - 0.26 * minor) + 0.22 * fiber, *tones)


def golden_raisin(seed):
    """Dried under sulfur: amber, and plumper."""
    return raisin(seed + 20, GOLDEN, (0.70, 0.47, 0.40), 0.82)


def dried_cranberry(seed):
    """Cut open before it was dried: flatter than a raisin, and red."""
    return raisin(seed + 40, CRANBERRY, (0.74, 0.58, 0.30))


APRICOT = (
    (0.0, (0.090, 0.011, 0.001)),
    (0.3, (0.25, 0.037, 0.002)),
    (0.55, (0.43, 0.085, 0.004)),
    (0.8, (0.57, 0.142, 0.008)),
    (1.1, (0.68, 0.240, 0.032)),
)


def dried_apricot(seed, around=330, along=250):
    """Pitted whole and dried under sulfur: a thin cushion that collapsed over the hollow of its stone, bent or folded,
    its skin in fine wrinkles that run in from the rim, with freckles and a slit at the stem's end."""
    rng = np.random.default_rng(seed + 80)
    vertices, faces, *_ = polar_sphere(around, along)
    vertices = vertices[:, [1, 2, 0]]
    x, y, h = vertices.T
    out = np.hypot(x, y)
    warp = 0.4 * stack(*(noise(vertices * 1.8 + seed * 7 + n * 11, seed + n) for n in range(3)))
    flat = vertices * (1, 1, 0.5) + seed * 3
    ring = stack(x / (out + 0.12), y / (out + 0.12), 0.9 * out + 0.4 * np.sign(h)) + 0.7 * warp
    layers = [
        (noise(ring * (2.1, 2.1, 1) + seed, seed + 4), 0.36 * np.clip(out * 1.6 - 0.3, 0, 1)),
        (noise(flat * 2.4 + 1.4 * warp, seed + 5), 0.42),
        (noise(flat * 5.4 + 2.4 * warp, seed + 6), 0.16),
        (noise(flat * 12 + 3.4 * warp, seed + 7), 0.05),
    ]
    relief = sum(share * np.clip(np.abs(value) / 0.5, 0, 1) ** 0.85 for value, share in layers)
    fine = fbm(vertices * 24 + seed, 2, seed + 8)
    # The stone left through the stem's end.
    slit_at = y - 0.18 * noise(stack(x * 1.6, seed, 0.5), seed + 9)
    slit = crease(slit_at, 0.05) * rng.uniform(0.2, 1) * np.clip((x + rng.uniform(-0.6, 0.2)) * 2.2, 0, 1)
    slit = slit * np.clip(h * 4 + 1.2, 0, 1)
    sunk = np.exp(-((out / rng.uniform(0.5, 0.75)) ** 2)) * np.where(h > 0, 1.0, 0.6)
    side = np.sign(h) * np.clip(np.abs(h) * 3, 0, 1)
    thick = 0.62 * rng.uniform(0.8, 1.2)
    puff = np.sign(h) * np.abs(h) ** 0.8 * (1 - rng.uniform(0.62, 0.92) * sunk) * thick
    puff = puff + side * (0.25 * (relief - 0.5) - 0.22 * slit + 0.006 * fine)
    outline = 0.96 + 0.12 * noise(vertices * (1.2, 1.2, 0) + seed * 5, seed + 10) + 0.09 * (relief - 0.5) - 0.05 * slit
    length, width = 1.95 * rng.uniform(0.86, 1.1), 1.66 * rng.uniform(0.86, 1.1)
    points = stack(x * outline * length, y * outline * width, puff)
    # Bent along one line, twisted, and on some one side folded over.
    turn = rng.uniform(0, 2 * np.pi)
    across = points[:, 0] * np.cos(turn) + points[:, 1] * np.sin(turn)
    points[:, 2] += rng.uniform(-0.08, 0.20) * across**2 + rng.uniform(-0.12, 0.12) * points[:, 0] * points[:, 1]
    points[:, 2] += rng.uniform(0, 0.5) * np.clip(across - 0.7, 0, 2) ** 2
    points -= points.mean(0)
    patch = fbm(vertices * 1.5 + seed * 2, 3, seed + 12)
    tone = 0.04 + 0.72 * relief + 0.16 * out**2 - 0.14 * sunk + 0.10 * fine + 0.22 * patch + rng.uniform(-0.16, 0.10)
    freckle = np.clip(fbm(vertices * 9 + seed * 4, 2, seed + 13) - 0.55, 0, 1) * 2
    return points, faces, ramp(tone - 0.5 * slit - 0.35 * freckle, *APRICOT)
