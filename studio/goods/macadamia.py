"""Macadamia kernels."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm, noise

CREAM = (
    (0.0, (0.46, 0.275, 0.115)),
    (0.35, (0.64, 0.455, 0.235)),
    (0.65, (0.75, 0.585, 0.35)),
    (1.0, (0.84, 0.70, 0.47)),
)
TAN = (0.36, 0.195, 0.075)


def macadamia(seed, around=300, along=220, split=False):
    """Shelled kernel, an uneven ball, scuffed: a blunt base (-x) with a dull tan cap and a small scar, a slight point
    opposite. `split` is one half of it, its flat face up (+z)."""
    rng = np.random.default_rng(seed + 50)
    unit, faces, axis, _, y, z = polar_sphere(around, along)
    lump = fbm(unit * 1.1 + seed * 3, 2, seed)
    dent = fbm(unit * 2.3 + seed * 5, 2, seed + 4, turned=True)
    grain = fbm(unit * 13 + seed, 4, seed + 6, 0.65, turned=True)
    cap = np.clip((-axis - 0.35 + 0.16 * fbm(unit * 2.4 + seed, 4, seed + 8)) * 4, 0, 1)
    scar = crease(1 + axis, 0.012)
    seam = crease(z + 0.07 * lump + 0.03 * dent, 0.03) * np.clip(0.5 + 1.5 * dent, 0, 1)
    scuffed = np.clip(fbm(unit * 1.6 + seed * 9, 3, seed + 12, turned=True) * 2, 0, 1)
    scuff = crease(noise(unit * (3.0, 7.0, 5.0) + seed * 4, seed + 13), 0.05) * scuffed
    reach = 1 + 0.065 * lump + 0.014 * dent + 0.002 * grain - 0.012 * cap - 0.03 * scar - 0.006 * seam - 0.004 * scuff
    points = unit * reach[:, None] * rng.uniform(0.69, 0.86) * (rng.uniform(0.93, 1.07, 3) * (0.97, 1.02, 1.0))
    points[:, 0] += np.where(axis < 0, 0.08 * axis**4, 0.07 * np.clip((axis - 0.8) / 0.2, 0, 1) ** 2)
    tone = 0.60 + 0.16 * lump + 0.10 * grain - 0.08 * seam + 0.24 * fbm(unit * 1.7 + seed * 7, 4, seed + 10)
    tan = np.maximum(0.70 * cap * (0.8 + 0.5 * grain) + 0.5 * scar, (0.36 * scuff + 0.18 * scuffed) * (1 + grain))
    if split:
        half = np.ptp(points[:, 0]) / 2
        x, y = points[:, 0] / half, points[:, 1] / half
        out = np.hypot(x, y)
        # Flat with a round edge, slightly hollow, with the dimple of the germ at the tip.
        face = 0.08 * out**2 - 0.14 * np.clip((out - 0.78) / 0.22, 0, 1) ** 2 + 0.015 * dent + 0.003 * grain
        face = face - 0.09 * crease(np.hypot(x - 0.70, y * 0.5), 0.16)
        cut = np.clip((points[:, 2] - face) * 30, 0, 1)
        points[:, 2] = np.minimum(points[:, 2], face)
        inner = 0.84 + 0.12 * grain + 0.14 * dent - 0.14 * crease(out - 1, 0.08)
        tone, tan = tone + (inner - tone) * cut, tan * (1 - cut)
    return points, faces, blend(ramp(tone, *CREAM), TAN, np.clip(tan, 0, 0.8))


def split_macadamia(seed):
    """Half a kernel, the flat face up."""
    return macadamia(seed, split=True)
