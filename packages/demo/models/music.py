"""First instruments."""

from math import cos, pi, sin

from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint, wood


def banded(profile, shades, cuts, at=(0, 0, 0)):
    """A turned shape in bands: `cuts` are the heights at which the paint changes, from below."""
    made = lathe(profile, shades[0])
    for shade in shades[1:]:
        made.data.materials.append(shade)
    corners = made.data.vertices
    for face in made.data.polygons:
        z = sum(corners[n].co.z for n in face.vertices) / len(face.vertices)
        face.material_index = sum(z > cut for cut in cuts) % len(shades)
    return place(made, at)


def maraca(shades, at, turn):
    body = through([(0, 1.15), (0.3, 1.1), (0.6, 0.82), (0.7, 0.4), (0.6, -0.02), (0.34, -0.38), (0.15, -0.58), (0.13, -0.8), (0.13, -1.8), (0.17, -1.95), (0.14, -2.08), (0, -2.12)], 14)
    parts = [banded(body, shades, (-0.62, -0.1, 0.12, 0.62, 0.84))]
    for k in range(10):
        a = 2 * pi * k / 10
        parts.append(place(ball(0.09, shades[2] if k % 2 else shades[1]), (0.69 * cos(a), 0.69 * sin(a), 0.38), scale=(0.5 + 0.5 * abs(sin(a)), 0.5 + 0.5 * abs(cos(a)), 1)))
    return group(*parts, at=at, turn=turn)


def maracas():
    stick = wood()
    maraca([stick, paint("#d8433a"), paint("#f4c23d"), paint("#2f8f7c"), paint("#f7efdc"), paint("#d8433a")], (-0.7, 0, 0), (0, 24, 0))
    maraca([stick, paint("#2f77b8"), paint("#f08a35"), paint("#d8433a"), paint("#f7efdc"), paint("#2f77b8")], (0.7, -0.3, 0), (0, -24, 0))


def drum():
    """Tin with a zigzag of cord, two sticks on top and a strap."""
    tin, rim, skin = paint("#d63f38"), paint("#f2c040"), material("skin", "#f7efe0", 0.5)
    cord, stick, strap = material("cord", "#f8f3e6", 0.8), wood(), material("strap", "#2f5fa8", 0.8)
    parts = [lathe(rounded([(0, 0), (1.3, 0), (1.3, 1.5), (0, 1.5)]), tin, 128), place(lathe(rounded([(0, 0.05), (1.2, 0.05, 0.05), (1.28, 0)]), skin, 96), (0, 0, 1.56))]
    for z in (0.08, 1.5):
        parts.append(place(lathe(rounded([(1.28, -0.13), (1.37, -0.13, 0.04), (1.37, 0.13, 0.04), (1.27, 0.13)]), rim, 128), (0, 0, z)))
    zigzag = []
    for k in range(24):
        a = 2 * pi * k / 24
        zigzag.append((1.335 * cos(a), 1.335 * sin(a), 0.26 if k % 2 else 1.32))
    for a, b in zip(zigzag, [*zigzag[1:], zigzag[0]]):
        middle = tuple((p + q) / 2 * (1.012 if n < 2 else 1) for n, (p, q) in enumerate(zip(a, b)))
        parts.append(tube([a, middle, b], 0.032, cord))
    parts += [place(ball(0.06, rim), p) for p in zigzag]
    for x, a in ((-0.2, 28), (0.25, -20)):
        bar = [tube([(-1.2, 0, 0), (1.1, 0, 0)], 0.07, stick), ball(0.14, stick, (1.14, 0, 0), (1.3, 1, 1))]
        parts.append(group(*bar, at=(x, -0.1, 1.74 + (0.1 if a < 0 else 0)), turn=(0, 0, a)))
    band = through([(1.34, 0.1, 1.2), (1.75, 0.2, 0.9), (1.95, 0.0, 0.3), (1.75, -0.5, 0.06), (1.4, -1.1, 0.05), (0.8, -1.7, 0.05), (0.2, -1.75, 0.05)], 10)
    last = len(band) - 1

    def webbing(u, v):
        """Hangs edge up at the drum, then lies flat."""
        (x, y, z), side = band[round(v * last)], 2 * u - 1
        return (x, y, z + 0.16 * side * (1 - v * 2.2)) if v < 0.35 else (x + 0.13 * side, y + 0.1 * side, z)

    parts.append(sheet(webbing, 4, last, strap, thick=0.03))
    group(*parts, turn=(0, 0, 12))


def recorder():
    """In three joints, with holes, beside its brush."""
    body, ivory, dark = paint("#f1e4c8"), paint("#6a3f28"), material("hole", "#3a2a20", 0.7)
    profile = rounded([(0, 2.4), (0.14, 2.38, 0.05), (0.22, 1.9, 0.2), (0.25, 1.3), (0.31, 1.26, 0.02), (0.31, 1.02, 0.02), (0.23, 0.98), (0.2, -1.3), (0.29, -1.36, 0.03), (0.3, -1.6, 0.03), (0.2, -1.66), (0.2, -2.0, 0.05), (0.32, -2.3, 0.05), (0.26, -2.34), (0, -2.3)], steps=6)
    parts = [banded(profile, [body, ivory, body, ivory, body, ivory], (-1.99, -1.66, -1.33, 0.97, 1.28))]
    parts.append(place(box(0.14, 0.08, 0.2, 0.02, dark), (0, -0.22, 1.7)))
    parts += [place(lathe([(0, 0.012), (0.07, 0.012), (0.08, 0)], dark, 24), (0, -0.225 + 0.009 * k * 0.4, 0.66 - 0.31 * k), (90, 0, 0)) for k in range(6)]
    parts += [place(lathe([(0, 0.012), (0.045, 0.012), (0.05, 0)], dark, 24), (x, -0.22 + 0.04, -1.8), (90, 0, 0)) for x in (-0.06, 0.06)]
    group(*parts, at=(-0.35, 0, 0), turn=(0, 26, 0))
    steel, bristle = material("wire", "#c9ced6", 0.3, metal=0.8), material("bristle", "#fbfaf5", 0.8)
    brush = [tube([(0, 0, -1.9), (0, 0, 1.0)], 0.03, steel), place(ring(0.14, 0.03, steel), (0, 0, -2.04), (90, 0, 0))]
    brush.append(sheet(lambda u, v: (0.16 * (1 + 0.25 * sin(2 * pi * u * 12 + v * 60)) * cos(2 * pi * u), 0.16 * (1 + 0.25 * sin(2 * pi * u * 12 + v * 60)) * sin(2 * pi * u), 0.5 + 1.5 * v), 144, 90, bristle, closed=True))
    group(*brush, at=(0.75, 0, -0.3), turn=(0, 26, 0))


def trumpet():
    """A plastic trumpet with four keys."""
    gold, red, blue = paint("#f2bd36"), paint("#d8433a"), paint("#2f77c0")
    bell = through([(0.13, -1.9), (0.15, -0.4), (0.19, 0.6), (0.3, 1.2), (0.55, 1.7), (0.9, 2.0), (0.92, 2.03), (0.86, 2.0), (0.5, 1.68), (0.2, 1.1), (0.1, 0.2)], 8)
    parts = [place(lathe(bell, gold), turn=(0, 90, 0)), place(ring(0.91, 0.04, red), (2.02, 0, 0), (0, 90, 0)), place(lathe(rounded([(0.1, 0.3), (0.14, 0, 0.05), (0.3, -0.26, 0.05), (0.26, -0.3), (0.08, -0.1)]), red), (-1.95, 0, 0), (0, 90, 0))]
    loop = rounded([(-1.5, -0.72, 0.34), (0.9, -0.72, 0.34), (0.9, 0.0, 0.34), (-1.5, 0.0, 0.34)], closed=True, steps=10)
    parts.append(tube([(x, 0, z) for x, z in loop], 0.1, gold, closed=True))
    for k, shade in enumerate((red, blue, paint("#4da367"), paint("#f08a35"))):
        x = -0.85 + 0.42 * k
        parts += [place(lathe(rounded([(0, 0.3), (0.15, 0.3, 0.04), (0.16, -0.75, 0.04), (0, -0.75)]), gold, 48), (x, 0, 0)), tube([(x, 0, 0.3), (x, 0, 0.52)], 0.05, gold), place(lathe(rounded([(0, 0.1), (0.14, 0.1, 0.04), (0.14, 0, 0.03), (0, 0)]), shade, 48), (x, 0, 0.5))]
    group(*parts, turn=(0, -16, -28))


def guitar():
    """A small guitar with nylon strings; its top is dyed."""
    dye, side, dark = paint(), wood("#c58f55"), paint("#3b2a20")
    neck, string, pale = wood("#8d5d3b"), material("string", "#f6f2e8", 0.4), paint("#f3e6cc")
    half = [(0, -1.5), (0.6, -1.46), (1.0, -1.1), (1.04, -0.6), (0.78, -0.16), (0.66, 0.14), (0.8, 0.5), (0.76, 0.86), (0.42, 1.1), (0, 1.12)]
    outline = through([*half, *[(-x, z) for x, z in half[-2:0:-1]], half[0]], 6)[:-1]
    hole = circle(0.27, (0, 0.12), 48)
    parts = [plate(outline, 0.56, 0.06, side), place(plate([(x * 0.99, z * 0.99) for x, z in outline], 0.06, 0.02, dye, [hole]), (0, -0.29, 0)), place(plate(circle(0.27, (0, 0.12)), 0.02, 0.005, dark), (0, -0.28, 0)), place(ring(0.3, 0.03, pale), (0, -0.325, 0.12), (90, 0, 0))]
    parts += [place(box(0.3, 0.16, 2.2, 0.05, neck), (0, -0.26, 1.95)), place(box(0.28, 0.05, 2.5, 0.01, dark), (0, -0.35, 1.72)), *[place(box(0.28, 0.02, 0.025, 0.005, paint("#c9ced6")), (0, -0.38, 2.9 - 0.19 * k + 0.004 * k * k)) for k in range(12)]]
    head = rounded([(-0.2, 3.0, 0.03), (-0.25, 3.72, 0.08), (0.25, 3.72, 0.08), (0.2, 3.0, 0.03)], closed=True)
    parts += [place(plate(head, 0.14, 0.04, neck), (0, -0.24, 0)), place(box(0.26, 0.07, 0.05, 0.01, pale), (0, -0.37, 2.98)), place(box(0.8, 0.1, 0.16, 0.04, dark), (0, -0.35, -0.66)), place(box(0.3, 0.06, 0.05, 0.01, pale), (0, -0.42, -0.62))]
    for k in range(4):
        x = -0.09 + 0.06 * k
        parts.append(tube([(x * 1.25, -0.44, -0.62), (x, -0.41, 2.98), (x * 1.6, -0.33, 3.2 + 0.3 * (k in (1, 2)))], 0.008, string, ends=False))
        s, z = (-1 if k < 2 else 1), 3.2 + 0.32 * (k in (1, 2))
        parts += [place(ball(0.07, pale), (s * 0.33, -0.24, z), scale=(1.2, 0.6, 0.8)), tube([(s * 0.2, -0.24, z), (s * 0.3, -0.24, z)], 0.025, paint("#c9ced6"))]
    group(*parts, turn=(-6, 22, -10))


models = {"maracas": (maracas, 4), "tin-drum": (drum, 16), "recorder": (recorder, 4), "toy-trumpet": (trumpet, 6), "toy-guitar": (guitar, 4)}
