"""Leaf blades with real relief."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces
from noise import fbm, noise


def leaf(
    seed,
    length=6.0,
    width=2.2,
    around=90,
    along=41,
    curl=0.5,
    ruffle=0.12,
    waves=2.0,
    tip=0.9,
    base=0.55,
    vein=0.05,
    vein_count=8,
    tones=((0.03, 0.07, 0.012), (0.075, 0.16, 0.028), (0.17, 0.28, 0.07)),
    vein_color=(0.26, 0.36, 0.12),
):
    """leaf blade, base at origin along +x; veins are real relief"""
    rng = np.random.default_rng(seed)
    u = np.linspace(0, 1, around)
    v = np.linspace(-1, 1, along)
    U, Vv = np.meshgrid(u, v, indexing="ij")
    w = width * np.power(U + 1e-4, base) * np.power(1 - U + 1e-4, tip) * 1.55
    s = np.abs(Vv)
    lat = ((U - 0.42 * s * width / length * 1.0) * vein_count) % 1
    lat = np.minimum(lat, 1 - lat) / vein_count * length
    mid = s * w
    d = np.minimum(mid * 0.8, lat * (1 + s))
    vn = np.exp(-((d / 0.055) ** 2)) * (1 - 0.55 * s)
    where = np.stack([U * length, Vv * w, U * 0 + seed * 5], -1)
    bl = fbm(where * 1.1, 3, seed)
    pill = np.clip(d / 0.25, 0, 1) ** 0.7
    z_grid = (
        vein * pill * 1.6
        + 0.05 * bl
        - vein * 0.6 * vn
        + ruffle * s**2 * np.sin(U * length * waves + 3 * noise(where * 0.5, seed) + rng.uniform(0, 6)) * (0.4 + U)
        + 0.22 * w * s**1.6 * rng.uniform(0.2, 1.1)
    )
    x_grid = U * length
    k = curl / length
    ang = k * x_grid
    X2 = np.sin(ang) / k if abs(k) > 1e-4 else x_grid
    Zc = -(1 - np.cos(ang)) / k if abs(k) > 1e-4 else 0
    points = np.stack([X2 + z_grid * np.sin(ang), Vv * w, Zc + z_grid * np.cos(ang)], -1).reshape(-1, 3)
    tone = (0.5 + 0.22 * bl + 0.18 * (pill - 0.5) + 0.1 * noise(where * 8, 3)).reshape(-1)
    colors = blend(ramp(tone, (0.05, tones[0]), (0.5, tones[1]), (0.95, tones[2])), vein_color, (vn * 0.75).reshape(-1))
    return points, grid_faces(around, along), colors
