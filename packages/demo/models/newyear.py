"""The lunar New Year."""

from math import atan2, cos, pi, sin

from finishes import noisy
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint, wood


def strokes(bars, surface, at, size, turn=(0, 0, 0), depth=0.012):
    """A character of straight bars: (from, to) in a square of side 1."""
    parts = []
    for x0, z0, x1, z1 in bars:
        long, a = ((x1 - x0) ** 2 + (z1 - z0) ** 2) ** 0.5, -180 / pi * atan2(z1 - z0, x1 - x0)
        parts.append(group(box(long + 0.07, depth, 0.07, 0.004, surface), at=((x0 + x1) / 2, 0, (z0 + z1) / 2), turn=(0, a, 0)))
    return group(*parts, at=at, turn=turn, scale=size)


luck = (
    (-0.3, 0.46, -0.24, 0.38), (-0.45, 0.26, -0.12, 0.26), (-0.12, 0.26, -0.42, -0.08), (-0.27, 0.1, -0.27, -0.46), (-0.2, 0.02, -0.1, -0.08),
    (0.0, 0.42, 0.46, 0.42), (0.08, 0.28, 0.38, 0.28), (0.08, 0.1, 0.38, 0.1), (0.08, 0.28, 0.08, 0.1), (0.38, 0.28, 0.38, 0.1),
    (0.02, -0.04, 0.44, -0.04), (0.02, -0.42, 0.44, -0.42), (0.02, -0.04, 0.02, -0.42), (0.44, -0.04, 0.44, -0.42), (0.02, -0.23, 0.44, -0.23), (0.23, -0.04, 0.23, -0.42),
)


def red_envelopes():
    """A pack of fifty, and five fanned before it."""
    red, gold, deep = material("red", "#c8202a", 0.5), material("gold", "#e3b54a", 0.3, metal=0.8), material("deep", "#a5161f", 0.6)
    outline = rounded([(-0.62, -1.15, 0.05), (0.62, -1.15, 0.05), (0.62, 1.15, 0.05), (-0.62, 1.15, 0.05)], closed=True)

    def envelope(at, turn):
        frame = plate(rounded([(-0.54, -1.07, 0.05), (0.54, -1.07, 0.05), (0.54, 1.07, 0.05), (-0.54, 1.07, 0.05)], closed=True), 0.012, 0.003, gold, [rounded([(-0.51, -1.04, 0.04), (0.51, -1.04, 0.04), (0.51, 1.04, 0.04), (-0.51, 1.04, 0.04)], closed=True)])
        parts = [plate(outline, 0.03, 0.01, red), place(frame, (0, -0.018, 0)), place(lathe([(0, 0.02), (0.36, 0.02), (0.36, 0)], gold, 64), (0, -0.01, 0.2), (90, 0, 0)), strokes(luck, red, (0, -0.036, 0.2), 0.5)]
        parts += [place(plate(rounded([(-0.62, 0.72), (0.62, 0.72), (0.62, 1.15, 0.05), (-0.62, 1.15, 0.05)], closed=True), 0.014, 0.004, deep), (0, -0.014, 0))] + [place(ring(0.09 + 0.05 * k, 0.012, gold), (0, -0.02, -0.75), (90, 0, 0)) for k in range(3)]
        return group(*parts, at=at, turn=turn)

    pack = [place(box(1.24, 1.0, 2.3, 0.03, red), (0, 0.52, 0)), *[place(box(1.25, 0.012, 2.31, 0.002, deep), (0, 0.1 + 0.09 * k, 0)) for k in range(10)], place(box(1.27, 1.04, 0.34, 0.02, gold), (0, 0.52, -0.4)), envelope((0, 0, 0), (0, 0, 0))]
    group(*pack, at=(-0.9, 0.6, 0.3), turn=(0, 0, 26))
    for k in range(5):
        a = (k - 2) * 15
        group(envelope((0, 0, 1.3), (0, 0, 0)), at=(0.8, -0.6 - 0.04 * k, -1.5), turn=(-6, a, 0))


def couplets():
    """Two long strips, one across, and fortune squares."""
    red, gold = noisy(material("paper", "#c8202a", 0.75), 40, 0.008), material("gold", "#e3b54a", 0.35, metal=0.7)
    made = {
        "天": ((-0.34, 0.36, 0.34, 0.36), (-0.42, 0.06, 0.42, 0.06), (0, 0.36, -0.38, -0.44), (0, 0.06, 0.38, -0.44)),
        "大": ((-0.42, 0.12, 0.42, 0.12), (0, 0.44, 0, 0.1), (0, 0.1, -0.38, -0.42), (0, 0.1, 0.38, -0.42)),
        "吉": ((-0.38, 0.3, 0.38, 0.3), (-0.26, 0.06, 0.26, 0.06), (0, 0.48, 0, 0.06), (-0.26, -0.12, 0.26, -0.12), (-0.26, -0.42, 0.26, -0.42), (-0.26, -0.12, -0.26, -0.42), (0.26, -0.12, 0.26, -0.42)),
        "日": ((-0.26, 0.42, 0.26, 0.42), (-0.26, 0, 0.26, 0), (-0.26, -0.42, 0.26, -0.42), (-0.26, 0.42, -0.26, -0.42), (0.26, 0.42, 0.26, -0.42)),
        "平": ((-0.36, 0.38, 0.36, 0.38), (-0.42, -0.02, 0.42, -0.02), (0, 0.38, 0, -0.48), (-0.24, 0.28, -0.14, 0.1), (0.24, 0.28, 0.14, 0.1)),
        "安": ((0, 0.5, 0, 0.42), (-0.38, 0.34, 0.38, 0.34), (-0.38, 0.34, -0.38, 0.2), (0.38, 0.34, 0.38, 0.2), (-0.42, 0, 0.42, 0), (-0.05, 0.22, -0.24, -0.22), (-0.24, -0.22, 0.3, -0.46), (0.22, 0, -0.3, -0.46)),
        "利": ((-0.1, 0.46, -0.36, 0.36), (-0.44, 0.2, 0.04, 0.2), (-0.2, 0.42, -0.2, -0.46), (-0.2, 0.18, -0.44, -0.14), (-0.2, 0.18, 0.02, -0.1), (0.2, 0.34, 0.2, -0.16), (0.4, 0.46, 0.4, -0.46)),
    }

    def strip(words, at, turn, across=False):
        long = 0.72 * len(words) + 0.5
        wide, high = (long, 0.86) if across else (0.86, long)
        frame = plate([(-wide / 2 + 0.06, -high / 2 + 0.06), (wide / 2 - 0.06, -high / 2 + 0.06), (wide / 2 - 0.06, high / 2 - 0.06), (-wide / 2 + 0.06, high / 2 - 0.06)], 0.012, 0.003, gold, [[(-wide / 2 + 0.09, -high / 2 + 0.09), (wide / 2 - 0.09, -high / 2 + 0.09), (wide / 2 - 0.09, high / 2 - 0.09), (-wide / 2 + 0.09, high / 2 - 0.09)]])
        parts = [place(box(wide, 0.03, high, 0.006, red)), place(frame, (0, -0.018, 0))]
        for n, word in enumerate(words):
            d = (n - (len(words) - 1) / 2) * 0.72
            parts.append(strokes(made[word], gold, (d if across else 0, -0.022, 0 if across else -d), 0.52))
        return group(*parts, at=at, turn=turn)

    strip("天天大吉", (-1.55, 0, -0.2), (0, 0, 0))
    strip("日日平安", (1.55, 0, -0.2), (0, 0, 0))
    strip("大吉大利", (0, 0, 2.2), (0, 0, 0), True)
    for x, z, size in ((0, 0.5, 1.25), (-0.35, -1.15, 0.8), (0.55, -1.45, 0.7)):
        square = [place(box(1.1, 0.03, 1.1, 0.006, red), turn=(0, 45, 0)), place(plate([(0, 0.7), (0.7, 0), (0, -0.7), (-0.7, 0)], 0.012, 0.003, gold, [[(0, 0.66), (0.66, 0), (0, -0.66), (-0.66, 0)]]), (0, -0.018, 0)), strokes(luck, gold, (0, -0.022, 0), 0.72)]
        group(*square, at=(x, -0.02, z), scale=size)


def dragon():
    """A bellows body between a head and a tail, on two sticks."""
    dye, gold, white, dark = material("paper", rough=0.7), material("gold", "#e8b83f", 0.5), paint("#fbf7ee"), paint("#22262d")
    path = through([(-1.5, 0, 0.5), (-0.9, 0, 1.0), (-0.2, 0, 0.6), (0.4, 0, -0.1), (1.1, 0, 0.0), (1.7, 0, 0.7)], 20)
    last = len(path) - 1

    def point(u, v):
        k = round(v * last)
        (ax, _, az), (bx, _, bz) = path[max(0, k - 1)], path[min(last, k + 1)]
        long = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5
        r = 0.36 * (1 - 0.35 * v) * (1.0 if k % 4 < 2 else 0.78)
        x, _, z = path[k]
        return (x - r * cos(2 * pi * u) * (bz - az) / long, r * sin(2 * pi * u), z + r * cos(2 * pi * u) * (bx - ax) / long)

    parts = [sheet(point, 48, last, dye, closed=True)]
    for k in range(4, last, 6):
        (ax, _, az), (bx, _, bz) = path[k - 1], path[k + 1]
        long = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5
        x, z = path[k][0] - 0.34 * (bz - az) / long, path[k][2] + 0.34 * (bx - ax) / long
        fin = plate([(-0.12, -0.08), (0.12, -0.08), (0.05, 0.26)], 0.03, 0.008, gold)
        parts.append(group(fin, at=(x, 0, z), turn=(0, -180 / pi * atan2(bz - az, bx - ax), 0)))
    parts += [place(ball(0.5, dye), (-1.75, 0, 0.4), scale=(1.1, 0.85, 0.85)), place(ball(0.34, dye), (-2.25, 0, 0.32), scale=(1.15, 0.9, 0.6)), place(ball(0.3, gold), (-2.15, 0, 0.06), (0, -16, 0), (1.2, 0.85, 0.35))]
    for s in (-1, 1):
        parts += [ball(0.14, white, (-1.98, s * 0.3, 0.72)), ball(0.075, dark, (-2.06, s * 0.36, 0.75)), tube(through([(-1.6, s * 0.2, 0.75), (-1.35, s * 0.32, 1.15), (-1.5, s * 0.4, 1.45)], 6), 0.06, gold), ball(0.06, dark, (-2.56, s * 0.14, 0.42)), tube(through([(-2.4, s * 0.25, 0.2), (-2.6, s * 0.45, 0.0), (-2.45, s * 0.5, -0.4)], 6), 0.03, gold)]
        parts += [place(plate(through([(0, 0), (0.3, 0.2), (0.7, 0.12), (0.5, 0.0), (0.72, -0.16), (0.3, -0.12), (0, 0)], 4)[:-1], 0.03, 0.008, gold), (-1.55, s * 0.36, 0.3 + 0.1 * s), (0, 0, s * 14))]
    parts += [place(ball(0.06, white), (-2.5 + 0.14 * k, -0.24, 0.15), scale=(0.7, 0.7, 1.3)) for k in range(3)]
    for a in (-30, 0, 30):
        parts.append(group(plate(through([(0, 0), (0.35, 0.12), (0.8, 0.0), (0.35, -0.12), (0, 0)], 5)[:-1], 0.03, 0.008, gold), at=(1.75, 0, 0.78), turn=(0, -52 + a, 0)))
    parts += [tube([(x, 0, z), (x - 0.1, -0.1, z - 2.0)], 0.055, wood("#c58f55")) for x, z in ((-1.7, 0.1), (1.25, 0.0))]
    group(*parts, turn=(0, 0, -12))


def firecrackers():
    """A string of lamps shaped like firecrackers, with its remote."""
    red, gold, cord = material("red", "#cf2a2c", 0.4, glow=0.1), material("gold", "#e3b54a", 0.3, metal=0.8), material("cord", "#8f1d22", 0.7)
    parts = [tube([(0, 0, 2.6), (0, 0, -1.8)], 0.05, cord), place(ring(0.16, 0.035, gold), (0, 0, 2.76), (90, 0, 0)), place(lathe(rounded([(0, 0.3), (0.3, 0.2, 0.05), (0.36, -0.2, 0.05), (0, -0.25)]), gold, 48), (0, 0, 2.3))]
    for row in range(8):
        for k in range(4):
            a = 2 * pi * (k + 0.5 * (row % 2)) / 4 + 0.3
            one = [lathe(rounded([(0, 0.4), (0.15, 0.4, 0.03), (0.15, -0.4, 0.03), (0, -0.4)]), red, 32), *[lathe([(0.155, z + 0.05), (0.155, z - 0.05)], gold, 32) for z in (0.3, -0.3)], tube([(0, 0, 0.4), (0, 0, 0.55)], 0.02, cord)]
            parts.append(group(*one, at=(0.42 * cos(a), 0.42 * sin(a), 1.7 - 0.46 * row), turn=(-26 * sin(a), 26 * cos(a) * -1, 0)))
    parts.append(place(sheet(lambda u, v: ((0.12 + 0.12 * v) * (1 + 0.1 * sin(36 * pi * u)) * cos(2 * pi * u), (0.12 + 0.12 * v) * (1 + 0.1 * sin(36 * pi * u)) * sin(2 * pi * u), -0.9 * v), 144, 10, gold, closed=True), (0, 0, -2.1)))
    remote = [box(0.62, 0.2, 1.2, 0.08, paint("#f4f1ea")), *[place(lathe(rounded([(0, 0.05), (0.12, 0.04, 0.03), (0.13, 0)]), shade, 32), (0, -0.1, z), (90, 0, 0)) for z, shade in ((0.3, red), (-0.05, paint("#4da367")), (-0.36, paint("#8a8f98")))]]
    parts.append(group(*remote, at=(1.35, -0.2, -1.7), turn=(0, 16, -10)))
    group(*parts)


def pine_bamboo():
    """Three cut bamboos with pine, in a tub with rope: a pair."""
    bamboo, cut, node = material("bamboo", "#6f9a4a", 0.4, coat=0.3), material("cut", "#efe6b8", 0.6), material("node", "#567a38", 0.5)
    pine, straw, rope, red = material("pine", "#2f6b41", 0.8), noisy(material("straw", "#d2b077", 0.9), 40, 0.03), material("rope", "#e4cd9a", 0.9), material("plum", "#d0342f", 0.6)

    def piece(at):
        parts = [lathe(rounded([(0, 0), (0.72, 0, 0.05), (0.74, 1.1, 0.04), (0, 1.08)]), straw, 64), *[place(ring(0.74, 0.05, rope), (0, 0, z)) for z in (0.25, 0.33, 0.75, 0.83)]]
        for x, y, high in ((0, 0.12, 3.2), (-0.3, -0.14, 2.6), (0.3, -0.16, 2.2)):
            slant = lambda u, v, high=high: (0.26 * cos(2 * pi * u), 0.26 * sin(2 * pi * u), v * (high + 0.4 * sin(2 * pi * u)))
            parts += [place(sheet(slant, 48, 12, bamboo, closed=True), (x, y, 0)), place(sheet(lambda u, v, high=high: (0.25 * v * cos(2 * pi * u), 0.25 * v * sin(2 * pi * u), high - 0.04 + 0.4 * v * sin(2 * pi * u)), 48, 4, cut, closed=True), (x, y, 0)), *[place(ring(0.262, 0.022, node), (x, y, z)) for z in (1.35, 2.0) if z < high - 0.4]]
        for k in range(11):
            a = 2 * pi * k / 11
            base = (0.5 * cos(a), 0.5 * sin(a) - 0.05, 1.05)
            tip = (0.95 * cos(a), 0.95 * sin(a) - 0.05, 1.55 + 0.3 * (k % 3))
            for j in range(9):
                t, b = 0.4 + 0.6 * j / 8, j * 2.4
                root = tuple(p + (q - p) * t for p, q in zip(base, tip))
                parts.append(tube([root, (root[0] + 0.22 * cos(b) + 0.12 * cos(a), root[1] + 0.22 * sin(b) + 0.12 * sin(a), root[2] + 0.24)], 0.014, pine, ends=False))
            parts.append(tube([base, tip], 0.03, node))
        for x, z in ((-0.45, 1.25), (0.5, 1.3), (0.05, 1.15)):
            parts += [ball(0.085, red, (x + 0.1 * cos(b), -0.72, z + 0.1 * sin(b))) for b in [2 * pi * k / 5 for k in range(5)]] + [ball(0.06, material("heart", "#f4d25a", 0.6), (x, -0.78, z))]
        return group(*parts, at=at)

    piece((-1.15, 0, 0))
    piece((1.15, 0, 0))


models = {
    "red-envelopes": (red_envelopes, 4), "couplets": (couplets, 2), "paper-dragon": (dragon, 4), "firecrackers": (firecrackers, 4), "pine-bamboo": (pine_bamboo, 8),
}
