"""Exotic vegetables: bitter gourds whole and sliced, baby bok choy, taro."""

from arrange import rest
from goods.bitter_gourd import bitter_gourd, gourd_slice
from goods.bok_choy import bok_choy
from goods.taro import taro, taro_half
from materials import leaf_blade, painted
from mesh import joined_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()

gourd = [painted("gourd", 0.36, 0.38, 0.006, 0.08, sss=0.06, sss_radius=(0.2, 0.3, 0.05)), painted("stem", 0.6, 0.25)]
cut = [gourd[0], painted("gourd flesh", 0.45, 0.35, sss=0.15, sss_radius=(0.25, 0.3, 0.12))]
for seed, (x, y, turn, roll) in [(1, (-1.6, -3.8, 0.20, 0.2)), (2, (1.6, -0.2, 0.34, 1.4))]:
    mesh, shape = joined_mesh("gourd", bitter_gourd(seed), gourd)
    rest(mesh, shape, x, y, turn, roll)
for i, (x, y, z, rx, ry, rz) in enumerate(
    [(6.8, -7.4, 0.38, 0, 0, 0.4), (11.2, -6.6, 0.38, 0, 0, 1.6), (8.9, -5.6, 0.98, 0.20, -0.06, 2.6)]
):
    put(joined_mesh("slice", gourd_slice(i + 3), cut)[0], (x, y, z), (rx, ry, rz))

green = [leaf_blade("bok choy", 0.40, 0.34, 0.22, 0.008, 0.1), painted("root plate", 0.6, 0.25)]
for seed, (x, y, turn, roll) in [(1, (-11.6, 2.8, 0.34, 0.3)), (2, (-9.0, 7.6, 0.16, 2.2))]:
    mesh, shape = joined_mesh("bok choy", bok_choy(seed), green)
    rest(mesh, shape, x, y, turn, roll)

brown = painted("taro", 0.8, 0.18)
flesh = painted("taro flesh", 0.42, 0.36, sss=0.15, sss_radius=(0.3, 0.25, 0.25))
mesh, shape = joined_mesh("taro", taro(1), [brown])
rest(mesh, shape, 9.4, 9.4, 0.3, 0.4)
mesh, shape = joined_mesh("taro half", taro_half(3), [brown, flesh])
rest(mesh, shape, 9.2, 3.4, -0.95, 0.3, -0.12)

window_light((0, 0, 2), key=3.4, fill=2.4, rim=2.2, azimuth=136, elevation=40, sky_strength=0.5)
camera((1, -38, 28), (0.4, 0.8, 2.0), lens=60, f_stop=8, focus=(0, -3, 2.6))
take_picture(CARD)
