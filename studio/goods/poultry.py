"""Chicken breast fillets."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import crease, fbm, noise

FLESH = (
    (0.05, (0.50, 0.225, 0.155)),
    (0.4, (0.61, 0.345, 0.250)),
    (0.7, (0.69, 0.455, 0.345)),
    (1.0, (0.76, 0.570, 0.450)),
)
FAT = (0.78, 0.64, 0.42)
# Half widths of the outline along the fillet, from the blunt end to the tip: the rounded and the straighter side.
ALONG = (0.0, 0.04, 0.12, 0.25, 0.42, 0.60, 0.76, 0.88, 0.96, 1.0)
ROUNDED = (0.0, 0.42, 0.72, 0.95, 1.0, 0.86, 0.64, 0.49, 0.36, 0.0)
STRAIGHT = (0.0, 0.34, 0.62, 0.82, 0.90, 0.84, 0.67, 0.51, 0.36, 0.0)
HEIGHTS = (0.45, 0.66, 0.86, 1.0, 0.97, 0.82, 0.60, 0.44, 0.34, 0.28)


def smooth_table(t, values):
    """A table over ALONG without its corners."""
    fine = np.linspace(0, 1, 400)
    curve = np.interp(fine, ALONG, values)
    kernel = np.hanning(41)
    curve = np.convolve(np.pad(curve, 20, mode="edge"), kernel / kernel.sum(), "valid")
    # The ends stay closed and round.
    ends = np.sqrt(np.clip(1 - (2 * fine - 1) ** 8, 0, 1))
    return np.interp(t, fine, curve * ends)


def chicken_breast(seed, length=16.5, width=4.7, height=2.7):
    """Raw fillet lying on the table, tip at +x: a low wet muscle, thin at its edges. Fibers fan out from the tip under
    a thin film; a seam sets off the strip along the straight side; a little fat clings to the blunt end."""
    rng, unit, faces, angle, axis = seeded_sphere(seed, 560, 420)
    t = np.arccos(-axis) / np.pi
    # Closer to even steps along the outline than the sphere's own.
    t = 0.6 * t + 0.4 * (axis + 1) / 2
    c, s = np.cos(angle), np.sin(angle)
    big = fbm(unit * 0.9 + seed * 4, 2, seed)
    x = (t - 0.5) * length
    reach = width * np.where(c > 0, smooth_table(t, ROUNDED), smooth_table(t, STRAIGHT))
    ragged = 1 + 0.035 * fbm(stack(x * 0.5, np.sign(c) * 3, seed), 3, seed + 2) + 0.04 * big
    y = np.sign(c) * np.abs(c) ** 0.86 * reach * ragged + 1.1 * (t - 0.45) ** 2
    dome = np.clip(s, 0, 1) ** 0.92
    shoulder = np.exp(-(((t - 0.28) / 0.20) ** 2) - ((y - 0.6) / 2.4) ** 2)
    top = dome * smooth_table(t, HEIGHTS) * height * (1 + 0.10 * big) + 0.30 * shoulder * dome
    under = np.clip(s, -1, 0) * 0.35
    upper = np.clip(s * 3, 0, 1)
    at = stack(x, y, 0.0) * 0.33
    # Fibers fan out from the tip.
    fan = np.arctan2(y - 0.5, length * 0.80 - x) * 12
    run = np.hypot(y, length * 0.80 - x)
    fan = fan + 0.5 * fbm(at * 0.8 + seed, 2, seed + 5)
    bundles = fbm(stack(fan * 1.5, run * 0.10, seed), 2, seed + 6)
    fibers = fbm(stack(fan * 6.0, run * 0.25, seed), 3, seed + 7, 0.6)
    seam_at = y + 1.15 + 0.55 * np.sin(x * 0.25 + seed)
    seam = crease(seam_at, 0.22) * np.clip(1.15 - ((t - 0.50) / 0.38) ** 2, 0, 1)
    dents = fbm(at * 1.1 + seed, 2, seed + 3)
    film = fbm(stack(x, y, 0.0) * 3.4 + seed, 2, seed + 9)
    relief = 0.035 * bundles + 0.012 * fibers - 0.15 * seam + 0.15 * dents + 0.005 * film
    vertices = stack(x, y, top + under + relief * upper)
    vertices[:, 2] -= vertices[:, 2].min()
    tone = 0.52 + 0.10 * bundles + 0.08 * fibers + 0.26 * fbm(at * 0.8 + seed, 3, seed + 13) - 0.16 * seam
    color = ramp(tone, *FLESH)
    thin = np.clip(1 - vertices[:, 2] / 0.9, 0, 1) * upper
    color = blend(color, (0.74, 0.53, 0.42), thin * 0.45)
    # The film over the thick part is whitish where it is not torn.
    veil = np.clip(fbm(stack(fan * 0.5, run * 0.12, seed * 2), 3, seed + 15) * 1.6 + 0.1, 0, 1)
    color = blend(color, (0.77, 0.63, 0.50), veil * 0.42)
    traces = crease(noise(stack(fan * 0.7, run * 0.2, seed), seed + 17), 0.03)
    color = blend(color, (0.45, 0.10, 0.08), traces * np.clip(noise(at * 1.3, seed + 19) * 1.6 - 0.5, 0, 0.4))
    edge = np.clip((0.16 - t) * 7, 0, 1) + np.clip((c - 0.80) * 5, 0, 1) * np.clip((0.5 - t) * 4, 0, 1)
    lumps = fbm(stack(x, y, 0.0) * 1.1 + seed * 3, 3, seed + 21, turned=True)
    fat = np.clip((lumps - 0.55 + 0.62 * edge) * 3, 0, 1) * upper
    vertices[:, 2] += 0.07 * fat * (1 + fbm(stack(x, y, 0.0) * 4, 2, seed + 22))
    return vertices, faces, blend(color, FAT, fat * rng.uniform(0.75, 0.9))
