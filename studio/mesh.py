"""Meshes: basic forms in numpy, and putting them on the stage. 1 unit = 1 cm."""

import math

import bpy
import numpy as np
from mathutils import Euler


def build_mesh(name, vertices, faces, material=None, smooth=True, colors=None):
    """A Blender mesh from arrays; `colors` is linear RGB per vertex."""
    vertices = np.ascontiguousarray(vertices, np.float32)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.ravel())
    if isinstance(faces, np.ndarray):
        sizes = np.full(len(faces), faces.shape[1])
        corners = faces.ravel()
    else:
        sizes = np.array([len(face) for face in faces])
        corners = np.fromiter((corner for face in faces for corner in face), np.int32)
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners.astype(np.int32))
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set("loop_total", sizes.astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(sizes), bool(smooth)))
    mesh.update(calc_edges=True)
    mesh.validate()
    if colors is not None:
        rgba = np.ones((len(vertices), 4), np.float32)
        rgba[:, :3] = np.clip(colors, 0, 1)
        mesh.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", rgba.ravel())
    if material:
        mesh.materials.append(material)
    return mesh


def join(parts):
    """Parts (vertices, faces, colors, material index) as one set of arrays."""
    all_vertices, all_faces, all_colors, slots, offset = [], [], [], [], 0
    for vertices, faces, colors, slot in parts:
        faces = faces.tolist() if isinstance(faces, np.ndarray) else [list(face) for face in faces]
        all_vertices.append(vertices)
        all_colors.append(np.broadcast_to(colors, (len(vertices), 3)))
        all_faces += [[corner + offset for corner in face] for face in faces]
        slots += [slot] * len(faces)
        offset += len(vertices)
    return np.concatenate(all_vertices), all_faces, np.concatenate(all_colors), slots


def joined_mesh(name, parts, materials):
    """One mesh with several materials from parts; returns the mesh and its vertices."""
    vertices, faces, colors, slots = join(parts)
    mesh = build_mesh(name, vertices, faces, None, colors=colors)
    for material in materials:
        mesh.materials.append(material)
    mesh.polygons.foreach_set("material_index", slots)
    return mesh, vertices


def put(mesh, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, quaternion=None):
    """Stand a mesh on the stage."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    if quaternion is not None:
        thing.rotation_mode = "QUATERNION"
        thing.rotation_quaternion = quaternion
    else:
        thing.rotation_euler = rotation
    thing.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return thing


def turned_by(rx, ry, rz):
    """Rotation matrix of Euler angles."""
    return np.array(Euler((rx, ry, rz)).to_matrix())


def stack(*axes):
    """Points from coordinates that broadcast to one another."""
    return np.stack(np.broadcast_arrays(*axes), -1)


def grid_faces(rows, columns, close_rows=False, close_columns=False):
    """Quads of a grid of vertices; a closed direction joins its end to its start."""
    a = np.arange(rows if close_rows else rows - 1)[:, None]
    b = np.arange(columns if close_columns else columns - 1)[None, :]
    a2 = (a + 1) % rows
    b2 = (b + 1) % columns
    return np.stack([a * columns + b, a2 * columns + b, a2 * columns + b2, a * columns + b2], -1).reshape(-1, 4)


def sphere(around=48, along=24):
    """Unit sphere with x as its long axis: vertices, faces, and the angle around x."""
    theta = np.linspace(0, math.pi, along)
    phi = np.linspace(0, 2 * math.pi, around, endpoint=False)
    angle, polar = np.meshgrid(phi, theta, indexing="ij")
    vertices = np.stack([-np.cos(polar), np.sin(polar) * np.cos(angle), np.sin(polar) * np.sin(angle)], -1)
    return vertices.reshape(-1, 3), grid_faces(around, along, close_rows=True), angle.reshape(-1)


def polar_sphere(around, along):
    """Sphere with the coordinates that goods are modeled in: vertices, faces, x, angle, and y, z on the unit circle."""
    vertices, faces, angle = sphere(around, along)
    return vertices, faces, vertices[:, 0], angle, np.cos(angle), np.sin(angle)


def seeded_sphere(seed, around, along):
    """A random generator and a sphere: rng, vertices, faces, angle around x, and x."""
    vertices, faces, angle = sphere(around, along)
    return np.random.default_rng(seed), vertices, faces, angle, vertices[:, 0]


def tube(path, radius, sides=16, cap=True):
    """A pipe along a path; `radius` is one number or one for each point of the path."""
    path = np.asarray(path, float)
    count = len(path)
    radius = np.broadcast_to(radius, (count,))
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
    up = np.array([0, 0, 1.0]) if abs(tangent[0][2]) < 0.9 else np.array([1.0, 0, 0])
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    rings = []
    for i in range(count):
        a = np.cross(tangent[i], up)
        a /= np.linalg.norm(a) + 1e-9
        b = np.cross(a, tangent[i])
        up = b
        rings.append(path[i] + radius[i] * (np.cos(angle)[:, None] * a + np.sin(angle)[:, None] * b))
    faces = grid_faces(count, sides, close_columns=True)
    if cap:
        ends = [tuple(range(sides - 1, -1, -1)), tuple(range((count - 1) * sides, count * sides))]
        faces = faces.tolist() + ends
    return np.concatenate(rings), faces


def lathe(profile, sides=96):
    """A profile of (radius, height) turned around z."""
    profile = np.asarray(profile, float)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    x = profile[:, 0, None] * np.cos(angle)
    y = profile[:, 0, None] * np.sin(angle)
    z = np.repeat(profile[:, 1, None], sides, 1)
    return np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(len(profile), sides, close_columns=True)


def resample(profile, count):
    """A profile with evenly spaced points."""
    points = np.asarray(profile, float)
    distance = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, distance[-1], count)
    return np.stack([np.interp(at, distance, points[:, 0]), np.interp(at, distance, points[:, 1])], -1)


def smooth_curve(points, count):
    """Catmull-Rom curve through the points."""
    points = np.asarray(points, float)
    points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    curve = []
    for at in np.linspace(0, len(points) - 3 - 1e-6, count):
        k = int(at)
        f = at - k
        a, b, c, d = points[k : k + 4]
        curve.append(
            0.5 * ((2 * b) + (-a + c) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (-a + 3 * b - 3 * c + d) * f**3)
        )
    return np.array(curve)


def hull_points(vertices, count=40):
    """Farthest-point sample of a shape: a light proxy for collisions."""
    vertices = np.asarray(vertices)
    picked = [int(np.argmax(vertices[:, 0]))]
    distance = np.linalg.norm(vertices - vertices[picked[0]], axis=1)
    while len(picked) < min(count, len(vertices)):
        farthest = int(np.argmax(distance))
        picked.append(farthest)
        distance = np.minimum(distance, np.linalg.norm(vertices - vertices[farthest], axis=1))
    return vertices[picked]


def random_rotations(rng, count):
    """Random rotation matrices, evenly over all orientations."""
    q = rng.normal(size=(count, 4))
    q /= np.linalg.norm(q, axis=1)[:, None]
    w, x, y, z = q.T
    row_x = np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)], -1)
    row_y = np.stack([2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)], -1)
    row_z = np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], -1)
    return np.stack([row_x, row_y, row_z], 1)


def points_on(vertices, faces, count, seed=0):
    """Points spread evenly over a mesh of quads."""
    rng = np.random.default_rng(seed)
    faces = np.asarray(faces)
    across = vertices[faces[:, 1]] - vertices[faces[:, 0]]
    down = vertices[faces[:, 3]] - vertices[faces[:, 0]]
    area = np.linalg.norm(np.cross(across, down), axis=1)
    picked = rng.choice(len(faces), count, p=area / area.sum())
    u, v = rng.random((2, count, 1))
    a, b, c, d = (vertices[faces[picked, k]] for k in range(4))
    return (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
