"""Tomatoes with their calyx."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, smooth_curve, stack, tube
from noise import crease, fbm, noise

RED = (
    (0.05, (0.165, 0.005, 0.003)),
    (0.4, (0.255, 0.010, 0.004)),
    (0.7, (0.345, 0.022, 0.007)),
    (1.0, (0.43, 0.055, 0.014)),
)
CALYX = ((0.03, 0.06, 0.012), (0.065, 0.12, 0.026), (0.14, 0.20, 0.06))
AROUND, ALONG = 420, 280
STEM = ((0, (0.050, 0.080, 0.018)), (1, (0.150, 0.205, 0.065)))


def tomato(seed, radius=3.1, ribs=1.0, tones=RED):
    """Stem end at +z. Furrows run from the stem over the shoulders, as deep as `ribs`; the skin pales to orange there
    and carries fine pale dots, and a shallow waviness that breaks up reflections, or it looks like lacquer."""
    rng, unit, faces, angle, c = seeded_sphere(seed, AROUND, ALONG)
    s = np.sqrt(np.maximum(1 - c * c, 0))
    lobe_count = int(rng.integers(5, 8))
    drift = 0.9 * noise(stack(np.cos(angle) * 1.3, np.sin(angle) * 1.3, seed), seed)
    phase = lobe_count * angle + rng.uniform(0, 6) + drift
    lobes = np.cos(phase)
    furrow = ribs * crease(1 + lobes, 0.35)
    shoulder = np.clip(c, 0, 1)
    # One octave: a second one is strong enough to flatten the outline in places, and it looks faceted.
    uneven = noise(unit * 1.1 + seed, seed)
    away = 1 + 0.030 * ribs * lobes * (0.25 + shoulder) + 0.045 * uneven - 0.045 * furrow * shoulder**1.5
    hollow = 0.20 * np.exp(-((s / 0.27) ** 2)) * (c > 0)
    z = c * 0.80 - hollow - 0.05 * np.exp(-((s / 0.2) ** 2)) * (c < 0) - 0.05 * furrow * shoulder**2 * s
    waves = fbm(unit * 5 + seed, 3, seed + 2)
    pores = fbm(unit * 24, 2, seed + 3)
    skin = 1 + 0.0032 * waves + 0.0013 * pores
    points = stack(s**0.93 * np.cos(angle) * away, s**0.93 * np.sin(angle) * away, z) * radius * skin[:, None]
    tilt = rng.normal(size=3)
    sunny = unit @ (tilt / np.linalg.norm(tilt))
    cloud = fbm(unit * 1.5 + seed, 4, seed + 5)
    rays = fbm(stack(np.cos(angle) * 7, np.sin(angle) * 7, c * 0.7 + seed), 3, seed + 6, 0.6)
    colors = ramp(0.46 + 0.24 * cloud + 0.12 * rays + 0.16 * sunny - 0.06 * furrow * shoulder, *tones)
    colors = blend(
        colors, (0.46, 0.13, 0.018), np.exp(-((s / 0.55) ** 2)) * (c > 0) * np.clip(0.30 + 0.65 * rays, 0, 0.75)
    )
    colors = blend(colors, (0.30, 0.20, 0.030), np.exp(-((s / 0.20) ** 2)) * (c > 0) * 0.75)
    dots = np.clip(noise(unit * 38, seed + 11) - 0.42, 0, 1) * 1.5
    colors = blend(colors, (0.50, 0.15, 0.045), dots * 0.40)
    return points, faces, blend(colors, (0.16, 0.10, 0.03), np.clip((0.05 - s) * 40, 0, 0.8) * (c < 0))


def calyx_parts(seed, fruit, stem=1.2):
    """Parts of the green star on a fruit, the vertices of tomato(), and of its stub of stem: 0 leaf, 1 stem. The sepals
    lie on the skin wherever they reach; only their tips let go of it."""
    rng = np.random.default_rng(seed)
    columns = fruit.reshape(-1, ALONG, 3)[:, ALONG // 2 :]
    out, height = np.hypot(columns[..., 0], columns[..., 1])[:, ::-1], columns[:, ::-1, 2]
    around = np.arctan2(columns[:, 10, 1], columns[:, 10, 0])

    def skin(x, y):
        turn = np.angle(np.exp(1j * (np.arctan2(y, x)[:, None] - around)))
        column = np.abs(turn).argmin(1)
        return np.array([np.interp(r, out[k], height[k]) for r, k in zip(np.hypot(x, y), column)])

    u, v = (axis.ravel() for axis in np.meshgrid(np.linspace(0, 1, 46), np.linspace(-1, 1, 13), indexing="ij"))
    parts = []
    count = int(rng.integers(5, 7))
    for turn in (np.arange(count) + rng.uniform(-0.2, 0.2, count)) / count * 2 * math.pi:
        length, wide = rng.uniform(1.5, 2.3), rng.uniform(0.24, 0.32)
        sway = rng.uniform(-0.35, 0.35)
        way = turn + sway * u**1.5
        half = wide * (0.55 + 0.9 * u) * (1 - u**1.3) ** 0.9 + 0.004
        x = (0.06 + length * u) * np.cos(way) - v * half * np.sin(way)
        y = (0.06 + length * u) * np.sin(way) + v * half * np.cos(way)
        wave = noise(stack(u * length * 1.3, np.sign(v) * 2, seed + turn), seed)
        loose = rng.uniform(0.1, 0.75) * np.clip((u - rng.uniform(0.3, 0.55)) / 0.6, 0, 1) ** 1.6
        lift = 0.035 + 0.06 * (1 - v**2) + 0.10 * np.exp(-(((u * length - 0.35) / 0.3) ** 2)) + loose
        lift = lift + 0.10 * (0.5 + wave) * v**2 * np.clip(u * 3, 0, 1) - 0.035 * crease(v, 0.16) * (1 - u)
        tone = 0.45 + 0.25 * fbm(stack(u * length * 2, v, seed + turn), 3, seed) + 0.25 * crease(v, 0.14) - 0.2 * u
        colors = ramp(tone, *zip((0.05, 0.5, 0.95), CALYX))
        colors = blend(colors, (0.16, 0.12, 0.045), np.clip((u - 0.86) * 6, 0, 0.7))
        parts.append((stack(x, y, skin(x, y) + lift), grid_faces(46, 13), colors, 0))
    foot = float(height[:, 0].min())
    sway = rng.uniform(-1, 1, 3)
    path = [(0, 0, -0.3), (0, 0, 0.15), (0.15 * sway[0], 0.1, stem * 0.6), (0.5 * sway[1], 0.4 * sway[2], stem)]
    thickness = np.concatenate([np.linspace(0.26, 0.13, 8), np.linspace(0.13, 0.14, 12), np.linspace(0.16, 0.20, 6)])
    vertices, faces = tube(smooth_curve(path, 26) + (0, 0, foot), thickness, 14)
    colors = ramp(0.5 + 0.4 * fbm(vertices * 2.5, 3, seed), *STEM)
    colors = blend(colors, (0.14, 0.10, 0.045), np.clip((vertices[:, 2] - foot - stem * 0.86) * 9, 0, 0.8))
    return [*parts, (vertices, faces, colors, 1)]
