"""Weaves as tiles: jute with the fibers that stand off it, and woven polypropylene."""

import math

import numpy as np
from mathutils import Quaternion, Vector

from color import ramp
from materials import Shader
from mesh import build_mesh, put, stack, tube
from surfaces import textured


def periodic(pixels, stretch, seed, falloff=1.0):
    """Tileable noise, about -1..1: random waves with an upper limit in cycles per tile along y and x."""
    rng = np.random.default_rng(seed)
    fy = np.fft.fftfreq(pixels)[:, None] * pixels / stretch[0]
    fx = np.fft.rfftfreq(pixels)[None] * pixels / stretch[1]
    power = np.exp(-(fx**2 + fy**2)) / (0.15 + fx**2 + fy**2) ** (falloff / 2)
    power[0, 0] = 0
    spectrum = power * (rng.normal(size=power.shape) + 1j * rng.normal(size=power.shape))
    field = np.fft.irfft2(spectrum, (pixels, pixels))
    return field / (field.std() * 2)


JUTE = (
    (0.0, (0.055, 0.030, 0.013)),
    (0.35, (0.19, 0.115, 0.054)),
    (0.65, (0.33, 0.215, 0.112)),
    (1.0, (0.48, 0.345, 0.20)),
)


def jute(tile=18.0, threads=62, pixels=1536):
    """Hessian: a plain weave of uneven threads. The texture repeats every `tile` cm of cloth; the vertex color, times
    two, shades it."""
    y, x = np.mgrid[0:pixels, 0:pixels] / pixels * threads
    x = x + 0.55 * periodic(pixels, (5, 12), 1)
    y = y + 0.55 * periodic(pixels, (12, 5), 2)
    rng = np.random.default_rng(3)
    column, row = np.floor(x).astype(int) % threads, np.floor(y).astype(int) % threads
    thick_warp = (0.82 + 0.30 * rng.random(threads))[column] + 0.16 * periodic(pixels, (14, 60), 4)
    thick_weft = (0.82 + 0.30 * rng.random(threads))[row] + 0.16 * periodic(pixels, (60, 14), 5)
    warp, weft = np.abs(np.sin(x * math.pi)), np.abs(np.sin(y * math.pi))
    over = (column + row) % 2 < 1
    height = np.where(over, warp**0.7 * thick_warp * (0.5 + 0.5 * weft), weft**0.7 * thick_weft * (0.5 + 0.5 * warp))
    fiber = np.where(over, periodic(pixels, (60, 400), 6, 0.2), periodic(pixels, (400, 60), 7, 0.2))
    shade = np.where(over, (0.9 + 0.22 * rng.random(threads))[column], (0.9 + 0.22 * rng.random(threads))[row])
    tone = (0.10 + 0.62 * height + 0.10 * fiber) * shade
    color = ramp(tone, *JUTE)
    shader = Shader("jute")
    cloth = shader.node("Attribute", {"attribute_name": "Cloth"}, 1)
    mapping = shader.node("Mapping", Vector=cloth, Scale=(1 / tile, 1 / tile, 1))
    color, relief = textured(shader, mapping, (("jute-color", color), ("jute-height", height + 0.12 * fiber)))
    shade = shader.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=color, Color2=shader.vertex_color())
    doubled = shader.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=shade, Color2=(2.0, 2.0, 2.0))
    shader.set(Base_Color=doubled, Roughness=0.95, Specular=0.08, Sheen=0.2, Normal=shader.bump(relief, 0.09, 0.85))
    return shader.material


def stray_fibers(vertices, count, material, rng, location=(0, 0, 0)):
    """Loose fibers that stand off the cloth, so that its outline is not cut with a knife."""
    kinds = []
    for seed in range(7):
        own = np.random.default_rng(seed)
        t = np.linspace(0, 1, 14)
        length = own.uniform(0.9, 2.4)
        path = stack(t * length, 0.35 * length * own.normal() * t**2, length * own.uniform(0.15, 0.6) * np.sin(t * 2.2))
        points, faces = tube(path, 0.016 * (1.15 - t), 5)
        colors = np.broadcast_to(np.array([0.30, 0.20, 0.11]) * own.uniform(0.7, 1.3), (len(points), 3))
        kinds.append(build_mesh("fiber", points, faces, material, colors=colors))
    middle = np.array([*vertices[:, :2].mean(0), 12.0])
    for k in rng.integers(len(vertices), size=count):
        out = Vector(vertices[k] - middle)
        turn = out.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), rng.uniform(0, 6.3))
        put(kinds[int(rng.integers(7))], vertices[k] + np.array(location), quaternion=turn)


PP = (
    (0.0, (0.11, 0.085, 0.056)),
    (0.5, (0.315, 0.258, 0.182)),
    (1.0, (0.47, 0.40, 0.30)),
)


def woven_tape(tile=14.0, threads=48, pixels=1024):
    """Woven polypropylene: flat, slightly shiny tapes. The texture repeats every `tile` cm (a divisor of the girth)."""
    y, x = np.mgrid[0:pixels, 0:pixels] / pixels * threads
    x = x + 0.22 * periodic(pixels, (6, 12), 1)
    y = y + 0.22 * periodic(pixels, (12, 6), 2)
    rng = np.random.default_rng(3)
    column, row = np.floor(x).astype(int) % threads, np.floor(y).astype(int) % threads
    warp, weft = np.abs(np.sin(x * math.pi)), np.abs(np.sin(y * math.pi))
    over = (column + row) % 2 < 1
    height = np.where(over, warp**0.35 * (0.6 + 0.4 * weft), weft**0.35 * (0.6 + 0.4 * warp))
    tape = np.where(over, (0.92 + 0.16 * rng.random(threads))[column], (0.92 + 0.16 * rng.random(threads))[row])
    tone = (0.08 + 0.66 * height) * tape
    shader = Shader("woven tape")
    cloth = shader.node("Attribute", {"attribute_name": "Cloth"}, 1)
    mapping = shader.node("Mapping", Vector=cloth, Scale=(1 / tile, 1 / tile, 1))
    color, relief = textured(shader, mapping, (("tape-color", ramp(tone, *PP)), ("tape-height", height)))
    shade = shader.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=color, Color2=shader.vertex_color())
    doubled = shader.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=shade, Color2=(2.0, 2.0, 2.0))
    shader.set(Base_Color=doubled, Roughness=0.55, Specular=0.25, Normal=shader.bump(relief, 0.04, 0.6))
    return shader.material
