"""Pecan halves."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, stack
from noise import crease, fbm, noise


def pecan(seed, around=260, along=220):
    """Half kernel, domed side up (+z): long and smooth, two straight grooves along it, shallow dents across."""
    rng = np.random.default_rng(seed + 20)
    unit, faces, *_ = polar_sphere(around, along)
    x, y, z = unit.T
    above = np.clip(z * 3 + 0.2, 0, 1)
    inside = np.clip(1.12 - x**2, 0, 1)
    # Lines along the kernel keep their share of its width, so the grooves meet toward the ends.
    share = y / np.sqrt(np.clip(1 - x**2, 0.02, 1))
    wander = 0.05 * noise(stack(x * 1.6, seed * 3, 0), seed)
    grooves = np.maximum(crease(share - 0.37 - wander, 0.13), crease(share + 0.37 - wander, 0.13)) * above * inside
    dents = crease(noise(stack(x * 2.6, share * 0.9 + seed * 3, z), seed + 2), 0.16) * above * inside
    wrinkles = crease(noise(stack(x * 5.5, share * 1.6 + seed * 5, z * 1.6), seed + 3), 0.14) * above * inside
    lump = fbm(unit * 1.2 + seed * 5, 2, seed + 4)
    fiber = fbm(stack(x * 2.5, share * 11, z * 11 + seed), 3, seed + 6, 0.6)
    grain = fbm(unit * 13 + seed, 3, seed + 8)
    notch = crease(y, 0.16) * np.clip(-x, 0, 1) ** 6
    swell = 1 + 0.05 * lump - 0.055 * dents - 0.014 * wrinkles + 0.006 * fiber + 0.004 * grain
    points = unit * np.array([1.76, 0.86, 0.84]) * rng.uniform(0.94, 1.06, 3) * swell[:, None]
    points[:, 0] += 0.16 * np.clip(x, 0, 1) ** 6 + 0.22 * notch
    points[:, 1] *= 1 - 0.10 * x - 0.10 * np.clip(x, 0, 1) ** 3
    points[:, 2] *= 1 - 0.36 * grooves
    # The cut side is flat, with a ridge along the middle between two hollows.
    under = points[:, 2] * 0.22 - 0.10 * crease(share, 0.2) * inside
    hollows = crease(np.abs(share) - 0.42, 0.2) * inside * (z < 0)
    points[:, 2] = np.where(z > 0, points[:, 2], under + 0.14 * hollows)
    tone = 0.60 + 0.16 * lump + 0.18 * fiber + 0.14 * grain - 0.42 * grooves - 0.20 * dents - 0.10 * wrinkles
    tone = tone - 0.38 * hollows + 0.16 * fbm(unit * 2.2 + seed * 7, 3, seed + 10) + rng.normal() * 0.05
    colors = ramp(
        tone,
        (0.0, (0.050, 0.014, 0.004)),
        (0.3, (0.135, 0.045, 0.012)),
        (0.6, (0.27, 0.112, 0.036)),
        (1.0, (0.45, 0.235, 0.095)),
    )
    # Where the skin is rubbed off, the pale meat shows.
    rubbed = np.clip(fbm(unit * 4 + seed * 2, 3, seed + 44) - 0.7, 0, 1) * (1 - grooves)
    return points, faces, blend(colors, (0.62, 0.44, 0.24), np.clip(rubbed * 4, 0, 0.8))
