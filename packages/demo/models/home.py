"""Pots, vases and bins for the home."""

from math import cos, pi, sin

from finishes import noisy
from packing import hollow, steel
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube

POT = [(0, 0), (0.56, 0, 0.03), (0.82, 1.1), (0.92, 1.12, 0.02), (0.95, 1.4, 0.04)]
SAUCER = [(0, 0), (0.8, 0, 0.04), (0.98, 0.16, 0.03)]


def clay_pot(clay, soil=None):
    """With its saucer; soil fills it if there is any."""
    parts = [group(hollow(rounded(POT, steps=6), 0.08, clay, 0.16), place(ring(0.91, 0.04, clay), (0, 0, 1.4)), at=(0, 0, 0.07)), hollow(rounded(SAUCER, steps=6), 0.06, clay, 0.05), place(ring(0.95, 0.035, clay), (0, 0, 0.16))]
    if soil is not None:
        parts.append(place(lathe([(0, 0.05), (0.5, 0.03), (0.86, 0)], soil), (0, 0, 1.28)))
    return group(*parts)


def terracotta():
    return noisy(material("clay", "#b9623c", 0.85), 30, 0.012)


def terracotta_pot():
    clay_pot(terracotta())


def faux_fern():
    """Fronds that arch out of a clay pot, leaflets on both sides."""
    green, dark = material("frond", "#4f8f3c", 0.55, coat=0.15), material("stalk", "#3b6b2e", 0.6)
    clay_pot(terracotta(), material("soil", "#3a2a20", 0.95, pores=True))
    for n in range(17):
        a, high = 2 * pi * n / 17 * 1.62, 0.7 + 0.9 * ((n * 7) % 17) / 17
        reach = 1.7 - 0.55 * high
        line = through([(0.05 * cos(a), 0.05 * sin(a), 1.35), (reach * 0.45 * cos(a), reach * 0.45 * sin(a), 1.35 + high), (reach * cos(a), reach * sin(a), 1.3 + high * 0.72)], 12)
        tube(line, 0.022, dark, ends=False)
        corners, faces = [], []
        for k in range(3, len(line) - 1):
            x, y, z = line[k]
            long = 0.3 * sin(pi * (k / len(line)) ** 0.8) + 0.05
            for side in (-1, 1):
                px, py = -sin(a) * side, cos(a) * side
                first = len(corners)
                fx, fy = 0.055 * cos(a), 0.055 * sin(a)
                corners += [(x - fx, y - fy, z), (x + fx, y + fy, z + 0.01), (x + px * long + fx, y + py * long + fy, z - 0.1), (x + px * long * 0.6 - fx * 1.4, y + py * long * 0.6 - fy * 1.4, z - 0.02)]
                faces.append((first, first + 1, first + 2, first + 3))
        leaf = sheet(lambda u, v: (0, 0, 0), 1, 1, green)
        leaf.data.clear_geometry()
        leaf.data.from_pydata(corners, [], faces)


def seed_kit():
    """A pot with peat and seedlings, three packets behind it."""
    clay_pot(terracotta(), material("peat", "#4a3526", 0.95, pores=True))
    green, stalk = material("leaf", "#6bab45", 0.5, coat=0.15), material("stalk", "#8cbf62", 0.6)
    for n in range(9):
        a, r = 2.4 * n, 0.2 * (n % 4)
        x, y, high = r * cos(a), r * sin(a), 0.3 + 0.05 * (n % 3)
        tube([(x, y, 1.3), (x, y, 1.35 + high)], 0.025, stalk)
        for side in (-1, 1):
            place(ball(0.13, green), (x + side * 0.12 * cos(a), y + side * 0.12 * sin(a), 1.37 + high), (0, -18 * side, a * 57), (1.15, 0.6, 0.22))
    paper = material("paper", "#f3ead6", 0.75)
    for k, hue in enumerate(("#5c9a48", "#3f7d58", "#8a6bb0")):
        band, leaf = material("band", hue, 0.7), material("print", hue, 0.7)
        parts = [plate([(-0.5, -0.75), (0.5, -0.75), (0.5, 0.75), (-0.5, 0.75)], 0.06, 0.02, paper), place(box(1.0, 0.02, 0.3, 0.004, band), (0, -0.03, 0.58)), place(box(1.0, 0.02, 0.08, 0.004, band), (0, -0.03, -0.66))]
        parts.append(tube([(0, -0.035, -0.4), (0, -0.035, 0.1)], 0.02, leaf))
        parts += [place(ball(0.15, leaf), (side * 0.15, -0.035, -0.1 + 0.2 * n), (0, -side * 35, 0), (1.1, 0.1, 0.5)) for n in range(2) for side in (-1, 1)]
        group(*parts, at=(1.35 + 0.5 * k, 0.2 + 0.45 * k, 0.75 + 0.08 * k), turn=(-8, -4 + 7 * k, -10))


def ceramic_cactus():
    """Glazed, with raised ribs, two arms and a flower, in a pale pot."""
    glaze, pot, flower, spine = material("glaze", rough=0.3, coat=0.5), material("pot", "#f1ebe0", 0.5, coat=0.2), material("flower", "#e58a9c", 0.4, coat=0.4), material("spine", "#f6f2e6", 0.5)

    def ribbed(radius, high):
        def point(u, v):
            a = 2 * pi * u
            t = min(1, max(0, (v * high - (high - radius)) / radius))
            r = radius * (1 - t**2) ** 0.5 if v < 0.999 else 0
            r *= 0.9 + 0.12 * abs(sin(5 * a))
            return (r * cos(a), r * sin(a), v * high)

        return sheet(point, 120, 48, glaze, closed=True)

    parts = [place(ribbed(0.52, 2.0), (0, 0, 0.9))]
    for side, z, size in ((-1, 1.6, 0.26), (1, 1.9, 0.23)):
        elbow = through([(side * 0.4, 0, z), (side * 0.75, 0, z - 0.02), (side * 0.92, 0, z + 0.14), (side * 0.94, 0, z + 0.4)], 8)
        parts += [tube(elbow, size * 0.86, glaze), place(ribbed(size, 0.62), (side * 0.94, 0, z + 0.2))]
    parts += [ball(0.15, flower, (0.13 * cos(2 * pi * k / 6), 0.13 * sin(2 * pi * k / 6), 2.93), (1, 1, 0.6)) for k in range(6)]
    parts += [ball(0.025, spine, (0.52 * cos(a) * 0.99, 0.52 * sin(a) * 0.99, 1.1 + 0.24 * j)) for j in range(6) for a in [pi / 10 + pi / 5 * k for k in range(10)]]
    parts += [lathe(rounded([(0, 0), (0.6, 0, 0.06), (0.78, 0.8, 0.04), (0.84, 0.82, 0.02), (0.84, 1.0, 0.04), (0.7, 1.0), (0.68, 0.9), (0, 0.9)], steps=6), pot)]
    group(*parts, turn=(0, 0, -14))


def amphora():
    """A matt vase with two handles."""
    clay = noisy(material("clay", rough=0.85), 24, 0.008)
    body = through([(0, 0.02), (0.36, 0.03), (0.4, 0.12), (0.34, 0.24), (0.6, 0.7), (0.88, 1.35), (0.8, 1.85), (0.42, 2.2), (0.27, 2.5), (0.29, 2.85), (0.44, 3.02)], 8)
    parts = [hollow(body, 0.05, clay, 0.2, 120), place(ring(0.42, 0.035, clay), (0, 0, 3.02))]
    for side in (-1, 1):
        line = through([(side * 0.28, 0, 2.72), (side * 0.62, 0, 2.8), (side * 0.86, 0, 2.5), (side * 0.84, 0, 2.1), (side * 0.7, 0, 1.86)], 10)
        parts.append(tube(line, 0.075, clay))
    dark = material("line", rough=0.85, shade=0.4)
    parts += [place(ring(r, 0.014, dark), (0, 0, z)) for r, z in ((0.885, 1.38), (0.885, 1.46), (0.3, 2.44))]
    parts += [place(box(0.09, 0.02, 0.09, 0.004, dark), (0.872 * cos(2 * pi * k / 24), 0.872 * sin(2 * pi * k / 24), 1.6), (0, 45, 90 + 15 * k)) for k in range(24)]
    group(*parts, turn=(0, 0, -24))


def mesh_bin():
    """Expanded metal between two rims."""
    black = material("mesh", "#3b4046", 0.5, metal=0.6)
    parts = [lathe([(0, 0.03), (0.72, 0.03)], black, 64), place(ring(0.74, 0.05, black), (0, 0, 0.05)), place(ring(0.98, 0.055, black), (0, 0, 2.0))]
    for k in range(46):
        for way in (-1, 1):
            line = [((0.74 + 0.24 * t) * cos(2 * pi * (k / 46 + way * 0.11 * t)), (0.74 + 0.24 * t) * sin(2 * pi * (k / 46 + way * 0.11 * t)), 0.05 + 1.95 * t) for t in [n / 10 for n in range(11)]]
            parts.append(tube(line, 0.013, black, ends=False))
    group(*parts)


def pedal_bin():
    body, dark = steel("#cfd3d9", 0.3), material("plastic", "#2c3037", 0.45)
    lid = rounded([(0.86, 1.96), (0.88, 2.02, 0.03), (0.84, 2.14, 0.1), (0.4, 2.26, 0.3), (0, 2.28)], steps=8)
    parts = [lathe(rounded([(0, 0.1), (0.84, 0.1), (0.84, 1.9)]), body, 128), lathe(rounded([(0, 0), (0.88, 0, 0.04), (0.89, 0.2, 0.03), (0.84, 0.22)]), dark), lathe([(0.85, 1.88), (0.88, 1.9), (0.88, 1.96)], dark), lathe(lid, body, 128)]
    parts += [place(box(0.5, 0.36, 0.08, 0.035, dark), (0, -1.0, 0.1)), place(box(0.4, 0.3, 0.16, 0.05, dark), (0, 0.88, 1.94))]
    parts += [place(box(0.4, 0.02, 0.012, 0.004, body), (0, -1.0 - 0.06 * k, 0.145)) for k in range(-1, 2)]
    group(*parts, turn=(0, 0, -24))


def sorting_bins():
    """Three with flaps, each with a label in its colour."""
    shell, sign = material("shell", "#e9eaea", 0.4, coat=0.2), material("sign", "#ffffff", 0.6)
    for k, hue in enumerate(("#2f6fb5", "#e0b02c", "#3f8f4e")):
        lid, arrow = material("lid", hue, 0.4, coat=0.25), material("print", hue, 0.6)
        parts = [place(box(1.15, 1.25, 2.0, 0.12, shell), (0, 0, 1.0)), place(box(1.22, 1.32, 0.28, 0.09, lid), (0, 0, 2.08)), place(box(0.76, 0.06, 0.18, 0.03, material("slot", "#2a2d33", 0.7)), (0, -0.65, 2.09))]
        parts += [place(plate(rounded([(-0.36, -0.36, 0.06), (0.36, -0.36, 0.06), (0.36, 0.36, 0.06), (-0.36, 0.36, 0.06)], closed=True), 0.02, 0.005, sign), (0, -0.635, 1.2))]
        for n in range(3):
            bend = [(0.2 * cos(a), 0, 0.2 * sin(a)) for a in [2 * pi * n / 3 + 0.25 + 1.25 * i / 10 for i in range(11)]]
            tip = 2 * pi * n / 3 + 1.6
            parts.append(group(tube(bend, 0.032, arrow, ends=False), place(plate([(-0.075, 0), (0.075, 0), (0, 0.12)], 0.03, 0.004, arrow), (0.2 * cos(tip), 0, 0.2 * sin(tip)), (0, -tip * 57.3, 0)), at=(0, -0.655, 1.2)))
        parts.append(place(box(0.5, 0.02, 0.06, 0.004, arrow), (0, -0.635, 0.68)))
        group(*parts, at=(-1.32 + 1.32 * k, 0.1 * k, 0), turn=(0, 0, 14))


def desk_bin():
    """Small, with a swinging lid."""
    white, grey = material("shell", "#eceded", 0.35, coat=0.3), material("lid", "#8d949c", 0.4, coat=0.2)
    parts = [lathe(rounded([(0, 0), (0.5, 0, 0.06), (0.62, 1.3), (0.66, 1.32, 0.02), (0.66, 1.4)], steps=8), white)]
    dome = [(0.66 * cos(a), 1.4 + 0.52 * sin(a)) for a in [pi / 2 * k / 16 for k in range(17)]]
    parts += [lathe(dome, white), place(ring(0.66, 0.03, white), (0, 0, 1.4))]
    flap = sheet(lambda u, v: (0.672 * cos(0.3 + 0.9 * v) * cos(-pi / 2 + (u - 0.5) * 1.7), 0.672 * cos(0.3 + 0.9 * v) * sin(-pi / 2 + (u - 0.5) * 1.7), 1.4 + 0.54 * sin(0.3 + 0.9 * v)), 30, 20, grey, thick=0.02)
    group(*parts, flap, turn=(0, 0, -10))


def kitchen_timer():
    """Wound by its upper half; the scale shows sixty minutes."""
    body, ink, white = material("body", rough=0.32, coat=0.4), material("ink", "#2a2d33", 0.5), material("scale", "#fbf9f2", 0.5)
    lower = rounded([(0, 0), (0.6, 0, 0.06), (0.86, 0.2, 0.2), (0.96, 0.6, 0.1), (0.96, 0.64)], steps=8)
    upper = rounded([(0.97, 0.98), (0.95, 1.16, 0.1), (0.7, 1.34, 0.14), (0.34, 1.4, 0.1), (0.3, 1.66, 0.08), (0, 1.7)], steps=8)
    parts = [lathe(lower, body, 128), lathe([(0.96, 0.64), (0.965, 0.98)], white, 128), lathe(upper, body, 128)]
    for k in range(60):
        a, long = 2 * pi * k / 60, 0.2 if k % 5 == 0 else 0.1
        parts.append(place(box(0.03 if k % 5 == 0 else 0.014, 0.014, long, 0.003, ink), (0.967 * sin(a), -0.967 * cos(a), 0.97 - long / 2), (0, 0, k * 6)))
    parts += [place(box(0.1, 0.62, 0.3, 0.05, body), (0, 0, 1.62)), place(plate([(-0.08, 0), (0.08, 0), (0, 0.14)], 0.03, 0.005, ink), (0, -0.97, 0.46))]
    group(*parts, turn=(0, 0, -18))


models = {
    "terracotta-pot": (terracotta_pot, 22),
    "faux-fern": (faux_fern, 14),
    "seed-kit": (seed_kit, 14),
    "ceramic-cactus": (ceramic_cactus, 12),
    "amphora": (amphora, 10),
    "mesh-bin": (mesh_bin, 16),
    "pedal-bin": (pedal_bin, 14),
    "sorting-bins": (sorting_bins, 12),
    "desk-bin": (desk_bin, 14),
    "kitchen-timer": (kitchen_timer, 16),
}
