"""Dried fruit: dates, apricots, raisins and figs in heaps that run into one another."""

from arrange import backing, make, mound, rest
from goods.dried_fruit import date, dried_apricot, dried_fig, raisin
from materials import painted
from mesh import hull_points
from rig import CARD, camera, set_table, take_picture, window_light
from settle import place, settle

set_table()
dates = make(date, painted("date", 0.36, 0.4, 0.006, 0.18, Clearcoat=0.15, Clearcoat_Roughness=0.2), 6)
apricot_skin = painted("apricot", 0.42, 0.4, 0.008, 0.14, sss=0.18, sss_radius=(0.5, 0.15, 0.03))
apricots = make(dried_apricot, apricot_skin, 6)
raisins = make(raisin, painted("raisin", 0.42, 0.35, 0.008, 0.25), 8)
figs = make(dried_fig, painted("fig", 0.62, 0.25, 0.006, 0.12), 4)


def pile(name, goods, each, x, y, radius, height, spread, seed, dark):
    """A heap on its own low mound."""
    meshes, shapes = goods
    vertices, faces = mound(radius, height, 1.6, 28, 16)
    vertices = vertices + [x, y, 0]
    backing(vertices, faces, dark, 0.6)

    def spawn(rng):
        return x + rng.normal() * spread, y + rng.normal() * spread, rng.uniform(3, 8)

    proxies = [hull_points(shape, 20) for shape in shapes]
    physics = {"friction": 0.9, "batch": 12, "every": 8, "steps": 200}
    poses = settle("dried-fruits-" + name, proxies, [each] * len(shapes), spawn, [(vertices, faces)], seed, **physics)
    place(poses, meshes)


pile("dates", dates, 5, -6.0, -2.2, 5.0, 1.6, 2.0, 3, (0.005, 0.003, 0.002))
pile("apricots", apricots, 7, 3.6, 4.6, 6.2, 1.8, 2.4, 4, (0.16, 0.05, 0.006))
pile("raisins", raisins, 22, 5.6, -4.2, 4.6, 1.3, 1.7, 5, (0.015, 0.006, 0.005))
pile("figs", figs, 5, -5.4, 7.2, 6.0, 1.8, 2.6, 6, (0.10, 0.05, 0.02))
rest(apricots[0][2], apricots[1][2], -0.3, -5.0, 0.5, 0.10, -0.12)
rest(apricots[0][3], apricots[1][3], -1.0, -2.6, 2.0, 0.35, -0.3)

window_light((0, 0, 2), key=2.8, fill=1.8, rim=2.6, azimuth=138)
camera((1.5, -36, 25), (-0.2, 0.4, 1.6), lens=84, f_stop=9, focus=(0, -2.6, 2.2))
take_picture(CARD)
