"""Processed meat as it is shipped: hot dogs in vacuum packs, in an open white carton."""

from cartons import Carton
from goods.carton import WHITE, closed_carton
from goods.emblem import arrows, emblem, snowflake
from goods.film import clear_film
from goods.hot_dog_pack import hot_dog_pack
from materials import painted
from mesh import build_mesh, put
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (44.0, 38.0, 16.0)
INK = (0.022, 0.055, 0.145)

set_table("flagstone", 320.0)
board = painted("board", 0.8, 0.15)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
look = {"tones": WHITE, "ink": INK}

def imprint(u, v):
    return emblem(snowflake, u, v, (0.1, 0.5), 0.6) + emblem(arrows, u, v, (1.2, 0.5), 0.6)

carton = Carton(SIZE, 4, (0.0, 0.0, 0.22), board, imprint, (1.42, 0.9, 1.3, 1.25), **look)
carton.bed(4.0, (0.05, 0.02, 0.012))
put(closed_carton(SIZE, 7, [board, tape], imprint, **look), (52.0, 50.0, 0), (0, 0, 0.08))
wet = painted("casing", 0.30, 0.5, 0.004, 0.08, Clearcoat=1.0, Clearcoat_Roughness=0.05)
film = clear_film()
packs = []
for seed in range(1, 5):
    (points, faces, colors), margin = hot_dog_pack(seed)
    packs.append([build_mesh("pack", points, faces, wet, colors=colors), build_mesh("margin", *margin, film)])
# In the carton: x, y, height, tilt about both axes, turn.
LAID = [
    (-10.5, -9.5, 6.5, 0.05, 0.02, 0.04),
    (10.6, -9.2, 6.8, -0.04, 0.03, 3.10),
    (-10.8, 9.4, 6.6, 0.04, -0.03, 3.20),
    (10.5, 9.0, 6.4, 0.02, 0.05, -0.06),
    (-10.0, 7.0, 9.6, -0.10, 0.03, 0.10),
    (10.8, 6.4, 9.8, -0.12, -0.04, 3.02),
    (-9.4, -7.4, 9.9, 0.10, 0.05, 3.00),
    (7.0, -3.0, 12.6, -0.14, 0.10, 0.32),
]
for k, (x, y, z, roll, pitch, turn) in enumerate(LAID):
    for mesh in packs[k % 4]:
        put(mesh, carton.to_stage((x, y, z)), (roll, pitch, turn + carton.turn))

window_light(
    (0, 0, 14),
    key=4.2,
    fill=3.2,
    rim=2.6,
    azimuth=140,
    elevation=40,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=1.5,
)
camera((-12, -68, 84), (1, -2, 11), lens=58, f_stop=4.5, focus=(0, -8, 14))
take_picture((*CARD[:2], 7))
