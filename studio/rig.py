"""The stage: table, window light, camera, and taking the picture."""

import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from materials import plain
from mesh import build_mesh, put
from surfaces import SCRATCH, stone

HERO = (2000, 1125, 14)
CARD = (1200, 900, 16)


def set_table(kind="slate", size=80.0):
    """Empty the stage and lay the table top."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"
    far = 400
    corners = [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)]
    put(build_mesh("table", corners, [(0, 1, 2, 3)], stone(kind, 2048, size), False))


def look_at(thing, target, roll=0):
    """Point a camera or a lamp at a target."""
    direction = Vector(target) - thing.location
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = direction.to_track_quat("-Z", "Y") @ Quaternion((0, 0, 1), roll)


def area_light(location, target, size, power, color=(1, 1, 1)):
    """A rectangular lamp."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = color
    thing = bpy.data.objects.new("area", lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    look_at(thing, target)
    return thing


def sky(strength, top=(0.5, 0.55, 0.6), bottom=(0.12, 0.09, 0.07)):
    """Dim gradient that fills the shadows."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs[1].default_value = -0.3
    gradient = tree.nodes.new("ShaderNodeValToRGB")
    gradient.color_ramp.elements[0].color = (*bottom, 1)
    gradient.color_ramp.elements[1].color = (*top, 1)
    background = tree.nodes["Background"]
    background.inputs[1].default_value = strength
    tree.links.new(coordinates.outputs[0], split.inputs[0])
    tree.links.new(split.outputs[2], height.inputs[0])
    tree.links.new(height.outputs[0], gradient.inputs[0])
    tree.links.new(gradient.outputs[0], background.inputs[0])


def window_light(
    target=(0, 0, 2),
    key=2.7,
    fill=1.7,
    rim=2.4,
    azimuth=136,
    elevation=36,
    distance=75,
    size=(55, 45),
    sky_strength=0.45,
    dark_left=None,
):
    """The house light: one large warm window from the back left, a weak warm fill that does not show in gloss, a thin
    rim strip, a dim sky. `dark_left` is an x: a flag shades the headline side left of it, with a soft edge of 13 cm."""
    a = math.radians(azimuth)
    e = math.radians(elevation)
    toward = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    window = Vector(target) + toward * distance
    area_light(window, target, size, 90000 * key * (distance / 75) ** 2, (1, 0.93, 0.83))
    b = math.radians(azimuth + 185)
    bounce = Vector(target) + Vector((math.cos(b) * 70, math.sin(b) * 70, 38))
    area_light(bounce, target, (60, 60), 9000 * fill, (1, 0.86, 0.7)).visible_glossy = False
    c = math.radians(azimuth - 95)
    strip = Vector(target) + Vector((math.cos(c) * 60, math.sin(c) * 60, 26))
    area_light(strip, target, (10, 50), 9000 * rim, (1, 0.95, 0.9))
    sky(sky_strength)
    if dark_left is not None:
        corners = np.array([(-70, -50, 0), (dark_left, -50, 0), (dark_left, 60, 0), (-70, 60, 0)], float)
        raised = corners + (np.array(window) - corners) * 0.3
        put(build_mesh("flag", raised, [(0, 1, 2, 3)], plain("flag", (0, 0, 0)), False)).visible_camera = False


def camera(location, target, lens=85, f_stop=8, focus=None, roll=0):
    """Camera with depth of field; `focus` is the point that is sharp."""
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    lens_data.sensor_width = 36
    lens_data.clip_end = 2000
    thing = bpy.data.objects.new("camera", lens_data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    look_at(thing, target, roll)
    bpy.context.scene.camera = thing
    lens_data.dof.use_dof = True
    # Blender reads our centimeters as meters: the f-stop shrinks by the same factor.
    lens_data.dof.aperture_fstop = f_stop / 100.0
    lens_data.dof.focus_distance = (Vector(focus or target) - thing.location).length
    lens_data.dof.aperture_blades = 7


def hero_camera(x=3.4, z=1.2, lens=58, height=49, focus=(4.6, -3.0, 3.0)):
    """The view of all heroes: about 45 degrees down. The goods stand at x = 0 to 26, the headline at the left."""
    camera((x, -44, height), (x, -0.6, z), lens=lens, f_stop=8, focus=focus)


def sampling(samples):
    """Cycles settings; measured: about 100 000 samples a CPU second, and more bounces change nothing by eye."""
    cycles = bpy.context.scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 5
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 6.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.seed = 3
    cycles.use_auto_tile = False


def take_picture(frame):
    """Render HERO or CARD. Writes color, albedo and normal for finish.py to .scratch/<name>.npz."""
    name, preview = os.environ["SCRATCH_NAME"], os.environ["PREVIEW"] == "1"
    width, height, samples = frame
    scale = 0.35 if preview else 1
    scene = bpy.context.scene
    scene.render.resolution_x = int(width * scale)
    scene.render.resolution_y = int(height * scale)
    scene.render.resolution_percentage = 100
    sampling(8 if preview else samples)
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.join(SCRATCH, name)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, source in passes.items():
        files.file_slots.new(slot + "_")
        tree.links.new(layers.outputs[source], files.inputs[slot + "_"])
    tree.links.new(layers.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])
    started = time.time()
    bpy.ops.render.render(write_still=False)
    print(f"[render] {name}: {time.time() - started:.0f} s", flush=True)
    arrays = {slot: read_pass(files.base_path, slot) for slot in passes}
    np.savez(os.path.join(SCRATCH, name + ".npz"), **arrays)
    sys.stdout.flush()


def read_pass(folder, slot):
    """Read a pass back and remove its file."""
    path = os.path.join(folder, next(file for file in os.listdir(folder) if file.startswith(slot + "_")))
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.empty(len(picture.pixels), np.float32)
    picture.pixels.foreach_get(pixels)
    os.remove(path)
    return pixels.reshape(picture.size[1], picture.size[0], -1)[::-1, :, :3]
