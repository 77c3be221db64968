"""Notebooks, calendars and what is made of paper."""

from math import cos, sin

from finishes import woven
from pieces import card, grid, lines, mottled, wire_binding, writing
from shapes import box, circle, group, material, place, plate, ring, rounded, sheet, through, tube


def stationery():
    return material("paper", "#fbf6e9", 0.7), material("ink", "#3a404c", 0.6), material("steel", "#aeb4bd", 0.28, metal=0.9)


def wire_notebook():
    """A card cover on twin loops of wire."""
    board = material("cover", rough=0.45, coat=0.15)
    paper, ink, steel = stationery()
    parts = [card(1.7, 2.4, 0.05, board, (0, y, 0), radius=0.1) for y in (-0.16, 0.16)]
    parts += [card(1.64, 2.32, 0.02, paper, (0.01, -0.12 + 0.03 * k, 0), radius=0.08) for k in range(9)]
    parts += wire_binding(steel, 13, 0.17, 0.2, (-0.83, 0, 0))
    parts += [card(0.1, 0.12, 0.012, ink, (-0.71, -0.187, 0.17 * (k - 6)), radius=0.03) for k in range(13)]
    parts += [card(0.95, 0.6, 0.014, paper, (0.14, -0.188, 0.5), radius=0.05), *lines(ink, (0.7, 0.7, 0.45), (-0.2, -0.198, 0.64), 0.14)]
    group(*parts, turn=(0, 7, -30))


def exercise_books():
    """Two thin books stitched in the fold."""
    paper, ink, _steel = stationery()
    cover, tape, thread = material("cover", rough=0.7), material("tape", rough=0.6, shade=0.34), material("thread", "#f3ead6", 0.8)

    def book():
        parts = [card(1.7, 2.2, 0.02, cover, (0, y, 0), radius=0.07) for y in (-0.05, 0.05)]
        parts += [card(1.66, 2.15, 0.07, paper, radius=0.05), place(box(0.05, 0.12, 2.2, 0.025, cover), (-0.84, 0, 0)), card(0.2, 2.2, 0.012, tape, (-0.75, -0.062, 0), radius=0.01)]
        parts += [place(box(0.03, 0.012, 0.16, 0.006, thread), (-0.75, -0.072, -0.92 + 0.23 * k)) for k in range(9)]
        parts += [card(1.0, 0.62, 0.012, paper, (0.12, -0.064, 0.4), radius=0.04), *lines(ink, (0.74, 0.74, 0.5), (-0.25, -0.072, 0.54), 0.14, 0.024)]
        return group(*parts)

    group(place(book(), (0.42, 0.2, 0.12), (0, 14, 0)), place(book(), (-0.2, 0, 0), (0, -5, 0)), turn=(-14, 0, -16))


def composition_book():
    """A marbled board cover with a cloth spine and a label."""
    paper, ink, _steel = stationery()
    marble, spine = mottled(material("marble", "#f4f2ec", 0.5, coat=0.15), "#22242a", 7, 0.49), material("spine", "#23262c", 0.6)
    parts = [card(1.75, 2.35, 0.05, marble, (0, y, 0), radius=0.14) for y in (-0.17, 0.17)]
    parts += [card(1.68, 2.28, 0.3, paper, (-0.01, 0, 0), radius=0.1, edge=0.005), *[card(1.69, 2.29, 0.006, paper, (-0.008, -0.13 + 0.04 * k, 0), radius=0.1, edge=0.002) for k in range(7)]]
    parts += [place(box(0.12, 0.39, 2.36, 0.05, spine), (-0.84, 0, 0)), place(box(0.24, 0.02, 2.35, 0.006, spine), (-0.74, -0.196, 0))]
    parts += [card(1.0, 0.78, 0.014, paper, (0.14, -0.2, 0.36), radius=0.12), card(0.9, 0.68, 0.014, ink, (0.14, -0.203, 0.36), radius=0.09), card(0.87, 0.65, 0.014, paper, (0.14, -0.206, 0.36), radius=0.08)]
    parts += lines(ink, (0.62, 0.62, 0.62), (-0.17, -0.214, 0.5), 0.15, 0.02)
    group(*parts, turn=(0, 7, -30))


def journals():
    """Three clothbound books of different sizes, one on the other."""
    paper, _ink, _steel = stationery()
    gold = material("gold", "#dcb45a", 0.3, metal=0.8)

    def book(wide, long, thick, shade, ribbon):
        cloth = woven(material(f"cloth {wide}", rough=0.75, shade=shade), 40, 0.006)
        parts = [place(box(wide, long, 0.06, 0.025, cloth), (0, 0, z)) for z in (0.03, thick - 0.03)]
        parts += [place(box(wide - 0.1, long - 0.06, thick - 0.1, 0.004, paper), (0, 0.0, thick / 2)), place(box(wide, 0.07, thick, 0.03, cloth), (0, -long / 2 + 0.02, thick / 2))]
        parts += [place(box(wide - 0.08, long - 0.05, 0.008, 0.002, paper), (0, 0.01, 0.09 + 0.04 * k)) for k in range(int((thick - 0.16) / 0.04))]
        parts += [place(box(0.03, 0.08, thick * 0.98, 0.02, gold), (x * wide, -long / 2 + 0.01, thick / 2)) for x in (-0.36, 0.36)]
        tail = through([(wide * 0.44, -long / 2 + 0.2, thick / 2), (wide / 2 + 0.04, -long / 2 + 0.24, thick / 2), (wide / 2 + 0.2, -long / 2 + 0.2, 0.08), (wide / 2 + 0.3, -long / 2 + 0.12, 0.02)], 8)
        return group(*parts, sheet(lambda u, v: tuple(p + (0.08 * (u - 0.5) if i == 1 else 0) for i, p in enumerate(tail[round(v * (len(tail) - 1))])), 2, len(tail) - 1, material(f"ribbon {wide}", ribbon, 0.5), thick=0.01))

    group(
        place(book(2.5, 1.75, 0.42, 0.72, "#e9dfc6"), turn=(0, 0, -20)),
        place(book(2.0, 1.4, 0.36, 0.5, "#d7a64a"), (0.05, 0, 0.42), (0, 0, -36)),
        place(book(1.45, 1.0, 0.3, 0.85, "#8a4a3c"), (0, 0, 0.78), (0, 0, -14)),
    )


def reporter_pad():
    """A pad bound at the top, its cover turned over, a ruled page on top."""
    paper, ink, steel = stationery()
    board, rule, margin = material("cover", "#37639b", 0.5), material("rule", "#a9c2dd", 0.7), material("margin", "#e08a86", 0.7)
    parts = [card(1.6, 2.4, 0.05, board, (0, 0.16, 0), radius=0.1)]
    parts += [card(1.56, 2.34, 0.02, paper, (0, 0.13 - 0.03 * k, 0.01), radius=0.08) for k in range(8)]
    parts += [place(box(1.5, 0.006, 0.012, 0.001, rule), (0, -0.092, 0.72 - 0.15 * k)) for k in range(12)]
    parts.append(place(box(0.014, 0.007, 2.2, 0.001, margin), (-0.5, -0.093, 0)))
    parts += wire_binding(steel, 9, 0.16, 0.2, (0, 0.02, 1.16), "x")
    parts += [card(0.08, 0.1, 0.012, ink, (0.16 * (k - 4), -0.09, 1.02), radius=0.03) for k in range(9)]
    parts.append(place(plate(rounded([(-0.8, 0, 0.02), (0.8, 0, 0.02), (0.8, 0.42, 0.1), (-0.8, 0.42, 0.1)], closed=True), 0.05, 0.015, board), (0, 0.2, 1.2), (-38, 0, 0)))
    for k, wide in enumerate((0.9, 1.0, 0.72)):
        points = [(-0.42 + wide * i / 40, -0.1, 0.62 - 0.15 * k + 0.03 * sin(i * 1.9 + k) * cos(i * 0.7)) for i in range(41)]
        parts.append(tube(points, 0.012, ink))
    group(*parts, turn=(-8, 8, -22))


def desk_calendar():
    """A tent of card with a month and a column for notes."""
    paper, ink, steel = stationery()
    head, pale = material("head", rough=0.5), material("day", "#cfd3da", 0.6)
    mark = material("mark", rough=0.5)
    page = [card(2.5, 1.7, 0.03, paper, (0, 0, 0.85), radius=0.05), card(2.5, 0.34, 0.04, head, (0, -0.002, 1.44), radius=0.03)]
    page += [*grid(pale, 7, 5, 1.6, 0.95, (-0.36, -0.02, 0.68), 0.72), place(box(0.18, 0.012, 0.15, 0.002, mark), (-0.13, -0.024, 0.68)), *lines(pale, (0.5,) * 7, (0.6, -0.02, 1.08), 0.14, 0.018)]
    page.append(place(box(0.012, 0.01, 1.1, 0.002, pale), (0.5, -0.02, 0.66)))
    front, back = group(*page, at=(0, -0.55, 0), turn=(-18, 0, 0)), group(card(2.5, 1.7, 0.04, head, (0, 0, 0.85), radius=0.05), at=(0, 0.55, 0), turn=(18, 0, 0))
    group(front, back, place(box(2.46, 1.1, 0.03, 0.01, head), (0, 0, 0.015)), *wire_binding(steel, 13, 0.18, 0.13, (0, -0.02, 1.6), "x"), turn=(0, 0, 24))


def wall_calendar():
    """A month in five columns below a picture, on a hanger."""
    paper, ink, steel = stationery()
    head, pale, hill = material("picture", rough=0.9, shade=0.6), material("line", "#c3c8d0", 0.6), material("hill", "#5f7f6c", 0.5)
    sun = material("sun", "#f6d27a", 0.5)
    parts = [card(1.9, 2.8, 0.02, paper, (0.01 * k, 0.02 * k, -0.012 * k), radius=0.03) for k in range(4)]
    parts.append(card(1.78, 1.0, 0.02, head, (0, -0.008, 0.76), radius=0.03))
    parts.append(place(plate([(-0.89, 0.28), (0.89, 0.28), (0.89, 0.7), *through([(0.89, 0.7), (0.5, 0.86), (0.1, 0.6), (-0.4, 0.78), (-0.89, 0.5)], 8)], 0.02, 0.004, hill), (0, -0.016, 0)))
    parts.append(place(plate(circle(0.13), 0.02, 0.004, sun), (-0.42, -0.016, 0.98)))
    colours = ("#d9584f", "#e2a33b", "#4f9d69", "#4a86c5", "#8d63b5")
    for k, colour in enumerate(colours):
        parts.append(card(0.32, 0.13, 0.02, material(f"name {k}", colour, 0.6), (-0.7 + 0.35 * k, -0.01, 0.12), radius=0.03))
    parts += [place(box(0.012, 0.012, 1.4, 0.002, pale), (-0.875 + 0.35 * k, -0.01, -0.66)) for k in range(6)]
    parts += [place(box(1.75, 0.012, 0.012, 0.002, pale), (0, -0.01, 0.02 - 0.125 * k)) for k in range(12)]
    parts += [place(box(0.26, 0.012, 0.05, 0.002, material(f"note {k}", colours[k % 5], 0.6)), (-0.7 + 0.35 * (k * 2 % 5), -0.014, -0.04 - 0.125 * (k * 3 % 10))) for k in range(9)]
    hook = through([(-0.3, 0, 1.4), (-0.12, 0, 1.42), (-0.08, 0, 1.55), (0, 0, 1.6), (0.08, 0, 1.55), (0.12, 0, 1.42), (0.3, 0, 1.4)], 8)
    parts += [*wire_binding(steel, 5, 0.13, 0.07, (-0.62, 0, 1.4), "x"), *wire_binding(steel, 5, 0.13, 0.07, (0.62, 0, 1.4), "x"), tube(hook, 0.025, steel)]
    group(*parts, turn=(-8, 5, -16))


def day_block():
    """A thick block of days to tear off, on a board with two rings."""
    paper, ink, steel = stationery()
    head, curl = material("head", rough=0.45), material("shade", "#e4decd", 0.7)
    parts = [card(1.9, 2.1, 0.06, head, (0, 0.36, 0), radius=0.1), place(box(1.8, 0.6, 1.5, 0.01, paper), (0, 0.02, -0.25))]
    parts += [place(box(1.804, 0.006, 1.504, 0.002, curl), (0, -0.2 + 0.07 * k, -0.25)) for k in range(7)]
    parts.append(place(box(1.86, 0.68, 0.42, 0.05, head), (0, 0.02, 0.76)))
    parts += [place(ring(0.17, 0.04, steel), (x, -0.2, 0.94), (0, 90, 0)) for x in (-0.5, 0.5)]
    parts += [writing("31", 0.95, 0.012, ink, (0, -0.285, -0.2)), *[place(box(1.0, 0.012, 0.05, 0.002, ink), (0, -0.285, z)) for z in (0.32, -0.76)]]
    lifted = sheet(lambda u, v: (0.5 + 0.4 * u, -0.3 - 0.22 * max(0, u + (1 - v) - 1) ** 1.5, -0.98 + 0.4 * v + 0.16 * max(0, u + (1 - v) - 1) ** 2), 20, 20, paper, thick=0.006)
    group(*parts, lifted, turn=(0, 0, 24))


models = {
    "wire-notebook": (wire_notebook, 10),
    "exercise-books": (exercise_books, 6),
    "composition-book": (composition_book, 12),
    "journals": (journals, 26),
    "reporter-pad": (reporter_pad, 10),
    "desk-calendar": (desk_calendar, 14),
    "wall-calendar": (wall_calendar, 6),
    "day-block": (day_block, 16),
}
