"""Wooden toys, and toys to learn with."""

from math import cos, pi, sin

from boardgames import letters
from finishes import noisy
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube

beech = "#e3bd86"


def wood(colour=beech):
    return material(f"wood {colour}", colour, 0.5, coat=0.15)


def paint(colour=None, shade=0.72):
    return material(f"paint {colour or shade}", colour, 0.4, coat=0.3, shade=shade)


def wheel(radius, surface, hub, at, wide=0.2):
    parts = [lathe(rounded([(0, wide / 2), (radius, wide / 2, 0.05), (radius, -wide / 2, 0.05), (0, -wide / 2)]), surface, 48), *[place(lathe(rounded([(0, wide / 2 + 0.05), (radius * 0.34, wide / 2 + 0.04, 0.03), (radius * 0.36, 0)]), hub, 32), turn=(t, 0, 0)) for t in (0, 180)]]
    return group(*parts, at=at, turn=(90, 0, 0))


def abacus():
    """Ten rows of ten, five and five."""
    frame, steel = wood(), material("steel", "#c9ced6", 0.25, metal=0.9)
    shades = [paint(c) for c in ("#d8433a", "#f4f0e6", "#3f7fca", "#f0bf3c", "#4da367")]
    bead = rounded([(0.03, -0.125), (0.09, -0.12, 0.04), (0.155, 0, 0.09), (0.09, 0.12, 0.04), (0.03, 0.125)], steps=6)
    parts = []
    for side in (-1, 1):
        parts += [place(box(0.2, 0.3, 3.5, 0.07, frame), (side * 2.0, 0, 1.75)), place(box(0.3, 1.2, 0.2, 0.07, frame), (side * 2.0, 0, 0.06))]
        parts.append(place(box(4.0, 0.22, 0.18, 0.06, frame), (0, 0, 0.22 if side < 0 else 3.36)))
    for row in range(10):
        z = 0.52 + 0.29 * row
        parts.append(tube([(-1.95, 0, z), (1.95, 0, z)], 0.022, steel, ends=False))
        gone = (0, 0, 3, 0, 1, 0, 4, 0, 2, 0)[9 - row]
        pair = shades[row % 5], shades[(row + 2) % 5]
        for k in range(10):
            x = -1.72 + 0.262 * k if k < 10 - gone else 1.72 - 0.262 * (9 - k)
            parts.append(place(lathe(bead, pair[k // 5], 32), (x, 0, z), (0, 90, 0)))
    group(*parts, turn=(0, 0, 20))


def block(text, surface, body, at, turn):
    parts = [box(0.9, 0.9, 0.9, 0.09, body)]
    for (face, spin), letter in zip((((0, -0.45, 0), (0, 0, 0)), ((0.45, 0, 0), (0, 0, 90)), ((0, 0, 0.45), (-90, 0, 0))), text):
        rim = [plate(rounded([(-0.36, -0.36, 0.06), (0.36, -0.36, 0.06), (0.36, 0.36, 0.06), (-0.36, 0.36, 0.06)], closed=True), 0.02, 0.008, surface, [rounded([(-0.31, -0.31, 0.04), (0.31, -0.31, 0.04), (0.31, 0.31, 0.04), (-0.31, 0.31, 0.04)], closed=True)])]
        parts.append(group(*rim, letters(letter, 0.62, 0.03, surface), at=face, turn=spin))
    return group(*parts, at=at, turn=turn)


def blocks():
    """Blocks before their cotton bag."""
    body, dye, cotton, cord = wood(), paint(), noisy(material("cotton", "#efe6d2", 0.9), 40, 0.03), material("cord", "#b98c5a", 0.8)

    def sack(u, v):
        """Full below, gathered by the cord, open above."""
        if v < 0.84:
            r = 0.05 + 1.05 * sin(pi * min(1, 0.12 + v * 0.92)) ** 0.6 * (1 + 0.05 * cos(18 * pi * u) * v * v)
        else:
            r = (0.34 + 1.3 * (v - 0.84)) * (1 + 0.14 * cos(18 * pi * u))
        return (r * cos(2 * pi * u), 0.7 * r * sin(2 * pi * u), 2.3 * v)

    bag = sheet(sack, 144, 60, cotton, closed=True, thick=0.02)
    parts = [place(bag, (-0.75, 1.0, 0)), place(ring(0.42, 0.05, cord, 1), (-0.75, 1.0, 1.9), scale=(1, 0.72, 1))]
    parts += [block("ABC", dye, body, (-0.95, -0.5, 0.45), (0, 0, -14)), block("DEF", dye, body, (0.15, -0.75, 0.45), (0, 0, 18)), block("GHS", dye, body, (1.25, -0.4, 0.45), (0, 0, -24)), block("KMN", dye, body, (0.5, 0.5, 0.45), (0, 0, 40)), block("RTZ", dye, body, (0.66, -0.5, 1.35), (0, 0, 6))]
    group(*parts, turn=(0, 0, 8))


def magnets():
    """Letters and figures, scattered."""
    shades = [paint(c) for c in ("#df4339", "#f2b92f", "#3f9e5c", "#3577cb", "#8455c4", "#ee7f33")]
    rows = ("ABCDEF", "GHJKLM", "NPRSTU", "123456")
    for j, row in enumerate(rows):
        for i, letter in enumerate(row):
            lean = ((i * 7 + j * 5) % 9 - 4) * 4
            letters(letter, 1.15, 0.24, shades[(i * 2 + j) % 6], (0.95 * i - 2.4 + 0.06 * (j % 2), 0, 1.5 - 1.0 * j + 0.05 * (i % 2)), (0, lean, 0))


def clock():
    """A dial with figures and two hands on a wooden stand."""
    frame, face, rim = wood(), paint("#fbf7ec"), paint("#3f86c6")
    red, blue, ink = paint("#dd4338"), paint("#2f66b8"), paint("#333a46")
    parts = [place(lathe(rounded([(0, 0.12), (1.62, 0.12, 0.06), (1.7, 0, 0.06), (1.62, -0.12, 0.06), (0, -0.12)]), rim, 128), turn=(90, 0, 0)), place(lathe(rounded([(0, 0.15), (1.46, 0.15, 0.02), (1.48, 0.1)]), face, 128), turn=(90, 0, 0))]
    for n in range(12):
        a = pi / 2 - 2 * pi * (n + 1) / 12
        parts.append(letters(str(n + 1), 0.4, 0.03, red if (n + 1) % 3 == 0 else ink, (1.1 * cos(a), -0.16, 1.1 * sin(a))))
    for n in range(60):
        a = 2 * pi * n / 60
        parts.append(place(ball(0.035 if n % 5 == 0 else 0.02, blue), (1.37 * cos(a), -0.15, 1.37 * sin(a))))
    arrow = [(-0.06, -0.2), (0.06, -0.2), (0.06, 0.6), (0.15, 0.56), (0, 0.86), (-0.15, 0.56), (-0.06, 0.6)]
    parts += [place(plate(arrow, 0.05, 0.02, red), (0, -0.2, 0), (0, -60, 0)), place(plate([(x * 0.85, z * 1.2) for x, z in arrow], 0.05, 0.02, blue), (0, -0.27, 0), (0, 60, 0)), place(lathe(rounded([(0, 0.1), (0.12, 0.08, 0.04), (0.13, 0)]), frame), (0, -0.28, 0), (90, 0, 0))]
    parts += [place(box(2.2, 0.8, 0.24, 0.09, frame), (0, 0.06, -1.78)), *[place(box(0.3, 0.3, 0.5, 0.08, frame), (x, 0.06, -1.52)) for x in (-0.6, 0.6)]]
    group(*parts, turn=(-4, 0, -18))


def doll(dye, scale, at):
    """One nesting doll: scarf and skirt are dyed."""
    face, hair, apron, dark = paint("#f6dcc0"), paint("#5b3a27"), paint("#faf3e2"), paint("#2a2522")
    red, green, pale = paint("#e2564c"), paint("#4d9a58"), paint(None, 0.98)
    body = through([(0, 2.35), (0.32, 2.28), (0.52, 2.02), (0.53, 1.76), (0.46, 1.58), (0.56, 1.4), (0.76, 1.0), (0.8, 0.6), (0.72, 0.2), (0.62, 0.02), (0, 0)], 8)
    parts = [lathe(body, dye), place(ring(0.775, 0.018, pale), (0, 0, 0.94)), place(ring(0.655, 0.03, pale), (0, 0, 0.06))]
    parts += [place(ball(0.4, hair), (0, -0.2, 1.86), scale=(0.95, 0.9, 1.0)), place(ball(0.36, face), (0, -0.28, 1.83), scale=(0.95, 0.85, 0.98))]
    parts += [place(ball(0.038, dark), (s * 0.13, -0.57, 1.87)) for s in (-1, 1)] + [place(ball(0.05, red), (0, -0.58, 1.72), scale=(1.2, 0.4, 0.6))]
    parts += [place(ball(0.07, paint("#efa296")), (s * 0.21, -0.53, 1.77), scale=(1, 0.4, 0.8)) for s in (-1, 1)]
    parts.append(place(ball(0.55, apron), (0, -0.36, 0.78), scale=(0.9, 0.86, 1.15)))
    for x, z, r in ((0, 0.95, 0.13), (-0.2, 0.66, 0.1), (0.2, 0.64, 0.1)):
        y = -0.36 - 0.47 * (1 - (x / 0.5) ** 2 - ((z - 0.78) / 0.64) ** 2) ** 0.5
        parts += [place(ball(r * 0.42, red), (x + r * 0.5 * cos(a), y - 0.01, z + r * 0.5 * sin(a)), scale=(1, 0.5, 1)) for a in [2 * pi * k / 6 for k in range(6)]]
        parts += [place(ball(r * 0.36, paint("#f4c83f")), (x, y - 0.02, z), scale=(1, 0.6, 1)), place(ball(0.05, green), (x + 0.1, y, z - 0.12), scale=(1.6, 0.4, 0.7))]
    parts += [place(ball(0.09, pale), (s * 0.1, -0.5, 1.45), (0, s * 30, 0), (1.3, 0.6, 0.8)) for s in (-1, 1)]
    return group(*parts, at=at, scale=scale)


def dolls():
    """Five, from large to small."""
    dye = paint()
    for n, (x, y, scale) in enumerate(((-1.35, 0.5, 1.15), (0.05, 0.5, 0.92), (1.1, 0.3, 0.7), (0.35, -0.55, 0.46), (1.1, -0.6, 0.28))):
        doll(dye, scale, (x, y, 0))


models = {
    "abacus": (abacus, 8), "letter-blocks": (blocks, 18), "magnetic-letters": (magnets, 2), "learning-clock": (clock, 6), "nesting-dolls": (dolls, 10),
}
