"""Minced beef: short torn strands, a bundle at a time, each pressed onto those under it."""

import math

import numpy as np

from color import blend, ramp
from mesh import build_mesh, grid_faces
from noise import fbm, noise

CELL, STEP, SIDES = 0.05, 0.045, 14
LEAN = (
    (0.0, (0.085, 0.016, 0.013)),
    (0.35, (0.215, 0.038, 0.031)),
    (0.65, (0.340, 0.085, 0.066)),
    (1.0, (0.460, 0.170, 0.130)),
)
BROWN = (0.165, 0.062, 0.040)
FAT = ((0.0, (0.42, 0.24, 0.17)), (0.5, (0.60, 0.42, 0.32)), (1.0, (0.72, 0.57, 0.45)))


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
        """Heights of a strand over its path: soft, it sinks into what lies under it."""
        at = tuple(np.moveaxis(self.cells(path)[:, None] + self.disc[None], -1, 0))
        bow = np.sqrt(np.clip(radius**2 - (self.disc**2).sum(1) * CELL**2, 0, None))
        under = self.height[at]
        z = need = 0.7 * under.mean(1) + 0.3 * under.max(1) + 0.1 * radius
        for _ in range(6):
            soft = np.convolve(np.pad(z, 3, "edge"), np.full(7, 1 / 7), "valid")
            z = np.maximum(need - 0.06, soft)
        np.maximum.at(self.height, at, z[:, None] + 0.85 * bow[None])
        return z


def bundle(rng, bed, spot):
    """Strands that fall together near a spot: (points, radius) of each."""
    low = bed.lowest([np.array([spot(rng)]) for _ in range(9)])[0]
    heading = rng.uniform(0, 2 * math.pi)
    aside = np.array([-math.sin(heading), math.cos(heading)])
    for _ in range(int(rng.integers(5, 10))):
        crumb = rng.random() < 0.2
        count = int((rng.uniform(0.22, 0.5) if crumb else rng.uniform(0.7, 2.3)) / STEP)
        turn = heading + np.cumsum(rng.normal(size=count)) * 0.08 + rng.normal() * (1.2 if crumb else 0.28)
        line = np.cumsum(np.stack([np.cos(turn), np.sin(turn)], -1) * STEP, 0)
        line += low - line[count // 2] + rng.normal(size=2) * 0.35
        path = bed.lowest([line + aside * shift for shift in rng.normal(size=5) * 0.8])
        radius = rng.uniform(0.13, 0.19)
        yield np.column_stack([path, bed.lay(path, radius)]), radius


def skin(path, radius):
    """Middle line and smooth skin of a strand, as two grids, and where along it each vertex is; its ends are torn."""
    along = np.gradient(path, axis=0)
    side = np.cross(along, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, along)
    up /= np.linalg.norm(up, axis=1)[:, None]
    turn = np.linspace(0, 2 * math.pi, SIDES, endpoint=False)
    way = side[:, None] * np.cos(turn)[None, :, None] * 1.12 + up[:, None] * np.sin(turn)[None, :, None] * 0.85
    from_end = np.minimum(np.arange(len(path)), np.arange(len(path))[::-1]) * STEP
    thick = radius * np.clip(from_end / 0.09, 0, 1) ** 0.5
    reach = np.repeat(np.arange(len(path)) * STEP, SIDES)
    return np.repeat(path[:, None], SIDES, 1).reshape(-1, 3), (way * thick[:, None, None]).reshape(-1, 3), reach


def mince(bundles, seed, reach, hill, spot, material):
    """Mesh of a heap over hill(x, y); `spot(rng)` is a place where a bundle may fall."""
    rng = np.random.default_rng(seed)
    bed = Bed(reach, hill)
    strands = [strand for _ in range(bundles) for strand in bundle(rng, bed, spot)]
    middle, out, along = (np.concatenate(part) for part in zip(*(skin(*strand) for strand in strands)))
    starts = np.cumsum([0, *(len(path) * SIDES for path, _ in strands)])
    faces = [grid_faces(len(path), SIDES, close_columns=True) + at for (path, _), at in zip(strands, starts)]
    # Every strand has meat of its own: fibers and flecks of fat run along it.
    own = np.repeat(np.arange(len(strands)), np.diff(starts))
    each = rng.normal(size=(3, len(strands)))[:, own]
    place = middle + out + own[:, None] * 3.1
    fiber = out * 11 + np.stack([along * 2.6, along * 1.1, own * 5.3], -1)
    rough = 0.30 * fbm(place * 4.0, 3, 5) + 0.26 * noise(fiber, 9)
    tone = 0.46 + 0.26 * noise(fiber, 21) + 0.10 * noise(place * 9.0, 23) + each[0] * 0.13
    colors = blend(ramp(tone, *LEAN), BROWN, np.clip(0.12 + each[1] * 0.2 + 0.45 * noise(middle * 0.5, 27), 0, 0.75))
    fat = noise(fiber * 0.8 + 7, 31) + 0.7 * noise(place * 10.0, 33) + 0.16 * each[2] + 0.3 * (each[2] > 1.7)
    colors = blend(colors, ramp(tone + 0.1, *FAT), np.clip((fat - 0.42) * 3.0, 0, 0.8))
    points = middle + out * (1 + rough)[:, None]
    return build_mesh("mince", points, np.concatenate(faces), material, colors=colors)
