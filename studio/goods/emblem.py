"""What is stenciled on cartons beside the mark: the animal, a snowflake, arrows. No words: in Arabic the pictures stand
mirrored."""

import functools
import math

import numpy as np

from mesh import smooth_curve

SIZE = 512

# Outlines in a square of 100 units, y downward, facing left.
HEN = """10 31, 16 25, 17 15, 21 20, 24 10, 28 17, 33 11, 35 22, 39 36, 48 47, 61 47, 72 36, 80 19, 88 14, 92
20, 96 27, 95 40, 88 55, 80 68, 66 79, 50 82, 35 78, 25 68, 21 55, 20 45, 18 39, 15 46, 12 41, 14 35"""
OX = """4 45, 6 38, 10 29, 11 24, 6 14, 8 12, 15 20, 22 21, 30 15, 38 16, 46 21, 60 22, 76 21, 88 22, 94 28,
96 46, 97 66, 94 66, 93 48, 90 54, 89 66, 91 80, 90 92, 83 92, 82 78, 77 64, 64 66, 50 67, 43 64, 42
78, 42 92, 35 92, 34 76, 31 64, 24 58, 20 50, 14 52, 7 51"""
SHRIMP = """6 44, 16 34, 30 24, 46 18, 62 19, 76 27, 85 40, 86 55, 80 68, 70 76, 66 88, 56 92, 60 84, 50 90, 46
84, 56 78, 64 70, 69 60, 68 50, 62 44, 52 43, 40 47, 28 52, 16 54"""


def outline(text):
    """A closed smooth curve through the points."""
    points = np.array([[float(n) for n in pair.split()] for pair in text.replace("\n", " ").split(",")])
    return smooth_curve(np.vstack([points, points[:1]]), len(points) * 10)


def fill(picture, points, value=255):
    import cv2

    cv2.fillPoly(picture, [(points * SIZE / 100).astype(np.int32)], value, cv2.LINE_AA)


def stroke(picture, points, width, value=255):
    import cv2

    path = (np.array(points) * SIZE / 100).astype(np.int32)
    cv2.polylines(picture, [path], False, value, int(width * SIZE / 100), cv2.LINE_AA)


def hen(picture):
    fill(picture, outline(HEN))
    for x in (46, 57):
        stroke(picture, [(x, 80), (x, 95)], 3)
        stroke(picture, [(x - 8, 96), (x, 93), (x + 5, 97)], 2.6)
    # Bridges, as in every cut stencil.
    stroke(picture, smooth_curve([(42, 56), (48, 66), (60, 68), (74, 58)], 40), 2.4, 0)
    stroke(picture, [(18, 37), (42, 33)], 2.2, 0)


def ox(picture):
    fill(picture, outline(OX))
    stroke(picture, smooth_curve([(26, 22), (29, 34), (26, 48)], 30), 2.2, 0)
    stroke(picture, smooth_curve([(76, 22), (72, 36), (78, 52)], 30), 2.2, 0)


def shrimp(picture):
    fill(picture, outline(SHRIMP))
    rings = [(40, 20, 42, 46), (54, 18, 53, 43), (67, 22, 61, 44), (78, 31, 67, 50), (86, 46, 69, 57)]
    for x1, y1, x2, y2 in rings:
        stroke(picture, [(x1, y1), (x2, y2)], 2.0, 0)
    stroke(picture, smooth_curve([(8, 42), (2, 30), (8, 14)], 30), 1.6)
    for x, y in ((30, 52), (38, 49), (46, 46), (53, 46)):
        stroke(picture, [(x, y), (x - 3, y + 11)], 2.0)


def snowflake(picture):
    for k in range(6):
        a = k * math.pi / 3 + math.pi / 6
        along, aside = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        stroke(picture, [(50, 50), 50 + along * 46], 5)
        for at in (18, 31):
            tip = 50 + along * (at + 11)
            stroke(picture, [tip + aside * 10, 50 + along * at, tip - aside * 10], 4.4)


def arrows(picture):
    for x in (28, 72):
        right = [(x, 6), (x + 17, 34), (x + 6, 34), (x + 6, 82)]
        fill(picture, np.array([*right, *((2 * x - u, v) for u, v in right[:0:-1])], float))
    stroke(picture, [(6, 93), (94, 93)], 6)


def orange(picture):
    turn = np.linspace(0, 2 * math.pi, 80)
    fill(picture, np.stack([50 + 38 * np.cos(turn), 58 + 38 * np.sin(turn)], -1))
    fill(picture, np.stack([50 + 31 * np.cos(turn), 58 + 31 * np.sin(turn)], -1), 0)
    for k in range(8):
        a, b = (k * 8 + 1.6) / 64 * 2 * math.pi, (k * 8 + 6.4) / 64 * 2 * math.pi
        arc = np.linspace(a, b, 12)
        inner = (50 + 5 * math.cos((a + b) / 2), 58 + 5 * math.sin((a + b) / 2))
        fill(picture, np.vstack([inner, np.stack([50 + 26 * np.cos(arc), 58 + 26 * np.sin(arc)], -1)]))
    fill(picture, smooth_curve([(50, 18), (60, 5), (80, 4), (70, 17), (50, 18)], 60))


@functools.cache
def drawn(draw):
    picture = np.zeros((SIZE, SIZE), np.uint8)
    draw(picture)
    return picture / 255.0


def emblem(draw, u, v, middle, width):
    """Share of ink at u, v (v upward) of an emblem `width` wide around `middle`."""
    x, y = (u - middle[0]) / width + 0.5, 0.5 - (v - middle[1]) / width
    inside = (x > 0) & (x < 1) & (y > 0) & (y < 1)
    row, column = ((np.clip(axis, 0, 0.999) * SIZE).astype(int) for axis in (y, x))
    return np.where(inside, drawn(draw)[row, column], 0.0)
