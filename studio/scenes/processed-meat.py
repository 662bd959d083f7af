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
carton.bed(4.0, (0.10, 0.09, 0.08))
put(closed_carton(SIZE, 7, [board, tape], imprint, **look), (52.0, 50.0, 0), (0, 0, 0.08))
wet = painted("casing", 0.30, 0.5, 0.004, 0.08, Clearcoat=1.0, Clearcoat_Roughness=0.05)
film = clear_film(haze=0.014, rough=0.09, shine=1.0)
packs = []
for seed in range(1, 5):
    (points, faces, colors), sheet = hot_dog_pack(seed)
    packs.append([build_mesh("hot dogs", points, faces, wet, colors=colors), build_mesh("film", *sheet, film)])
# In the carton: x, y, height, tilt about both axes, turn.
LAID = [
    (-10.4, -8.9, 5.4, 0.02, 0.01, 0.02),
    (10.4, -8.8, 5.4, -0.02, 0.01, 3.12),
    (-10.5, 8.8, 5.4, 0.02, -0.01, 3.16),
    (10.4, 8.7, 5.4, 0.01, 0.02, -0.03),
    (-10.3, -8.7, 8.1, -0.02, 0.02, 3.17),
    (10.5, -8.9, 8.1, 0.02, -0.01, 0.03),
    (-10.4, 8.7, 8.1, 0.02, 0.02, 0.02),
    (10.3, 8.8, 8.1, -0.01, 0.01, 3.13),
    (-10.1, 8.5, 10.8, -0.03, 0.02, 3.08),
    (-10.6, -8.9, 10.9, 0.03, 0.02, 0.05),
    (10.7, 9.0, 10.8, 0.02, -0.02, 3.19),
    (8.8, -4.0, 12.3, 0.17, 0.05, 0.33),
]
for k, (x, y, z, roll, pitch, turn) in enumerate(LAID):
    for mesh in packs[(k + k // 4) % 4]:
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
camera((-12, -68, 84), (0.5, -0.5, 12), lens=64, f_stop=4.5, focus=(0, -8, 14))
take_picture((*CARD[:2], 10))
