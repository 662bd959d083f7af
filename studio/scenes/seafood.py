"""Seafood: a heap of mussels that fills the frame."""

from arrange import heap
from goods.mussel import mussel
from pantry import goods
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
wet = {"Clearcoat": 0.8, "Clearcoat_Roughness": 0.12}
mussels = goods(mussel, 10, (3.0, 1.45, 1.35), (0.004, 0.004, 0.005), 0.36, 0.45, 0.012, 0.25, **wet)
heap("seafood", mussels.shapes, mussels.meshes, 18, mussels.dark, radius=19.0, height=5.5, spread=8.5)
window_light((0, 0, 3), key=4.6, fill=3.4, rim=3.8, azimuth=140, elevation=36, sky_strength=0.9)
camera((2, -46, 27), (0, -2.2, 5.2), lens=82, f_stop=9, focus=(0, -6.0, 6.4))
take_picture((*CARD[:2], 8))
