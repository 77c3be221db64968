"""Tools that strike, saw, measure and hold."""

from math import cos, pi, sin

from finishes import clear
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def woods():
    return material("wood", "#c08a52", 0.45, coat=0.25), material("steel", "#b9c0c9", 0.28, metal=0.9), material("edge", "#e9ecef", 0.3, metal=0.7)


def shaft(wood, points, flat=0.7):
    """A handle whose half width is given along z."""
    profile = through(points, 10)
    last = len(profile) - 1
    ends = [ball(r, wood, (0, 0, z), (1, flat, 0.35)) for z, r in (points[0], points[-1])]
    return group(sheet(lambda u, v: (profile[round(v * last)][1] * cos(2 * pi * u), flat * profile[round(v * last)][1] * sin(2 * pi * u), profile[round(v * last)][0]), 64, last, wood, closed=True), *ends)


def hatchet():
    """A small axe, its sheath beside it."""
    wood, steel, edge = woods()
    leather, stitch, dark = material("sheath", rough=0.55, coat=0.1), material("stitch", "#f1e6cf", 0.7), material("paint", "#3d434d", 0.4, metal=0.4)
    handle = shaft(wood, [(-2.2, 0.22), (-2.0, 0.2), (-1.6, 0.16), (-0.6, 0.15), (0.3, 0.18), (0.75, 0.17)])
    head = [*through([(-0.36, 0.62), (0.1, 0.66), (0.7, 0.78), (1.2, 1.0)], 8), *through([(1.2, 1.0), (1.34, 0.5), (1.3, 0.0), (1.14, -0.3)], 8)[1:], *through([(1.14, -0.3), (0.8, 0.02), (0.4, 0.14), (-0.36, 0.12)], 8)[1:]]
    grind = [*through([(1.19, 0.98), (1.33, 0.5), (1.29, 0.0), (1.14, -0.28)], 8), *through([(1.02, -0.16), (1.12, 0.1), (1.14, 0.5), (1.06, 0.9)], 8)]
    parts = [handle, place(plate(head, 0.3, 0.08, dark)), place(plate(grind, 0.31, 0.012, edge)), place(box(0.34, 0.36, 0.56, 0.06, dark), (-0.28, 0, 0.37)), place(box(0.2, 0.24, 0.04, 0.01, edge), (0, 0, 0.78))]
    cover = rounded([(-0.5, -0.55, 0.1), (0.42, -0.75, 0.2), (0.62, 0, 0.3), (0.42, 0.75, 0.2), (-0.5, 0.55, 0.1)], closed=True)
    sheath = [plate(cover, 0.22, 0.07, leather), tube([(x * 0.86, -0.115, z * 0.86) for x, z in cover], 0.014, stitch, closed=True), place(box(0.2, 0.26, 1.3, 0.04, leather), (-0.3, 0, 0)), place(lathe(rounded([(0, 0.05), (0.07, 0.04, 0.02), (0.09, 0)]), steel, 24), (-0.3, -0.13, 0.3), (90, 0, 0))]
    group(group(*parts, turn=(0, 30, 0)), group(*sheath, at=(1.15, -0.1, -1.0), turn=(0, 12, 0)), turn=(-8, 0, -16))


def pick():
    """A garden pick: one end a point, the other a blade."""
    wood, steel, edge = woods()
    iron = material("iron", "#4a4f58", 0.4, metal=0.7)
    handle = shaft(wood, [(-2.6, 0.17), (-2.3, 0.15), (-0.8, 0.14), (0.3, 0.19), (0.72, 0.21)], 0.8)
    top = through([(-2.1, -0.16), (-1.4, 0.34), (-0.6, 0.62), (0, 0.68), (0.6, 0.62), (1.3, 0.36), (1.9, -0.06)], 8)
    low = through([(1.86, -0.14), (1.25, 0.2), (0.6, 0.38), (0, 0.36), (-0.6, 0.38), (-1.35, 0.2), (-2.1, -0.18)], 8)
    parts = [handle, plate([*top, *low], 0.26, 0.07, iron), place(box(0.62, 0.5, 0.52, 0.12, iron), (0, 0, 0.5)), place(box(0.34, 0.36, 0.03, 0.01, edge), (0, 0, 0.77))]
    parts += [place(box(0.5, 0.62, 0.06, 0.02, iron), (1.62, 0, 0.08), (0, 44, 0)), place(box(0.1, 0.66, 0.05, 0.015, edge), (1.86, 0, -0.13), (0, 44, 0))]
    group(*parts, turn=(-8, 32, -18))


def mallet():
    """A rubber mallet, one face black and one white."""
    wood, _steel, _edge = woods()
    black, white = material("black", "#26282d", 0.6), material("white", "#f1f0ea", 0.55)
    side = [(0, 0), (0.5, 0, 0.1), (0.55, 0.2, 0.06), (0.55, 0.72)]
    parts = [shaft(wood, [(-2.3, 0.2), (-2.0, 0.19), (-1.0, 0.15), (0.3, 0.17)], 0.85)]
    parts += [place(lathe(rounded(side), tone, 80), (x, 0, 0.4), (0, turn, 0)) for tone, x, turn in ((black, -0.72, 90), (white, 0.72, -90))]
    group(*parts, place(ring(0.555, 0.02, black), (0, 0, 0.4), (0, 90, 0)), turn=(-8, 32, -28))


def engineers_hammer():
    """A cross-peen hammer on a hickory handle."""
    wood, steel, edge = woods()
    black = material("black", "#30343b", 0.4, metal=0.5)
    parts = [shaft(wood, [(-2.4, 0.19), (-2.1, 0.2), (-1.2, 0.17), (-0.4, 0.12), (0.5, 0.13)], 0.75), place(box(0.2, 0.14, 0.04, 0.01, edge), (0, 0, 0.7))]
    parts += [place(box(1.0, 0.5, 0.52, 0.07, black), (0.1, 0, 0.4)), place(box(0.24, 0.54, 0.56, 0.06, edge), (0.66, 0, 0.4))]
    peen = rounded([(-0.38, 0.14), (-1.05, 0.36, 0.04), (-1.05, 0.46, 0.04), (-0.38, 0.66)], closed=True)
    group(*parts, plate(peen, 0.48, 0.05, black), place(box(0.06, 0.49, 0.13, 0.03, edge), (-1.04, 0, 0.41)), turn=(-8, 32, -26))


def folding_saw():
    """A garden saw half folded into its handle."""
    grip, dark = material("grip", rough=0.42, coat=0.2), material("pad", "#2b2e34", 0.7)
    steel, brass = material("steel", "#cfd4da", 0.28, metal=0.85), material("pin", "#8d959f", 0.3, metal=0.9)
    top = through([(0, 0.2), (1.2, 0.3), (2.3, 0.16), (2.75, -0.2)], 8)
    low = []
    for k in range(37):
        t = k / 36
        x, z = 2.7 - 2.5 * t, -0.26 - 0.16 * sin(pi * t) * 1.2
        low += [(x, z), (x - 0.03, z - 0.09)]
    blade = [plate([*top, *low, (0, -0.2)], 0.04, 0.006, steel), place(plate(circle(0.08, (1.4, 0.06), 32), 0.05, 0.004, dark))]
    body = through([(0.25, 0.34), (-0.6, 0.3), (-1.5, 0.36), (-2.5, 0.22), (-2.9, 0.12)], 8)
    under = through([(-2.95, -0.2), (-2.5, -0.34), (-1.7, -0.22), (-0.9, -0.34), (-0.2, -0.3), (0.25, -0.2)], 8)
    handle = [place(plate([*body, *under], 0.16, 0.06, grip), (0, y, 0)) for y in (-0.12, 0.12)]
    handle += [place(plate([(x * 0.8 - 0.3, z * 0.55) for x, z in [*body, *under]], 0.04, 0.015, dark), (0, -0.2, 0)), *[place(box(0.05, 0.06, 0.2, 0.02, grip), (-0.8 - 0.22 * k, -0.22, 0)) for k in range(6)]]
    pins = [place(lathe(rounded([(0, 0.06), (0.13, 0.05, 0.03), (0.15, 0)]), brass, 40), (0, -0.2, 0), (90, 0, 0)), place(box(0.16, 0.06, 0.03, 0.01, dark), (0, -0.265, 0), (0, 30, 0))]
    group(group(*handle, *pins), group(*blade, turn=(0, -38, 0)), turn=(-10, -26, 0))


def hacksaw():
    """A frame with its blade, two spare blades below."""
    steel, red, dark = material("steel", "#c3c9d1", 0.26, metal=0.9), material("grip", "#d8402f", 0.4, coat=0.2), material("blade", "#3b424d", 0.4, metal=0.6)
    bow = rounded([(-1.3, 0.1), (-1.3, 1.0, 0.2), (1.9, 1.0, 0.3), (1.9, -0.5)], steps=10)
    parts = [place(box(3.0, 0.16, 0.24, 0.06, steel), (0.3, 0, 0.95)), tube([(x, 0, z) for x, z in bow], 0.1, steel)]
    grip = rounded([(-1.25, 1.1, 0.1), (-1.2, 0.4, 0.1), (-1.3, -0.1, 0.1), (-1.45, -0.75, 0.12), (-1.95, -0.75, 0.16), (-2.05, -0.5, 0.1), (-1.8, 0.1, 0.3), (-1.85, 0.8, 0.2), (-1.7, 1.1, 0.14)], closed=True)
    parts += [plate(grip, 0.34, 0.12, red), *[place(lathe(rounded([(0, 0.08), (0.08, 0.06, 0.03), (0.1, 0)]), steel, 24), (x, -0.08, -0.42), (90, 0, 0)) for x in (-1.15, 1.9)]]

    def blade():
        line = [(-1.55, 0.1), (1.55, 0.1)]
        for k in range(62):
            line += [(1.5 - 0.05 * k, -0.1), (1.475 - 0.05 * k, -0.15)]
        return plate([*line, (-1.55, -0.1)], 0.03, 0.005, dark, [circle(0.045, (-1.45, 0.0), 20), circle(0.045, (1.45, 0), 20)])

    parts += [place(blade(), (0.38, -0.05, -0.42)), place(blade(), (0.4, -0.2, -1.3), (0, 4, 0)), place(blade(), (0.5, -0.2, -1.7), (0, -3, 0)), place(lathe(rounded([(0, 0), (0.12, 0.02, 0.03), (0.12, 0.3)]), steel, 32), (1.95, 0, -0.42), (0, 90, 0))]
    group(*parts, turn=(-8, -22, 0))


def steel_square():
    """A try square of steel with a scale."""
    steel, ink, wood = material("steel", "#c9ced6", 0.26, metal=0.85), material("ink", "#3a404c", 0.6), material("stock", "#3c424c", 0.4, metal=0.5)
    brass = material("brass", "#d8b25c", 0.28, metal=0.9)
    parts = [place(box(0.42, 0.06, 3.0, 0.012, steel), (0, 0, 1.1)), place(box(2.2, 0.34, 0.5, 0.06, wood), (0.9, 0, -0.35))]
    parts += [place(box((0.22, 0.1, 0.15)[0 if k % 10 == 0 else 2 if k % 5 == 0 else 1], 0.01, 0.016, 0.001, ink), (0.2 - (0.22, 0.1, 0.15)[0 if k % 10 == 0 else 2 if k % 5 == 0 else 1] / 2, -0.033, 0.0 + 0.05 * k)) for k in range(51)]
    parts += [place(lathe(rounded([(0, 0.03), (0.07, 0.02, 0.01), (0.08, 0)]), brass, 24), (x, -0.17, -0.35), (90, 0, 0)) for x in (0.1, 0.6, 1.7)]
    group(*parts, turn=(-10, 24, -20))


def magnifier():
    """A round glass on a handle."""
    glass = clear(material("glass", "#d9ecf4", 0.05, coat=1.0), 0.16, 0.55)
    steel, wood = material("steel", "#cdd2d8", 0.22, metal=0.9), material("wood", "#6b4630", 0.42, coat=0.35)
    gleam = clear(material("gleam", "#ffffff", 0.2, glow=0.4), 0.55, 0.55)
    parts = [place(lathe(rounded([(0, 0.14), (0.6, 0.1, 0.3), (1.08, 0.02)]), glass, 96), turn=(90, 0, 0)), place(ring(1.12, 0.1, steel), turn=(90, 0, 0)), place(ring(1.04, 0.03, material("rim", "#8d959f", 0.3, metal=0.9)), (0, -0.09, 0), (90, 0, 0))]
    arc = [(0.8 * cos(a), -0.14, 0.8 * sin(a)) for a in [pi * 0.62 + 0.28 * pi * k / 24 for k in range(25)]]
    parts.append(tube(arc, 0.05, gleam, radii=[0.3 + 0.7 * sin(pi * k / 24) for k in range(25)]))
    parts += [lathe(rounded([(0.1, -1.15), (0.12, -1.5), (0.16, -1.52, 0.03), (0.17, -1.75)]), steel, 48), lathe(rounded([(0.16, -1.7), (0.2, -1.9, 0.1), (0.25, -2.6, 0.3), (0.2, -3.3, 0.16), (0, -3.4)], steps=10), wood, 64), place(ring(0.19, 0.03, steel), (0, 0, -1.76))]
    group(*parts, turn=(-6, 40, 0))


def g_clamp():
    """A cast frame with a screw and a swivel pad."""
    paint, steel = material("paint", "#2f62a8", 0.42, coat=0.2), material("steel", "#b9c0c9", 0.28, metal=0.9)
    outer = rounded([(-1.0, -1.5, 0.4), (0.75, -1.5, 0.14), (0.75, -1.1, 0.1), (-0.5, -1.02, 0.3), (-0.5, 1.1, 0.3), (0.75, 1.2, 0.1), (0.75, 1.62, 0.14), (-1.0, 1.62, 0.4)], closed=True, steps=10)
    parts = [plate(outer, 0.36, 0.08, paint), plate(rounded([(-0.9, -1.2, 0.2), (-0.62, -1.05, 0.1), (-0.62, 1.15, 0.1), (-0.9, 1.3, 0.2)], closed=True), 0.5, 0.08, paint), place(lathe(rounded([(0, -0.3), (0.3, -0.3, 0.05), (0.3, 0.25, 0.05), (0, 0.25)]), paint, 48), (0.52, 0, -1.3)), place(lathe(rounded([(0, 0), (0.28, 0, 0.03), (0.28, 0.14, 0.03), (0, 0.14)]), steel, 48), (0.52, 0, 1.06))]

    def screw(u, v):
        turn = v * 22 + u
        r = 0.15 - 0.035 * abs((turn % 1) * 2 - 1)
        return (0.52 + r * cos(2 * pi * u), r * sin(2 * pi * u), -2.5 + 2.7 * v)

    parts += [sheet(screw, 48, 220, steel, closed=True), place(lathe(rounded([(0, 0.3), (0.3, 0.3, 0.04), (0.32, 0.2, 0.04), (0.16, 0.08, 0.04), (0.15, 0)]), steel, 48), (0.52, 0, 0.16)), ball(0.18, steel, (0.52, 0, -2.5)), tube([(-0.1, -0.2, -2.5), (1.14, 0.2, -2.5)], 0.06, steel), ball(0.1, steel, (-0.1, -0.2, -2.5)), ball(0.1, steel, (1.14, 0.2, -2.5))]
    group(*parts, turn=(-8, 16, -24))


def toothed(teeth, radius, deep, surface, bore, spokes=0):
    outline = []
    for k in range(teeth):
        for share, r in ((0.0, radius), (0.2, radius), (0.3, radius + deep), (0.6, radius + deep * 0.98), (0.72, radius)):
            a = 2 * pi * (k + share) / teeth
            outline.append((r * cos(a), r * sin(a)))
    holes = [circle(bore, count=32)] + [circle(radius * 0.2, (radius * 0.6 * cos(2 * pi * k / spokes), radius * 0.6 * sin(2 * pi * k / spokes)), 32) for k in range(spokes)]
    return group(plate(outline, 0.24, 0.03, surface, holes), place(lathe(rounded([(bore, -0.2), (bore + 0.12, -0.2, 0.02), (bore + 0.12, 0.2, 0.02), (bore, 0.2)]), surface, 40), turn=(90, 0, 0)))


def gears():
    """Small wheels of brass and plastic that mesh, and a worm."""
    brass = material("brass", "#d8ab4c", 0.28, metal=0.9)
    tones = [material(f"plastic {k}", tone, 0.4, coat=0.2) for k, tone in enumerate(("#f2f1ec", "#d8482f", "#2f74c0", "#3fa563", "#30343b"))]
    plan = ((24, 0.95, brass, 5, -0.55, 0.45), (14, 0.55, tones[0], 0, 1.08, 0.75), (18, 0.7, tones[1], 4, 0.9, -0.75), (12, 0.46, tones[2], 0, -0.5, -1.2), (10, 0.38, brass, 0, -1.6, -0.85), (12, 0.46, tones[3], 0, -1.75, 1.35), (10, 0.36, tones[4], 0, 1.95, 0.0), (12, 0.44, brass, 0, 0.35, 1.75))
    for n, (teeth, radius, surface, spokes, x, z) in enumerate(plan):
        place(toothed(teeth, radius, 0.14, surface, 0.1, spokes), (x, 0.05 * (n % 3), z), (0, n * 13, 0))


models = {
    "hatchet": (hatchet, 8),
    "garden-pick": (pick, 8),
    "mallet": (mallet, 8),
    "engineers-hammer": (engineers_hammer, 8),
    "folding-saw": (folding_saw, 6),
    "hacksaw": (hacksaw, 6),
    "steel-square": (steel_square, 6),
    "magnifier": (magnifier, 6),
    "g-clamp": (g_clamp, 6),
    "gears": (gears, 8),
}
