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


def macadamia(seed, around=160, along=130, split=False):
    """Shelled kernel, a smooth ball: a blunt base (-x) with a dull tan cap and a small scar, a slight point opposite.
    `split` is one half of it, its flat face up (+z)."""
    rng = np.random.default_rng(seed + 50)
    unit, faces, axis, _, y, z = polar_sphere(around, along)
    lump = fbm(unit * 0.9 + seed * 3, 2, seed)
    dent = noise(unit * 2.1 + seed * 5, seed + 4)
    grain = fbm(unit * 12 + seed, 3, seed + 6, 0.6, turned=True)
    cap = np.clip((-axis - 0.42 + 0.10 * fbm(unit * 2.4 + seed, 3, seed + 8)) * 9, 0, 1)
    scar = crease(1 + axis, 0.012)
    seam = crease(z + 0.05 * lump, 0.035) * np.clip(1.2 + axis, 0, 1)
    reach = 0.82 * (1 + 0.06 * lump + 0.018 * dent + 0.003 * grain - 0.014 * cap - 0.03 * scar - 0.012 * seam)
    points = unit * reach[:, None] * (rng.uniform(0.94, 1.06, 3) * (0.97, 1.02, 1.0))
    points[:, 0] += np.where(axis < 0, 0.08 * axis**4, 0.07 * np.clip((axis - 0.8) / 0.2, 0, 1) ** 2)
    tone = 0.64 + 0.16 * lump + 0.12 * grain - 0.12 * seam + 0.26 * fbm(unit * 1.7 + seed * 7, 3, seed + 10, turned=True)
    tan = 0.55 * cap * (0.8 + 0.5 * grain) + 0.5 * scar
    fleck = fbm(unit * 3.6 + seed * 9, 3, seed + 12, turned=True) - rng.uniform(0.65, 0.95)
    tan = np.maximum(tan, np.clip(fleck * 4, 0, 0.4))
    if split:
        cut = z * np.sqrt(np.clip(1 - axis**2, 0, 1)) > 0.02
        out = np.hypot(axis, y * np.sqrt(np.clip(1 - axis**2, 0, 1)))
        # Flat with a round edge, slightly hollow, with the dimple of the germ at the tip.
        face = 0.10 * out**2 - 0.16 * np.clip((out - 0.82) / 0.18, 0, 1) ** 2 + 0.02 * dent + 0.004 * grain
        face = face - 0.10 * crease(np.hypot(axis - 0.70, y * 0.5), 0.16)
        points[:, 2] = np.where(cut, face, points[:, 2])
        inner = 0.86 + 0.10 * grain + 0.12 * fbm(stack(axis * 2, y * 2, seed), 3, seed + 14) - 0.12 * crease(out - 1, 0.05)
        tone, tan = np.where(cut, inner, tone), np.where(cut, 0, tan)
    return points, faces, blend(ramp(tone, *CREAM), TAN, tan)


def split_macadamia(seed):
    """Half a kernel, the flat face up."""
    return macadamia(seed, split=True)
