"""Linear RGB colors per vertex."""

import numpy as np


def ramp(tone, *stops):
    """Color for every tone; stops are (tone, (r, g, b))."""
    tones = [at for at, _ in stops]
    return np.stack([np.interp(tone, tones, [rgb[k] for _, rgb in stops]) for k in range(3)], -1)


def blend(base, over, share):
    """Mix `over` into `base` by the share, 0..1 per vertex."""
    return base + (np.asarray(over) - base) * np.clip(share, 0, 1)[..., None]


def flat(vertices, rgb):
    """The same color for every vertex."""
    return np.broadcast_to(np.array(rgb, float), (len(vertices), 3))


def three_tones(rgb):
    """Shadow, middle and light of a powder's color."""
    rgb = np.array(rgb)
    return (rgb * 0.45, rgb, np.minimum(rgb * 1.45 + 0.02, 1))
