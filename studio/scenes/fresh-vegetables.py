"""Fresh vegetables: tomatoes on the vine, cucumber with slices, bell peppers."""

import numpy as np
from mathutils import Vector

from arrange import droplets, make, rest
from goods.bell_pepper import bell_pepper
from goods.cucumber import cucumber, cucumber_slice
from goods.tomato import calyx, tomato, vine
from materials import leaf_blade, painted, water
from mesh import build_mesh, joined_mesh, put, smooth_curve
from rig import CARD, camera, set_table, take_picture, window_light

YELLOW = ((0.50, 0.20, 0.006), (0.62, 0.29, 0.010), (0.70, 0.39, 0.03))

set_table()
skin = painted("tomato", 0.31, 0.30, 0.006, 0.06, sss=0.12, sss_radius=(0.6, 0.10, 0.04))
stem = painted("stem", 0.65, 0.2)
stars = [calyx(seed, [leaf_blade("calyx", 0.6, 0.2, 0.15), stem], 0.5) for seed in range(4)]
fruits = [tomato(seed, radius) for seed, radius in ((1, 2.75), (2, 2.6), (3, 2.85), (4, 2.5))]
drops = water()

# The vine lies over the fruit; every fruit hangs from it by a short stalk, its shoulder turned to the vine.
spine = smooth_curve([(-11.6, -2.2, 1.0), (-8.6, -2.6, 3.6), (-4.2, -2.6, 4.9), (0.8, -2.0, 4.7), (4.2, -2.4, 4.2)], 90)
shape, shape_faces, tones = vine(spine, np.linspace(0.30, 0.15, 90), 1)
put(build_mesh("vine", shape, shape_faces, stem, colors=tones))
hung = [(-7.2, -5.0, 0, 22), (-6.0, 0.6, 1, 34), (-1.6, -5.2, 2, 48), (-0.6, 0.8, 3, 58), (3.8, -4.4, 1, 76)]
for i, (x, y, kind, at) in enumerate(hung):
    vertices, faces, colors = fruits[kind]
    center = Vector((x, y, 2.25))
    toward = (Vector(spine[at]) - center).normalized() * 0.75 + Vector((0, 0, 1)) * 0.55
    turn = toward.to_track_quat("Z", "Y")
    turned = vertices @ np.array(turn.to_matrix()).T
    center.z = -turned[:, 2].min()
    put(build_mesh("tomato", vertices, faces, skin, colors=colors), center, quaternion=turn)
    hollow = (vertices[:, 2] > 0) & (np.hypot(vertices[:, 0], vertices[:, 1]) < 0.35)
    top = center + turn @ Vector((0, 0, vertices[hollow, 2].min() + 0.1))
    put(stars[i % 4], top, quaternion=turn)
    lift = turn @ Vector((0, 0, 0.9))
    stalk = smooth_curve(
        [top, top + lift, (top + lift) * 0.4 + Vector(spine[at]) * 0.6 + Vector((0, 0, 0.25)), spine[at]], 40
    )
    width = np.interp(np.linspace(0, 1, 40), [0, 0.3, 0.42, 0.5, 0.6, 1], [0.13, 0.12, 0.13, 0.20, 0.13, 0.15])
    shape, shape_faces, tones = vine(stalk, width, i)
    put(build_mesh("stalk", shape, shape_faces, stem, colors=tones))
    droplets(turned, faces, drops, 26, center, size=(0.04, 0.16), seed=i)

green = painted("cucumber", 0.36, 0.34, sss=0.03, sss_radius=(0.1, 0.2, 0.05))
whole, shapes = make(cucumber, green, 2)
rest(whole[0], shapes[0], 8.8, 5.2, 0.30, 0.3, scale=0.82)
rest(whole[1], shapes[1], 10.8, 1.6, 0.22, 1.9, scale=0.82)
flesh = painted(
    "cucumber flesh", 0.28, 0.42, sss=0.3, sss_radius=(0.25, 0.3, 0.12), Clearcoat=0.3, Clearcoat_Roughness=0.12
)
slices = [joined_mesh("slice", cucumber_slice(seed), [green, flesh])[0] for seed in range(3)]
for i, (x, y, z, rx, ry) in enumerate(
    [(7.6, -6.0, 0.25, 0, 0), (9.7, -4.9, 0.56, 0.02, 0.16), (11.8, -3.8, 0.58, 0.02, 0.16)]
):
    put(slices[i], (x, y, z), (rx, ry, 0.4 + i), 0.88)

waxy = {"sss": 0.08, "sss_radius": (0.5, 0.15, 0.04)}
yellow = bell_pepper(5, [painted("yellow", 0.31, 0.32, **waxy), stem], tones=YELLOW)[0]
put(yellow, (-2.6, 8.2, 3.4), (0.25, -0.2, 2.0), 0.95)
put(bell_pepper(8, [painted("red", 0.31, 0.32, **waxy), stem])[0], (-10.4, 6.4, 3.3), (0.25, -0.28, 0.4), 0.9)

window_light((0, 0, 2), key=3.5, fill=2.2, rim=1.8, azimuth=136, elevation=40, size=(65, 55), sky_strength=0.55)
camera((1.2, -42, 28), (0.4, 0.2, 2.4), lens=66, f_stop=7, focus=(-1, -5, 3.0))
take_picture(CARD)
