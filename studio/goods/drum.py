"""Steel drums of 200 liters: what syrup and honey travel in."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, lathe, put, resample, stack
from noise import crease, fbm, noise

RADIUS, HEIGHT = 28.5, 88.0
STEEL = (0.30, 0.28, 0.25)
RUST = (0.10, 0.035, 0.012)


def drum_profile():
    """From the middle of the bottom up the wall with its two hoops, over the rolled rim, to the middle of the lid."""
    wall = [(0.001, 1.0), (RADIUS - 1.0, 1.0), (RADIUS - 0.9, 0.1), (RADIUS + 0.5, 0.0), (RADIUS + 0.7, 1.2)]
    wall += [(RADIUS, 1.9)]
    for middle in (HEIGHT / 3, 2 * HEIGHT / 3):
        wall += [(RADIUS, middle - 2.6), (RADIUS + 0.5, middle - 1.6), (RADIUS + 1.4, middle - 0.5)]
        wall += [(RADIUS + 1.4, middle + 0.5), (RADIUS + 0.5, middle + 1.6), (RADIUS, middle + 2.6)]
    wall += [(RADIUS, HEIGHT - 1.9), (RADIUS + 0.7, HEIGHT - 1.3), (RADIUS + 0.7, HEIGHT - 0.3)]
    wall += [(RADIUS + 0.2, HEIGHT), (RADIUS - 0.4, HEIGHT - 0.2), (RADIUS - 0.6, HEIGHT - 1.8)]
    return [*wall, (RADIUS - 3.0, HEIGHT - 1.9), (RADIUS - 4.0, HEIGHT - 1.5), (0.001, HEIGHT - 1.5)]


def open_profile():
    """The same wall without a lid: over the curl of the rim and down inside."""
    wall = drum_profile()[:18]
    wall += [(RADIUS, HEIGHT - 2.2), (RADIUS + 0.9, HEIGHT - 1.9), (RADIUS + 1.35, HEIGHT - 1.1)]
    wall += [(RADIUS + 1.15, HEIGHT - 0.25), (RADIUS + 0.5, HEIGHT), (RADIUS - 0.15, HEIGHT - 0.3)]
    return [*wall, (RADIUS - 0.35, HEIGHT - 1.2), (RADIUS - 0.4, HEIGHT - 2.4), (RADIUS - 0.4, HEIGHT - 26)]


def drum(seed, paint, mark=None, material=None, lid=True):
    """A painted drum, dented and scratched. `mark` is stencilled on its side toward -y. Without a `lid` it is open, and
    lacquered inside."""
    profile = resample(drum_profile() if lid else open_profile(), 420)
    sides = 460
    vertices, faces = lathe(profile, sides)
    angle = np.arctan2(vertices[:, 1], vertices[:, 0])
    r = np.hypot(vertices[:, 0], vertices[:, 1])
    z = vertices[:, 2]
    ring = stack(np.cos(angle), np.sin(angle), 0.0)
    wall = np.clip((r - RADIUS + 1.5), 0, 1) * np.clip(np.minimum(z, HEIGHT - z) / 4, 0, 1)
    at = stack(ring[:, 0] * 2.2, ring[:, 1] * 2.2, z * 0.045 + seed * 3)
    dents = np.clip(fbm(at * 1.3, 2, seed) - 0.30, 0, 1) * 2.2 + 0.22 * fbm(at * 0.8, 2, seed + 1)
    reach = (r - dents * wall) / np.maximum(r, 1e-6)
    vertices = vertices * stack(reach, reach, 1.0)
    place = stack(ring[:, 0] * RADIUS, ring[:, 1] * RADIUS, z) * 0.1
    base = np.array(paint)
    tone = 0.5 + 0.22 * fbm(place * 0.8 + seed, 4, seed + 2) + 0.06 * noise(place * 9, seed + 3)
    colors = ramp(tone, (0, base * 0.62), (0.5, base), (1, base * 1.35 + 0.006))
    if mark is not None:
        size = 23.0
        u = ((angle + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) * RADIUS / size + 0.5
        v = (z - HEIGHT * 0.5) / size + 0.5
        sprayed = np.clip(0.92 + 0.5 * fbm(place * 5, 3, seed + 4), 0.3, 1)
        colors = blend(colors, (0.46, 0.42, 0.34), mark(u, v) * sprayed * (r > RADIUS - 1.2))
    # Hoops and rims take the knocks: bare steel, rust around it; thin scratches; dust on the lid.
    knock = np.clip((r - RADIUS - 0.75) * 2.2, 0, 1) + np.exp(-((z - HEIGHT) ** 2)) * 0.7 + np.exp(-((z / 1.2) ** 2))
    chip = np.clip(fbm(place * stack(3.4, 3.4, 9.0) + seed, 3, seed + 5, 0.6) + 0.02, 0, 1) * knock
    colors = blend(colors, RUST, np.clip(chip * 2.4, 0, 0.8))
    colors = blend(colors, STEEL, np.clip(chip * 4 - 1.1, 0, 0.9))
    scratch = crease(noise(stack(ring[:, 0] * 3, ring[:, 1] * 3, z * 0.9 + seed), seed + 6), 0.006)
    scratch *= np.clip(noise(place * 1.1 + 4, seed + 7) * 2.5 - 0.5, 0, 1)
    colors = blend(colors, (0.16, 0.16, 0.14), scratch * 0.7)
    dust = np.clip(0.30 + 0.5 * fbm(place * 2.2, 4, seed + 8, 0.6), 0, 0.7) * ((z > HEIGHT - 2.5) & (r < RADIUS - 0.5))
    colors = blend(colors, (0.22, 0.19, 0.15), dust * 0.6)
    runs = np.clip(fbm(stack(ring[:, 0] * 9, ring[:, 1] * 9, z * 0.02 + seed), 2, seed + 9) - 0.35, 0, 1)
    colors = blend(colors, (0.10, 0.075, 0.05), runs * 1.0 * np.clip(z / HEIGHT - 0.2, 0, 1))
    if not lid:
        rim = np.argmax(profile[:, 1])
        lined = np.repeat(np.arange(len(profile)) > rim + 3, sides)
        colors = blend(colors, ramp(tone, (0, (0.13, 0.075, 0.022)), (1, (0.26, 0.165, 0.06))), lined)
    return build_mesh("drum", vertices, faces, material, colors=colors)


def bung(x, y, radius, material, location):
    """A screw cap in the lid, with its rim and a bar across."""
    outline = [(radius, 0), (radius, 0.8), (radius - 0.4, 1.1), (radius - 0.9, 0.8), (radius - 1.0, 0.5), (0.001, 0.5)]
    vertices, faces = lathe(resample(outline, 60), 64)
    colors = np.broadcast_to((0.34, 0.32, 0.29), vertices.shape)
    put(build_mesh("bung", vertices, faces, material, colors=colors), (location[0] + x, location[1] + y, HEIGHT - 1.5))
