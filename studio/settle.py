"""Physics: pieces fall and come to rest. Poses are kept in poses/, so that a picture is the same on every render."""

import json
import os
import time

import bpy
import numpy as np

from mesh import put

POSES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "poses")


def recipe_of(shapes, counts, seed, steps, batch, every, friction, radii, obstacles):
    """What the result depends on, in numbers that survive another machine's rounding."""
    extents = [np.ptp(np.asarray(shape), axis=0).round(3).tolist() for shape in shapes]
    sums = [round(float(np.abs(np.asarray(vertices)).sum()), 1) for vertices, _ in obstacles]
    settings = [seed, steps, batch, every, friction]
    return {"counts": list(counts), "settings": settings, "radii": radii, "extents": extents, "obstacles": sums}


def same_recipe(a, b):
    """Whether two recipes give the same heap."""
    if any(a[key] != b[key] for key in ("counts", "settings", "radii")):
        return False
    if len(a["extents"]) != len(b["extents"]) or len(a["obstacles"]) != len(b["obstacles"]):
        return False
    alike = np.allclose(a["extents"], b["extents"], atol=0.01)
    return alike and np.allclose(a["obstacles"], b["obstacles"], rtol=1e-3)


def settle(
    name,
    shapes,
    counts,
    spawn,
    obstacles=(),
    seed=1,
    steps=420,
    batch=12,
    every=18,
    friction=0.55,
    keep=None,
    radii=None,
):
    """Drop `counts[i]` pieces of every shape (proxy points; with `radii`, spheres) and return their poses
    [(shape index, position, quaternion)]. `spawn(rng)` gives a starting point, `obstacles` are (vertices, faces),
    `keep(position)` filters the result. Change any of it and the heap is settled anew and saved as poses/<name>.json.
    """
    recipe = recipe_of(shapes, counts, seed, steps, batch, every, friction, radii, obstacles)
    path = os.path.join(POSES, name + ".json")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            saved = json.load(file)
        if same_recipe(saved["recipe"], recipe):
            return [tuple(pose) for pose in saved["poses"]]
    started = time.time()
    poses = simulate(shapes, counts, spawn, obstacles, seed, steps, batch, every, friction, radii)
    poses = [pose for pose in poses if pose[1][2] > -1 and (keep is None or keep(pose[1]))]
    os.makedirs(POSES, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        rounded = [(k, np.round(p, 4).tolist(), np.round(q, 5).tolist()) for k, p, q in poses]
        json.dump({"recipe": recipe, "poses": rounded}, file)
    print(f"[settle] {name}: {len(poses)} pieces, {time.time() - started:.0f} s", flush=True)
    return poses


def simulate(shapes, counts, spawn, obstacles, seed, steps, batch, every, friction, radii):
    """Run the fall with Blender's own rigid bodies. Their hulls are a few points each: with whole meshes it takes ten
    times as long. Batches start one above the other, so that they arrive in turn."""
    rng = np.random.default_rng(seed)
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("falling")
    world.substeps_per_frame, world.solver_iterations = 8, 30
    scene.use_gravity, scene.gravity = True, (0, 0, -120)
    floor = [(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)]
    still = [fixed(vertices, faces) for vertices, faces in [floor, *obstacles]]
    waiting = [k for k, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(waiting)
    tallest = max(np.linalg.norm(np.asarray(shape), axis=1).max() for shape in shapes)
    bodies = []
    for n, k in enumerate(waiting):
        x, y, z = spawn(rng)
        q = rng.normal(size=4)
        thing = body(np.asarray(shapes[k]), None, "ACTIVE", "SPHERE" if radii else "CONVEX_HULL")
        thing.location = (x, y, z + n // max(1, batch // 4) * tallest * 1.2)
        thing.rotation_mode = "QUATERNION"
        thing.rotation_quaternion = q / np.linalg.norm(q)
        held = thing.rigid_body
        held.friction, held.restitution = friction, 0.02
        # Slow, as through water: what arrives fast bounces out of the bowl.
        held.linear_damping, held.angular_damping = 0.95, 0.5
        bodies.append((k, thing))
    frames = steps // 3 + int(len(waiting) / max(1, batch // 4) * tallest)
    world.point_cache.frame_end = frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    poses = []
    for k, thing in bodies:
        position, quaternion, _ = thing.matrix_world.decompose()
        poses.append((k, list(position), list(quaternion)))
    for thing in [*still, *(thing for _, thing in bodies)]:
        bpy.data.objects.remove(thing)
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    return poses


def body(vertices, faces, kind, shape):
    """A thing that takes part in the fall."""
    mesh = bpy.data.meshes.new("proxy")
    mesh.from_pydata(np.asarray(vertices).tolist(), [], [list(map(int, face)) for face in faces or ()])
    thing = bpy.data.objects.new("proxy", mesh)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.rigidbody_world.collection.objects.link(thing)
    thing.rigid_body.type = kind
    thing.rigid_body.collision_shape = shape
    thing.rigid_body.use_margin = True
    thing.rigid_body.collision_margin = 0.01
    return thing


def fixed(vertices, faces):
    """Floor, bowl or mound."""
    thing = body(vertices, faces if isinstance(faces, list) else np.asarray(faces).tolist(), "PASSIVE", "MESH")
    thing.rigid_body.friction = 0.8
    return thing


def place(poses, meshes):
    """Put a mesh at every pose."""
    for k, position, quaternion in poses:
        put(meshes[k], position, quaternion=quaternion)
