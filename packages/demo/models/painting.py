"""Paints, brushes and a picture to fill in."""

from math import cos, sin

from pieces import card, panel
from shapes import box, circle, group, lathe, material, place, plate, ring, rounded, through, tube

tones = ("#f6d64a", "#f29a2e", "#e2492f", "#c3245c", "#7a3c9e", "#2f55b5", "#2d97d1", "#1f8f7a", "#5aab3c", "#2f6b34", "#8a5a34", "#c9965a", "#efb7a0", "#8e97a3", "#33363d", "#f6f4ee", "#a8cf5a", "#e87fa6")


def brush(handle, ferrule, hair, flat=False, long=2.2):
    """Point up."""
    parts = [lathe(rounded([(0, -long), (0.04, -long, 0.03), (0.075, -0.9, 0.4), (0.11, -0.2, 0.2), (0.085, 0)], steps=8), handle, 48)]
    wide = 1.9 if flat else 1.0
    parts.append(place(lathe(rounded([(0.09, -0.06), (0.1, -0.04), (0.1, 0.05), (0.09, 0.07), (0.1, 0.1), (0.105, 0.42)]), ferrule, 48), scale=(1 + 0.35 * (wide - 1), 1, 1)))
    tip = [(0.1, 0.4), (0.115, 0.62), (0.1, 0.85), (0.04, 1.08), (0, 1.14)] if not flat else [(0.1, 0.4), (0.108, 0.7), (0.1, 0.92), (0.09, 0.94), (0, 0.94)]
    parts.append(place(lathe(through(tip, 6), hair, 48), scale=(wide * 0.75 if flat else 1, 0.7 if flat else 1, 1)))
    return group(*parts)


def paint_box(columns, rows):
    """An open tin of pans with a brush across it."""
    tin, white = material("tin", "#2b2f38", 0.35, coat=0.4), material("white", "#f7f5ef", 0.3, coat=0.4)
    hair, ferrule, wood = material("hair", "#5a3b26", 0.8), material("ferrule", "#cdd2d8", 0.24, metal=0.9), material("wood", "#c23b32", 0.35, coat=0.4)
    pans = [material(f"pan {k}", tone, 0.5, coat=0.15) for k, tone in enumerate(tones)]
    wide, high = 0.42 * columns + 0.2, 0.5 * rows + 0.22 + (0.4 if rows == 2 else 0)
    parts = [card(wide, high, 0.26, tin, radius=0.12, edge=0.05), card(wide - 0.1, high - 0.1, 0.04, white, (0, -0.12, 0), radius=0.08)]
    for k in range(columns * rows):
        x, z = 0.42 * (k % columns - (columns - 1) / 2), 0.5 * ((rows - 1) / 2 - k // columns) + (0.2 if rows == 2 else 0)
        parts += [card(0.38, 0.46, 0.1, white, (x, -0.14, z), radius=0.05), card(0.31, 0.39, 0.06, pans[k * (2 if rows == 2 else 1) % len(pans)], (x, -0.175, z), radius=0.04)]
    lid = [card(wide, high, 0.16, tin, (0, 0, high / 2), radius=0.12, edge=0.05), card(wide - 0.14, high - 0.14, 0.04, white, (0, -0.07, high / 2), radius=0.08)]
    wells = max(2, round(wide / 0.9))
    for k in range(wells):
        x = (wide - 0.3) / wells * (k - (wells - 1) / 2)
        lid.append(tube([(x + dx, -0.095, high / 2 + dz) for dx, dz in panel((wide - 0.3) / wells - 0.1, high - 0.4, 0.1)], 0.02, white, closed=True))
        lid.append(place(plate([(p * (1 + 0.18 * sin(5 * k + n * 0.4)), q * (1 + 0.2 * cos(n * 0.3))) for n, (p, q) in enumerate(circle(0.2, count=40))], 0.012, 0.003, pans[(k * 5 + 2) % len(pans)]), (x, -0.096, high / 2 + 0.06 * (k % 3 - 1))))
    parts.append(group(*lid, at=(0, 0.02, high / 2 + 0.03), turn=(24, 0, 0)))
    parts += [place(ring(0.05, 0.03, tin), (x * wide, 0, high / 2 + 0.01), (0, 90, 0)) for x in (-0.3, 0.3)]
    stroke = brush(wood, ferrule, hair)
    place(stroke, (wide * 0.18, -0.34, -0.36 * high + (0.06 if rows == 2 else -0.2)), (0, -82, 0), 0.36 * wide)
    group(*parts, stroke, turn=(-32, 0, -10))


def brushes():
    """Ten brushes in a fan, round and flat by turns."""
    handle, ferrule = material("handle", rough=0.3, coat=0.5), material("ferrule", "#cdd2d8", 0.24, metal=0.9)
    hairs = material("hog", "#e3c99a", 0.85), material("sable", "#6e4426", 0.85)
    parts = []
    for k in range(10):
        made = brush(handle, ferrule, hairs[k % 2], k % 2 == 0, 2.2)
        place(made, (0, 0, 2.2), scale=0.8 + 0.05 * (k % 5 if k % 2 else 5 - k % 5))
        parts.append(group(made, at=(0.05 * (k - 4.5), 0.09 * (k % 2) - 0.02 * k, 0), turn=(0, -31 + 6.9 * k, 0)))
    group(*parts, turn=(-8, 0, 0))


def numbered_canvas():
    """A picture in a frame, half of it painted; the rest shows its outlines."""
    frame, canvas = material("frame", "#b98650", 0.5, coat=0.15), material("canvas", "#f8f4ea", 0.8)
    line, wood = material("line", "#9fb0c4", 0.7), material("handle", "#2f6fb3", 0.35, coat=0.4)
    hair, ferrule = material("hair", "#5a3b26", 0.8), material("ferrule", "#cdd2d8", 0.24, metal=0.9)
    outer, inner = panel(2.5, 2.0, 0.03), panel(2.16, 1.66, 0.02)
    parts = [plate(outer, 0.22, 0.05, frame, [inner]), card(2.3, 1.8, 0.04, canvas, (0, 0.04, 0), radius=0.02)]

    def area(points, tone, level):
        parts.append(place(plate(points, 0.012, 0.003, material(f"area {len(parts)}", tone, 0.6) if tone else canvas), (0, -0.008 * level, 0)))
        parts.append(tube([(x, -0.008 * level - 0.008, z) for x, z in points], 0.007, line, closed=True))

    left, right, low = -1.07, 1.07, -0.82
    ridge = through([(left, 0.1), (-0.7, 0.42), (-0.45, 0.26), (-0.05, 0.62), (0.35, 0.2), (0.7, 0.4), (right, 0.12)], 6)
    area([(left, low), (right, low), (right, 0.82), (left, 0.82)], "#9fd0ea", 1)
    area([(0.1, 0.82), *through([(0.1, 0.82), (0.2, 0.5), (0.6, 0.58), (right, 0.4)], 6), (right, 0.82)], None, 2)
    area(circle(0.19, (-0.62, 0.6), 40), "#f7c945", 2)
    area([(left, low), (right, low), *reversed(ridge)], "#6f7fb2", 3)
    area([(0.15, 0.42), (0.35, 0.2), (0.7, 0.4), (right, 0.12), (right, -0.3), (0.4, -0.2)], None, 4)
    area([(left, low), (right, low), *reversed(through([(left, -0.05), (-0.5, 0.08), (0.1, -0.22), (0.6, -0.12), (right, -0.26)], 6))], "#5f9d58", 5)
    area([(0.0, low), (right, low), (right, -0.3), *through([(right, -0.3), (0.6, -0.16), (0.2, -0.25), (0.25, -0.5), (0.0, low)], 6)[1:-1]], None, 6)
    area([(left, low), (-0.1, low), *through([(-0.1, low), (0.05, -0.5), (-0.4, -0.36), (left, -0.3)], 6)[1:]], "#e0b64f", 7)
    area([(-0.55, low), (-0.2, low), *through([(-0.2, low), (0.0, -0.5), (-0.25, -0.25), (-0.12, -0.08)], 6)[1:], *through([(-0.2, -0.08), (-0.38, -0.26), (-0.2, -0.5), (-0.55, low)], 6)], "#4b9fd0", 8)
    for x in (-0.9, -0.72, -0.45):
        area(rounded([(x - 0.09, -0.3), (x + 0.09, -0.3), (x, 0.12 + 0.1 * (x < -0.8))], closed=True), "#2f6b45", 9)
    for x in (0.45, 0.68, 0.9):
        area(rounded([(x - 0.09, -0.42), (x + 0.09, -0.42), (x, 0.0)], closed=True), None, 9)
    stroke = brush(wood, ferrule, hair)
    place(stroke, (0.78, -0.3, -0.72), (0, -52, 0), 0.62)
    group(*parts, stroke, turn=(-10, 6, -16))


def crayon_box(columns, rows, thick):
    """Crayons in rows in an open box."""
    board, inner = material("board", "#f2c53d", 0.6), material("inner", "#fbf6e9", 0.7)
    band = material("band", "#2f5fa8", 0.6)
    step = 0.3 * thick
    wide, deep = step * columns + 0.12, step * rows + 0.1
    parts = [place(box(wide, deep, 0.05, 0.01, inner), (0, 0, 0.02)), *[place(box(wide, 0.05, 1.5, 0.015, board), (0, y * deep / 2, 0.75)) for y in (-1, 1)], *[place(box(0.05, deep, 1.5, 0.015, board), (x * wide / 2, 0, 0.75)) for x in (-1, 1)], place(box(wide + 0.01, 0.05, 0.3, 0.01, band), (0, -deep / 2 - 0.01, 0.55)), place(box(wide * 0.5, 0.05, 0.5, 0.01, inner), (0, -deep / 2 - 0.02, 0.55))]
    for i in range(columns):
        for j in range(rows):
            wax = material(f"wax {i} {j}", tones[(i * 5 + j * 7) % len(tones)], 0.5)
            paper = material(f"paper {i} {j}", tones[(i * 5 + j * 7) % len(tones)], 0.8)
            r = 0.135 * thick
            high = 1.55 + 0.22 * j
            made = [lathe(rounded([(r, 0), (r, high), (r * 0.94, high)]), paper, 24), lathe(rounded([(r * 0.94, high - 0.1), (r * 0.94, high + 0.16, 0.02), (r * 0.5, high + 0.2, 0.02), (r * 0.3, high + 0.46, 0.03), (0, high + 0.47)]), wax, 24)]
            group(*made, at=(step * (i - (columns - 1) / 2), step * (j - (rows - 1) / 2), 0.04))
    return group(*parts)


models = {
    "crayon-box": (lambda: crayon_box(8, 4, 1.0), 22),
    "chunky-crayons": (lambda: crayon_box(6, 2, 1.7), 22),
    "paint-box": (lambda: paint_box(4, 2), 10),
    "large-paint-box": (lambda: paint_box(9, 4), 10),
    "brushes": (brushes, 6),
    "numbered-canvas": (numbered_canvas, 8),
}
