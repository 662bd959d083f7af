"""Bitter gourd: warty green ridges, a drawn-out tip."""

import math

import numpy as np

from color import blend, ramp
from mesh import smooth_curve, stack, tube
from noise import fbm, noise, worley

SKIN = (
    (0.05, (0.030, 0.075, 0.010)),
    (0.4, (0.085, 0.175, 0.022)),
    (0.7, (0.165, 0.29, 0.045)),
    (1.0, (0.27, 0.40, 0.085)),
)
RIPE = (
    (0.05, (0.13, 0.13, 0.020)),
    (0.4, (0.24, 0.27, 0.050)),
    (0.7, (0.36, 0.40, 0.095)),
    (1.0, (0.47, 0.52, 0.170)),
)
RIDGES = 10


def warts(along, turn, seed):
    """Height of the skin 0..1 at a length in cm and an angle: broken ridges with rounded warts between them."""
    wobble = 0.35 * noise(stack(along * 0.22, np.cos(turn) * 0.8, np.sin(turn) * 0.8 + seed), seed)
    ridge = 0.5 + 0.5 * np.cos(RIDGES * turn + 3 * wobble)
    broken = np.clip(
        0.75 + 0.7 * noise(stack(along * 0.75, np.cos(turn) * 3, np.sin(turn) * 3 + seed), seed + 1), 0.25, 1
    )
    at = stack(along * 0.95, np.cos(turn) * 2.6, np.sin(turn) * 2.6 + seed * 3)
    nearest, _ = worley(at, seed + 2)
    bump = np.sqrt(np.clip(1 - (nearest / 0.62) ** 2, 0, 1))
    return np.clip(0.62 * ridge**1.6 * broken + 0.62 * bump * (1 - 0.35 * ridge), 0, 1.3)


def bitter_gourd(seed, length=17.0, radius=2.15, bend=0.9, ripe=0.0, bruise=0.0, sides=220, rows=340):
    """Parts of a whole gourd along x, stem at -x, drawn-out tip at +x: 0 skin, 1 stem. `ripe` turns it pale and yellow,
    from the tip; `bruise` is how brown its one bruise is."""
    along = np.linspace(0, 1, rows)
    path = stack(length * (along - 0.5), bend * np.sin(along * math.pi) + 0.25 * np.sin(along * 6 + seed), 0.0 * along)
    outline = np.interp(
        along, [0, 0.015, 0.06, 0.16, 0.45, 0.75, 0.90, 0.97, 1], [0.10, 0.30, 0.62, 0.90, 1.0, 0.82, 0.46, 0.20, 0.02]
    )
    outline = np.convolve(np.pad(outline, 8, mode="edge"), np.ones(17) / 17, "valid")
    vertices, faces = tube(path, radius * outline, sides)
    turn = np.tile(np.arange(sides) / sides * 2 * math.pi, rows)
    share = np.repeat(along, sides)
    center = np.repeat(path, sides, 0)
    height = warts(share * length, turn, seed)
    fine = fbm(stack(share * length * 3, np.cos(turn) * 6, np.sin(turn) * 6 + seed), 3, seed + 5)
    vertices = center + (vertices - center) * (0.86 + 0.22 * height + 0.006 * fine)[:, None]
    tone = (
        0.24
        + 0.50 * height
        + 0.12 * fine
        + 0.18 * fbm(stack(share * 3, np.cos(turn), np.sin(turn) + seed), 2, seed + 7)
    )
    yellow = np.clip(ripe * (0.55 + 0.9 * share + 0.5 * fbm(vertices * 0.25 + seed, 2, seed + 8)), 0, 0.9)
    colors = blend(ramp(tone, *SKIN), ramp(tone, *RIPE), yellow)
    spot = np.array([math.cos(seed), math.sin(seed)])
    near = np.hypot((share - 0.45) * length / 1.6, np.hypot(np.cos(turn) - spot[0], np.sin(turn) - spot[1]) * 1.9)
    colors = blend(colors, (0.085, 0.060, 0.020), bruise * np.clip(1.2 - near + 0.5 * fine, 0, 1))
    stem_path = smooth_curve(
        [path[3], path[0] + [-0.5, 0.05, 0.1], path[0] + [-1.5, 0.3, 0.45], path[0] + [-2.3, 0.9, 0.6]], 30
    )
    stem, stem_faces = tube(stem_path, np.linspace(0.34, 0.20, 30), 14)
    stem_color = ramp(0.5 + 0.4 * fbm(stem * [1, 4, 4], 3, seed), (0, (0.07, 0.10, 0.025)), (1, (0.20, 0.24, 0.08)))
    return [(vertices, faces, colors, 0), (stem, stem_faces, stem_color, 1)]
