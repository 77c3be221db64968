"""Ribbon that is worn."""

from math import cos, pi, sin

from shapes import ball, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def ribbon_strip(path, half, surface):
    """A flat ribbon in the xz plane along (x, y, z)."""
    last = len(path) - 1

    def point(u, v):
        k = round(v * last)
        (ax, _, az), (bx, _, bz) = path[max(0, k - 1)], path[min(last, k + 1)]
        long = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5 or 1
        x, y, z = path[k]
        across = half * (2 * u - 1)
        return (x - across * (bz - az) / long, y, z + across * (bx - ax) / long)

    return sheet(point, 8, last, surface, thick=0.035)


def awareness_loops():
    """Two looped ribbons, each with a pin through its crossing."""
    satin, steel = material("satin", rough=0.32, sheen=0.5), material("steel", "#cdd2d8", 0.22, metal=0.9)
    for x, y, turn, size in ((0.75, 0.25, 14, 0.9), (-0.6, 0, -8, 1.05)):
        path = through([(0.75, 0.08, -1.7), (0.3, 0.06, -0.75), (-0.25, 0.03, 0.3), (-0.5, 0.0, 1.0), (-0.3, -0.04, 1.5), (0, -0.06, 1.62), (0.3, -0.06, 1.5), (0.5, -0.08, 1.0), (0.25, -0.1, 0.3), (-0.3, -0.12, -0.75), (-0.75, -0.14, -1.7)], 12)
        pin = [tube([(-0.55, -0.24, -0.42), (0.6, -0.2, 0.1)], 0.03, steel), ball(0.09, steel, (0.62, -0.2, 0.11))]
        group(ribbon_strip(path, 0.24, satin), *pin, at=(x, y, 0), turn=(0, turn, -8), scale=size)


def rosette():
    """A pleated rosette with a covered button and two long tails."""
    satin, pale, gold = material("satin", rough=0.34, sheen=0.4), material("pale", "#fbf5e6", 0.4, sheen=0.3), material("gold", "#dcb45a", 0.28, metal=0.9)

    def pleats(inner, outer, count, surface, y):
        def point(u, v):
            a = 2 * pi * u
            r = inner + (outer - inner) * v
            return (r * cos(a), y - 0.1 * abs(sin(count * a / 2)) * (0.4 + 0.6 * v) - 0.05 * (1 - v), r * sin(a))

        return sheet(point, count * 8, 10, surface, closed=True, thick=0.02)

    parts = [pleats(0.4, 1.25, 36, satin, 0.1), pleats(0.35, 0.98, 30, pale, -0.02), pleats(0.3, 0.76, 26, satin, -0.14)]
    parts += [place(lathe(rounded([(0, 0.14), (0.4, 0.12, 0.08), (0.46, 0)]), pale, 64), (0, -0.2, 0), (90, 0, 0)), place(ring(0.46, 0.035, gold), (0, -0.22, 0), (90, 0, 0))]
    star = rounded([((0.28 if k % 2 == 0 else 0.12) * sin(pi * k / 5), (0.28 if k % 2 == 0 else 0.12) * cos(pi * k / 5), 0.02) for k in range(10)], closed=True)
    parts.append(place(plate(star, 0.05, 0.015, gold), (0, -0.36, 0)))
    for side in (-1, 1):
        tail = [(side * 0.24, 0.2, -0.5), (side * (0.24 + 0.62), 0.2, -0.5), (side * 1.15, 0.2, -2.7), (side * 0.78, 0.2, -2.45), (side * 0.36, 0.2, -2.8)]
        parts.append(place(plate([(x * 0.72, z) for x, _, z in tail], 0.03, 0.008, satin), (0, 0.2 + 0.03 * side, 0)))
    group(*parts, turn=(-6, 6, -14))


def ribbon_roll():
    """A reel of ribbon, its end run out."""
    satin, board, label = material("satin", rough=0.34, sheen=0.5), material("board", "#f4f1e8", 0.6), material("label", "#d9c39c", 0.6)
    wound = [(0.62 + 0.02 * k, 0.37 + (0.012 if k % 2 else 0)) for k in range(25)]
    parts = [place(lathe(wound, satin, 96), turn=(90, 0, 0)), place(lathe(rounded([(0.3, -0.4), (0.64, -0.4, 0.02), (0.64, 0.4, 0.02), (0.3, 0.4)]), label, 64), turn=(90, 0, 0))]
    parts += [place(lathe([(0.34, 0.01), (0.58, 0.01)], board, 64), (0, -0.4, 0), (90, 0, 0))]
    turns = [(0.8 + 0.3 * t, t * 22 * pi) for t in [k / 700 for k in range(701)]]
    path = [(r * cos(a), r * sin(a)) for r, a in turns]
    x, z = path[-1]
    tail = through([(x, z), (x - 0.05, z - 0.45), (x + 0.05, z - 0.95), (x + 0.5, z - 1.22), (x + 1.0, z - 1.1), (x + 1.45, z - 1.24), (x + 1.9, z - 1.16)], 14)
    whole = [*path, *tail[1:]]
    last = len(whole) - 1
    parts.append(sheet(lambda u, v: (whole[round(v * last)][0], 0.38 * (2 * u - 1), whole[round(v * last)][1]), 4, last, satin, thick=0.012))
    group(*parts, turn=(0, 0, -28))


models = {"awareness-loops": (awareness_loops, 6), "rosette": (rosette, 6), "ribbon-roll": (ribbon_roll, 14)}
