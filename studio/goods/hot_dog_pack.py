"""Hot dogs in a vacuum pack: a row of them, round at both ends, under a film that is drawn tight and welded around."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import crease, fbm, noise

CASING = (
    (0.0, (0.092, 0.018, 0.009)),
    (0.35, (0.168, 0.038, 0.017)),
    (0.6, (0.245, 0.070, 0.031)),
    (0.8, (0.315, 0.112, 0.055)),
    (1.0, (0.390, 0.180, 0.100)),
)
RADIUS, EDGE = 1.25, 0.95
AROUND, ALONG = 72, 200


class HotDog:
    """One of the row: where its middle runs, and where it ends."""

    def __init__(self, rng, k, count, length):
        self.rest = (k - (count - 1) / 2) * RADIUS * 1.97 + rng.normal() * 0.03
        self.phase, self.shift = rng.uniform(0, 6), rng.normal() * 0.16
        self.half = length / 2 - rng.uniform(0, 0.3)
        self.tone, self.seed = rng.normal() * 0.13, int(rng.integers(1000))

    def middle(self, x):
        return self.rest + 0.10 * np.sin(x * 0.3 + self.phase)

    def radius(self, x):
        """Its radius at x: it ends in a dome, a little blunter than a ball."""
        beyond = np.clip((np.abs(x - self.shift) - self.half + 1.1 * RADIUS) / (1.1 * RADIUS), 0, 1)
        return RADIUS * (1 - beyond**2.3) ** 0.5

    def height(self, x, y):
        """How high it stands over a point, 0 beside it."""
        return np.sqrt(np.maximum(self.radius(x) ** 2 - (y - self.middle(x)) ** 2, 0))

    def skin(self):
        """Vertices, faces and colors. Smoke browns each one in its own way, and its ends more than its middle."""
        # Rings stand closer toward the ends.
        way = np.sin(np.linspace(-math.pi / 2, math.pi / 2, ALONG)) * self.half
        x = (way + self.shift)[:, None]
        angle = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)[None]
        r = self.radius(x)
        place = stack(x, np.cos(angle) * RADIUS, np.sin(angle) * RADIUS) + self.seed
        r = r * (1 + 0.012 * fbm(place * 0.5, 2, 3))
        points = stack(x, self.middle(x) + r * np.cos(angle), r * np.sin(angle))
        tone = 0.56 + self.tone + 0.34 * fbm(place * (0.35, 0.9, 0.9), 3, 8)
        tone = tone - 0.30 * np.clip(np.abs(way[:, None]) / self.half - 0.72, 0, 1) ** 2 * 12
        # Ends that were tied off are drawn together.
        tip = np.clip(1 - r / (0.34 * RADIUS), 0, 1)
        tone = tone - 0.35 * tip
        colors = blend(ramp(tone, *CASING), (0.09, 0.020, 0.011), np.clip(0.45 - np.sin(angle), 0, 1) * 0.6)
        return points.reshape(-1, 3), grid_faces(ALONG, AROUND, close_columns=True), colors.reshape(-1, 3)


def closed_gaps(height, span):
    """Heights that a film keeps to: it bridges what is narrower than the span."""
    for axis in (0, 1):
        total = np.cumsum(np.pad(height, [(span, span) if n == axis else (0, 0) for n in (0, 1)], "edge"), axis)
        upper = np.take(total, range(2 * span, total.shape[axis]), axis)
        height = (upper - np.take(total, range(total.shape[axis] - 2 * span), axis)) / (2 * span)
    return height


def hot_dog_pack(seed, count=6, length=17.5, columns=540, rows=440):
    """Lying in xy: vertices, faces and colors of the hot dogs, vertices and faces of the film: ((v, f, c), (v, f))."""
    rng = np.random.default_rng(seed)
    dogs = [HotDog(rng, k, count, length) for k in range(count)]
    half_x, half_y = length / 2 + 0.35 + EDGE, count * RADIUS * 0.985 + 0.35 + EDGE
    x, y = np.meshgrid(np.linspace(-half_x, half_x, columns), np.linspace(-half_y, half_y, rows), indexing="ij")
    place = stack(x, y, seed * 9.0)
    height = np.max([dog.height(x, y) for dog in dogs], axis=0)
    taut = np.maximum(height, closed_gaps(closed_gaps(height, 15), 11) * 1.10)
    # Outside it comes down to the weld in folds, no two alike, many places without one.
    out = EDGE - np.minimum(half_x - np.abs(x), half_y - np.abs(y))
    at_ends = half_x - np.abs(x) < half_y - np.abs(y)
    run, across = np.where(at_ends, y, x), np.where(at_ends, x, y)
    wander = run + 0.35 * noise(stack(across * 0.8, run * 0.3, seed * 3.0), seed)
    folds = crease(noise(stack(wander * 0.9, at_ends * 9.0, seed * 5.0), seed + 1), 0.07)
    folds = folds + 0.6 * crease(noise(stack(wander * 2.2, at_ends * 5.0, seed * 5.0), seed + 2), 0.10)
    folds = folds * np.clip(0.2 + 1.5 * noise(stack(run * 0.35, at_ends * 7.0, seed * 2.0), seed + 3), 0, 1)
    beside = np.clip(1 - height / (0.6 * RADIUS), 0, 1)
    reach = np.exp(-((np.clip(out + 0.25, 0, None) / 0.45) ** 2))
    crackle = crease(noise(place * (0.9, 1.6, 1) + 3, seed + 4), 0.05)
    crackle = crackle + 0.6 * crease(noise(place * 2.3, seed + 5), 0.05)
    patch = np.clip(0.25 + 1.3 * fbm(place * 0.3, 2, seed + 6), 0, 1)
    bridged = np.clip((taut - height) / 0.2, 0, 1)
    z = taut + 0.03 + 0.17 * folds * beside * reach + (0.04 + 0.05 * bridged) * crackle * patch
    z = z + 0.07 * noise(place * 0.5, seed + 7) * np.clip(out / EDGE + 0.4, 0, 1)
    film = stack(x, y, z).reshape(-1, 3), grid_faces(columns, rows)
    parts = [dog.skin() for dog in dogs]
    faces = np.concatenate([part[1] + n * AROUND * ALONG for n, part in enumerate(parts)])
    return (np.concatenate([part[0] for part in parts]), faces, np.concatenate([part[2] for part in parts])), film
