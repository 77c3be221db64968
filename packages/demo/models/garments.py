"""Knitwear and shirts laid flat."""

from math import cos, pi, sin

from finishes import knitted
from pieces import card, draped
from shapes import ball, box, group, lathe, material, place, plate, rounded, sheet, through, tube


def mirrored(points):
    """A closed outline from its right half, from the top middle down."""
    return [*points, *[(-x, z) for x, z in reversed(points) if x > 0.001]]


def half(*points):
    return rounded([*points], steps=6)


def edged(points, radius, surface, y=-0.17):
    return tube([(x, y, z) for x, z in points], radius, surface)


def jersey():
    return material("cloth", rough=0.85, sheen=0.35), material("rib", rough=0.85, sheen=0.3, shade=0.5), material("inside", rough=0.9, shade=0.36)


def body(outline, cloth, folds=0.06):
    return draped([plate(outline, 0.34, 0.12, cloth)], cloth, 0.03, 6, folds, 0.7)


def t_shirt():
    """Short sleeves and a round neck."""
    cloth, rib, inside = jersey()
    neck = through([(0, 1.02), (0.22, 1.08), (0.38, 1.28), (0.42, 1.42)], 6)
    outline = mirrored([*neck, *half((0.42, 1.42), (0.95, 1.26, 0.3), (1.75, 0.62, 0.1), (1.42, 0.14, 0.06), (0.98, 0.42, 0.16), (0.94, -1.5, 0.1), (0, -1.55))[1:]])
    whole = [body(outline, cloth), edged([(-x, z) for x, z in reversed(neck)] + neck[1:], 0.06, rib)]
    back = [*[(x * 0.98, z) for x, z in reversed(through([(-0.42, 1.4), (0, 1.3), (0.42, 1.4)], 6))], *[(-x, z - 0.02) for x, z in reversed(neck)], *[(x, z - 0.02) for x, z in neck[1:]]]
    whole += [place(plate(back, 0.05, 0.015, inside), (0, 0.02, 0.0)), edged(through([(-0.42, 1.42), (0, 1.33), (0.42, 1.42)], 6), 0.06, rib, 0.03)]
    for s in (-1, 1):
        whole += [edged([(s * 1.69, 0.56), (s * 1.41, 0.2)], 0.02, rib, -0.175)]
    whole.append(edged([(-0.9, -1.42), (0.9, -1.42)], 0.02, rib, -0.18))
    group(*whole, turn=(-8, 6, -8))


def boat_top():
    """A wide neck and sleeves to below the elbow."""
    cloth, rib, inside = jersey()
    neck = through([(0, 1.16), (0.4, 1.2), (0.66, 1.34)], 6)
    outline = mirrored([*neck, *half((0.66, 1.34), (1.02, 1.22, 0.25), (1.98, -0.5, 0.1), (1.52, -0.74, 0.06), (0.96, 0.32, 0.2), (0.9, -0.6, 0.6), (1.0, -1.5, 0.1), (0, -1.56))[1:]])
    back = [*through([(0.66, 1.34), (0, 1.3), (-0.66, 1.34)], 6), *[(-x, z - 0.02) for x, z in reversed(neck)], *[(x, z - 0.02) for x, z in neck[1:]]]
    parts = [body(outline, cloth), edged([(-x, z) for x, z in reversed(neck)] + neck[1:], 0.045, rib), place(plate(back, 0.05, 0.015, inside), (0, 0.02, 0))]
    parts += [edged([(s * 1.94, -0.42), (s * 1.5, -0.64)], 0.025, rib, -0.17) for s in (-1, 1)] + [edged([(-0.95, -1.4), (0.95, -1.4)], 0.02, rib, -0.18)]
    group(*parts, turn=(-8, 6, -8))


def hi_vis_vest():
    """A vest with a zip and silver bands."""
    cloth, rib, inside = jersey()
    silver, edge = material("silver", "#d8dce0", 0.35, metal=0.4, coat=0.3), material("edge", "#3a3f47", 0.7)
    neck = through([(0, 0.62), (0.2, 0.95), (0.34, 1.42)], 6)
    right = [*neck, *half((0.34, 1.42), (0.82, 1.28, 0.2), (0.7, 0.6, 0.4), (1.0, 0.14, 0.2), (1.02, -1.5, 0.08), (0, -1.54))[1:]]
    back = [*through([(0.34, 1.4), (0, 1.26), (-0.34, 1.4)], 6), *[(-x, z) for x, z in reversed(neck)], *neck[1:]]
    parts = [body(mirrored(right), cloth, 0.03), place(plate(back, 0.05, 0.015, inside), (0, 0.04, 0))]
    parts += [edged([(s * x, z) for x, z in [*neck, *half((0.34, 1.42), (0.82, 1.28, 0.2), (0.7, 0.6, 0.4), (1.0, 0.14, 0.2))[1:]]], 0.03, edge, -0.15) for s in (-1, 1)]
    parts += [card(2.02, 0.3, 0.03, silver, (0, -0.19, z), radius=0.01) for z in (-0.35, -1.0)]
    parts += [card(0.26, 1.3, 0.03, silver, (s * 0.6, -0.185, 0.55), radius=0.01) for s in (-1, 1)]
    parts += [place(box(0.05, 0.05, 2.1, 0.015, edge), (0, -0.2, -0.45)), place(box(0.09, 0.05, 0.2, 0.02, silver), (0, -0.23, 0.5))]
    group(*parts, turn=(-8, 6, -8))


def shorts():
    """Jersey shorts with a drawstring and two pockets."""
    cloth, rib, _inside = jersey()
    string, steel = material("string", "#f6f2e8", 0.8), material("steel", "#cdd2d8", 0.25, metal=0.9)
    right = half((0, 1.05), (0.98, 1.05, 0.06), (1.02, 0.6, 0.3), (1.36, -1.05, 0.1), (0.3, -1.2, 0.08), (0.1, -0.25, 0.12), (0, -0.2))
    parts = [body(mirrored(right), cloth)]

    def waist(u, v):
        x = 2 * u - 1
        return (1.0 * x, -0.19 - 0.02 * abs(cos(28 * x)), 0.74 + 0.33 * v)

    parts.append(sheet(waist, 220, 4, rib, thick=0.04))
    for s in (-1, 1):
        parts += [edged([(s * 0.98, 0.5), (s * 0.66, 0.66)], 0.025, rib, -0.185), edged([(s * 1.32, -0.92), (s * 0.32, -1.06)], 0.022, rib, -0.18)]
        line = through([(s * 0.08, -0.22, 0.92), (s * 0.12, -0.28, 0.7), (s * 0.3, -0.28, 0.4), (s * 0.24, -0.28, 0.02)], 8)
        parts += [tube(line, 0.04, string), tube([line[-1], (line[-1][0] - s * 0.02, -0.28, line[-1][2] - 0.16)], 0.05, steel)]
    for s in (-1, 1):
        loop = through([(0, -0.3, 0.86), (s * 0.22, -0.32, 1.0), (s * 0.4, -0.32, 0.86), (s * 0.22, -0.32, 0.76), (0, -0.3, 0.84)], 8)
        parts.append(tube(loop, 0.04, string))
    parts += [ball(0.08, string, (0, -0.31, 0.85)), edged([(0, 0.72), (0.02, -0.2)], 0.018, rib, -0.185)]
    group(*parts, turn=(-8, 6, -8))


def woollen():
    return knitted(material("wool", rough=0.88, sheen=0.4), 9, 0.03), knitted(material("rib", rough=0.88, sheen=0.4, shade=0.55), 12, 0.02), material("inside", rough=0.9, shade=0.34)


def buttons_down(surface, x, levels):
    hole = material("hole", "#3a2f26", 0.6)
    parts = []
    for z in levels:
        parts += [place(lathe(rounded([(0, 0.04), (0.07, 0.035, 0.02), (0.1, 0.05, 0.02), (0.11, 0)]), surface, 32), (x, -0.22, z), (90, 0, 0))]
        parts += [place(ball(0.014, hole), (x + dx, -0.265, z + dz)) for dx in (-0.025, 0.025) for dz in (-0.025, 0.025)]
    return parts


def cardigan(long, lapels):
    """Long sleeves, an open neck, buttons and two pockets."""
    wool, rib, inside = woollen()
    horn = material("button", "#6a4a30", 0.35, coat=0.4)
    foot = -2.5 if long else -1.45
    neck = through([(0, 0.35), (0.2, 0.8), (0.36, 1.42)], 6)
    trunk = mirrored([*neck, *half((0.36, 1.42), (0.98, 1.24, 0.25), (1.1, 0.6, 0.3), (1.06, foot, 0.08), (0, foot - 0.05))[1:]])
    sleeve = half((0.72, 1.34), (1.06, 1.2, 0.3), (1.86, -0.98, 0.1), (1.46, -1.12, 0.08), (0.86, 0.5, 0.2))
    parts = [draped([plate(trunk, 0.36, 0.12, wool), plate([*sleeve], 0.3, 0.12, wool), plate([(-x, z) for x, z in reversed(sleeve)], 0.3, 0.12, wool)], wool, 0.03, 6, 0.06, 0.7)]
    back = [*through([(0.36, 1.4), (0, 1.28), (-0.36, 1.4)], 6), *[(-x, z) for x, z in reversed(neck)], *neck[1:]]
    parts += [place(plate(back, 0.05, 0.015, inside), (0, 0.05, 0))]
    for s in (-1, 1):
        parts += [place(plate(rounded([(s * 1.9, -0.9, 0.04), (s * 1.42, -1.06, 0.04), (s * 1.34, -0.8, 0.04), (s * 1.8, -0.62, 0.04)], closed=True), 0.32, 0.12, rib), (0, 0, -0.06)), card(0.62, 0.62, 0.06, wool, (s * 0.58, -0.2, foot + 0.72), radius=0.06), card(0.62, 0.13, 0.08, rib, (s * 0.58, -0.205, foot + 0.98), radius=0.03)]
        if lapels:
            parts.append(place(plate(rounded([(s * 0.02, 0.3, 0.05), (s * 0.62, 0.72, 0.06), (s * 0.52, 0.92, 0.05), (s * 0.66, 1.02, 0.06), (s * 0.42, 1.46, 0.08), (s * 0.3, 1.42, 0.05)], closed=True), 0.09, 0.035, rib), (0, -0.2, 0)))
        else:
            parts.append(place(tube([(s * x, -0.17, z) for x, z in neck], 0.075, rib)))
    parts += [place(box(0.2, 0.08, 0.4 - foot, 0.03, rib), (0.03, -0.185, (0.35 + foot) / 2)), card(2.1, 0.22, 0.38, rib, (0, 0, foot + 0.06), radius=0.05, edge=0.1)]
    parts += buttons_down(horn, 0.03, [0.2 - (0.2 - foot - 0.3) * k / (3 if long else 4) for k in range(4 if long else 5)])
    group(*parts, turn=(-6, 4, -8))


def slipover():
    """A pullover without sleeves, with a V neck."""
    wool, rib, inside = woollen()
    neck = through([(0, 0.5), (0.2, 0.92), (0.38, 1.42)], 6)
    arm = half((0.84, 1.3), (0.68, 0.7, 0.4), (1.02, 0.2, 0.12))
    trunk = mirrored([*neck, (0.84, 1.3), *arm[1:], *half((1.02, 0.2), (1.02, -1.4, 0.1), (0, -1.45))[1:]])
    back = [*through([(0.38, 1.4), (0, 1.28), (-0.38, 1.4)], 6), *[(-x, z) for x, z in reversed(neck)], *neck[1:]]
    parts = [body(trunk, wool), place(plate(back, 0.05, 0.015, inside), (0, 0.04, 0)), card(2.0, 0.26, 0.36, rib, (0, 0, -1.4), radius=0.06, edge=0.12)]
    for s in (-1, 1):
        parts += [edged([(s * x, z) for x, z in neck], 0.07, rib), edged([(s * x, z) for x, z in arm], 0.07, rib, -0.1)]
    group(*parts, turn=(-8, 6, -8))


def robe():
    """A light robe with wide sleeves, a sash and a pattern of waves."""
    cloth, _rib, inside = jersey()
    wave, sash = material("wave", "#fbf6ea", 0.8), material("sash", rough=0.6, shade=0.34)
    sleeve = half((0.4, 1.45), (2.0, 1.1, 0.08), (2.05, 0.1, 0.16), (1.3, 0.2, 0.08), (0.8, 0.5, 0.1))
    trunk = mirrored([(0, 1.3), (0.3, 1.46), *half((0.3, 1.46), (0.9, 1.3, 0.1), (0.92, -2.3, 0.08), (0, -2.36))[1:]])
    parts = [draped([plate(trunk, 0.34, 0.1, cloth), plate(sleeve, 0.26, 0.1, cloth), plate([(-x, z) for x, z in reversed(sleeve)], 0.26, 0.1, cloth)], cloth, 0.03, 5, 0.03, 0.8)]
    collar = [(-0.3, 1.46), (-0.36, 1.2), (0.28, -0.05), (0.5, -0.05), (-0.1, 1.3), (-0.14, 1.46)]
    other = [(-x, z) for x, z in reversed(collar)]
    parts += [place(plate(other, 0.07, 0.025, sash), (0, -0.18, 0)), place(plate(collar, 0.07, 0.025, sash), (0, -0.22, 0)), place(plate([(-0.28, 1.44), (0.28, 1.44), (0.04, 0.86), (-0.04, 0.86)], 0.05, 0.015, inside), (0, -0.13, 0)), card(1.9, 0.4, 0.42, sash, (0, 0, -0.18), radius=0.06, edge=0.1)]
    parts += [place(plate(rounded([(0.1, -0.4), (0.3, -0.4), (0.42, -1.1, 0.03), (0.2, -1.12, 0.03)], closed=True), 0.05, 0.02, sash), (0, -0.22, 0)), ball(0.13, sash, (0.2, -0.24, -0.3))]
    for row, (z, xs) in enumerate(((-0.62, (-0.6, 0.62)), (-0.98, (-0.35, 0.78)), (-1.34, (-0.6, 0.05, 0.6)), (-1.7, (-0.3, 0.3)), (-2.06, (-0.6, 0.0, 0.62)), (0.8, (-1.55, 1.55)), (0.42, (-1.75, -1.3, 1.3, 1.75)))):
        for x in xs:
            parts += [tube([(x + r * cos(a), -0.19, z + r * sin(a)) for a in [pi * k / 20 for k in range(21)]], 0.018, wave) for r in (0.07, 0.14, 0.21)]
    group(*parts, turn=(-6, 4, -8))


models = {
    "t-shirt": (t_shirt, 6),
    "boat-top": (boat_top, 6),
    "hi-vis-vest": (hi_vis_vest, 6),
    "shorts": (shorts, 6),
    "long-cardigan": (lambda: cardigan(True, True), 6),
    "cardigan": (lambda: cardigan(False, False), 6),
    "slipover": (slipover, 6),
    "robe": (robe, 6),
}
