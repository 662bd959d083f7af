"""Stevia leaves."""

import numpy as np

from goods.leaf import leaf


def stevia_leaf(seed, length=4.4):
    """Narrow serrated leaf, three main veins."""
    rng = np.random.default_rng(seed)
    around, along = 120, 41
    vertices, faces, colors = leaf(
        seed,
        length,
        0.92,
        around=around,
        along=along,
        curl=rng.uniform(0.2, 0.9),
        ruffle=0.10,
        waves=2.4,
        tip=0.75,
        base=0.75,
        vein=0.03,
        vein_count=7,
        tones=((0.030, 0.060, 0.014), (0.075, 0.135, 0.030), (0.155, 0.225, 0.065)),
        vein_color=(0.20, 0.27, 0.10),
    )
    u = np.repeat(np.linspace(0, 1, around), along)
    v = np.tile(np.linspace(-1, 1, along), around)
    tooth = ((u * 9) % 1) * np.clip((u - 0.3) * 4, 0, 1)
    vertices[:, 1] *= 1 + 0.26 * np.abs(v) ** 6 * tooth
    return vertices, faces, colors
