"""Bags that close with a cord, a belt or zips; and knives on a card."""

from math import cos, pi, sin

from pieces import card, lines
from shapes import box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def drawstring_sack():
    """A flat sack, gathered at its mouth, with cords to both lower corners."""
    cloth, cord, steel = material("cloth", rough=0.7, sheen=0.2), material("cord", "#f4f1e8", 0.8), material("eyelet", "#cdd2d8", 0.25, metal=0.9)

    def body(u, v):
        a = 2 * pi * u
        gather = max(0, v - 0.72) / 0.28
        wide, deep = 1.25 - 0.5 * gather**1.5 + 0.05 * sin(pi * v), 0.06 + 0.42 * sin(pi * min(1, v * 1.08)) ** 0.7 + 0.2 * gather
        x, y = abs(cos(a)) ** 0.7 * (1 if cos(a) > 0 else -1), abs(sin(a)) ** 0.8 * (1 if sin(a) > 0 else -1)
        pleat = 1 + 0.12 * gather * sin(26 * a)
        return (wide * x * pleat, deep * y * pleat - 0.02 * sin(7 * x) * (1 - gather), 2.7 * v + 0.04 * gather * sin(26 * a))

    def frill(u, v):
        a = 2 * pi * u
        wide = 0.74 + 0.22 * v
        return (wide * abs(cos(a)) ** 0.8 * (1 if cos(a) > 0 else -1) * (1 + 0.1 * sin(26 * a)), (0.28 + 0.12 * v) * sin(a) * (1 + 0.14 * sin(26 * a)), 2.68 + 0.34 * v)

    parts = [sheet(body, 320, 70, cloth, closed=True, thick=0.02), sheet(frill, 320, 10, cloth, closed=True, thick=0.02), place(lathe([(0, 0), (1.0, 0)], cloth, 32), scale=(1.2, 0.06, 1))]
    parts.append(tube([(0.78 * cos(a), 0.33 * sin(a), 2.68) for a in [2 * pi * k / 80 for k in range(80)]], 0.04, cord, closed=True))
    for s in (-1, 1):
        line = through([(s * 0.75, -0.1, 2.68), (s * 1.35, -0.25, 2.5), (s * 1.7, -0.2, 1.6), (s * 1.55, -0.2, 0.7), (s * 1.08, -0.2, 0.16)], 10)
        parts += [tube(line, 0.045, cord), tube([(x, y + 0.08, z + 0.02) for x, y, z in line], 0.045, cord), place(ring(0.11, 0.035, steel), (s * 1.06, -0.14, 0.16), (90, 0, 0))]
        parts += [place(plate(rounded([(s * 1.24, 0.02), (s * 1.24, 0.5), (s * 0.8, 0.02)], closed=True), 0.05, 0.015, material(f"corner {s}", "#33373f", 0.7)), (0, -0.1, 0))]
    group(*parts, turn=(0, 0, -14))


def belt_bag():
    """Three zipped pockets on a belt with a buckle."""
    cloth, dark, steel = material("cloth", rough=0.65, sheen=0.2), material("belt", rough=0.6, shade=0.4), material("steel", "#cdd2d8", 0.25, metal=0.9)
    outline = rounded([(-1.5, 0.55, 0.12), (1.5, 0.55, 0.12), (1.25, -0.75, 0.4), (-1.25, -0.75, 0.4)], closed=True, steps=12)
    parts = [plate(outline, 0.5, 0.16, cloth), place(plate([(x * 0.86, z * 0.8 - 0.1) for x, z in outline], 0.36, 0.14, cloth), (0, -0.32, 0)), place(plate([(x * 0.62, z * 0.5 - 0.2) for x, z in outline], 0.26, 0.1, cloth), (0, -0.54, 0))]
    for y, z, wide in ((-0.26, 0.42, 2.6), (-0.51, 0.2, 2.1), (-0.68, -0.02, 1.4)):
        parts += [place(box(wide, 0.04, 0.09, 0.015, dark), (0, y, z)), place(box(wide, 0.05, 0.03, 0.008, steel), (0, y - 0.01, z)), place(box(0.1, 0.07, 0.1, 0.02, steel), (wide * 0.4, y - 0.03, z)), place(box(0.06, 0.04, 0.24, 0.015, steel), (wide * 0.4, y - 0.06, z - 0.14))]

    def belt(u, v):
        a = pi * (0.02 + 0.96 * u)
        return (1.95 * cos(a) * (1 + 0.08 * sin(a)), 0.1 + 1.5 * sin(a), 0.05 + 0.3 * (v - 0.5) + 0.35 * sin(a))

    parts += [sheet(belt, 80, 4, dark, thick=0.06), *[place(plate(rounded([(s * 1.2, 0.4, 0.05), (s * 1.98, 0.2, 0.03), (s * 1.98, -0.12, 0.03), (s * 1.1, -0.4, 0.05)], closed=True), 0.14, 0.05, cloth), (0, 0.05, 0)) for s in (-1, 1)]]
    x, y, z = belt(0.5, 0.5)
    parts.append(place(box(0.6, 0.14, 0.46, 0.06, material("buckle", "#23262c", 0.45)), (x, y - 0.02, z)))
    group(*parts, turn=(0, 0, -18))


def utility_knives():
    """Twelve knives with metal bodies on a hang card."""
    steel, body, dark = material("blade", "#d9dde2", 0.2, metal=0.9), material("body", "#8f97a3", 0.3, metal=0.8), material("slide", "#26292f", 0.5)
    board, white = material("card", "#d8a02f", 0.6), material("white", "#f7f4ea", 0.6)
    slot = rounded([(-0.4, 1.5, 0.09), (0.4, 1.5, 0.09), (0.4, 1.68, 0.08), (-0.4, 1.68, 0.08)], closed=True)
    parts = [plate(rounded([(-1.9, -1.9, 0.1), (1.9, -1.9, 0.1), (1.9, 1.85, 0.1), (-1.9, 1.85, 0.1)], closed=True), 0.04, 0.012, board, [slot]), *lines(white, (1.6, 1.0), (-1.7, -0.03, 1.24), 0.2, 0.1)]
    for k in range(12):
        x, z = -1.55 + 0.62 * (k % 6), 0.1 - 1.42 * (k // 6)
        knife = [card(0.3, 0.95, 0.2, body, radius=0.08, edge=0.05), card(0.1, 0.6, 0.03, dark, (0, -0.1, 0.05), radius=0.04), card(0.12, 0.2, 0.08, dark, (0, -0.12, 0.2), radius=0.03), *[place(box(0.3, 0.03, 0.025, 0.006, dark), (0, -0.1, -0.3 - 0.06 * n)) for n in range(3)]]
        knife.append(place(plate([(-0.09, 0.4), (0.09, 0.4), (0.09, 0.78), (-0.09, 0.58)], 0.03, 0.004, steel), (0, -0.01, 0)))
        parts += [group(*knife, at=(x, -0.13, z)), place(box(0.4, 0.06, 0.06, 0.02, white), (x, -0.23, z - 0.12))]
    group(*parts, turn=(-8, 8, -14))


models = {"drawstring-sack": (drawstring_sack, 8), "belt-bag": (belt_bag, 16), "utility-knives": (utility_knives, 6)}
