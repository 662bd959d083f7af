"""Monk fruit (luo han guo) as it is traded: dried whole, a hard light ball under short hair."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces, points_on, seeded_sphere, stack
from noise import crease, fbm, noise, worley

SKIN = (
    (0.0, (0.036, 0.019, 0.008)),
    (0.35, (0.088, 0.047, 0.017)),
    (0.65, (0.165, 0.098, 0.036)),
    (1.0, (0.28, 0.19, 0.082)),
)
HAIR = ((0.0, (0.070, 0.042, 0.017)), (1.0, (0.27, 0.185, 0.085)))


def monk_fruit(seed, radius=2.7, hairs=8000):
    """Parts of one fruit: 0 shell, 1 hair. The stalk's end is at +x, the scar of the flower at -x; faint stripes run
    from one to the other, the shell has sunk in here and there, and the hair is worn off where it was handled."""
    rng, unit, faces, angle, c = seeded_sphere(seed, 240, 160)
    s = np.sqrt(np.maximum(1 - c * c, 0))
    ring = stack(np.cos(angle), np.sin(angle), seed * 3.0)
    uneven = noise(unit * 1.2 + seed * 5, seed)
    dents = np.clip(noise(unit * 1.9 + seed * 3, seed + 1) - 0.25, 0, 1)
    stripes = noise(stack(np.cos(angle) * 3.2, np.sin(angle) * 3.2, c * 0.5 + seed), seed + 2)
    wrinkle = crease(noise(unit * (2.0, 4.5, 4.5) + 0.4 * stack(uneven, uneven, uneven) + seed, seed + 3), 0.10)
    fine = fbm(unit * 9 + seed, 4, seed + 4, 0.6, turned=True)
    stalk_end, flower_end = np.exp(-((s / 0.15) ** 2)) * (c > 0), np.exp(-((s / 0.10) ** 2)) * (c < 0)
    form = 1 + 0.030 * uneven - 0.075 * dents - 0.007 * wrinkle + 0.006 * stripes + 0.0035 * fine
    form = form - 0.055 * stalk_end + 0.03 * np.exp(-(((s - 0.17) / 0.04) ** 2)) * (c > 0) - 0.02 * flower_end
    form = form + 0.045 * np.exp(-((s / 0.045) ** 2)) * (c < 0)
    points = unit * form[:, None] * radius * (rng.uniform(1.03, 1.12), 1.0, rng.uniform(0.94, 1.0))
    nearest, _ = worley(unit * 11 + seed, seed + 5)
    patch = fbm(unit * 1.5 + seed * 2, 3, seed + 6)
    tone = 0.46 + 0.26 * patch + 0.20 * stripes + 0.16 * fine - 0.10 * wrinkle - 0.10 * dents
    colors = ramp(tone, *SKIN)
    colors = blend(colors, (0.30, 0.19, 0.085), np.clip(0.20 - nearest, 0, 1) * 2.2 * np.clip(0.4 + patch, 0, 1))
    colors = blend(colors, (0.030, 0.012, 0.005), np.clip(0.9 * stalk_end + 0.85 * flower_end, 0, 0.9))
    colors = blend(colors, (0.24, 0.15, 0.07), np.exp(-((s / 0.05) ** 2)) * (c > 0) * 0.9)
    hair = fuzz(points, faces, hairs, rng, seed)
    return [(points, faces, colors, 0), (*hair, 1)]


def fuzz(points, faces, count, rng, seed):
    """Short bent hairs lying down along the fruit, thick in some places and gone in others."""
    roots = points_on(points, faces, count, seed)
    unit = roots / np.linalg.norm(roots, axis=1)[:, None]
    thick = 0.5 + 1.3 * noise(unit * 1.7 + seed * 9, seed + 8) + 0.5 * np.abs(unit[:, 0]) ** 3
    kept = rng.random(count) < thick
    roots, unit = roots[kept], unit[kept]
    way = np.array([-1.0, 0, 0]) + rng.normal(size=roots.shape) * 0.55
    way = way - unit * (way * unit).sum(1)[:, None]
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(unit, way)
    length = rng.uniform(0.06, 0.20, (len(roots), 1, 1))
    t = np.linspace(0, 1, 6)[None, :, None]
    bent = t * way[:, None] + rng.normal(size=(len(roots), 1, 1)) * 0.7 * t**2 * side[:, None]
    rise = 0.02 + 0.9 * t * (1 - 0.75 * t)
    width = 0.005 * (1 - 0.85 * t)
    spine = roots[:, None] + length * (bent + rise * unit[:, None])
    edge = width * side[:, None]
    vertices = np.stack([spine - edge, spine + edge], 2).reshape(-1, 3)
    strip = grid_faces(6, 2)
    quads = (strip[None] + 12 * np.arange(len(roots))[:, None, None]).reshape(-1, 4)
    return vertices, quads, np.repeat(ramp(rng.random(len(roots)), *HAIR), 12, 0)
