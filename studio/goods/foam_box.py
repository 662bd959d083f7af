"""A fish box of white foam: thick walls with a ledge for the lid, pressed from beads that just show."""

import numpy as np

from color import blend, ramp
from goods.vessel import vessel
from mesh import build_mesh, resample
from noise import fbm, worley

FOAM = ((0.0, (0.40, 0.395, 0.385)), (0.5, (0.64, 0.635, 0.62)), (1.0, (0.74, 0.735, 0.72)))
WALL = 2.5


def foam_box(size, seed, material, mark, ink):
    """Mesh of an open box standing on z = 0; mark(u, v) is 1 across the middle of its front."""
    length, width, height = size
    outside = [(-3.0, 0.0), (-1.5, 0.05), (-1.05, 0.4), (-0.95, 1.0), (0.0, height - 0.5)]
    rim = [(-0.12, height - 0.14), (-0.45, height), (-1.35, height), (-1.5, height - 0.1), (-1.55, height - 0.8)]
    inside = [(-2.35, height - 0.86), (-WALL, height - 1.0), (-WALL - 0.4, 3.0)]
    profile = resample(outside + rim + inside, int(height * 13))
    points, faces = vessel(length, width, 3.0, profile, corner=36, straight=240)
    x, y, z = points.T
    # Panels between the pillars of the corners lie deeper.
    aside = np.where(np.abs(y) > width / 2 - 1.4, length / 2 - 8 - np.abs(x), width / 2 - 8 - np.abs(y))
    panel = np.clip(np.minimum(aside, np.minimum(z - 3.2, height - 4.2 - z)) / 0.5, 0, 1)
    deep = 1 - 0.02 * panel * (np.maximum(np.abs(x) * width / length, np.abs(y)) > width / 2 - 1.4)
    near, second = worley(points * 1.7, seed)
    seam = np.exp(-(((second - near) / 0.14) ** 2))
    dents = fbm(points * 0.35 + seed, 3, seed + 1)
    colors = ramp(0.78 + 0.16 * fbm(points * 0.06, 3, seed + 2) - 0.34 * seam + 0.06 * dents, *FOAM)
    # It has been carried: gray where hands and other boxes rub it.
    rubbed = np.clip(fbm(points * (0.10, 0.10, 0.3) + 5, 4, seed + 3, 0.6) - 0.3, 0, 1)
    colors = blend(colors, (0.28, 0.27, 0.25), rubbed * 0.5)
    tall = height * 0.5
    front = (y < -width / 2 + 1.4) * (0.85 - 0.5 * seam)
    colors = blend(colors, ink, mark(x / tall + 0.5, (z - height * 0.46) / tall + 0.5) * front)
    points = points * np.column_stack([deep, deep, np.ones(len(z))]) * (1 + 0.0012 * dents[:, None])
    return build_mesh("foam box", points, faces, material, colors=colors)
