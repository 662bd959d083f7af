"""Nuts: four bowls at the right, loose nuts toward the empty left side."""

from arrange import fill_bowl, make, rest
from containers import bowls
from goods.almond import almond
from goods.cashew import cashew
from goods.hazelnut import hazelnut
from goods.pistachio import pistachio, pistachio_kernel
from goods.walnut import walnut_kernel, walnut_shell
from materials import painted
from mesh import joined_mesh
from rig import HERO, camera, set_table, take_picture, window_light

set_table()
layout = {
    "almond": (7.0, 4.6, 6.2, 3.8, "brass"),
    "pistachio": (19.2, 6.6, 5.3, 3.4, "stone"),
    "cashew": (2.4, -6.4, 4.8, 3.2, "stone"),
    "walnut": (15.8, -6.0, 5.8, 3.6, "brass"),
}
collisions = bowls(layout)



def walnut_half(seed):
    """Smaller than in the close-up, the skin a tone darker: seen from here its furrows have to carry the form."""
    points, faces, colors = walnut_kernel(seed, 330, 230)
    return points * 0.86, faces, colors**1.22


shell_and_kernel = [painted("shell", 0.46, 0.35, 0.006, 0.12), painted("kernel", 0.5, 0.3, 0.01, 0.15)]
goods = {
    "almond": make(almond, painted("almond", 0.48, 0.34, 0.006, 0.2), 8),
    "cashew": make(cashew, painted("cashew", 0.42, 0.36, 0.006, 0.12), 8),
    "walnut": make(walnut_half, painted("walnut", 0.44, 0.34, 0.006, 0.2), 12),
    "hazelnut": make(hazelnut, painted("hazelnut", 0.44, 0.36, 0.006, 0.18), 6),
    "walnut shell": make(walnut_shell, painted("walnut shell", 0.5, 0.32, 0.006, 0.14), 1),
}
in_shell = [joined_mesh("pistachio", pistachio(seed), shell_and_kernel) for seed in range(8)]
kernels, kernel_shapes = make(pistachio_kernel, shell_and_kernel[1], 1)
goods["pistachio"] = (
    [mesh for mesh, _ in in_shell] + kernels,
    [vertices for _, vertices in in_shell] + kernel_shapes,
)


def fill(name, each, dark, rise, level, **how):
    meshes, shapes = goods[name]
    fill_bowl("nuts-hero-" + name, collisions[name], layout[name], shapes, meshes, each, dark, rise, level, **how)


fill("almond", 13, (0.06, 0.028, 0.012), 1.5, 0.55)
fill("pistachio", 11, (0.07, 0.05, 0.02), 1.3, 0.5)
fill("cashew", 9, (0.10, 0.055, 0.022), 1.1, 0.5)
fill("walnut", 4, (0.05, 0.022, 0.008), 0.5, 0.5, hull=60, seed=8, spread=0.34)


def loose(name, i, x, y, turn, roll=0.0):
    meshes, shapes = goods[name]
    rest(meshes[i], shapes[i], x, y, turn, roll)


for i, (x, y, turn) in enumerate([(-3.4, 1.4, 0.5), (-1.6, 3.4, 1.9), (-4.4, 3.9, 2.8), (-1.0, 8.4, 0.2)]):
    loose("almond", i, x, y, turn, 0.1)
for i, (x, y, turn) in enumerate([(-3.6, -3.0, 0.4), (-4.9, -6.2, 2.0), (2.6, -13.2, 3.6), (-2.7, -10.2, 1.1)]):
    loose("cashew", i, x, y, turn)
for i, (x, y, turn) in enumerate([(12.6, -0.2, 0.4), (14.2, 0.6, 1.6), (24.6, -0.4, 2.6), (22.6, 0.0, 0.9)]):
    loose("pistachio", i, x, y, turn, 0.35 * i)
for i, (x, y, turn) in enumerate([(9.2, -8.2, 0.6), (23.0, -11.0, 2.2), (10.8, -12.4, 1.2)]):
    loose("walnut", i, x, y, turn)
loose("walnut shell", 0, 6.6, -12.6, 0.5, 0.6)
for i, (x, y) in enumerate([(9.6, -4.6), (-1.2, -11.8), (13.6, -13.0), (-6.3, 0.2)]):
    loose("hazelnut", i, x, y, i * 1.7, i * 0.6)

window_light((5, 0, 1), azimuth=128, distance=80, size=(60, 45), fill=1.8, rim=2.2, sky_strength=0.55)
camera((4.4, -44, 49), (4.4, -0.8, 1.2), lens=58, f_stop=8, focus=(6, -3, 3))
take_picture(HERO)
