"""Shapes the models are made of. Lengths are in units of about 10 cm; z points up, the camera looks along +y."""

from math import atan2, cos, hypot, pi, sin, tan

import bpy
from mathutils import Vector


def material(name, colour=None, rough=0.5, metal=0.0, coat=0.0, sheen=0.0, glow=0.0, pores=False, shade=0.72):
    """A matte surface; half of a metal is matte too, because the studio has little to mirror. Without a colour it is dyed: neutral here, `shade` light, coloured by the shop in every colour of the goods."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    base = (shade, shade, shade) if colour is None else linear(colour)
    surface.inputs["Base Color"].default_value = (*base, 1)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Metallic"].default_value = metal * 0.5
    surface.inputs["Clearcoat"].default_value = coat
    surface.inputs["Clearcoat Roughness"].default_value = 0.15
    surface.inputs["Sheen"].default_value = sheen
    surface.inputs["Specular"].default_value = 0.4
    surface.inputs["Emission"].default_value = (*base, 1)
    surface.inputs["Emission Strength"].default_value = glow
    if pores:
        cells, bump = nodes.new("ShaderNodeTexVoronoi"), nodes.new("ShaderNodeBump")
        cells.inputs["Scale"].default_value = 14
        bump.inputs["Strength"].default_value = 0.9
        bump.inputs["Distance"].default_value = 0.06
        where = nodes.new("ShaderNodeTexCoord")
        links.new(where.outputs["Object"], cells.inputs["Vector"])
        links.new(cells.outputs["Distance"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    share = nodes.new("ShaderNodeOutputAOV")
    share.name = "dyed"
    share.inputs["Value"].default_value = 1.0 if colour is None else 0.0
    return made


def linear(hex_colour):
    """Linear RGB of `#rrggbb`."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def place(made, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves an object; `turn` in degrees about x, y, z."""
    made.location = at
    made.rotation_euler = [angle * pi / 180 for angle in turn]
    if scale is not None:
        made.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return made


def group(*parts, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves several objects as one."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return place(holder, at, turn, scale)


def mesh(vertices, faces, surface, smooth=True):
    data = bpy.data.meshes.new("shape")
    data.from_pydata(vertices, [], faces)
    data.update()
    made = bpy.data.objects.new("shape", data)
    bpy.context.collection.objects.link(made)
    data.materials.append(surface)
    for face in data.polygons:
        face.use_smooth = smooth
    if smooth:
        data.use_auto_smooth = True
        data.auto_smooth_angle = 50 * pi / 180
    return made


def sheet(point, across, along, surface, closed=False, thick=0.0, subdivide=0):
    """The surface point(u, v), u and v from 0 to 1; `closed` joins its ends in u."""
    columns = across if closed else across + 1
    vertices = [point(i / across, j / along) for j in range(along + 1) for i in range(columns)]
    faces = [
        (
            j * columns + i,
            j * columns + (i + 1) % columns,
            (j + 1) * columns + (i + 1) % columns,
            (j + 1) * columns + i,
        )
        for j in range(along)
        for i in range(across)
    ]
    made = mesh(vertices, faces, surface)
    if thick:
        made.modifiers.new("thick", "SOLIDIFY").thickness = thick
        made.modifiers["thick"].offset = 0
    if subdivide:
        soft = made.modifiers.new("soft", "SUBSURF")
        soft.levels = soft.render_levels = subdivide
    return made


def rounded(points, closed=False, steps=7):
    """A polyline whose corners are rounded: points are (x, y) or (x, y, radius)."""
    result = []
    count = len(points)
    for i, point in enumerate(points):
        x, y, radius = (*point, 0)[:3]
        if radius == 0 or (not closed and i in (0, count - 1)):
            result.append((x, y))
            continue
        before, after = points[i - 1], points[(i + 1) % count]
        a = Vector((before[0] - x, before[1] - y))
        b = Vector((after[0] - x, after[1] - y))
        half = a.angle(b) / 2
        if half > pi / 2 - 0.01:
            result.append((x, y))
            continue
        reach = min(radius / tan(half), a.length * 0.49, b.length * 0.49)
        corner = Vector((x, y))
        start, end = corner + a.normalized() * reach, corner + b.normalized() * reach
        centre = corner + (a.normalized() + b.normalized()).normalized() * (reach / cos(half))
        arc = hypot(*(start - centre))
        first = atan2(start.y - centre.y, start.x - centre.x)
        sweep = (atan2(end.y - centre.y, end.x - centre.x) - first + pi) % (2 * pi) - pi
        result += [
            (centre.x + arc * cos(first + sweep * k / steps), centre.y + arc * sin(first + sweep * k / steps))
            for k in range(steps + 1)
        ]
    return result


def through(points, steps=10):
    """A smooth curve through points of two or three coordinates."""
    points = [Vector(point) for point in points]
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    result = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            result.append(((b * 2) + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t**2 + (b * 3 - a - c * 3 + d) * t**3) / 2)
    return [tuple(p) for p in [*result, points[-1]]]


def lathe(profile, surface, around=96):
    """Turns a profile of (radius, height) about the z axis."""
    last = len(profile) - 1
    return sheet(
        lambda u, v: (
            profile[round(v * last)][0] * cos(2 * pi * u),
            profile[round(v * last)][0] * sin(2 * pi * u),
            profile[round(v * last)][1],
        ),
        around,
        last,
        surface,
        closed=True,
    )


def tube(points, radius, surface, closed=False, ends=True, radii=None):
    """A round bar along points; `radii` scales it at each point."""
    data = bpy.data.curves.new("bar", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 8
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for i, point in enumerate(points):
        line.points[i].co = (*point, 1)
        line.points[i].radius = radii[i] if radii else 1
    line.use_cyclic_u = closed
    line.use_smooth = True
    data.materials.append(surface)
    made = bpy.data.objects.new("bar", data)
    bpy.context.collection.objects.link(made)
    if closed or not ends:
        return made
    return group(
        made,
        ball(radius * (radii[0] if radii else 1), surface, points[0]),
        ball(radius * (radii[-1] if radii else 1), surface, points[-1]),
    )


def ball(radius, surface, at=(0, 0, 0), scale=None):
    steps = 32
    made = lathe([(radius * sin(pi * k / steps), -radius * cos(pi * k / steps)) for k in range(steps + 1)], surface, 64)
    return place(made, at, scale=scale)


def ring(radius, thick, surface, flat=1.0):
    """A ring about the z axis."""
    made = tube([(radius * cos(2 * pi * k / 96), radius * sin(2 * pi * k / 96), 0) for k in range(96)], thick, surface, True)
    made.scale = (1, 1, flat)
    return made


def box(width, depth, height, edge, surface):
    """A block about its centre with rounded edges."""
    x, y, z = width / 2, depth / 2, height / 2
    corners = [(a * x, b * y, c * z) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return bevelled(mesh(corners, faces, surface), edge)


def bevelled(made, edge, segments=6):
    bevel = made.modifiers.new("edge", "BEVEL")
    bevel.width = edge
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    return made


def plate(outline, depth, edge, surface, holes=()):
    """A flat piece in the xz plane, `depth` thick in y, with rounded edges; outlines are closed lists of (x, z)."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions = "2D"
    data.fill_mode = "BOTH"
    data.extrude = max(0.0005, depth / 2 - edge)
    data.bevel_depth = edge
    data.bevel_resolution = 5
    data.offset = -edge
    for points in (outline, *holes):
        line = data.splines.new("POLY")
        line.points.add(len(points) - 1)
        for i, (x, z) in enumerate(points):
            line.points[i].co = (x, z, 0, 1)
        line.use_cyclic_u = True
        line.use_smooth = False
    data.materials.append(surface)
    made = bpy.data.objects.new("plate", data)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = (pi / 2, 0, 0)
    return group(made)


def circle(radius, at=(0, 0), count=64):
    return [(at[0] + radius * cos(2 * pi * k / count), at[1] + radius * sin(2 * pi * k / count)) for k in range(count)]
