"""Minced beef as it leaves the grinder: strands side by side along a tray, pressed into one slab."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import fbm, noise

CELL, PITCH = 0.026, 0.36
# The slab closes up to the walls of its tray at this height.
LEAST, CORNER = 1.6, 2.2
LEAN = (
    (0.0, (0.050, 0.006, 0.005)),
    (0.35, (0.150, 0.016, 0.012)),
    (0.65, (0.255, 0.034, 0.024)),
    (1.0, (0.350, 0.080, 0.056)),
)
BROWN = (0.120, 0.030, 0.019)
FAT = ((0.0, (0.36, 0.19, 0.14)), (0.5, (0.55, 0.38, 0.30)), (1.0, (0.70, 0.56, 0.47)))


class Slab:
    """Heights over a tray, and which strand lies on top."""

    def __init__(self, size, seed):
        self.length, self.width, high = size
        self.x = np.arange(-self.length / 2, self.length / 2, CELL)
        self.y = np.arange(-self.width / 2, self.width / 2, CELL)
        x, y = np.meshgrid(self.x, self.y, indexing="ij")
        # It was laid down in ropes, falls off to the walls, and no hand has leveled it.
        past = np.clip(1 - (self.length / 2 - np.abs(x)) / 2.4, 0, 1) ** 2.2
        aside = np.clip(1 - (self.width / 2 - np.abs(y)) / 2.0, 0, 1) ** 2.2
        self.ground = high * (0.60 + 0.40 * np.sqrt(np.clip(1 - past - aside, 0, 1)))
        self.ground += 0.30 * fbm(stack(x, y, seed * 3.0) * 0.16, 2, seed)
        rope = y + 0.8 * noise(stack(x * 0.13, y * 0.05, seed * 5.0), seed + 1)
        between = np.abs((rope / 4.9 + 0.5 + 0.31 * seed) % 1 - 0.5) * 4.9
        self.ground -= 0.30 * np.exp(-((between / 0.42) ** 2))
        self.height = np.maximum(self.ground - 0.3, LEAST)
        self.top = np.full(x.shape, -1)
        self.count = 0

    def lay(self, path, start, end, radius, lift):
        """Press a strand into the slab along y = path(x) from start to end; its ends sink out of sight."""
        rows = np.nonzero((self.x > start) & (self.x < end))[0]
        if not len(rows):
            return
        x, y = self.x[rows], path[rows]
        span = np.arange(-int(radius / CELL) - 1, int(radius / CELL) + 2)
        columns = ((y + self.width / 2) / CELL).astype(int)[:, None] + span
        ok = ((columns >= 0) & (columns < len(self.y))).all(1)
        rows, columns, x, y, lift = rows[ok], columns[ok], x[ok], y[ok], lift[rows][ok]
        away = (self.y[columns] - y[:, None]) / radius
        sink = 0.5 * np.exp(-np.minimum(x - start, end - x) / 0.22)
        round_back = np.sqrt(np.clip(1 - away**2, 0, 1))
        at = (rows[:, None], columns)
        z = self.ground[at] + (lift - sink)[:, None] + radius * round_back
        z = np.where(np.abs(away) < 1, z, 0)
        higher = z > self.height[at]
        self.height[at] = np.where(higher, z, self.height[at])
        self.top[at] = np.where(higher, self.count, self.top[at])
        self.count += 1


def lay_strands(slab, rng, seed):
    """Long strands that sway together, and over them a few bundles that came to lie a little askew."""
    x = slab.x

    def sway(s):
        broad = noise(stack(x * 0.13, s * 0.11, 1.0), seed + 2)
        return s + broad + 0.26 * noise(stack(x * 0.36, s * 0.36, 2.0), seed + 3)

    def own(k, amount):
        return amount * noise(stack(x * 1.1, k * 7.7, 3.0), seed + 4)

    k = 0
    for s in np.arange(-slab.width / 2, slab.width / 2, PITCH * 0.82):
        at = -slab.length / 2 + rng.uniform(0, 0.5)
        while at < slab.length / 2 - 0.4:
            end = min(at + rng.gamma(2.2, 3.2) + 0.8, slab.length / 2 - rng.uniform(0, 0.4))
            k += 1
            lift = rng.normal() * 0.05 + own(k + 500, 0.13)
            slab.lay(sway(s + rng.normal() * 0.06) + own(k, 0.07), at, end, PITCH * rng.uniform(0.46, 0.62), lift)
            at = end - rng.uniform(0.05, 0.5)
    for _ in range(int(slab.length * slab.width / 12)):
        middle, half = rng.uniform(-0.45, 0.45) * slab.length, rng.uniform(1.4, 3.6)
        s, lean, many = rng.uniform(-0.44, 0.44) * slab.width, rng.normal() * 0.19, int(rng.integers(2, 6))
        for n in range(many):
            k += 1
            path = sway(s + n * PITCH * 0.84) + lean * (x - middle) + own(k, 0.09)
            reach = half * rng.uniform(0.6, 1.15)
            lift = 0.09 + rng.normal() * 0.05 + own(k + 500, 0.12)
            slab.lay(path, middle - reach, middle + reach, PITCH * rng.uniform(0.46, 0.60), lift)


def softened(heights, rounds):
    """Heights, each mixed with its neighbors."""
    for _ in range(rounds):
        for axis in (0, 1):
            pad = np.take(heights, [0, *range(heights.shape[axis]), heights.shape[axis] - 1], axis)
            low, mid, high = (np.take(pad, range(k, k + heights.shape[axis]), axis) for k in range(3))
            heights = 0.25 * low + 0.5 * mid + 0.25 * high
    return heights


def mince(size, seed):
    """Vertices, faces and colors of a slab in a tray."""
    rng = np.random.default_rng(seed)
    slab = Slab(size, seed)
    lay_strands(slab, rng, seed)
    x, y = np.meshgrid(slab.x, slab.y, indexing="ij")
    place = stack(x, y, seed * 11.0)
    # Meat and fat in grains: drawn out along the strands, some across them.
    grain = place * (2.6, 5.2, 1) + stack(slab.top * 0.37, 0, slab.top * 1.3)
    clump = fbm(place * (3.0, 4.2, 1), 2, seed + 5)
    fine = noise(place * (9, 12, 1) + 3, seed + 6)
    fat = noise(grain * 0.62 + 5, seed + 7) + 0.55 * noise(place * (1.5, 2.1, 1), seed + 8) + 0.40 * fine
    fat = fat + 0.30 * noise(place * 0.30, seed + 9)
    # Lumps of it, and where there is less it only makes the meat paler.
    white, pale = np.clip((fat - 0.46) * 5, 0, 1), np.clip((fat - 0.05) * 1.4, 0, 0.34)
    merged = np.clip(0.5 + 1.6 * noise(place * 0.55, seed + 10), 0, 1)
    near, far = softened(slab.height, 2), softened(slab.height, 14)
    height = near + (far - near) * 0.75 * merged
    height = height + 0.030 * clump + 0.016 * fine + 0.03 * white
    hollow = np.clip((softened(height, 60) - height) / 0.16, 0, 1)
    each = rng.normal(size=slab.count + 1)[slab.top]
    tone = 0.48 + 0.30 * noise(grain, seed + 11) + 0.12 * fine + 0.09 * each + 0.22 * noise(place * 0.4, seed + 12)
    colors = ramp(tone, *LEAN)
    colors = blend(colors, BROWN, np.clip(0.10 + 0.12 * each + 0.75 * noise(place * 0.22 + 9, seed + 14), 0, 0.6))
    colors = blend(colors, (0.42, 0.17, 0.125), pale)
    colors = blend(colors, ramp(0.55 + 0.5 * noise(place * 4, seed + 13) + 0.2 * fine, *FAT), white * 0.9)
    colors = blend(colors, colors * (0.30, 0.20, 0.20), hollow)
    # The corners of the tray are round.
    past, aside = (np.clip(np.abs(way) - side / 2 + CORNER, 0, None) for way, side in ((x, size[0]), (y, size[1])))
    grid = grid_faces(*x.shape)
    faces = grid[(np.hypot(past, aside) < CORNER).reshape(-1)[grid].all(1)]
    return stack(x, y, height).reshape(-1, 3), faces, colors.reshape(-1, 3)
