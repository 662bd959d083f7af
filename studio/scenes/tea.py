"""Tea: black leaf tea in stoneware, some of it beside the bowl."""

from arrange import make, scatter, strew_bowl
from containers import bowl
from goods.tea import tea_leaf
from materials import painted
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
spot = (0, 0, 5.6, 3.5)
bowl(5.6, 3.5, "stone", seed=2)
leaves, _ = make(tea_leaf, painted("tea", 0.58, 0.3, 0.01, 0.4), 40, scale=90)
strew_bowl(leaves, 3200, spot, (0.008, 0.005, 0.004), seed=5, rise=1.35, inset=0.45, scale=(0.4, 0.95))
scatter(leaves, 110, (0, 0), 5.0, 9.5, 6, z=0.1, arc=(3.3, 5.0), scale=(0.4, 0.95))
window_light((0, 0, 2), key=3.8, fill=1.6, rim=2.8, azimuth=138, elevation=38, sky_strength=0.5)
camera((1.0, -27, 20), (0.2, -0.9, 2.4), lens=80, f_stop=13, focus=(0, -3.0, 4.3))
take_picture((*CARD[:2], 12))
