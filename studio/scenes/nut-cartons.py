"""Nuts as they are shipped: open cartons of cashews, almonds and hazelnuts, sealed cartons behind."""

import numpy as np

from cartons import Carton
from goods.brass_scoop import brass_scoop
from goods.carton import closed_carton
from goods.cashew import cashew
from goods.stencil import stencil
from materials import brass, painted
from mesh import put
from pantry import almonds, goods, hazelnuts
from rig import CARD, camera, set_table, take_picture, window_light

SIZE = (40.0, 30.0, 20.0)
HIGH = 18.0
BED = 14.9

set_table("flagstone", 320.0)
rng = np.random.default_rng(9)
board = painted("board", 0.85, 0.12)
tape = painted("tape", 0.28, 0.4, Clearcoat=0.4, Clearcoat_Roughness=0.1)


def carton(spot, seed, nuts, count, drops):
    """An open carton of nuts to its rim."""
    filled = Carton((*SIZE[:2], HIGH), seed, spot, board, stencil, drops)
    filled.fill(nuts, count, rng, BED)
    return filled


def ivory_cashew(seed):
    """Yellower than in the close-up: from afar a pale kernel turns white."""
    points, faces, colors = cashew(seed)
    return points, faces, colors * np.array([0.82, 0.73, 0.60])


cashews = goods(ivory_cashew, 8, (1.15, 0.72, 0.44), (0.09, 0.048, 0.018), 0.42, 0.36, 0.006, 0.14)
hanging = (1.42, 0.4, 1.38, 1.35)
front = carton((-11.0, -17.0, 0.20), 1, cashews, 1350, hanging)
carton((37.0, -9.0, 0.12), 2, almonds(), 1500, (1.40, 1.3, 1.35, 1.3))
carton((11.0, 36.0, 0.24), 3, hazelnuts(), 1500, (1.35, -0.4, 1.2, 1.3))
for k, (x, y, level, turn) in enumerate(
    [(-38.5, 43.0, 0, 0.30), (-37.5, 42.4, 1, 0.26), (58.0, 37.0, 0, 0.16), (57.4, 38.0, 1, 0.21), (15.0, 76.0, 0, 0.2)]
):
    put(closed_carton(SIZE, k + 4, [board, tape], stencil), (x, y, level * (SIZE[2] + 0.5)), (0, 0, turn))

scoop, _ = brass_scoop(brass(0.26))
put(scoop, front.to_stage((5.5, 1.0, BED + 4.3)), (0.06, 0.14, 3.5), 1.7)

window_light(
    (10, 0, 18),
    key=4.6,
    fill=3.8,
    rim=1.7,
    azimuth=146,
    elevation=37,
    distance=88,
    size=(60, 45),
    sky_strength=0.7,
    scale=1.8,
)
camera((-10, -128, 92), (6, -3, 15), lens=62, f_stop=2.8, focus=(-8, -24, 17))
take_picture((*CARD[:2], 6))
