"""Full jute sacks of 50 kg, stowed as a wall from side to side of a container: long sides and ends in turn. The cloth
is draped by cloth.py between the faces of the layers; the front is free and bulges."""

import math

import numpy as np

from cloth import drape, kept, refine
from color import blend
from mesh import build_mesh, grid_faces, stack
from noise import crease, fbm, noise

# The empty sack, and what it fills: width of the wall, depth of a long side and of an end, height of a layer.
WIDTH, LENGTH = 57.0, 92.0
WALL, SHALLOW, DEEP, LAYER = 232.0, 47.0, 77.0, 19.0
COLUMNS, ROWS, TAB = 88, 72, 2
INK = (0.12, 0.115, 0.12)
BANDS = (0.30, 0.52, 0.42)


def cells(layers, rng):
    """Of every layer the cells: middle and half size across and in depth, and whether the sack lies across."""
    plan = []
    for layer in range(layers):
        count, depth = (3, SHALLOW) if layer % 2 == 0 else (5, DEEP)
        edges = np.linspace(-WALL / 2, WALL / 2, count + 1)
        edges[1:-1] += rng.normal(size=count - 1) * 2.2
        row = []
        for low, high in zip(edges, edges[1:]):
            row.append(((low + high) / 2, depth / 2 + rng.normal() * 1.6, (high - low) / 2, depth / 2, count == 3))
        plan.append(row)
    return plan


def cushion(x, y, cell):
    """1 in the middle of a cell, 0 at its edge and beyond."""
    u = np.clip(np.abs(x - cell[0]) / cell[2], 0, 1)
    v = np.clip(np.abs(y - cell[1]) / cell[3], 0, 1)
    return (1 - u**2.6) * (1 - v**2.6)


def stow(layers, seed=1, steps=330):
    """Drape the wall, its front at y = 0. Returns [(layer, points (rows, columns, 3))]."""
    rng = np.random.default_rng(seed)
    plan = cells(layers, rng)
    there = [(layer, cell) for layer in range(layers) for cell in plan[layer]]

    def between(k):
        """Height of the face between layer k - 1 and layer k, on a grid."""
        x, y = np.meshgrid(np.arange(-130, 131, 2.0), np.arange(-30, 101, 2.0), indexing="ij")
        z = k * LAYER + 0 * x
        if k:
            z = z + 2.6 * (sum(cushion(x, y, cell) for cell in plan[k - 1]) - 0.6)
            z = z + 1.3 * noise(stack(x / 45.0, y / 45.0, k * 3.7), seed)
        if 0 < k < layers:
            z = z - 1.6 * (sum(cushion(x, y, cell) for cell in plan[k]) - 0.6)
        if k:
            # Nothing stands in front: the edge of a layer gives way.
            z = z - 1.5 * np.clip((8 - y) / 12, 0, 1.4) ** 1.5
        return z.astype(np.float32)

    faces = [between(k) for k in range(layers + 1)]

    def height(k, points):
        fx = np.clip((points[..., 0] + 130) / 2, 0, faces[k].shape[0] - 1.001)
        fy = np.clip((points[..., 1] + 30) / 2, 0, faces[k].shape[1] - 1.001)
        i, j = fx.astype(np.int32), fy.astype(np.int32)
        fx, fy, m = fx - i, fy - j, faces[k]
        return (m[i, j] * (1 - fx) + m[i + 1, j] * fx) * (1 - fy) + (m[i, j + 1] * (1 - fx) + m[i + 1, j + 1] * fx) * fy

    starts, low, high, strength = [], [], [], []
    for layer, (x, y, half_x, half_y, across) in there:
        low.append((x - half_x + 0.1, -40.0))
        high.append((x + half_x - 0.1, y + half_y))
        t = np.linspace(-0.5, 0.5, ROWS)[:, None]
        phase = np.arange(COLUMNS)[None] / COLUMNS * 2 * math.pi
        swell = np.clip(1 - (2 * np.abs(t)) ** 4, 0.02, 1)
        reach, breadth = (half_x, half_y) if across else (half_y, half_x)
        wide = np.cos(phase) * breadth * (0.94 + 0.08 * (1 - swell))
        up = np.sin(phase) * 8.5 * swell + LAYER * (layer + 0.5) + rng.normal(size=(ROWS, COLUMNS)) * 0.15
        long = t * 2 * reach * 0.97 + 0 * phase
        turn = rng.normal() * 0.03 + (0 if across else math.pi / 2) + (math.pi if rng.random() < 0.5 else 0)
        c, s = math.cos(turn), math.sin(turn)
        starts.append(stack(x + c * long - s * wide, y + s * long + c * wide, up))
        strength.append((0.05 if layer == layers - 1 else 0.075) * rng.uniform(0.85, 1.15))
    low = np.array(low, np.float32)[:, None, None]
    high = np.array(high, np.float32)[:, None, None]
    strength = np.array(strength, np.float32).reshape(-1, 1, 1, 1)
    row = np.arange(ROWS)
    filled = ((row >= TAB) & (row < ROWS - TAB)).astype(np.float32).reshape(1, -1, 1, 1)
    opposite = (-np.arange(COLUMNS)) % COLUMNS
    of_layer = [np.array([n for n, (layer, _) in enumerate(there) if layer == k]) for k in range(layers)]
    calls = [0]

    def hold(points):
        for rows in (slice(0, TAB), slice(ROWS - TAB, ROWS)):
            ends = points[:, rows]
            middle, gap = (ends + ends[:, :, opposite]) / 2, ends - ends[:, :, opposite]
            length = np.sqrt((gap**2).sum(-1, keepdims=True)) + 1e-6
            points[:, rows] = middle + gap * (np.minimum(length, 0.4) / length / 2)
        np.clip(points[..., :2], low, high, out=points[..., :2])
        calls[0] += 1
        if calls[0] % 2:
            return
        for k in range(layers):
            part = points[of_layer[k]]
            floor = height(k, part) + 0.06
            part[..., 2] = np.maximum(part[..., 2], floor)
            part[..., 2] = np.minimum(part[..., 2], np.maximum(height(k + 1, part) - 0.06, floor + 0.3))
            points[of_layer[k]] = part

    def make():
        step_up, step_around = np.float32(LENGTH / (ROWS - 1)), np.float32(2 * WIDTH / COLUMNS)
        return drape(
            np.array(starts), step_up, step_around, lambda _: strength * filled, hold, steps, 0.04, bend=0.35
        )

    recipe = (layers, seed, steps, WIDTH, LENGTH, WALL, SHALLOW, DEEP, LAYER, COLUMNS, ROWS, "v1")
    return list(zip([layer for layer, _ in there], kept("wall", recipe, make)))


def outward(grid):
    normal = np.cross(np.roll(grid, -1, 0) - np.roll(grid, 1, 0), np.gradient(grid, axis=1))
    return normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)


def creased(grid, end, ring, seed):
    """Folds finer than the draped grid: from the sewn ends and where it was gripped; what is inside shows through."""
    along = np.linspace(0, LENGTH, grid.shape[1])[None]
    rays = fbm(stack(ring[..., 0] * 5, ring[..., 1] * 5, along * 0.03 + seed * 5), 2, seed + 31)
    rays = 0.5 * rays - crease(rays, 0.15)
    near = np.clip((end - 2.5) / 2, 0, 1) * np.exp(-np.clip(end - 6, 0, 99) / 11)
    place = stack(ring[..., 0] * 1.9, ring[..., 1] * 1.9, along * 0.085 + seed * 3)
    folds = fbm(place, 2, seed + 33)
    folds = 0.7 * folds - 0.55 * crease(folds - 0.05, 0.13)
    patch = np.clip(0.4 + 1.3 * fbm(place * 0.6 + 3, 2, seed + 35), 0, 1)
    kernels = 0.045 * noise(stack(ring[..., 0] * 11, ring[..., 1] * 11, along * 0.62 + seed), seed + 37)
    relief = 0.55 * rays * near + 0.55 * folds * patch * np.clip((end - 4) / 6, 0, 1) + kernels
    return grid + outward(grid) * np.minimum(relief, 0.08)[..., None]


def jute_sack(points, seed, material, mark=None, fine=4, tint=(1, 1, 1)):
    """A fine mesh of one sack; the mark is stencilled on its broad faces and, where a wall shows it, on its edges."""
    grid = refine(refine(points, fine, False).transpose(1, 0, 2), fine, True)
    columns, rows = grid.shape[:2]
    turn = np.arange(columns)[:, None] / columns * 2 * math.pi
    along = np.linspace(0, LENGTH, rows)[None]
    end = np.minimum(along, LENGTH - along)
    ring = stack(np.cos(turn), np.sin(turn), 0 * along)
    grid = creased(grid, end, ring, seed)
    grid = np.concatenate([grid, grid[:1]])
    around = np.arange(columns + 1)[:, None] / columns * 2 * WIDTH
    end, around, along = np.broadcast_arrays(end, around, along)
    place = stack(around * 0.1, along * 0.1, seed * 3.3)
    tone = 1 + 0.12 * fbm(place * 0.7, 3, seed) + 0.05 * fbm(place * 5, 2, seed + 2)
    colors = tone[..., None] * np.array(tint)
    grime = np.clip(fbm(place * 1.2 + 5, 4, seed + 6, 0.6) - 0.30, 0, 1)
    colors = blend(colors, (0.50, 0.44, 0.38), grime * 0.6)
    # A band of dyed threads along the middle of each broad face.
    for side in (0.5, 1.5):
        for offset, half in ((-2.6, 0.55), (2.6, 0.55)):
            stripe = np.exp(-(((around - side * WIDTH - offset) / half) ** 6))
            colors = blend(colors, BANDS, stripe * 0.75)
    if mark is not None:
        rng = np.random.default_rng(seed)
        worn = np.clip(0.85 + 0.7 * fbm(place * 7, 3, seed + 5), 0.15, 1)
        size = 13.8
        for edge, up in ((0.0, 1), (1.0, -1), (2.0, 1)):
            shift = rng.normal(size=2) * (3.0, 0.5)
            u = 0.5 - up * (along - LENGTH / 2 + shift[0]) / size
            v = 0.5 + (up * (around - edge * WIDTH) - 4.6 + shift[1]) / size
            colors = blend(colors, INK, mark(u, v) * worn * 0.92)
    stitch = np.exp(-(((end - 2.4) / 0.3) ** 2)) * (np.sin(around * 2 * math.pi / 1.6) > -0.3)
    colors = blend(colors, (1.5, 1.45, 1.3), np.clip(stitch, 0, 0.8))
    colors = blend(colors, colors * 0.55, np.exp(-(((end - 2.4) / 0.8) ** 2)) * 0.5)
    faces = grid_faces(columns + 1, rows)
    mesh = build_mesh("jute sack", grid.reshape(-1, 3), faces, material, colors=colors.reshape(-1, 3) * 0.5)
    cloth = np.ones((grid.shape[0] * rows, 4), np.float32)
    cloth[:, :3] = stack(around, along, 0.0).reshape(-1, 3)
    mesh.color_attributes.new("Cloth", "FLOAT_COLOR", "POINT").data.foreach_set("color", cloth.ravel())
    return mesh
