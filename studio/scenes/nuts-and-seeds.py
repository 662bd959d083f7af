"""A mix of almonds, cashews, pistachios, walnuts, hazelnuts and pumpkin seeds that fills the frame."""

from arrange import heap, heap_on, make
from goods.almond import almond_kernel
from goods.cashew import whole_cashew
from goods.hazelnut import hazelnut_kernel
from goods.pistachio import pistachio
from goods.pumpkin_seed import pumpkin_seed
from goods.walnut import walnut_kernel
from materials import painted
from mesh import joined_mesh
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
shell = [painted("shell", 0.46, 0.35, 0.006, 0.12), painted("kernel", 0.5, 0.3, 0.01, 0.15)]
in_shell = [joined_mesh("pistachio", pistachio(seed), shell) for seed in range(9)]
kinds = [
    make(almond_kernel, painted("almond", 0.6, 0.26, 0.006, 0.2, Sheen=0.1), 11),
    make(whole_cashew, painted("cashew", 0.40, 0.38, 0.006, 0.12), 13),
    ([mesh for mesh, _ in in_shell], [vertices for _, vertices in in_shell]),
    make(walnut_kernel, painted("walnut", 0.44, 0.34, 0.006, 0.2), 3),
    make(hazelnut_kernel, painted("hazelnut", 0.62, 0.24, 0.006, 0.2, Sheen=0.1), 8),
]
meshes = [mesh for some, _ in kinds for mesh in some]
shapes = [vertices for _, some in kinds for vertices in some]
under = heap("nuts-and-seeds", shapes, meshes, 7, (0.04, 0.02, 0.01), radius=11.0, height=3.4)
seeds, seed_shapes = make(pumpkin_seed, painted("pumpkin seed", 0.42, 0.35, 0.01, 0.2), 12)
heap_on("nuts-and-seeds-seeds", under, seed_shapes, seeds, 6, (0.2, -3.2), 6.5)
window_light((0, 0, 2), key=2.8, fill=1.6, rim=2.6, azimuth=140, elevation=34)
camera((2.4, -37, 23), (0, -1.4, 3.0), lens=118, f_stop=32, focus=(0, -3.6, 4.4))
take_picture((*CARD[:2], 12))
