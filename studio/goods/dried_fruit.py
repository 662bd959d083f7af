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


def dried_apricot(seed, around=240, along=150):
    """Dried half: puffed rim, sunken middle, leathery radial puckers. Flat in xy."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    vertices = vertices[:, [1, 2, 0]]
    x, yy, zz = vertices.T
    ratio = np.hypot(x, yy)
    a = np.arctan2(yy, x)
    w = np.stack([noise(vertices * 1.7 + seed, k) for k in (1, 2, 3)], -1) * 0.35
    broad, small = noise((vertices + w) * 2.1 + seed * 3, seed), noise((vertices + w) * 4.6 + seed, seed + 3)
    fiber = fbm(vertices * 11 + seed, 3, seed + 5)
    groove, fine_gyri = crease(broad, 0.11), crease(small, 0.12)
    rim = 1 + 0.10 * noise(np.stack([np.cos(a) * 1.3, np.sin(a) * 1.3, a * 0 + seed], -1), seed + 8)
    k = 1 + 0.05 * broad - 0.05 * groove - 0.028 * fine_gyri + 0.008 * fiber
    thickness = 0.46 * (0.62 + 0.75 * np.clip(ratio, 0, 1) ** 3)
    points = np.stack(
        [
            x * 1.75 * rim * k,
            yy * 1.6 * rim * k,
            zz * thickness * k
            + 0.16 * x * x * rng.uniform(-1, 1)
            + 0.14 * x * yy * rng.uniform(-1, 1)
            - 0.16 * np.exp(-((ratio / 0.45) ** 2)) * np.sign(zz),
        ],
        -1,
    ) * rng.uniform(0.88, 1.08)
    tone = (
        0.52
        + 0.28 * broad
        - 0.22 * groove
        - 0.12 * fine_gyri
        + 0.14 * fiber
        + 0.14 * noise(vertices * 1.3 + seed, seed + 9)
    )
    return (
        points,
        faces,
        ramp(
            tone,
            (0.05, (0.20, 0.040, 0.004)),
            (0.35, (0.38, 0.100, 0.008)),
            (0.6, (0.52, 0.165, 0.014)),
            (1.0, (0.62, 0.25, 0.035)),
        ),
    )


def raisin(seed, around=130, along=90):
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    w = 0.3 * noise(vertices * 2 + seed, seed + 1)
    broad, small = noise(stack(axis * 1.3 + w, y * 2.4 + w, z * 2.4 + seed * 3), seed), noise(
        vertices * 4.2 + seed, seed + 3
    )
    fiber = fbm(vertices * 9 + seed, 2, seed + 6)
    g = crease(broad, 0.13)
    k = 0.84 + 0.26 * np.clip(np.abs(broad) / 0.4, 0, 1) ** 0.6 - 0.06 * crease(small, 0.14) + 0.015 * fiber
    points = vertices * np.array([0.72, 0.46, 0.40]) * k[:, None] * rng.uniform(0.85, 1.12, size=3)
    return (
        points,
        faces,
        ramp(
            0.5 + 0.45 * np.abs(broad) - 0.3 * g + 0.2 * fiber,
            (0.1, (0.010, 0.004, 0.004)),
            (0.5, (0.040, 0.014, 0.011)),
            (0.8, (0.095, 0.038, 0.024)),
            (1.1, (0.20, 0.10, 0.06)),
        ),
    )


def dried_fig(seed, around=280, along=160):
    """Whole dried fig, pressed flat: wrinkles gather at the neck, patches of sugar bloom; neck up (+z)."""
    rng = np.random.default_rng(seed)
    vertices, faces, up, _, y, z = polar_sphere(around, along)
    width = np.sqrt(np.maximum(1 - up * up, 0))
    warp = np.stack([noise(vertices * 1.5 + seed, seed + k) for k in (1, 2, 3)], -1)
    # Seen around the neck, folds widen toward the rim and break up on the way.
    around_neck = (y * 2.1 + 0.55 * warp[:, 1], z * 2.1 + 0.55 * warp[:, 2] + seed * 3)
    folds = noise(stack(up * 0.9 + 0.5 * warp[:, 0], *around_neck), seed)
    cross = noise(vertices * 3.4 + 0.8 * warp + seed, seed + 4)
    fine = fbm(vertices * 9 + warp + seed, 3, seed + 6, 0.6)
    deep, shallow = crease(folds, 0.10), crease(cross, 0.12)
    dent = 0.10 * noise(vertices * 1.2 + seed, seed + 9)
    skin = 1 + 0.06 * np.clip(np.abs(folds) / 0.3, 0, 1) ** 0.7 - 0.07 * deep - 0.035 * shallow + 0.010 * fine + dent
    neck = np.clip((up - 0.72) / 0.28, 0, 1)
    radius = width**0.85 * (1 - 0.25 * neck) * skin
    height = (up * 0.62 + 0.50 * neck**3 - 0.16 * np.exp(-((width / 0.35) ** 2)) * (up < 0)) * skin
    lean = 0.35 * rng.uniform(-1, 1) * neck**2
    points = np.stack([y * radius * 2.0 + lean, z * radius * 1.8, height], -1) * rng.uniform(0.9, 1.06)
    tone = 0.48 + 0.26 * np.abs(folds) - 0.26 * deep - 0.12 * shallow + 0.20 * fine
    colors = ramp(
        tone + 0.22 * noise(vertices * 1.1 + seed, seed + 12),
        (0.05, (0.055, 0.022, 0.008)),
        (0.4, (0.17, 0.078, 0.026)),
        (0.65, (0.29, 0.155, 0.057)),
        (1.0, (0.43, 0.275, 0.125)),
    )
    bloom = np.clip(fbm(vertices * 2.0 + seed * 2, 4, seed + 15, 0.6) - 0.18, 0, 1) * (1 - deep)
    colors = blend(colors, (0.52, 0.44, 0.33), bloom * 0.65)
    return points, faces, blend(colors, (0.10, 0.055, 0.025), np.clip((up - 0.97) * 30, 0, 0.85))
