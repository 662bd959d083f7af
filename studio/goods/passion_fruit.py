"""Passion fruit: wrinkled purple skin, white pith, golden sacs with a dark seed in each."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, seeded_sphere, sphere, stack, turned_by
from noise import crease, fbm, noise

RADIUS = 2.7
SKIN = (
    (0.05, (0.012, 0.003, 0.007)),
    (0.45, (0.040, 0.008, 0.020)),
    (0.75, (0.085, 0.020, 0.038)),
    (1.0, (0.17, 0.065, 0.075)),
)


def skin(seed, around=280, along=180):
    """Leathery ball with shallow wrinkles and pale specks."""
    _, unit, faces, _, _ = seeded_sphere(seed, around, along)
    warp = stack(noise(unit * 1.7 + seed, 1), noise(unit * 1.7 + seed, 2), noise(unit * 1.7 + seed, 3)) * 0.35
    folds = crease(noise((unit + warp) * 2.3 + seed * 3, seed), 0.11)
    fine_folds = crease(noise((unit + warp) * 4.8 + seed, seed + 3), 0.12)
    lumps = fbm(unit * 1.2 + seed, 2, seed + 5)
    fine = fbm(unit * 12 + seed, 3, seed + 7)
    swell = 1 + 0.02 * lumps - 0.030 * folds - 0.015 * fine_folds + 0.003 * fine
    tone = 0.48 + 0.28 * lumps + 0.14 * fine - 0.22 * folds - 0.10 * fine_folds
    specks = np.clip(noise(unit * 26, seed + 9) - 0.52, 0, 1) * 3
    color = blend(ramp(tone, *SKIN), (0.30, 0.17, 0.13), np.clip(specks, 0, 0.6))
    return unit * RADIUS * [1.04, 1, 1] * swell[:, None], faces, color


def pith_ring(seed, spokes=320, rings=50):
    """Cut edge and inner wall: purple line, cream pith, then down into the cup."""
    turn, share = np.meshgrid(
        np.linspace(0, 2 * math.pi, spokes, endpoint=False), np.linspace(0, 1, rings), indexing="ij"
    )
    wobble = 0.06 * noise(stack(np.cos(turn) * 2.2, np.sin(turn) * 2.2, seed), seed)
    reach = np.interp(share, [0, 0.42, 0.52, 1], [1.0, 0.855, 0.835, 0.74]) + wobble * np.clip(share * 2, 0, 1) * 0.5
    drop = np.interp(share, [0, 0.05, 0.42, 0.52, 1], [-0.05, 0, -0.03, -0.12, -1.3])
    grain = fbm(stack(np.cos(turn) * reach * 9, np.sin(turn) * reach * 9, drop * 4 + seed), 3, seed + 2)
    points = stack(
        RADIUS * 1.02 * reach * np.cos(turn), RADIUS * reach * np.sin(turn), drop + 0.03 * grain * (share > 0.04)
    )
    color = ramp(0.5 + 0.4 * grain, (0.1, (0.62, 0.44, 0.36)), (0.5, (0.76, 0.64, 0.54)), (0.9, (0.84, 0.77, 0.68)))
    color = blend(color, (0.40, 0.05, 0.075), np.clip(1 - share / 0.14, 0, 1) * 0.85)
    color = blend(color, (0.05, 0.008, 0.02), np.clip((0.05 - share) * 40, 0, 1))
    return points.reshape(-1, 3), grid_faces(spokes, rings, close_rows=True)[:, ::-1], color.reshape(-1, 3)


def sac_spots(rng, count, spacing):
    """Where the sacs lie in the cup: they keep their distance and rise a little to the middle."""
    spots = []
    for _ in range(count * 40):
        reach, angle = 1.82 * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        spot = np.array(
            [
                reach * math.cos(angle),
                reach * math.sin(angle),
                -0.42 + 0.20 * (1 - (reach / 1.8) ** 2) + rng.normal() * 0.05,
            ]
        )
        if all(np.hypot(*(spot[:2] - other[:2])) > spacing for other in spots):
            spots.append(spot)
        if len(spots) == count:
            break
    return spots


def passion_fruit_half(seed):
    """Parts of half a fruit, the cut looking up at z = 0: 0 skin, 1 pith, 2 clear sacs, 3 seeds, 4 juice."""
    rng = np.random.default_rng(seed)
    outer, outer_faces, outer_color = skin(seed)
    below = outer[:, 2][outer_faces].max(1) < 0.05
    parts = [(outer, outer_faces[below], outer_color, 0), (*pith_ring(seed), 1)]
    unit, faces, _ = sphere(40, 26)
    kernel, kernel_faces, _ = sphere(24, 16)
    for spot in sac_spots(rng, 34, 0.56):
        turn = turned_by(rng.normal() * 0.5, rng.normal() * 0.5, rng.uniform(0, 6.3))
        size = rng.uniform(0.85, 1.12)
        sac = unit * [0.52, 0.40, 0.36] * size * (1 + 0.06 * fbm(unit * 1.5 + spot, 2, seed))[:, None]
        parts.append((sac @ turn.T + spot, faces, np.array([0.99, 0.74, 0.12]), 2))
        seed_body = kernel * [0.34, 0.24, 0.14] * size
        parts.append((seed_body @ turn.T + spot + [0, 0, 0.19], kernel_faces, np.array([0.012, 0.009, 0.007]), 3))
    angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    turn, share = np.meshgrid(angle, np.linspace(0.001, 1, 50), indexing="ij")
    x, y = 2.12 * share * np.cos(turn), 2.08 * share * np.sin(turn)
    ripple = fbm(stack(x * 1.6, y * 1.6, seed), 2, seed + 3)
    juice = stack(x, y, -0.50 + 0.10 * ripple + 0.10 * share**6).reshape(-1, 3)
    juice_color = ramp(0.5 + 0.5 * ripple.reshape(-1), (0.1, (0.50, 0.17, 0.006)), (0.9, (0.70, 0.34, 0.02)))
    parts.append((juice, grid_faces(120, 50, close_rows=True)[:, ::-1], juice_color, 4))
    return parts
