"""Chicken breast fillets."""

import numpy as np

from color import blend, ramp
from mesh import seeded_sphere, stack
from noise import crease, fbm, noise

FLESH = (
    (0.05, (0.46, 0.155, 0.110)),
    (0.4, (0.60, 0.265, 0.195)),
    (0.7, (0.69, 0.365, 0.280)),
    (1.0, (0.76, 0.48, 0.38)),
)


def chicken_breast(seed, length=8.2, width=4.5, height=2.75):
    """Raw fillet lying on the table, thin end at +x: a smooth wet pillow of muscle, fibers showing under the film,
    a tendon line, a little fat at one edge."""
    rng, unit, faces, _, t = seeded_sphere(seed, 420, 300)
    y = unit[:, 1]
    z = unit[:, 2]
    big = fbm(unit * 1.05 + seed * 4, 2, seed)
    # Broad and high at -x, drawn out at +x, where it ends rounded.
    breadth = np.interp(t, np.linspace(-1, 1, 9), [0.98, 1.02, 1.06, 1.05, 0.98, 0.88, 0.77, 0.68, 0.62])
    rise = np.interp(t, np.linspace(-1, 1, 9), [0.92, 0.99, 1.03, 1.02, 0.93, 0.79, 0.62, 0.48, 0.40])
    x = np.sign(t) * np.abs(t) ** 1.08 * length + 0.35 * big
    side = y * width * breadth * (1 + 0.05 * big) - 0.9 * (t + 0.15) ** 2 + 0.4
    # The upper side is a pillow, the lower side lies flat on the table.
    top = np.power(np.clip(z, 0, 1), 0.85) * height * rise * (1 + 0.07 * big)
    under = np.clip(z, -1, 0) * 0.9
    at = stack(x * 0.33, side * 0.33, z)
    groove_at = side - 1.1 * np.sin(x * 0.21 + 0.7) - 1.2
    groove = crease(groove_at, 0.75) * np.clip(1.05 - (t + 0.2) ** 2 * 1.6, 0, 1)
    dents = fbm(at * 1.3 + seed, 3, seed + 3)
    slant = side + 0.30 * x + 0.6 * fbm(at * 0.7, 2, seed + 5)
    reach = x - 0.30 * side
    fibers = fbm(stack(slant * 4.0, reach * 0.20, z * 0.5 + seed), 3, seed + 7, 0.55)
    upper = np.clip(z * 4, 0, 1)
    film = fbm(stack(x, side, z) * 2.6 + seed, 2, seed + 9)
    relief = 0.012 * fibers - 0.26 * groove + 0.17 * dents + 0.008 * film
    vertices = stack(x, side, top + under + relief * upper)
    vertices[:, 2] -= vertices[:, 2].min()
    tone = 0.50 + 0.22 * fibers + 0.20 * fbm(at * 0.9 + seed, 3, seed + 13) - 0.08 * groove + 0.05 * film
    color = ramp(tone, *FLESH)
    # Thin places are paler; a few red traces and one pale tendon lie under the film.
    color = blend(color, (0.74, 0.50, 0.40), np.clip(1 - vertices[:, 2] / 1.1, 0, 1) * 0.30)
    traces = crease(noise(stack(slant * 0.8, reach * 0.4, seed), seed + 17), 0.035)
    color = blend(color, (0.44, 0.065, 0.055), traces * np.clip(noise(at * 1.6, seed + 19) * 1.8 - 0.45, 0, 0.55))
    tendon = crease(groove_at + 0.15 * noise(at * 3, seed + 20), 0.10) * np.clip(1 - (t - 0.1) ** 2 * 3, 0, 1)
    color = blend(color, (0.80, 0.68, 0.58), tendon * 0.55)
    edge = np.clip((y - 0.55) * 2.4, 0, 1) + np.clip((-0.86 - t) * 4, 0, 1)
    fat = np.clip(fbm(at * 2.1 + seed * 3, 4, seed + 21, turned=True) * 1.5 - 0.42 + 0.95 * edge, 0, 1)
    vertices[:, 2] += 0.04 * fat * upper
    return vertices, faces, blend(color, (0.80, 0.67, 0.47), fat * rng.uniform(0.7, 0.85))
