"""Glasses, watches and what is on a dressing table."""

from math import cos, pi, sin

from dial import hands, minute_marks
from finishes import clear
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def spectacles(frame, lens, half, wide, radius, steel):
    """`half` is the outline of the right lens about its centre, which is `wide` from the middle."""
    grown = [(x * (1 + radius / max(0.01, (x * x + z * z) ** 0.5)), z * (1 + radius / max(0.01, (x * x + z * z) ** 0.5))) for x, z in half]
    parts = []
    for side in (-1, 1):
        rim = plate([(side * (wide + x), z) for x, z in grown], 0.13, 0.045, frame, [[(side * (wide + x), z) for x, z in half]])
        glass = plate([(side * (wide + 1.02 * x), 1.02 * z) for x, z in half], 0.05, 0.012, lens)
        parts.append(place(group(rim, glass), turn=(0, 0, side * -5)))
        hinge = side * (wide + max(x for x, _ in grown))
        parts.append(place(box(0.2, 0.14, 0.2, 0.04, frame), (hinge - side * 0.03, 0.08, 0.26)))
        parts.append(ball(0.035, steel, (hinge - side * 0.06, -0.0, 0.27), (1.4, 0.5, 1)))
        arm = through([(hinge, 0.1, 0.27), (hinge + side * 0.05, 0.7, 0.27), (hinge + side * 0.03, 1.5, 0.25), (hinge - side * 0.06, 2.0, 0.12), (hinge - side * 0.1, 2.35, -0.22)], 10)
        parts.append(tube(arm, 0.075, frame))
    inner = wide - max(-x for x, _ in half)
    parts.append(tube(through([(-inner, -0.01, 0.2), (-inner * 0.5, -0.05, 0.29), (inner * 0.5, -0.05, 0.29), (inner, -0.01, 0.2)], 8), 0.065, frame))
    return group(*parts, turn=(0, 0, -24))


def sunglasses():
    frame, lens = material("frame", rough=0.25, coat=0.5), material("lens", "#23262d", 0.08, coat=1.0)
    half = rounded([(-0.52, 0.36, 0.16), (0.58, 0.42, 0.16), (0.5, -0.3, 0.34), (-0.04, -0.44, 0.5), (-0.42, -0.28, 0.3)], closed=True, steps=14)
    spectacles(frame, lens, half, 0.74, 0.1, material("steel", "#d8dce1", 0.25, metal=0.9))


def reading_glasses():
    frame = material("frame", rough=0.25, coat=0.5)
    lens = clear(material("lens", "#e4eef2", 0.05, coat=1.0), 0.1, 0.4)
    half = rounded([(-0.48, 0.3, 0.28), (0.5, 0.32, 0.26), (0.48, -0.26, 0.36), (-0.44, -0.3, 0.36)], closed=True, steps=14)
    spectacles(frame, lens, half, 0.7, 0.075, material("steel", "#d8dce1", 0.25, metal=0.9))


def watch():
    """Laid flat, strap above and below the dial."""
    strap, steel = material("strap", rough=0.5), material("steel", "#cfd4da", 0.22, metal=0.9)
    dial, ink = material("dial", "#f8f6f0", 0.5), material("ink", "#262a33", 0.5)
    red, hole = material("second", "#d2453b", 0.5), material("hole", "#30343c", 0.8)
    upper = rounded([(-0.44, 0.6), (0.44, 0.6), (0.36, 1.3, 0.4), (0.34, 2.05, 0.05), (-0.34, 2.05, 0.05), (-0.36, 1.3, 0.4)], closed=True)
    lower = rounded([(-0.44, -0.6), (-0.36, -1.3, 0.4), (-0.33, -2.45, 0.2), (0, -2.62, 0.2), (0.33, -2.45, 0.2), (0.36, -1.3, 0.4), (0.44, -0.6)], closed=True)
    parts = [plate(upper, 0.16, 0.06, strap), plate(lower, 0.16, 0.06, strap)]
    case = rounded([(0, 0.12), (0.72, 0.12, 0.02), (0.78, 0.24, 0.06), (0.9, 0.2, 0.06), (0.95, 0, 0.1), (0.84, -0.16, 0.05), (0, -0.16)], steps=10)
    parts += [place(lathe(case, steel, 160), turn=(90, 0, 0)), place(lathe([(0, 0), (0.74, 0)], dial, 120), (0, -0.128, 0), (90, 0, 0))]
    parts += [place(box(0.3, 0.2, 0.3, 0.07, steel), (x, 0.02, z)) for x in (-0.36, 0.36) for z in (-0.82, 0.82)]
    parts += minute_marks(0.69, -0.136, ink, hour=(0.13, 0.045), minute=(0.05, 0.014))
    parts += hands([(-58, 0.36, 0.07, -0.15, ink), (58, 0.54, 0.05, -0.165, ink), (210, 0.56, 0.02, -0.18, red)], 0.012, 0.005)
    parts.append(place(lathe(rounded([(0, 0.04), (0.06, 0.035, 0.02), (0.065, 0)]), steel, 32), (0, -0.18, 0), (90, 0, 0)))
    parts.append(place(lathe(rounded([(0, 0.0), (0.13, 0.0, 0.03), (0.13, 0.16, 0.03), (0, 0.16)]), steel, 48), (0.9, 0, 0), (0, 90, 0)))
    parts += [place(lathe([(0, 0), (0.045, 0)], hole, 32), (0, -0.083, -1.55 - 0.2 * k), (90, 0, 0)) for k in range(4)]
    buckle = rounded([(-0.44, 1.95, 0.06), (0.44, 1.95, 0.06), (0.44, 2.32, 0.12), (-0.44, 2.32, 0.12)], closed=True)
    parts.append(tube([(x, -0.04, z) for x, z in buckle], 0.055, steel, closed=True))
    parts.append(tube([(0, -0.09, 2.0), (0, -0.1, 2.34)], 0.035, steel))
    parts.append(place(box(0.8, 0.24, 0.16, 0.06, strap), (0, 0, 1.62)))
    group(*parts, turn=(-10, 18, 0))


def mirror():
    """A scalloped mirror on a foot."""
    frame, face = material("frame", rough=0.34, coat=0.3), material("face", "#dbe6ec", 0.06, metal=0.8, coat=1.0)
    gleam = material("gleam", "#f6fafc", 0.1, coat=1.0)
    outline = [((1.14 + 0.085 * abs(sin(6 * a)) ** 0.8) * cos(a), (1.14 + 0.085 * abs(sin(6 * a)) ** 0.8) * sin(a)) for a in [2 * pi * k / 288 for k in range(288)]]
    parts = [plate(outline, 0.2, 0.08, frame, [circle(0.94, count=120)]), plate(circle(0.97, count=120), 0.08, 0.01, face)]
    parts.append(place(ring(0.945, 0.03, frame), (0, -0.09, 0), (90, 0, 0)))
    for shift, half in ((-0.16, 0.13), (0.16, 0.05)):
        reach = 0.84
        corners = [(-reach * 0.7 + shift - half, -reach * 0.6), (-reach * 0.7 + shift + half, -reach * 0.66), (reach * 0.5 + shift + half, reach * 0.66), (reach * 0.5 + shift - half, reach * 0.72)]
        parts.append(place(plate(corners, 0.01, 0.002, gleam), (0, -0.043, 0)))
    glass = group(*parts, at=(0, -0.05, 1.72), turn=(-9, 0, 0))
    foot = rounded([(0, 0), (0.72, 0, 0.03), (0.74, 0.08, 0.06), (0.3, 0.17, 0.2), (0.1, 0.34, 0.1), (0.085, 0.8), (0, 0.8)], steps=10)
    group(glass, lathe(foot, frame), ball(0.12, frame, (0, 0.06, 0.62)), turn=(0, 0, -20))


def lipstick():
    case, gold = material("case", "#2c2f37", 0.3, coat=0.4), material("gold", "#dcb45a", 0.25, metal=0.9)
    balm = material("balm", rough=0.38, coat=0.25)
    profile = rounded([(0.25, 1.0), (0.25, 1.6), (0.25, 2.14, 0.14), (0, 2.18)], steps=12)
    last = len(profile) - 1

    def slanted(u, v):
        r, z = profile[round(v * last)]
        x, y = r * cos(2 * pi * u), r * sin(2 * pi * u)
        return (x, y, min(z, 1.86 + 1.05 * x) if z > 1.5 else z)

    parts = [lathe(rounded([(0, 0), (0.4, 0, 0.03), (0.4, 0.78, 0.03), (0, 0.78)]), case), lathe(rounded([(0.3, 0.78), (0.34, 0.78, 0.02), (0.34, 1.14, 0.03), (0.26, 1.15)]), gold)]
    parts += [sheet(slanted, 96, last, balm, closed=True), lathe(rounded([(0.4, 0.7), (0.408, 0.7), (0.408, 0.77), (0.4, 0.77)]), gold)]
    cap = group(lathe(rounded([(0, 0), (0.41, 0, 0.02), (0.41, 1.34, 0.08), (0, 1.36)]), case), lathe([(0.41, 0.02), (0.418, 0.03), (0.418, 0.11), (0.41, 0.12)], gold), at=(-0.86, 0.42, 0))
    group(*parts, cap)


def fan():
    """A folding fan, opened."""
    silk, lace = material("silk", rough=0.6, sheen=0.3), material("lace", "#fbf6ea", 0.7)
    wood, steel = material("wood", "#b98a55", 0.5, coat=0.15), material("pin", "#d8b25c", 0.3, metal=0.9)
    folds, sweep = 22, 150 * pi / 180

    def leaf(u, v):
        a = pi / 2 + sweep / 2 - sweep * u
        pleat = 0.05 * (1 - 2 * abs((u * folds) % 1 - 0.5) * 2)
        r = 0.85 + 1.05 * v
        return (r * cos(a), pleat * (0.5 + 0.5 * v), r * sin(a))

    def edge(u, v):
        a = pi / 2 + sweep / 2 - sweep * u
        x, y, _z = leaf(u, 1)
        r = 1.88 + (0.05 + 0.09 * abs(sin(pi * u * folds)) ** 0.6) * v
        return (r * cos(a), y - 0.012, r * sin(a))

    parts = [sheet(leaf, folds * 12, 16, silk, thick=0.012), sheet(edge, folds * 24, 6, lace, thick=0.01)]
    for k in range(folds + 1):
        a = 90 + (sweep * 90 / pi) - sweep * 180 / pi * k / folds
        outer = k in (0, folds)
        long, wide = (1.98, 0.12) if outer else (0.98, 0.075)
        rib = plate(rounded([(-0.1, -wide * 0.35, 0.04), (long, -wide * 0.5, 0.02), (long, wide * 0.5, 0.02), (-0.1, wide * 0.35, 0.04)], closed=True), 0.03, 0.008, wood)
        parts.append(place(rib, (0, (-0.07 if outer else 0.01 - 0.002 * (k % 2)), 0), (0, -a, 0)))
    parts.append(place(lathe(rounded([(0, 0.05), (0.07, 0.045, 0.02), (0.08, 0)]), steel, 32), (0, -0.09, 0), (90, 0, 0)))
    group(*parts, turn=(-8, -8, 0))


def comb():
    """A comb with wide teeth and a handle."""
    plastic = material("plastic", rough=0.3, coat=0.4)
    outline = [(-1.55, 0.36, 0.2), (-1.62, 0.06, 0.18), (-1.5, -0.06, 0.06)]
    count, first, step = 13, -1.42, 0.165
    for k in range(count):
        x = first + step * k
        long = 0.86 - 0.14 * (k / count) ** 2
        outline += [(x, -0.06, 0.03), (x + 0.012, -long, 0.04), (x + 0.093, -long, 0.04), (x + 0.105, -0.06, 0.03)]
    outline += [(0.85, -0.04, 0.2), (1.2, 0.04, 0.3), (2.1, -0.02, 0.12), (2.2, 0.2, 0.14), (2.1, 0.38, 0.12), (1.2, 0.3, 0.3), (0.6, 0.42, 0.3)]
    shape = rounded(outline, closed=True, steps=5)
    group(plate(shape, 0.16, 0.022, plastic, [circle(0.08, (2.0, 0.18), 40)]), turn=(-10, -30, 0))


models = {
    "sunglasses": (sunglasses, 16), "reading-glasses": (reading_glasses, 16), "watch": (watch, 6), "mirror": (mirror, 8),
    "lipstick": (lipstick, 10), "fan": (fan, 6), "comb": (comb, 6),
}
