"""Erythritol as it is sold: granulated, compact prisms with blunt ends, most of them cloudy."""

import numpy as np

from color import flat
from materials import Shader
from mesh import build_mesh, grid_faces
from noise import noise

WHITE = (0.94, 0.925, 0.89)


def clear_crystal():
    """Clear where its vertex color is dark, milky where it is pale, and no two equally clear. Deep in the heap, and to
    light rays, all of it is milk: refracted once more it would only turn black. One grain in ten has a face that
    mirrors the window; were it all of them, they would be glitter."""
    shader = Shader("clear crystal")
    chance = shader.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    polished = shader.math("MULTIPLY", shader.math("GREATER_THAN", chance, 0.9), 0.5)
    shader.set(Base_Color=WHITE, Roughness=0.42, Specular=0.3, Clearcoat=polished, Clearcoat_Roughness=0.08)
    shader.set(Emission=(1.0, 0.95, 0.87), Emission_Strength=0.10)
    milk = shader.mix(0.45, shader.principled.outputs[0], shader.node("BsdfTranslucent", Color=WHITE))
    glass = shader.node("BsdfPrincipled", Base_Color=(0.98, 0.98, 0.97), Transmission=1.0, IOR=1.3, Roughness=0.25)
    depth = shader.tree.nodes.new("ShaderNodeLightPath").outputs["Ray Depth"]
    cloudy = shader.math("MULTIPLY", shader.vertex_color(), shader.remap(chance, 0, 1, 0.7, 1.4))
    deep = shader.math("GREATER_THAN", depth, 2.5)
    cloudy = shader.math("MINIMUM", shader.math("MAXIMUM", cloudy, deep), 1.0)
    pale = shader.mix(0.6, milk, shader.node("BsdfTransparent", Color=(0.96, 0.95, 0.93)))
    return shader.surface(shader.mix(shader.for_light_rays(), shader.mix(cloudy, glass, milk), pale))


def prism(seed):
    """A stout column with bevels and roofed ends, x from -1 to 1. Some have another one grown on."""
    rng = np.random.default_rng(seed)
    parts = []
    for grown in range(1 + (rng.random() < 0.25)):
        wide, thick = rng.uniform(0.70, 0.95), rng.uniform(0.60, 0.85)
        bevel = rng.uniform(0.15, 0.5, 4)
        ring = []
        for k, (sy, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            b = bevel[k]
            pair = [(sy * wide, sz * thick * (1 - b)), (sy * wide * (1 - b), sz * thick)]
            ring += pair if k % 2 == 0 else pair[::-1]
        ring = np.array(ring)
        roof = rng.uniform(0.12, 0.45, 2)
        blunt = rng.uniform(0.25, 0.75, (2, 2))
        rings = []
        for x, scale in ((-1, blunt[0]), (-1 + roof[0], 1), (1 - roof[1], 1), (1, blunt[1])):
            rings.append(np.column_stack([np.full(8, float(x)), ring * scale]))
        points = np.concatenate(rings)
        points[:, 0] += 0.25 * rng.normal() * points[:, 1] + 0.2 * rng.normal() * points[:, 2]
        if grown:
            turn = np.linalg.qr(rng.normal(size=(3, 3)))[0]
            points = points @ turn.T * rng.uniform(0.45, 0.8) + rng.normal(size=3) * (0.5, 0.3, 0.2)
        faces = grid_faces(4, 8, close_columns=True).tolist() + [list(range(7, -1, -1)), list(range(24, 32))]
        parts.append((points, [[corner + 32 * grown for corner in face] for face in faces]))
    return np.concatenate([points for points, _ in parts]), [face for _, faces in parts for face in faces]


def erythritol(seed, material):
    """A crystal and its vertices."""
    points, faces = prism(seed)
    points = points * 0.125
    cloud = np.clip(0.72 + 0.7 * noise(points * 6 + seed * 7, seed), 0.35, 1.0)
    mesh = build_mesh("erythritol", points, faces, material, False, flat(points, (1, 1, 1)) * cloud[:, None])
    return mesh, points
