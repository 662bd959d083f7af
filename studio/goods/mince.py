"""Minced beef as it leaves the grinder: short strands in bundles that cross, pressed into one slab."""

import numpy as np

from color import blend, ramp
from mesh import grid_faces, stack
from noise import fbm, noise

CELL, PITCH = 0.026, 0.36
LEAN = (
    (0.0, (0.050, 0.006, 0.005)),
    (0.35, (0.150, 0.016, 0.012)),
    (0.65, (0.255, 0.034, 0.024)),
    (1.0, (0.350, 0.080, 0.056)),
)
BROWN = (0.120, 0.030, 0.019)
FAT = ((0.0, (0.36, 0.19, 0.14)), (0.5, (0.55, 0.38, 0.30)), (1.0, (0.70, 0.56, 0.47)))


class Slab:
    """Heights over a tray; which strand lies on top, and where along and across it each place is."""

    def __init__(self, size, seed):
        self.length, self.width, high = size
        self.x = np.arange(-self.length / 2, self.length / 2, CELL)
        self.y = np.arange(-self.width / 2, self.width / 2, CELL)
        x, y = np.meshgrid(self.x, self.y, indexing="ij")
        # A low dome with a round, uneven edge; no hand has leveled it.
        out = ((np.abs(x) / self.length * 2) ** 5 + (np.abs(y) / self.width * 2) ** 5) ** 0.2
        wave = 0.55 * fbm(stack(x, y, seed * 7.0) * 0.30, 2, seed + 20)
        self.inside = (1 - out) * self.width / 2 - 0.55 + wave
        self.within = (1 - out) * self.width / 2 > 0.4
        edge = np.clip(1 - self.inside / 2.2, 0, 1)
        dome = high * (1.0 - 0.16 * out**2) + 0.30 * fbm(stack(x, y, seed * 3.0) * 0.22, 2, seed)
        self.ground = (dome - 0.2) * np.sqrt(np.clip(1 - edge**2.2, 0, 1))
        self.height = self.ground - 0.2
        self.top = np.full(x.shape, -1)
        self.along, self.across = np.zeros(x.shape), np.zeros(x.shape)
        self.count = 0

    def lay(self, path, radius, lift):
        """Press a strand into the slab along a path of evenly spaced points; its ends are round and sink."""
        way = np.gradient(path, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None]
        s = np.arange(len(path)) * CELL * 0.7
        rest = np.minimum(s, s[-1] - s)
        t = np.arange(-1, 1.001, CELL * 0.7 / radius)
        places = path[:, None] + stack(-way[:, 1], way[:, 0])[:, None] * (t * radius)[None, :, None]
        blunt = np.sqrt(np.clip(1 - (1 - np.clip(rest / radius, 0, 1)) ** 2, 0, 1))[:, None]
        round_back = np.sqrt(np.clip(blunt**2 - t**2, 0, 1))
        i, j = (((places + (self.length / 2, self.width / 2)) / CELL).astype(int)).transpose(2, 0, 1)
        ok = (round_back > 0) & (i >= 0) & (j >= 0) & (i < len(self.x)) & (j < len(self.y))
        along, across = (part[ok] for part in np.broadcast_arrays(s[:, None], t * radius))
        at = i[ok], j[ok]
        z = self.ground[at] + ((lift - 0.16 * np.exp(-rest / 0.3))[:, None] + radius * round_back)[ok]
        order = np.argsort(z)
        order = order[z[order] > self.height[at][order]]
        at = at[0][order], at[1][order]
        self.height[at], self.top[at] = z[order], self.count
        self.along[at], self.across[at] = along[order], across[order]
        self.count += 1


def lay_strands(slab, rng, seed):
    """Bundles of short strands that follow one another, each bundle turned a little its own way; some curl over."""
    for n in range(int(slab.length * slab.width * 1.5)):
        start = rng.uniform(-0.5, 0.5, 2) * (slab.length, slab.width)
        i, j = ((start + (slab.length / 2, slab.width / 2)) / CELL).astype(int)
        if slab.inside[min(i, len(slab.x) - 1), min(j, len(slab.y) - 1)] < 0.25:
            continue
        heading = 0.9 * noise(stack(start[0] * 0.13, start[1] * 0.13, 1.0), seed + 2) + rng.normal() * 0.42
        length, loops = rng.gamma(5.0, 0.62) + 0.7, rng.random() < 0.07
        bend = rng.normal() * (0.22 if not loops else 1.1)
        s = np.arange(0, length, CELL * 0.7)
        sway = 0.55 * noise(stack(s * 0.55, n * 3.3, 5.0), seed + 4)
        angle = heading + bend * (s - length / 2) + sway
        many = int(rng.integers(1, 3 if loops else 6))
        rise = rng.normal() * 0.07 + 0.10 * n / (slab.length * slab.width * 1.5)
        for k in range(many):
            own = angle + rng.normal() * 0.07 + 0.45 * noise(stack(s * 0.9, n * 3.3 + k * 0.4, 9.0), seed + 5)
            first = rng.uniform(0, 0.25) if k else 0.0
            keep = slice(int(first * len(s)), int(len(s) * rng.uniform(0.75, 1.0)))
            path = np.cumsum(stack(np.cos(own), np.sin(own)), 0) * CELL * 0.7
            path = path - path[len(path) // 2] + start
            side = (k - (many - 1) / 2) * PITCH * 0.86
            path = path + side * np.array([-np.sin(heading), np.cos(heading)])
            lift = rise + rng.normal() * 0.035 + 0.10 * noise(stack(s * 0.8, n * 1.7 + k, 3.0), seed + 6)
            slab.lay(path[keep], PITCH * rng.uniform(0.44, 0.58), lift[keep])


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
    grain = stack(slab.along * 2.4 + slab.top * 0.37, slab.across * 5.0, slab.top * 1.3)
    clump = fbm(place * (3.6, 3.6, 1), 2, seed + 5)
    fine = noise(place * (10, 10, 1) + 3, seed + 6)
    fat = noise(grain * 0.62 + 5, seed + 7) + 0.55 * noise(place * (1.8, 1.8, 1), seed + 8) + 0.40 * fine
    fat = fat + 0.30 * noise(place * 0.30, seed + 9)
    # Lumps of it, and where there is less it only makes the meat paler.
    white, pale = np.clip((fat - 0.46) * 5, 0, 1), np.clip((fat - 0.05) * 1.4, 0, 0.34)
    merged = np.clip(0.5 + 1.6 * noise(place * 0.55, seed + 10), 0, 1)
    near, far = softened(slab.height, 2), softened(slab.height, 14)
    height = near + (far - near) * 0.6 * merged
    height = height + 0.030 * clump + 0.016 * fine + 0.03 * white
    hollow = np.clip((softened(height, 60) - height) / 0.16, 0, 1)
    each = rng.normal(size=slab.count + 1)[slab.top]
    tone = 0.48 + 0.30 * noise(grain, seed + 11) + 0.12 * fine + 0.09 * each + 0.22 * noise(place * 0.4, seed + 12)
    colors = ramp(tone, *LEAN)
    colors = blend(colors, BROWN, np.clip(0.10 + 0.12 * each + 0.75 * noise(place * 0.22 + 9, seed + 14), 0, 0.6))
    colors = blend(colors, (0.42, 0.17, 0.125), pale)
    colors = blend(colors, ramp(0.55 + 0.5 * noise(place * 4, seed + 13) + 0.2 * fine, *FAT), white * 0.9)
    colors = blend(colors, colors * (0.30, 0.20, 0.20), hollow)
    grid = grid_faces(*x.shape)
    # What would stick out of the wall of the tray is left out.
    faces = grid[((height > 0.1) & slab.within).reshape(-1)[grid].any(1)]
    return stack(x, y, height).reshape(-1, 3), faces, colors.reshape(-1, 3)
