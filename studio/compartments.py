"""What lies in a compartment of a type case: poured, strewn, settled or heaped as powder, none of it on the slats."""

import numpy as np

from arrange import backing
from color import ramp
from goods.powder import relief
from goods.sugar import crystals
from goods.type_case import BRIM, FLOOR
from mesh import build_mesh, grid_faces, hull_points, points_on, put, stack, turned_by
from pour import Pile
from settle import place, settle

WALL = 40.0


class WalledPile(Pile):
    """A pile between walls that nothing leans on: beside them a slope ends."""

    def __init__(self, center, half, floor, cell, margin):
        def walled(x, y):
            return np.where((np.abs(x) < half[0]) & (np.abs(y) < half[1]), floor(x, y), WALL)

        super().__init__(center, max(half) + margin, walled, cell)
        self.half = half

    def level(self, x, y):
        x, y = (min(max(at, -edge), edge) for at, edge in zip((x, y), self.half - self.cell))
        return super().level(x, y)


class Compartment:
    """A compartment at x, y, filled to a little below its brim, and above it in the middle."""

    def __init__(self, x, y, half_x, half_y):
        self.at, self.half = np.array([x, y]), np.array([half_x, half_y])

    def surface(self, x, y, low=0.45, rise=0.5):
        """Height of the filling: `low` below the brim at the slats, by `rise` higher in the middle."""
        u, v = np.clip(np.abs(x / self.half[0]), 0, 1), np.clip(np.abs(y / self.half[1]), 0, 1)
        return BRIM - low + rise * (1 - u**1.9) * (1 - v**1.9)

    def bed(self, depth, rgb):
        """A dark filler, `depth` under the surface."""
        vertices, faces = self.sheet(0.2, depth)
        backing(vertices, faces, rgb, 0.05)

    def sheet(self, cell, depth=0.0):
        """Vertices and faces of the surface."""
        x, y = (np.linspace(-half, half, int(2 * half / cell)) for half in self.half)
        x, y = np.meshgrid(x, y, indexing="ij")
        z = np.maximum(self.surface(x, y) - depth, FLOOR)
        return stack(x + self.at[0], y + self.at[1], z).reshape(-1, 3), grid_faces(*x.shape)

    def pour(self, goods, rng, depth=None, rolls=16, tries=2):
        """Small goods, until nothing more stays below the surface."""
        depth = depth or max(0.4, goods.size[2] * 3.2)

        def floor(x, y):
            return np.maximum(self.surface(x, y) - depth, FLOOR)

        def lid(x, y):
            return self.surface(x, y) + 0.3 * goods.size[2]

        pile = WalledPile(self.at, self.half, floor, max(0.035, min(goods.size) / 3), max(goods.size) * 1.3)
        room = 4 * self.half[0] * self.half[1] * depth / (4.19 * np.prod(goods.size))
        for _ in range(int(room * tries)):
            spot = rng.uniform(-self.half[0], self.half[0]), rng.uniform(-self.half[1], self.half[1])
            landed = pile.add(*spot, goods.size, rng, rolls, 0.2, lid=lid)
            if landed:
                put(goods.meshes[int(rng.integers(len(goods.meshes)))], *landed, rng.uniform(0.94, 1.06))
        self.bed(depth, goods.dark)

    def strew(self, goods, count, rng, depth=0.6, tilt=0.18, scale=(0.8, 1.0)):
        """Leaves and threads without physics, layer by layer."""
        for i in range(count):
            k, size = i % len(goods.meshes), rng.uniform(*scale)
            turn = (rng.uniform(0, 6.3), rng.normal() * tilt, rng.uniform(0, 6.3))
            lying = (goods.shapes[k] @ turned_by(*turn).T)[:, :2] * size
            x, y = rng.uniform(0.05 - self.half - lying.min(0), self.half - 0.05 - lying.max(0))
            z = self.surface(x, y) - depth * (1 - i / count) + abs(rng.normal()) * 0.06
            put(goods.meshes[k], (self.at[0] + x, self.at[1] + y, z), turn, size)
        self.bed(depth * 0.5, goods.dark)

    def settle(self, name, goods, each, depth=1.6):
        """Large pieces, which hover when they are poured."""
        (x, y), (half_x, half_y) = self.at, self.half
        ring = np.array([(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]) + self.at
        walls = np.array([(*corner, z) for z in (0, WALL * 3) for corner in ring])
        sides = [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
        reach = max(np.abs(shape).max() for shape in goods.shapes)

        def spawn(rng):
            spread = np.maximum(self.half - reach, 0.1)
            return *(self.at + rng.uniform(-1, 1, 2) * spread), rng.uniform(4, 6)

        def keep(at):
            return at[2] < self.surface(at[0] - x, at[1] - y) + 0.35

        proxies = [hull_points(shape, 24) for shape in goods.shapes]
        physics = {"friction": 0.6, "batch": 8, "every": 9, "steps": 300, "keep": keep, "seed": 3}
        obstacles = [(walls, sides), self.sheet(0.6, depth)]
        place(settle(name, proxies, [each] * len(proxies), spawn, obstacles, **physics), goods.meshes)
        self.bed(depth, goods.dark)

    def powder(self, material, tones, seed, rough=(0.24, 0.07, 0.03), cell=0.028):
        """A low heap of powder; returns its vertices and faces."""
        vertices, faces = self.sheet(cell)
        vertices[:, 2] = self.surface(*(vertices[:, :2] - self.at).T, 0.75, 1.15)
        bumps, tone = relief(vertices * (1, 1, 0) + (0, 0, seed * 3.1), seed, rough)
        vertices[:, 2] += bumps
        colors = ramp(tone, (0.1, tones[0]), (0.5, tones[1]), (0.9, tones[2]))
        put(build_mesh("powder", vertices, faces, material, colors=colors))
        return vertices, faces

    def sugar(self, materials, tones, seed, count=30000, size=(0.035, 0.085), rough=(0.26, 0.13, 0.03)):
        """Damp sugar under a coat of crystals."""
        surface = self.powder(materials[0], tones, seed, rough)
        vertices, faces, colors = crystals(points_on(*surface, count, seed), size, tones, seed)
        put(build_mesh("crystals", vertices, faces, materials[1], False, colors=colors))
