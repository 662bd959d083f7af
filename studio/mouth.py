"""The open top of a jute sack on the stage: what fills it must stay inside."""

import math

import numpy as np

from arrange import backing
from goods.open_sack import open_sack
from goods.powder import powder_heap
from mesh import grid_faces, put, stack, turned_by
from pour import Pile, pour
from servings import powder_look


class Mouth:
    """A draped sack at `spot` (x, y, turn) and its mouth."""

    def __init__(self, body, spec, spot, cloth, mark=None):
        x, y, turn = spot
        mesh, vertices, mouth, middle, rim = open_sack(body, spec, cloth, mark)
        put(mesh, (x, y, 0), (0, 0, turn))
        c, s = math.cos(turn), math.sin(turn)
        self.center = (x + c * middle[0] - s * middle[1], y + s * middle[0] + c * middle[1])
        self.rim = rim
        self.radius = lambda angle: mouth(angle - turn)
        self.vertices = vertices @ turned_by(0, 0, turn).T + np.array([x, y, 0])

    def width(self):
        """Its mean radius."""
        return float(self.radius(np.linspace(0, 6.28, 60)).mean())

    def level(self, x, y, drop, rise, power):
        share = np.hypot(x, y) / self.radius(np.arctan2(y, x))
        return self.rim - drop + rise * (1 - np.clip(share, 0, 1.3) ** power)

    def spot(self, crowd=0.5, edge=0.97):
        def pick(rng):
            angle = rng.uniform(0, 2 * math.pi)
            distance = self.radius(angle) * edge * rng.random() ** crowd
            return distance * math.cos(angle), distance * math.sin(angle)

        return pick

    def fill(self, what, count, rng, drop=4.4, rise=3.8, power=1.8, **how):
        """Pour goods over a hidden mound; the cloth of the rim holds them."""
        size = max(0.09, min(what.size) / 3)
        pile = Pile(self.center, 24.0, lambda x, y: self.level(x, y, drop, rise, power), cell=size)
        pile.stand(self.vertices)
        pour(pile, what, count, self.spot(), rng, within=self.width() - what.size[0] * 0.4, **how)
        turn, share = np.meshgrid(np.linspace(0, 2 * math.pi, 90, endpoint=False), np.linspace(0.001, 1.05, 40))
        reach = share * self.radius(turn)
        x, y = reach * np.cos(turn), reach * np.sin(turn)
        bed = stack(x + self.center[0], y + self.center[1], self.level(x, y, drop, rise, power))
        backing(bed.reshape(-1, 3), grid_faces(40, 90, close_columns=True), what.dark, 0.1)
        return pile

    def heap(self, tones, rise, seed, drop=3.2, look=None, **form):
        """A cone of powder; returns its vertices and faces."""
        form = {"res": 560, "peak": 1.2, "rough": (0.22, 0.022, 0.018), **form}
        base = self.rim - drop
        place = (*self.center, 0)
        return powder_heap(self.width() + 1.2, base, rise, look or powder_look(), place, tones, seed=seed, **form)
