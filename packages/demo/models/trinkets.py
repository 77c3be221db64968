"""Pendants, chains and charms."""

from math import atan2, cos, degrees, pi, sin

from boardgames import heart
from jewellery import link, tassel
from shapes import ball, group, lathe, material, mesh, place, plate, ring, rounded, through, tube


def gold():
    return material("gold", "#dcb45a", 0.26, metal=0.9)


def silver():
    return material("silver", "#d2d7de", 0.22, metal=0.9)


def bail(surface, top):
    """The ring and the loop through which a chain runs."""
    loop = [(0, 0.12 * cos(a), top + 0.3 + 0.2 * sin(a)) for a in [2 * pi * k / 40 for k in range(40)]]
    return group(place(ring(0.13, 0.035, surface), (0, 0, top + 0.06), (90, 0, 0)), tube(loop, 0.06, surface, closed=True))


def fine_chain(surface, top, reach=1.25, high=1.5):
    """A length of small links that rises to both sides from the bail."""
    path = through([(-reach, 0, top + high), (-reach * 0.6, 0, top + high * 0.55), (0, 0, top + 0.3), (reach * 0.6, 0, top + high * 0.55), (reach, 0, top + high)], 40)
    parts, walked, last = [], 0.0, path[0]
    for point in path[1:]:
        dx, dz = point[0] - last[0], point[2] - last[2]
        walked += (dx * dx + dz * dz) ** 0.5
        last = point
        if walked >= 0.12:
            walked -= 0.12
            parts.append(group(place(link(surface, 0.085, 0.05, 0.02), turn=(45 if len(parts) % 2 else -45, 0, 0)), at=point, turn=(0, -degrees(atan2(dz, dx)), 0)))
    return group(*parts)


def hung(parts, surface, top, turn=(-10, 8, 0)):
    group(*parts, bail(surface, top), fine_chain(surface, top), turn=turn)


def enamel(outline, edge, surface, metal, depth=0.22, holes=()):
    """A dyed field inside a rim of metal."""
    return [plate(outline, depth, edge, metal, holes), place(plate([(x * 0.88, z * 0.88) for x, z in outline], depth, edge * 0.6, surface), (0, -0.03, 0))]


def heart_pendant():
    metal = gold()
    hung(enamel(heart(0.95), 0.07, material("enamel", rough=0.2, coat=0.8), metal, 0.3), metal, 0.52)


def clover():
    metal, dye = gold(), material("enamel", rough=0.2, coat=0.8)
    parts = []
    for k in range(4):
        leaf = [(x, z + 0.52) for x, z in heart(0.46)]
        inner = [(x * 0.8, (z - 0.52) * 0.8 + 0.52) for x, z in leaf]
        parts.append(group(plate(leaf, 0.2, 0.06, metal), place(plate(inner, 0.2, 0.03, dye), (0, -0.03, 0)), turn=(0, 90 * k + 45, 0)))
    parts += [place(ball(0.13, metal), (0, -0.1, 0), scale=(1, 0.6, 1)), tube(through([(0, 0, 0), (0.06, 0, -0.6), (0.22, 0, -1.12)], 8), 0.06, metal)]
    group(*parts, bail(metal, 0.72), fine_chain(metal, 0.72), turn=(-10, 8, 0))


def crescent():
    metal = material("satin gold", "#d9b463", 0.45, metal=0.9)
    outer = [(cos(a), sin(a)) for a in [0.55 + (2 * pi - 1.1) * k / 60 for k in range(2, 59)]]
    inner = [(0.42 + 0.679 * cos(a), 0.679 * sin(a)) for a in [2 * pi - 0.9 - (2 * pi - 1.8) * k / 60 for k in range(2, 59)]]
    moon = plate([*outer, *inner], 0.24, 0.07, metal)
    group(group(moon, turn=(0, -28, 0)), bail(metal, 0.98), fine_chain(metal, 0.98), turn=(-10, 8, 0))


def key():
    """On a cord that is tied above it."""
    brass, cord = material("old brass", "#a98445", 0.4, metal=0.8), material("cord", "#4a3325", 0.8)
    parts = [place(ring(r, t, brass), (x, 0, z), (90, 0, 0)) for r, t, x, z in ((0.3, 0.08, 0, 1.12), (0.24, 0.07, -0.36, 0.72), (0.24, 0.07, 0.36, 0.72))]
    parts += [tube([(0, 0, 0.7), (0, 0, -1.5)], 0.1, brass), *[place(lathe(rounded([(0.08, -0.06), (0.17, -0.05, 0.03), (0.17, 0.05, 0.03), (0.08, 0.06)]), brass), (0, 0, z)) for z in (0.5, 0.34, -0.6)]]
    bit = [(0.05, -1.0), (0.52, -1.0), (0.52, -1.16), (0.36, -1.16), (0.36, -1.26), (0.52, -1.26), (0.52, -1.42), (0.05, -1.42)]
    parts.append(plate(bit, 0.14, 0.03, brass))
    line = through([(-0.03, -0.05, 1.2), (-0.2, -0.08, 1.7), (-0.8, 0, 2.4), (-0.95, 0, 3.0), (-0.3, 0, 3.4), (0.5, 0, 3.3), (0.95, 0, 2.8), (0.7, 0, 2.2), (0.2, 0.06, 1.7), (0.03, 0.05, 1.2)], 12)
    parts += [tube(line, 0.05, cord), place(ball(0.12, cord), (0, 0, 1.62), scale=(1.3, 1, 0.9))]
    group(*parts, turn=(-8, 16, 0))


def butterfly():
    """Two enamels, each inside its rim; the wings lift a little."""
    metal, dye, pale = gold(), material("enamel", rough=0.2, coat=0.8), material("pale enamel", rough=0.2, coat=0.8, shade=0.96)
    upper = through([(0.06, 0.0), (0.2, 0.5), (0.7, 0.95), (1.25, 1.0), (1.35, 0.6), (1.1, 0.15), (0.6, -0.05), (0.06, 0.0)], 8)[:-1]
    lower = through([(0.06, -0.04), (0.6, -0.1), (1.0, -0.3), (1.0, -0.75), (0.66, -0.95), (0.3, -0.62), (0.06, -0.04)], 8)[:-1]

    def inset(outline, share):
        cx, cz = sum(x for x, _ in outline) / len(outline), sum(z for _, z in outline) / len(outline)
        return [(cx + (x - cx) * share, cz + (z - cz) * share) for x, z in outline]

    parts = []
    for side in (1, -1):
        wing = []
        for outline, first, second in ((upper, dye, pale), (lower, pale, dye)):
            flip = [(x * side, z) for x, z in (outline if side > 0 else outline[::-1])]
            wing += [plate(flip, 0.12, 0.04, metal), place(plate(inset(flip, 0.82), 0.12, 0.02, first), (0, -0.03, 0)), place(plate(inset(flip, 0.4), 0.12, 0.02, second), (0, -0.05, 0))]
        parts.append(group(*wing, turn=(0, 0, side * 15)))
    parts.append(tube(through([(0, -0.05, 0.42), (0, -0.08, 0), (0, -0.05, -0.75)], 8), 0.09, metal))
    parts += [tube(through([(0, -0.05, 0.4), (s * 0.12, -0.08, 0.7), (s * 0.34, -0.1, 0.9)], 8), 0.025, metal) for s in (-1, 1)]
    group(*parts, bail(metal, 0.5), fine_chain(metal, 0.5, 1.3, 1.7), turn=(-10, 8, 0))


def drop():
    """A cut drop in a cap with its bail."""
    metal = silver()
    shades = [material(f"stone {shade}", rough=0.12, coat=0.8, shade=shade) for shade in (0.62, 0.36, 0.9, 0.5, 0.76, 0.28)]
    levels = [(0.0, -1.25), (0.34, -1.12), (0.62, -0.8), (0.72, -0.4), (0.6, 0.0), (0.36, 0.45), (0.13, 0.85)]
    corners = [(r * cos(2 * pi * (k + 0.5 * (n % 2)) / 10), r * sin(2 * pi * (k + 0.5 * (n % 2)) / 10), z) for n, (r, z) in enumerate(levels) for k in range(10)]
    faces = []
    for n in range(len(levels) - 1):
        for k in range(10):
            a, b, c, d = n * 10 + k, n * 10 + (k + 1) % 10, (n + 1) * 10 + k, (n + 1) * 10 + (k + 1) % 10
            faces += [(a, b, c if n % 2 == 0 else d), (b, d, c) if n % 2 == 0 else (a, d, c)]
    made = mesh(corners, faces, shades[0], smooth=False)
    for shade in shades[1:]:
        made.data.materials.append(shade)
    for n, face in enumerate(made.data.polygons):
        face.material_index = (n * 5 + n // 7 * 2) % len(shades)
    cap = lathe(rounded([(0.2, 0.66), (0.19, 0.9, 0.06), (0.08, 1.02, 0.04), (0, 1.02)]), metal, 64)
    group(made, cap, bail(metal, 0.98), turn=(-6, 8, 0))


def hamsa():
    """A hand with an eye in its palm, and a tassel."""
    metal, dye, white, dark = gold(), material("enamel", rough=0.2, coat=0.8), material("white", "#f8f7f1", 0.2, coat=0.7), material("pupil", "#1d2330", 0.15, coat=0.8)
    iris = material("iris", "#6fc3ec", 0.2, coat=0.7)
    half = [(0, -1.05), (0.35, -0.98), (0.66, -0.66), (0.74, -0.2), (0.98, -0.22), (1.12, 0.1), (1.04, 0.34), (0.88, 0.28), (0.84, 0.12), (0.68, 0.2), (0.64, 0.9), (0.52, 1.06), (0.36, 0.96), (0.3, 0.42), (0.25, 0.44), (0.24, 1.16)]
    top = [(0.12, 1.38), (0, 1.42)]
    right = through([*half, *top], 6)
    outline = [*right, *[(-x, z) for x, z in right[-2:0:-1]]]
    parts = [plate(outline, 0.2, 0.06, metal), place(plate([(x * 0.86, z * 0.88 - 0.01) for x, z in outline], 0.2, 0.03, dye), (0, -0.03, 0))]
    for r, y, surface in ((0.36, 0.14, metal), (0.31, 0.16, white), (0.2, 0.18, iris), (0.1, 0.2, dark)):
        parts.append(place(lathe([(0, 0.02), (r * 0.9, 0.018), (r, 0)], surface, 64), (0, -y, -0.32), (90, 0, 0)))
    parts += [place(ball(0.06, metal), (0.52 * cos(a), -0.14, -0.32 + 0.52 * sin(a)), scale=(1, 0.6, 1)) for a in [2 * pi * k / 12 for k in range(12)]]
    parts += [bail(metal, 1.36), place(ring(0.1, 0.03, metal), (0, 0, -1.12), (90, 0, 0)), tassel(material("silk", rough=0.6, sheen=0.4), metal, (0, 0, -1.24))]
    group(*parts, turn=(-8, 12, 0))


loop = [(-0.25, 0, 1.5), (-0.75, 0, 1.2), (-1.2, 0, 0.5), (-1.15, 0, -0.35), (-0.6, 0, -1.05), (0.15, 0, -1.25), (0.85, 0, -0.95), (1.25, 0, -0.2), (1.2, 0, 0.6), (0.8, 0, 1.2), (0.28, 0, 1.5)]


def along(points, step, make):
    """Places what `make(n)` builds along a curve, `step` apart."""
    path, parts, walked = through(points, 60), [], 0.0
    last = path[0]
    for point in path[1:]:
        dx, dz = point[0] - last[0], point[2] - last[2]
        walked += (dx * dx + dz * dz) ** 0.5
        last = point
        if walked >= step:
            walked -= step
            parts.append(group(make(len(parts)), at=point, turn=(0, -degrees(atan2(dz, dx)), 0)))
    return parts


def clasp(metal):
    claw = [(0.05, 0), (0.16, 0.13, 0.1), (0.32, 0.12, 0.1), (0.42, 0, 0.05), (0.32, -0.12, 0.1), (0.16, -0.13, 0.1)]
    return [place(ring(0.15, 0.034, metal), (-0.3, -0.02, 1.5), (90, 0, 0)), group(tube([(x, 0, z) for x, z in rounded(claw, closed=True)], 0.045, metal, closed=True), ball(0.07, metal, (0.02, 0, 0)), at=(-0.2, -0.02, 1.53))]


def curb():
    """Flat links that overlap, all leaning one way."""
    metal = gold()
    parts = along(loop, 0.2, lambda _n: place(link(metal, 0.13, 0.17, 0.055), turn=(24, 26, 0), scale=(1, 0.7, 1)))
    group(*parts, *clasp(metal), turn=(-12, 6, 0))


def paperclip():
    """Long links, and a heart toggle in front."""
    metal = gold()
    path = [(0.0, 0, -1.15), (0.95, 0, -0.7), (1.25, 0, 0.1), (1.0, 0, 0.95), (0.3, 0, 1.4), (-0.3, 0, 1.4), (-1.0, 0, 0.95), (-1.25, 0, 0.1), (-0.95, 0, -0.7), (-0.3, 0, -1.0)]
    parts = along(path, 0.4, lambda n: place(link(metal, 0.17, 0.1, 0.036), turn=(50 if n % 2 else -20, 0, 0)))
    outline = [(x, 0, z) for x, z in heart(0.42)]
    parts.append(group(tube(outline, 0.06, metal, closed=True), at=(-0.02, -0.05, -1.25)))
    parts += [tube([(-0.36, -0.14, -1.1), (0.42, -0.14, -1.3)], 0.055, metal), place(ring(0.09, 0.03, metal), (0.28, -0.06, -1.08), (90, 0, 0))]
    group(*parts, turn=(-12, 6, 0))


def chain_reel():
    """Ten metres of chain on a reel, its end hanging free."""
    metal, card, print_ = gold(), material("reel", "#f4f1e8", 0.5, coat=0.2), material("label", "#2f5f8a", 0.5)
    parts = [place(lathe(rounded([(0.3, y), (1.5, y, 0.03), (1.5, y + 0.1, 0.03), (0.3, y + 0.1)]), card, 128), turn=(0, 0, 0)) for y in (-0.65, 0.55)]
    parts += [lathe([(0.3, -0.6), (0.3, 0.6)], card), lathe([(0.92, -0.55), (1.0, 0), (0.92, 0.55)], material("wound", "#a5813a", 0.5, metal=0.8), 96), place(lathe(rounded([(0.34, 0.66), (0.95, 0.66), (0.95, 0.64)]), print_, 96))]
    for row in range(6):
        for k in range(30):
            a = 2 * pi * (k + 0.5 * (row % 2)) / 30
            parts.append(group(place(link(metal, 0.12, 0.085, 0.034), turn=(35 if k % 2 else -35, 0, 0)), at=(1.04 * cos(a), 1.04 * sin(a), -0.46 + 0.185 * row), turn=(0, 0, a * 180 / pi + 90)))
    spool = group(*parts, turn=(20, 0, 0))
    free = along([(0.9, -0.7, 0.2), (1.2, -0.9, -0.3), (1.5, -1.0, -0.75), (1.9, -1.0, -0.95), (2.3, -1.0, -0.85)], 0.2, lambda n: place(link(metal, 0.12, 0.085, 0.034), turn=(35 if n % 2 else -35, 0, 0)))
    group(spool, *free, turn=(0, 0, -20))


models = {
    "heart-pendant": (heart_pendant, 4), "clover-pendant": (clover, 4), "moon-pendant": (crescent, 4), "key-pendant": (key, 4), "butterfly-pendant": (butterfly, 4),
    "drop-pendant": (drop, 6), "lucky-hand": (hamsa, 4), "curb-chain": (curb, 4), "paperclip-chain": (paperclip, 4), "necklace-reel": (chain_reel, 12),
}
