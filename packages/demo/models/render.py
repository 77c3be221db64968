"""Renders the shop's own models: `blender -b -P render.py -- --out FOLDER [--size 1024] [--samples 24] [--seconds 0] [name ...]`.

Each model gives three pictures in FOLDER: NAME.png (transparent; dyed parts neutral), NAME.dyed.png (share of dyed
surface) and NAME.shine.png (light reflected without the dye's colour). `pack.ts` joins them.
"""

import argparse
import os
import sys
import time
from math import pi

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Euler, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from catalogue import models  # noqa: E402


def studio(size, samples, seconds):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.time_limit = seconds
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.012
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    light("key", (-4.2, -5.0, 6.2), 3.2, 900)
    light("fill", (5.5, -4.5, 2.2), 5.0, 60)
    light("rim", (3.2, 5.0, 5.5), 3.0, 300)
    sky()
    return scene


def light(name, at, size, watts):
    data = bpy.data.lights.new(name, "AREA")
    data.energy, data.size, data.shape = watts, size, "DISK"
    made = bpy.data.objects.new(name, data)
    made.location = at
    made.rotation_euler = (Vector((0, 0, 0)) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(made)


def sky():
    """Soft light from everywhere, brighter above than below."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value = -1
    ramp.inputs["To Min"].default_value = 0.12
    ramp.inputs["To Max"].default_value = 0.42
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Value"])
    links.new(ramp.outputs[0], nodes["Background"].inputs["Strength"])
    nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)


def look(scene, pitch):
    """A long lens from slightly above, closed in on what is there."""
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for made in scene.objects:
        if made.type not in ("MESH", "CURVE"):
            continue
        seen = made.evaluated_get(graph)
        points += [made.matrix_world @ vertex.co for vertex in seen.to_mesh().vertices]
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle, reach = (low + high) / 2, (high - low).length
    turn = Vector((0, -1, 0))
    turn.rotate(Euler((-pitch * pi / 180, 0, 0)))
    camera.location = middle + turn * reach * 4.2
    camera.rotation_euler = (-turn).to_track_quat("-Z", "Y").to_euler()
    data.lens = 100
    bpy.context.view_layer.update()
    for _ in range(3):
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        xs, ys = [p.x for p in seen], [p.y for p in seen]
        wide = max(max(xs) - min(xs), max(ys) - min(ys))
        data.shift_x += (max(xs) + min(xs)) / 2 - 0.5
        data.shift_y += (max(ys) + min(ys)) / 2 - 0.5
        data.lens *= 0.96 / wide
        data.shift_x *= 0.96 / wide
        data.shift_y *= 0.96 / wide
        bpy.context.view_layer.update()
    for lamp in (o for o in scene.objects if o.type == "LIGHT"):
        scale = reach / 4
        lamp.location = middle + Vector(lamp.location) * scale
        lamp.data.size *= scale
        lamp.data.energy *= scale * scale


def outputs(scene, out, name):
    """Writes the picture, the dyed share and the shine beside one another."""
    layer = scene.view_layers[0]
    for wanted in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "emit", "normal"):
        setattr(layer, f"use_pass_{wanted}", True)
    aov = layer.aovs.add()
    aov.name, aov.type = "dyed", "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers").outputs

    def mixed(how, first, second):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = how
        tree.links.new(first, node.inputs[1])
        tree.links.new(second, node.inputs[2])
        return node.outputs[0]

    def smooth(light):
        """Evens out the grain between pixels that face the same way, so that few samples are enough."""
        node = tree.nodes.new("CompositorNodeBilateralblur")
        node.iterations, node.sigma_space, node.sigma_color = 1, scene.render.resolution_x / 230, 0.14
        tree.links.new(light, node.inputs["Image"])
        tree.links.new(source["Normal"], node.inputs["Determinator"])
        return node.outputs[0]

    matte = mixed("MULTIPLY", smooth(mixed("ADD", source["DiffDir"], source["DiffInd"])), source["DiffCol"])
    shine = mixed("MULTIPLY", smooth(mixed("ADD", source["GlossDir"], source["GlossInd"])), source["GlossCol"])
    whole = tree.nodes.new("CompositorNodeSetAlpha")
    whole.mode = "REPLACE_ALPHA"
    tree.links.new(mixed("ADD", mixed("ADD", matte, shine), source["Emit"]), whole.inputs["Image"])
    tree.links.new(source["Alpha"], whole.inputs["Alpha"])
    for suffix, socket, mode in (("", whole.outputs[0], "RGBA"), (".dyed", source["dyed"], "BW"), (".shine", shine, "BW")):
        node = tree.nodes.new("CompositorNodeOutputFile")
        node.base_path = out
        node.format.file_format = "PNG"
        node.format.color_mode = mode
        node.format.color_depth = "16"
        node.file_slots[0].path = f"{name}{suffix}#"
        tree.links.new(socket, node.inputs[0])


def main():
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    options = argparse.ArgumentParser()
    options.add_argument("names", nargs="*")
    options.add_argument("--out", required=True)
    options.add_argument("--size", type=int, default=1024)
    options.add_argument("--samples", type=int, default=24)
    options.add_argument("--seconds", type=float, default=0, help="longest time for one model; 0 for none")
    chosen = options.parse_args(words)
    for name in chosen.names or sorted(models):
        started = time.time()
        scene = studio(chosen.size, chosen.samples, chosen.seconds)
        build, pitch = models[name]
        build()
        look(scene, pitch)
        outputs(scene, chosen.out, name)
        bpy.ops.render.render()
        for suffix in ("", ".dyed", ".shine"):
            os.replace(f"{chosen.out}/{name}{suffix}1.png", f"{chosen.out}/{name}{suffix}.png")
        print(f"rendered {name} in {time.time() - started:.1f} s", flush=True)


main()
