"""Games for a table, and puzzles."""

from math import cos, pi, sin

import bpy
from play import piece
from shapes import ball, box, circle, group, lathe, material, place, plate, rounded, through, tube


def letters(text, size, depth, surface, at=(0, 0, 0), turn=(0, 0, 0)):
    """Raised letters about their centre, upright in the xz plane."""
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.size, data.extrude = text, size, depth / 2
    data.bevel_depth, data.bevel_resolution, data.offset = depth * 0.2, 2, 0
    data.align_x, data.align_y = "CENTER", "CENTER"
    written = bpy.data.objects.new("letters", data)
    bpy.context.collection.objects.link(written)
    bpy.context.view_layer.update()
    shape = bpy.data.meshes.new_from_object(written.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(written)
    shape.materials.clear()
    shape.materials.append(surface)
    made = bpy.data.objects.new("letters", shape)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = (pi / 2, 0, 0)
    return group(made, at=at, turn=turn)


def checks(board, light, dark, side, top, count=8):
    """A square board with a rim; its squares lie at z = `top`."""
    step = side / count
    parts = [place(box(side + 0.3, side + 0.3, 0.2, 0.04, board), (0, 0, top - 0.11))]
    for i in range(count):
        for j in range(count):
            parts.append(place(box(step * 0.995, step * 0.995, 0.04, 0.003, (light, dark)[(i + j) % 2 == 0]), ((i - (count - 1) / 2) * step, (j - (count - 1) / 2) * step, top - 0.01)))
    return parts


shapes_of = {
    "pawn": [(0, 0.62), (0.1, 0.6, 0.06), (0.12, 0.5, 0.08), (0.07, 0.42, 0.02), (0.11, 0.39, 0.01), (0.06, 0.36), (0.08, 0.16, 0.1), (0.17, 0.1, 0.03), (0.18, 0), (0, 0)],
    "bishop": [(0, 0.95), (0.03, 0.9, 0.02), (0.03, 0.86), (0.11, 0.74, 0.06), (0.11, 0.66, 0.06), (0.06, 0.58), (0.12, 0.55, 0.01), (0.06, 0.52), (0.08, 0.2, 0.2), (0.2, 0.12, 0.03), (0.21, 0), (0, 0)],
    "rook": [(0, 0.62), (0.1, 0.62), (0.1, 0.7), (0.17, 0.7, 0.01), (0.17, 0.52, 0.02), (0.12, 0.48), (0.12, 0.2, 0.1), (0.21, 0.12, 0.03), (0.22, 0), (0, 0)],
    "queen": [(0, 1.1), (0.05, 1.08, 0.03), (0.05, 1.0), (0.17, 1.03, 0.01), (0.09, 0.76), (0.14, 0.73, 0.01), (0.08, 0.7), (0.09, 0.24, 0.25), (0.21, 0.13, 0.03), (0.22, 0), (0, 0)],
}


def chessman(kind, surface, at):
    parts = [lathe(rounded(shapes_of["queen" if kind == "king" else kind], steps=6), surface, 48)]
    if kind == "king":
        parts += [place(box(0.05, 0.04, 0.24, 0.01, surface), (0, 0, 1.2)), place(box(0.15, 0.04, 0.05, 0.01, surface), (0, 0, 1.22))]
    return group(*parts, at=at)


def horse(surface, at, turn):
    head = through([(-0.14, 0.2), (-0.16, 0.45), (-0.1, 0.72), (0.02, 0.86), (0.05, 0.78), (0.22, 0.6), (0.2, 0.52), (0.04, 0.54), (0.08, 0.4), (0.15, 0.2)], 5)
    return group(plate(head, 0.16, 0.05, surface), lathe(rounded([(0.1, 0.24), (0.21, 0.12, 0.03), (0.22, 0), (0, 0)]), surface, 48), at=at, turn=turn)


def chess():
    """A folding board, with the hinges along its middle."""
    wood, light, dark = material("rim", "#7a4a2c", 0.4, coat=0.3), material("light", "#eed9b2", 0.4, coat=0.2), material("dark", "#a3663c", 0.4, coat=0.2)
    white, brown, brass = material("white", "#f3e6cb", 0.3, coat=0.5), material("brown", "#4b2b1d", 0.3, coat=0.5), material("brass", "#d8b25c", 0.28, metal=0.9)
    parts = checks(wood, light, dark, 3.6, 0)
    parts += [place(box(0.012, 3.92, 0.22, 0.002, brown), (0, 0, -0.11))]
    parts += [place(box(0.34, 0.05, 0.12, 0.02, brass), (0, -1.965, -0.1))]
    s = 0.45

    def spot(i, j):
        return ((i - 3.5) * s, (j - 3.5) * s, 0.02)

    for surface, home, men in ((white, 0, 1), (brown, 7, 6)):
        for i, kind in enumerate(["rook", "", "bishop", "queen", "king", "bishop", "", "rook"]):
            parts.append(chessman(kind, surface, spot(i, home)) if kind else horse(surface, spot(i, home), (0, 0, 90 if home == 0 else -90)))
        for i in range(8):
            forward = {(0, 4): 2, (1, 3): -2, (1, 4): -2, (0, 2): 1}.get((home // 7, i), 0)
            parts.append(chessman("pawn", surface, spot(i, men + forward)))
    group(*parts, turn=(0, 0, 28))


def tile(ivory, back, at=(0, 0, 0), turn=(0, 0, 0), marks=()):
    """A mahjong tile: face to the front, ivory before its coloured back."""
    parts = [place(box(0.6, 0.26, 0.8, 0.07, ivory), (0, -0.08, 0)), place(box(0.6, 0.2, 0.8, 0.07, back), (0, 0.1, 0))]
    for x, z, kind, surface in marks:
        if kind == "dot":
            parts += [place(lathe([(0.09, 0), (0.085, 0.012), (0.05, 0.012), (0.05, 0)], surface, 32), (x, -0.208, z), (90, 0, 0)), place(lathe([(0, 0.012), (0.025, 0.012), (0.028, 0)], surface, 24), (x, -0.208, z), (90, 0, 0))]
        elif kind == "stick":
            parts.append(place(box(0.05, 0.016, 0.22, 0.007, surface), (x, -0.21, z)))
        else:
            parts.append(place(box(*kind, 0.007, surface), (x, -0.21, z)))
    return group(*parts, at=at, turn=turn)


def mahjong():
    """Five tiles before a leather-look case."""
    ivory, back = material("ivory", "#f6efdc", 0.3, coat=0.5), material("back", "#2f8a5c", 0.3, coat=0.5)
    red, blue, green = material("red", "#c8322c", 0.5), material("blue", "#28529c", 0.5), material("green", "#23794a", 0.5)
    case, stitch, brass = material("case", "#6d3b2a", 0.6), material("stitch", "#c99a63", 0.7), material("brass", "#d8b25c", 0.28, metal=0.9)
    dots = [(x, z, "dot", blue if z else red) for x in (-0.14, 0.14) for z in (-0.24, 0, 0.24)]
    sticks = [(x, z, "stick", red if (x, z) == (0, 0.15) else green) for x in (-0.17, 0, 0.17) for z in (-0.15, 0.15)]
    middle = [(0, 0, (0.4, 0.016, 0.05), red), (0, 0.13, (0.4, 0.016, 0.05), red), (-0.19, 0.065, (0.05, 0.016, 0.18), red), (0.19, 0.065, (0.05, 0.016, 0.18), red), (0, 0, (0.05, 0.016, 0.62), red)]
    white = [(0, s * 0.27, (0.42, 0.016, 0.035), blue) for s in (-1, 1)] + [(s * 0.2, 0, (0.035, 0.016, 0.56), blue) for s in (-1, 1)]
    one = [(0, 0, "dot", green), *[(0.16 * cos(a), 0.16 * sin(a), "dot", (red, blue)[k % 2]) for k, a in enumerate([pi * j / 3 for j in range(6)])]]
    parts = [tile(ivory, back, (-1.4 + 0.68 * k, -0.75, 0.4), (0, 0, 0), marks) for k, marks in enumerate((dots, middle, one, sticks, white))]
    parts.append(tile(ivory, back, (1.62, -1.5, 0.19), (-90, 0, 24), sticks))
    parts.append(tile(ivory, back, (-1.35, -1.6, 0.19), (90, 0, -16)))
    parts += [place(box(3.7, 1.1, 1.3, 0.14, case), (0, 0.6, 0.65)), place(box(3.74, 1.14, 0.04, 0.02, stitch), (0, 0.6, 0.95))]
    parts += [place(box(0.3, 0.08, 0.34, 0.03, brass), (x, 0.03, 0.98)) for x in (-1.1, 1.1)]
    handle = through([(-0.5, 0.6, 1.28), (-0.46, 0.6, 1.5), (0, 0.6, 1.58), (0.46, 0.6, 1.5), (0.5, 0.6, 1.28)], 8)
    parts.append(tube(handle, 0.08, case))
    group(*parts, turn=(0, 0, 20))


def heart(size):
    """Without the sharpest points of its tip, so that edges can be rounded."""
    points = [(16 * sin(a) ** 3, 13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)) for a in [2 * pi * k / 60 for k in range(60) if abs(k - 30) > 1]]
    return [(x * size / 16, z * size / 16) for x, z in points]


def suit(kind, size, surface, at):
    """One of the four suits as flat pieces."""
    if kind == "heart":
        parts = [plate(heart(size), 0.006, 0.002, surface)]
    elif kind == "diamond":
        parts = [plate([(0, size * 1.2), (size * 0.85, 0), (0, -size * 1.2), (-size * 0.85, 0)], 0.006, 0.002, surface)]
    else:
        stem = plate([(-0.03 * size, 0), (0.03 * size, 0), (size * 0.4, -size * 1.1), (-size * 0.4, -size * 1.1)], 0.006, 0.002, surface)
        if kind == "spade":
            parts = [stem, place(plate([(x, -z) for x, z in heart(size)], 0.006, 0.002, surface))]
        else:
            parts = [stem, *[plate(circle(size * 0.46, at_, 32), 0.006, 0.002, surface) for at_ in ((0, size * 0.5), (-size * 0.5, -size * 0.15), (size * 0.5, -size * 0.15))]]
    return group(*parts, at=at)


def cards():
    """A fan of four aces on the pack in its tuck box."""
    paper, red, ink = material("paper", "#fbf9f3", 0.45), material("red", "#cf2f33", 0.5), material("ink", "#22252c", 0.5)
    tuck, gold = material("tuck", "#24508f", 0.4, coat=0.3), material("gold", "#dcb45a", 0.35, metal=0.8)
    outline = rounded([(-0.63, -0.88, 0.1), (0.63, -0.88, 0.1), (0.63, 0.88, 0.1), (-0.63, 0.88, 0.1)], closed=True)
    parts = []
    for k, kind in enumerate(("club", "diamond", "spade", "heart")):
        surface = red if kind in ("diamond", "heart") else ink
        face = [plate(outline, 0.02, 0.006, paper), suit(kind, 0.26, surface, (0, -0.014, 0))]
        for side in (-1, 1):
            corner = group(letters("A", 0.22, 0.006, surface, (0, 0, 0.1)), suit(kind, 0.07, surface, (0, 0, -0.1)), at=(-side * 0.48, -0.014, side * 0.62), turn=(0, 0 if side > 0 else 180, 0))
            face.append(corner)
        a = (k - 1.5) * 17
        parts.append(group(group(*face, at=(0, 0, 1.75)), at=(0.35, -0.2 - 0.05 * k, -1.5), turn=(0, a, 0)))
    side = [place(box(1.3, 0.36, 1.8, 0.03, tuck)), place(box(1.0, 0.02, 1.5, 0.008, gold), (0, -0.176, 0)), place(box(0.94, 0.02, 1.44, 0.008, tuck), (0, -0.18, 0))]
    side += [suit("spade", 0.32, gold, (0, -0.196, 0.04)), place(lathe([(0, 0.01), (0.14, 0.01), (0.15, 0)], paper), (0, -0.178, 0.86), (90, 0, 0))]
    parts.append(group(*side, at=(-0.75, 0.1, -0.75), turn=(0, -14, 0)))
    group(*parts, turn=(-12, 0, -8))


def sixgames():
    """A shallow box of games: two boards and a tray of pieces."""
    lid, inside, cream = material("lid", "#27608c", 0.45, coat=0.2), material("inside", "#f1e7d2", 0.6), material("cream", "#f5e8c8", 0.4, coat=0.2)
    brown, red, green, yellow = (material(c, c, 0.35, coat=0.4) for c in ("#7b4a2d", "#cf3b33", "#3a8f55", "#e9b632"))
    blue, black = material("blue", "#2f66b8", 0.35, coat=0.4), material("black", "#2b2b2f", 0.35, coat=0.4)
    parts = [place(box(4.0, 3.0, 0.1, 0.03, inside), (0, 0, 0.05))]
    for x, y, w, d in ((0, 1.5, 4.1, 0.12), (0, -1.5, 4.1, 0.12), (2.0, 0, 0.12, 3.1), (-2.0, 0, 0.12, 3.1), (0.72, 0, 0.06, 2.9)):
        parts.append(place(box(w, d, 0.6, 0.03, lid), (x, y, 0.3)))
    parts.append(group(*checks(brown, cream, brown, 2.3, 0.6), at=(-0.64, 0, 0), turn=(0, 0, 0)))
    for i, surface in ((0, cream), (1, black)):
        for k in range(3):
            parts += [place(lathe(rounded([(0, 0.07), (0.11, 0.07, 0.02), (0.12, 0, 0.02), (0, 0)]), (red, black)[i], 32), (-0.64 + (2 * k - 3 + (i == 1)) * 0.2875 + 0.144, (-0.865 if i == 0 else 1.01) - 0.144 + (0.0 if i else 0), 0.62))]
    for n, surface in enumerate((red, green, yellow, blue)):
        for k in range(3):
            parts.append(chessman("pawn", surface, (1.02 + 0.32 * k, -0.3 + 0.42 * n - 0.9 + 0.5, 0.1)))
    spots = [(0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1)]
    for x, y, a in ((1.1, 1.16, 10), (1.55, 1.1, 40)):
        die = [box(0.3, 0.3, 0.3, 0.05, cream)] + [ball(0.03, black, (0.08 * i, 0.08 * j, 0.15), (1, 1, 0.3)) for i, j in spots]
        parts.append(group(*die, at=(x, y, 0.25), turn=(0, 0, a)))
    parts.append(group(place(box(4.14, 3.14, 0.1, 0.03, lid)), place(box(3.4, 2.4, 0.02, 0.008, cream), (0, 0, 0.055)), *[place(box(0.5, 0.5, 0.03, 0.008, s), (x, y, 0.06)) for s, x, y in ((red, -1.2, 0.5), (green, 0, 0.5), (yellow, 1.2, 0.5), (blue, -1.2, -0.5), (brown, 0, -0.5), (black, 1.2, -0.5))], at=(0, 1.78, 1.35), turn=(76, 0, 0)))
    group(*parts, turn=(0, 0, 22))


def draughts():
    """Pegs in the holes of a pocket board."""
    case, light, dark = material("case", "#2f6f63", 0.4, coat=0.3), material("light", "#f1e3c6", 0.45), material("dark", "#8a5a3a", 0.45)
    red, white = material("red", "#cf3b33", 0.3, coat=0.5), material("white", "#fbf7ec", 0.3, coat=0.5)
    parts = checks(case, light, dark, 2.8, 0)
    parts += [place(box(0.4, 0.06, 0.12, 0.03, case), (0, -1.57, -0.1)), place(box(3.1, 0.03, 0.02, 0.005, dark), (0, -1.55, -0.11))]
    peg = rounded([(0, 0.3), (0.1, 0.28, 0.08), (0.11, 0.18, 0.06), (0.05, 0.12, 0.02), (0.05, 0), (0, 0)], steps=6)
    for i in range(8):
        for j in range(8):
            if (i + j) % 2 == 0 and j not in (3, 4):
                parts.append(place(lathe(peg, white if j < 3 else red, 32), ((i - 3.5) * 0.35, (j - 3.5) * 0.35, 0.01)))
    parts.append(place(lathe(peg, white, 32), (-0.5 * 0.35, -0.5 * 0.35, 0.01)))
    group(*parts, turn=(0, 0, 26))


land = (
    [(-2.5, 1.0), (-1.9, 1.25), (-1.2, 1.2), (-0.85, 0.95), (-1.2, 0.7), (-1.35, 0.4), (-1.6, 0.2), (-1.35, 0.0), (-1.6, 0.05), (-1.9, 0.3), (-2.1, 0.7)],
    [(-1.35, 0.0), (-1.0, 0.02), (-0.7, -0.25), (-0.85, -0.6), (-1.05, -0.85), (-1.15, -1.25), (-1.28, -0.9), (-1.3, -0.5), (-1.48, -0.2)],
    [(-0.2, 0.5), (0.1, 0.52), (0.4, 0.45), (0.62, 0.15), (0.85, 0.1), (0.62, -0.2), (0.55, -0.6), (0.35, -0.95), (0.2, -0.95), (0.1, -0.5), (0.05, -0.1), (-0.25, -0.05), (-0.35, 0.2)],
    [(-0.3, 0.7), (-0.05, 0.95), (0.1, 1.2), (0.5, 1.15), (1.2, 1.28), (2.0, 1.2), (2.55, 1.1), (2.3, 0.85), (2.0, 0.7), (1.75, 0.4), (1.55, 0.1), (1.45, -0.1), (1.35, 0.2), (1.1, 0.0), (0.95, 0.3), (0.7, 0.5), (0.35, 0.6), (0.0, 0.6)],
    [(1.7, -0.55), (2.05, -0.4), (2.3, -0.35), (2.5, -0.65), (2.4, -0.95), (2.1, -0.85), (1.8, -0.95)],
)


def worldmap():
    """A floor puzzle of large pieces; the last one lies beside its gap."""
    sea = material("sea", "#5fa9d3", 0.4, coat=0.2)
    greens = [material(c, c, 0.45) for c in ("#e7b84a", "#7fb45c", "#e58b4a", "#c9d06a", "#d7705f")]
    parts = []

    def sign(n):
        return 1 if n % 2 else -1

    for i in range(8):
        for j in range(6):
            # Top, right, bottom, left; neighbours fit one another.
            sides = (sign(i + j) if j < 5 else 0, sign(i + j + 1) if i < 7 else 0, -sign(i + j - 1) if j else 0, -sign(i + j) if i else 0)
            parts.append(piece(sea, sides, (i - 3.5, j - 2.5)) if i or j else piece(sea, sides, (-4.6, -3.2), -18, -0.1))
    shown = [plate(through([*outline, outline[0]], 3)[:-1], 0.02, 0.008, greens[n]) for n, outline in enumerate(land)]
    parts.append(group(*shown, at=(0, -0.1, 0.05), scale=(1.5, 1, 2.0)))
    group(*parts, turn=(-18, 6, 0))


models = {
    "chess": (chess, 34), "mahjong": (mahjong, 22), "playing-cards": (cards, 4), "board-games": (sixgames, 40), "pocket-draughts": (draughts, 38),
    "world-map-puzzle": (worldmap, 6),
}
