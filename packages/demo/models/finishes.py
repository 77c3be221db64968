"""What a surface is like beyond its colour: knitted, woven, felted or clear."""

from math import pi

import bpy


def _nodes(made):
    return made.node_tree.nodes, made.node_tree.links


def _raise(made, height, deep, strength=0.8):
    """Bumps as high as `height`, from 0 to 1, says."""
    nodes, links = _nodes(made)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = deep
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return made


def _sums(made):
    """Arithmetic with nodes: `sums("ADD", a, b)`; and the coordinates across and up."""
    nodes, links = _nodes(made)

    def sums(operation, *terms):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, term in zip(node.inputs, terms):
            if isinstance(term, (int, float)):
                socket.default_value = term
            else:
                links.new(term, socket)
        return node.outputs[0]

    where, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Object"], split.inputs[0])
    return sums, split.outputs


def knitted(made, stitches=11, deep=0.035):
    """Columns of stitches that lean like a V, seen along y; `stitches` fit on a unit."""
    sums, (x, _y, z) = _sums(made)
    aside = sums("ABSOLUTE", sums("SUBTRACT", sums("FRACT", sums("MULTIPLY", x, stitches)), 0.5))
    row = sums("COSINE", sums("MULTIPLY", sums("ADD", sums("MULTIPLY", z, stitches * 0.9), sums("MULTIPLY", aside, 1.2)), 2 * pi))
    leg = sums("SINE", sums("MULTIPLY", aside, 2 * pi))
    return _raise(made, sums("MULTIPLY", leg, sums("ADD", 0.65, sums("MULTIPLY", row, 0.35))), deep, 1)


def woven(made, threads=26, deep=0.012):
    """Canvas, seen along y."""
    sums, (x, _y, z) = _sums(made)
    over = sums("SINE", sums("MULTIPLY", x, threads * pi))
    under = sums("SINE", sums("MULTIPLY", z, threads * pi))
    return _raise(made, sums("ADD", 0.5, sums("MULTIPLY", 0.5, sums("MULTIPLY", over, under))), deep)


def noisy(made, scale=22, deep=0.03, detail=3):
    """Felt, plush, leather or clay, by how coarse the noise is."""
    nodes, links = _nodes(made)
    noise, where = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeTexCoord")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    return _raise(made, noise.outputs["Fac"], deep)


def clear(made, middle=0.16, edge=0.85):
    """Glass or clear film: how much of the light it stops where it faces the camera, and at its edges."""
    nodes, links = _nodes(made)
    facing, range_ = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMapRange")
    facing.inputs["Blend"].default_value = 0.35
    range_.inputs["To Min"].default_value = middle
    range_.inputs["To Max"].default_value = edge
    links.new(facing.outputs["Facing"], range_.inputs["Value"])
    links.new(range_.outputs[0], nodes["Principled BSDF"].inputs["Alpha"])
    return made


def patched(made, surface, across, inside):
    """A second material on a sheet, wherever inside(u, v) says so; `across` is how many faces the sheet has in u."""
    made.data.materials.append(surface)
    along = len(made.data.polygons) // across
    for n, face in enumerate(made.data.polygons):
        if inside((n % across + 0.5) / across, (n // across + 0.5) / along):
            face.material_index = 1
    return made


def merged(parts, surface, grain=0.03, soft=6):
    """One smooth skin over several overlapping shapes."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners, faces, used = [], [], []
    waiting = list(parts)
    while waiting:
        part = waiting.pop()
        waiting += part.children
        used.append(part)
        if part.type == "EMPTY":
            continue
        shape = part.evaluated_get(graph).to_mesh()
        first = len(corners)
        corners += [tuple(part.matrix_world @ corner.co) for corner in shape.vertices]
        faces += [tuple(first + n for n in face.vertices) for face in shape.polygons]
    for part in used:
        bpy.data.objects.remove(part)
    data = bpy.data.meshes.new("skin")
    data.from_pydata(corners, [], faces)
    made = bpy.data.objects.new("skin", data)
    bpy.context.collection.objects.link(made)
    data.materials.append(surface)
    skin = made.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", grain, True
    smooth = made.modifiers.new("soft", "SMOOTH")
    smooth.iterations = soft
    return made
