"""Things for shelves and tables at home."""

from math import cos, pi, sin

from dial import hands, minute_marks
from finishes import clear
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def alarm_clock():
    """Two bells and a hammer."""
    paint, steel = material("paint", rough=0.34, coat=0.35), material("steel", "#d3d8de", 0.22, metal=0.9)
    dial, ink = material("dial", "#fbf9f2", 0.5), material("ink", "#262a33", 0.5)
    red = material("alarm", "#d2453b", 0.5)
    case = rounded([(0, 0.34), (0.9, 0.34, 0.14), (1.02, 0.2, 0.1), (1.02, -0.3, 0.08), (0.98, -0.38, 0.04), (0.88, -0.38, 0.03), (0.86, -0.3)], steps=10)
    parts = [place(lathe([(r, -y) for r, y in case], paint, 160), turn=(90, 0, 0))]
    parts.append(place(lathe([(0, 0), (0.9, 0)], dial, 120), (0, -0.3, 0), (90, 0, 0)))
    parts.append(place(ring(0.92, 0.055, steel), (0, -0.38, 0), (90, 0, 0)))
    parts += minute_marks(0.8, -0.308, ink, hour=(0.14, 0.05), minute=(0.05, 0.016))
    parts += hands([(-58, 0.42, 0.085, -0.32, ink), (52, 0.64, 0.06, -0.335, ink), (150, 0.34, 0.03, -0.315, red)], 0.014, 0.006)
    parts.append(place(lathe(rounded([(0, 0.05), (0.07, 0.045, 0.02), (0.075, 0)]), steel, 32), (0, -0.33, 0), (90, 0, 0)))
    bell = rounded([(0, 0.4), (0.24, 0.38, 0.2), (0.42, 0.18, 0.2), (0.45, 0.02, 0.03), (0.47, 0, 0.02), (0.4, 0)], steps=12)
    for side in (-1, 1):
        post = group(tube([(0, 0, -0.3), (0, 0, 0.1)], 0.05, steel), lathe(bell, steel), ball(0.075, steel, (0, 0, 0.42)), at=(side * 0.58, 0, 1.06), turn=(0, side * 32, 0))
        parts.append(post)
        leg = through([(side * 0.55, 0, -0.8), (side * 0.72, 0, -1.0), (side * 0.8, -0.02, -1.2)], 8)
        parts += [tube(leg, 0.075, steel), ball(0.1, steel, (side * 0.8, -0.02, -1.2))]
    parts += [tube([(0, 0, 1.0), (0, 0, 1.42)], 0.035, steel), place(box(0.3, 0.12, 0.12, 0.04, steel), (0, 0, 1.44))]
    loop = [(0.6 * cos(a), 0, 1.5 + 0.42 * sin(a)) for a in [pi * k / 40 for k in range(41)]]
    parts.append(tube(loop, 0.04, steel))
    group(*parts, turn=(0, 0, -22))


def jar():
    """A preserving jar whose lid is held by a wire bail."""
    glass = clear(material("glass", "#e9f3f1", 0.06, coat=1.0), 0.13, 0.82)
    steel, rubber = material("steel", "#cdd2d8", 0.24, metal=0.9), material("rubber", "#e0703a", 0.5)
    gleam = clear(material("gleam", "#ffffff", 0.2, glow=0.3), 0.5, 0.5)
    body = rounded([(0, 0.08), (0.6, 0.1, 0.1), (0.66, 0.02, 0.04), (0.78, 0.03, 0.1), (0.86, 0.3, 0.2), (0.86, 1.55, 0.3), (0.66, 1.85, 0.14), (0.66, 2.0)], steps=12)
    inner = [(r - 0.06 if r > 0.06 else 0, z + 0.05) for r, z in body]
    lid = rounded([(0.7, 2.06), (0.72, 2.1, 0.03), (0.68, 2.24, 0.06), (0.42, 2.28, 0.06), (0.36, 2.36, 0.04), (0, 2.37)], steps=10)
    parts = [lathe(inner, glass, 120), lathe(body, glass, 120), lathe(lid, glass, 120), place(ring(0.7, 0.05, rubber, 0.7), (0, 0, 2.03))]
    parts += [place(ring(0.7, 0.03, steel), (0, 0, 1.9)), place(ring(0.71, 0.026, steel), (0, 0, 2.14))]
    bail = through([(-0.72, 0, 2.14), (-0.74, -0.03, 2.3), (-0.5, -0.06, 2.42), (0, -0.08, 2.44), (0.5, -0.06, 2.42), (0.74, -0.03, 2.3), (0.72, 0, 2.14)], 10)
    parts.append(tube(bail, 0.03, steel))
    catch = through([(-0.3, -0.64, 1.9), (-0.3, -0.72, 1.78), (-0.26, -0.8, 1.5), (0, -0.84, 1.44), (0.26, -0.8, 1.5), (0.3, -0.72, 1.78), (0.3, -0.64, 1.9)], 10)
    parts.append(tube(catch, 0.03, steel))
    parts += [tube([(x, -0.66, 1.9), (x, -0.7, 2.14)], 0.028, steel) for x in (-0.16, 0.16)]
    for a, half, low, high in ((-2.2, 0.09, 0.4, 1.5), (-1.95, 0.03, 0.5, 1.4), (-0.75, 0.05, 0.45, 1.45)):
        parts.append(sheet(lambda u, v, a=a, half=half, low=low, high=high: (0.87 * cos(a + half * (2 * u - 1)), 0.87 * sin(a + half * (2 * u - 1)), low + (high - low) * v), 8, 1, gleam))
    group(*parts)


def soap():
    bar, foam = material("bar", rough=0.3, coat=0.35), clear(material("bubble", "#f2f8fb", 0.05, coat=1.0), 0.12, 0.8)
    side = rounded([(-1.15, -0.72, 0.42), (1.15, -0.72, 0.42), (1.15, 0.72, 0.42), (-1.15, 0.72, 0.42)], closed=True, steps=16)
    parts = [place(plate(side, 0.62, 0.2, bar), (0, 0, 0.31), (-90, 0, 0))]
    inner = rounded([(-0.8, -0.42, 0.3), (0.8, -0.42, 0.3), (0.8, 0.42, 0.3), (-0.8, 0.42, 0.3)], closed=True, steps=16)
    parts.append(tube([(x, y, 0.61) for x, y in inner], 0.035, bar, closed=True))
    for x, y, z, r in ((0.95, -0.7, 0.2, 0.2), (1.25, -0.45, 0.13, 0.13), (0.66, -0.86, 0.12, 0.12), (0.98, -0.42, 0.66, 0.15), (0.72, -0.5, 0.66, 0.1), (-1.1, -0.7, 0.14, 0.14), (-0.86, -0.84, 0.09, 0.09)):
        parts += [ball(r, foam, (x, y, z))]
    group(group(*parts, turn=(0, 0, 24)), turn=(10, 0, 0))


def chopsticks():
    """A pair with gold heads on a rest."""
    lacquer, gold = material("lacquer", rough=0.28, coat=0.5), material("gold", "#dcb45a", 0.25, metal=0.9)

    def stick(at, turn):
        def body(u, v):
            round_ = 1 - min(1, max(0, (v - 0.4) / 0.2))
            power = 2 + 5 * (1 - round_)
            c, s = cos(2 * pi * u), sin(2 * pi * u)
            half = 0.045 + 0.06 * v
            return (half * abs(c) ** (2 / power) * (1 if c > 0 else -1), half * abs(s) ** (2 / power) * (1 if s > 0 else -1), 3.6 * v)

        parts = [sheet(body, 64, 80, lacquer, closed=True), ball(0.045, lacquer), place(box(0.214, 0.214, 0.42, 0.02, gold), (0, 0, 3.5))]
        parts += [place(box(0.216, 0.216, 0.035, 0.01, gold), (0, 0, z)) for z in (3.16, 3.08)]
        parts.append(place(box(0.18, 0.18, 0.06, 0.03, gold), (0, 0, 3.73)))
        return group(*parts, at=at, turn=turn)

    group(stick((0, 0, 0), (0, 3, 0)), stick((0.34, -0.02, 0.05), (0, -2, 0)), turn=(0, 42, 0))


def toothbrush():
    grip, rubber = material("grip", rough=0.3, coat=0.35), material("rubber", rough=0.6, shade=0.42)
    white, tips = material("bristle", "#f6f7f5", 0.6), material("tips", rough=0.6)
    line = [(-1.75, 0.13), (-1.6, 0.19), (-0.9, 0.185), (-0.3, 0.16), (0.2, 0.12), (0.7, 0.085), (1.1, 0.09), (1.3, 0.17), (1.75, 0.19), (2.0, 0.13), (2.05, 0.02)]
    shape = through(line, 10)
    last = len(shape) - 1

    def body(u, v):
        z, half = shape[round(v * last)]
        bend = 0.16 * max(0, min(1, (z - 0.1) / 1.1)) ** 2 * (3 - 2 * max(0, min(1, (z - 0.1) / 1.1)))
        deep = 0.1 + 0.05 * max(0, min(1, (0.2 - z) / 1.0))
        return (half * cos(2 * pi * u), deep * sin(2 * pi * u) * min(1, half / 0.1) + bend - 0.08, z)

    parts = [sheet(body, 64, last, grip, closed=True), ball(0.13, grip, (0, -0.08, -1.75), (1, 0.9, 0.4))]
    parts.append(place(plate(rounded([(-0.11, -1.5, 0.1), (0.11, -1.5, 0.1), (0.09, -0.3, 0.09), (-0.09, -0.3, 0.09)], closed=True), 0.09, 0.03, rubber), (0, -0.2, 0)))
    parts += [place(box(0.16, 0.03, 0.035, 0.012, grip), (0, -0.245, -1.35 + 0.13 * k)) for k in range(8)]
    for row in range(9):
        for column in range(4):
            x, z = -0.1 + 0.067 * column, 1.31 + 0.076 * row
            outer = column in (0, 3) or row in (0, 8)
            parts.append(place(box(0.056, 0.3, 0.062, 0.018, white), (x, -0.15, z)))
            parts.append(place(box(0.056, 0.08, 0.062, 0.018, white if outer else tips), (x, -0.33, z)))
    # Turned so that its bristles show from the side, then laid aslant.
    group(group(*parts, turn=(0, 0, -58)), turn=(0, 42, 0))


models = {"alarm-clock": (alarm_clock, 8), "jar": (jar, 10), "soap": (soap, 20), "chopsticks": (chopsticks, 6), "toothbrush": (toothbrush, 6)}
