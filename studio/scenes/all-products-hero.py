"""The table of the house: spices, nuts, dates and honey in brass and stoneware; the left side stays dark and calm."""

import numpy as np

from color import three_tones
from containers import bowls
from goods.powder import powder_bowl, powder_spill
from pantry import almonds, cardamoms, cinnamon_sticks, dates, lay, peppercorns, pistachios, saffron, star_anises
from pour import pour_bowl
from rig import HERO, camera, set_table, take_picture, window_light
from servings import (
    PAPRIKA,
    TURMERIC,
    cinnamon_bundle,
    honey_with_dipper,
    powder_look,
    saffron_strands,
    saffron_tangle,
)

set_table()
rng = np.random.default_rng(4)
layout = {
    "turmeric": (12.0, 4.6, 6.0, 3.9, "brass"),
    "honey": (3.6, 0.2, 4.7, 3.2, "brass"),
    "pistachios": (22.8, 7.2, 5.4, 3.5, "stone"),
    "almonds": (20.6, -5.0, 5.0, 3.2, "brass"),
    "paprika": (15.2, 16.4, 5.2, 3.4, "stone"),
    "cardamom": (3.4, 12.4, 4.6, 3.1, "stone"),
    "dates": (27.4, 17.6, 5.8, 3.6, "brass"),
    "saffron": (11.2, -6.6, 3.0, 1.5, "stone"),
}
bowls(layout)

powder = powder_look()
powder_bowl(layout["turmeric"], powder, three_tones(TURMERIC), 2.4, seed=1, dimple=[(1.6, -1.6, 1.5, 0.5)])
powder_bowl(layout["paprika"], powder, three_tones(PAPRIKA), 2.0, seed=2)
powder_spill(powder, TURMERIC, (12.0, 4.6), 5.2, 8.0, 1300, (0.014, 0.06), 1, arc=(3.3, 4.5))
honey_with_dipper(layout["honey"])

almond, pistachio, cardamom, date = almonds(), pistachios(), cardamoms(), dates()
pour_bowl(layout["almonds"], almond, 78, rng, rise=1.3)
pour_bowl(layout["pistachios"], pistachio, 66, rng, level=0.5, rise=1.4)
pour_bowl(layout["cardamom"], cardamom, 84, rng, level=0.5, rise=1.2)
pour_bowl(layout["dates"], date, 30, rng, level=0.5)
lay(almond, [(14.2, -1.9, 0.5), (26.6, -4.4, 1.9), (25.4, -1.0, 2.8), (22.4, -11.4, 0.2)], 0.1)
lay(pistachio, [(17.6, 1.6, 0.4), (28.6, 2.6, 1.6), (16.6, -0.2, 2.6)])
lay(cardamom, [(-2.2, 8.6, 0.4), (-3.8, 6.4, 1.9), (-1.0, 6.8, 2.6)])
lay(date, [(5.2, -9.6, 0.5), (7.6, -11.4, 2.2), (25.6, -10.6, 1.1)], 0.4)

threads = saffron()
saffron_tangle(threads, 520, (11.2, -6.6), 2.35, 0.9, 1.5, rng)
saffron_strands(threads, 22, (11.2, -6.6), 3.2, 5.6, (3.2, 5.2), rng)
lay(star_anises(), [(1.4, -7.6, 0.3), (-3.6, -4.6, 1.2), (18.4, 12.2, 2.2), (8.4, 10.6, 0.6)], 0)
cinnamon_bundle(cinnamon_sticks(), 16.0, -11.9, 0.2)
corns = peppercorns()
lay(corns, [(4.6 + rng.normal() * 3.2, -6.4 + rng.normal() * 1.7, i) for i in range(34)], 1.0)

window_light(
    (8, 2, 1),
    key=3.9,
    fill=2.0,
    azimuth=134,
    elevation=33,
    distance=85,
    size=(60, 45),
    sky_strength=0.55,
    dark_left=-5,
)
camera((6.6, -54, 38), (6.6, 0.8, 1.6), lens=60, f_stop=8, focus=(11, -3, 3))
take_picture(HERO)
