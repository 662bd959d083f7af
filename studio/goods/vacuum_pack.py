"""Beef in vacuum packs: a boneless cut under a film that is drawn tight, its margin welded flat."""

import math

import numpy as np

from color import blend, ramp
from materials import Shader
from mesh import build_mesh, grid_faces, seeded_sphere, stack
from noise import crease, fbm, noise

FLESH = (
    (0.0, (0.030, 0.004, 0.006)),
    (0.4, (0.062, 0.007, 0.010)),
    (0.7, (0.105, 0.012, 0.015)),
    (1.0, (0.16, 0.028, 0.027)),
)
FAT = ((0.0, (0.42, 0.29, 0.20)), (0.5, (0.58, 0.46, 0.35)), (1.0, (0.68, 0.585, 0.48)))


def clear_film():
    """The margin of the pack: hardly there but for its gloss."""
    shader = Shader("clear film")
    shader.set(Base_Color=(0.75, 0.72, 0.70), Roughness=0.12, Specular=0.6)
    clear = shader.node("BsdfTransparent", Color=(0.93, 0.92, 0.92))
    return shader.surface(shader.mix(0.24, clear, shader.principled.outputs[0]))


def outline(axis, half, lean):
    """Half width of a cut along its length: fuller at one end."""
    return half * np.clip(1 - np.abs(axis) ** 2.8, 0, 1) ** 0.42 * (1 + lean * axis)


def vacuum_pack(seed, length=26.0, width=13.0, height=7.5, fat=0.0):
    """The cut under its film, lying on z = 0: vertices, faces, colors. `fat`: how much of it is covered."""
    rng, vertices, faces, angle, axis = seeded_sphere(seed, 420, 340)
    lean = rng.uniform(-0.16, 0.16)
    side = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.85
    lift = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.8
    x = axis * length / 2
    y = side * outline(axis, width / 2, lean)
    full = np.clip(1 - np.abs(axis) ** 2.2, 0, 1) ** 0.5
    z = lift * full * np.where(lift > 0, height * 0.62, height * 0.38)
    place = stack(x, y, z) + seed * 17.0
    # The muscles under the film, and the furrows between them.
    muscle = fbm(place * np.array([0.06, 0.13, 0.13]), 2, seed)
    furrow = crease(fbm(place * np.array([0.05, 0.12, 0.10]) + 5, 2, seed + 1), 0.07)
    swell = 1 + 0.27 * muscle
    drop = 0.55 * furrow + 0.10 * fbm(place * 0.5, 3, seed + 2)
    # The film: pleats that run out to the margin, long creases over the top, fine crackle.
    rim = np.exp(-((lift / 0.38) ** 2))
    end = np.clip((np.abs(axis) - 0.72) / 0.28, 0, 1)
    across = noise(stack(x * 1.5, lift * 0.7, 0.0 * x + seed), seed + 3)
    ends = noise(stack(0.12 * x, side * 7, lift * 5 + seed), seed + 4)
    pleat = crease(across, 0.16) * rim * (1 - end) + crease(ends, 0.18) * end
    long = crease(noise(place * np.array([0.06, 0.30, 0.2]) + 3, seed + 5), 0.03)
    long = long + 0.7 * crease(noise(place * np.array([0.34, 0.12, 0.2]) + 8, seed + 6), 0.03)
    patch = np.clip(0.3 + 1.4 * fbm(place * 0.16, 2, seed + 7), 0, 1)
    crackle = np.abs(noise(place * 1.7, seed + 8)) * 0.6 + np.abs(noise(place * 3.9, seed + 9)) * 0.3
    relief = 0.30 * pleat + 0.16 * long * patch - 0.07 * crackle * patch - drop * full
    points = stack(x, y * swell, z * swell)
    out = stack(0.3 * axis, side, lift * 1.1)
    out = out / (np.linalg.norm(out, axis=1)[:, None] + 1e-9)
    points = points + out * relief[:, None]
    points[:, 2] = np.maximum(points[:, 2], -height * 0.36)
    points[:, 2] -= points[:, 2].min()
    fiber = fbm(place * np.array([0.22, 1.5, 1.5]), 3, seed + 10, 0.6)
    tone = 0.42 + 0.22 * fiber + 0.25 * fbm(place * 0.13, 3, seed + 11)
    colors = ramp(tone, *FLESH)
    silver = np.clip(fbm(place * np.array([0.07, 0.3, 0.3]) + 2, 3, seed + 12) - 0.22, 0, 1) * 1.6
    colors = blend(colors, (0.30, 0.20, 0.18), silver * 0.3)
    seam = crease(fbm(place * np.array([0.09, 0.26, 0.26]) + 9, 3, seed + 13, 0.6), 0.05)
    colors = blend(colors, (0.50, 0.38, 0.30), seam * 0.10)
    cover = fat - 0.46 + 1.0 * fbm(place * np.array([0.05, 0.13, 0.13]) + 4, 3, seed + 14, 0.6)
    torn = cover + 0.34 * fbm(place * np.array([0.25, 0.9, 0.9]), 4, seed + 15, 0.7)
    grain = 0.5 + 0.30 * fbm(place * 0.45, 3, seed + 16) + 0.12 * fbm(place * 2.4, 2, seed + 17)
    colors = blend(colors, ramp(grain, *FAT), np.clip(torn * 2.6, 0, 0.93))
    # Juice gathers where the film stands off.
    colors = blend(colors, (0.10, 0.006, 0.010), np.clip(0.55 * pleat + 0.8 * furrow * full, 0, 0.75))
    colors = blend(colors, np.minimum(colors * 1.9 + 0.05, 0.8), long * patch * 0.2)
    return points, faces, colors


def margin(seed, length=26.0, width=13.0, height=7.5):
    """The welded margin around a pack, longer at its mouth (+x): vertices and faces."""
    rng = np.random.default_rng(seed)
    lean = rng.uniform(-0.16, 0.16)
    around, out = 900, 26
    turn = np.linspace(0, 2 * math.pi, around, endpoint=False)[:, None]
    reach = np.linspace(-0.12, 1, out)[None]
    axis, side = np.cos(turn), np.sin(turn)
    x0 = np.sign(axis) * np.abs(axis) ** 0.75 * length / 2
    y0 = np.sign(side) * outline(np.clip(x0 / (length / 2), -0.97, 0.97), width / 2, lean)
    wide = 1.2 + 3.6 * np.clip(axis - 0.55, 0, 1) + 1.0 * np.clip(-axis - 0.8, 0, 1)
    x, y = x0 + axis * wide * reach, y0 * (1 - 0.25 * np.abs(axis) ** 4) + side * wide * reach
    wave = noise(stack(axis * 7, side * 7, reach * 0.8 + seed), seed + 1)
    crisp = noise(stack(axis * 24, side * 24, reach * 1.2 + seed), seed + 2)
    z = height * 0.34 * (1 - np.clip(reach, 0, 1) ** 0.8 * 0.75) + (0.75 * wave + 0.22 * crisp) * np.clip(reach, 0, 1)
    return stack(x, y, np.maximum(z, 0.05)).reshape(-1, 3), grid_faces(around, out, close_rows=True)


def packs(count, material, film):
    """Meshes of several packs, each (cut, margin)."""
    made = []
    for seed in range(1, count + 1):
        vertices, faces, colors = vacuum_pack(seed, fat=(0.0, 0.22, -0.12, 0.1, 0.3)[seed % 5])
        cut = build_mesh("cut", vertices, faces, material, colors=colors)
        made.append((cut, build_mesh("margin", *margin(seed), film)))
    return made
