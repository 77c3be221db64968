"""Flowers of paper and cloth."""

from math import cos, pi, sin

from dressup import flower, petal, rose
from finishes import noisy
from shapes import ball, group, material, place, ring, sheet, through, tube


def green():
    return material("green", "#4a8a4c", 0.6)


def tulip(dye, stem, at, turn, long=2.6, bloom=1.0):
    parts = [tube([(0, 0, -long), (0.03, 0, -long / 2), (0, 0, 0)], 0.055, stem)]

    def cup(u, v):
        a, ripple = 2 * pi * u, 0.5 + 0.5 * cos(6 * pi * u)
        r = 0.36 * sin(pi * (0.12 + 0.62 * v)) ** 0.8 + 0.03 * ripple * v
        return (r * cos(a), r * sin(a), 0.86 * v - 0.16 * (1 - ripple) * v ** 4 - 0.02)

    parts.append(group(sheet(cup, 96, 24, dye, closed=True, thick=0.03), scale=bloom))
    parts.append(group(place(petal(1.5, 0.17, stem, 0.12), turn=(6, 10, 0)), at=(0, -0.03, -long * 0.75), turn=(0, 0, 30)))
    return group(*parts, at=at, turn=turn)


def tulips():
    """Ten stems, tied."""
    dye, stem, band = material("petal", rough=0.5, sheen=0.3), green(), material("band", "#e9dcc0", 0.7)
    spots = [(-1.1, 0.1, -24), (-0.6, 0.25, -14), (0, 0.3, 0), (0.6, 0.25, 14), (1.1, 0.1, 24), (-0.85, -0.2, -18), (-0.3, -0.1, -7), (0.3, -0.1, 7), (0.85, -0.2, 18), (0.02, -0.4, 1)]
    for k, (x, y, lean) in enumerate(spots):
        high = (0.2, 0.55, 0.7, 0.55, 0.2, -0.3, 0.05, 0.05, -0.3, -0.55)[k]
        tulip(dye, stem, (x, y, high), (4, lean, 0), 2.5 + high)
    place(ring(0.34, 0.09, band, 1.6), (0.0, 0, -1.7), scale=(1, 0.8, 1.6))


def paper_wrap(surface, at=(0, 0, 0)):
    """A cone of paper, open in front, with folds."""
    def point(u, v):
        a = pi * (-0.2 + 1.4 * u)
        r = 0.16 + 1.35 * v ** 1.2 + 0.05 * sin(20 * u) * v
        return (r * cos(a), 0.62 * r * sin(a) + 0.1, -2.0 + 2.3 * v + 0.22 * v * sin(9 * u) * v)

    return place(sheet(point, 90, 30, surface, thick=0.015), at)


def bouquet():
    """Nine stems: roses, daisies and tulips in paper."""
    dye, inner = material("petal", rough=0.6, sheen=0.3), material("bud", rough=0.6, sheen=0.3, shade=0.58)
    pale, yellow, stem = material("pale", rough=0.5, shade=0.98), material("heart", "#f2bd36", 0.7), green()
    kraft, ribbon = material("kraft", "#d6b38a", 0.8), material("ribbon", "#f4ece0", 0.5)
    parts = [paper_wrap(kraft)]
    for x, y, z, tilt in ((-0.75, -0.1, 0.5, -24), (0.1, -0.35, 0.3, 0), (0.85, -0.1, 0.5, 24)):
        parts.append(rose(dye, inner, (x, y, z), 0.82, (48, tilt, 0)))
    for x, z in ((-0.35, 0.95), (0.5, 0.98), (-0.42, 0.02)):
        parts += [flower(12, 0.4, 0.1, pale, 0.06, 0, 14, (x, -0.42, z)), place(ball(0.13, yellow), (x, -0.5, z), scale=(1, 0.6, 1))]
    for x, z, lean in ((-1.1, 0.95, -26), (0.1, 1.2, 2), (1.15, 0.95, 26)):
        parts.append(tulip(dye, stem, (x, 0.15, z), (4, lean, 0), 1.4, 0.95))
    for x, z, a in ((-1.3, 0.35, -60), (1.3, 0.35, 60), (-0.75, 1.35, -24), (0.72, 1.4, 24), (0.5, 0.0, 70), (-0.1, 0.62, -20)):
        parts.append(group(place(petal(0.85, 0.26, stem, 0.1), turn=(6, 0, 0)), at=(x * 0.8, 0.0, z * 0.8), turn=(0, a, 0)))
    front = sheet(lambda u, v: ((2 * u - 1) * (0.2 + 1.15 * v), -0.36 - 0.2 * v + 0.28 * (2 * u - 1) ** 2, -2.0 + 1.75 * v + 0.3 * v * (2 * u - 1)), 40, 24, kraft, thick=0.015)
    parts += [front, place(ring(0.3, 0.07, ribbon, 1.6), (0, -0.1, -1.62), scale=(1.2, 1, 1.6))]
    for s in (-1, 1):
        loop = through([(0, -0.5, -1.6), (s * 0.35, -0.58, -1.4), (s * 0.6, -0.56, -1.55), (s * 0.3, -0.54, -1.7), (0, -0.5, -1.6)], 8)
        parts += [tube(loop, 0.06, ribbon), tube(through([(0, -0.5, -1.6), (s * 0.2, -0.56, -1.95), (s * 0.35, -0.54, -2.3)], 8), 0.055, ribbon)]
    group(*parts)


def sunflower():
    """One tall stem with its leaves."""
    yellow, deep, brown, stem = material("petal", "#f6bd2c", 0.6), material("deep", "#e39a1e", 0.6), noisy(material("heart", "#5a3a22", 0.9), 40, 0.06), green()
    parts = [tube(through([(0, 0.1, -3.2), (0.1, 0.1, -1.8), (0.02, 0.1, -0.6), (0, 0.1, 0)], 10), 0.085, stem), flower(18, 1.15, 0.17, deep, 0.1, 0, 8, (0, 0.03, 0), 10), flower(18, 1.05, 0.17, yellow, 0.12, 0, 18)]
    parts += [place(ball(0.55, brown), (0, -0.06, 0), scale=(1, 0.36, 1)), place(ring(0.5, 0.07, material("rim", "#7a5226", 0.9)), (0, -0.14, 0), (90, 0, 0)), place(ball(0.4, stem), (0, 0.2, 0), scale=(1, 0.5, 1))]
    for z, side, size in ((-1.2, 1, 1.05), (-1.75, -1, 1.15), (-2.4, 1, 0.9)):
        parts.append(group(place(petal(size, 0.42, stem, 0.2), turn=(16, 0, 0)), at=(0.05, 0.05, z), turn=(0, side * 58, 0)))
    group(*parts, turn=(0, 0, -16))


def petals():
    """Loose petals in a heap."""
    shades = [material(f"petal {s}", rough=0.55, sheen=0.3, shade=s) for s in (0.72, 0.6, 0.84)]
    count, parts = 95, []
    for k in range(count):
        r, a = 1.75 * (k / count) ** 0.55, k * 2.39996
        z = 0.75 * (1 - (r / 1.8) ** 1.4) + 0.05 * (k % 3)
        one = sheet(lambda u, v: (0.34 * (2 * u - 1) * sin(pi * (0.14 + 0.8 * v)) ** 0.6, 0.62 * v - 0.3, 0.14 * (2 * u - 1) ** 2 + 0.2 * (v - 0.5) ** 2), 10, 10, shades[k % 3], thick=0.02, subdivide=1)
        parts.append(place(one, (r * cos(a), r * sin(a), z), ((k * 37) % 50 - 25 + 12 * sin(a), (k * 53) % 50 - 25, k * 71)))
    group(*parts)


models = {"tulips": (tulips, 6), "bouquet": (bouquet, 6), "sunflower": (sunflower, 4), "rose-petals": (petals, 38)}
