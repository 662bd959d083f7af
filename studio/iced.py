"""Goods in crushed ice: they come to lie on a drift of snow, chips close up to their flanks, grains fill hollows."""

from typing import NamedTuple

import numpy as np

from goods.crushed_ice import fines, ice, ice_chips, snow, snow_bed
from mesh import stack
from pour import Pile


class Drift(NamedTuple):
    """Snow before anything lies on it: surface(x, y) over a field with these half sides. A `walled` field ends there;
    another runs on beyond it, so that what is shown has no edge."""

    surface: object
    half: tuple
    walled: bool = False
    cell: float = 0.12

    def pile(self, reach, cell):
        """The drift as a height map. Its walls are high, so that nothing hangs over them."""

        def floor(x, y):
            beside = (np.abs(x) > self.half[0]) | (np.abs(y) > self.half[1])
            return np.where(beside & self.walled, 90.0, self.surface(x, y))

        return Pile((0, 0), reach, floor, cell=cell)


def blurred(heights, span):
    """Mean of the heights around each cell."""
    for axis in (0, 1):
        total = np.cumsum(heights, axis)
        heights = (np.roll(total, -span, axis) - np.roll(total, span, axis)) / (2 * span)
    return heights


def lay_goods(drift, goods, count, spot, rng):
    """Pieces on the drift as (mesh, location, rotation, scale), and where on the map no ice may lie."""
    reach = max(drift.half)
    pile = drift.pile(reach * 1.3, 0.16)
    shells = Pile((0, 0), reach, cell=drift.cell)
    laid = []
    for _ in range(count):
        landed = pile.add(*spot(rng), goods.size, rng, rolls=60, sway=0.28)
        if landed and landed[0][2] < 80:
            (x, y, z), turn = landed
            k, scale = int(rng.integers(len(goods.meshes))), rng.uniform(0.86, 1.08)
            # The ice gives way under them.
            at = (x, y, z - 0.4)
            laid.append((goods.meshes[k], at, turn, scale))
            shells.stand(scale * goods.shapes[k] @ np.array(turn.to_matrix()).T + at)
    # No ice comes to lie on a shell, but it closes up to its flanks.
    bare = shells.height > 0
    for axis in (0, 1):
        bare = bare & np.roll(bare, 2, axis) & np.roll(bare, -2, axis)
    return laid, bare


def iced(drift, goods, count, spot, rng, chips=4200, sizes=(0.15, 1.45), grains=16000, steps=(640, 640)):
    """Everything as (mesh, location, rotation, scale) around the middle of the drift."""
    laid, bare = lay_goods(drift, goods, count, spot, rng)
    reach = max(drift.half)
    bed = drift.pile(reach, drift.cell)
    bed.height[bare] = 40.0
    kinds = ice_chips(ice())
    within = np.array(drift.half) * 0.875 if not drift.walled else np.array(drift.half) - 0.4
    # The large ones first; the small ones find their way between them.
    for half in np.sort(sizes[0] + sizes[1] * rng.random(chips) ** 2.8)[::-1]:
        before = bed.height.copy()
        landed = bed.add(*rng.uniform(-within, within), (half, half * 0.84, half * 0.68), rng, rolls=22, sway=0.5)
        if not landed:
            continue
        x, y, z = landed[0]
        # A chip that would balance on others, or lie on a shell, is left out.
        if z > float(drift.surface(x, y)) + 1.3:
            bed.height = before
        else:
            laid.append((kinds[int(rng.integers(len(kinds)))], *landed, half * 1.12))
    # Snow lies where the chips leave a hollow.
    white = snow()
    x, y = np.meshgrid(*(np.linspace(-side, side, count) for side, count in zip(drift.half, steps)), indexing="ij")
    laid.append((snow_bed(x, y, drift.surface(x, y) + 0.1, white), (0, 0, 0), None, 1.0))
    side = (np.arange(len(bare)) + 0.5) * drift.cell - reach
    level = np.where(bare, drift.surface(*np.meshgrid(side, side, indexing="ij")) + 1.0, bed.height)
    # Nor on the walls.
    hollow = (blurred(level, 6) - level > 0.04) & ~bare & (level < 80)
    row, column = np.nonzero(hollow)
    pick = rng.integers(len(row), size=grains)
    x, y = (np.stack([row, column])[:, pick] + rng.random((2, len(pick)))) * drift.cell - reach
    points = stack(x, y, level[row[pick], column[pick]] + rng.uniform(-0.10, 0.05, len(pick)))
    laid.append((fines(points, (0.05, 0.17), white, 2), (0, 0, 0), None, 1.0))
    return laid
