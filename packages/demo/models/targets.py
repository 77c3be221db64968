"""Games of aim, and toys for water."""

from math import cos, pi, sin

from finishes import clear, noisy
from music import banded
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint, wood


def rings(radii, shades, depth=0.02):
    """Flat rings on a board that faces the camera, largest first."""
    return [place(lathe([(0, depth * (n + 1)), (r, depth * (n + 1)), (r, 0)], shade, 96), turn=(90, 0, 0)) for n, (r, shade) in enumerate(zip(radii, shades))]


def sector(inner, outer, a, b, surface, y):
    points = [(r * cos(t), r * sin(t)) for r, ts in ((inner, [a + (b - a) * k / 6 for k in range(7)]), (outer, [b + (a - b) * k / 6 for k in range(7)])) for t in ts]
    return place(plate(points, 0.02, 0.003, surface), (0, y, 0))


def dartboard():
    """Magnetic darts have flat heads."""
    dark, cream, red, green = paint("#2d3037"), paint("#f3e8cf"), paint("#d23c34"), paint("#2f8a57")
    steel = material("steel", "#c9ced6", 0.25, metal=0.9)
    parts = [place(lathe(rounded([(0, 0.06), (1.75, 0.06, 0.04), (1.75, -0.06, 0.04), (0, -0.06)]), dark, 128), turn=(90, 0, 0))]
    for k in range(20):
        a, b = pi * (2 * k - 1) / 20 + pi / 2, pi * (2 * k + 1) / 20 + pi / 2
        one, two = ((dark, red), (cream, green))[k % 2]
        parts += [sector(0.2, 1.4, a, b, one, -0.066), sector(0.78, 0.88, a, b, two, -0.072), sector(1.3, 1.4, a, b, two, -0.072)]
        parts.append(place(ball(0.05, cream), (1.57 * cos((a + b) / 2), -0.07, 1.57 * sin((a + b) / 2)), scale=(1, 0.3, 1)))
    parts += [place(lathe([(0, 0.09), (0.2, 0.09), (0.2, 0)], green, 48), turn=(90, 0, 0)), place(lathe([(0, 0.1), (0.09, 0.1), (0.09, 0)], red, 48), turn=(90, 0, 0)), place(ring(1.75, 0.04, steel), turn=(90, 0, 0))]
    for x, z, colour in ((-0.45, 0.5, "#f2bd36"), (0.62, 0.1, "#3f86d0"), (0.05, -0.62, "#f2bd36")):
        dye = paint(colour)
        dart = [place(lathe(rounded([(0, 0), (0.15, 0, 0.02), (0.15, 0.07, 0.02), (0.06, 0.1), (0.075, 0.5, 0.05), (0.04, 0.56), (0.035, 0.9), (0, 0.9)]), steel, 32)), *[place(plate([(0, 0.7), (0.2, 0.85), (0.2, 1.15), (0, 1.15)], 0.015, 0.004, dye), turn=(0, 0, 90 * n)) for n in range(4)]]
        parts.append(group(*dart, at=(x, -0.08, z), turn=(66, 0, -26)))
    group(*parts, turn=(0, 0, -14))


def bowling():
    """Ten soft pins in four rows, and two balls."""
    white, red, blue = noisy(paint("#fbf7ee"), 60, 0.006), paint("#d8433a"), paint("#2f77c0")
    pin = through([(0, 1.5), (0.14, 1.46), (0.2, 1.3), (0.17, 1.1), (0.14, 0.98), (0.2, 0.76), (0.31, 0.48), (0.29, 0.2), (0.2, 0.02), (0, 0)], 8)
    for row in range(4):
        for k in range(row + 1):
            banded(pin, [white, red, white, red, white], (0.9, 0.98, 1.05, 1.13), ((k - row / 2) * 0.8, row * 0.7 - 0.5, 0))
    hole = paint("#1f3a5a")
    for x, y, shade, a in ((-1.15, -1.1, blue, 20), (0.95, -1.35, red, -24)):
        holes = [place(ball(0.07, hole), (0.42 * sin(b) * cos(c), 0.42 * sin(b) * sin(c), 0.42 * cos(b)), scale=0.9) for b, c in ((0.9, -1.9), (0.9, -1.3), (1.3, -1.6))]
        group(ball(0.45, noisy(shade, 60, 0.006)), *holes, at=(x, y, 0.45), turn=(0, 0, a))


def pads():
    """Two felt pads with hand straps, and soft balls that stick to them."""
    felt = {c: noisy(material(c, c, 0.95, sheen=0.5), 60, 0.03) for c in ("#d8433a", "#2f77c0", "#f4c23d", "#4da367", "#f08a35")}
    rim = paint("#33373f")
    for x, z, shade, y in ((-0.95, 0.4, "#d8433a", 0), (0.95, -0.2, "#2f77c0", 0.1)):
        parts = [place(lathe(rounded([(0, 0.08), (1.1, 0.08, 0.05), (1.15, 0, 0.05), (1.1, -0.08, 0.05), (0, -0.08)]), felt[shade], 96), turn=(90, 0, 0)), place(ring(1.14, 0.06, rim), turn=(90, 0, 0))]
        parts += [place(ring(r, 0.012, material("stitch", "#f7f1e2", 0.8)), (0, -0.085, 0), (90, 0, 0)) for r in (0.98, 0.5)]
        group(*parts, at=(x, y, z))
    for n, (x, y, z) in enumerate(((-1.3, -0.3, 0.8), (-0.65, -0.3, 0.1), (1.2, -0.2, 0.2), (-1.6, -0.2, -1.1), (-1.05, -0.2, -1.3), (-0.5, -0.2, -1.12), (0.05, -0.2, -1.36), (0.3, -0.2, 1.15), (0.85, -0.2, 1.32), (1.42, -0.2, 1.14))):
        ball(0.25, list(felt.values())[(n * 3 + 2) % 5], (x, y, z))


def archery():
    """A target on a stand, with a bow and arrows that have suction cups."""
    shades = [paint(c) for c in ("#f7f3e8", "#33373f", "#3f86d0", "#d8433a", "#f4c23d")]
    frame, cup, shaft = wood(), material("cup", "#e2574a", 0.4), paint("#f7f1e2")
    face = [place(lathe(rounded([(0, 0.1), (1.5, 0.1, 0.05), (1.5, -0.1, 0.05), (0, -0.1)]), shades[0], 96), turn=(90, 0, 0)), *[place(part, (0, -0.1, 0), (90, 0, 0)) for part in rings((1.42, 1.14, 0.86, 0.58, 0.3), [shades[0], shades[1], shades[2], shades[3], shades[4]], 0.012)]]

    def arrow(at, turn, scale=1.0):
        parts = [tube([(0, 0, 0.1), (0, 0, 1.5)], 0.04, shaft), place(lathe(rounded([(0.05, 0.2), (0.06, 0.1, 0.03), (0.17, 0, 0.02), (0.15, 0), (0, 0.06)]), cup, 32)), *[place(plate([(0, 1.1), (0.16, 1.2), (0.16, 1.5), (0, 1.5)], 0.015, 0.004, shades[2]), turn=(0, 0, 120 * n)) for n in range(3)]]
        return group(*parts, at=at, turn=turn, scale=scale)

    face += [arrow((0.1, -0.16, 0.08), (70, 0, -30)), arrow((-0.5, -0.16, 0.5), (72, 0, -26))]
    parts = [group(*face, at=(0, 0, 1.9), turn=(-8, 0, 0)), *[tube([(s * 0.5, 0.1, 3.2), (s * 1.05, -0.1, 0)], 0.08, frame) for s in (-1, 1)], tube([(0, 0.2, 3.0), (0, 1.3, 0)], 0.08, frame), tube([(-0.95, -0.12, 0.5), (0.95, -0.12, 0.5)], 0.06, frame)]
    bow = through([(0, 0, -1.35), (-0.1, 0, -1.2), (0.32, 0, -0.6), (0.42, 0, 0), (0.32, 0, 0.6), (-0.1, 0, 1.2), (0, 0, 1.35)], 10)
    parts.append(group(tube(bow, 0.085, shades[3]), tube([(0.4, 0, -0.26), (0.4, 0, 0.26)], 0.13, shades[1]), tube([(-0.07, 0, -1.22), (-0.07, 0, 1.22)], 0.014, shaft), at=(1.75, -0.9, 1.3), turn=(-6, 14, -10)))
    parts.append(arrow((1.0, -1.3, 0.08), (0, 86, -10)))
    group(*parts, turn=(0, 0, -16))


def sandset():
    """A bucket with its sieve, rake, spade and four moulds."""
    dye, second, pale = paint(), paint("#f4c23d"), paint("#f07a4a")
    white, sea = paint("#fbf7ee"), paint("#3fa7a0")
    wall = rounded([(0, 0), (0.82, 0, 0.06), (1.1, 1.55), (1.18, 1.58, 0.03), (1.18, 1.66, 0.03), (1.06, 1.66), (0.8, 0.1), (0, 0.08)], steps=6)
    parts = [lathe(wall, dye, 128), place(ring(1.0, 0.02, dye), (0, 0, 1.1)), place(ring(0.9, 0.02, dye), (0, 0, 0.5))]
    handle = [(1.14 * cos(a), -0.5 * sin(a) - 0.05, 1.5 - 0.65 * sin(a)) for a in [pi * k / 30 for k in range(31)]]
    parts += [tube([(x, y * 1.6, z) for x, y, z in handle], 0.05, white), *[place(ball(0.11, white), (s * 1.16, 0, 1.5), scale=(0.5, 1, 1)) for s in (-1, 1)]]
    tool = [(-0.1, -0.7), (0.1, -0.7), (0.09, 0.4), (0.28, 0.46), (0.3, 1.0), (0, 1.24), (-0.3, 1.0), (-0.28, 0.46), (-0.09, 0.4)]
    parts.append(group(plate(rounded([(x, z, 0.06) for x, z in tool], closed=True), 0.12, 0.04, second), at=(-0.35, 0.2, 1.75), turn=(-14, -14, 0)))
    rake = [box(0.16, 0.1, 1.9, 0.04, pale), place(box(0.86, 0.14, 0.16, 0.05, pale), (0, 0, 0.98)), *[place(box(0.09, 0.34, 0.1, 0.03, pale), (-0.37 + 0.185 * k, -0.2, 0.98)) for k in range(5)]]
    parts.append(group(*rake, at=(0.4, 0.25, 1.6), turn=(-8, 14, 0)))
    sieve = [lathe(rounded([(0.55, 0), (0.62, 0.22, 0.02), (0.7, 0.24, 0.02), (0.7, 0.3), (0.58, 0.3), (0.5, 0.02)]), second, 96), *[place(box(1.04 * (1 - (k / 5) ** 2) ** 0.5, 0.03, 0.03, 0.01, second), (0, k * 0.1, 0.02)) for k in range(-4, 5)], *[place(box(0.03, 1.04 * (1 - (k / 5) ** 2) ** 0.5, 0.03, 0.01, second), (k * 0.1, 0, 0.02)) for k in range(-4, 5)]]
    parts.append(group(*sieve, at=(1.65, -0.35, 0.4), turn=(58, 0, 24)))
    star = rounded([((0.46 if k % 2 == 0 else 0.24) * sin(pi * k / 5), (0.46 if k % 2 == 0 else 0.24) * cos(pi * k / 5), 0.05) for k in range(10)], closed=True)
    parts.append(group(plate(star, 0.3, 0.08, pale), at=(-0.95, -1.35, 0.17), turn=(-90, 0, 14)))
    fish = through([(-0.5, 0.0), (-0.2, 0.26), (0.16, 0.2), (0.34, 0.04), (0.58, 0.24), (0.58, -0.24), (0.34, -0.04), (0.16, -0.2), (-0.2, -0.26), (-0.5, 0.0)], 5)[:-1]
    parts.append(group(plate(fish, 0.3, 0.08, sea), at=(0.15, -1.5, 0.17), turn=(-90, 0, -10)))
    parts.append(group(*[place(ball(0.36, white), scale=(1, 0.9, 0.6)), *[place(ball(0.2, white), (0.33 * cos(a), 0.3 * sin(a), 0), scale=(1, 1, 0.7)) for a in [2 * pi * k / 7 for k in range(7)]]], at=(1.2, -1.45, 0.14)))
    tower = [lathe(rounded([(0, 0), (0.42, 0, 0.04), (0.34, 0.6), (0.4, 0.62, 0.02), (0.4, 0.74), (0, 0.74)]), second, 64), *[place(box(0.16, 0.16, 0.16, 0.03, second), (0.33 * cos(a), 0.33 * sin(a), 0.8), (0, 0, a * 180 / pi)) for a in [2 * pi * k / 6 for k in range(6)]]]
    parts.append(group(*tower, at=(-1.75, -0.5, 0)))
    group(*parts)


def bubbles():
    """A tray of bubble wands, one out of its tube among bubbles."""
    card, cap = paint("#f3efe4"), [paint(c) for c in ("#e0558a", "#3f86d0", "#f4c23d", "#4da367")]
    liquid, film = material("liquid", "#bfe3ef", 0.15, coat=0.8), clear(material("film", "#cfe6f7", 0.05, coat=1.0), 0.1, 0.75)
    parts = [place(box(3.7, 2.5, 0.06, 0.02, card), (0, 0, 0.03)), *[place(box(3.7, 0.06, 0.7, 0.02, card), (0, s * 1.25, 0.35)) for s in (-1, 1)], *[place(box(0.06, 2.5, 0.7, 0.02, card), (s * 1.85, 0, 0.35)) for s in (-1, 1)], place(box(3.4, 0.03, 0.36, 0.01, cap[1]), (0, -1.285, 0.34))]

    def stick(shade, at, turn=(0, 0, 0)):
        return group(lathe(rounded([(0, 0), (0.22, 0, 0.05), (0.22, 1.5), (0, 1.5)]), liquid, 32), lathe(rounded([(0.24, 1.3), (0.24, 1.72, 0.06), (0.1, 1.78, 0.04), (0.08, 2.05, 0.03), (0, 2.06)]), shade, 32), at=at, turn=turn)

    for row in range(4):
        for k in range(6 if row < 3 else 5):
            parts.append(stick(cap[(k + row) % 4], (-1.5 + 0.6 * k, 0.9 - 0.6 * row, 0.06)))
    wand = [tube([(0, 0, 0), (0, 0, 1.0)], 0.05, cap[0]), *[place(ring(r, 0.04, cap[0]), (0, 0, z), (90, 0, 0)) for r, z in ((0.26, 1.3), (0.17, 1.75))], lathe(rounded([(0, 0.1), (0.24, 0.1, 0.04), (0.24, -0.3, 0.04), (0, -0.3)]), cap[0], 32)]
    parts.append(group(*wand, at=(1.5, -1.7, 1.4), turn=(0, 26, -10)))
    for x, y, z, r in ((2.2, -1.5, 3.4, 0.4), (1.3, -1.2, 3.75, 0.28), (2.75, -1.2, 2.5, 0.26), (0.5, -1.0, 3.2, 0.34), (-0.5, -0.8, 3.6, 0.22), (2.3, -1.2, 4.2, 0.2)):
        parts.append(ball(r, film, (x, y, z)))
    group(*parts, turn=(0, 0, 16))


def whale():
    """A bath whale with a key in its side."""
    dye, belly, dark, key = paint(), paint("#f9f5ea"), paint("#22262d"), paint("#f4c23d")
    parts = [place(ball(1.1, dye), (0, 0, 0.95), scale=(1.25, 0.95, 0.86)), place(ball(1.06, belly), (-0.1, 0, 0.74), scale=(1.18, 0.93, 0.74))]
    tail = through([(0.9, 0, 0.95), (1.5, 0, 0.95), (1.9, 0, 1.3), (2.05, 0, 1.7)], 8)
    parts.append(tube(tail, 0.5, dye, radii=[1 - 0.72 * k / (len(tail) - 1) for k in range(len(tail))]))
    parts += [place(ball(0.42, dye), (2.1, s * 0.34, 1.86), (s * 24, 10, s * 30), (0.7, 1.2, 0.32)) for s in (-1, 1)]
    parts += [place(ball(0.36, dye), (-0.1, s * 0.98, 0.5), (s * 30, 20, 0), (0.8, 1.2, 0.3)) for s in (-1, 1)]
    parts += [place(ball(0.12, dark), (-0.86, s * 0.8, 1.12), scale=(0.8, 0.7, 1)) for s in (-1, 1)] + [place(ball(0.04, belly), (-0.92, -0.9, 1.17))]
    parts.append(tube(through([(-1.34, -0.1, 0.86), (-1.22, -0.45, 0.8), (-0.92, -0.78, 0.86)], 8), 0.03, dark))
    drops = paint("#bfe3f5")
    for s in (-1, 1):
        parts.append(tube(through([(-0.1, 0, 1.85), (-0.1 + s * 0.1, 0, 2.15), (-0.1 + s * 0.42, 0, 2.3), (-0.1 + s * 0.6, 0, 2.05)], 8), 0.09, drops))
    parts += [tube([(0.45, -0.85, 1.1), (0.5, -1.3, 1.15)], 0.06, key), *[place(ring(0.17, 0.06, key), (0.5 + dx, -1.42, 1.16 + dz), (90, 0, 0)) for dx, dz in ((-0.17, 0.05), (0.17, -0.05))]]
    group(*parts, turn=(0, 0, 22))


models = {
    "dartboard": (dartboard, 4), "soft-bowling": (bowling, 16), "sticky-pads": (pads, 4), "foam-archery": (archery, 8),
    "sand-set": (sandset, 18), "bubble-wands": (bubbles, 14), "bath-whale": (whale, 10),
}
