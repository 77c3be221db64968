"""Wooden vehicles and a carousel."""

from math import cos, pi, sin

from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint, wheel, wood


def wheels(radius, at, wide, surface, hub):
    """A pair at each x of `at`, `wide` apart."""
    return [wheel(radius, surface, hub, (x, side * wide / 2, radius)) for x in at for side in (-1, 1)]


def engine(at, turn):
    red, black, brass, body = paint("#d8433a"), paint("#33363d"), paint("#f0bf3c"), wood()
    parts = [place(box(2.0, 0.8, 0.2, 0.06, body), (0, 0, 0.42)), place(lathe(rounded([(0, 0.72), (0.38, 0.72, 0.05), (0.38, -0.62, 0.05), (0, -0.62)]), red), (0.3, 0, 0.86), (0, 90, 0))]
    parts += [place(ring(0.385, 0.03, brass), (x, 0, 0.86), (0, 90, 0)) for x in (-0.05, 0.55)]
    parts += [place(box(0.7, 0.78, 0.95, 0.06, paint("#3576c4")), (-0.62, 0, 0.98)), place(box(0.9, 0.94, 0.13, 0.06, red), (-0.62, 0, 1.5)), place(box(0.36, 0.82, 0.34, 0.05, black), (-0.62, 0, 1.14))]
    parts += [place(lathe(rounded([(0, 0), (0.12, 0, 0.02), (0.12, 0.3), (0.2, 0.46, 0.03), (0.2, 0.54, 0.03), (0, 0.54)]), black), (0.72, 0, 1.16)), place(lathe(rounded([(0, 0.26), (0.12, 0.22, 0.1), (0.13, 0)]), brass), (0.2, 0, 1.2)), place(ball(0.1, brass), (1.04, 0, 0.86))]
    parts += wheels(0.3, (-0.62, 0.08), 0.92, red, body) + wheels(0.22, (0.7,), 0.92, red, body)
    return group(*parts, at=at, turn=turn)


def wagon(colour, load, at, turn):
    body, dark = wood(), paint("#4b3626")
    parts = [place(box(1.5, 0.8, 0.16, 0.05, body), (0, 0, 0.4)), place(box(1.36, 0.74, 0.5, 0.06, paint(colour)), (0, 0, 0.7)), *wheels(0.22, (-0.45, 0.45), 0.86, dark, body)]
    parts += [place(lathe(rounded([(0, 0.06), (0.09, 0.06, 0.02), (0.09, -0.06, 0.02), (0, -0.06)]), paint("#c9ced6")), (side * 0.8, 0, 0.42), (0, 90, 0)) for side in (-1, 1)]
    if load == "logs":
        parts += [place(lathe(rounded([(0, 0.6), (0.15, 0.6, 0.03), (0.15, -0.6, 0.03), (0, -0.6)]), body), (0, y, z), (0, 90, 0)) for y, z in ((-0.18, 1.05), (0.18, 1.05), (0, 1.3))]
    elif load == "blocks":
        parts += [place(box(0.4, 0.4, 0.4, 0.06, paint(c)), (x, 0, 1.14), (0, 0, a)) for c, x, a in (("#f0bf3c", -0.42, 8), ("#3576c4", 0.03, -6), ("#d8433a", 0.46, 12))]
    else:
        parts += [place(box(1.2, 0.66, 0.4, 0.06, paint("#f4ead2")), (0, 0, 1.1)), place(box(1.5, 0.84, 0.12, 0.06, paint(colour)), (0, 0, 1.36)), *[place(box(0.24, 0.7, 0.22, 0.04, dark), (x, 0, 1.12)) for x in (-0.38, 0, 0.38)]]
    return group(*parts, at=at, turn=turn)


def train():
    """The engine and three wagons on a bend."""
    for n, degrees in enumerate((-52, -104, -148, -192)):
        a = degrees * pi / 180
        at, turn = (2.15 * cos(a), 2.15 * sin(a), 0), (0, 0, degrees + 90)
        if n == 0:
            engine(at, turn)
        else:
            wagon(("#4da367", "#f0a13a", "#8a63c4")[n - 1], ("blocks", "logs", "coach")[n - 1], at, turn)


def car(colour, at, kind="car", turn=(0, 0, 0)):
    """A block with windows and four wheels."""
    body, glass, tyre, hub = paint(colour), paint("#2f3a48"), paint("#4b3626"), wood()
    pale = paint("#f7f1e2")
    if kind == "car":
        outline = rounded([(-0.95, 0.22, 0.1), (0.95, 0.22, 0.1), (0.95, 0.6, 0.12), (0.5, 0.66, 0.1), (0.28, 1.05, 0.14), (-0.5, 1.05, 0.14), (-0.72, 0.66, 0.1), (-0.95, 0.6, 0.12)], closed=True)
        parts = [plate(outline, 0.8, 0.07, body), place(plate(rounded([(-0.52, 0.68, 0.05), (-0.08, 0.68, 0.05), (-0.08, 0.95, 0.05), (-0.4, 0.95, 0.06)], closed=True), 0.83, 0.02, glass)), place(plate(rounded([(0.0, 0.68, 0.05), (0.36, 0.68, 0.05), (0.2, 0.95, 0.06), (0.0, 0.95, 0.05)], closed=True), 0.83, 0.02, glass))]
        parts += [ball(0.08, pale, (0.95, s * 0.26, 0.5), (0.6, 1, 1)) for s in (-1, 1)]
        parts += wheels(0.24, (-0.55, 0.55), 0.86, tyre, hub)
    elif kind == "bus":
        parts = [place(box(2.3, 0.86, 1.0, 0.12, body), (0, 0, 0.78)), *[place(box(0.36, 0.9, 0.36, 0.06, glass), (-0.86 + 0.46 * k, 0, 0.98)) for k in range(4)], place(box(0.06, 0.66, 0.42, 0.03, glass), (1.14, 0, 0.96)), place(box(2.32, 0.88, 0.1, 0.02, pale), (0, 0, 0.58)), *wheels(0.26, (-0.68, 0.68), 0.9, tyre, hub)]
    elif kind == "fire":
        parts = [place(box(0.8, 0.86, 0.95, 0.1, body), (0.74, 0, 0.78)), place(box(1.5, 0.86, 0.6, 0.06, body), (-0.4, 0, 0.6)), place(box(0.5, 0.9, 0.36, 0.05, glass), (0.84, 0, 0.98)), place(box(1.52, 0.9, 0.1, 0.03, pale), (-0.4, 0, 0.62)), place(ball(0.1, paint("#3f8fe0")), (0.8, 0, 1.28))]
        rail = [tube([(0.7, s * 0.16, 1.36), (-1.1, s * 0.16, 0.98)], 0.04, pale) for s in (-1, 1)]
        parts += [*rail, *[tube([(0.55 - 0.26 * k, -0.16, 1.33 - 0.055 * k), (0.55 - 0.26 * k, 0.16, 1.33 - 0.055 * k)], 0.03, pale) for k in range(7)], *wheels(0.26, (-0.68, 0.68), 0.9, tyre, hub)]
    else:
        parts = [place(box(1.0, 0.5, 0.42, 0.1, body), (0.4, 0, 0.72)), place(box(0.7, 0.66, 0.3, 0.08, body), (-0.4, 0, 0.6)), place(box(0.74, 0.72, 0.1, 0.04, body), (-0.4, 0, 1.46)), *[tube([(x, y, 0.7), (x, y, 1.44)], 0.04, glass) for x in (-0.68, -0.1) for y in (-0.28, 0.28)]]
        parts += [tube([(0.6, 0.0, 0.9), (0.6, 0.0, 1.26)], 0.06, glass), *wheels(0.42, (-0.45,), 0.9, tyre, hub), *wheels(0.25, (0.62,), 0.78, tyre, hub)]
    return group(*parts, at=at, turn=turn)


def cars():
    """A bus, a tractor, a fire engine and three cars."""
    for colour, x, y, kind in (("#f0bf3c", -1.35, 1.0, "bus"), ("#d8433a", 1.25, 1.0, "fire"), ("#4da367", -2.3, -0.6, "tractor"), ("#3f86c6", 0.0, -0.55, "car"), ("#ee8a3a", 2.25, -0.6, "car"), ("#e58fa6", -1.0, -2.05, "car")):
        car(colour, (x, y, 0), kind, (0, 0, -24))


def van():
    """A delivery van with an open load of parcels."""
    body, glass, tyre, hub, card, tape = paint(), paint("#2f3a48"), paint("#4b3626"), wood(), material("card", "#c99b66", 0.75), material("tape", "#e9d6ae", 0.5)
    outline = rounded([(0.3, 0.3, 0.05), (1.5, 0.3, 0.12), (1.5, 0.8, 0.14), (1.2, 0.9, 0.1), (0.96, 1.5, 0.16), (0.3, 1.5, 0.08)], closed=True)
    parts = [plate(outline, 1.1, 0.08, body), place(plate(rounded([(0.5, 0.92, 0.05), (1.02, 0.92, 0.05), (0.84, 1.34, 0.06), (0.5, 1.34, 0.05)], closed=True), 1.13, 0.02, glass)), place(box(0.04, 0.86, 0.42, 0.015, glass), (1.12, 0, 1.12), (0, -21, 0))]
    parts += [place(box(1.9, 1.14, 0.16, 0.05, wood()), (-0.7, 0, 0.4)), place(box(0.1, 1.14, 1.0, 0.04, body), (0.24, 0, 0.92)), *[place(box(1.8, 0.08, 0.34, 0.04, body), (-0.7, s * 0.54, 0.62)) for s in (-1, 1)], place(box(0.08, 1.12, 0.34, 0.04, body), (-1.6, 0, 0.62))]
    parts += [ball(0.1, paint("#f7e9b8"), (1.5, s * 0.36, 0.62), (0.5, 1, 1)) for s in (-1, 1)]
    parcels = ((-1.25, -0.24, 0.72, 0.56), (-0.62, -0.22, 0.7, 0.5), (-0.05, -0.22, 0.7, 0.48), (-1.2, 0.3, 0.72, 0.5), (-0.6, 0.28, 0.76, 0.54), (-0.92, -0.06, 1.24, 0.46), (-0.36, 0.04, 1.22, 0.46))
    for n, (x, y, z, size) in enumerate(parcels):
        parts += [group(box(size, size * 0.9, size, 0.03, card), box(size * 1.01, size * 0.2, size * 1.01, 0.01, tape), at=(x, y, z), turn=(0, 0, n * 7 - 18))]
    parts.append(group(box(0.5, 0.46, 0.5, 0.03, card), box(0.505, 0.1, 0.505, 0.01, tape), at=(-1.2, -1.2, 0.25), turn=(0, 0, 24)))
    parts += wheels(0.32, (-1.0, 0.9), 1.2, tyre, hub)
    group(*parts, turn=(0, 0, 26))


def plane():
    """A wooden plane on wheels; its propeller turns on a pin."""
    dye, body, dark, pale = paint(), wood(), paint("#3a3f49"), paint("#f5ecd8")
    hull = through([(0, -1.9), (0.14, -1.85), (0.26, -1.0), (0.42, 0.2), (0.46, 1.1), (0.36, 1.42), (0, 1.5)], 8)
    parts = [place(lathe(hull, body), turn=(0, 90, 0)), place(ball(0.27, dark), (0.15, 0, 0.36), scale=(1.5, 0.85, 0.9)), place(lathe(rounded([(0.46, 1.15), (0.475, 1.0, 0.02), (0.455, 0.7)]), dye), turn=(0, 90, 0))]
    wing = rounded([(-0.42, -2.2, 0.3), (0.42, -2.2, 0.3), (0.46, 2.2, 0.3), (-0.42, 2.2, 0.3)], closed=True)
    parts += [place(plate(wing, 0.16, 0.06, dye), (0.35, 0, -0.1), (90, 0, 0)), place(plate(rounded([(-0.26, -0.85, 0.2), (0.26, -0.8, 0.2), (0.26, 0.8, 0.2), (-0.26, 0.85, 0.2)], closed=True), 0.12, 0.04, dye), (-1.6, 0, 0.02), (90, 0, 0))]
    parts += [place(plate(rounded([(-0.34, 0, 0.03), (0.3, 0, 0.05), (-0.02, 0.72, 0.12), (-0.34, 0.72, 0.1)], closed=True), 0.12, 0.04, dye), (-1.6, 0, 0.06)), place(ball(0.2, dye), (1.56, 0, 0), scale=(1.1, 1, 1))]
    parts += [place(plate(through([(0, 0.06), (0.3, 0.13), (0.85, 0.12), (1.0, 0.0), (0.85, -0.12), (0.3, -0.13), (0, -0.06), (-0.3, -0.13), (-0.85, -0.12), (-1.0, 0.0), (-0.85, 0.12), (-0.3, 0.13), (0, 0.06)], 4)[:-1], 0.07, 0.03, pale), (1.6, 0, 0), (0, 34, 90))]
    parts += [place(plate(circle(0.2, (0, 0), 40), 0.17, 0.01, pale), (0.35, s * 1.6, -0.1), (90, 0, 0)) for s in (-1, 1)]
    parts += [tube([(0.8, s * 0.2, -0.25), (0.85, s * 0.5, -0.75)], 0.06, body) for s in (-1, 1)] + [wheel(0.26, dark, body, (0.85, s * 0.52, -0.78), 0.16) for s in (-1, 1)]
    group(*parts, turn=(0, -8, 38))


def carousel():
    """A music box: horses go round under a striped roof."""
    red, cream, gold, base = paint("#cf4a4a"), paint("#f8efdc"), material("gold", "#dcb04e", 0.3, metal=0.8), wood("#a86d43")
    parts = [lathe(rounded([(0, 0.46), (1.4, 0.46, 0.04), (1.44, 0.38), (1.5, 0.1, 0.06), (1.56, 0, 0.04), (0, 0)]), base, 96), lathe(rounded([(0, 0.56), (1.26, 0.56, 0.03), (1.3, 0.46)]), cream, 96), place(ring(1.42, 0.035, gold), (0, 0, 0.42))]
    parts.append(lathe(rounded([(0.2, 2.5), (0.22, 0.9, 0.1), (0.36, 0.56)]), gold, 48))
    for k in range(16):
        shade, a, b = (red, cream)[k % 2], 2 * pi * k / 16, 2 * pi * (k + 1) / 16
        parts.append(sheet(lambda u, v, a=a, b=b: (lambda r, t: (r * cos(t), r * sin(t), 3.4 - 0.95 * v ** 0.75 - 0.02 * sin(pi * u)))(1.5 * v, a + (b - a) * u), 8, 20, shade))
        t = (a + b) / 2
        parts.append(place(plate([(-0.29, 0.04), (0.29, 0.04), *[(0.29 * cos(x), -0.26 * sin(x) - 0.02) for x in [pi * j / 10 for j in range(11)]]], 0.04, 0.015, (cream, red)[k % 2]), (1.49 * cos(t), 1.49 * sin(t), 2.45), (0, 0, t * 180 / pi + 90)))
    parts += [place(ring(1.5, 0.04, gold), (0, 0, 2.48)), ball(0.13, gold, (0, 0, 3.48))]
    coats = [paint(c) for c in ("#f7f1e4", "#8a5a3c", "#f7f1e4", "#c9a06c", "#f7f1e4", "#6d6a70")]
    saddles = [paint(c) for c in ("#d8433a", "#3f86c6", "#4da367", "#e58fa6", "#f0bf3c", "#8a63c4")]
    for k in range(6):
        a, coat = 2 * pi * k / 6 + 0.5, coats[k]
        horse = [place(ball(0.26, coat), (0, 0, 0), scale=(1.45, 0.75, 0.85)), tube(through([(0.24, 0, 0.06), (0.42, 0, 0.28), (0.5, 0, 0.42)], 6), 0.12, coat), place(ball(0.12, coat), (0.58, 0, 0.4), (0, 30, 0), (1.7, 0.8, 0.9))]
        horse += [tube(through([(x, y, -0.1), (x + 0.06 * s, y, -0.3), (x + 0.16 * s, y, -0.48)], 5), 0.05, coat) for x, s in ((0.22, 1), (-0.26, -1)) for y in (-0.1, 0.1)]
        horse += [place(ball(0.17, saddles[k]), (0, 0, 0.16), scale=(1.1, 1.05, 0.6)), tube(through([(-0.36, 0, 0.05), (-0.5, 0, -0.04), (-0.5, 0, -0.3)], 5), 0.055, saddles[k])]
        at = (0.92 * cos(a), 0.92 * sin(a), 1.3 + 0.16 * (-1) ** k)
        parts += [group(*horse, at=at, turn=(0, 0, a * 180 / pi + 90), scale=0.92), tube([(at[0], at[1], 0.56), (at[0], at[1], 2.7)], 0.03, gold)]
    group(*parts)


models = {"toy-train": (train, 28), "toy-cars": (cars, 28), "toy-van": (van, 14), "toy-plane": (plane, 22), "carousel": (carousel, 6)}
