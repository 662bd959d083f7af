"""Unrefined sugar: broken lumps of jaggery, and half a coconut shell as a bowl."""

import math

import numpy as np

from color import blend, ramp
from mesh import lathe, resample, sphere, stack
from noise import fbm, noise, worley

JAGGERY = (
    (0.0, (0.12, 0.042, 0.009)),
    (0.35, (0.27, 0.112, 0.026)),
    (0.65, (0.40, 0.190, 0.052)),
    (1.0, (0.55, 0.32, 0.12)),
)


def jaggery_lump(seed, around=260, along=170, cuts=11):
    """A piece broken from a block: flat fracture faces, crumbled edges, crystals that show as paler specks."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(around, along)
    normals = rng.normal(size=(cuts, 3))
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    depth = rng.uniform(0.62, 0.95, cuts)
    # Distance to the nearest fracture plane along every ray; the soft minimum rounds the edges, and the
    # last term keeps far corners from becoming spikes.
    facing = np.maximum(vertices @ normals.T, 1e-3)
    reach = np.power(np.power(depth / facing, -20).sum(1) + 1.25**-20, -1 / 20)
    coarse = fbm(vertices * reach[:, None] * 1.8 + seed * 3, 3, seed)
    crumb, _ = worley(vertices * reach[:, None] * 4.5 + seed, seed + 2)
    grain = fbm(vertices * reach[:, None] * 13 + seed, 3, seed + 4, 0.6)
    shape = reach * (1 + 0.055 * coarse + 0.055 * (0.5 - crumb) + 0.022 * grain)
    points = vertices * shape[:, None] * rng.uniform(0.85, 1.2, 3)
    tone = 0.46 + 0.28 * coarse + 0.30 * (0.5 - crumb) + 0.30 * grain
    colors = ramp(tone, *JAGGERY)
    speck = np.clip(noise(vertices * reach[:, None] * 20 + seed, seed + 9) - 0.35, 0, 1) * 2
    return points, faces, blend(colors, (0.68, 0.48, 0.24), np.clip(speck, 0, 0.6))


def coconut_shell(seed, radius=5.0, height=3.6):
    """Half a shell as a bowl: the inner wall follows a bowl of the same size, the outside is hairy and dark."""
    steps = np.linspace(0, 1, 40)
    outer = [(radius * math.sin(q * math.pi / 2), height * (1 - math.cos(q * math.pi / 2))) for q in steps]
    inner = [((radius - 0.35) * r / radius, 0.35 + z * (height - 0.35) / height) for r, z in outer[::-1]]
    vertices, faces = lathe(resample([(max(r, 0.001), z) for r, z in outer + inner], 180), 260)
    angle = np.arctan2(vertices[:, 1], vertices[:, 0])
    inside = np.arange(len(vertices)) // 260 > 92
    strands = fbm(stack(np.cos(angle) * 9, np.sin(angle) * 9, vertices[:, 2] * 0.9 + seed), 4, seed, 0.6)
    lump = fbm(vertices * 0.5 + seed, 3, seed + 2)
    outward = vertices * np.array([1, 1, 0.4]) / (np.linalg.norm(vertices, axis=1)[:, None] + 1e-6)
    points = vertices + outward * (np.where(inside, 0.01, 0.07) * strands + 0.10 * lump)[:, None]
    colors = ramp(
        0.45 + 0.4 * strands + 0.2 * lump,
        (0, (0.022, 0.010, 0.005)),
        (0.5, (0.075, 0.036, 0.016)),
        (1, (0.19, 0.105, 0.05)),
    )
    rim = np.clip((vertices[:, 2] - height + 0.06) * 12, 0, 0.8)
    colors = blend(colors, (0.17, 0.085, 0.04), rim)
    return points, faces, np.where(inside[:, None], colors * 0.6 + np.array([0.03, 0.014, 0.006]), colors)
