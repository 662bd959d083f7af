"""Arrangements: heaps, filled bowls, loose pieces on the table."""

import math

import numpy as np
from mathutils import Euler, Quaternion, Vector

from color import flat
from containers import bowl_radius, dome
from materials import painted, plain
from mesh import build_mesh, hull_points, lathe, put, sphere, turned_by
from settle import place, settle


def make(generator, material, count, **options):
    """Several individuals of a product from a generator(seed): their meshes and their vertices."""
    shapes = [generator(seed, **options) for seed in range(count)]
    meshes = [build_mesh(generator.__name__, v, f, material, colors=c) for v, f, c in shapes]
    return meshes, [vertices for vertices, _, _ in shapes]


def face_up(quaternion, i, share=0.65):
    """Turn a share of the pieces so that their +z face (a coffee bean's cut) looks up."""
    q = Quaternion(quaternion)
    looks_down = (q @ Vector((0, 0, 1))).z < 0
    return q @ Quaternion((1, 0, 0), math.pi) if looks_down and (i * 0.618) % 1 < share else q


def mound(radius, height, power=1.5, sides=40, steps=24):
    """Low cone that a heap lies on."""
    profile = [(x * radius + 0.001, height * (1 - x**power)) for x in np.linspace(0, 1, steps)]
    return lathe(profile[::-1], sides)


def backing(vertices, faces, rgb, drop=0.35):
    """A dark copy of the mound, sunk a little, that closes the gaps between the pieces."""
    lowered = vertices.copy()
    lowered[:, 2] -= drop
    put(build_mesh("backing", lowered, faces, plain("backing", rgb)))


def heap(
    name,
    shapes,
    meshes,
    each,
    dark,
    radius=11.0,
    height=3.6,
    spread=4.2,
    seed=4,
    up=None,
    without=(),
    free=lambda at: False,
    **physics
):
    """A heap that fills the frame of a card, settled over a hidden mound; `dark` closes the gaps.
    `up` is the share of pieces turned to show their +z face, `without` are pieces to take off again, by their number:
    one that hides a better one; `free(position)` is where all are taken off, for `heap_on` to lay others there.
    Returns what those may lie on."""
    hill = mound(radius, height)
    physics = {"friction": 0.8, "batch": 16, "every": 8, "steps": 240, **physics}

    def spawn(rng):
        return rng.normal() * spread, rng.normal() * spread * 0.9 - 1.2, rng.uniform(6, 14)

    proxies = [hull_points(vertices, 20) for vertices in shapes]
    poses = settle(name, proxies, [each] * len(shapes), spawn, [hill], seed=seed, **physics)
    if up:
        poses = [(k, p, face_up(q, i, up)) for i, (k, p, q) in enumerate(poses)]
    poses = [pose for i, pose in enumerate(poses) if i not in without and not free(pose[1])]
    place(poses, meshes)
    backing(*hill, dark)
    return [hill, lying(poses, shapes)]


def lying(poses, shapes):
    """Pieces at rest as one coarse thing for others to fall on."""
    ball, faces, _ = sphere(10, 7)
    middles = [(np.ptp(v, axis=0) / 2, (v.max(0) + v.min(0)) / 2) for v in shapes]
    parts = []
    for k, at, quaternion in poses:
        half, middle = middles[k]
        turn = np.array(Quaternion(quaternion).to_matrix())
        parts.append((ball * half + middle) @ turn.T + np.array(at))
    corners = [np.asarray(faces) + i * len(ball) for i in range(len(parts))]
    return np.concatenate(parts), np.concatenate(corners)


def heap_on(name, under, shapes, meshes, each, middle, radius, seed=4, split=(), halves=(), **physics):
    """Other goods that fall on a heap within a radius around a point; `under` is what heap() returned. Pieces with the
    numbers `split` show one of `halves` instead, with its cut (+z) to the camera: what is cut off is above it."""
    physics = {"friction": 0.9, "batch": 8, "every": 8, "steps": 240, **physics}

    def spawn(rng):
        return *(middle + rng.normal(size=2) * radius * 0.4), rng.uniform(6, 9)

    def keep(at):
        return math.hypot(at[0] - middle[0], at[1] - middle[1]) < radius

    proxies = [hull_points(vertices, 26) for vertices in shapes]
    poses = settle(name, proxies, [each] * len(shapes), spawn, under, seed=seed, keep=keep, **physics)
    place([pose for i, pose in enumerate(poses) if i not in split], meshes)
    for n, i in enumerate(split):
        turn = Euler((0.3 + 0.2 * math.sin(n * 2.4), -0.2 + 0.2 * math.sin(n * 4.1), 0)).to_quaternion()
        put(halves[n % len(halves)], poses[i][1], quaternion=turn @ Quaternion((0, 0, 1), n * 2.1))


def fill_bowl(
    name,
    collision,
    spot,
    shapes,
    meshes,
    each,
    dark,
    rise=1.1,
    level=0.5,
    seed=3,
    spread=0.25,
    up=None,
    hull=20,
    **physics
):
    """Fill a bowl with settled goods. `collision` is what bowl() returned, `spot` is (x, y, radius, height, ...);
    a hidden dome from `level` of the bowl's height, `rise` high, carries the goods; `dark` is its color."""
    x, y, radius, height = spot[:4]
    filler = dome(x, y, radius, height, level, rise)
    physics = {"friction": 0.8, "batch": 10, "every": 9, "steps": 300, **physics}

    def spawn(rng):
        return x + rng.normal() * radius * spread, y + rng.normal() * radius * spread, height + rng.uniform(2, 7)

    proxies = [hull_points(vertices, hull) for vertices in shapes]
    obstacles = [collision, filler]
    counts = [each] * len(shapes)

    def keep(at):
        return at[2] > 0.1 and math.hypot(at[0] - x, at[1] - y) < radius

    poses = settle(name, proxies, counts, spawn, obstacles, seed=seed, keep=keep, **physics)
    if up:
        poses = [(k, p, face_up(q, i, up)) for i, (k, p, q) in enumerate(poses)]
    place(poses, meshes)
    backing(*filler, dark, 0.2)


def bowl_bed(spot, rgb, level=0.72, rise=1.1):
    """Matte filler under leaves that are strewn without physics."""
    vertices, faces = dome(*spot[:4], level, rise, 48)
    put(build_mesh("bed", vertices, faces, painted("bed", 1.0, 0.0), colors=flat(vertices, rgb)))


def strew(meshes, count, radius, surface, location, seed=0, scale=(0.8, 1.15), tilt=0.35, layer=(-0.3, 0.1), crowd=0.5):
    """Flakes and leaves without physics: random turn and tilt on a surface(q) of height over the share of the radius,
    in several layers; `crowd` below 1 moves them to the edge."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        q = rng.random() ** crowd
        angle = rng.uniform(0, 2 * math.pi)
        step = 0.03
        slope = (surface(min(q + step, 1)) - surface(max(q - step, 0))) / (2 * step * radius)
        yaw = rng.uniform(0, 2 * math.pi)
        turn = Euler((0, math.atan(-slope), 0)).to_quaternion()
        turn.rotate(Euler((0, 0, angle)))
        turn = turn @ Euler((rng.normal() * tilt * 1.6, rng.normal() * tilt, yaw)).to_quaternion()
        mesh = meshes[int(rng.integers(len(meshes)))]
        x = location[0] + q * radius * math.cos(angle)
        y = location[1] + q * radius * math.sin(angle)
        z = location[2] + surface(q) + rng.uniform(*layer)
        put(mesh, (x, y, z), quaternion=turn, scale=rng.uniform(*scale))


def strew_bowl(meshes, count, spot, rgb, seed=0, rise=1.25, inset=0.25, **options):
    """A bowl heaped with tea or flowers."""
    x, y, radius, height = spot[:4]

    def surface(q):
        return height * 0.80 + rise * (1 - q**1.8) + 0.10 * math.sin(q * 9)

    inner = bowl_radius(radius, height, height * 0.8) - inset
    strew(meshes, count, inner, surface, (x, y, 0), seed, **{"tilt": 0.30, **options})
    bowl_bed(spot, rgb)


def scatter(meshes, count, center, near, far, seed=0, z=0.2, arc=(3.2, 4.6), scale=(0.85, 1.1), roll=None, gap=0.0):
    """Loose pieces around a bowl within an arc (radians), `gap` apart; `roll(rng)` turns a piece about its length."""
    rng = np.random.default_rng(seed)
    taken = []
    for _ in range(count * 4):
        angle = (arc[0] + arc[1]) / 2 + rng.normal() * (arc[1] - arc[0]) * 0.3
        distance = near + (far - near) * abs(rng.normal()) * 0.45
        spot = np.array([center[0] + distance * math.cos(angle), center[1] + distance * math.sin(angle) * 0.9])
        if len(taken) >= count or any(np.hypot(*(spot - other)) < gap for other in taken):
            continue
        taken.append(spot)
        mesh = meshes[int(rng.integers(len(meshes)))]
        turn = (roll(rng) if roll else rng.uniform(-0.3, 0.3), rng.uniform(-0.15, 0.15), rng.uniform(0, 6.3))
        put(mesh, (*spot, z), turn, rng.uniform(*scale))


def rest(mesh, vertices, x, y, rz=0.0, rx=0.0, ry=0.0, scale=1.0):
    """Lay a piece on the table so that its lowest vertex touches."""
    lowest = (np.asarray(vertices) @ turned_by(rx, ry, rz).T)[:, 2].min() * scale
    return put(mesh, (x, y, -lowest - 0.01), (rx, ry, rz), scale)
