"""Coffee: a heap of roasted beans, cuts turned up."""

from arrange import heap, make
from goods.coffee import coffee_bean
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
skin = painted("coffee", 0.36, 0.42, 0.008, 0.28, Clearcoat=0.22, Clearcoat_Roughness=0.22)
meshes, shapes = make(coffee_bean, skin, 10, around=220, along=130)
heap("coffee", shapes, meshes, 34, (0.015, 0.006, 0.003), radius=6.2, height=2.1, spread=2.5, up=0.6)
window_light((0, 0, 1.2), key=4.8, fill=3.4, rim=3.6, azimuth=140, elevation=40, sky_strength=0.7)
camera((1.2, -18, 10.5), (0, -0.7, 1.75), lens=100, f_stop=11, focus=(0, -2.4, 2.2))
take_picture(CARD)
