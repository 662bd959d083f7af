"""Cashews."""

import numpy as np

from color import blend, ramp
from mesh import polar_sphere, sphere, stack
from noise import crease, fbm, noise


def cashew(seed, around=150, along=130):
    """Fat arc: thick head, thinner tail, flattened inside, faint seam between the two halves."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, angle, y, z = polar_sphere(around, along)
    half, Rc = rng.uniform(1.15, 1.42), 0.90 * rng.uniform(0.93, 1.1)
    profile = np.power(np.clip(1 - axis * axis, 0, 1), 0.43) * (1 + 0.17 * axis)
    radius_at = 0.50 * rng.uniform(0.92, 1.08) * profile
    lump = fbm(stack(axis * 1.6, y * 0.9, z * 0.9 + seed * 3), 3, seed)
    fiber = fbm(stack(axis * 3, y * 9, z * 9 + seed), 3, seed + 3)
    pit = fbm(stack(axis * 14, y * 9, z * 9 + seed), 2, seed + 5)
    seam = crease(np.abs(z), 0.10) * np.clip(1.3 - axis * axis, 0, 1) * np.where(y < 0, 1.0, 0.35)
    k = 1 + 0.09 * lump + 0.018 * fiber + 0.008 * pit - 0.10 * seam
    a = radius_at * k * np.where(y < 0, y * 0.86, y)
    b = radius_at * k * z * 0.88
    thickness = axis * half
    points = stack(
        (Rc + a) * np.sin(thickness),
        (Rc + a) * np.cos(thickness) - Rc * 0.72,
        b + 0.05 * axis * axis * rng.uniform(-1, 1),
    )
    tone = (
        0.55
        + 0.20 * lump
        + 0.16 * fiber
        + 0.12 * pit
        - 0.35 * seam
        + 0.10 * fbm(stack(axis * 0.9, y * 0.7, z * 0.7 + seed), 2, seed + 8)
    )
    colors = ramp(
        tone,
        (0.0, (0.34, 0.18, 0.065)),
        (0.3, (0.53, 0.345, 0.17)),
        (0.6, (0.68, 0.50, 0.29)),
        (1.0, (0.80, 0.65, 0.43)),
    )
    return points, faces, blend(colors, (0.36, 0.19, 0.075), np.clip((np.abs(axis) - 0.93) * 9, 0, 0.55))


STRAW = (
    (0.0, (0.38, 0.205, 0.08)),
    (0.3, (0.57, 0.375, 0.19)),
    (0.6, (0.71, 0.525, 0.305)),
    (1.0, (0.82, 0.665, 0.44)),
)
TAN = (0.33, 0.155, 0.055)
CRUMB = (0.80, 0.68, 0.49)


def crescent(rng, axis):
    """Center line of a kernel at -1..1 along it: x, y and the outward direction. It bends most in the middle, and the
    tail (-1) hooks in further than the head."""
    s = np.linspace(-1, 1, 400)
    bend = rng.uniform(1.18, 1.40) * (1 + 0.38 * np.cos(np.pi * s) - 0.22 * s)
    step = s[1] - s[0]
    theta = np.cumsum(bend) * step
    theta -= np.interp(0, s, theta)
    half = rng.uniform(1.28, 1.42)
    x, y = np.cumsum(np.cos(theta)) * step * half, np.cumsum(-np.sin(theta)) * step * half
    x, y = x - x.mean(), y - y.mean()
    theta = np.interp(axis, s, theta)
    return np.interp(axis, s, x), np.interp(axis, s, y), np.sin(theta), np.cos(theta)


def whole_cashew(seed, around=200, along=190, split=False):
    """Slim kernel for close-ups: a true crescent, smooth, faint seam on its back. `split` is one half of it, with the
    flat inner face down (-z) and a shallow channel along that."""
    rng = np.random.default_rng(seed)
    vertices, faces, axis, _, y, z = polar_sphere(around, along)
    x0, y0, nx, ny = crescent(rng, axis)
    profile = np.power(np.clip(1 - axis, 0, 2), 0.46) * np.power(np.clip(1 + axis, 0, 2), 0.62) * (1 + 0.08 * axis)
    radius = 0.47 * rng.uniform(0.94, 1.06) * profile
    body = stack(axis * 1.3, y * 0.45, z * 0.45)
    lump = fbm(body * 1.1 + seed * 3, 2, seed)
    grain = fbm(body * 13 + seed, 3, seed + 3, 0.6, turned=True)
    fiber = fbm(stack(axis * 2.2, y * 6, z * 6 + seed), 3, seed + 5, 0.6)
    plane = noise(body * 2.0 + seed * 9, seed + 6)
    middle = np.clip(1.05 - axis**2, 0, 1)
    back = crease(z, 0.07) * (y > 0) * middle
    fold = crease(z, 0.16) * np.clip(-y, 0, 1) * np.clip(1.15 - 1.5 * axis**2, 0, 1)
    k = 1 + 0.075 * lump + 0.035 * np.abs(plane) + 0.006 * grain + 0.004 * fiber - 0.022 * back - 0.12 * fold
    across = np.where(y < 0, y * 0.84, y)
    high = z * (0.90 + 0.08 * y)
    tone = 0.62 + 0.14 * lump + 0.13 * grain + 0.10 * fiber - 0.06 * back - 0.30 * fold
    tone = tone + 0.24 * fbm(body * 2.3 + seed * 5, 3, seed + 8, turned=True)
    tan = np.clip((np.abs(axis) + 0.10 * lump + 0.04 * grain - 0.72) * 3.2, 0, 0.75) * rng.uniform(0.35, 1.0)
    fleck = fbm(body * 3.2 + seed * 7, 3, seed + 11, turned=True) - rng.uniform(0.6, 0.95)
    tan = np.maximum(tan, np.clip(fleck * 5, 0, 0.45))
    if split:
        inner = z < 0
        channel = 0.20 * crease(y - 0.05, 0.38) * np.clip(1.1 - 1.3 * axis**2, 0, 1)
        high = np.where(inner, channel + 0.02 * grain, high)
        tone = np.where(inner, 0.72 + 0.12 * lump + 0.10 * grain - 1.8 * channel, tone)
        tan = np.where(inner, crease(np.abs(y) - 1, 0.06) * 0.25, tan)
    out = radius * k * across
    points = stack(x0 + out * nx, y0 + out * ny, radius * k * high + 0.06 * rng.uniform(-1, 1) * axis**2)
    points -= points.mean(0)
    return points, faces, blend(ramp(tone, *STRAW), TAN, tan)


def split_cashew(seed):
    """Half a kernel, the flat face down."""
    return whole_cashew(seed, split=True)


def cashew_crumb(seed):
    """A broken bit of 1 or 2 mm with flat faces, paler than the skin: shade it flat."""
    rng = np.random.default_rng(seed)
    vertices, faces, _ = sphere(9, 6)
    reach = 0.11 * (1 + 0.3 * rng.normal(size=len(vertices)).clip(-1.5, 1.5))
    points = vertices * reach[:, None] * rng.uniform(0.5, 1.3, 3)
    return points, faces, np.broadcast_to(CRUMB, points.shape)
