"""Sweet potatoes, turnips, rutabagas, radishes and parsnips: roots with soil still on them."""

import math

import numpy as np

from color import blend, ramp
from goods.carrot import stubs
from mesh import grid_faces, join, resample, seeded_sphere, stack, tube
from noise import crease, fbm, noise

SOIL = (0.15, 0.095, 0.055)
WHITE = ((0.1, (0.42, 0.34, 0.22)), (0.5, (0.58, 0.50, 0.36)), (0.9, (0.68, 0.61, 0.47)))
PURPLE = ((0.1, (0.10, 0.018, 0.055)), (0.5, (0.20, 0.035, 0.095)), (0.9, (0.32, 0.10, 0.17)))
YELLOW = ((0.1, (0.34, 0.20, 0.07)), (0.5, (0.50, 0.33, 0.13)), (0.9, (0.60, 0.44, 0.21)))
BRONZE = ((0.1, (0.07, 0.022, 0.030)), (0.5, (0.145, 0.050, 0.052)), (0.9, (0.22, 0.105, 0.075)))
RED = ((0.1, (0.17, 0.006, 0.020)), (0.5, (0.33, 0.016, 0.040)), (0.9, (0.47, 0.060, 0.080)))


def root_hairs(rng, tail, count, reach, color):
    """Fine side roots along a tap root, given as its points from the body to the tip."""
    parts = []
    for at in tail[rng.integers(len(tail) // 4, len(tail), count)]:
        turn, length = rng.uniform(0, 2 * math.pi), reach * rng.uniform(0.3, 1)
        t = np.linspace(0, 1, 9)
        kink = rng.normal(size=2) * 0.3
        out = stack(-0.7 * t, np.cos(turn) * t + kink[0] * t**2, np.sin(turn) * t + kink[1] * t**2)
        vertices, faces = tube(at + length * out, np.linspace(0.024, 0.007, 9), 6, cap=False)
        parts.append((vertices, faces, np.tile(color, (len(vertices), 1)), 0))
    return parts


def globe(
    seed, radius, upper, lower, turn_at, flat=0.86, tail=1.3, thin=0.15, soil=0.8, hairs=9, around=260, along=190
):
    """A round root, crown at +x, tap root at -x. `upper` colors its crown down to the height `turn_at` (-1..1), where
    it blends into `lower`."""
    rng, unit, faces, angle, axis = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    bulge = fbm(unit * 1.1 + seed * 5, 3, seed)
    rings = noise(stack(axis * 10 + 0.7 * bulge, np.cos(angle) * 0.8, np.sin(angle) * 0.8 + seed), seed + 2)
    grain = fbm(unit * 11 + seed, 3, seed + 4, 0.6, turned=True)
    # Healed scratches, and pits of a skin that grew among stones.
    scratch = crease(fbm(unit * 1.9 + seed * 3, 3, seed + 12, 0.6), 0.03)
    scratch *= np.clip(noise(unit * 2.3 + seed, seed + 14) * 2.6 - 0.5, 0, 1)
    pit = np.clip(noise(unit * 15 + seed, seed + 16) - 0.42, 0, 1)
    crown = np.exp(-((s / 0.26) ** 2)) * (axis > 0)
    collar = np.exp(-(((s - 0.36) / 0.16) ** 2)) * (axis > 0)
    x = axis - tail * np.exp(-((s / thin) ** 2)) * (axis < 0) - 0.10 * crown
    rounding = 1 + 0.08 * bulge + 0.008 * rings + 0.006 * grain - 0.012 * scratch - 0.035 * pit
    points = stack(x * flat, unit[:, 1] * rounding, unit[:, 2] * rounding) * radius
    end = np.clip((-x - 1.02) / max(tail, 0.1), 0, 1)
    bend = rng.uniform(-1, 1, 2) * radius * tail * 0.4
    points[:, 1] += bend[0] * end**2
    points[:, 2] += bend[1] * end**2
    tone = 0.5 + 0.22 * grain + 0.26 * bulge + 0.10 * rings
    # The border between the colors runs down in streaks.
    streak = fbm(stack(np.cos(angle) * 4, np.sin(angle) * 4, axis * 0.6 + seed), 3, seed + 6, 0.6)
    share = np.clip((axis - turn_at + 0.30 * streak + 0.16 * bulge) * 3.2 + 0.5, 0, 1)
    colors = blend(ramp(tone, *lower), ramp(tone, *upper), share)
    colors = blend(colors, (0.55, 0.40, 0.31), 0.55 * end)
    dust = np.clip(fbm(unit * 1.5 + seed * 4, 3, seed + 18) + 0.15, 0, 1)
    dirt = np.clip(fbm(unit * 3.2 + seed * 2, 4, seed + 8, 0.6) + 0.5 * collar - 0.20, 0, 1) + 0.4 * end
    lines = crease(rings, 0.07) * np.clip(noise(unit * 2.4, seed + 10) * 2, 0, 1)
    colors = blend(colors, (0.34, 0.25, 0.18), np.clip(0.30 * dust + 0.7 * scratch, 0, 0.6) * soil)
    colors = blend(colors, SOIL, np.clip(soil * (dirt + 0.45 * lines + 1.2 * pit), 0, 0.85))
    colors = blend(colors, (0.22, 0.17, 0.07), crown * 0.85)
    t = np.linspace(0, 1, 40)
    tap = stack(-(1.02 + 0.95 * tail * t) * flat * radius, bend[0] * t**2, bend[1] * t**2)
    side_roots = root_hairs(rng, tap, hairs, 0.3 * radius, (0.36, 0.26, 0.17))
    return join([(points, faces, colors, 0), *side_roots])[:3]


def turnip(seed):
    return globe(seed, 3.1, PURPLE, WHITE, 0.18, tail=0.9, thin=0.12, soil=0.95)


def rutabaga(seed):
    return globe(seed, 4.1, BRONZE, YELLOW, 0.30, flat=1.0, tail=0.55, thin=0.22, soil=1.2)


def radish(seed):
    return globe(seed, 1.35, RED, RED if seed % 3 else WHITE, -0.72, flat=0.95, tail=1.5, thin=0.11, soil=0.5, hairs=14)


def sweet_potato(seed, around=240, along=200):
    """Spindle with a bend, shallow furrows along it, eyes with a hair of root, scuffed copper skin."""
    rng, unit, faces, angle, axis = seeded_sphere(seed, around, along)
    length, girth = rng.uniform(5.6, 6.8), rng.uniform(2.3, 2.75)
    bulge = fbm(unit * np.array([1.7, 0.9, 0.9]) + seed * 5, 3, seed)
    ring = stack(np.cos(angle), np.sin(angle), 0.0)
    furrow = crease(noise(ring * 1.2 + stack(0.0, 0.0, axis * 1.3 + seed), seed + 1), 0.10)
    net = fbm(unit * np.array([26, 9, 9]) + seed, 3, seed + 2, 0.65, turned=True)
    across = noise(stack(axis * 15, np.cos(angle) * 1.2, np.sin(angle) * 1.2 + seed), seed + 3)
    scar = crease(across - 0.1, 0.07) * np.clip(noise(unit * 2.6 + seed, seed + 4) * 2.6, 0, 1)
    eye = np.zeros(len(unit))
    for spot in rng.normal(size=(14, 3)) * (1.4, 1, 1):
        away = np.linalg.norm((unit - spot / np.linalg.norm(spot)) * (1.6, 1, 1), axis=1)
        eye = np.maximum(eye, np.exp(-((away / 0.06) ** 2)))
    s = np.sqrt(np.maximum(1 - axis * axis, 0))
    body = 1 + 0.20 * bulge - 0.020 * furrow + 0.006 * net - 0.02 * scar - 0.05 * eye
    # Drawn out at both ends, the last stretch a thin root.
    profile = s**1.25 * girth + 0.10 * s**0.3
    bend = rng.uniform(-1, 1, 2) * 0.9
    points = stack(
        axis * length,
        profile * np.cos(angle) * body + bend[0] * axis**2 + 0.5 * bend[1] * axis**3,
        profile * np.sin(angle) * body * 0.92,
    )
    tone = 0.5 + 0.20 * net + 0.24 * fbm(unit * 2.2 + seed, 3, seed + 6)
    colors = ramp(tone, (0.1, (0.19, 0.060, 0.030)), (0.5, (0.33, 0.125, 0.062)), (0.9, (0.44, 0.205, 0.110)))
    rubbed = np.clip(fbm(unit * np.array([5, 2.4, 2.4]) + seed, 4, seed + 8, 0.6) - 0.26, 0, 1)
    colors = blend(colors, (0.52, 0.30, 0.15), rubbed * 0.9)
    colors = blend(colors, (0.13, 0.055, 0.030), np.clip(0.65 * scar + 0.8 * eye + 0.12 * furrow, 0, 0.8))
    dirt = np.clip(fbm(unit * 2.1 + seed * 3, 4, seed + 9, 0.6) - 0.20, 0, 1)
    return points, faces, blend(colors, SOIL, np.clip(dirt + np.clip(np.abs(axis) - 0.9, 0, 1) * 5, 0, 0.75))


def parsnip(seed, length=15.0, around=110, along=460):
    """Cream root with dark lines across it and a thin tail; at +x a shoulder around the sunken crown, and in it the
    stubs of the leaves that were cut off."""
    rng = np.random.default_rng(seed)
    length *= rng.uniform(0.9, 1.06)
    half, radius = length / 2, 1.95 * rng.uniform(0.9, 1.08)
    body = [(0, 0.01), (0.01, 0.05), (0.06, 0.10), (0.2, 0.26), (0.45, 0.53), (0.7, 0.80), (0.84, 0.97), (0.90, 1.0)]
    crown = [(0.945, 0.96), (0.975, 0.86), (0.988, 0.72), (0.984, 0.58), (0.966, 0.46), (0.955, 0.34), (0.955, 0.001)]
    x, girth = resample([(length * (t - 0.5), radius * r) for t, r in (*body, *crown)], along).T
    soft = np.ones(13) / 13
    x, girth = (np.convolve(np.pad(axis, 6, mode="edge"), soft, "valid") for axis in (x, girth))
    # How far along the skin: past the shoulder x turns back.
    inside = np.clip((np.arange(along) - np.argmax(x)) * 0.05, 0, None)
    a = np.arange(around) / around * 2 * math.pi
    x, girth, inside, a = (
        grid.ravel() for grid in np.broadcast_arrays(x[:, None], girth[:, None], inside[:, None], a[None])
    )
    y, z = np.cos(a), np.sin(a)
    t = x / length + 0.5
    at = stack(x, y * 1.3, z * 1.3 + seed * 5)
    bulge = fbm(at * 0.42, 3, seed)
    # Fine lines across it in broken rings, thick and close at the shoulder.
    line = 0.0
    for k, often in enumerate((1.9, 3.6, 6.5)):
        rings = noise(stack(x * often, y * 0.8, z * 0.8 + seed), seed + 2 + 20 * k)
        broken = np.clip(noise(at * (0.9, 1.9, 1.9), seed + 5 + k) * 2.4 - 0.1 + 0.8 * np.clip(t * 4 - 3, 0, 1), 0, 1)
        line = np.maximum(line, crease(rings - 0.12, 0.05 + 0.015 * k) * broken * (1 - 0.2 * k))
    fiber = fbm(stack(x * 4, y * 6, z * 6 + seed), 3, seed + 7, 0.6)
    furrow = crease(noise(stack(t * 2.2, y * 1.4, z * 1.4 + seed), seed + 15), 0.12)
    scar = np.clip(noise(at * (1.1, 2.2, 2.2), seed + 17) - 0.40, 0, 1)
    collar = crease(noise(stack(inside * 5, y * 0.5, z * 0.5), seed + 21), 0.2) * (inside > 0)
    girth = girth * (1 + 0.09 * bulge + 0.012 * fiber - 0.035 * line - 0.018 * furrow - 0.10 * scar - 0.04 * collar)
    u = x / half
    sway = rng.normal(size=3) * 0.5
    center = stack(0 * x, sway[0] * (1 - u**2) + 0.6 * sway[1] * u * (1 - u**2), 0.2 * sway[2] * (1 - u**2))
    vertices = center + stack(x, girth * y, girth * z)
    tone = 0.5 + 0.30 * bulge + 0.24 * fiber
    colors = ramp(tone, (0.05, (0.36, 0.25, 0.13)), (0.5, (0.53, 0.41, 0.245)), (0.95, (0.64, 0.54, 0.36)))
    colors = blend(colors, (0.13, 0.068, 0.03), np.clip(line * 0.95 + furrow * 0.10 + scar * 1.6, 0, 0.85))
    shoulder = np.clip((t - 0.84) * 8, 0, 1)
    dirt = np.clip(fbm(at * 1.5, 4, seed + 11, 0.6) - 0.10, 0, 1) * (0.6 + 0.8 * shoulder)
    colors = blend(colors, SOIL, np.clip(dirt + 0.45 * collar, 0, 0.75))
    colors = blend(colors, (0.13, 0.085, 0.035), np.clip(inside * 0.7 + 0.3 * fiber * (inside > 0), 0, 0.85))
    tail = stack(np.linspace(0, -half, 60), 0, 0)
    hairs = root_hairs(rng, tail, 12, 0.7, (0.34, 0.25, 0.14))
    root = (vertices, grid_faces(along, around, close_columns=True), colors, 0)
    return join([root, *hairs, *stubs(rng, half - 0.5, radius, 1.5)])[:3]
