"""Table tops and cloth: baked images, since shader noise is slow."""

import math
import os

import bpy
import numpy as np

from color import ramp
from materials import Shader
from noise import fbm, noise

SCRATCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".scratch")

TONES = {
    "slate": (
        (0.0, (0.010, 0.0095, 0.009)),
        (0.45, (0.026, 0.024, 0.022)),
        (0.75, (0.055, 0.05, 0.044)),
        (1.1, (0.10, 0.09, 0.078)),
    ),
    "plaster": (
        (0.0, (0.34, 0.25, 0.17)),
        (0.45, (0.47, 0.37, 0.265)),
        (0.8, (0.57, 0.47, 0.36)),
        (1.1, (0.64, 0.55, 0.45)),
    ),
}


def image(name, pixels):
    """A Blender image from an array."""
    height, width = pixels.shape[:2]
    picture = bpy.data.images.new(name, width, height, float_buffer=True, is_data=True)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
    picture.pixels.foreach_set(rgba[::-1].ravel())
    return picture


def bake_stone(kind, pixels, size):
    """Color and height of a stone slab, kept between renders since it takes half a minute."""
    path = os.path.join(SCRATCH, f"{kind}-{pixels}-{size:.0f}.npz")
    if os.path.exists(path):
        baked = np.load(path)
        return baked["color"], baked["height"]
    y, x = np.mgrid[0:pixels, 0:pixels] / pixels * size
    points = np.stack([x, y, x * 0], -1)
    drift = np.stack([fbm(points * 0.12, 2, 31), fbm(points * 0.12, 2, 37), x * 0], -1)
    broad = fbm(points * 0.045, 3, 1)
    cloud = fbm((points + drift * 3) * 0.33, 4, 5, 0.6, turned=True)
    grain = fbm(points * 2.4, 3, 9, 0.65, turned=True)
    fine = noise(points * 9, 15)
    color = ramp(0.5 + 0.32 * broad + 0.26 * cloud + 0.12 * grain + 0.05 * fine, *TONES[kind])
    pits = np.clip(noise(points * 1.7, 41) - 0.52, 0, 1) * 3
    height = 0.5 + 0.25 * cloud + 0.16 * grain + 0.07 * fine - 0.5 * pits
    color = color * (1 - 0.5 * np.clip(pits, 0, 1))[..., None]
    os.makedirs(SCRATCH, exist_ok=True)
    np.savez(path, color=color.astype(np.float32), height=height.astype(np.float32))
    return color, height


def textured(shader, mapping, images):
    """Image lookups at a mapped position; one output for every image."""
    outputs = []
    for name, pixels in images:
        node = shader.tree.nodes.new("ShaderNodeTexImage")
        node.image = image(name, pixels)
        shader.tree.links.new(mapping, node.inputs[0])
        outputs.append(node.outputs[0])
    return outputs


def stone(kind="slate", pixels=2048, size=80.0):
    """Material of the table: slate, or plaster. `size` is the width of the baked slab in cm."""
    color, height = bake_stone(kind, pixels, size)
    shader = Shader(kind)
    scale = (1 / size, 1 / size, 1)
    mapping = shader.node("Mapping", Vector=shader.position(), Scale=scale, Location=(0.5, 0.5, 0))
    color, height = textured(shader, mapping, (("stone-color", color), ("stone-height", height)))
    roughness = shader.remap(height, 0.2, 0.8, 0.72, 0.5)
    shader.set(Base_Color=color, Roughness=roughness, Specular=0.35, Normal=shader.bump(height, 0.11, 0.45))
    return shader.material


def linen(rgb=(0.42, 0.34, 0.25), tile=3.2, pixels=512, threads=26):
    """Woven cloth; the vertex color holds the position on the cloth in cm, the tile repeats."""
    y, x = np.mgrid[0:pixels, 0:pixels] / pixels * threads * 2 * math.pi / 2
    ux = x + 0.5 * fbm(np.stack([x * 0.25, y * 0.03, x * 0], -1), 2, 3)
    uy = y + 0.5 * fbm(np.stack([x * 0.03, y * 0.25, x * 0], -1), 2, 7)
    warp = np.abs(np.sin(ux)) ** 0.6 * (0.72 + 0.28 * np.cos(uy) ** 2)
    weft = np.abs(np.sin(uy)) ** 0.6 * (0.72 + 0.28 * np.cos(ux) ** 2)
    height = np.where(np.sin(ux) * np.sin(uy) > 0, warp, weft * 0.92)
    fiber = fbm(np.stack([x * 0.6, y * 0.6, x * 0], -1), 3, 21) * 0.18
    color = np.array(rgb) * np.clip(0.35 + 0.75 * height + fiber, 0, 1.3)[..., None]
    shader = Shader("linen")
    position = shader.node("Attribute", {"attribute_name": "Col"}, 1)
    mapping = shader.node("Mapping", Vector=position, Scale=(1 / tile, 1 / tile, 1))
    color, height = textured(shader, mapping, (("linen-color", color), ("linen-height", height + fiber * 0.5)))
    shader.set(Base_Color=color, Roughness=0.95, Specular=0.1, Sheen=0.3, Normal=shader.bump(height, 0.05, 0.8))
    return shader.material
