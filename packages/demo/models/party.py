"""Streamers, hats, masks, piñatas and prizes."""

from math import cos, pi, sin

from finishes import woven
from flying import ribbon
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint

bright = ("#e0453a", "#f4c23d", "#3f86d0", "#4da367", "#ee7fa6", "#8a63c4")


def star(points, outer, inner):
    return [((outer if k % 2 == 0 else inner) * sin(pi * k / points), (outer if k % 2 == 0 else inner) * cos(pi * k / points)) for k in range(2 * points)]


def poppers():
    """Six in a row, one of them going off."""
    foil, cap = [material(c, c, 0.3, metal=0.5, coat=0.4) for c in bright], paint("#f4f0e6")
    for k in range(6):
        x = -1.75 + 0.7 * k
        parts = [lathe(rounded([(0, 0), (0.3, 0, 0.04), (0.3, 1.9, 0.03), (0, 1.9)]), foil[k], 48), lathe(rounded([(0.31, 0), (0.32, 0.5, 0.03), (0.3, 0.52)]), cap, 48), *[place(ring(0.31, 0.02, cap), (0, 0, z)) for z in (0.12, 0.22, 0.32, 1.86)]]
        parts += [place(plate(star(5, 0.2, 0.09), 0.02, 0.005, cap), (0, -0.305, 1.2))]
        group(*parts, at=(x, 0.12 * (k % 2), 0))
    shades = [paint(c) for c in bright]
    for k in range(46):
        a, r = k * 2.39996, 0.3 + 1.35 * (k / 46) ** 0.6
        place(box(0.15, 0.02, 0.1, 0.005, shades[k % 6]), (r * cos(a) * 1.3, -0.2 + 0.3 * sin(k), 3.1 + r * sin(a) * 0.75), (k * 37, k * 61, k * 23))
    for k in range(3):
        curl = [(0.5 * (k - 1) + (k - 1) * 0.6 * t + 0.1 * cos(14 * t), 0.1 * sin(14 * t), 1.95 + 1.6 * t) for t in [j / 60 for j in range(61)]]
        tube(curl, 0.025, shades[k * 2])


def confetti():
    """Round tissue in a bag, and a heap before it."""
    film, card, shades = material("film", "#eef3f6", 0.2, coat=0.6), paint("#f4f0e6"), [material(c, c, 0.8) for c in bright]
    for k in range(150):
        r, a = 1.6 * (k / 150) ** 0.6, k * 2.39996
        z = 0.5 * (1 - r / 1.7) + 0.02 * (k % 4)
        place(lathe([(0, 0.01), (0.16, 0.01), (0.16, 0)], shades[k % 6], 20), (0.2 + r * cos(a) * 1.25, -0.9 + r * sin(a) * 0.6, z), ((k * 37) % 44 - 22, (k * 53) % 44 - 22, 0))
    bag = through([(0, 0), (0.9, 0.02), (0.95, 0.7), (0.9, 1.6), (0.88, 2.2), (0.86, 2.3)], 6)
    last = len(bag) - 1
    sheet(lambda u, v: (bag[round(v * last)][0] * (cos(2 * pi * u)), 0.6 + bag[round(v * last)][0] * 0.42 * sin(2 * pi * u) * (1 - 0.86 * v ** 3), bag[round(v * last)][1]), 64, last, film, closed=True)
    place(box(1.86, 0.16, 0.5, 0.03, card), (0, 0.6, 2.4))
    for k in range(60):
        a, z = (k * 0.7549) % 1, 0.15 + 1.9 * ((k * 0.5698) % 1)
        x = 1.6 * a - 0.8
        y = 0.6 - 0.42 * 0.93 * max(0, 1 - (x / 0.93) ** 2) ** 0.5 * (1 - 0.86 * (z / 2.3) ** 3) - 0.012
        place(lathe([(0, 0.01), (0.15, 0.01), (0.15, 0)], shades[k % 6], 20), (x, y, z), (90, 0, x * 34))


def bunting():
    """Flags of dyed cotton, plain and pale by turns, on a tape in loops."""
    dye, pale, tape = woven(material("cloth", rough=0.85), 40, 0.006), woven(material("pale", rough=0.85, shade=0.98), 40, 0.006), material("tape", "#f6f0e2", 0.8)
    for row in range(4):
        line = [(-2.3 + 4.6 * t, 0.05 * row, 1.7 - 1.1 * row - 0.5 * (1 - (2 * t - 1) ** 2)) for t in [k / 60 for k in range(61)]]
        ribbon(line, 0.05, tape)
        for k in range(5):
            t = 0.1 + 0.2 * k
            x, z, slope = -2.3 + 4.6 * t, 1.7 - 1.1 * row - 0.5 * (1 - (2 * t - 1) ** 2), 2 * (2 * t - 1) / 4.6
            flag = plate(rounded([(-0.38, 0, 0.02), (0.38, 0, 0.02), (0, -0.86, 0.02)], closed=True), 0.03, 0.01, (dye, pale)[(k + row) % 2])
            place(flag, (x, 0.05 * row - 0.02, z), (3, -slope * 40, 6 * (-1) ** k))
        if row < 3:
            side = 1 if row % 2 == 0 else -1
            end, start = (side * 2.3, 0.05 * row, 1.7 - 1.1 * row), (side * 2.3, 0.05 * row + 0.05, 0.6 - 1.1 * row)
            ribbon(through([end, (side * 2.55, 0, end[2] - 0.3), (side * 2.55, 0, start[2] + 0.3), start], 10), 0.05, tape)


def serpentine():
    """Twenty rolls, some of them unrolled."""
    shades = [material(c, c, 0.7) for c in bright]

    def roll(shade, at, turn=(0, 0, 0)):
        return group(lathe(rounded([(0.14, 0.16), (0.42, 0.16, 0.02), (0.42, -0.16, 0.02), (0.14, -0.16)]), shade, 64), *[place(ring(r, 0.012, shade), (0, 0, 0.16)) for r in (0.22, 0.29, 0.36)], lathe([(0.14, 0.16), (0.14, -0.16)], shade, 32), at=at, turn=turn)

    n = 0
    for level, count in ((0, 9), (1, 6), (2, 4)):
        for k in range(count):
            cols = 3 if level < 2 else 2
            x, y = (k % cols - (cols - 1) / 2) * 0.9, (k // cols - (count / cols - 1) / 2) * 0.9
            roll(shades[(n * 5 + level) % 6], (x, y + 0.4, 0.17 + 0.34 * level), (0, 0, 30 * n))
            n += 1
    roll(shades[0], (1.9, -0.6, 0.44), (90, 0, 30))
    for k, shade in enumerate((shades[0], shades[2], shades[1])):
        curl = [(1.9 - 0.9 * k - 0.3 * t + (0.3 * cos(16 * t)), -1.1 - 0.9 * t - 0.3 * k, 0.32 + 0.3 * sin(16 * t)) for t in [j / 100 for j in range(101)]]
        sheet(lambda u, v, curl=curl: (curl[round(v * 100)][0], curl[round(v * 100)][1] + 0.14 * (u - 0.5), curl[round(v * 100)][2]), 3, 100, shade, thick=0.012)


def mask(surface, lips, happy, at, turn):
    """A face with holes for eyes and mouth."""
    outline = through([(-0.95, 1.0), (-0.5, 1.12), (0, 1.06), (0.5, 1.12), (0.95, 1.0), (0.92, 0.1), (0.62, -0.8), (0, -1.3), (-0.62, -0.8), (-0.92, 0.1), (-0.95, 1.0)], 8)[:-1]
    s = 1 if happy else -1
    eyes = [[(e * 0.42 + 0.26 * cos(a), 0.34 + (0.16 * sin(a) if s * sin(a) > 0 else 0.03 * sin(a)) - 0.12 * e * cos(a) * (0 if happy else 1)) for a in [2 * pi * k / 32 for k in range(32)]] for e in (-1, 1)]
    mouth = [(0.5 * t, -0.5 + (-0.3 * s * (1 - t * t) if happy else 0.3 * (1 - t * t) - 0.26)) for t in [k / 12 - 1 for k in range(25)]] + [(0.5 * t, -0.5 + (-0.02 if happy else -0.26 + 0.04 * (1 - t * t))) for t in [1 - k / 12 for k in range(1, 24)]]
    parts = [plate(outline, 0.24, 0.1, surface, [*eyes, mouth]), place(ball(0.2, surface), (0, -0.14, -0.06), (14, 0, 0), (0.75, 0.9, 1.7))]
    parts += [tube([(e * (0.42 + x), -0.14, 0.7 + (0.1 * (1 - (x / 0.3) ** 2) if happy else -0.3 * e * x + 0.02)) for x in [0.3 * (k / 8 - 1) for k in range(17)]], 0.05, lips) for e in (-1, 1)]
    parts += [place(ball(0.2, surface), (e * 0.56, -0.08, -0.2), scale=(1, 0.5, 0.8)) for e in (-1, 1)]
    return group(*parts, at=at, turn=turn)


def masks():
    """Comedy before tragedy, with ribbons."""
    dye, dark, gold, band = material("comedy", rough=0.4, coat=0.4), material("tragedy", rough=0.4, coat=0.4, shade=0.4), material("gold", "#dcb45a", 0.35, metal=0.8), material("ribbon", "#c8323a", 0.5)
    mask(dark, gold, False, (0.85, 0.5, 0.35), (0, 14, 12))
    mask(dye, gold, True, (-0.75, -0.2, -0.35), (0, -12, -10))
    for x, z, side in ((-1.75, 0.2, -1), (1.85, 0.9, 1)):
        tail = through([(x, 0.1, z), (x + side * 0.5, 0.1, z - 0.4), (x + side * 0.35, 0.1, z - 0.9), (x + side * 0.75, 0.1, z - 1.4)], 12)
        ribbon(tail, 0.11, band, 0.3)


def gradcap():
    """A covered board on a skull cap, with a tassel."""
    cloth, gold, button = woven(material("cloth", rough=0.8), 60, 0.004), material("tassel", "#dcb040", 0.6, sheen=0.3), material("button", rough=0.7, shade=0.5)
    parts = [place(box(3.0, 3.0, 0.1, 0.03, cloth), (0, 0, 0.98), (0, 0, 45)), lathe(rounded([(1.08, 0), (1.12, 0.3), (1.08, 0.94), (0.0, 0.95)]), cloth, 96), place(ring(1.08, 0.04, cloth), (0, 0, 0.03))]
    parts.append(place(lathe(rounded([(0, 0.08), (0.14, 0.06, 0.04), (0.16, 0)]), button), (0, 0, 1.03)))
    cord = through([(0, 0, 1.1), (0.6, -0.5, 1.06), (1.15, -0.98, 1.06), (1.26, -1.1, 0.85), (1.26, -1.1, 0.45)], 10)
    parts += [tube(cord, 0.035, gold), ball(0.11, gold, (1.26, -1.1, 0.4))]
    parts.append(place(sheet(lambda u, v: ((0.09 + 0.08 * v) * (1 + 0.12 * sin(36 * pi * u)) * cos(2 * pi * u), (0.09 + 0.08 * v) * (1 + 0.12 * sin(36 * pi * u)) * sin(2 * pi * u), -0.8 * v), 144, 12, gold, closed=True), (1.26, -1.1, 0.36)))
    group(*parts, turn=(0, 0, -20))


def cones():
    """Ten paper cones: two nests and three beside one another."""
    shades, pale, cord = [material(c, c, 0.6) for c in bright], material("pale", "#fbf6ea", 0.6), material("elastic", "#f4f0e6", 0.8)

    def cone(n, at, turn=(0, 0, 0), spots=True):
        surface = shades[n % 6]
        parts = [lathe([(0.62, 0), (0.31, 0.8), (0.02, 1.6)], surface, 64), place(ring(0.62, 0.025, pale), (0, 0, 0.01))]
        if spots:
            parts += [place(ball(0.185, pale), (0.16 * cos(a) * sin(b), 0.16 * sin(a) * sin(b), 1.62 + 0.16 * cos(b)), scale=0.36) for a in [2 * pi * k / 7 for k in range(7)] for b in (0.5, 1.3, 2.1)]
            for row, (z, count) in enumerate(((0.26, 9), (0.62, 7), (0.98, 5), (1.26, 3))):
                r = 0.62 * (1 - z / 1.62)
                for k in range(count):
                    a = 2 * pi * (k + 0.5 * (row % 2)) / count
                    parts.append(place(lathe([(0, 0.012), (0.075, 0.012), (0.08, -0.02)], pale, 24), (r * cos(a), r * sin(a), z), (0, 69, a * 180 / pi)))
        return group(*parts, at=at, turn=turn)

    for n in range(4):
        cone(n, (-1.15, 0.3, 0.3 * n), spots=n == 3)
    for n in range(3):
        cone(n + 3, (1.2, 0.4, 0.3 * n), spots=n == 2)
    for n, (x, y) in enumerate(((-0.35, -0.75), (0.75, -0.85), (-1.65, -0.95))):
        cone(n * 2 + 1, (x, y, 0))
        loop = through([(x - 0.6, y - 0.1, 0.02), (x - 0.3, y - 0.75, 0.02), (x + 0.3, y - 0.75, 0.02), (x + 0.6, y - 0.1, 0.02)], 8)
        tube(loop, 0.02, cord)


models = {
    "party-poppers": (poppers, 6), "table-confetti": (confetti, 16), "bunting": (bunting, 2), "throw-streamers": (serpentine, 30),
    "theatre-masks": (masks, 4), "graduation-cap": (gradcap, 16), "party-cones": (cones, 12),
}
