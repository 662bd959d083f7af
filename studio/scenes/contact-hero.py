"""Samples on the counter: a brass scoop with saffron, and small dishes of what a buyer may ask for."""

import numpy as np

from arrange import fill_bowl
from color import three_tones
from containers import bowls
from goods.brass_scoop import brass_scoop
from goods.cashew import whole_cashew
from goods.powder import powder_bowl
from materials import brass
from mesh import put
from pantry import cured_cardamom, goods, lay, peppercorns, saffron
from pour import pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light
from servings import TURMERIC, powder_look, saffron_strands, saffron_tangle

set_table()
rng = np.random.default_rng(14)
SCOOP = (12.0, -4.6)
TURN = 0.28
scoop, _ = brass_scoop(brass(0.24), length=8.0, radius=2.4)
put(scoop, (SCOOP[0] - 4.2, SCOOP[1] - 1.2, 0.02), (0, -0.02, TURN))
threads = saffron()
saffron_tangle(threads, 460, (SCOOP[0] - 0.8, SCOOP[1] - 0.2), 1.35, 0.75, 1.7, rng, (0.5, 0.68))
saffron_tangle(threads, 130, (SCOOP[0] + 4.3, SCOOP[1] + 1.3), 1.3, 0.12, 0.55, rng, (0.62, 0.85))
saffron_strands(threads, 26, (SCOOP[0] + 3.6, SCOOP[1] + 1.1), 1.6, 4.2, (-0.9, 1.5), rng)

layout = {
    "cardamom": (6.4, 7.2, 3.5, 2.1, "stone"),
    "turmeric": (15.0, 8.0, 3.5, 2.1, "stone"),
    "pepper": (22.0, 6.0, 3.5, 2.1, "stone"),
    "cashews": (20.3, -7.0, 3.7, 2.2, "stone"),
}
collisions = bowls(layout)


def small(generator, scale):
    """Pieces in proportion to bowls of seven centimeters."""

    def scaled(seed):
        points, faces, colors = generator(seed)
        return points * scale, faces, colors

    return scaled


cardamom = goods(small(cured_cardamom, 0.66), 12, (0.63, 0.27, 0.25), (0.05, 0.05, 0.014), 0.5, 0.3, 0.012, 0.2)
cashew = goods(small(whole_cashew, 0.74), 12, (0.9, 0.5, 0.35), (0.10, 0.055, 0.022), 0.42, 0.36, 0.006, 0.12)
pepper = peppercorns()
for name, kind, each, rise in (("cardamom", cardamom, 11, 0.5), ("cashews", cashew, 7, 0.5)):
    heap = ("contact-hero-" + name, collisions[name], layout[name], kind.shapes, kind.meshes, each, kind.dark)
    fill_bowl(*heap, rise, 0.45, hull=30, spread=0.32)
pour_bowl(layout["pepper"], pepper, 330, rng, level=0.5, rise=0.7, rolls=10, lid=lambda x, y: 3.4)
powder_bowl(layout["turmeric"], powder_look(), three_tones(TURMERIC), 1.1, seed=1)
lay(cardamom, [(1.6, 4.5, 0.4), (0.5, 5.9, 2.0), (2.4, 3.3, 1.2)])
lay(pepper, [(18.6 + rng.normal() * 0.9, 1.2 + rng.normal() * 0.7, i) for i in range(7)], 1.0)
lay(cashew, [(15.2, -10.4, 0.5), (13.6, -11.6, 2.6)])

window_light(
    (8, 0, 1), key=3.9, fill=2.0, azimuth=134, elevation=34, distance=85, size=(60, 45), sky_strength=0.5, dark_left=-4
)
camera((6.6, -50, 37), (6.6, 0.4, 1.2), lens=64, f_stop=7, focus=(12, -4, 1.8))
take_picture(HERO)
