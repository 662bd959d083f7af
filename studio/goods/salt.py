"""Coarse salt and peppercorns strewn beside meat and fish."""

import numpy as np

from arrange import make
from goods.pepper import peppercorn
from goods.sugar import CUBE, CUBE_FACES
from materials import painted, plain
from mesh import build_mesh, put


def strew_seasoning(center, spread, front, pepper_count, salt_count, seed=8):
    """Around the center, but only in front of y = `front`, so that nothing lies inside the cuts."""
    rng = np.random.default_rng(seed)
    corns, _ = make(peppercorn, painted("pepper", 0.42, 0.4, 0.01, 0.45), 4)
    for i in range(pepper_count):
        x = center[0] + rng.normal() * spread[0] * 1.4
        y = center[1] + rng.normal() * spread[1]
        if y < front:
            put(corns[i % 4], (x, y, 0.24), (i, i * 2.0, i * 3.0))
    crystal = plain("salt", (0.85, 0.85, 0.83), 0.25, 0.5, Transmission=0.25)
    salt = build_mesh("salt", CUBE, CUBE_FACES, crystal, False)
    for _ in range(salt_count):
        x = center[0] + rng.normal() * spread[0]
        y = center[1] + rng.normal() * spread[1]
        if y < front - 0.2:
            put(salt, (x, y, 0.06), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(0.05, 0.16))
