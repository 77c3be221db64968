"""Small pieces that several models share: panels, lines of writing, wire bindings, digits, soft cloth."""

from math import cos, pi, sin

import bpy

from finishes import merged
from shapes import box, linear, place, plate, rounded, tube


def panel(wide, high, radius=0.05, steps=8):
    """The outline of a rounded rectangle about its centre."""
    x, z = wide / 2, high / 2
    return rounded([(-x, -z, radius), (x, -z, radius), (x, z, radius), (-x, z, radius)], closed=True, steps=steps)


def card(wide, high, deep, surface, at=(0, 0, 0), turn=(0, 0, 0), radius=0.05, edge=None):
    """A rounded rectangle that faces the camera."""
    soft = min(0.02, deep * 0.3) if edge is None else edge
    return place(plate(panel(wide, high, radius), deep, soft, surface), at, turn)


def lines(surface, widths, at, gap, thick=0.03, deep=0.012):
    """Lines of writing, flush left, `at` the start of the first."""
    return [place(box(wide, deep, thick, 0.002, surface), (at[0] + wide / 2, at[1], at[2] - gap * k)) for k, wide in enumerate(widths)]


def grid(surface, columns, rows, wide, high, at, cell=0.7):
    """Cells of a calendar or a form, about the centre `at`."""
    dx, dz = wide / columns, high / rows
    return [
        place(box(dx * cell, 0.01, dz * cell, 0.002, surface), (at[0] + dx * (i - (columns - 1) / 2), at[1], at[2] + dz * ((rows - 1) / 2 - j)))
        for i in range(columns)
        for j in range(rows)
    ]


def wire_binding(surface, count, step, radius, at=(0, 0, 0), along="z", thick=0.024):
    """Twin loops of wire in a row about `at`."""
    made = []
    for k in range(count):
        for twin in (-0.035, 0.035):
            d = step * (k - (count - 1) / 2) + twin
            loop = [(radius * cos(a), radius * sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
            points = [(p, q, d) if along == "z" else (d, q, p) for p, q in loop]
            made.append(place(tube(points, thick, surface, closed=True), at))
    return made


def writing(words, size, deep, surface, at=(0, 0, 0), turn=(0, 0, 0), edge=0.0):
    """Digits that face the camera, about their centre."""
    data = bpy.data.curves.new("words", "FONT")
    data.body, data.size, data.extrude = words, size, deep / 2
    data.align_x, data.align_y = "CENTER", "CENTER"
    data.bevel_depth = edge
    data.bevel_resolution = 3
    data.materials.append(surface)
    flat = bpy.data.objects.new("words", data)
    bpy.context.collection.objects.link(flat)
    bpy.context.view_layer.update()
    solid = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made = bpy.data.objects.new("digits", solid)
    bpy.context.collection.objects.link(made)
    bpy.data.objects.remove(flat)
    return place(made, at, (90 + turn[0], turn[1], turn[2]))


def heart(size):
    points = [(16 * sin(t) ** 3, 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) for t in [2 * pi * k / 80 for k in range(80)]]
    return [(x * size / 32, z * size / 32) for x, z in points]


def mottled(made, other, scale=6, share=0.5):
    """A second colour in patches over the surface, as on marbled paper."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, noise, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 4
    noise.inputs["Distortion"].default_value = 1.2
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = share - 0.03, share + 0.03
    ramp.color_ramp.elements[0].color = nodes["Principled BSDF"].inputs["Base Color"].default_value[:]
    ramp.color_ramp.elements[1].color = (*linear(other), 1)
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def draped(parts, surface, grain=0.035, soft=8, folds=0.09, size=0.5):
    """One skin of cloth over several shapes, with shallow folds."""
    made = merged(parts, surface, grain, soft)
    pattern = bpy.data.textures.new("folds", "CLOUDS")
    pattern.noise_scale, pattern.noise_depth = size, 1
    bend = made.modifiers.new("folds", "DISPLACE")
    bend.texture, bend.strength, bend.mid_level = pattern, folds, 0.5
    bend.texture_coords = "GLOBAL"
    return made
