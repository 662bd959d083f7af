"""Hot dogs in a vacuum pack: a row of them under a film that is drawn tight, its margin welded flat."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import crease, fbm, noise

CASING = (
    (0.0, (0.105, 0.024, 0.012)),
    (0.35, (0.190, 0.050, 0.024)),
    (0.6, (0.275, 0.088, 0.043)),
    (0.8, (0.350, 0.140, 0.075)),
    (1.0, (0.430, 0.215, 0.130)),
)
RADIUS = 1.25
EDGE = 1.5


def hot_dog_pack(seed, count=6, length=14.0, columns=420, rows=380):
    """Vertices, faces and colors of the pack, lying in xy, and of its clear margin: ((v, f, c), (v, f))."""
    rng = np.random.default_rng(seed)
    half_x, half_y = length / 2 + 0.5, count * RADIUS * 0.98 + 0.3
    x = np.linspace(-half_x - EDGE, half_x + EDGE, columns)[:, None]
    y = np.linspace(-half_y - EDGE, half_y + EDGE, rows)[None]
    x, y = np.broadcast_arrays(x, y)
    place = stack(x, y, 0.0 * x + seed * 9)
    height, which, along = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for k in range(count):
        sway = rng.normal() * 0.05 + 0.12 * np.sin(x * 0.3 + rng.uniform(0, 6))
        middle = (k - (count - 1) / 2) * RADIUS * 1.96 + sway
        shift, half = rng.normal() * 0.18, length / 2 - RADIUS - rng.uniform(0, 0.35)
        beyond = np.maximum(np.abs(x - shift) - half, 0)
        one = np.sqrt(np.maximum(RADIUS**2 - (y - middle) ** 2 - beyond**2, 0))
        which, along = np.where(one > height, k, which), np.where(one > height, x - shift, along)
        height = np.maximum(height, one)
    # Between two the film spans the gap; outside it comes down to the weld in pleats.
    out = np.maximum(np.abs(x) - length / 2 + 0.35, np.abs(y) - half_y + 0.55)
    span = np.where(out < 0, 0.55 * RADIUS, 0.55 * RADIUS - 0.62 * out)
    at_ends = noise(stack(y * 1.9, x * 0.3, 1.0 * seed), seed)
    at_sides = noise(stack(x * 1.6, y * 0.3, 1.0 * seed), seed + 1)
    lips = np.where(np.abs(x) / half_x > np.abs(y) / half_y, at_ends, at_sides)
    pleat = crease(lips, 0.16)
    near = np.exp(-((out / 0.9) ** 2))
    span = span + 0.30 * pleat * near
    taut = np.maximum(height, span)
    bridged = np.clip((span - height) / 0.25, 0, 1)
    crackle = crease(noise(place * np.array([0.9, 1.6, 1]) + 3, seed + 4), 0.05)
    crackle = crackle + 0.6 * crease(noise(place * 2.3, seed + 5), 0.05)
    patch = np.clip(0.25 + 1.3 * fbm(place * 0.3, 2, seed + 6), 0, 1)
    z = np.maximum(taut, 0.0) + 0.05 * crackle * patch + 0.02 * fbm(place * 1.2, 2, seed + 7)
    # Smoke browns each one in its own way, and its ends more than its middle.
    tone = 0.56 + 0.34 * fbm(stack(along * 0.35, y * 0.9, which * 7.0 + seed), 3, seed + 8)
    tone = tone + (rng.normal(size=count) * 0.13)[which.astype(int)]
    tone = tone - 0.26 * np.clip((np.abs(along) - length * 0.30) / (length * 0.18), 0, 1) ** 2
    tone = tone - 0.14 * np.clip(1 - height / RADIUS, 0, 1)
    colors = ramp(tone, *CASING)
    colors = blend(colors, (0.11, 0.026, 0.014), bridged * (out < 0.1) * 0.85)
    colors = blend(colors, (0.50, 0.34, 0.24), np.clip(crackle * patch, 0, 1) * 0.16)
    body = (out < 0.55) | (height > 0.05)
    grid = grid_faces(columns, rows)
    inside = body.reshape(-1)[grid].all(1)
    top = stack(x, y, z).reshape(-1, 3)
    flat = stack(x, y, 0.10 + 0.25 * lips * np.clip(out, 0, 1) + 0.30 * pleat * near).reshape(-1, 3)
    lower = top * np.array([1, 1, -0.8])
    points = np.concatenate([top, lower])
    faces = np.concatenate([grid[inside], grid[inside][:, ::-1] + len(top)])
    margin = grid[(out > 0.2).reshape(-1)[grid].all(1)]
    return (points, faces, np.concatenate([colors.reshape(-1, 3)] * 2)), (flat, margin)
