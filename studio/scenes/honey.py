"""Honey: it runs from a dipper into a stoneware bowl, and the thread coils where it lands."""

from containers import bowl
from goods.honey import dipper, falling_thread, honey_coat, liquid_in_bowl
from materials import painted, syrup
from mesh import put
from rig import CARD, area_light, camera, set_table, take_picture, window_light

AMBER = (0.96, 0.66, 0.15)

set_table()
# Not a sharp mirror: the thread's image in the pool is lost a little way below the coil.
honey = syrup("honey", dense=0.22, rough=0.15, thin=0.6)
thread = syrup("thread", dense=0.55, thin=0.6)
radius, height = 5.6, 3.6
level = height * 0.80
bowl(radius, height, "stone", seed=4, glaze=(0.50, 0.42, 0.31))
x, y = 0.3, -0.6
mound = [(x, y, 2.2, 0.14), (x, y, 0.75, 0.18), (x - 0.9, y - 2.3, 1.0, 0.05), (x + 1.4, y - 1.9, 0.9, 0.04)]
liquid_in_bowl(radius, height, level, honey, (0, 0, 0), (0.955, 0.62, 0.12), 0.72, bumps=mound)

at, turn = (x, y, 6.7), (0, -0.50, 0.55)
put(dipper(painted("wood", 0.8, 0.12)), at, turn)
honey_coat(thread, at, turn)
fall = [(x, y, 5.7), (x, y, 5.1), (x + 0.01, y, 4.4), (x, y, level + 0.78), (x, y, level + 0.62)]
falling_thread(thread, fall, (0.62, 0.24, 0.15, 0.125, 0.12), 0.15, 2.6, AMBER)

window_light((0, 0, 3), key=2.7, fill=1.6, rim=3.0, azimuth=132, elevation=32)
# A second, dim window behind it: what the honey mirrors.
area_light((-14, 66, 50), (0, 0, 3), (9, 7), 110, (1, 0.84, 0.55))
camera((1.5, -35, 25), (0.4, 0.0, 3.4), lens=94, f_stop=10, focus=(0.3, -1.4, 4.0))
take_picture((*CARD[:2], 13))
