"""Bowls of hammered brass and speckled stoneware."""

import numpy as np

from color import blend, ramp
from materials import brass, stoneware
from mesh import build_mesh, lathe, put, resample
from noise import fbm, worley


def bowl_profile(radius, height, wall=0.28, foot=0.45, belly=0.62):
    """Outline from the foot up the outer wall, over the rim and down the inner wall to the middle."""
    steps = np.linspace(0, 1, 18)
    outline = [(0.001, 0.02), (radius * foot * 0.9, 0.02), (radius * foot, 0.0), (radius * foot * 1.02, 0.25)]
    for x in steps[1:]:
        outline.append((radius * (foot * 1.02 + (1 - foot * 1.02) * x**belly), 0.25 + (height - 0.25) * x**1.55))
    outline.append((radius - wall * 0.18, height + wall * 0.22))
    outline.append((radius - wall * 0.55, height + wall * 0.28))
    outline.append((radius - wall * 0.9, height + wall * 0.12))
    for x in steps[::-1][:-1]:
        inner = (radius - wall) * (foot + (1 - foot) * x**belly)
        outline.append((inner, wall + 0.25 + (height - 0.25 - wall) * x**1.55))
    outline += [((radius - wall) * foot * 0.6, wall + 0.2), (0.001, wall + 0.18)]
    return outline


def bowl_radius(radius, height, z, wall=0.28, foot=0.45, belly=0.62):
    """Inner radius of a bowl at height z. Size every fill with it, or heaps pierce the wall."""
    x = np.clip((z - wall - 0.25) / (height - 0.25 - wall), 0, 1) ** (1 / 1.55)
    return (radius - wall) * (foot + (1 - foot) * x**belly)


def paint_brass(vertices, outward, at, height, seed):
    """Hammer marks, which end below the rim, or it is a polygon; warm, uneven tones."""
    dents, _ = worley(at * 1.05, seed)
    dents = dents * np.clip((height - vertices[:, 2]) / 0.7, 0.15, 1)
    tone = 0.5 + 0.4 * fbm(at * 0.6, 4, 3)
    colors = ramp(tone, (0.1, (0.36, 0.20, 0.07)), (0.5, (0.62, 0.39, 0.155)), (0.9, (0.80, 0.56, 0.27)))
    return vertices + outward * (0.07 * dents**2)[:, None], colors


def paint_stoneware(vertices, outward, at, height, glaze):
    """A thrown wobble, a speckled glaze, and bare clay at the rim."""
    wobble = 0.03 * fbm(at * 0.35, 2, 5) + 0.012 * fbm(at * 1.6, 3, 6)
    vertices = vertices + outward * wobble[:, None]
    glaze = np.array(glaze)
    tone = 0.5 + 0.4 * fbm(at * 0.6, 4, 3)
    colors = ramp(tone, (0, glaze * 0.6), (0.5, glaze), (1.0, np.minimum(glaze * 1.7, 0.9)))
    speckle, _ = worley(at * 3.2, 8)
    speckle_color = (0.40, 0.33, 0.26) if glaze.sum() < 0.6 else (0.10, 0.06, 0.035)
    colors = blend(colors, speckle_color, np.clip((0.16 - speckle) * 14, 0, 0.75))
    rim = (vertices[:, 2] - (height - 0.10) + 0.10 * fbm(at * 1.2, 3, 2)) * 6
    return vertices, blend(colors, (0.21, 0.115, 0.06), np.clip(rim, 0, 0.9))


def bowl(radius, height, kind, location=(0, 0, 0), seed=0, sides=260, glaze=(0.03, 0.033, 0.036), material=None):
    """A bowl of `kind` "brass" or "stone" on the table; returns a light collision mesh (vertices, faces)."""
    profile = bowl_profile(radius, height)
    vertices, faces = lathe(resample(profile, 150), sides)
    outward = vertices.copy()
    outward[:, 2] = 0
    outward /= np.linalg.norm(outward, axis=1)[:, None] + 1e-6
    at = vertices + seed * 11.0
    if kind == "brass":
        vertices, colors = paint_brass(vertices, outward, at, height, seed)
        material = material or brass()
    else:
        vertices, colors = paint_stoneware(vertices, outward, at, height, glaze)
        material = material or stoneware()
    put(build_mesh("bowl", vertices, faces, material, colors=colors), location)
    collision, collision_faces = lathe(resample(profile, 40), 40)
    return collision + np.array(location), collision_faces


def bowls(layout):
    """Several bowls from {name: (x, y, radius, height, kind)}; returns their collision meshes by name."""
    return {
        name: bowl(radius, height, kind, (x, y, 0), seed)
        for seed, (name, (x, y, radius, height, kind)) in enumerate(layout.items())
    }


def dome(x, y, radius, height, level, rise, sides=32):
    """Hidden filler inside a bowl, from `level` (share of the bowl's height) up by `rise` in the middle."""
    inner = bowl_radius(radius, height, height * level) - 0.02
    steps = np.linspace(0, 1, 14)
    profile = [(q * inner + 0.001, height * level + rise * (1 - q**2)) for q in steps][::-1]
    vertices, faces = lathe(profile, sides)
    return vertices + np.array([x, y, 0]), faces
