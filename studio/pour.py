"""Pour small goods without a physics engine: a piece falls straight down on a height map, rolls downhill and stays.

Every piece counts as an ellipsoid, whose lower and upper surface over the table have a closed form. Thousands of seeds
settle in seconds this way; hull physics takes minutes for hundreds.
"""

import math

import numpy as np
from mathutils import Euler

from arrange import backing, mound
from containers import bowl_radius, dome
from mesh import put


class Pile:
    """A square height map around `center`; `floor(x, y)` gives the surface that the first pieces fall on."""

    def __init__(self, center, reach, floor=None, cell=0.06):
        self.center = center
        self.reach = reach
        self.cell = cell
        side = int(2 * reach / cell)
        axis = (np.arange(side) + 0.5) * cell - reach
        x, y = np.meshgrid(axis, axis, indexing="ij")
        self.height = floor(x, y) if floor else np.zeros((side, side))

    def patch(self, x, y, size):
        """The part of the map under a piece, and its offsets from the middle of the piece."""
        span = int(size / self.cell) + 1
        row = max(int((x + self.reach) / self.cell) - span, 0)
        column = max(int((y + self.reach) / self.cell) - span, 0)
        part = self.height[row : row + 2 * span + 1, column : column + 2 * span + 1]
        dx = (np.arange(part.shape[0]) + row + 0.5) * self.cell - self.reach - x
        dy = (np.arange(part.shape[1]) + column + 0.5) * self.cell - self.reach - y
        return part, dx[:, None], dy[None, :]

    def stand(self, vertices):
        """Let a thing stand in the pile: later pieces fall on it. Its vertices must lie closer than the cells."""
        cells = ((vertices[:, :2] - np.array(self.center) + self.reach) / self.cell).astype(int)
        inside = ((cells >= 0) & (cells < len(self.height))).all(1)
        np.maximum.at(self.height, tuple(cells[inside].T), vertices[inside, 2])

    def level(self, x, y):
        """Height of the map at a point."""
        last = len(self.height) - 1
        row = min(max(int((x + self.reach) / self.cell), 0), last)
        column = min(max(int((y + self.reach) / self.cell), 0), last)
        return self.height[row, column]

    def lying(self, x, y, yaw, size, sway):
        """Rotation of a piece that lies along the slope under it."""
        along = size[0] * 0.7
        across = size[1] * 0.7
        c, s = math.cos(yaw), math.sin(yaw)
        rise = self.level(x + c * along, y + s * along) - self.level(x - c * along, y - s * along)
        lean = self.level(x - s * across, y + c * across) - self.level(x + s * across, y - c * across)
        pitch = -math.atan2(rise, 2 * along) * 0.8 + sway[0]
        roll = math.atan2(lean, 2 * across) * 0.6 + sway[1]
        return Euler((roll, pitch, yaw))

    def contact(self, x, y, turn, size):
        """Height at which the piece touches, the part of the map under it, and its upper side."""
        rotation = np.array(turn.to_matrix())
        form = rotation @ np.diag(1 / np.array(size) ** 2) @ rotation.T
        part, dx, dy = self.patch(x, y, max(size))
        half = form[0, 2] * dx + form[1, 2] * dy
        rest = form[0, 0] * dx**2 + 2 * form[0, 1] * dx * dy + form[1, 1] * dy**2 - 1
        root = half**2 - form[2, 2] * rest
        inside = root > 0
        root = np.sqrt(np.where(inside, root, 0))
        lower = (-half - root) / form[2, 2]
        upper = (-half + root) / form[2, 2]
        z = np.where(inside, part - lower, -9).max()
        return z, part, np.where(inside, upper, -99)

    def add(self, x, y, size, rng, rolls=7, sway=0.15, within=None, lid=None):
        """Let a piece with the half axes `size` fall at x, y (from the center). Returns its position and rotation, or
        None if it falls beside the map, farther than `within` from the center, or stays above `lid(x, y)`."""
        best = None
        edge = self.reach - max(size) * 1.2
        for _ in range(rolls + 1):
            if best:
                step = rng.normal(size=2) * size[1] * 1.6
                x, y = best[1] + step[0], best[2] + step[1]
            if max(abs(x), abs(y)) > edge or (within and math.hypot(x, y) > within):
                continue
            turn = self.lying(x, y, rng.uniform(0, 2 * math.pi), size, rng.normal(size=2) * sway)
            z, part, upper = self.contact(x, y, turn, size)
            if best is None or z < best[0]:
                best = (z, x, y, turn, part, upper)
        if best is None or (lid and best[0] > lid(best[1], best[2])):
            return None
        z, x, y, turn, part, upper = best
        np.maximum(part, z + upper, out=part)
        return (x + self.center[0], y + self.center[1], z), turn


def in_circle(x, y, radius, crowd=0.5):
    """A spot(rng) within a circle; `crowd` above 0.5 moves the pieces to the middle."""

    def spot(rng):
        angle = rng.uniform(0, 2 * math.pi)
        distance = radius * rng.random() ** crowd
        return x + distance * math.cos(angle), y + distance * math.sin(angle)

    return spot


def pour(pile, goods, count, spot, rng, scale=(0.92, 1.08), **how):
    """Pour `count` pieces of pantry goods on a pile, each at spot(rng)."""
    for _ in range(count):
        landed = pile.add(*spot(rng), goods.size, rng, **how)
        if landed:
            put(goods.meshes[int(rng.integers(len(goods.meshes)))], *landed, rng.uniform(*scale))


def inside_of_bowl(radius, height, level, rise):
    """Floor of a pile in a bowl: its wall, and a hidden dome from `level` of its height up by `rise`."""
    z = np.linspace(0.3, height * 1.05, 60)
    wall = bowl_radius(radius, height, z)
    foot = float(bowl_radius(radius, height, height * level))

    def floor(x, y):
        distance = np.hypot(x, y)
        filler = height * level + rise * (1 - np.clip(distance / foot, 0, 1) ** 2)
        # Beside the bowl the map is high, so that no piece hangs over the rim.
        return np.where(distance < foot, filler, np.interp(distance, wall, z, right=height * 3))

    return floor


def pour_bowl(spot, goods, count, rng, level=0.55, rise=1.2, crowd=0.6, **how):
    """Fill a bowl at `spot` (x, y, radius, height, ...) with pantry goods."""
    x, y, radius, height = spot[:4]
    floor = inside_of_bowl(radius, height, level, rise)
    pile = Pile((x, y), radius, floor, cell=max(0.05, min(goods.size) / 4))
    brim = float(bowl_radius(radius, height, height)) - goods.size[0] * 0.3
    pour(pile, goods, count, in_circle(0, 0, brim, crowd), rng, within=brim, **how)
    backing(*dome(x, y, radius, height, level, rise, 48), goods.dark, 0.1)


def pour_heap(goods, count, rng, radius=11.0, height=3.6, crowd=0.55, **how):
    """A heap that fills the frame of a card, poured over a hidden mound."""

    def floor(x, y):
        return height * (1 - np.clip(np.hypot(x, y) / radius, 0, 1) ** 1.5)

    pile = Pile((0, 0), radius * 1.35, floor, cell=max(0.08, min(goods.size) / 8))
    pour(pile, goods, count, in_circle(0, 0, radius * 1.2, crowd), rng, **how)
    backing(*mound(radius, height), goods.dark)
    return pile
