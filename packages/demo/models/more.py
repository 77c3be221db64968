"""Tools, toys, light and luggage."""

from math import cos, pi, sin

from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def screwdriver():
    grip, black = material("grip", rough=0.4, coat=0.2), material("black", "#2b2f38", 0.5)
    steel = material("steel", "#c9ced6", 0.25, metal=0.9)
    profile = rounded([(0.0, 1.62), (0.2, 1.6, 0.14), (0.33, 1.4, 0.2), (0.34, 0.7, 0.4), (0.3, 0.42, 0.2), (0.2, 0.25, 0.1), (0.24, 0.1, 0.05), (0.16, 0), (0.0, 0)], steps=10)
    last = len(profile) - 1

    def point(u, v):
        r, z = profile[round(v * last)]
        groove = max(0, cos(2 * pi * u * 6)) ** 6 * 0.05 * max(0, min(1, (z - 0.35) * 5)) * max(0, min(1, (1.5 - z) * 6))
        return ((r - groove) * cos(2 * pi * u), (r - groove) * sin(2 * pi * u), z)

    parts = [sheet(point, 144, last, grip, closed=True), lathe(rounded([(0.21, 0.1), (0.225, 0.3), (0.19, 0.32)]), black)]
    parts.append(lathe(rounded([(0.075, 0.05), (0.075, -1.35, 0.02), (0.085, -1.4, 0.02), (0.02, -1.58, 0.01), (0, -1.58)]), steel, 48))
    parts.append(place(lathe(rounded([(0, 1.63), (0.14, 1.625), (0.15, 1.6)]), black)))
    group(*parts, turn=(0, 42, 0))


def light_bulb():
    glass = material("glass", "#fff3cf", 0.28, coat=0.6, glow=0.12)
    steel, dark = material("cap", "#c6cad1", 0.28, metal=0.9), material("tip", "#33363d", 0.4)
    bulb = through([(0, 2.4), (0.36, 2.32), (0.68, 2.06), (0.8, 1.66), (0.68, 1.2), (0.46, 0.84), (0.37, 0.6), (0.35, 0.42)], 10)
    thread = [(0.335 + 0.028 * sin(2 * pi * k / 10), 0.44 - 0.5 * k / 40) for k in range(41)]
    group(lathe(bulb, glass), lathe([(0.3, 0.46), *thread, (0.25, -0.1), (0.14, -0.16)], steel), lathe(rounded([(0.15, -0.15), (0.12, -0.22, 0.04), (0, -0.24)]), dark), turn=(0, 14, 0))


def dice():
    body, spot = material("body", rough=0.32, coat=0.4), material("spot", "#fdfcf8", 0.5)
    rim = material("rim", "#3a404c", 0.5)
    where = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}

    def die(top, front, right, at, turn):
        parts = [box(1.3, 1.3, 1.3, 0.2, body)]
        for face, count in (("t", top), ("f", front), ("r", right)):
            for a, b in where[count]:
                a, b = a * 0.32, b * 0.32
                at_face = {"t": (a, b, 0.65), "f": (a, -0.65, b), "r": (0.65, a, b)}[face]
                flat = {"t": (1, 1, 0.12), "f": (1, 0.12, 1), "r": (0.12, 1, 1)}[face]
                flatter = tuple(0.08 if f < 1 else 1 for f in flat)
                # The rim keeps white pips visible on white dice.
                parts += [ball(0.12, spot, at_face, flat), ball(0.142, rim, at_face, flatter)]
        return group(*parts, at=at, turn=turn)

    die(5, 1, 4, (-0.72, -0.1, 0.65), (0, 0, -24))
    die(3, 6, 2, (0.85, 0.45, 0.65), (0, 0, -52))


def toolbox():
    paint, dark = material("paint", rough=0.38, coat=0.3), material("dark", "#2b2f38", 0.45)
    steel = material("steel", "#c9ced6", 0.28, metal=0.9)
    parts = [place(box(2.6, 1.3, 0.95, 0.09, paint), (0, 0, 0.5))]
    lid = rounded([(-0.68, 0, 0.03), (0.68, 0, 0.03), (0.68, 0.22, 0.1), (0.34, 0.5, 0.16), (-0.34, 0.5, 0.16), (-0.68, 0.22, 0.1)], closed=True)
    parts.append(place(plate(lid, 2.68, 0.05, paint), (0, 0, 0.99), (0, 0, 90)))
    for x in (-0.8, 0.8):
        parts.append(place(box(0.26, 0.07, 0.36, 0.03, steel), (x, -0.69, 1.0)))
        parts.append(place(box(0.16, 0.05, 0.1, 0.02, dark), (x, -0.735, 1.06)))
        parts.append(place(box(0.2, 0.3, 0.16, 0.05, dark), (x * 0.78, 0, 1.52)))
    parts.append(tube(through([(-0.63, 0, 1.5), (-0.6, 0, 1.72), (-0.42, 0, 1.84), (0, 0, 1.86), (0.42, 0, 1.84), (0.6, 0, 1.72), (0.63, 0, 1.5)], 10), 0.085, dark))
    for x in (-1.1, 1.1):
        for y in (-0.45, 0.45):
            parts.append(place(lathe(rounded([(0, 0), (0.13, 0, 0.03), (0.13, 0.08)]), dark), (x, y, -0.02)))
    group(*parts, turn=(0, 0, 24))


def suitcase():
    shell, dark = material("shell", rough=0.36, coat=0.3), material("dark", "#2b2f38", 0.45)
    steel = material("steel", "#c9ced6", 0.28, metal=0.9)
    parts = [place(box(1.7, 0.86, 2.3, 0.24, shell), (0, 0, 1.35))]
    for k in range(5):
        parts.append(place(box(0.13, 0.96, 2.02, 0.06, shell), (-0.56 + 0.28 * k, 0, 1.35)))
    seam = rounded([(-0.86, 0.19, 0.24), (0.86, 0.19, 0.24), (0.86, 2.51, 0.24), (-0.86, 2.51, 0.24)], closed=True)
    parts.append(tube([(x, 0, z) for x, z in seam], 0.035, dark, closed=True))
    for x in (-0.38, 0.38):
        parts.append(tube([(x, 0.26, 2.4), (x, 0.26, 3.1)], 0.045, steel))
    parts.append(place(box(0.98, 0.2, 0.17, 0.07, dark), (0, 0.26, 3.16)))
    parts.append(tube(through([(-0.3, -0.12, 2.5), (-0.26, -0.12, 2.66), (0, -0.12, 2.7), (0.26, -0.12, 2.66), (0.3, -0.12, 2.5)], 8), 0.06, dark))
    for x in (-0.6, 0.6):
        for y in (-0.26, 0.26):
            parts.append(place(box(0.2, 0.2, 0.12, 0.04, dark), (x, y, 0.2)))
            parts.append(place(lathe(rounded([(0, -0.06), (0.12, -0.06, 0.03), (0.12, 0.06, 0.03), (0, 0.06)]), dark), (x, y, 0.08), (0, 90, 20)))
    group(*parts, turn=(0, 0, 28))


def balloon():
    rubber, string = material("rubber", rough=0.22, coat=0.5), material("string", "#f4efe4", 0.8)
    skin = through([(0, 2.3), (0.4, 2.22), (0.76, 1.95), (0.93, 1.5), (0.86, 1.0), (0.6, 0.48), (0.28, 0.12), (0.08, -0.03)], 10)
    knot = rounded([(0.05, -0.03), (0.07, -0.09, 0.03), (0.17, -0.2, 0.03), (0.1, -0.21), (0, -0.12)])
    line = through([(0, 0, -0.08), (0.05, 0, -0.4), (-0.08, 0, -0.8), (0.08, 0, -1.2), (-0.02, 0, -1.55)], 12)
    group(lathe(skin, rubber), lathe(knot, rubber), tube(line, 0.02, string), turn=(0, 10, 0))


def hammer():
    """A claw hammer with a wooden handle."""
    wood, steel = material("wood", "#c08a52", 0.45, coat=0.25), material("steel", "#8f959e", 0.3, metal=0.9)
    bright, wedge = material("face", "#d8dce1", 0.25, metal=0.9), material("end", "#6f4a2b", 0.6)
    profile = through([(-2.2, 0.15), (-2.15, 0.2), (-1.9, 0.215), (-1.3, 0.19), (-0.6, 0.14), (-0.1, 0.125), (0.5, 0.13)], 10)
    last = len(profile) - 1
    handle = sheet(lambda u, v: (1.15 * profile[round(v * last)][1] * cos(2 * pi * u), 0.85 * profile[round(v * last)][1] * sin(2 * pi * u), profile[round(v * last)][0]), 64, last, wood, closed=True)
    parts = [handle, ball(0.15, wood, (0, 0, -2.2), (1.15, 0.85, 0.35)), place(box(0.19, 0.15, 0.05, 0.02, wedge), (0, 0, 0.49))]
    parts.append(place(box(0.48, 0.36, 0.5, 0.09, steel), (0, 0, 0.24)))
    striking = rounded([(0.0, 0), (0.17, 0), (0.15, 0.2, 0.1), (0.15, 0.36, 0.08), (0.24, 0.44, 0.06), (0.24, 0.7, 0.04), (0.2, 0.73, 0.02), (0, 0.74)], steps=8)
    parts.append(place(lathe(striking, steel), (0.18, 0, 0.25), (0, 90, 0)))
    parts.append(place(lathe(rounded([(0.205, 0.0), (0.2, 0.02, 0.02), (0, 0.03)]), bright), (0.905, 0, 0.25), (0, 90, 0)))
    upper = through([(-0.1, 0.46), (-0.4, 0.46), (-0.72, 0.36), (-0.98, 0.12), (-1.1, -0.16)], 8)
    lower = through([(-1.06, -0.16), (-0.86, 0.02), (-0.6, 0.14), (-0.3, 0.1), (-0.1, 0.04)], 8)
    for side in (-1, 1):
        parts.append(place(plate([*upper, *lower], 0.17, 0.04, steel), (0.0, side * 0.115, 0), (0, 0, -side * 4)))
    group(*parts, turn=(-6, 34, -24))


def padlock():
    body, steel = material("body", rough=0.34, coat=0.35), material("steel", "#ccd1d8", 0.24, metal=0.9)
    brass, dark = material("brass", "#d8b25c", 0.28, metal=0.9), material("hole", "#26282e", 0.6)
    outline = rounded([(-0.85, -0.72, 0.26), (0.85, -0.72, 0.26), (0.85, 0.72, 0.2), (-0.85, 0.72, 0.2)], closed=True, steps=14)
    parts = [plate(outline, 0.62, 0.12, body)]
    bar = [(-0.52, 0, 0.6), *[(-0.52 * cos(a), 0, 1.28 + 0.52 * sin(a)) for a in [pi * k / 40 for k in range(41)]], (0.52, 0, 0.6)]
    parts.append(tube(bar, 0.135, steel))
    parts += [place(ring(0.15, 0.035, body), (x, 0, 0.715)) for x in (-0.52, 0.52)]
    parts.append(place(lathe(rounded([(0, 0.06), (0.3, 0.055, 0.03), (0.33, 0.0)]), brass), (0, -0.3, -0.06), (90, 0, 0)))
    parts.append(place(lathe(rounded([(0, 0.012), (0.085, 0.01), (0.09, 0.0)]), dark), (0, -0.355, 0.0), (90, 0, 0)))
    parts.append(place(plate([(-0.035, 0.02), (0.035, 0.02), (0.06, -0.19), (-0.06, -0.19)], 0.02, 0.003, dark), (0, -0.358, -0.03)))
    group(*parts, turn=(0, 0, -26))


def lantern():
    """A round paper lantern for festivals, lit from inside."""
    paper, gold = material("paper", rough=0.6, glow=0.1), material("gold", "#e0b04a", 0.35, metal=0.7)
    silk = material("silk", "#e3b654", 0.55, sheen=0.3)

    def skin(u, v):
        a = pi * (0.1 + 0.8 * v)
        rib = 16
        crease = abs(sin(pi * rib * v))
        radius = 1.22 * sin(a) ** 0.92 - 0.03 * (1 - crease**0.6)
        return (radius * cos(2 * pi * u), radius * sin(2 * pi * u), -0.98 * cos(a))

    parts = [sheet(skin, 96, 16 * 12, paper, closed=True)]
    cap = rounded([(0, 0.2), (0.36, 0.2, 0.03), (0.4, 0.16, 0.03), (0.42, 0.0, 0.03), (0.5, -0.05, 0.03), (0.5, -0.12, 0.02), (0.3, -0.14)], steps=6)
    parts += [place(lathe(cap, gold), (0, 0, 0.98)), place(lathe(cap, gold), (0, 0, -0.98), (180, 0, 0))]
    parts.append(place(ring(0.14, 0.035, gold), (0, 0, 1.34), (90, 0, 0)))
    parts += [tube([(0, 0, -1.16), (0, 0, -1.36)], 0.03, silk), ball(0.12, gold, (0, 0, -1.42))]

    def tassel(u, v):
        radius = (0.11 + 0.07 * v) * (1 + 0.09 * sin(2 * pi * u * 18))
        return (radius * cos(2 * pi * u), radius * sin(2 * pi * u), -1.5 - 0.75 * v)

    parts += [sheet(tassel, 216, 16, silk, closed=True), place(ring(0.115, 0.03, gold), (0, 0, -1.56))]
    group(*parts, turn=(0, 6, 0))


models = {
    "screwdriver": (screwdriver, 6),
    "light-bulb": (light_bulb, 10),
    "dice": (dice, 16),
    "toolbox": (toolbox, 12),
    "suitcase": (suitcase, 8),
    "balloon": (balloon, 6),
    "hammer": (hammer, 8),
    "padlock": (padlock, 10),
    "lantern": (lantern, 4),
}
