"""Fans, and flowers for the hair."""

from math import cos, pi, sin

from finishes import woven
from shapes import ball, circle, group, lathe, material, place, plate, rounded, sheet, through, tube
from trinkets import silver
from wooden import wood


def leaf(inner, outer, surface, ribs=15, spread=76, deep=0.05):
    """The folded cloth of a fan; `outer` may depend on the share of its width."""
    reach = outer if callable(outer) else lambda _u: outer

    def point(u, v):
        a = (90 + spread - 2 * spread * u) * pi / 180
        r = inner + (reach(u) - inner) * v
        fold = abs((u * ribs * 2) % 2 - 1) - 0.5
        return (r * cos(a), fold * deep * 2 * r / 2.4, r * sin(a))

    return sheet(point, ribs * 12, 24, surface, thick=0.012)


def ribs(length, surface, count=16, spread=76, wide=0.07, outer=None):
    parts = []
    for k in range(count):
        guard = k in (0, count - 1)
        a = -spread + 2 * spread * k / (count - 1)
        w = wide * (1.7 if guard else 1)
        shape = rounded([(-w * 0.8, -0.22, 0.05), (w * 0.8, -0.22, 0.05), (w * 0.9, 0.6), (w, length, 0.04), (-w, length, 0.04), (-w * 0.9, 0.6)], closed=True)
        parts.append(place(plate(shape, 0.03, 0.01, (outer or surface) if guard else surface), (0, -0.05 if guard else 0.03 + 0.002 * k, 0), (0, a, 0)))
    parts += [place(lathe(rounded([(0, 0.06), (0.07, 0.05, 0.03), (0.09, 0)]), silver()), (0, -0.08, 0), (90, 0, 0))]
    return parts


def folded_fan():
    """Plain cotton on bamboo."""
    group(leaf(1.05, 2.35, woven(material("leaf", rough=0.75), 50, 0.006)), *ribs(2.3, wood("#d7b27a")), turn=(-8, 6, 0))


def lace_fan():
    """Scallops of lace with holes along the edge."""
    cloth, lace = woven(material("leaf", rough=0.75), 50, 0.006), material("lace", rough=0.8, shade=0.98)
    parts = [leaf(1.05, 2.2, cloth), *ribs(2.15, wood("#d7b27a"))]
    for k in range(15):
        a = (90 + 76 - 152 * (k + 0.5) / 15) * pi / 180
        scallop = [(0.25 * cos(t), 0.2 * max(0, sin(t)) ** 0.8) for t in [pi * j / 16 for j in range(17)]]
        holes = [circle(0.035, (0.14 * cos(t), 0.03 + 0.11 * sin(t)), 14) for t in (0.5, 1.2, 1.95, 2.65)] + [circle(0.03, (0, 0.05), 14)]
        trim = plate([(-0.25, -0.06), (0.25, -0.06), *scallop], 0.02, 0.004, lace, holes)
        parts.append(group(trim, at=(2.22 * cos(a), -0.05, 2.22 * sin(a)), turn=(0, 90 - a * 180 / pi, 0)))
        parts.append(place(ball(0.035, lace), (2.08 * cos(a), -0.07, 2.08 * sin(a))))
    group(*parts, turn=(-8, 6, 0))


def dance_fan():
    """A veil flows on from the leaf."""
    silk, veil = material("silk", rough=0.45, sheen=0.4), material("veil", rough=0.5, sheen=0.4, shade=0.88)

    def flow(u, v):
        a = (90 + 76 - 152 * u) * pi / 180
        r = 2.1 + 0.75 * v
        wave = 0.16 * v * sin(2 * pi * 9 * u) + 0.05 * v * sin(2 * pi * 23 * u)
        return (r * cos(a) + 0.12 * v * cos(40 * u), wave - 0.1, r * sin(a) - 0.16 * v * (1 + 0.6 * sin(2 * pi * 5 * u)) - 0.55 * v * v * abs(cos(a)) ** 2)

    group(leaf(0.95, 2.15, silk), sheet(flow, 240, 24, veil, thick=0.012), *ribs(2.15, wood("#7a4a30")), turn=(-8, 8, 0))


def wooden_fan():
    """Carved ribs alone, held by a ribbon."""
    pale, ribbon = wood("#c99f68"), material("ribbon", "#8a4a38", 0.6)
    count, spread, parts = 19, 76, []
    for k in range(count):
        a = -spread + 2 * spread * k / (count - 1)
        shape = rounded([(-0.07, -0.22, 0.05), (0.07, -0.22, 0.05), (0.1, 0.8), (0.185, 2.2, 0.1), (0, 2.42, 0.06), (-0.185, 2.2, 0.1), (-0.1, 0.8)], closed=True)
        holes = [rounded([(0, z0 - h, 0.02), (w, z0, 0.03), (0, z0 + h, 0.02), (-w, z0, 0.03)], closed=True) for z0, h, w in ((1.0, 0.13, 0.05), (1.32, 0.13, 0.07), (1.64, 0.13, 0.085))]
        holes += [circle(0.035, (x, z), 16) for x, z in ((-0.075, 2.12), (0.075, 2.12), (0, 2.24), (0, 0.72))]
        parts.append(place(plate(shape, 0.028, 0.006, pale, holes), (0, 0.018 * (k % 2) + 0.001 * k, 0), (0, a, 0)))
    parts.append(tube([(1.93 * cos(a), -0.03, 1.93 * sin(a)) for a in [(90 - spread + 2 * spread * k / 80) * pi / 180 for k in range(81)]], 0.03, ribbon))
    parts += [place(lathe(rounded([(0, 0.06), (0.07, 0.05, 0.03), (0.09, 0)]), material("rivet", "#d8b25c", 0.28, metal=0.9)), (0, -0.04, 0), (90, 0, 0))]
    tassel_ = material("tassel", "#8a4a38", 0.7)
    parts += [tube(through([(0, -0.03, -0.16), (0.1, -0.05, -0.45), (0.0, -0.05, -0.7)], 8), 0.02, tassel_), place(lathe(rounded([(0, 0), (0.07, -0.04, 0.03), (0.12, -0.6), (0, -0.6)]), tassel_), (0, -0.05, -0.68))]
    group(*parts, turn=(-8, 6, 0))


def petal(long, wide, surface, cup=0.2, notch=0.0, curl=0.0):
    """Grows up from the origin and opens towards the camera."""
    def point(u, v):
        x = 2 * u - 1
        w = wide * sin(pi * min(1, 0.06 + v * 0.9)) ** 0.7 if v < 0.97 else wide * 0.26
        z = long * v * (1 - notch * (1 - abs(x)) * v ** 6)
        return (w * x, -cup * (v * (1.6 - v)) - 0.25 * wide * x * x + curl * v * v + 0.02 * sin(9 * x) * v, z)

    return sheet(point, 20, 24, surface, thick=0.03, subdivide=1)


def flower(petals, long, wide, surface, cup=0.2, notch=0.0, lift=25, at=(0, 0, 0), start=0.0, curl=0.0):
    return group(*[group(place(petal(long, wide, surface, cup, notch, curl), turn=(lift, 0, 0)), turn=(0, start + 360 * k / petals, 0)) for k in range(petals)], at=at)


def snap(at, turn, surface, long=2.3):
    """An alligator clip that shows behind its flower."""
    shape = rounded([(-long / 2, -0.1, 0.08), (long / 2, -0.16, 0.1), (long / 2, 0.16, 0.1), (-long / 2, 0.1, 0.08)], closed=True)
    parts = [plate(shape, 0.05, 0.02, surface), place(plate(shape, 0.05, 0.02, surface), (0, 0.14, 0), (0, 0, 3))]
    return group(*parts, at=at, turn=turn)


def cherry():
    dye, edge, gold_ = material("petal", rough=0.3, coat=0.5, shade=0.84), material("heart", rough=0.3, coat=0.5, shade=0.6), material("stamen", "#f0c24a", 0.4)
    parts = [snap((0.2, 0.34, 0), (0, 24, 0), silver(), 2.9), flower(5, 1.05, 0.42, dye, 0.16, 0.2, 20), flower(5, 0.42, 0.16, edge, 0.1, 0, 10, (0, -0.1, 0))]
    for k in range(10):
        a = 2 * pi * k / 10
        parts += [tube([(0, -0.1, 0), (0.3 * cos(a), -0.34, 0.3 * sin(a))], 0.014, gold_), ball(0.04, gold_, (0.32 * cos(a), -0.35, 0.32 * sin(a)))]
    group(*parts, turn=(-8, 0, -12))


def hibiscus():
    dye, heart_, pollen = material("petal", rough=0.6), material("throat", rough=0.6, shade=0.42), material("pollen", "#f4c63f", 0.6)
    parts = [snap((0, 0.4, -0.1), (0, 16, 0), material("clip", "#33373f", 0.4), 2.6), flower(5, 1.35, 0.57, dye, 0.24, 0.05, 24, curl=0.22), flower(5, 0.5, 0.2, heart_, 0.1, 0, 20, (0, -0.1, 0))]
    column = through([(0, -0.1, 0), (0.06, -0.5, 0.1), (0.2, -0.95, 0.28)], 8)
    parts.append(tube(column, 0.06, pollen))
    for n, (x, y, z) in enumerate(column[6:]):
        parts += [ball(0.045, pollen, (x + 0.1 * cos(n * 2.4 + d), y, z + 0.1 * sin(n * 2.4 + d))) for d in (0, 2.1, 4.2)]
    green = material("leaf", "#3f8a4f", 0.6)
    parts += [group(place(petal(0.9, 0.3, green, 0.1), turn=(8, 0, 0)), at=(0.6 * cos(a), 0.22, 0.6 * sin(a)), turn=(0, 90 - a * 180 / pi, 0)) for a in (-0.5, 3.6)]
    group(*parts, turn=(-6, 0, -14))


def daisies():
    """Six hairpins side by side."""
    dye, yellow, wire = material("petal", rough=0.5, shade=0.9), material("heart", "#f2bd36", 0.7), material("wire", "#b9924f", 0.3, metal=0.9)
    for k in range(6):
        x, z = -1.75 + 0.7 * k, 0.16 * (-1) ** k
        pin = [(-0.09, -0.1), (-0.09, -0.7), (-0.13, -0.9), (-0.07, -1.1), (-0.12, -1.3), (-0.08, -1.95)]
        parts = [tube([(px * s, 0.1, pz) for px, pz in through(pin, 6)], 0.022, wire) for s in (1, -1)] + [tube([(-0.09, 0.1, -0.1), (0, 0.1, 0.02), (0.09, 0.1, -0.1)], 0.022, wire)]
        parts += [flower(13, 0.42, 0.085, dye, 0.05, 0, 12), place(ball(0.15, yellow), (0, -0.08, 0), scale=(1, 0.6, 1))]
        group(*parts, at=(x, 0, z), turn=(0, (k - 2.5) * 3, 0))


def rose(dye, inner, at=(0, 0, 0), scale=1.0, turn=(0, 0, 0)):
    """Petals wind out from a bud that faces up (z)."""
    parts = [lathe(through([(0, 0.75), (0.14, 0.74), (0.2, 0.6), (0.16, 0.2), (0, 0)], 6), inner, 32)]
    for k in range(16):
        share = k / 15
        r, high, lean = 0.12 + 0.36 * share, 0.82 - 0.22 * share, 4 + 46 * share ** 1.6
        shade = inner if k < 6 else dye

        def point(u, v, r=r, high=high):
            a = (u - 0.5) * 1.7
            flare = r * (0.55 + 0.5 * v) + 0.1 * v ** 4
            top = high * v * (1 - 0.16 * (2 * u - 1) ** 2)
            return (flare * sin(a), -flare * cos(a) + r * 0.5, top)

        parts.append(group(place(sheet(point, 14, 14, shade, thick=0.02, subdivide=1), turn=(lean * 0.7, 0, 0)), turn=(0, 0, k * 137.5)))
    return group(*parts, at=at, turn=turn, scale=scale)


def corsage():
    """A rose with leaves and buds on an elastic band."""
    dye, inner, green, pearl = material("rose", rough=0.6, sheen=0.3), material("bud", rough=0.6, sheen=0.3, shade=0.58), material("leaf", "#3f7f4d", 0.6), material("pearl", "#f5efe4", 0.2, coat=0.7)
    band, ribbon = material("band", "#f6f1e6", 0.7), material("ribbon", rough=0.45, shade=0.86)
    wrist = [(1.15 * cos(a), 0.75 + 0.85 * sin(a)) for a in [2 * pi * k / 64 for k in range(64)]]
    parts = [sheet(lambda u, v: (wrist[round(u * 64) % 64][0], wrist[round(u * 64) % 64][1], -0.3 + 0.4 * (v - 0.5) + 0.02 * sin(u * 120)), 64, 4, band, closed=True, thick=0.03)]
    parts.append(rose(dye, inner, (0, -0.25, -0.1), 1.35, (64, 0, 0)))
    for a in (0.5, 1.7, 2.7, 3.8, 5.4):
        parts.append(group(place(petal(1.0, 0.34, green, 0.12), turn=(14, 0, 0)), at=(0.45 * cos(a), -0.1, -0.1 + 0.45 * sin(a)), turn=(0, 90 - a * 180 / pi, 0)))
    for x, z in ((-0.9, 0.5), (-1.0, 0.25), (0.85, 0.55), (1.0, -0.5), (-0.8, -0.75)):
        parts.append(ball(0.09, pearl, (x, -0.5, z)))
    for s in (-1, 1):
        tail = through([(s * 0.1, -0.2, -0.6), (s * 0.35, -0.35, -1.0), (s * 0.3, -0.3, -1.4), (s * 0.55, -0.35, -1.8)], 10)
        parts.append(sheet(lambda u, v, tail=tail: (tail[round(v * 30)][0] + 0.16 * (2 * u - 1), tail[round(v * 30)][1], tail[round(v * 30)][2] + 0.04 * (2 * u - 1)), 4, 30, ribbon, thick=0.015))
    group(*parts, turn=(0, 0, -10))


models = {
    "folding-fan": (folded_fan, 4), "lace-fan": (lace_fan, 4), "dance-fan": (dance_fan, 4), "wooden-fan": (wooden_fan, 4),
    "cherry-clip": (cherry, 4), "hibiscus-clip": (hibiscus, 4), "daisy-pins": (daisies, 4), "rose-corsage": (corsage, 8),
}
