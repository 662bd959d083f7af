"""Leafy greens: heads of white cabbage in an open carton, red ones behind."""

from cartons import Carton
from goods.cabbage import cabbage
from goods.carton import closed_carton
from goods.emblem import arrows, emblem
from materials import leaf_blade, painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (48.0, 33.5, 14.0)

set_table("flagstone", 320.0)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)
blade = leaf_blade("cabbage", 0.40, 0.32, 0.22, 0.012, 0.08)


def imprint(u, v):
    return emblem(arrows, u, v, (1.3, 0.55), 0.55)


def packed(spot, seed, drops, heads, places):
    """Heads in a carton, each at (u, v, height, tilts and turn, size)."""
    carton = Carton(SIZE, seed, spot, board, imprint, drops)
    carton.bed(3.0, (0.012, 0.018, 0.008))
    for n, (u, v, z, turn, size) in enumerate(places):
        put(heads[n % len(heads)], carton.to_stage((u, v, z)), turn, size)


white = [
    cabbage(1, 7.9, blade, age=0.85),
    cabbage(2, 7.7, blade, age=0.45, open_by=0.6),
    cabbage(3, 7.9, blade, age=0.95, open_by=1.3),
    cabbage(4, 7.6, blade, age=0.60),
]
red = [cabbage(11, 7.7, blade, red=True), cabbage(12, 7.9, blade, red=True, open_by=0.6)]
FRONT = (
    (-15.4, -8.0, 11.6, (0.25, 0.30, 0.4), 1.0),
    (0.4, -8.3, 11.4, (-2.00, 0.30, 0.4), 1.0),
    (15.2, -7.6, 12.8, (0.10, -0.35, 2.0), 1.0),
    (-15.4, 8.0, 12.6, (-0.30, 0.10, 1.1), 1.08),
    (0.2, 7.8, 12.4, (0.30, -0.20, 4.2), 1.06),
    (15.5, 7.9, 11.4, (0.50, 0.40, 5.0), 1.0),
)
BACK = tuple((u, v, z, (0.3 * a, b, c + 2.0), size) for u, v, z, (a, b, c), size in FRONT)
packed((-5.0, -9.0, 0.18), 1, (1.42, 1.3, 1.36, 1.3), white, FRONT)
packed((41.0, 30.0, 0.10), 2, (1.38, 1.2, 1.3, 1.3), red, BACK)
put(closed_carton(SIZE, 5, [board, tape], imprint), (-22.0, 50.0, 0), (0, 0, 0.22))

window_light(
    (5, 0, 12),
    key=5.0,
    fill=3.8,
    rim=1.7,
    azimuth=146,
    elevation=40,
    distance=88,
    size=(60, 45),
    sky_strength=0.8,
    scale=1.7,
)
camera((-12, -92, 84), (0.2, -2.6, 12), lens=73, f_stop=4.0, focus=(-4, -14, 17))
take_picture((*CARD[:2], 6))
