"""Boxes and bowls to eat from."""

from math import cos, pi, sin

from finishes import noisy
from packing import steel
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def rounded_box(width, depth, radius):
    return rounded([(-width / 2, -depth / 2, radius), (width / 2, -depth / 2, radius), (width / 2, depth / 2, radius), (-width / 2, depth / 2, radius)], closed=True)


def bento_box():
    """Four compartments, filled; its lid leans behind it."""
    shell, inner = material("shell", rough=0.4, coat=0.2), material("inside", "#f2eee6", 0.5)
    parts = [place(plate(rounded_box(2.7, 1.9, 0.3), 0.6, 0.08, shell, holes=(rounded_box(2.5, 1.7, 0.22),)), (0, 0, 0.3), (-90, 0, 0)), place(plate(rounded_box(2.6, 1.8, 0.26), 0.08, 0.02, inner), (0, 0, 0.1), (-90, 0, 0))]
    parts += [place(box(0.06, 1.72, 0.44, 0.02, inner), (0.15, 0, 0.33)), place(box(1.1, 0.06, 0.44, 0.02, inner), (0.7, 0.12, 0.33)), place(box(1.4, 0.06, 0.44, 0.02, inner), (-0.55, -0.3, 0.33))]
    rice = noisy(material("rice", "#fbfaf4", 0.8), 30, 0.06)
    parts += [ball(0.6, rice, (-0.55, 0.28, 0.22), (1.05, 0.85, 0.62)), ball(0.11, material("plum", "#b8233a", 0.4, coat=0.3), (-0.55, 0.24, 0.58))]
    green = noisy(material("broccoli", "#4c8a3a", 0.8), 18, 0.08)
    parts += [ball(0.22, green, (0.42 + 0.34 * k, 0.48 + 0.12 * (k % 2), 0.36), (1, 1, 0.8)) for k in range(3)]
    tomato, egg, yolk = material("tomato", "#d43a2c", 0.25, coat=0.5), material("egg", "#fdfbf4", 0.4), material("yolk", "#f4b53a", 0.4)
    parts += [ball(0.2, tomato, (-1.0 + 0.42 * k, -0.6 + 0.04 * (k % 2), 0.34)) for k in range(3)]
    for x, y in ((0.48, -0.3), (0.95, -0.42)):
        parts += [ball(0.26, egg, (x, y, 0.32), (0.85, 1.1, 0.5)), ball(0.14, yolk, (x, y, 0.41), (1, 1, 0.4))]
    lid = group(plate(rounded_box(2.75, 1.95, 0.32), 0.14, 0.05, shell), place(plate(rounded_box(2.2, 1.4, 0.2), 0.02, 0.008, shell), (0, -0.075, 0)), *(place(box(0.1, 0.1, 0.4, 0.04, inner), (x, -0.02, 0)) for x in (-1.38, 1.38)))
    place(lid, (0, 1.3, 0.98), (-14, 0, 0))
    group(*parts, lid, turn=(0, 0, 16))


def two_tier_box():
    """Steel, its clips and lid in colour, with a handle over the top."""
    metal, paint = steel("#d2d6db", 0.28), material("lid", rough=0.4, coat=0.25)
    parts = [lathe(rounded([(0, 0), (0.86, 0, 0.1), (0.9, 0.1, 0.06), (0.9, 0.78)], steps=8), metal, 120), lathe(rounded([(0.9, 0.84), (0.9, 1.5)], steps=6), metal, 120)]
    parts += [place(ring(0.9, 0.035, metal), (0, 0, z)) for z in (0.8, 0.86, 1.5)]
    parts.append(lathe(rounded([(0.94, 1.5), (0.95, 1.6, 0.03), (0.9, 1.72, 0.1), (0, 1.78)], steps=8), paint, 120))
    for side in (-1, 1):
        parts += [place(box(0.08, 0.3, 1.2, 0.03, paint), (side * 0.98, 0, 1.0)), ball(0.07, metal, (side * 1.03, 0, 1.6)), place(box(0.12, 0.36, 0.16, 0.05, metal), (side * 0.96, 0, 0.42))]
    arch = [(1.02 * cos(a), 0, 1.62 + 0.72 * sin(a)) for a in [pi * k / 40 for k in range(41)]]
    parts += [tube(arch, 0.05, metal), tube(arch[14:27], 0.1, paint)]
    group(*parts, turn=(0, 0, -28))


def takeaway_pails():
    """Folded paper pails: one closed and one open, side by side."""
    paper, inner, wire = material("paper", "#f7f4ee", 0.6), material("inside", "#d9d3c8", 0.8), steel("#aeb4bb")
    red = material("print", "#c8352c", 0.6)

    def pail(at, turn, closed=True):
        def wall(u, v):
            corner = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
            k = min(3, int(u * 4))
            t = u * 4 - k
            x, y = (corner[k][n] * (1 - t) + corner[k + 1][n] * t for n in (0, 1))
            half = 0.52 + 0.2 * v
            return (x * half, y * half * 0.82, 1.3 * v)

        parts = [sheet(wall, 32, 8, paper, closed=True, thick=0.02), place(box(1.04, 0.85, 0.02, 0.005, paper), (0, 0, 0.01))]
        if closed:
            parts += [place(box(1.44, 0.62, 0.03, 0.01, paper), (0, side * 0.29, 1.37), (-side * 14, 0, 0)) for side in (-1, 1)]
            parts.append(place(box(0.5, 0.3, 0.03, 0.01, paper), (0, -0.3, 1.42), (14, 0, 0)))
        else:
            parts += [place(box(1.42, 0.03, 0.62, 0.01, paper), (0, side * 0.72, 1.55), (-side * 34, 0, 0)) for side in (-1, 1)]
            parts += [place(box(0.03, 1.1, 0.4, 0.01, inner), (side * 0.8, 0, 1.46), (0, side * 24, 0)) for side in (-1, 1)]
        parts.append(place(plate([(0.26 * cos(2 * pi * k / 40), 0.26 * sin(2 * pi * k / 40)) for k in range(40)], 0.01, 0.003, red), (0, -0.535, 0.66), (8, 0, 0)))
        parts.append(tube([(0.74 * cos(pi * k / 30), -0.05, 1.16 + (0.78 if closed else 0.5) * sin(pi * k / 30)) for k in range(31)], 0.018, wire))
        return group(*parts, at=at, turn=turn)

    pail((-0.75, -0.3, 0), (0, 0, 24))
    pail((0.95, -0.2, 0), (0, 0, -20), closed=False)


def gingham_wrap():
    """A sandwich in a checked cloth folded like an envelope, with a button."""
    white, red, deep, wood = (material("cloth", c, 0.85) for c in ("#f6f1e6", "#dd8a80", "#c9473d", "#b98552"))

    def face(point, columns, rows):
        cloth = sheet(point, columns, rows, white)
        cloth.data.materials.append(red)
        cloth.data.materials.append(deep)
        for n, part in enumerate(cloth.data.polygons):
            part.material_index = (n % columns // 4 % 2) + (n // columns // 4 % 2)
        return cloth

    def pillow(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        puff = (1 - x**6) * (1 - y**6)
        return (1.3 * x * (1 - 0.05 * y * y), 1.3 * y * (1 - 0.05 * x * x), 0.16 + 0.42 * puff**0.6)

    parts = [face(pillow, 80, 80), place(face(pillow, 80, 80), (0, 0, 0.32), scale=(1, 1, -1))]
    for k in range(4):
        def flap(u, v, k=k):
            x, y = (2 * u - 1) * (1 - v) * 1.22, -1.22 + 1.26 * v
            return (x, y, 0.62 + 0.03 * k - 0.3 * max(0, abs(y) - 0.7) ** 1.4 - 0.22 * max(0, abs(x) - 0.7))
        parts.append(place(face(flap, 80, 40), turn=(0, 0, 90 * k)))
    parts.append(place(lathe(rounded([(0, 0.09), (0.12, 0.09, 0.02), (0.2, 0.06, 0.03), (0.22, 0)]), wood, 40), (0, 0, 0.72)))
    group(*parts, turn=(0, 0, 22))


def porridge_bowl():
    """Stoneware, with a wooden spoon in it."""
    glaze, inner, wood = material("glaze", rough=0.45, coat=0.3), material("inside", "#e9e3d6", 0.4, coat=0.3), material("wood", "#b98552", 0.5, coat=0.2)
    out = rounded([(0, 0), (0.62, 0, 0.03), (0.66, 0.08, 0.04), (1.0, 0.32, 0.35), (1.12, 0.8, 0.3), (1.12, 0.86)], steps=10)
    within = rounded([(1.1, 0.87), (1.04, 0.8, 0.06), (0.92, 0.38, 0.3), (0, 0.16)], steps=10)
    oats = noisy(material("oats", "#e6d3ae", 0.8), 16, 0.06)
    spoon = [tube(through([(-0.15, -0.1, 0.62), (0.6, 0.22, 0.98), (1.5, 0.6, 1.42)], 8), 0.06, wood), ball(0.3, wood, (-0.3, -0.18, 0.6), (1.25, 0.85, 0.35))]
    berries = [ball(0.1, material("berry", "#3a4a86", 0.5), (-0.35 + 0.2 * k, 0.42 - 0.06 * (k % 2), 0.62)) for k in range(5)]
    group(lathe(out, glaze, 128), lathe(within, inner, 128), place(ring(1.1, 0.025, glaze), (0, 0, 0.87)), lathe([(0, 0.58), (0.7, 0.57), (1.02, 0.55)], oats), *spoon, *berries, turn=(0, 0, -16))


def noodle_bowl():
    """Wide, with two grooves in its rim where chopsticks rest."""
    glaze, inner, red = material("glaze", "#2f4a63", 0.35, coat=0.4), material("inside", "#f3efe4", 0.4, coat=0.3), material("stick", "#8a3a24", 0.35, coat=0.4)
    out = rounded([(0, 0), (0.52, 0, 0.03), (0.55, 0.14, 0.04), (1.0, 0.5, 0.4), (1.38, 1.0, 0.3), (1.4, 1.06)], steps=10)
    within = rounded([(1.38, 1.07), (1.32, 1.0, 0.06), (0.95, 0.56, 0.4), (0, 0.26)], steps=10)
    parts = [lathe(out, glaze, 160), lathe(within, inner, 160), place(ring(1.39, 0.03, glaze), (0, 0, 1.065)), place(ring(1.2, 0.014, glaze), (0, 0, 0.885))]
    for y in (-0.14, 0.16):
        parts.append(tube([(-1.55, y * 1.3, 1.12), (2.0, y, 1.12)], 0.055, red, radii=[0.7, 1.15]))
        parts += [place(box(0.2, 0.2, 0.06, 0.03, glaze), (side * 1.39, y * (1.28 if side < 0 else 1.03), 1.06)) for side in (-1, 1)]
    group(*parts, turn=(0, 0, 22))


def gratin_dish():
    """Oval, with two lugs."""
    glaze, inner = material("glaze", "#b5432f", 0.35, coat=0.4), material("inside", "#f3ecdd", 0.4, coat=0.3)
    out = rounded([(0, 0), (0.86, 0, 0.06), (0.92, 0.06, 0.05), (1.06, 0.46), (1.1, 0.48)], steps=8)
    within = rounded([(1.1, 0.5), (1.02, 0.48, 0.03), (0.88, 0.12, 0.1), (0, 0.09)], steps=8)
    dish = group(lathe(out, glaze, 128), lathe(within, inner, 128), place(ring(1.07, 0.04, glaze), (0, 0, 0.49)), scale=(1.45, 1, 1))
    lugs = []
    for side in (-1, 1):
        line = through([(side * 1.48, -0.38, 0.46), (side * 1.82, -0.32, 0.48), (side * 1.92, 0, 0.49), (side * 1.82, 0.32, 0.48), (side * 1.48, 0.38, 0.46)], 8)
        lugs.append(tube(line, 0.085, glaze))
    group(dish, *lugs, turn=(0, 0, 18))


models = {
    "bento-box": (bento_box, 34),
    "two-tier-box": (two_tier_box, 12),
    "takeaway-pails": (takeaway_pails, 16),
    "gingham-wrap": (gingham_wrap, 42),
    "porridge-bowl": (porridge_bowl, 30),
    "noodle-bowl": (noodle_bowl, 24),
    "gratin-dish": (gratin_dish, 30),
}
