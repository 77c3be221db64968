"""Socks, gloves, scarves and the wool they are knitted from."""

from math import cos, pi, sin

from finishes import knitted, merged, noisy, patched
from shapes import ball, group, lathe, material, place, plate, rounded, sheet, through, tube


def sock(wool, accent):
    """Between its front and its back, from the cuff to the toe."""
    front = through([(0.46, 2.5), (0.45, 2.1), (0.44, 1.6), (0.48, 1.2), (0.72, 0.88), (1.1, 0.7), (1.52, 0.6), (1.82, 0.5), (1.97, 0.3)], 10)
    back = through([(-0.46, 2.5), (-0.45, 2.1), (-0.42, 1.5), (-0.4, 0.85), (-0.42, 0.38), (-0.12, 0.02), (0.7, -0.03), (1.5, -0.04), (1.86, 0.04), (1.97, 0.24)], 10)
    last, across = len(front) - 1, 240

    def point(u, v):
        (fx, fz), (bx, bz) = front[round(v * last)], back[round(v * last)]
        side, out = cos(2 * pi * u), sin(2 * pi * u)
        # Round inside, flat when laid down; ribs run down the cuff, which stands out a little.
        thick = 0.17 * min(1, (1 - v) * 9 + 0.05) ** 0.5
        cuff = 1 if v < 0.15 else 0
        rib = 0.03 * abs(cos(pi * 11 * side)) * cuff
        grow = 1 + 0.035 * cuff
        y = abs(out) ** 0.6 * (thick + rib) * (1 if out > 0 else -1)
        return ((fx + bx) / 2 + (fx - bx) / 2 * side * grow, y, (fz + bz) / 2 + (fz - bz) / 2 * side * grow)

    made = sheet(point, across, last, wool, closed=True, thick=0.03)

    def second(u, v):
        behind = -cos(2 * pi * u)
        return v > 0.865 or (behind > 0.15 and abs(v - 0.53) < 0.115 * ((behind - 0.15) / 0.85) ** 0.6)

    return patched(made, accent, across, second)


def socks():
    wool = knitted(material("wool", rough=0.85, sheen=0.4), 13, 0.022)
    accent = knitted(material("accent", rough=0.85, sheen=0.4, shade=0.3), 13, 0.022)
    behind = group(sock(wool, accent), at=(-0.62, 0.4, 0.2), turn=(0, -9, 0))
    group(behind, group(sock(wool, accent)), turn=(-8, 0, 0))


def finger(long, thick, at, turn, surface):
    profile = rounded([(0, -0.5), (thick * 0.6, -0.42, 0.1), (thick, 0.12, 0.3), (thick * 1.02, long * 0.6), (thick * 0.92, long, thick * 0.95), (0, long)], steps=10)
    return place(lathe(profile, surface, 48), at, (0, turn, 0), (1, 0.86, 1))


def cuff(wool, wide, low, high):
    def point(u, v):
        side, out = cos(2 * pi * u), sin(2 * pi * u)
        rib = 0.035 * abs(cos(pi * 9 * side))
        y = abs(out) ** 0.6 * (0.2 + rib) * (1 if out > 0 else -1)
        return (wide * side * (1 + 0.05 * sin(pi * v)), y, low + (high - low) * v)

    return sheet(point, 240, 16, wool, closed=True, thick=0.03)


def glove(wool):
    fingers = [(-0.41, 0.86, 0.155, -7), (-0.14, 1.1, 0.165, -2), (0.14, 1.16, 0.165, 2), (0.41, 1.0, 0.16, 7), (0.36, 0.82, 0.18, 42)]
    palm = rounded([(-0.4, -0.2, 0.1), (0.42, -0.2, 0.1), (0.56, 0.5, 0.3), (0.5, 1.1, 0.24), (-0.5, 1.1, 0.24), (-0.5, 0.4, 0.3)], closed=True)
    parts = [plate(palm, 0.32, 0.155, wool)]
    parts += [finger(long, thick, (x, 0, 0.22 if turn > 20 else 0.86), turn, wool) for x, long, thick, turn in fingers]
    return hand(parts, wool)


def hand(parts, wool):
    return group(merged(parts, wool, 0.025, 8), cuff(wool, 0.46, -0.82, -0.1))


def mitten(wool):
    outline = rounded([(-0.4, -0.2, 0.1), (0.42, -0.2, 0.1), (0.56, 0.5, 0.4), (0.56, 1.25, 0.5), (0.34, 1.98, 0.42), (-0.34, 1.98, 0.42), (-0.54, 1.25, 0.5), (-0.5, 0.4, 0.4)], closed=True, steps=12)
    return hand([plate(outline, 0.44, 0.2, wool), finger(0.84, 0.22, (0.34, 0, 0.2), 42, wool)], wool)


def pair(left, right):
    place(right, scale=(-1, 1, 1))
    group(place(left, (-0.72, 0.3, 0.1), (0, -10, 0)), group(right, at=(0.62, 0, -0.05), turn=(0, 14, 0)), turn=(-8, 0, 0))


def gloves():
    wool = knitted(material("wool", rough=0.85, sheen=0.4), 12, 0.025)
    pair(glove(wool), glove(wool))


def mittens():
    wool = knitted(material("wool", rough=0.85, sheen=0.4), 10, 0.03)
    pair(mitten(wool), mitten(wool))


def scarf():
    """Wound once round a neck that isn't there; both ends hang in front."""
    wool = knitted(material("wool", rough=0.88, sheen=0.4), 9, 0.03)
    accent = knitted(material("accent", rough=0.88, sheen=0.4, shade=0.34), 9, 0.03)

    def loop(u, v):
        a, b = 2 * pi * v, 2 * pi * u
        folds = 1 + 0.1 * sin(3 * b + 1.5 * sin(a)) + 0.04 * sin(5 * b)
        high = (0.36 + 0.06 * cos(a + pi / 2)) * folds
        deep = 0.2 * folds
        return ((0.92 + deep * cos(b)) * cos(a), (0.6 + deep * cos(b)) * sin(a), 0.2 * sin(a) + high * sin(b))

    def end(shift, long, lean, front):
        def point(u, v):
            x = 2 * u - 1
            half = 0.2 + 0.2 * min(1, v * 2.2)
            fold = 0.07 * cos(5 * x) * (1 - v) + 0.025 * sin(7 * v + 2 * x)
            return (shift + half * x + lean * v, front + 0.16 * (1 - v) ** 3 - fold, -0.1 - long * v)

        stripes = ((0.68, 0.73), (0.77, 0.86), (0.9, 0.95))
        made = patched(sheet(point, 40, 80, wool, thick=0.07), accent, 40, lambda _u, v: any(a < v < b for a, b in stripes))
        fringe = []
        for k in range(13):
            x, y, z = point((k + 0.5) / 13, 1)
            fringe.append(tube([(x, y, z + 0.03), (x + 0.01 * (k % 3 - 1), y, z - 0.14), (x + 0.03 * (k % 3 - 1), y, z - 0.3)], 0.026, wool, radii=[1, 1, 0.7]))
        return [made, *fringe]

    def knot(u, v):
        a, b = 2 * pi * u, pi * (v - 0.5)
        c, d = cos(a), sin(a)
        flat = abs(cos(b)) ** 0.55
        return (0.3 * flat * abs(c) ** 0.7 * (1 if c > 0 else -1), 0.24 * flat * abs(d) ** 0.7 * (1 if d > 0 else -1) + 0.03 * sin(8 * b), 0.4 * sin(b))

    middle = place(sheet(knot, 96, 48, wool, closed=True), (0.1, -0.7, -0.12), (0, 10, 0))
    group(sheet(loop, 64, 160, wool, closed=True), middle, *end(-0.12, 2.0, -0.3, -0.72), *end(0.3, 1.6, 0.32, -0.64), turn=(-4, 0, -8))


def yarn():
    wool = noisy(material("wool", rough=0.85, sheen=0.5), 40, 0.02)
    parts = [ball(0.93, wool)]
    turns = ((8, 10), (80, 35), (48, -50), (-55, 20), (70, -20), (-80, 75), (30, 80), (-35, -65), (62, 5))
    for n, (tilt, swing) in enumerate(turns):
        size = 0.93 + 0.012 * n
        rows = []
        for k in range(-4, 5):
            d = 0.083 * k
            r = (size * size - d * d) ** 0.5
            rows.append(tube([(r * cos(a), r * sin(a), d + 0.02 * sin(3 * a)) for a in [2 * pi * i / 96 for i in range(96)]], 0.047, wool, closed=True))
        parts.append(group(*rows, turn=(tilt, swing, n * 40)))
    tail = through([(0.55, -0.75, -0.75), (0.8, -0.95, -0.98), (1.25, -0.9, -1.02), (1.6, -0.5, -1.02), (1.5, -0.1, -1.02), (1.9, 0.1, -1.02)], 12)
    group(*parts, tube(tail, 0.045, wool))


models = {"socks": (socks, 6), "gloves": (gloves, 6), "mittens": (mittens, 6), "scarf": (scarf, 8), "yarn": (yarn, 14)}
