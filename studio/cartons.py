"""Open cartons on the stage, and what lies in them: fruit in rows, or small goods to the rim."""

import numpy as np

from arrange import backing
from goods.carton import open_carton
from materials import plain
from mesh import build_mesh, grid_faces, put, stack, turned_by
from pour import Pile


def along_x(rng):
    """A turn for a long piece: rolled anyhow, nearly level, either end first."""
    return rng.uniform(0, 6.3), rng.normal() * 0.06, rng.choice([0, np.pi]) + rng.normal() * 0.16


class Carton:
    """An open carton at `spot` (x, y, turn), on another one where it stands `up`. Its own coordinates start in the
    middle of its floor."""

    def __init__(self, size, seed, spot, board, mark, drops, up=0.0, **look):
        x, y, self.turn = spot
        self.size, self.at, self.turned = size, np.array([x, y, up]), turned_by(0, 0, self.turn)
        put(open_carton(size, seed, [board], mark, drops, **look), self.at, (0, 0, self.turn))

    def to_stage(self, points):
        return np.asarray(points, float) @ self.turned.T + self.at

    def holds(self, points):
        """Whether points of the stage keep clear of its sides: they lie between or above them, or hang over outside."""
        u, v, z = ((points - self.at) @ self.turned).T
        out = np.maximum(np.abs(u) - self.size[0] / 2, np.abs(v) - self.size[1] / 2)
        return not np.any((np.abs(out) < 0.7) & (z < self.size[2] + 0.2))

    def bed(self, level, dark):
        """A dark floor under what is shown."""
        u, v = self.size[0] / 2 - 1, self.size[1] / 2 - 1
        corners = self.to_stage([(-u, -v, level), (u, -v, level), (u, v, level), (-u, v, level)])
        put(build_mesh("bed", corners, [(0, 1, 2, 3)], plain("bed", dark), False))

    def rows(self, fruit, pitch, columns, rows, level, rng, scale=(0.96, 1.03)):
        """Round fruit in rows, every second row shifted by half a fruit and one fruit shorter; +x is the stem."""
        for row in range(rows):
            shifted = row % 2
            for column in range(columns - shifted):
                u = (column - (columns - 1 - shifted) / 2) * pitch
                v = (row - (rows - 1) / 2) * pitch * 0.935
                at = (u + rng.normal() * 0.15, v + rng.normal() * 0.15, level + rng.normal() * 0.25)
                # The stem looks up from most of them, never quite straight.
                way = (rng.uniform(0, 6.3), -1.2 + rng.normal() * 0.5, rng.uniform(0, 6.3))
                put(fruit[int(rng.integers(len(fruit)))], self.to_stage(at), way, rng.uniform(*scale))

    def lay(self, pieces, count, level, rng, tries=160, cell=0.3, way=None, tilt=0.0):
        """Lay pieces (mesh, vertices), each where it comes to lie lowest: long ones (along x) roughly side by side,
        others turned by way(rng). A carton that is packed at a `tilt` toward its front left is packed tighter."""
        half = np.array(self.size[:2]) / 2 - 0.9
        ground = np.full((2 * half / cell).astype(int) + 1, float(level))
        for i in range(count):
            mesh, vertices = pieces[i % len(pieces)]
            best, lowest = None, np.inf
            for _ in range(tries):
                turn = way(rng) if way else along_x(rng)
                turned = vertices[::7] @ turned_by(*turn).T
                low, high = -half - turned[:, :2].min(0), half - turned[:, :2].max(0)
                if np.any(low > high):
                    continue
                at = rng.uniform(low, high)
                cells = tuple(((turned[:, :2] + at + half) / cell).astype(int).T)
                z = (ground[cells] - turned[:, 2]).max()
                if z + tilt * at.sum() < lowest:
                    best, lowest = (z, at, turn, cells, turned[:, 2]), z + tilt * at.sum()
            z, at, turn, cells, top = best
            np.maximum.at(ground, cells, top + z)
            put(mesh, self.to_stage((*at, z)), (*turn[:2], turn[2] + self.turn))

    def fill(self, goods, count, rng, level, rise=1.5, rolls=9, sway=0.3):
        """Pour goods over a hidden mound that starts at `level`."""
        half_x, half_y = self.size[0] / 2 - 0.9, self.size[1] / 2 - 0.9

        def mound(x, y):
            return level + rise * np.exp(-((x / 13) ** 2) - ((y - 2) / 9) ** 2)

        def inside(x, y):
            return np.where((np.abs(x) < half_x) & (np.abs(y) < half_y), mound(x, y), 40.0)

        pile = Pile((0, 0), max(self.size[:2]) * 0.6, inside, cell=0.14)
        margin = goods.size[0] * 0.8
        for _ in range(count):
            spot = rng.uniform(margin - half_x, half_x - margin), rng.uniform(margin - half_y, half_y - margin)
            landed = pile.add(*spot, goods.size, rng, rolls=rolls, sway=sway)
            if landed:
                rotation = landed[1].copy()
                rotation.z += self.turn
                mesh = goods.meshes[int(rng.integers(len(goods.meshes)))]
                put(mesh, self.to_stage(landed[0]), rotation, rng.uniform(0.92, 1.08))
        u, v = np.meshgrid(np.linspace(-half_x, half_x, 60), np.linspace(-half_y, half_y, 60), indexing="ij")
        backing(self.to_stage(stack(u, v, mound(u, v)).reshape(-1, 3)), grid_faces(60, 60), goods.dark, 0.1)
