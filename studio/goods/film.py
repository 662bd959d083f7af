"""Film: clear vacuum packs, and the lid of a tray."""

import numpy as np

from materials import Shader
from mesh import grid_faces, stack
from noise import crease, noise


def clear_film(haze=0.05, rough=0.16, shine=1.0):
    """Hardly there but for its gloss and a faint haze; light rays pass."""
    shader = Shader("clear film")
    clear = shader.node("BsdfTransparent", Color=(0.97, 0.965, 0.96))
    body = shader.mix(haze, clear, shader.node("BsdfDiffuse", Color=(0.7, 0.68, 0.66)))
    gloss = shader.node("BsdfGlossy", Color=(shine, shine, shine), Roughness=rough)
    seen = shader.mix(shader.node("Fresnel", IOR=1.4), body, gloss)
    return shader.surface(shader.mix(shader.for_light_rays(), seen, clear))


def lid(length, width, radius, seed, cell=0.1):
    """Vertices and faces of a film welded to a rim at z = 0: drawn tight, puckered toward its round corners."""
    side_x, side_y = (np.linspace(-side / 2, side / 2, int(side / cell)) for side in (length, width))
    x, y = np.meshgrid(side_x, side_y, indexing="ij")
    z = 0.035 * noise(stack(x * 0.22, y * 0.5, seed * 3.0), seed)
    z = z + 0.012 * noise(stack(x * 0.25, y * 1.7, 0.0), seed + 1)
    for k, (right, back) in enumerate(((-1, -1), (-1, 1), (1, -1), (1, 1))):
        u, v = length / 2 - 0.8 - right * x, width / 2 - 0.8 - back * y
        angle, away = np.arctan2(v, u), np.hypot(u, v)
        fold = crease(noise(stack(angle * 5, away * 0.12, seed * 7.0 + k), seed + 2), 0.13)
        z = z + 0.05 * fold * np.exp(-away / 1.5) * np.clip(away / 0.6, 0, 1)
    inside = np.clip(np.minimum(length / 2 - np.abs(x), width / 2 - np.abs(y)) - 0.5, 0, 1)
    corner = np.hypot(*(np.clip(np.abs(p) - side / 2 + radius, 0, None) for p, side in ((x, length), (y, width))))
    grid = grid_faces(*x.shape)
    return stack(x, y, z * inside).reshape(-1, 3), grid[(corner < radius).reshape(-1)[grid].all(1)]
