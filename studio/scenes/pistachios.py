"""Pistachios: a heap in the shell, with a few bare kernels."""

from arrange import heap, make
from goods.pistachio import pistachio, pistachio_kernel
from materials import painted
from mesh import joined_mesh
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
materials = [painted("shell", 0.46, 0.35, 0.006, 0.12), painted("kernel", 0.5, 0.3, 0.01, 0.15)]
in_shell = [joined_mesh("pistachio", pistachio(seed), materials) for seed in range(9)]
kernels, kernel_shapes = make(pistachio_kernel, materials[1], 2)
meshes = [mesh for mesh, _ in in_shell] + kernels
shapes = [vertices for _, vertices in in_shell] + kernel_shapes
heap("pistachios", shapes, meshes, 26, (0.07, 0.05, 0.02), height=3.4)
window_light((0, 0, 2), key=2.7, fill=1.7, rim=2.6, azimuth=140, elevation=34, sky_strength=0.4)
camera((2, -28, 15), (0, -1.2, 3.0), lens=105, f_stop=10, focus=(0, -3.4, 3.6))
take_picture(CARD)
