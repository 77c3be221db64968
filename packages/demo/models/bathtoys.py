"""Toys for the bath, and sandals to walk there."""

from math import cos, pi, sin

from finishes import clear
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def whale():
    """Rubber, with a pale belly, a tail and a spout."""
    skin, belly = material("skin", rough=0.35, coat=0.35), material("belly", "#f6f3ea", 0.45, coat=0.2)
    eye, white, water = material("eye", "#20242b", 0.2, coat=0.8), material("glint", "#ffffff", 0.3), material("water", "#bfe3f2", 0.25, coat=0.6)

    def body(u, v):
        a, t = 2 * pi * u, pi * v
        x = -1.25 * cos(t)
        fat = sin(t) ** 0.75 * (1 - 0.32 * max(0, x / 1.25))
        lift = 0.3 * max(0, x) ** 2
        return (x, 0.88 * fat * cos(a), 0.84 * fat * sin(a) + 0.8 + lift)

    parts = [sheet(body, 72, 48, skin, closed=True), place(ball(0.86, belly), (-0.28, 0, 0.58), scale=(1.2, 0.97, 0.52))]
    tail = [*through([(0, 0), (0.14, 0.3), (0.5, 0.62), (0.8, 0.62), (0.62, 0.26), (0.2, -0.04)], 8), *((-x, z) for x, z in reversed(through([(0, 0), (0.14, 0.3), (0.5, 0.62), (0.8, 0.62), (0.62, 0.26), (0.2, -0.04)], 8)))]
    parts.append(place(plate(tail, 0.2, 0.08, skin), (1.2, 0, 1.3), (-28, 0, 90)))
    for side in (-1, 1):
        parts += [place(ball(0.4, skin), (-0.15, side * 0.86, 0.5), (side * -24, 24, 0), (1.0, 0.28, 0.55)), ball(0.1, eye, (-0.86, side * 0.6, 1.1)), ball(0.035, white, (-0.92, side * 0.67, 1.14))]
    smile = through([(-1.12, -0.46, 0.84), (-0.94, -0.66, 0.8), (-0.74, -0.79, 0.86)], 8)
    parts.append(tube(smile, 0.02, eye))
    for side in (-1, 0, 1):
        parts.append(tube(through([(-0.3, 0, 1.6), (-0.3 + 0.1 * side, 0, 1.95), (-0.3 + 0.42 * side, 0, 2.12 - 0.1 * abs(side)), (-0.3 + 0.56 * side, 0, 1.9)], 6), 0.055, water))
    group(*parts, turn=(0, 0, 24))


def duck(skin, beak, eye, at, turn, size=1.0):
    parts = [place(ball(0.8, skin), (0, 0, 0.55), scale=(1.1, 0.92, 0.72)), ball(0.5, skin, (-0.42, 0, 1.32)), place(ball(0.3, skin), (0.85, 0, 0.85), (0, -38, 0), (1.1, 0.6, 0.6))]
    parts += [place(ball(0.42, skin), (0.15, side * 0.66, 0.66), (0, -14, 0), (1.1, 0.34, 0.62)) for side in (-1, 1)]
    parts += [place(ball(0.24, beak), (-0.92, 0, 1.28), (0, -8, 0), (1.0, 0.9, 0.3)), place(ball(0.2, beak), (-0.88, 0, 1.18), scale=(0.9, 0.8, 0.25))]
    parts += [ball(0.07, eye, (-0.78, side * 0.28, 1.48)) for side in (-1, 1)]
    return group(*parts, at=at, turn=turn, scale=size)


def duck_sack():
    """A net sack full of ducks, and three that got out."""
    skin, beak, eye = material("skin", "#f7cf2f", 0.35, coat=0.35), material("beak", "#ee7f24", 0.4, coat=0.3), material("eye", "#22252b", 0.2, coat=0.8)
    cord = material("net", "#3b7fae", 0.7)
    where = [(0.35 + 1.05 * cos(2 * pi * k / 7) * (0.95 if n < 2 else 0.6), 1.3 + 0.95 * sin(2 * pi * k / 7) * (0.95 if n < 2 else 0.6), 0.1 + 0.78 * n) for n in range(3) for k in range(7 if n < 2 else 4)]
    for k, at in enumerate(where):
        duck(skin, beak, eye, at, (0, 0, 57 * k), 0.52)
    for turns in (-1, 1):
        for k in range(22):
            line = []
            for n in range(15):
                t = n / 14
                r = 1.62 * sin(pi * (0.16 + 0.8 * t)) ** 0.6 if t < 0.86 else 1.62 * sin(pi * 0.848) ** 0.6 * (1 - t) / 0.14 + 0.12
                a = 2 * pi * (k / 22 + turns * 0.16 * t)
                line.append((0.35 + r * cos(a), 1.3 + r * sin(a), 0.0 + 3.0 * t))
            tube(line, 0.022, cord, ends=False)
    place(ring(0.16, 0.06, cord), (0.35, 1.3, 2.95))
    for at, turn in (((-1.35, -0.55, 0), -10), ((0.15, -1.0, 0), 14), ((1.55, -0.7, 0), 150)):
        duck(skin, beak, eye, at, (0, 0, turn), 0.66)


def octopus_cups():
    """An octopus on a pile of cups that fit into one another."""
    skin, cheek, eye, white = material("skin", rough=0.4, coat=0.3), material("cheek", "#f08c94", 0.5), material("eye", "#22252b", 0.2, coat=0.8), material("white", "#ffffff", 0.4)
    hues = ("#e3573f", "#f2a53a", "#f2d145", "#7fbf5a", "#3fa79a", "#3f82c4", "#7a62b5", "#d4679c")
    z = 0
    for k, hue in enumerate(hues):
        r = 0.95 - 0.065 * k
        cup = material("cup", hue, 0.38, coat=0.3)
        wall = rounded([(r - 0.06, 0), (r, 0, 0.03), (r + 0.02, 0.08, 0.02), (r * 0.86, 0.4, 0.05), (0, 0.4)], steps=5)
        place(lathe(wall, cup, 64), (0, 0, z))
        z += 0.36
    parts = [place(ball(0.62, skin), (0, 0, 0.72), scale=(1, 1, 1.05))]
    for k in range(8):
        a = 2 * pi * k / 8 + 0.2
        line = through([(0.35 * cos(a), 0.35 * sin(a), 0.45), (0.62 * cos(a), 0.62 * sin(a), 0.16), (0.86 * cos(a), 0.86 * sin(a), -0.06), (1.02 * cos(a), 1.02 * sin(a), 0.12)], 6)
        parts.append(tube(line, 0.16, skin, radii=[1.2 - 0.65 * n / (len(line) - 1) for n in range(len(line))]))
    for side in (-1, 1):
        parts += [ball(0.13, white, (side * 0.22, -0.53, 0.86), (1, 0.5, 1)), ball(0.075, eye, (side * 0.21, -0.6, 0.86), (1, 0.5, 1)), ball(0.09, cheek, (side * 0.4, -0.5, 0.64), (1, 0.35, 0.7))]
    parts.append(tube(through([(-0.12, -0.615, 0.66), (0, -0.64, 0.6), (0.12, -0.615, 0.66)], 6), 0.022, eye))
    group(*parts, at=(0, 0, z - 0.02))


def bubble_bottle():
    """A bottle of bubbles, its wand, and bubbles in the air."""
    plastic, cap, label = material("bottle", "#5bb2d8", 0.3, coat=0.4), material("cap", "#e8546c", 0.35, coat=0.3), material("label", "#fdf6e6", 0.6)
    film = clear(material("bubble", "#cfe6f2", 0.05, coat=1.0), 0.12, 0.75)
    glint = material("glint", "#ffffff", 0.3)
    parts = [lathe(rounded([(0, 0), (0.55, 0, 0.06), (0.58, 0.08, 0.06), (0.58, 1.3, 0.2), (0.32, 1.6, 0.1), (0.3, 1.74)], steps=8), plastic)]
    parts.append(sheet(lambda u, v: (0.586 * cos(-pi / 2 - 0.95 + 1.9 * u), 0.586 * sin(-pi / 2 - 0.95 + 1.9 * u), 0.3 + 0.75 * v), 30, 1, label))
    parts += [place(plate(circle(r, (x, z), 28), 0.012, 0.003, plastic), (0, -0.592, 0)) for r, x, z in ((0.14, -0.1, 0.66), (0.08, 0.14, 0.8), (0.055, 0.1, 0.52))]
    parts.append(place(lathe(rounded([(0.32, 1.7), (0.36, 1.72, 0.02), (0.35, 2.0, 0.05), (0, 2.02)]), cap)))
    group(*parts, at=(-0.45, 0, 0))
    wand = [tube([(0, 0, 0), (0, 0, 1.35)], 0.055, cap), place(ring(0.26, 0.055, cap), (0, 0, 1.6), (90, 0, 0)), place(ring(0.13, 0.045, cap), (0, 0, -0.14), (90, 0, 0))]
    group(*wand, at=(0.55, -0.35, 0.35), turn=(0, 26, 0))
    for x, z, r in ((0.5, 2.5, 0.34), (1.35, 2.75, 0.22), (-0.25, 2.85, 0.2), (1.0, 3.25, 0.28), (1.75, 2.2, 0.15), (0.3, 3.2, 0.13)):
        ball(r, film, (x, -0.1, z))
        ball(r * 0.14, glint, (x - r * 0.45, -0.1 - r * 0.75, z + r * 0.45), (1, 0.4, 1))


def flip_flops():
    """A pair, their straps woven."""
    sole, strap, foam = material("sole", rough=0.7), material("strap", "#e8dcc4", 0.75), material("edge", "#f4f1ea", 0.7)
    outer = through([(0, 1.75), (0.4, 1.6), (0.66, 1.1), (0.64, 0.5), (0.48, -0.3), (0.5, -1.0), (0.42, -1.5), (0, -1.74), (-0.42, -1.5), (-0.5, -1.0), (-0.52, -0.3), (-0.62, 0.5), (-0.52, 1.2), (-0.28, 1.62), (0, 1.75)], 8)[:-1]

    def one(side, at, turn):
        line = [(x * side, y) for x, y in outer]
        if side < 0:
            line = line[::-1]
        parts = [place(plate(line, 0.12, 0.04, foam), (0, 0, 0.06), (-90, 0, 0)), place(plate([(x * 0.99, y * 0.99) for x, y in line], 0.12, 0.04, sole), (0, 0, 0.16), (-90, 0, 0))]
        parts += [place(box(0.62 if abs(y) < 1 else 0.4, 0.03, 0.012, 0.005, sole), (0, y, 0.224)) for y in [-1.35 + 0.15 * k for k in range(11)]]
        for way in (-1, 1):
            for n, phase in enumerate((0, pi)):
                path = through([(0.05 * side, 0.95, 0.24), (0.05 * side + way * 0.08, 0.9, 0.42), (way * 0.4, 0.35, 0.62), (way * 0.54, -0.1, 0.4), (way * 0.5, -0.35, 0.2)], 16)
                twist = [(x + 0.035 * cos(0.7 * k + phase), y + 0.035 * sin(0.7 * k + phase), z + 0.035 * sin(0.7 * k + phase)) for k, (x, y, z) in enumerate(path)]
                parts.append(tube(twist, 0.055, strap))
        parts.append(ball(0.085, strap, (0.05 * side, 0.95, 0.32), (1, 1, 1.4)))
        return group(*parts, at=at, turn=turn)

    one(1, (0.82, 0, 0), (0, 0, -6))
    one(-1, (-0.82, 0.25, 0), (0, 0, 8))


models = {
    "floating-whale": (whale, 12),
    "duck-sack": (duck_sack, 16),
    "octopus-cups": (octopus_cups, 10),
    "bubble-bottle": (bubble_bottle, 6),
    "flip-flops": (flip_flops, 52),
}
