"""Peanuts in the shell, with opened pods and red-skinned kernels in front."""

import numpy as np

from arrange import backing, mound
from mesh import put
from pantry import lay, peanut_half_shells, peanut_kernels, peanut_pods
from pour import Pile, in_circle, pour
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
rng = np.random.default_rng(5)
pods, kernels, halves = peanut_pods(), peanut_kernels(), peanut_half_shells()

RADIUS, HEIGHT = 8.4, 3.2
BACK = 5.4


def hill(x, y):
    """Ground under the heap of pods."""
    return HEIGHT * (1 - np.clip(np.hypot(x, y - BACK) / RADIUS, 0, 1) ** 1.5)


pile = Pile((0, 0), 17.0, hill, cell=0.12)
pour(pile, pods, 135, in_circle(0, BACK, RADIUS * 0.95, 0.6), rng, sway=0.25)
pour(pile, kernels, 34, in_circle(3.2, -7.4, 2.6, 0.7), rng, rolls=12)
vertices, faces = mound(RADIUS, HEIGHT)
backing(vertices + np.array([0, BACK, 0]), faces, pods.dark, 0.3)

for half, x, y, turn in ((0, -4.4, -7.4, 0.35), (1, -8.6, -6.2, 2.6)):
    put(halves.meshes[half], (x, y, 0.74), (0.16, -0.05, turn))
put(kernels.meshes[0], (-5.2, -7.7, 0.62), (0.3, 0.1, 0.4))
put(kernels.meshes[3], (-3.5, -7.05, 0.62), (1.2, 0.1, 0.3))
lay(kernels, [(-1.4, -9.2, 2.2), (8.6, -8.4, 1.2), (-6.6, -9.4, 0.4)])

window_light((0, 0, 2), key=4.0, fill=2.1, rim=2.7, azimuth=139, elevation=34)
camera((1.6, -33, 21), (0.0, -2.4, 1.8), lens=72, f_stop=8, focus=(0, -4.6, 2.2))
take_picture(CARD)
