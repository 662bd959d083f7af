"""Film: polythene that lines a carton, crumpled over what is packed and pulled over the rim; clear vacuum packs."""

import numpy as np

from color import ramp
from materials import Shader
from mesh import build_mesh, grid_faces, stack
from noise import crease, fbm, noise

TONES = ((0.0, (0.10, 0.20, 0.36)), (0.5, (0.17, 0.31, 0.50)), (1.0, (0.34, 0.48, 0.64)))


def liner(length, width, level, rim, seed, material, tones=TONES, lumps=1.0):
    """Film in an open carton of that inner size: goods up to `level`, the sides up to `rim` and over it."""
    columns, rows = 620, 480
    over = 5.0
    u = np.linspace(-length / 2 - over, length / 2 + over, columns)[:, None]
    v = np.linspace(-width / 2 - over, width / 2 + over, rows)[None]
    u, v = np.broadcast_arrays(u, v)
    out = np.maximum(np.abs(u) - length / 2 + 2.5, np.abs(v) - width / 2 + 2.5)
    place = stack(u * 0.13, v * 0.13, 0.0 * u + seed)
    # Outside of 2.5 cm before the wall the film climbs, then it falls over the rim.
    climb = np.clip(out / 2.5, 0, 1)
    climb = climb * climb * (3 - 2 * climb)
    fall = np.clip(out - 2.7, 0, 9)
    x = np.sign(u) * np.minimum(np.abs(u), length / 2 + 0.9 + 0.1 * fall)
    y = np.sign(v) * np.minimum(np.abs(v), width / 2 + 0.9 + 0.1 * fall)
    packed = lumps * (1.5 * fbm(place * 0.9 + 3, 2, seed + 1) + 0.8 * np.abs(noise(place * 1.7, seed + 2)))
    folds = np.abs(noise(place * 1.5, seed + 3)) + 0.45 * np.abs(noise(place * 3.3 + 4, seed + 4))
    folds = folds + 0.13 * np.abs(noise(place * 7.1 + 2, seed + 5))
    sharp = crease(noise(place * 2.1 + 6, seed + 6), 0.06)
    relief = 1.3 * folds - 0.20 * sharp
    z = level + packed * (1 - climb) + (rim - level + 0.5) * climb - 0.85 * fall + relief * (0.85 - 0.45 * climb)
    x = x + 0.5 * relief * np.sign(u) * climb * (np.abs(u) / length > np.abs(v) / width)
    y = y + 0.5 * relief * np.sign(v) * climb * (np.abs(u) / length <= np.abs(v) / width)
    tone = 0.45 + 0.25 * fbm(place * 2.2, 3, seed + 8) + 0.20 * sharp
    colors = ramp(tone, *tones)
    points = stack(x, y, z).reshape(-1, 3)
    return build_mesh("film", points, grid_faces(columns, rows), material, colors=colors.reshape(-1, 3))


def clear_film():
    """Hardly there but for its gloss."""
    shader = Shader("clear film")
    shader.set(Base_Color=(0.75, 0.72, 0.70), Roughness=0.12, Specular=0.6)
    clear = shader.node("BsdfTransparent", Color=(0.93, 0.92, 0.92))
    return shader.surface(shader.mix(0.24, clear, shader.principled.outputs[0]))
