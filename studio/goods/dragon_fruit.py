"""Dragon fruit: magenta skin with green-tipped scales, white flesh full of black seeds."""

import math

import numpy as np

from color import blend, ramp
from mesh import grid_faces, random_rotations, seeded_sphere, sphere, stack, turned_by
from noise import fbm, noise

HALF_AXES = np.array([5.2, 4.0, 4.0])
SKIN = (
    (0.05, (0.22, 0.004, 0.040)),
    (0.45, (0.42, 0.010, 0.085)),
    (0.75, (0.55, 0.030, 0.13)),
    (1.0, (0.62, 0.10, 0.19)),
)
GREEN = ((0.1, (0.10, 0.16, 0.020)), (0.6, (0.24, 0.32, 0.055)), (1.0, (0.42, 0.46, 0.13)))
PINK = (0.62, 0.060, 0.20)
GOLDEN_ANGLE = 2.39996


def skin(seed, around=300, along=190):
    """The ellipsoid under the scales; long axis x, crown at +x."""
    _, unit, faces, _, t = seeded_sphere(seed, around, along)
    lumps = fbm(unit * 1.4 + seed, 3, seed)
    fine = fbm(unit * 9 + seed, 3, seed + 2)
    vertices = unit * HALF_AXES * (1 + 0.025 * lumps + 0.004 * fine)[:, None]
    vertices[:, 1:] *= (1 - 0.10 * t)[:, None]
    return vertices, faces, ramp(0.5 + 0.30 * lumps + 0.16 * fine, *SKIN)


def scale_leaf(seed, length, width, rows=46, columns=25):
    """One fleshy scale, rooted at the origin, lying along +x and bending up to its tip."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    half_width = width * np.power(np.clip(1 - u, 0, 1), 0.72) * (1 + 0.25 * np.sin(u * math.pi)) + 0.015
    bend = rng.uniform(0.55, 1.25)
    curve = u * bend
    x = length * np.sin(curve) / bend
    z = length * (1 - np.cos(curve)) / bend
    fold = 0.20 * half_width * np.abs(v) ** 1.6 * rng.uniform(0.3, 1.2)
    wave = 0.06 * np.sin(u * 7 + seed) * v * u
    sink = -0.30 * np.clip(1 - u * 3.0, 0, 1)
    vertices = stack(x, v * half_width + 0.25 * rng.normal() * u**2, z + fold + wave + sink).reshape(-1, 3)
    streaks = fbm(stack(u * 2, v * 5, u * 0 + seed), 3, seed)
    tip = np.clip((u - rng.uniform(0.22, 0.42)) * 2.0 + 0.30 * streaks + 0.25 * (np.abs(v) - 0.5), 0, 1).reshape(-1)
    base_color = ramp(0.5 + 0.4 * streaks.reshape(-1), *SKIN)
    tip_color = ramp(0.5 + 0.5 * streaks.reshape(-1) + 0.2 * (u.reshape(-1) - 0.6), *GREEN)
    color = base_color + (tip_color - base_color) * tip[:, None]
    dry = np.clip((u.reshape(-1) - 0.93) * 14, 0, 0.8)
    return vertices, grid_faces(rows, columns), blend(color, (0.30, 0.20, 0.08), dry)


def scales(seed, count=26, keep=lambda point: True):
    """Scales in a spiral over the skin, pointing to the crown; `keep(point)` leaves some out."""
    rng = np.random.default_rng(seed + 70)
    parts = []
    for i in range(count):
        t = -0.82 + 1.78 * (i + 0.5) / count
        angle = i * GOLDEN_ANGLE + seed
        ring = math.sqrt(max(1 - t * t, 0.0)) * (1 - 0.10 * t)
        unit = np.array([t, ring * math.cos(angle), ring * math.sin(angle)])
        point = unit * HALF_AXES
        if not keep(point):
            continue
        normal = unit / HALF_AXES
        normal /= np.linalg.norm(normal)
        ahead = np.array([1.0, 0, 0]) - normal * normal[0]
        ahead /= np.linalg.norm(ahead) + 1e-6
        aside = np.cross(normal, ahead)
        crown = np.clip((t - 0.55) / 0.45, 0, 1)
        vertices, faces, color = scale_leaf(
            seed * 50 + i, rng.uniform(2.7, 3.7) + 1.3 * crown, rng.uniform(1.1, 1.45) - 0.4 * crown
        )
        vertices = vertices @ turned_by(rng.normal() * 0.10, -rng.uniform(0.0, 0.25), rng.normal() * 0.15).T
        frame = np.stack([ahead, aside, normal])
        parts.append((vertices @ frame + point, faces, color, 0))
    return parts


def dragon_fruit(seed):
    """Parts of a whole fruit, one material."""
    return [(*skin(seed), 0), *scales(seed)]


def seeds(points, rng):
    """Black seeds at the points, half sunk in the flesh, as one mesh."""
    unit, faces, _ = sphere(10, 7)
    grain = unit * [0.090, 0.058, 0.050]
    count = len(points)
    sizes = rng.uniform(0.75, 1.1, (count, 1, 1))
    vertices = (grain[None] @ random_rotations(rng, count).transpose(0, 2, 1)) * sizes + points[:, None]
    all_faces = (faces[None] + len(unit) * np.arange(count)[:, None, None]).reshape(-1, 4)
    return vertices.reshape(-1, 3), all_faces


def seed_points(rng, count, spacing):
    """Points of the unit disk that keep their distance: seeds never touch."""
    taken = np.empty((0, 2))
    for _ in range(count * 6):
        if len(taken) >= count:
            break
        reach, angle = 0.915 * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        point = np.array([reach * math.cos(angle), reach * math.sin(angle)])
        if not len(taken) or np.min(np.linalg.norm(taken - point, axis=1)) > spacing:
            taken = np.vstack([taken, point])
    return taken


def dragon_fruit_half(seed, spokes=400, rings=130):
    """Parts of a fruit cut lengthwise, the cut looking up at z = 0: 0 skin, 1 flesh, 2 seeds."""
    rng = np.random.default_rng(seed)
    turn, share = np.meshgrid(
        np.linspace(0, 2 * math.pi, spokes, endpoint=False), np.linspace(0, 1, rings) ** 0.85, indexing="ij"
    )
    t = np.cos(turn)
    edge_x = HALF_AXES[0] * t * 0.985
    edge_y = HALF_AXES[1] * np.sin(turn) * (1 - 0.10 * t) * 0.985
    flat_at = stack(share * edge_x, share * edge_y, seed * 3.0)
    depth = (1 - share) * 4.2
    rind = np.clip((0.34 + 0.05 * noise(flat_at * 1.5, seed) - depth) * 9, 0, 1)
    blush = np.clip(1 - depth / 0.75, 0, 1) ** 2
    grainy = fbm(flat_at * 2.2, 4, seed + 3)
    level = (
        0.05 * (1 - share**6)
        + 0.018 * grainy * (1 - rind)
        - 0.10 * np.clip((share - 0.975) * 40, 0, 1) ** 2
        - 0.03 * rind
    )
    face = stack(share * edge_x, share * edge_y, level).reshape(-1, 3)
    tone = 0.5 + 0.30 * grainy + 0.25 * fbm(flat_at * 0.5, 2, seed + 5)
    color = ramp(tone, (0.1, (0.74, 0.71, 0.68)), (0.5, (0.85, 0.83, 0.81)), (0.95, (0.90, 0.89, 0.88)))
    color = blend(color, (0.72, 0.42, 0.50), blush * 0.45)
    color = blend(color, PINK, rind)
    color = blend(color, (0.42, 0.010, 0.085), np.clip((0.12 - depth) * 20, 0, 1))
    outer, outer_faces, outer_color = skin(seed)
    below = outer[:, 2][outer_faces].max(1) < 0.06
    spots = seed_points(rng, 820, 0.040)
    spot_turn = np.arctan2(spots[:, 1], spots[:, 0])
    x = HALF_AXES[0] * spots[:, 0] * 0.985
    y = HALF_AXES[1] * spots[:, 1] * (1 - 0.10 * np.cos(spot_turn)) * 0.985
    grains, grain_faces = seeds(np.stack([x, y, 0.035 + rng.uniform(0, 0.03, len(x))], -1), rng)
    return [
        (outer, outer_faces[below], outer_color, 0),
        *scales(seed, keep=lambda point: point[2] < -0.5),
        (face, grid_faces(spokes, rings, close_rows=True)[:, ::-1], color.reshape(-1, 3), 1),
        (grains, grain_faces, np.array([0.006, 0.005, 0.005]), 2),
    ]
