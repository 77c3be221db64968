"""Jars, shakers and pots for the larder and the table."""

from math import cos, pi, sin

from finishes import clear, noisy
from packing import bamboo, glass, gleams, steel
from shapes import ball, box, group, lathe, material, place, ring, rounded, through, tube

BODY = [(0, 0.03), (0.6, 0.05, 0.06), (0.68, 0, 0.05), (0.78, 0.05, 0.1), (0.84, 0.3, 0.2), (0.84, 1.5, 0.26), (0.66, 1.76, 0.12), (0.66, 1.9)]


def filled(profile, clear_glass, content, level):
    """A glass vessel with something in it up to `level`; what it holds fills it to the wall."""
    line = [(r, z) for r, z in profile]
    inside = [(max(0, r - 0.05), max(z, 0.1)) for r, z in line if z <= level]
    parts = [lathe(line, clear_glass, 96)]
    if content is not None:
        edge = next(r0 + (r1 - r0) * (level - z0) / (z1 - z0) for (r0, z0), (r1, z1) in zip(line, line[1:]) if z0 <= level < z1) - 0.05
        parts.append(lathe([*inside, (edge, level), (0, level + 0.03)], content, 72))
    return group(*parts)


def bail_jar(at, turn=0):
    """A jar whose lid a wire holds down."""
    clear_glass, metal, rubber = glass(), steel(), material("rubber", "#e0703a", 0.5)
    body = rounded(BODY, steps=10)
    lid = rounded([(0.7, 1.96), (0.72, 2.0, 0.03), (0.68, 2.12, 0.06), (0.42, 2.16, 0.06), (0.36, 2.24, 0.04), (0, 2.25)], steps=8)
    dense = [(0.845, 0.3 + k / 40) for k in range(46)]
    parts = [lathe(body, clear_glass, 96), lathe(lid, clear_glass, 96), gleams(dense, 0.4, 1.4), place(ring(0.7, 0.05, rubber, 0.7), (0, 0, 1.93))]
    parts += [place(ring(0.69, 0.028, metal), (0, 0, 1.8)), place(ring(0.71, 0.026, metal), (0, 0, 2.04))]
    bail = through([(-0.72, 0, 2.04), (-0.74, -0.03, 2.2), (-0.5, -0.06, 2.32), (0, -0.08, 2.34), (0.5, -0.06, 2.32), (0.74, -0.03, 2.2), (0.72, 0, 2.04)], 10)
    catch = through([(-0.3, -0.64, 1.8), (-0.3, -0.72, 1.68), (-0.26, -0.8, 1.4), (0, -0.84, 1.34), (0.26, -0.8, 1.4), (0.3, -0.72, 1.68), (0.3, -0.64, 1.8)], 10)
    parts += [tube(bail, 0.03, metal), tube(catch, 0.03, metal), *(tube([(x, -0.66, 1.8), (x, -0.7, 2.04)], 0.028, metal) for x in (-0.16, 0.16))]
    return group(*parts, at=at, turn=(0, 0, turn))


def bail_jars():
    bail_jar((-0.85, 0.4, 0), 12)
    bail_jar((0.9, -0.4, 0), -8)


def screw_jar():
    """A preserving jar: a disc, and a band that screws it down; jam inside."""
    jam, gold, disc = material("jam", "#a8202e", 0.25, coat=0.7), material("band", "#d1a650", 0.3, metal=0.9), material("disc", "#e2c27a", 0.35, metal=0.8)
    body = rounded([(0, 0.03), (0.56, 0.05, 0.06), (0.64, 0, 0.05), (0.74, 0.06, 0.1), (0.76, 0.3, 0.1), (0.76, 1.3, 0.26), (0.62, 1.56, 0.12), (0.62, 1.66)], steps=8)
    dense = [(0.765, 0.2 + k / 40) for k in range(44)]
    parts = [filled(body, glass(), jam, 1.42), gleams(dense, 0.3, 1.25)]
    parts += [lathe(rounded([(0.66, 1.6), (0.69, 1.62, 0.02), (0.69, 1.9, 0.05), (0.56, 1.94, 0.02)]), gold), lathe(rounded([(0.58, 1.93), (0.5, 1.95, 0.03), (0, 1.93)]), disc), place(ring(0.42, 0.015, disc), (0, 0, 1.945))]
    parts += [tube([(0.69 * cos(2 * pi * k / 60), 0.69 * sin(2 * pi * k / 60), 1.66), (0.69 * cos(2 * pi * k / 60), 0.69 * sin(2 * pi * k / 60), 1.86)], 0.014, gold, ends=False) for k in range(60)]
    group(*parts)


def bamboo_jar():
    """Straight glass, a lid of bamboo with a silicone ring; coffee beans inside."""
    beans = material("beans", "#4a2c1a", 0.4, coat=0.4, pores=True)
    body = rounded([(0, 0.03), (0.6, 0.04, 0.04), (0.66, 0, 0.04), (0.72, 0.06, 0.06), (0.72, 1.75)], steps=8)
    dense = [(0.726, k / 40) for k in range(70)]
    wood, grey = bamboo(), material("ring", "#e6e8e6", 0.5)
    parts = [filled(body, glass(), beans, 1.15), gleams(dense, 0.15, 1.6)]
    parts += [lathe(rounded([(0.74, 1.78), (0.78, 1.8, 0.02), (0.78, 2.0, 0.05), (0, 2.0)]), wood), place(ring(0.735, 0.035, grey), (0, 0, 1.77)), place(ring(0.73, 0.02, glass()), (0, 0, 1.74))]
    parts += [place(ring(r, 0.006, material("grain", "#b98a52", 0.6)), (0, 0, 2.0)) for r in (0.3, 0.55)]
    group(*parts)


def drinks_jar():
    """Four litres, a tap in front, lemonade with slices inside, on a stand of wire."""
    lemonade, peel, flesh = clear(material("lemonade", "#f3d66a", 0.1, coat=0.8), 0.6, 0.85), material("peel", "#f0c22e", 0.4), material("flesh", "#fbeea6", 0.5)
    metal, dark, wood = steel(), material("tap", "#2d3138", 0.35, coat=0.3), bamboo()
    body = rounded([(0, 0.03), (0.72, 0.05, 0.06), (0.82, 0, 0.05), (0.95, 0.08, 0.14), (0.98, 0.4, 0.2), (0.98, 1.9, 0.3), (0.72, 2.22, 0.14), (0.72, 2.36)], steps=8)
    parts = [filled(body, glass(), lemonade, 1.75), gleams([(0.985, 0.4 + k / 40) for k in range(56)], 0.5, 1.75)]
    parts.append(lathe(rounded([(0.74, 2.34), (0.8, 2.36, 0.02), (0.8, 2.58, 0.05), (0, 2.6)]), wood))
    for x, z, tilt in ((-0.45, 1.2, 12), (0.42, 1.45, -16), (0.3, 0.6, 20), (-0.3, 0.62, -24), (0.02, 1.55, 4)):
        slice_ = [place(lathe([(0, 0.04), (0.24, 0.04), (0.27, 0.02), (0.27, -0.02)], peel, 40)), place(lathe([(0, 0.05), (0.23, 0.05)], flesh, 40))]
        slice_ += [place(box(0.014, 0.4, 0.01, 0.002, peel), (0, 0, 0.052), (0, 0, 45 * k)) for k in range(4)]
        group(*slice_, at=(x, -0.86 + 0.25 * abs(x), z + 0.45), turn=(90, tilt, 0))
    tap = [place(lathe(rounded([(0, 0), (0.16, 0, 0.03), (0.16, 0.06)]), metal, 32), (0, -0.97, 0.35), (90, 0, 0)), tube([(0, -1.0, 0.35), (0, -1.35, 0.35)], 0.085, metal), tube([(0, -1.3, 0.35), (0, -1.3, 0.12)], 0.08, metal, ends=False)]
    tap += [tube([(0, -1.3, 0.4), (0, -1.3, 0.56)], 0.05, metal), place(box(0.34, 0.1, 0.09, 0.04, dark), (0, -1.3, 0.6))]
    group(*tap, at=(0, 0, 0.45))
    group(*parts, at=(0, 0, 0.45))
    place(ring(0.85, 0.035, metal), (0, 0, 0.44))
    for k in range(4):
        a = pi / 4 + pi / 2 * k
        tube(through([(0.86 * cos(a), 0.86 * sin(a), 0.44), (0.92 * cos(a), 0.92 * sin(a), 0.2), (0.98 * cos(a), 0.98 * sin(a), 0.0)], 6), 0.04, metal)
    place(ring(0.94, 0.03, metal), (0, 0, 0.15))


def shaker(content, at, holes, level=0.95, size=1.0):
    """A glass shaker with a steel cap; its holes lie in rings of (radius, count)."""
    metal, dark = steel(), material("hole", "#2b2e34", 0.7)
    body = rounded([(0, 0.03), (0.38, 0.04, 0.04), (0.44, 0, 0.03), (0.5, 0.08, 0.08), (0.36, 1.2, 0.2), (0.32, 1.3)], steps=8)
    cap = rounded([(0.35, 1.22), (0.38, 1.24, 0.02), (0.37, 1.46, 0.06), (0.3, 1.58, 0.12), (0, 1.64)], steps=8)
    parts = [filled(body, glass(), content, level), lathe(cap, metal, 72), place(ring(0.37, 0.018, metal), (0, 0, 1.25))]
    parts += [ball(0.026, dark, (r * cos(2 * pi * k / n), r * sin(2 * pi * k / n), 1.64 - 0.35 * r * r), (1, 1, 0.4)) for r, n in holes for k in range(n)]
    parts.append(gleams([(0.51 - 0.14 * k / 40, 0.1 + 1.1 * k / 40) for k in range(41)], 0.2, 1.1))
    return group(*parts, at=at, scale=size)


def salt_and_pepper():
    salt, pepper = material("salt", "#f8f7f2", 0.9), material("pepper", "#4a4038", 0.9, pores=True)
    shaker(salt, (-0.58, 0.2, 0), ((0, 1), (0.15, 6)))
    shaker(pepper, (0.6, -0.2, 0), ((0.08, 3),))


def sugar_shaker():
    """Tall, with a spout flap."""
    metal, sugar = steel(), material("sugar", "#fbfaf6", 0.9)
    body = rounded([(0, 0.03), (0.5, 0.04, 0.04), (0.58, 0, 0.03), (0.62, 0.1, 0.08), (0.56, 1.75)], steps=8)
    cap = rounded([(0.57, 1.7), (0.62, 1.72, 0.02), (0.62, 1.98, 0.04), (0.5, 2.16, 0.2), (0.16, 2.3, 0.1), (0.14, 2.5)], steps=8)
    spout = [(0.13, 2.42), (0.13, 2.66), (0.11, 2.66), (0.1, 2.4)]
    parts = [filled(body, glass(), sugar, 1.35), lathe(cap, metal), lathe(spout, metal, 40), gleams([(0.626 - 0.06 * k / 60, 0.1 + 1.6 * k / 60) for k in range(61)], 0.2, 1.6)]
    parts += [place(lathe([(0, 0.02), (0.17, 0.015), (0.18, 0)], metal, 40), (0.1, 0, 2.72), (0, -24, 0)), place(ring(0.615, 0.02, metal), (0, 0, 1.74)), place(ring(0.61, 0.014, metal), (0, 0, 1.82))]
    group(*parts, turn=(0, 0, -20))


def spice_rack():
    """Six shakers in two tiers of a bamboo rack."""
    wood = bamboo()
    hues = ("#b5451f", "#d9a52a", "#5d7a3a", "#6b4228", "#c9b283", "#8c2f26")
    for k, hue in enumerate(hues):
        spice = noisy(material("spice", hue, 0.9), 40, 0.02)
        shaker(spice, (-1.05 + 1.05 * (k % 3), -0.42 + 0.95 * (k // 3), 0.12 + 0.62 * (k // 3)), ((0, 1), (0.15, 6)), 1.0, 0.88)
    parts = [place(box(3.3, 0.95, 0.08, 0.03, wood), (0, -0.42, 0.08)), place(box(3.3, 0.95, 0.08, 0.03, wood), (0, 0.53, 0.7))]
    parts += [place(box(0.1, 1.95, 0.5, 0.04, wood), (side * 1.66, 0.05, 0.25)) for side in (-1, 1)]
    parts += [place(box(0.1, 0.95, 0.66, 0.04, wood), (side * 1.66, 0.53, 0.8)) for side in (-1, 1)]
    parts += [place(box(3.3, 0.08, 0.16, 0.03, wood), (0, y, z)) for y, z in ((-0.9, 0.34), (0.06, 0.96))]
    group(*parts)


def honey_pot():
    """Stoneware like a hive, its dipper through the lid."""
    glaze, wood, honey = material("glaze", "#e2a83a", 0.3, coat=0.5), material("wood", "#c08a52", 0.45, coat=0.3), material("honey", "#d07c12", 0.15, coat=0.9)
    steps = []
    for k in range(49):
        v = k / 48
        r = 0.5 + 0.44 * sin(pi * (0.12 + 0.74 * v)) ** 0.9
        steps.append((r + 0.035 * abs(sin(pi * v * 6)) ** 0.6, 0.05 + 1.25 * v))
    parts = [lathe([(0, 0), (0.6, 0), *steps], glaze, 128)]
    lid = rounded([(0.66, 1.3), (0.76, 1.31, 0.03), (0.72, 1.42, 0.08), (0.4, 1.6, 0.2), (0.14, 1.66)], steps=8)
    parts += [lathe(lid, glaze, 96), place(ring(0.14, 0.05, glaze), (0, 0, 1.66)), tube([(0, 0, 1.5), (0.16, 0, 2.3)], 0.055, wood), ball(0.1, wood, (0.17, 0, 2.36))]
    dipper = [tube([(0, 0, 0), (0, 0, 1.6)], 0.05, wood), ball(0.085, wood, (0, 0, 1.62))]
    dipper += [place(ring(0.2 - 0.05 * abs(k - 2), 0.05, wood if k % 2 else honey), (0, 0, -0.12 * k)) for k in range(5)]
    dipper.append(tube([(0, 0, -0.5), (0, 0, 0.05)], 0.1, honey))
    group(*dipper, at=(0.55, -0.95, 0.16), turn=(0, 82, 8))
    group(*parts)


models = {
    "bail-jars": (bail_jars, 12),
    "screw-jar": (screw_jar, 14),
    "bamboo-jar": (bamboo_jar, 12),
    "drinks-jar": (drinks_jar, 10),
    "salt-and-pepper": (salt_and_pepper, 16),
    "sugar-shaker": (sugar_shaker, 10),
    "spice-rack": (spice_rack, 14),
    "honey-pot": (honey_pot, 16),
}
