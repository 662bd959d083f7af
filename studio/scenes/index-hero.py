"""A printer's type case of goods: every compartment another color and grain, in rows like an index."""

import math

import numpy as np

import pantry
from arrange import make
from color import three_tones
from compartments import Compartment
from goods.almond import almond
from goods.chili import chili
from goods.cinnamon import cinnamon
from goods.dried_fruit import dried_cranberry, golden_raisin
from goods.flakes import flake_coat
from goods.flowers import hibiscus
from goods.pecan import pecan
from goods.sugar import sugar_cube
from goods.tea import tea_leaf
from goods.type_case import BRIM, PITCH, type_case
from goods.walnut import walnut
from materials import painted
from mesh import joined_mesh, points_on, put
from rig import HERO, camera, set_table, take_picture, window_light
from servings import PAPRIKA, TURMERIC, powder_look

MATCHA = (0.105, 0.118, 0.024)
SUMAC = (0.115, 0.023, 0.012)
GINGER = (0.42, 0.30, 0.14)
DEMERARA = ((0.20, 0.080, 0.018), (0.38, 0.185, 0.050), (0.56, 0.34, 0.125))
MUSCOVADO = ((0.020, 0.007, 0.003), (0.052, 0.020, 0.008), (0.12, 0.054, 0.023))
WHITE = ((0.66, 0.615, 0.54), (0.76, 0.72, 0.65), (0.85, 0.82, 0.76))
FLAKES = ((0.10, 0.006, 0.003), (0.26, 0.020, 0.006), (0.42, 0.075, 0.015))

# From the back to the front, neighbors in contrast; a compartment with a * is twice as wide.
CASE = [
    "coffee chilies* cumin cranberries peanuts ginger",
    "cinnamon* pumpkin pecans raisins walnuts flakes",
    "turmeric pepper pistachios* hibiscus fennel",
    "cardamom* paprika anise cashews*",
    "saffron cubes tea mustard almonds ginger",
    "sesame cloves hazelnuts* matcha flakes",
    "demerara* sumac muscovado coriander",
]

set_table()
rng = np.random.default_rng(5)
powder_material = powder_look()
body, crystal = painted("sugar", 0.9, 0.1), painted("crystal", 0.3, 0.45)


def tinted(generator, rgb):
    """From afar, pale wrinkles and sky light wash a skin out: deeper colors than in a close-up."""

    def tint(seed):
        points, faces, colors = generator(seed)
        return points, faces, colors * np.array(rgb)

    return tint


def almonds():
    skin = tinted(almond, (0.90, 0.74, 0.58))
    return pantry.goods(skin, 8, (1.12, 0.60, 0.40), (0.06, 0.028, 0.012), 0.48, 0.34, 0.006, 0.2)


def walnuts():
    skin = tinted(walnut, (0.85, 0.70, 0.54))
    return pantry.goods(skin, 7, (1.45, 1.15, 0.62), (0.05, 0.024, 0.009), 0.5, 0.32, 0.006, 0.14)


def pecans():
    skin = tinted(pecan, (0.85, 0.72, 0.60))
    return pantry.goods(skin, 9, (1.76, 0.86, 0.50), (0.03, 0.012, 0.004), 0.46, 0.30, 0.006, 0.16)


def raisins():
    skin, gloss = tinted(golden_raisin, (0.80, 0.62, 0.45)), {"Clearcoat": 0.2, "Clearcoat_Roughness": 0.25}
    return pantry.goods(skin, 12, (0.62, 0.40, 0.33), (0.10, 0.035, 0.006), 0.42, 0.36, 0.008, 0.2, **gloss)


def cranberries():
    skin, gloss = tinted(dried_cranberry, (0.75, 0.62, 0.50)), {"Clearcoat": 0.3, "Clearcoat_Roughness": 0.2}
    return pantry.goods(skin, 10, (0.64, 0.50, 0.27), (0.03, 0.002, 0.003), 0.4, 0.38, 0.008, 0.25, **gloss)


def cardamoms():
    pod = tinted(pantry.cured_cardamom, (0.92, 0.82, 0.72))
    return pantry.goods(pod, 6, (0.95, 0.40, 0.38), (0.06, 0.06, 0.015), 0.5, 0.3, 0.012, 0.16)


def chilies():
    skin = painted("chili", 0.38, 0.36, 0.006, 0.25, Clearcoat=0.12, Clearcoat_Roughness=0.3)
    stem = painted("stem", 0.7, 0.2)
    pods = [chili(seed, [skin, stem], length) for seed, length in enumerate((5.8, 6.4, 5.4, 6.1, 5.6, 6.6))]
    return pantry.assembled(pods, (3.0, 0.42, 0.36), (0.03, 0.003, 0.002))


def teas():
    leaves = make(tea_leaf, painted("tea", 0.46, 0.4, 0.01, 0.4), 30)
    return pantry.Goods(*leaves, (1.0, 0.12, 0.12), (0.008, 0.005, 0.004))


def flowers(generator, count, dark, *look, **finish):
    material = [painted(generator.__name__, *look, **finish)]
    return pantry.assembled([generator(seed, material) for seed in range(count)], (1, 1, 1), dark)


def poured(goods, **how):
    return lambda cell: cell.pour(goods(), rng, **how)


def powder(rgb, seed):
    return lambda cell: cell.powder(powder_material, three_tones(rgb), seed)


def sugar(tones, seed):
    return lambda cell: cell.sugar((body, crystal), tones, seed)


def settled(name, goods, each):
    return lambda cell: cell.settle("index-hero-" + name, goods(), each)


def flakes(cell):
    surface = cell.powder(powder_material, three_tones((0.10, 0.010, 0.005)), 3)
    flake_coat(points_on(*surface, 6000, 3), (0.05, 0.13), FLAKES, painted("flakes", 0.8, 0.15), 3)


def quills(cell):
    """Cinnamon side by side, in two layers."""
    bark = [painted("cinnamon", 0.62, 0.25)]
    sticks = [joined_mesh("cinnamon", cinnamon(seed, 11.4 + 0.25 * seed), bark)[0] for seed in range(1, 5)]
    for i in range(10):
        y = (i % 5 - 2) * 1.13 + rng.normal() * 0.05
        at = (cell.at[0] + rng.normal() * 0.08, cell.at[1] + y, 1.35 + 0.8 * (i // 5) + rng.normal() * 0.05)
        put(sticks[i % 4], at, (rng.uniform(0, 6.3), 0, rng.normal() * 0.008 + math.pi * (i % 2)))
    cell.bed(1.2, (0.05, 0.02, 0.008))


def cubes(cell):
    """Pressed sugar in rows, as it comes out of its carton."""
    pressed = [sugar_cube(seed, (body, crystal), 1.34, 9000, WHITE, (0.018, 0.046)) for seed in range(5)]
    for i in range(16):
        x, y = ((k - 1.5) * 1.47 + rng.normal() * 0.03 for k in (i % 4, i // 4))
        turn = rng.normal() * 0.06 + i * math.pi / 2
        put(pressed[i % 5], (cell.at[0] + x, cell.at[1] + y, BRIM - 0.75 + rng.normal() * 0.07), (0, 0, turn))
    cell.bed(1.6, (0.30, 0.26, 0.20))


FILLINGS = {
    "almonds": settled("almonds", almonds, 5),
    "anise": settled("anise", pantry.star_anises, 5),
    "cardamom": settled("cardamom", cardamoms, 17),
    "cashews": settled("cashews", pantry.cashews, 9),
    "chilies": poured(chilies, depth=1.4, rolls=80, tries=9),
    "cinnamon": quills,
    "cloves": poured(pantry.cloves),
    "coffee": poured(pantry.coffee_beans, rolls=40, tries=6),
    "coriander": poured(pantry.coriander_seeds),
    "cranberries": poured(cranberries, rolls=40, tries=6),
    "cubes": cubes,
    "cumin": poured(pantry.cumin_seeds),
    "demerara": sugar(DEMERARA, 4),
    "fennel": poured(pantry.fennel_seeds),
    "flakes": flakes,
    "ginger": powder(GINGER, 5),
    "hazelnuts": settled("hazelnuts", pantry.hazelnuts, 13),
    "hibiscus": settled("hibiscus", lambda: flowers(hibiscus, 6, (0.03, 0.004, 0.008), 0.5, 0.3, 0.006, 0.25), 4),
    "matcha": powder(MATCHA, 6),
    "muscovado": sugar(MUSCOVADO, 7),
    "mustard": poured(pantry.mustard_seeds),
    "paprika": powder(PAPRIKA, 2),
    "peanuts": poured(pantry.peanut_kernels, rolls=40, tries=6),
    "pecans": settled("pecans", pecans, 4),
    "pepper": poured(pantry.peppercorns),
    "pistachios": settled("pistachios", pantry.pistachios, 9),
    "pumpkin": poured(pantry.pumpkin_seeds),
    "raisins": poured(raisins, rolls=40, tries=6),
    "saffron": lambda cell: cell.strew(pantry.saffron(), 700, rng),
    "sesame": poured(pantry.sesame_seeds),
    "sumac": powder(SUMAC, 8),
    "tea": lambda cell: cell.strew(teas(), 900, rng, tilt=0.3),
    "turmeric": powder(TURMERIC, 1),
    "walnuts": settled("walnuts", walnuts, 3),
}

rows = [line.split() for line in CASE]
widths = [[2 if name[-1] == "*" else 1 for name in row] for row in rows]
for row, spots in zip(rows, type_case(widths, 3.5 * PITCH, painted("oiled walnut", 0.50, 0.28))):
    for name, spot in zip(row, spots):
        FILLINGS[name.strip("*")](Compartment(*spot))

light = {"key": 3.6, "fill": 1.6, "azimuth": 130, "elevation": 40, "distance": 85, "size": (60, 45), "scale": 1.4}
window_light((12, 0, 2), **light, sky_strength=0.5, dark_left=-10)
camera((0.1, -48.9, 107.1), (3.5, 0, 2.0), lens=60, f_stop=9, focus=(12, -2, 2.5))
take_picture(HERO)
