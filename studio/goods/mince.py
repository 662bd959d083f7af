"""Minced beef: strands as they leave the plate of a grinder, a bundle at a time, each laid on those under it."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, grid_faces
from noise import fbm, noise

CELL, STEP, SIDES = 0.05, 0.055, 15
LEAN = (
    (0.0, (0.075, 0.006, 0.006)),
    (0.4, (0.200, 0.018, 0.015)),
    (0.7, (0.330, 0.048, 0.036)),
    (1.0, (0.450, 0.110, 0.080)),
)
FAT = ((0.0, (0.42, 0.22, 0.17)), (0.5, (0.62, 0.44, 0.36)), (1.0, (0.72, 0.59, 0.50)))


class Bed:
    """Height map over a hill, that strands come to lie on."""

    def __init__(self, reach, hill):
        self.reach = reach
        axis = np.arange(-reach, reach, CELL)
        self.hill = hill(*np.meshgrid(axis, axis, indexing="ij"))
        self.height = self.hill.copy()
        span = np.arange(-4, 5)
        i, j = np.meshgrid(span, span, indexing="ij")
        near = np.hypot(i, j) * CELL < 0.19
        self.disc = np.stack([i[near], j[near]], -1)

    def cells(self, path):
        return np.clip(((path + self.reach) / CELL).astype(int), 4, len(self.height) - 5)

    def lowest(self, paths):
        """Of several paths the one that a falling strand slides to."""

        def covered(path):
            at = tuple(self.cells(path).T)
            return (self.height[at] - self.hill[at]).mean()

        return min(paths, key=covered)

    def lay(self, path, radius):
        """Heights of a strand over its path: it follows what lies under it, but not into every gap."""
        at = tuple(np.moveaxis(self.cells(path)[:, None] + self.disc[None], -1, 0))
        bow = np.sqrt(np.clip(radius**2 - (self.disc**2).sum(1) * CELL**2, 0, None))
        z = need = (self.height[at] + 0.62 * bow).max(1)
        for _ in range(20):
            soft = np.convolve(np.pad(z, 4, "edge"), np.full(9, 1 / 9), "valid")
            z = np.maximum(need - 0.04, soft)
        np.maximum.at(self.height, at, z[:, None] + bow[None])
        return z


def bundle(rng, bed, spot):
    """Strands that fall together near a spot: (points, radius) of each."""
    low = bed.lowest([np.array([spot(rng)]) for _ in range(9)])[0]
    heading, bend = rng.uniform(0, 2 * math.pi), rng.normal() * 0.22
    aside = np.array([-math.sin(heading), math.cos(heading)])
    for _ in range(int(rng.integers(5, 10))):
        count = int(rng.uniform(1.8, 5.0) / STEP)
        wander = np.cumsum(rng.normal(size=count)) * 0.045 + rng.normal() * 0.22
        turn = heading + bend * np.linspace(-1, 1, count) * count * STEP + wander
        line = np.cumsum(np.stack([np.cos(turn), np.sin(turn)], -1) * STEP, 0)
        line += low - line[count // 2] + rng.normal(size=2) * 0.3
        path = bed.lowest([line + aside * shift for shift in rng.normal(size=6)])
        radius = rng.uniform(0.13, 0.165)
        yield np.column_stack([path, bed.lay(path, radius)]), radius


def skin(path, radius):
    """Middle line and smooth skin of a strand, as two grids; its ends are torn off short."""
    along = np.gradient(path, axis=0)
    side = np.cross(along, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, along)
    up /= np.linalg.norm(up, axis=1)[:, None]
    turn = np.linspace(0, 2 * math.pi, SIDES, endpoint=False)
    way = side[:, None] * np.cos(turn)[None, :, None] + up[:, None] * np.sin(turn)[None, :, None]
    from_end = np.minimum(np.arange(len(path)), np.arange(len(path))[::-1]) * STEP
    thick = radius * np.clip(from_end / 0.14, 0, 1) ** 0.5
    return np.repeat(path[:, None], SIDES, 1).reshape(-1, 3), (way * thick[:, None, None]).reshape(-1, 3)


def mince(bundles, seed, reach, hill, spot, material):
    """Mesh of a heap over hill(x, y); `spot(rng)` is a place where a bundle may fall."""
    rng = np.random.default_rng(seed)
    bed = Bed(reach, hill)
    strands = [strand for _ in range(bundles) for strand in bundle(rng, bed, spot)]
    middle, out = (np.concatenate(part) for part in zip(*(skin(*strand) for strand in strands)))
    starts = np.cumsum([0, *(len(path) * SIDES for path, _ in strands)])
    faces = [grid_faces(len(path), SIDES, close_columns=True) + at for (path, _), at in zip(strands, starts)]
    # Every strand has meat of its own, and its own share of light.
    own = np.repeat(np.arange(len(strands)), np.diff(starts))
    place = middle + out + own[:, None] * 3.1
    rough = 0.24 * fbm(place * 3.2, 2, 5) + 0.24 * np.abs(noise(place * 8.5, 9))
    tone = 0.44 + 0.26 * noise(place * 5.5, 21) + rng.normal(size=len(strands))[own] * 0.10
    fat = noise(place * 4.0 + 7, 31) + 0.7 * noise(place * 8.0, 33)
    colors = blend(ramp(tone, *LEAN), ramp(tone + 0.1, *FAT), np.clip((fat - 0.36) * 3.2, 0, 0.88))
    points = middle + out * (1 + rough)[:, None]
    return build_mesh("mince", points, np.concatenate(faces), material, colors=colors)
