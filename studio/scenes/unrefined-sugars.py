"""Unrefined sugars: raw cane, demerara, coconut sugar and muscovado, four heaps that run into one another."""

from goods.sugar import sugar_heap
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

RAW = ((0.36, 0.215, 0.085), (0.52, 0.36, 0.17), (0.66, 0.50, 0.28))
DEMERARA = ((0.20, 0.080, 0.018), (0.38, 0.185, 0.050), (0.56, 0.34, 0.125))
COCONUT = ((0.085, 0.034, 0.011), (0.19, 0.086, 0.031), (0.33, 0.18, 0.077))
MUSCOVADO = ((0.020, 0.007, 0.003), (0.052, 0.020, 0.008), (0.12, 0.054, 0.023))

# tones, crystals and their size, x, y, radius, height, clumps
HEAPS = [
    (MUSCOVADO, 80000, (0.030, 0.075), -4.0, -2.8, 6.4, 2.4, (0.26, 0.20, 0.03)),
    (DEMERARA, 60000, (0.055, 0.135), 3.8, -3.0, 6.6, 2.5, (0.14, 0.05, 0.03)),
    (COCONUT, 80000, (0.030, 0.080), -3.4, 4.6, 6.8, 3.0, (0.20, 0.10, 0.03)),
    (RAW, 80000, (0.035, 0.085), 5.2, 4.6, 6.6, 2.8, (0.14, 0.06, 0.03)),
]

set_table()
body = painted("sugar", 0.9, 0.1)
clear, damp = painted("crystal", 0.38, 0.42), painted("damp crystal", 0.55, 0.25)
for seed, (tones, count, size, x, y, radius, height, clump) in enumerate(HEAPS):
    look = {"seed": seed + 3, "clump": clump, "peak": 1.3}
    crystal = damp if tones in (MUSCOVADO, COCONUT) else clear
    sugar_heap(radius, 0.0, height, (body, crystal), (x, y, 0), tones, count, size, **look)

window_light((0, 0, 1), key=4.2, fill=2.2, rim=2.8, azimuth=138, elevation=34)
camera((1.2, -24, 19.5), (0.1, -0.4, 0.9), lens=70, f_stop=13, focus=(0, -2.8, 2.0))
take_picture((*CARD[:2], 8))
