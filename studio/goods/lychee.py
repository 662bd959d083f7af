"""Lychee: bumpy red shell."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import fbm, noise, worley


def lychee(seed, radius=1.75, around=260, along=170):
    """Shell of blunt cones with dark seams between them; stem end at +x."""
    rng, unit, faces, _, t = seeded_sphere(seed, around, along)
    nearest, second = worley(unit * 4.4 + seed * 4, seed)
    seam = np.exp(-(((second - nearest) / 0.10) ** 2))
    cone = np.clip(1 - nearest / 0.62, 0, 1)
    lumps = fbm(unit * 1.1 + seed, 2, seed + 2)
    fine = fbm(unit * 14 + seed, 3, seed + 4)
    swell = 1 + 0.085 * cone**1.4 - 0.012 * seam + 0.03 * lumps + 0.004 * fine
    squash = 1 - 0.06 * np.clip(t, 0, 1) + rng.uniform(-0.03, 0.03)
    vertices = unit * radius * stack(1.06, squash, squash) * swell[:, None]
    tone = 0.48 + 0.30 * lumps + 0.16 * fine + 0.12 * (cone - 0.5)
    color = ramp(
        tone,
        (0.05, (0.115, 0.012, 0.014)),
        (0.45, (0.25, 0.030, 0.032)),
        (0.75, (0.38, 0.075, 0.065)),
        (1.0, (0.47, 0.17, 0.11)),
    )
    color = blend(color, (0.42, 0.16, 0.10), seam * 0.35)
    color = blend(color, (0.17, 0.075, 0.035), np.clip((cone - 0.72) * 4, 0, 0.8))
    color = blend(color, (0.36, 0.22, 0.07), np.clip(noise(unit * 1.1 + seed * 3, seed + 6) * 1.4 - 0.25, 0, 0.6))
    return vertices, faces, blend(color, (0.10, 0.05, 0.025), np.clip((t - 0.965) * 40, 0, 0.9))
