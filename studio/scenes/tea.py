"""Tea: black leaf tea in stoneware, rosebuds beside it."""

from arrange import make, scatter, strew_bowl
from containers import bowl
from goods.flowers import rosebud
from goods.tea import tea_leaf
from materials import painted
from mesh import put
from rig import CARD, camera, set_table, take_picture, window_light

set_table()
spot = (0, 0, 5.6, 3.5)
bowl(5.6, 3.5, "stone", seed=2)
leaves, _ = make(tea_leaf, painted("tea", 0.46, 0.4, 0.01, 0.4), 40)
strew_bowl(leaves, 1700, spot, (0.008, 0.005, 0.004), seed=5, rise=1.35, inset=0.45)
scatter(leaves, 90, (0, 0), 5.0, 9.5, 6, z=0.1, arc=(3.3, 5.0))
petals = [painted("rose", 0.72, 0.2, 0.012, 0.22, Sheen=0.2)]
for seed, (x, y, turn) in enumerate([(6.6, -3.4, 0.6), (7.6, -1.4, 2.4), (-7.4, 3.2, 1.1)]):
    put(rosebud(seed, petals)[0], (x, y, 0.55), (1.5, 0.2, turn))
window_light((0, 0, 2), key=3.8, fill=1.6, rim=2.8, azimuth=138, elevation=38, sky_strength=0.5)
camera((1.0, -27, 20), (0.2, -0.9, 2.4), lens=80, f_stop=8, focus=(0, -3.0, 4.3))
take_picture(CARD)
