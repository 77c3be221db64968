"""Bags and purses."""

from math import cos, pi, sin

from finishes import noisy, woven
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def block(u, power):
    """A round corner between circle (2) and square (large)."""
    c, s = cos(2 * pi * u), sin(2 * pi * u)
    return abs(c) ** (2 / power) * (1 if c > 0 else -1), abs(s) ** (2 / power) * (1 if s > 0 else -1)


def tote():
    cloth, inside = woven(material("cloth", rough=0.8), 38, 0.01), material("seam", rough=0.8, shade=0.5)

    def body(u, v):
        x, y = block(u, 5 - 1.6 * v)
        wide, deep = 1.06 + 0.08 * v, 0.4 - 0.2 * v
        crease = 0.035 * sin(4 * x + 5 * v) * sin(pi * v) + 0.02 * sin(9 * x - 6 * v)
        # The sides fold inwards above the base.
        fold = 1 - 0.1 * sin(pi * v) * abs(x) ** 6
        return (wide * fold * x, deep * y + crease * (1 if y < 0 else -1), 2.2 * v + 0.03 * abs(x) ** 2 * v)

    parts = [sheet(body, 160, 60, cloth, closed=True, thick=0.035)]
    parts.append(place(lathe([(0, 0.015), (1.0, 0.015)], cloth), scale=(1.0, 0.38, 1)))
    hem = [body(k / 160, 0.985) for k in range(160)]
    parts.append(tube([(x * 1.003, y * 1.02, 2.14) for x, y, _ in hem], 0.022, inside, closed=True))
    for y, lean in ((-0.24, -0.1), (0.2, 0.06)):
        arch = through([(-0.5, y, 1.75), (-0.5, y - 0.01, 2.2), (-0.46, y + lean, 2.8), (-0.25, y + lean * 1.7, 3.3), (0.25, y + lean * 1.7, 3.3), (0.46, y + lean, 2.8), (0.5, y - 0.01, 2.2), (0.5, y, 1.75)], 12)
        count = len(arch) - 1

        def strap(u, v, arch=arch, count=count):
            k = round(v * count)
            (ax, _, az), (bx, _, bz) = arch[max(0, k - 1)], arch[min(count, k + 1)]
            long = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5
            x, y, z = arch[k]
            half = 0.12 * (2 * u - 1)
            return (x - half * (bz - az) / long, y, z + half * (bx - ax) / long)

        parts.append(sheet(strap, 6, count, cloth, thick=0.03))
    group(*parts, turn=(0, 0, -24))


def pouch():
    """A zipped pouch that stands on its gusset."""
    cloth, tape = material("cloth", rough=0.7, sheen=0.2), material("tape", rough=0.7, shade=0.38)
    steel = material("steel", "#d8c07a", 0.28, metal=0.9)

    def body(u, v):
        x, y = block(u, 3.2)
        swell = (1 - v) ** 0.7
        wide, deep = 1.3 - 0.1 * v + 0.05 * sin(pi * v), 0.07 + 0.42 * swell
        crease = 0.018 * sin(7 * x + 3) * (1 - v) + 0.02 * sin(11 * x) * v * (1 - v)
        return (wide * x, deep * y + (crease if y < 0 else 0), 0.03 + 1.25 * v + 0.05 * v * cos(1.2 * x))

    parts = [sheet(body, 200, 60, cloth, closed=True, thick=0.03), place(lathe([(0, 0.03), (1.26, 0.03)], cloth), scale=(1.0, 0.36, 1))]
    parts.append(place(box(2.44, 0.15, 0.07, 0.02, tape), (0, 0, 1.29)))
    parts += [place(box(0.028, 0.07, 0.05, 0.008, steel), (-1.16 + 0.045 * k, 0, 1.335)) for k in range(52)]
    parts.append(place(box(0.14, 0.12, 0.08, 0.03, steel), (0.86, 0, 1.36)))
    pull = plate(rounded([(-0.07, 0, 0.05), (0.07, 0, 0.05), (0.06, -0.42, 0.06), (-0.06, -0.42, 0.06)], closed=True), 0.035, 0.012, steel)
    parts.append(place(pull, (0.88, -0.13, 1.36), (-16, -8, 0)))
    for side in (-1, 1):
        parts.append(place(box(0.16, 0.2, 0.16, 0.04, tape), (side * 1.2, 0, 1.27)))
    parts.append(tube([(side * 1.21, 0, z) for side, z in ((1, 1.0), (1.1, 1.05), (1.13, 0.92), (1.04, 0.86))], 0.03, tape))
    group(*parts, turn=(0, 0, -22))


def purse():
    """A coin purse with a kiss lock."""
    cloth, gold = noisy(material("cloth", rough=0.6, sheen=0.2), 60, 0.006), material("gold", "#dcb45a", 0.25, metal=0.9)

    def body(u, v):
        a = pi * v
        x, y = cos(2 * pi * u), sin(2 * pi * u)
        wide = 1.32 * sin(a) ** 0.62 * (1 - 0.16 * v)
        deep = 0.52 * sin(a) ** 0.75 * (1 - 0.62 * v)
        pleat = 1 - 0.06 * max(0, sin(22 * x)) * max(0, v - 0.45) * 2.2
        return (wide * x, deep * y * pleat, 0.98 - 1.0 * cos(a) if v < 0.5 else 0.98 - 0.86 * cos(a))

    parts = [sheet(body, 240, 72, cloth, closed=True)]
    arch = through([(-1.2, 0, 0.98), (-1.14, 0, 1.32), (-0.92, 0, 1.66), (-0.5, 0, 1.86), (0, 0, 1.9), (0.5, 0, 1.86), (0.92, 0, 1.66), (1.14, 0, 1.32), (1.2, 0, 0.98)], 10)
    for y in (-0.075, 0.075):
        parts.append(tube([(x, y, z) for x, _, z in arch], 0.075, gold))
    parts += [place(lathe(rounded([(0, -0.1), (0.1, -0.1, 0.03), (0.1, 0.1, 0.03), (0, 0.1)]), gold, 48), (side * 1.2, 0, 0.98), (90, 0, 0)) for side in (-1, 1)]
    for x, y in ((-0.1, -0.07), (0.1, 0.07)):
        parts += [tube([(x * 2.2, y, 1.92), (x, y, 2.02)], 0.05, gold), ball(0.125, gold, (x, y, 2.09))]
    group(*parts, turn=(0, 0, -16))


def handbag():
    """A bag with a top handle, a flap and a turn lock."""
    leather, dark = noisy(material("leather", rough=0.46, coat=0.15), 70, 0.006), material("seam", rough=0.5, shade=0.4)
    gold = material("gold", "#dcb45a", 0.25, metal=0.9)
    front = rounded([(-1.22, 0, 0.2), (1.22, 0, 0.2), (1.02, 1.62, 0.24), (-1.02, 1.62, 0.24)], closed=True, steps=14)
    parts = [plate(front, 0.86, 0.16, leather)]
    flap = rounded([(-1.0, 1.6, 0.05), (-1.06, 1.02, 0.1), (-0.72, 0.66, 0.5), (0.72, 0.66, 0.5), (1.06, 1.02, 0.1), (1.0, 1.6, 0.05)], closed=True, steps=14)
    parts.append(place(plate(flap, 0.07, 0.03, leather), (0, -0.445, 0.02), (-1, 0, 0)))
    parts.append(place(plate(rounded([(-1.0, -0.42, 0.1), (1.0, -0.42, 0.1), (1.0, 0.42, 0.1), (-1.0, 0.42, 0.1)], closed=True), 0.09, 0.04, leather), (0, 0, 1.61), (90, 0, 0)))
    stitch = [(x * 0.94, -0.487, 1.13 + (z - 1.13) * 0.9) for x, z in flap if z < 1.5]
    parts.append(tube(stitch, 0.012, dark))
    parts.append(place(plate(rounded([(-0.2, -0.15, 0.08), (0.2, -0.15, 0.08), (0.2, 0.15, 0.08), (-0.2, 0.15, 0.08)], closed=True), 0.06, 0.025, gold), (0, -0.5, 0.86)))
    parts.append(place(box(0.07, 0.1, 0.2, 0.03, gold), (0, -0.55, 0.86)))
    handle = through([(-0.5, -0.02, 1.62), (-0.52, -0.02, 1.95), (-0.36, -0.02, 2.32), (0, -0.02, 2.46), (0.36, -0.02, 2.32), (0.52, -0.02, 1.95), (0.5, -0.02, 1.62)], 12)
    parts.append(tube(handle, 0.085, leather))
    for x in (-0.5, 0.5):
        parts += [place(ring(0.13, 0.035, gold), (x, -0.02, 1.76), (90, 0, 0)), place(box(0.24, 0.16, 0.12, 0.04, leather), (x, -0.02, 1.66))]
    for side in (-1, 1):
        parts.append(place(ring(0.1, 0.03, gold), (side * 1.1, 0, 1.42), (0, 90, 0)))
    parts += [ball(0.07, gold, (x, y, 0.0), (1, 1, 0.5)) for x in (-0.95, 0.95) for y in (-0.28, 0.28)]
    group(*parts, turn=(0, 0, -26))


def briefcase():
    leather, dark = noisy(material("leather", rough=0.44, coat=0.2), 60, 0.006), material("seam", rough=0.5, shade=0.36)
    gold = material("gold", "#d8c07a", 0.25, metal=0.9)
    parts = [plate(rounded([(-1.5, 0, 0.16), (1.5, 0, 0.16), (1.5, 1.9, 0.16), (-1.5, 1.9, 0.16)], closed=True, steps=12), 0.72, 0.1, leather)]
    flap = rounded([(-1.46, 1.86, 0.05), (-1.46, 0.98, 0.2), (1.46, 0.98, 0.2), (1.46, 1.86, 0.05)], closed=True, steps=12)
    parts.append(place(plate(flap, 0.06, 0.025, leather), (0, -0.375, 0.02)))
    parts.append(tube([(x * 0.97, -0.412, 1.42 + (z - 1.42) * 0.92) for x, z in flap if z < 1.7], 0.012, dark))
    for x in (-0.8, 0.8):
        tongue = rounded([(x - 0.16, 1.4, 0.02), (x - 0.16, 0.62, 0.1), (x + 0.16, 0.62, 0.1), (x + 0.16, 1.4, 0.02)], closed=True)
        parts.append(place(plate(tongue, 0.06, 0.025, leather), (0, -0.42, 0)))
        parts.append(place(plate(rounded([(x - 0.19, 0.78, 0.05), (x + 0.19, 0.78, 0.05), (x + 0.19, 1.04, 0.05), (x - 0.19, 1.04, 0.05)], closed=True), 0.07, 0.025, gold), (0, -0.455, 0)))
        parts.append(place(box(0.12, 0.06, 0.06, 0.02, dark), (x, -0.5, 0.91)))
    handle = rounded([(-0.46, 1.9), (-0.46, 2.26, 0.2), (0.46, 2.26, 0.2), (0.46, 1.9)], steps=12)
    parts.append(tube([(x, 0, z) for x, z in handle], 0.085, leather))
    parts += [place(box(0.26, 0.2, 0.1, 0.03, gold), (x, 0, 1.93)) for x in (-0.46, 0.46)]
    group(*parts, turn=(0, 0, -24))


models = {"tote": (tote, 10), "pouch": (pouch, 16), "coin-purse": (purse, 10), "handbag": (handbag, 10), "briefcase": (briefcase, 10)}
