"""Headless shrimp, cooked in the shell: six rings that overlap toward the tail, a fan, and short swimming legs."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack, tube
from noise import fbm, noise

SHELL = (
    (0.0, (0.36, 0.050, 0.016)),
    (0.4, (0.55, 0.125, 0.045)),
    (0.7, (0.68, 0.26, 0.125)),
    (1.0, (0.76, 0.46, 0.30)),
)
RINGS = 6


def spine(share, bow, size):
    """Points and directions along the back's curve, lying in the plane z = 0."""
    turn = -0.35 + bow * share**1.15
    step = size / len(share)
    x, y = np.cumsum(np.cos(turn)) * step, np.cumsum(np.sin(turn)) * step
    return stack(x, y, 0.0 * x), turn


def body(seed, size, bow, rows=420, sides=84):
    """The rings: vertices, faces, colors."""
    share = np.linspace(0, 1, rows)
    path, turn = spine(share, bow, size)
    ring = share**1.05 * RINGS * 0.999
    phase = ring % 1
    tail = share > (RINGS - 1) / RINGS
    depth = [0.105, 0.125, 0.135, 0.120, 0.078, 0.045, 0.02]
    deep = size * np.interp(share, [0, 0.03, 0.12, 0.45, 0.8, 0.97, 1], depth)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    out, up = np.sin(angle)[None], np.cos(angle)[None]
    # Each ring swells toward its hind edge and steps down to the next one; the flanks end in lobes.
    flare = 0.085 * phase**2.2 - 0.05 * np.exp(-((phase / 0.07) ** 2))
    belly = np.clip(out, 0, 1) ** 1.5
    lobe = 0.20 * np.sin(math.pi * phase) ** 0.7
    radius = deep[:, None] * (1 + flare[:, None] * (1 - 0.4 * belly) + (lobe[:, None] - 0.12) * belly)
    place = stack(ring[:, None] * 0.9, out * 1.2, up * 1.2 + seed * 5)
    radius = radius * (1 + 0.03 * fbm(place, 3, seed) + 0.006 * noise(place * 7, seed + 1))
    across = stack(-np.sin(turn), np.cos(turn), 0.0 * turn)
    points = path[:, None] + across[:, None] * (out * radius)[..., None]
    points[..., 2] += up * radius * 0.74
    band = np.exp(-(((phase - 0.12) / 0.20) ** 2))[:, None]
    edge = np.exp(-(((phase - 1) / 0.10) ** 2))[:, None]
    tone = 0.44 + 0.22 * fbm(place * 1.6, 3, seed + 2) + 0.42 * band - 0.20 * edge
    tone = tone + 0.30 * belly - 0.16 * np.clip(-out, 0, 1) ** 3 - 0.25 * tail[:, None]
    colors = ramp(tone, *SHELL)
    speckle = np.clip(noise(place * 9, seed + 3) - 0.35, 0, 1)
    colors = blend(colors, (0.40, 0.05, 0.02), speckle * 0.7)
    # The cut at the head shows the flesh.
    front = np.clip(1 - share / 0.018, 0, 1)[:, None] * np.ones((1, sides))
    colors = blend(colors, (0.80, 0.66, 0.55), front)
    return points.reshape(-1, 3), grid_faces(rows, sides, close_columns=True), colors.reshape(-1, 3)


def cap(seed, size, bow, sides=84):
    """The cut at the head: a low dome of pale flesh."""
    path, turn = spine(np.linspace(0, 1, 420), bow, size)
    q, angle = np.linspace(0, 1, 16)[:, None], np.linspace(0, 2 * math.pi, sides, endpoint=False)[None]
    deep = size * 0.112 * q
    across = np.array([-math.sin(turn[0]), math.cos(turn[0]), 0])
    along = np.array([math.cos(turn[0]), math.sin(turn[0]), 0])
    dome = 0.03 * size * (1 - q**2) + 0 * angle
    points = path[0] + across * (np.sin(angle) * deep)[..., None] - along * dome[..., None]
    points[..., 2] += np.cos(angle) * deep * 0.74
    tone = 0.7 + 0.25 * noise(points * 3 + seed, seed) + 0 * q
    colors = ramp(tone, (0, (0.66, 0.36, 0.22)), (1, (0.82, 0.70, 0.60)))
    return points.reshape(-1, 3), grid_faces(16, sides, close_columns=True), colors.reshape(-1, 3)


def fan(seed, size, bow):
    """Five blades behind the last ring."""
    rng = np.random.default_rng(seed)
    path, turn = spine(np.linspace(0, 1, 420), bow, size)
    parts = []
    for k, spread in enumerate((-0.62, -0.30, 0.0, 0.30, 0.62)):
        t, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 17), indexing="ij")
        length = size * (0.21 if k != 2 else 0.17)
        wide = size * 0.052 * np.sin(math.pi * np.clip(t * 0.86 + 0.12, 0, 1)) ** 0.7 * (1.0 if k != 2 else 0.62)
        local = stack(t * length, v * wide, 0.10 * wide * np.cos(v * 1.5) + 0.04 * size * t**2 * rng.normal())
        roll = spread * 1.25
        # The fan spreads across the plane of the body.
        y, z = local[..., 1] * math.cos(roll), local[..., 1] * math.sin(roll) * 0.6 + local[..., 2]
        x = local[..., 0] * math.cos(spread)
        z = z + local[..., 0] * math.sin(spread)
        c, s = math.cos(turn[-1]), math.sin(turn[-1])
        points = stack(path[-12, 0] + c * x - s * y, path[-12, 1] + s * x + c * y, z)
        tone = 0.30 + 0.5 * (1 - t) * 0.6 + 0.25 * fbm(stack(t * 3, v * 2, seed + k), 2, seed)
        colors = blend(ramp(tone, *SHELL), (0.30, 0.03, 0.015), np.clip(t - 0.72, 0, 1) * 2.2)
        parts.append((points.reshape(-1, 3), grid_faces(40, 17), colors.reshape(-1, 3), 0))
    return parts


def legs(seed, size, bow):
    """Pairs of short legs along the belly."""
    rng = np.random.default_rng(seed + 9)
    share = np.linspace(0, 1, 420)
    path, turn = spine(share, bow, size)
    parts = []
    for k in range(5):
        at = int((k + 0.55) / RINGS * 420)
        deep = size * np.interp(share[at], [0, 0.45, 0.8], [0.12, 0.11, 0.075])
        across = np.array([-math.sin(turn[at]), math.cos(turn[at]), 0])
        along = np.array([math.cos(turn[at]), math.sin(turn[at]), 0])
        for side in (-1, 1):
            start = path[at] + across * deep * 0.85 + np.array([0, 0, side * deep * 0.42])
            lean = along * rng.uniform(0.2, 0.7) + across * 0.8
            ends = np.stack([start + lean * size * 0.10 * t for t in (0, 0.5, 1)])
            leg, faces = tube(ends, np.array([0.018, 0.016, 0.006]) * size, 8)
            parts.append((leg, faces, np.array([0.66, 0.28, 0.14]) * rng.uniform(0.8, 1.1), 0))
    return parts


def shrimp(seed, size=7.2):
    """Parts of one shrimp lying on its side, around the origin; one material."""
    rng = np.random.default_rng(seed)
    bow = rng.uniform(3.3, 4.6)
    parts = [(*body(seed, size, bow), 0), (*cap(seed, size, bow), 0), *fan(seed, size, bow), *legs(seed, size, bow)]
    middle = (parts[0][0].max(0) + parts[0][0].min(0)) / 2
    return [(vertices - middle, faces, colors, slot) for vertices, faces, colors, slot in parts]
