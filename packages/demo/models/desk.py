"""Stationery and sewing things. Most lie on a sheet and face the camera."""

from math import cos, pi, sin

from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def pencil():
    paint, wood = material("paint", rough=0.38, coat=0.3), material("wood", "#e6c193", 0.6)
    ferrule, rubber = material("ferrule", "#c8ccd2", 0.28, metal=0.9), material("rubber", "#e98a93", 0.6)
    lead = material("lead", "#33353b", 0.45)

    def hexagon(u, v):
        a = 2 * pi * u
        edge = cos(pi / 6) / cos((a + pi / 6) % (pi / 3) - pi / 6)
        radius = 0.2 * (0.15 + 0.85 * min(edge, 0.965) / 0.965)
        return (radius * cos(a), radius * sin(a), v * 2.5)

    def cone(u, v):
        a = 2 * pi * u
        edge = cos(pi / 6) / cos((a + pi / 6) % (pi / 3) - pi / 6)
        radius = (0.2 * (0.15 + 0.85 * min(edge, 0.965) / 0.965)) * (1 - v) + 0.05 * v
        # The paint ends in six arcs where the sharpener met the flat sides.
        start = -0.02 - 0.1 * (edge - 0.866) / 0.134
        return (radius * cos(a), radius * sin(a), -0.5 * v + start * (1 - v))

    parts = [sheet(hexagon, 120, 30, paint, closed=True), sheet(cone, 120, 20, wood, closed=True)]
    parts.append(lathe(rounded([(0.068, -0.44), (0.02, -0.63, 0.02), (0, -0.64)]), lead, 48))
    rings = [(0.205 + 0.012 * (1 if k % 4 in (1, 2) else 0), 2.48 + 0.022 * k) for k in range(17)]
    parts.append(lathe([(0.18, 2.48), *rings, (0.15, 2.86)], ferrule, 64))
    parts.append(lathe(rounded([(0.185, 2.8), (0.19, 3.12, 0.12), (0, 3.16)], steps=8), rubber, 64))
    group(*parts, turn=(0, 42, 0))


def ticks(long, every, lengths, at, surface, y=-0.045):
    """Fine lines of a scale."""
    return [
        place(box(0.018, 0.012, lengths[0 if k % 10 == 0 else 1 if k % 5 == 0 else 2], 0.001, surface), (at[0] + k * every, y, at[1] - lengths[0 if k % 10 == 0 else 1 if k % 5 == 0 else 2] / 2))
        for k in range(round(long / every) + 1)
    ]


def ruler():
    plastic, ink = material("plastic", rough=0.35, coat=0.3), material("ink", "#2d3340", 0.6)
    outline = rounded([(-1.7, -0.27, 0.06), (1.7, -0.27, 0.06), (1.7, 0.27, 0.06), (-1.7, 0.27, 0.06)], closed=True)
    hole = circle(0.075, (1.55, -0.06), 40)
    parts = [plate(outline, 0.08, 0.02, plastic, [hole]), *ticks(3.2, 0.0533, (0.2, 0.15, 0.1), (-1.6, 0.235), ink, -0.05)]
    parts.append(place(box(3.36, 0.01, 0.25, 0.004, material("scale", "#fbf8ef", 0.5)), (0, -0.043, 0.115)))
    group(*parts, turn=(-10, -35, 0))


def set_square():
    plastic, ink = material("plastic", rough=0.35, coat=0.3), material("ink", "#2d3340", 0.6)
    outline = rounded([(-1.3, -1.0, 0.06), (1.5, -1.0, 0.06), (-1.3, 1.4, 0.06)], closed=True)
    inner = rounded([(-0.86, -0.58, 0.05), (0.35, -0.58, 0.05), (-0.86, 0.48, 0.05)], closed=True)
    parts = [plate(outline, 0.09, 0.022, plastic, [inner])]
    scale = ticks(2.1, 0.06, (0.2, 0.15, 0.1), (0, 0), ink, 0.055)
    scale.append(place(box(2.2, 0.01, 0.26, 0.004, material("scale", "#fbf8ef", 0.5)), (1.05, 0.047, -0.115)))
    parts.append(group(*scale, at=(-1.22, 0, -0.97), turn=(180, 0, 0)))
    group(*parts, turn=(-10, 8, 0))


def price_tag():
    card, eyelet = material("card", rough=0.6), material("eyelet", "#d8b25c", 0.28, metal=0.9)
    twine, ink = material("twine", "#efe6d4", 0.8), material("ink", "#3a404c", 0.6)
    outline = rounded([(-1.25, 0, 0.1), (-0.75, -0.72, 0.14), (1.35, -0.72, 0.14), (1.35, 0.72, 0.14), (-0.75, 0.72, 0.14), (-1.25, 0, 0.1)][:5], closed=True)
    string = through([(-0.8, 0.05, 0.0), (-0.95, -0.1, 0.1), (-1.35, -0.06, 0.32), (-1.85, -0.02, 0.3), (-2.05, 0, -0.02), (-1.75, 0, -0.26), (-1.3, -0.06, -0.16), (-0.96, -0.1, -0.04), (-0.8, 0.05, 0.0)], 12)
    parts = [plate(outline, 0.09, 0.025, card, [circle(0.14, (-0.8, 0))]), tube(string, 0.035, twine)]
    parts.append(place(ring(0.17, 0.045, eyelet, 0.8), (-0.8, -0.045, 0), (90, 0, 0)))
    parts.append(place(box(1.44, 0.012, 0.98, 0.005, material("label", "#fbf8ef", 0.6)), (0.42, -0.046, 0)))
    for z, wide in ((0.25, 1.1), (0, 1.1), (-0.25, 0.7)):
        parts.append(place(box(wide, 0.012, 0.07, 0.005, ink), (-0.13 + wide / 2, -0.052, z)))
    group(*parts, turn=(-12, 28, 0))


def spool():
    wood, thread = material("wood", "#dcb98a", 0.5, coat=0.1), material("thread", rough=0.5, sheen=0.4)
    core = []
    for end in (0, 1):
        z = 1.72 * end
        disc = rounded([(0.0, z - 0.12), (0.13, z - 0.12), (0.58, z - 0.12, 0.05), (0.6, z + 0.02, 0.04), (0.5, z + 0.12, 0.04), (0, z + 0.12)])
        if end:
            disc = [(r, 2 * z - h) for r, h in disc]
        core.append(lathe(disc, wood))
    core.append(place(lathe(rounded([(0, 0.0), (0.13, 0.0), (0.13, 0.02), (0, 0.02)]), material("hole", "#6d4f33", 0.8)), (0, 0, 1.835)))

    def wound(u, v):
        turns = 46
        turn = v * turns + u
        radius = 0.6 + 0.035 * sin(pi * v) + 0.016 * abs(sin(pi * (turn % 1)))
        return (radius * cos(2 * pi * u) * 0.86, radius * sin(2 * pi * u) * 0.86, 0.11 + 1.5 * v)

    tail = through([(0.5, -0.2, 0.5), (0.66, -0.3, 0.2), (0.9, -0.45, -0.06), (1.3, -0.5, -0.1), (1.55, -0.2, -0.1), (1.4, 0.15, -0.1)], 12)
    group(*core, sheet(wound, 96, 46 * 8, thread, closed=True), tube(tail, 0.022, thread), turn=(0, 0, 20))


def buttons():
    shell = material("shell", rough=0.35, coat=0.3)
    parts = []
    for x, z, size, turn, tilt, y in ((-0.62, 0.42, 1.0, 20, -8, 0), (0.72, 0.5, 0.76, 50, 6, 0), (0.3, -0.68, 0.9, -10, -4, -0.06), (-0.78, -0.72, 0.6, 35, 8, 0), (1.3, -0.35, 0.5, 5, -8, 0.02)):
        holes = [circle(0.085, (0.15 * a, 0.15 * b), 32) for a in (-1, 1) for b in (-1, 1)]
        disc = plate(circle(0.64, count=96), 0.13, 0.05, shell, holes)
        rim = place(ring(0.53, 0.1, shell, 0.85), (0, -0.04, 0), (90, 0, 0))
        parts.append(group(disc, rim, at=(x, y, z), turn=(tilt, turn, tilt), scale=size))
    group(*parts, turn=(-16, 0, 0))


def tape_measure():
    case, white = material("case", rough=0.38, coat=0.2), material("button", "#f5f3ee", 0.4)
    tape, ink = material("tape", "#fbf3d8", 0.6), material("ink", "#2d3340", 0.6)
    steel = material("end", "#c8ccd2", 0.28, metal=0.9)
    disc = rounded([(0, -0.3), (0.86, -0.3, 0.2), (0.95, -0.1, 0.12), (0.95, 0.1, 0.12), (0.86, 0.3, 0.2), (0, 0.3)], steps=10)
    knob = rounded([(0, 0.42), (0.34, 0.4, 0.1), (0.38, 0.28)], steps=8)
    parts = [place(lathe(disc, case), turn=(90, 0, 0)), place(lathe(knob, white), turn=(90, 0, 0))]
    parts.append(place(ring(0.46, 0.03, white), (0, -0.3, 0), (90, 0, 0)))
    strip = group(
        place(box(2.2, 0.03, 0.4, 0.01, tape), (1.1, 0, 0)), *ticks(2.05, 0.07, (0.24, 0.18, 0.12), (0.05, 0.195), ink, -0.016),
        place(box(0.14, 0.06, 0.44, 0.02, steel), (2.24, 0, 0)), at=(0.3, -0.05, -0.73),
    )
    parts.append(strip)
    group(*parts, turn=(-8, -14, 0))


def bow_parts(satin, tails=True):
    parts = []
    for side in (-1, 1):
        def loop(u, v, side=side):
            a = 2 * pi * u
            out = (1 - cos(a)) / 2
            half = 0.13 + 0.4 * out**0.8
            crease = 0.035 * cos(4 * pi * v) * (1 - out) ** 0.6
            y = -0.34 * sin(a) * (0.3 + 0.7 * out) + crease
            return (side * (0.05 + 1.2 * out * (1 - 0.05 * (2 * v - 1) ** 2)), y, (v - 0.5) * 2 * half + 0.16 * out)

        parts.append(sheet(loop, 80, 24, satin, closed=True, thick=0.025))

        def end(u, v, side=side):
            half = 0.1 + 0.2 * u
            notch = 0.16 * (1 - abs(2 * v - 1)) * u**6
            length = 1.35 * u - notch
            return (side * (0.04 + 0.52 * length) + (v - 0.5) * 2 * half * 0.9, 0.06 + 0.07 * sin(5 * u) - 0.03 * cos(4 * pi * v) * (1 - u), -1.02 * length + side * (v - 0.5) * 2 * half * 0.42)

        if tails:
            parts.append(sheet(end, 40, 24, satin, thick=0.025))
    knot = sheet(lambda u, v: ((v - 0.5) * 0.36 * (1 + 0.1 * cos(2 * pi * u)), -0.2 * cos(2 * pi * u) * (1 - 0.2 * (2 * v - 1) ** 2) - 0.05, 0.22 * sin(2 * pi * u) * (1 - 0.1 * (2 * v - 1) ** 2)), 48, 12, satin, closed=True, thick=0.03)
    return [*parts, knot, ball(0.17, satin, (0, -0.06, 0), (1, 0.9, 1.1))]


def bow():
    group(*bow_parts(material("satin", rough=0.34, sheen=0.5)), turn=(-6, -8, 0))


def gift_box():
    paper, satin = material("paper", rough=0.5), material("ribbon", "#fbf6ea", 0.35, sheen=0.4)
    parts = [place(box(1.8, 1.8, 1.3, 0.04, paper), (0, 0, 0.65)), place(box(1.94, 1.94, 0.42, 0.05, paper), (0, 0, 1.36))]
    for wide, deep in ((0.34, 1.0), (1.0, 0.34)):
        x, y = (0.34, 1.82) if wide < deep else (1.82, 0.34)
        parts.append(place(box(x, y, 1.3, 0.012, satin), (0, 0, 0.655)))
        x, y = (0.34, 1.962) if wide < deep else (1.962, 0.34)
        parts.append(place(box(x, y, 0.43, 0.05, satin), (0, 0, 1.367)))
    parts.append(group(*bow_parts(satin, tails=False), at=(0, 0, 1.74), turn=(-12, 0, -30), scale=0.72))
    group(*parts, turn=(0, 0, 30))


def notebook():
    """A bound notebook with rounded corners, elastic band and ribbon."""
    cloth, paper = material("cloth", rough=0.55), material("paper", "#fbf6e9", 0.7)
    band, ribbon = material("band", "#2b2f38", 0.6), material("ribbon", "#c9473f", 0.5)
    cover = rounded([(-0.95, -1.3, 0.03), (0.95, -1.3, 0.14), (0.95, 1.3, 0.14), (-0.95, 1.3, 0.03)], closed=True)
    pages = rounded([(-0.92, -1.24, 0.02), (0.89, -1.24, 0.1), (0.89, 1.24, 0.1), (-0.92, 1.24, 0.02)], closed=True)
    parts = [place(plate(cover, 0.05, 0.02, cloth), (0, y, 0)) for y in (-0.2, 0.2)]
    parts += [place(plate(pages, 0.022, 0.005, paper), (0, -0.165 + 0.03 * k, 0)) for k in range(12)]
    parts.append(place(plate([(x * 0.99, z * 0.99) for x, z in pages], 0.34, 0.005, paper)))
    parts.append(place(box(0.06, 0.45, 2.6, 0.025, cloth), (-0.94, 0, 0)))
    parts.append(place(box(0.018, 0.012, 2.6, 0.004, cloth), (-0.74, -0.226, 0)))
    parts += [place(box(0.085, 0.46, 2.64, 0.012, band), (0.68, 0, 0))]
    parts.append(place(box(0.8, 0.014, 0.5, 0.006, paper), (-0.1, -0.228, 0.55)))
    parts += [place(box(wide, 0.01, 0.03, 0.003, band), (-0.1, -0.236, z)) for z, wide in ((0.64, 0.5), (0.52, 0.6), (0.4, 0.6))]
    tail = sheet(lambda u, v: (-0.35 + 0.1 * u + 0.05 * v * v, 0.05 - 0.06 * v, -1.2 - 0.42 * v + 0.06 * abs(2 * u - 1) * v**6), 8, 24, ribbon, thick=0.012)
    group(*parts, tail, turn=(0, 9, -32))


def crayon():
    wax, ink = material("wax", rough=0.5), material("ink", "#2d3340", 0.6)
    paper, label = material("paper", rough=0.75), material("label", "#fbf6e9", 0.7)
    parts = [lathe(rounded([(0, 0), (0.2, 0, 0.04), (0.2, 0.3), (0.2, 2.35, 0.04), (0.12, 2.38, 0.03), (0.075, 2.78, 0.05), (0, 2.8)], steps=8), wax)]
    parts.append(lathe(rounded([(0.2, 0.2), (0.222, 0.2, 0.006), (0.222, 2.14, 0.006), (0.2, 2.14)]), paper))
    for z, high in ((0.32, 0.1), (0.48, 0.04), (1.86, 0.04), (2.02, 0.1)):
        parts.append(lathe([(0.22, z - high / 2), (0.2245, z - high / 2), (0.2245, z + high / 2), (0.22, z + high / 2)], ink))
    parts.append(lathe([(0.22, 0.72), (0.2245, 0.72), (0.2245, 1.62), (0.22, 1.62)], label))
    # A swatch of the colour on the label.
    swatch = [(-pi / 2 + 0.3 * cos(a), 1.17 + 0.26 * sin(a)) for a in [2 * pi * k / 64 for k in range(64)]]
    parts.append(sheet(lambda u, v: (0.226 * cos(-pi / 2 + (swatch[round(u * 64) % 64][0] + pi / 2) * v), 0.226 * sin(-pi / 2 + (swatch[round(u * 64) % 64][0] + pi / 2) * v), 1.17 + (swatch[round(u * 64) % 64][1] - 1.17) * v), 64, 10, paper, closed=True))
    group(*parts, turn=(0, 42, 0))


def scissors():
    grip, steel = material("grip", rough=0.38, coat=0.25), material("steel", "#d3d8de", 0.26, metal=0.9)
    edge, screw = material("edge", "#eef0f2", 0.3, metal=0.7), material("screw", "#b9bec6", 0.25, metal=0.9)
    parts = []
    for side, y in ((-1, 0.035), (1, -0.035)):
        back = through([(-0.17, -0.55), (-0.2, 0.0), (-0.2, 0.6), (-0.14, 1.5), (0.02, 2.2)], 8)
        front = through([(0.06, 2.2), (0.1, 1.5), (0.12, 0.5), (0.17, 0.1), (0.13, -0.55)], 8)
        blade = plate([(side * x, z) for x, z in [*back, *front]], 0.06, 0.012, steel)
        bevel = [*through([(0.055, 2.17), (0.095, 1.5), (0.115, 0.5), (0.12, 0.3)], 8), *through([(0.03, 0.3), (0.02, 0.6), (0.02, 1.5), (0.045, 2.17)], 8)]
        ground = plate([(side * x, z) for x, z in bevel], 0.068, 0.006, edge)
        outer = through([(0.1, -0.26), (0.15, -0.56), (0.42, -0.72), (0.62, -1.12), (0.55, -1.6), (0.22, -1.9), (-0.16, -1.78), (-0.3, -1.35), (-0.24, -0.9), (-0.14, -0.55), (-0.12, -0.26)], 10)
        inner = through([(0.16, -0.84), (0.38, -1.0), (0.42, -1.3), (0.33, -1.58), (0.14, -1.68), (-0.04, -1.5), (-0.1, -1.2), (-0.02, -0.94), (0.16, -0.84)], 10)[:-1]
        handle = plate([(-side * x, z) for x, z in outer], 0.26, 0.09, grip, [[(-side * x, z) for x, z in inner]])
        parts.append(group(blade, ground, handle, at=(0, y, 0), turn=(0, side * 17, 0)))
    parts.append(place(lathe(rounded([(0, 0.06), (0.1, 0.055, 0.03), (0.115, 0)]), screw), (0, -0.065, 0), (90, 0, 0)))
    parts.append(place(box(0.15, 0.02, 0.025, 0.004, material("slot", "#5a5f68", 0.5)), (0, -0.125, 0), (0, 35, 0)))
    group(*parts, turn=(-8, 38, 0))


models = {
    "pencil": (pencil, 6),
    "ruler": (ruler, 6),
    "set-square": (set_square, 6),
    "price-tag": (price_tag, 6),
    "thread-spool": (spool, 14),
    "buttons": (buttons, 8),
    "tape-measure": (tape_measure, 8),
    "bow": (bow, 4),
    "gift-box": (gift_box, 14),
    "notebook": (notebook, 14),
    "crayon": (crayon, 6),
    "scissors": (scissors, 6),
}
