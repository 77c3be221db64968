"""Balls, kites and things for water."""

from math import cos, pi, sin, sqrt

from mathutils import Vector

from finishes import noisy
from shapes import ball, box, group, lathe, material, mesh, place, plate, ring, rounded, sheet, through, tube


def ballskin(centres, surfaces, which, seam, groove=0.022, radius=1.2, steps=360):
    """A ball of panels: each point belongs to the nearest centre; `which` gives a panel's surface, seams are sunk."""
    def nearest(p):
        best = sorted(((p.dot(c), n) for n, c in enumerate(centres)), reverse=True)[:2]
        return best[0][1], best[0][0] - best[1][0]

    points, faces, kinds = [], [], []
    rows = steps // 2
    for j in range(rows + 1):
        for i in range(steps):
            a, b = 2 * pi * i / steps, pi * j / rows
            p = Vector((sin(b) * cos(a), sin(b) * sin(a), cos(b)))
            _, gap = nearest(p)
            dip = max(0, 1 - gap / seam)
            points.append(tuple(p * radius * (1 - groove * dip * dip)))
    for j in range(rows):
        for i in range(steps):
            face = (j * steps + i, (j + 1) * steps + i, (j + 1) * steps + (i + 1) % steps, j * steps + (i + 1) % steps)
            faces.append(face)
            middle = sum((Vector(points[k]) for k in face), Vector()).normalized()
            kinds.append(which(nearest(middle)[0]))
    made = mesh(points, faces, surfaces[0])
    for surface in surfaces[1:]:
        made.data.materials.append(surface)
    for face, kind in zip(made.data.polygons, kinds):
        face.material_index = kind
    return made


def icosahedron():
    g = (1 + sqrt(5)) / 2
    return [Vector(p).normalized() for a in (-1, 1) for b in (-g, g) for p in ((0, a, b), (a, b, 0), (b, 0, a))]


def football():
    """Twelve dyed pentagons between twenty white hexagons."""
    white, dyed = noisy(material("white", "#f6f5f0", 0.35, coat=0.3), 90, 0.008), noisy(material("panel", rough=0.35, coat=0.3), 90, 0.008)
    corners = icosahedron()
    sides = [(corners[a] + corners[b] + corners[c]).normalized() for a in range(12) for b in range(a) for c in range(b) if min(corners[a].dot(corners[b]), corners[b].dot(corners[c]), corners[a].dot(corners[c])) > 0.4]
    # A pentagon is smaller than a hexagon: its centre counts a little less.
    made = ballskin([c * 0.985 for c in corners] + sides, [white, dyed], lambda n: 1 if n < 12 else 0, 0.022)
    place(made, turn=(14, 22, 8))


def seams(curves, surface, thick, radius):
    parts = []
    for curve in curves:
        parts.append(tube([tuple(Vector(p).normalized() * radius) for p in curve], thick, surface, closed=True))
    return parts


def basketball():
    rubber, black = noisy(material("rubber", "#cf6a2c", 0.6), 120, 0.012), material("channel", "#2a2522", 0.6)
    turns = [2 * pi * k / 120 for k in range(120)]
    circles = [[(cos(a), 0, sin(a)) for a in turns], [(0, cos(a), sin(a)) for a in turns]]
    circles += [[(side * (0.62 + 0.16 * cos(2 * a)), 0.72 * cos(a), 0.72 * sin(a)) for a in turns] for side in (-1, 1)]
    group(ball(1.2, rubber), *seams(circles, black, 0.024, 1.197), turn=(20, 12, 28))


def volleyball():
    """Eighteen panels: three on each side of a cube, crossing from side to side."""
    white, blue, yellow = (noisy(material(c, c, 0.5, coat=0.15), 60, 0.006) for c in ("#f7f5ee", "#3b78c4", "#f2c544"))
    centres, kinds = [], []
    for n in range(6):
        axis, sign = n // 2, 1 if n % 2 else -1
        for k in (-1, 0, 1):
            p = [0.0, 0.0, 0.0]
            p[axis], p[(axis + 1) % 3] = sign, k * 0.62
            centres.append(Vector(p).normalized())
            kinds.append((1, 0, 2)[(k + 1 + axis) % 3] if k else 0)
    made = ballskin(centres, [white, blue, yellow], lambda n: kinds[n], 0.05)
    place(made, turn=(18, 24, 32))


def table_tennis():
    """Two bats, three balls, and the net rolled between its clamps."""
    rubber, edge = noisy(material("rubber", rough=0.55), 160, 0.006), material("edge", "#e8cda0", 0.5)
    wood, band, white = material("wood", "#c58f55", 0.4, coat=0.2), material("band", "#2c2f36", 0.6), material("ball", "#fbfaf5", 0.35)
    blade = through([(-0.2, -0.86), (-0.5, -0.74), (-0.86, -0.3), (-0.92, 0.2), (-0.66, 0.72), (0, 0.95), (0.66, 0.72), (0.92, 0.2), (0.86, -0.3), (0.5, -0.74), (0.2, -0.86)], 6)

    def bat(at, turn):
        parts = [plate(blade, 0.09, 0.03, edge), place(plate([(x * 0.99, max(z * 0.99, -0.72)) for x, z in blade], 0.2, 0.03, rubber))]
        handle = rounded([(-0.12, -0.6, 0.05), (0.12, -0.6, 0.05), (0.13, -1.2), (0.19, -1.72, 0.08), (-0.19, -1.72, 0.08), (-0.13, -1.2)], closed=True)
        parts += [plate(handle, 0.24, 0.07, wood), place(box(0.34, 0.25, 0.06, 0.02, band), (0, 0, -0.78))]
        return group(*parts, at=at, turn=turn)

    bat((-0.82, 0, 0.45), (0, -16, 0))
    bat((0.82, -0.16, 0.45), (0, 16, 0))
    for at in ((-1.0, -0.3, -0.9), (1.0, -0.3, -0.9), (0.0, -0.3, 1.15)):
        ball(0.2, white, at)
    net, steel = material("net", "#2f4a44", 0.8), material("clamp", "#c2c7ce", 0.3, metal=0.9)
    roll = [place(lathe(rounded([(0, -0.8), (0.2, -0.8, 0.05), (0.2, 0.8, 0.05), (0, 0.8)]), net), turn=(0, 90, 0))]
    for side in (-1, 1):
        roll += [place(box(0.16, 0.3, 0.6, 0.05, steel), (side * 0.95, -0.1, 0.05)), place(box(0.16, 0.5, 0.14, 0.04, steel), (side * 0.95, -0.3, -0.28))]
    roll.append(place(box(1.6, 0.02, 0.06, 0.01, white), (0, -0.205, 0.06)))
    group(*roll, at=(0, -0.5, -1.7), scale=1.35)


def badminton():
    """Two rackets and three shuttles."""
    steel, string, grip = material("steel", "#4f83c4", 0.3, coat=0.4), material("string", "#f4f2ea", 0.5), material("grip", "#2b2f38", 0.7)
    shaft, cork, skirt = material("shaft", "#c9ced6", 0.28, metal=0.9), material("cork", "#e2b98a", 0.6), material("skirt", "#fdfcf6", 0.5)

    def racket(at, turn):
        oval = [(0.7 * cos(a), 0, 0.9 * sin(a) + 1.6) for a in [2 * pi * k / 80 for k in range(80)]]
        parts = [tube(oval, 0.055, steel, closed=True), tube([(0, 0, 0.7), (0, 0, -0.9)], 0.045, shaft), place(lathe(rounded([(0, 0), (0.11, 0, 0.03), (0.1, -1.1), (0.13, -1.16, 0.03), (0, -1.16)]), grip), (0, 0, -0.85))]
        for k in range(-6, 7):
            x, z = k * 0.1, k * 0.128
            parts.append(tube([(x, 0, 1.6 - 0.9 * sqrt(1 - (x / 0.7) ** 2)), (x, 0, 1.6 + 0.9 * sqrt(1 - (x / 0.7) ** 2))], 0.009, string, ends=False))
            parts.append(tube([(-0.7 * sqrt(1 - (z / 0.9) ** 2), 0, 1.6 + z), (0.7 * sqrt(1 - (z / 0.9) ** 2), 0, 1.6 + z)], 0.009, string, ends=False))
        return group(*parts, at=at, turn=turn)

    racket((0.25, 0, 0), (0, -24, 0))
    racket((-0.25, -0.15, 0), (0, 24, 0))

    def shuttle(at, turn):
        parts = [ball(0.16, cork, (0, 0, 0), (1, 1, 1)), place(ring(0.16, 0.03, steel), (0, 0, 0.05))]
        parts.append(sheet(lambda u, v: ((0.14 + 0.22 * v) * (1 + 0.07 * cos(28 * pi * u)) * cos(2 * pi * u), (0.14 + 0.22 * v) * (1 + 0.07 * cos(28 * pi * u)) * sin(2 * pi * u), 0.06 + 0.56 * v - 0.04 * v * cos(28 * pi * u)), 168, 8, skirt, closed=True, thick=0.015))
        return group(*parts, at=at, turn=turn)

    shuttle((0.0, -0.3, 1.1), (10, 8, 0))
    shuttle((-1.2, -0.3, -0.6), (20, -50, 0))
    shuttle((1.2, -0.3, -0.6), (20, 50, 0))


def disc():
    body, label = material("body", rough=0.35, coat=0.35), material("ring", rough=0.35, coat=0.35, shade=0.95)
    profile = rounded([(0, 0.3), (1.0, 0.29, 0.2), (1.34, 0.16, 0.12), (1.42, -0.12, 0.04), (1.35, -0.13, 0.03), (1.3, 0.06, 0.1), (0, 0.2)], steps=12)
    parts = [lathe(profile, body, 128)] + [place(ring(r, 0.016, label, 0.5), (0, 0, 0.298 - max(0, r - 0.95) * 0.3)) for r in (0.34, 0.9, 0.98, 1.06, 1.14)]
    group(*parts, turn=(52, -16, 0))


models = {
    "football": (football, 6), "basketball": (basketball, 6), "volleyball": (volleyball, 6), "table-tennis": (table_tennis, 4),
    "badminton": (badminton, 4), "flying-disc": (disc, 8),
}
