"""Piñatas, prizes, and more for Halloween."""

from math import cos, pi, sin

from finishes import noisy
from flying import ribbon
from party import bright, star
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint


def fringe(width, depth, z, surface, at=(0, 0), drop=0.26):
    """A band of cut tissue round a block."""
    def point(u, v):
        a = 2 * pi * u
        c, s = cos(a), sin(a)
        x = abs(c) ** 0.4 * (1 if c > 0 else -1) * width / 2
        y = abs(s) ** 0.4 * (1 if s > 0 else -1) * depth / 2
        flare = 1 + 0.1 * v + 0.05 * v * sin(110 * pi * u)
        return (at[0] + x * flare, at[1] + y * flare, z - drop * v - 0.03 * v * sin(110 * pi * u))

    return sheet(point, 330, 4, surface, closed=True, thick=0.01)


def beast(shades, horn=None):
    """A block-built animal in rows of fringe."""
    parts = []

    def block(width, depth, low, high, at, start=0):
        rows = max(1, round((high - low) / 0.2))
        parts.append(place(box(width * 0.96, depth * 0.96, high - low, 0.05, shades[start % len(shades)]), (at[0], at[1], (low + high) / 2)))
        for n in range(rows):
            parts.append(fringe(width, depth, low + (n + 1) * (high - low) / rows, shades[(start + n) % len(shades)], at))

    for x in (-0.75, 0.75):
        for y in (-0.25, 0.25):
            block(0.42, 0.36, 0, 1.1, (x, y))
    block(2.1, 0.95, 1.0, 2.0, (0, 0), 2)
    block(0.6, 0.7, 1.9, 3.2, (-0.95, 0), 1)
    block(1.15, 0.62, 2.75, 3.35, (-1.3, 0), 3)
    eye, white = paint("#23272e"), paint("#fbf8ef")
    for s in (-1, 1):
        parts += [place(lathe([(0, 0.03), (0.14, 0.03), (0.14, 0)], white, 32), (-1.3, s * 0.36, 3.16), (-s * 90, 0, 0)), place(lathe([(0, 0.05), (0.075, 0.05), (0.075, 0)], eye, 32), (-1.32, s * 0.36, 3.14), (-s * 90, 0, 0))]
        ear = plate(rounded([(-0.14, 0), (0.14, 0), (0.1, 0.6, 0.06), (0, 0.72, 0.04), (-0.1, 0.6, 0.06)], closed=True), 0.08, 0.03, shades[1])
        parts.append(group(ear, at=(-0.8, s * 0.24, 3.3), turn=(-s * 14, 8, 90)))
    if horn:
        parts.append(place(lathe(through([(0.17, 0), (0.1, 0.5), (0.02, 1.0)], 6), horn, 32), (-1.35, 0, 3.34), (0, -14, 0)))
        parts += [place(ring(0.155 - 0.035 * k, 0.02, horn), (-1.35 - 0.045 * k, 0, 3.46 + 0.18 * k), (0, -14, 0)) for k in range(4)]
    mane = horn and [paint(c) for c in bright] or shades
    for k in range(7):
        parts.append(place(box(0.22, 0.3, 0.3, 0.08, mane[k % len(mane)]), (-0.62 + 0.02 * k, 0, 3.3 - 0.22 * k), (0, 20, 0)))
    for k in range(4):
        parts.append(tube(through([(1.0, 0, 1.85), (1.3, 0.06 * (k - 1.5), 1.8), (1.42, 0.1 * (k - 1.5), 1.3 - 0.1 * k), (1.5, 0.12 * (k - 1.5), 0.95)], 6), 0.07, mane[k % len(mane)]))
    parts.append(tube([(0, 0, 2.0), (0, 0, 2.9)], 0.025, material("string", "#f4f0e4", 0.8)))
    parts.append(place(ring(0.12, 0.025, material("string", "#f4f0e4", 0.8)), (0, 0, 3.0), (90, 0, 0)))
    group(*parts, turn=(0, 0, 26))


def donkey():
    beast([material(c, c, 0.8) for c in ("#e0453a", "#f4c23d", "#3fa5a0", "#ee7fa6", "#3f86d0")])


def unicorn():
    beast([material("body", rough=0.8), material("pale", rough=0.8, shade=0.95)], material("horn", "#dcb04e", 0.22, metal=0.9))


def wand():
    """A star that glows on a stick, with ribbons."""
    dye, white, glow = material("stick", rough=0.3, coat=0.5), paint("#fbf7ee"), material("glow", "#ffe98a", 0.4, glow=0.5)
    outline = rounded([(x, z, 0.08) for x, z in star(5, 0.95, 0.45)], closed=True)
    parts = [plate(outline, 0.3, 0.1, dye), place(plate([(x * 0.66, z * 0.66) for x, z in outline], 0.34, 0.06, glow)), tube([(0, 0, -0.5), (0, 0, -3.0)], 0.085, white), place(ball(0.15, dye), (0, 0, -3.05))]
    parts += [tube([(0.09 * cos(9 * t), 0.09 * sin(9 * t), -0.6 - 2.3 * t / pi) for t in [pi * k / 120 for k in range(121)]], 0.022, dye)]
    for s, shade in ((-1, dye), (1, white)):
        parts.append(ribbon(through([(0, -0.1, -0.55), (s * 0.4, -0.15, -0.9), (s * 0.3, -0.15, -1.3), (s * 0.6, -0.15, -1.8)], 12), 0.07, shade, 0.3))
    group(*parts, turn=(-8, 28, 0))


def medals():
    """Twenty-four in rows, their ribbons laid up."""
    gold, edge = material("gold", "#e0b04a", 0.25, metal=0.8), material("edge", "#c99434", 0.3, metal=0.8)
    red, white, blue = (material(c, c, 0.6) for c in ("#d0342f", "#f7f3e8", "#2f5fa8"))
    for row in range(4):
        for k in range(6):
            parts = [place(lathe(rounded([(0, 0.06), (0.42, 0.06, 0.02), (0.46, 0.1, 0.02), (0.5, 0.08, 0.02), (0.5, -0.04, 0.02), (0, -0.04)]), gold, 48), turn=(90, 0, 0)), place(ring(0.36, 0.014, edge), (0, -0.07, 0), (90, 0, 0)), place(plate(star(5, 0.26, 0.11), 0.05, 0.015, edge), (0, -0.075, 0)), place(ring(0.08, 0.02, edge), (0, 0, 0.56), (90, 0, 0))]
            for s in (-1, 1):
                for shade, dx in ((blue, -0.07), (white, 0), (red, 0.07)):
                    parts.append(group(box(0.07, 0.02, 0.62, 0.004, shade), at=(s * 0.1 + dx, 0.01 * s, 0.92), turn=(0, s * 10, 0)))
            group(*parts, at=((k - 2.5) * 1.15, -0.05 * row, (1.5 - row) * 1.5))


def prizes():
    """A party bag with small toys before it."""
    bag, dots, handle = paint("#f4c23d"), paint("#fbf7ee"), material("handle", "#d0342f", 0.8)
    parts = [place(box(1.9, 1.0, 2.2, 0.03, bag), (-0.2, 0.9, 1.1)), place(box(1.8, 0.9, 0.02, 0.005, paint("#b98a1e")), (-0.2, 0.9, 2.2))]
    parts += [place(lathe([(0, 0.012), (0.13, 0.012), (0.13, 0)], dots, 32), (-0.2 + x, 0.4, z), (90, 0, 0)) for x, z in ((-0.6, 0.5), (0, 0.4), (0.6, 0.5), (-0.35, 0.95), (0.3, 0.95), (-0.65, 1.4), (0, 1.45), (0.65, 1.4), (-0.35, 1.9), (0.32, 1.9))]
    parts += [tube(through([(-0.6, y, 2.1), (-0.5, y, 2.7), (-0.2, y, 2.9), (0.1, y, 2.7), (0.2, y, 2.1)], 8), 0.04, handle) for y in (0.42, 1.38)]
    shades = [paint(c) for c in bright]
    for n, (x, y) in enumerate(((-1.9, -0.1), (-1.45, -0.75), (1.35, 0.1))):
        parts.append(group(ball(0.3, shades[n * 2], (0, 0, 0.3)), place(ring(0.3, 0.03, dots), (0, 0, 0.3), (20, 30, 0)), at=(x, y, 0)))
    parts.append(group(lathe(rounded([(0, 0.32), (0.36, 0.3), (0.4, 0.2, 0.06), (0.2, 0.14), (0.05, -0.12), (0, -0.3)]), shades[0], 48), tube([(0, 0, 0.3), (0, 0, 0.6)], 0.05, shades[1]), place(ring(0.38, 0.025, shades[1]), (0, 0, 0.24)), at=(-0.6, -0.7, 0.22), turn=(0, 24, 0)))
    parts.append(group(lathe(through([(0.08, -0.6), (0.1, 0), (0.2, 0.4), (0.38, 0.6)], 6), shades[4], 48), place(ring(0.37, 0.03, shades[1]), (0, 0, 0.6)), lathe(rounded([(0, -0.8), (0.11, -0.8, 0.02), (0.1, -0.6)]), dots, 32), at=(0.45, -0.9, 0.25), turn=(72, 0, 60)))
    parts += [place(ring(0.3, 0.07, shades[n]), (1.3 + 0.2 * n, -0.7 - 0.16 * n, 0.07 + 0.12 * n), (6 * n, 0, 0)) for n in (2, 3)]
    car = [place(box(0.9, 0.46, 0.24, 0.08, shades[2]), (0, 0, 0.26)), place(box(0.5, 0.42, 0.24, 0.09, shades[2]), (-0.05, 0, 0.46)), *[place(lathe(rounded([(0, 0.06), (0.13, 0.06, 0.03), (0.13, -0.06, 0.03), (0, -0.06)]), paint("#2b2f36"), 32), (x, y, 0.13), (90, 0, 0)) for x in (-0.27, 0.27) for y in (-0.22, 0.22)]]
    parts.append(group(*car, at=(2.1, 0.25, 0), turn=(0, 0, -24)))
    parts += [place(plate(star(5, 0.32, 0.14), 0.14, 0.04, shades[5]), (-0.1, -1.45, 0.09), (90, 0, 0)), place(plate(star(5, 0.32, 0.14), 0.14, 0.04, shades[1]), (0.9, -1.6, 0.09), (90, 20, 0))]
    group(*parts, turn=(0, 0, 8))


def ghost():
    """Gauze that hangs from a hook."""
    gauze, dark, cord = noisy(material("gauze", "#eef6ec", 0.8, glow=0.12), 26, 0.02), paint("#20242b"), material("cord", "#d9d3c4", 0.8)

    def point(u, v):
        a = 2 * pi * u
        fold = sin(7 * a) * 0.16 * v ** 1.5 + sin(13 * a + 1) * 0.07 * v ** 2
        r = 0.62 * sin(pi * min(0.5, v * 1.4)) + 0.5 * max(0, v - 0.34) + fold
        return (r * cos(a), r * sin(a) * 0.8, 1.5 - 3.3 * v + 0.34 * v ** 3 * sin(5 * a))

    parts = [sheet(point, 220, 70, gauze, closed=True, thick=0.02)]
    parts += [place(ball(0.13, dark), (s * 0.24, -0.47, 0.72), scale=(0.85, 0.5, 1.4)) for s in (-1, 1)] + [place(ball(0.12, dark), (0, -0.55, 0.32), scale=(0.8, 0.5, 1.3))]
    for s in (-1, 1):
        arm = through([(s * 0.5, -0.1, 0.2), (s * 1.0, -0.3, 0.35), (s * 1.35, -0.35, 0.1)], 8)
        parts += [tube(arm, 0.26, gauze, radii=[1.2 - 0.4 * k / (len(arm) - 1) for k in range(len(arm))])]
        parts += [ribbon(through([(s * (1.0 + 0.16 * k), -0.35, 0.2), (s * (1.05 + 0.16 * k), -0.35, -0.4), (s * (1.0 + 0.2 * k), -0.35, -0.9 + 0.2 * k)], 8), 0.09, gauze, 0.2) for k in range(3)]
    parts += [tube([(0, 0, 1.45), (0, 0, 2.2)], 0.025, cord), place(ring(0.12, 0.025, cord), (0, 0, 2.3), (90, 0, 0))]
    group(*parts, turn=(0, 0, -10))


def spider(dark, at, turn, scale):
    parts = [place(ball(0.3, dark), (0, 0, 0), scale=(1, 0.75, 1.2)), ball(0.19, dark, (0, -0.05, -0.42))]
    for s in (-1, 1):
        for k in range(4):
            up = 0.55 - 0.36 * k
            leg = through([(s * 0.12, -0.05, -0.3), (s * 0.5, -0.25, up * 0.6 - 0.12), (s * 0.85, -0.05, up - 0.3)], 6)
            parts.append(tube(leg, 0.035, dark))
    red = paint("#d8433a")
    parts += [ball(0.04, red, (s * 0.07, -0.22, -0.48)) for s in (-1, 1)]
    return group(*parts, at=at, turn=turn, scale=scale)


def web():
    """A web with twelve spiders on and below it."""
    thread, dark = material("thread", "#f6f7f9", 0.7, glow=0.1), material("spider", "#23262d", 0.5, coat=0.3)
    parts, spokes = [], 12
    ends = [(2.3 * (1 + 0.12 * sin(5 * k)) * cos(2 * pi * k / spokes), 0, 2.3 * (1 + 0.12 * sin(5 * k)) * sin(2 * pi * k / spokes)) for k in range(spokes)]
    parts += [tube([(0, 0, 0), end], 0.026, thread) for end in ends]
    for turn_ in range(1, 8):
        t = turn_ / 7.6
        for k in range(spokes):
            a, b = ends[k], ends[(k + 1) % spokes]
            p, q = [(c * t) for c in a], [(c * t) for c in b]
            m = [(x + y) / 2 * 0.9 for x, y in zip(p, q)]
            parts.append(tube(through([p, m, q], 5), 0.02, thread, ends=False))
    spots = [(-0.3, 0.2, 20, 0.85), (1.2, 0.9, -40, 0.5), (-1.3, -0.7, 60, 0.5), (0.6, -1.2, 140, 0.42), (-1.0, 1.3, -20, 0.42), (1.5, -0.5, 80, 0.36), (-0.2, 1.6, 10, 0.34), (-1.9, 0.3, 100, 0.34), (0.3, -0.3, 200, 0.4), (-0.5, -1.5, 30, 0.36), (1.0, 0.1, -80, 0.34), (-0.9, 0.5, 150, 0.32)]
    parts += [spider(dark, (x, -0.12, z), (0, a, 0), size) for x, z, a, size in spots]
    group(*parts, turn=(-6, 8, 0))


def bats():
    """Twenty-four in four sizes, wings folded up."""
    dark = material("bat", "#25272d", 0.6)
    half = [(0, 0.1), (0.05, 0.18), (0.1, 0.3), (0.13, 0.14), (0.3, 0.1), (0.55, 0.34), (1.0, 0.42), (0.86, 0.12), (0.84, -0.14), (0.66, -0.02), (0.5, -0.22), (0.34, -0.06), (0.16, -0.3), (0, -0.42)]
    rows = ((4, 0.95, 2.35), (5, 0.76, 0.95), (7, 0.56, -0.2), (8, 0.46, -1.15))
    for count, size, z in rows:
        for k in range(count):
            x = (k - (count - 1) / 2) * 7.0 / count
            wings = [group(plate([(px * s, pz) for px, pz in (half if s > 0 else half[::-1])], 0.03, 0.008, dark), turn=(0, 0, s * 30)) for s in (-1, 1)]
            group(*wings, place(ball(0.12, dark), (0, -0.02, 0), scale=(0.8, 0.4, 2.0)), at=(x, 0, z + 0.16 * (-1) ** k), turn=(0, (k * 13) % 24 - 12, 0), scale=size)


def skull():
    """A bowl whose jaw hangs open, full of sweets."""
    bone, dark, teeth = noisy(material("bone", "#ece3cd", 0.55), 12, 0.03), paint("#2a2420"), paint("#f7f2e4")
    profile = rounded([(0.55, 0.2), (0.95, 0.5, 0.3), (1.2, 1.2, 0.4), (1.1, 1.75, 0.05), (1.02, 1.75, 0.03), (1.05, 1.2, 0.3), (0.6, 0.6), (0, 0.55)], steps=8)
    parts = [place(lathe(profile, bone, 96), (0, 0.1, 0), scale=(1, 1.08, 1)), place(ball(0.62, bone), (0, -0.62, 0.55), scale=(1.05, 0.8, 0.8))]
    for s in (-1, 1):
        parts += [place(ball(0.34, dark), (s * 0.44, -1.0, 1.12), (0, 0, s * 16), (1, 0.5, 1.0)), place(ring(0.34, 0.07, bone), (s * 0.44, -1.06, 1.12), (84, 0, s * 18)), place(ball(0.3, bone), (s * 0.78, -0.72, 0.7), scale=(1, 0.8, 0.6))]
    parts += [place(ball(0.13, dark), (s * 0.09, -1.12, 0.68), (0, s * 16, 0), (0.7, 0.4, 1.2)) for s in (-1, 1)]
    for k in range(6):
        a = (k - 2.5) * 0.2
        parts += [place(box(0.17, 0.14, 0.24, 0.05, teeth), (0.8 * sin(a), -0.35 - 0.78 * cos(a), 0.24), (0, 0, a * 57)), place(box(0.17, 0.14, 0.22, 0.05, teeth), (0.78 * sin(a), -0.45 - 0.78 * cos(a), -0.22), (0, 0, a * 57))]
    jaw = through([(-0.85, -0.2, 0.1), (-0.78, -0.8, -0.36), (-0.4, -1.2, -0.44), (0, -1.3, -0.44), (0.4, -1.2, -0.44), (0.78, -0.8, -0.36), (0.85, -0.2, 0.1)], 8)
    parts += [tube(jaw, 0.2, bone), place(lathe(rounded([(0, -0.5), (0.7, -0.5, 0.1), (0.6, 0.2), (0, 0.2)]), bone, 64), (0, 0.25, -0.1))]
    shades = [paint(c) for c in bright]
    for k in range(34):
        r, a = 0.95 * (k / 34) ** 0.55, k * 2.39996
        parts.append(place(ball(0.19, shades[k % 6]), (r * cos(a), 0.1 + r * sin(a), 1.75 + 0.32 * (1 - r)), scale=(1.15, 1, 0.85)))
    group(*parts, turn=(0, 0, -14))


models = {
    "pinata-donkey": (donkey, 8), "pinata-unicorn": (unicorn, 8), "magic-wand": (wand, 4), "medals": (medals, 2), "party-bag-toys": (prizes, 20),
    "ghost": (ghost, 4), "spider-web": (web, 2), "wall-bats": (bats, 2), "skull-bowl": (skull, 16),
}
