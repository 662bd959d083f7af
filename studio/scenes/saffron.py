"""Saffron: a tangle of threads, laid layer by layer over a low mound."""

import math

import numpy as np

from arrange import backing, make, mound
from goods.saffron import saffron_thread
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

RADIUS, HEIGHT, THREADS = 6.2, 2.3, 1500

set_table()
threads, _ = make(saffron_thread, painted("saffron", 0.5, 0.3, 0.008, 0.3), 24)
rng = np.random.default_rng(5)
for i in range(THREADS):
    angle, distance = rng.uniform(0, 2 * math.pi), RADIUS * rng.random() ** 0.62
    x, y = distance * math.cos(angle), distance * math.sin(angle) * 0.85
    hill = HEIGHT * (1 - (distance / RADIUS) ** 1.5)
    z = hill * (0.45 + 0.55 * (i / THREADS)) + 0.10 + abs(rng.normal()) * 0.16
    turn = (rng.uniform(0, 6), rng.normal() * 0.28, rng.uniform(0, 2 * math.pi))
    put(threads[i % 24], (x, y, z), turn, rng.uniform(0.85, 1.12))
for i in range(46):
    angle, distance = rng.uniform(0, 2 * math.pi), RADIUS + 0.6 + abs(rng.normal()) * 2.4
    at = (distance * math.cos(angle), distance * math.sin(angle), 0.09)
    put(threads[i % 24], at, (rng.uniform(-0.3, 0.3), 0, rng.uniform(0, 6)))
backing(*mound(RADIUS * 0.8, HEIGHT - 0.25), (0.05, 0.003, 0.002), 0.25)
window_light((0, 0, 1), key=3.0, fill=1.8, rim=3.0, azimuth=140, elevation=34)
camera((1.5, -25, 15), (0, -1.1, 0.9), lens=84, f_stop=11, focus=(0, -2.8, 1.8))
take_picture(CARD)
