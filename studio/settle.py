"""Physics: pieces fall and come to rest. Poses are kept in poses/, so that a picture is the same on every render."""

import json
import os
import time

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


def triangles(faces):
    """Fan triangulation as a flat index list."""
    return [
        int(corner) for face in faces for k in range(1, len(face) - 1) for corner in (face[0], face[k], face[k + 1])
    ]


def simulate(shapes, counts, spawn, obstacles, seed, steps, batch, every, friction, radii):
    """Run the fall in pybullet; Blender's own rigid bodies are ten times slower here."""
    import pybullet as bullet

    rng = np.random.default_rng(seed)
    bullet.connect(bullet.DIRECT)
    bullet.setGravity(0, 0, -120)
    bullet.setTimeStep(1 / 120.0)
    bullet.setPhysicsEngineParameter(numSolverIterations=30, enableConeFriction=1)
    plane = bullet.createMultiBody(0, bullet.createCollisionShape(bullet.GEOM_PLANE))
    bullet.changeDynamics(plane, -1, lateralFriction=0.8)
    for vertices, faces in obstacles:
        shape = bullet.createCollisionShape(
            bullet.GEOM_MESH,
            vertices=np.asarray(vertices).tolist(),
            indices=triangles(faces),
            flags=bullet.GEOM_FORCE_CONCAVE_TRIMESH,
        )
        bullet.changeDynamics(bullet.createMultiBody(0, shape), -1, lateralFriction=0.7)
    if radii:
        proxies = [bullet.createCollisionShape(bullet.GEOM_SPHERE, radius=radius) for radius in radii]
    else:
        points = [np.asarray(shape).tolist() for shape in shapes]
        proxies = [bullet.createCollisionShape(bullet.GEOM_MESH, vertices=vertices) for vertices in points]
    waiting = [k for k, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(waiting)
    dropped = 0
    bodies = []
    for step in range(steps + len(waiting) // batch * every):
        if step % every == 0 and dropped < len(waiting):
            for k in waiting[dropped : dropped + batch]:
                q = rng.normal(size=4)
                q /= np.linalg.norm(q)
                body = bullet.createMultiBody(1.0, proxies[k], -1, list(map(float, spawn(rng))), q.tolist())
                bullet.changeDynamics(
                    body,
                    -1,
                    lateralFriction=friction,
                    rollingFriction=0.02,
                    spinningFriction=0.02,
                    linearDamping=0.1,
                    angularDamping=0.3,
                    restitution=0.02,
                )
                bodies.append((k, body))
            dropped += batch
        bullet.stepSimulation()
    poses = []
    for k, body in bodies:
        position, q = bullet.getBasePositionAndOrientation(body)
        poses.append((k, list(position), [q[3], q[0], q[1], q[2]]))
    bullet.disconnect()
    return poses


def place(poses, meshes):
    """Put a mesh at every pose."""
    for k, position, quaternion in poses:
        put(meshes[k], position, quaternion=quaternion)
