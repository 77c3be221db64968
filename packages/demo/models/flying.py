"""Kites, gliders, yo-yos, and things for water."""

from math import cos, pi, sin

from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def ribbon(points, half, surface, wave=0.0):
    """A flat band along points of the xz plane."""
    last = len(points) - 1

    def at(u, v):
        k = round(v * last)
        (ax, _, az), (bx, _, bz) = points[max(0, k - 1)], points[min(last, k + 1)]
        long = ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5 or 1
        x, y, z = points[k]
        side = half * (2 * u - 1)
        return (x - side * (bz - az) / long, y + wave * sin(v * 14) * (u - 0.5), z + side * (bx - ax) / long)

    return sheet(at, 4, last, surface, thick=0.012)


def patch(corners, surface, bulge=0.0):
    """A three- or four-cornered piece of cloth, thin."""
    a, b, c, d = (corners * 2)[:4] if len(corners) == 4 else (*corners, corners[-1])

    def at(u, v):
        lower = [p + (q - p) * u for p, q in zip(a, b)]
        upper = [p + (q - p) * u for p, q in zip(d, c)]
        x, y, z = [p + (q - p) * v for p, q in zip(lower, upper)]
        return (x, y - bulge * 4 * u * (1 - u) * (1 - v), z)

    return sheet(at, 24, 24, surface, thick=0.015)


def reel(at, turn, scale=1.0):
    core, line = material("core", "#f2f0e8", 0.5), material("line", "#e9e4d6", 0.7)
    grip = material("grip", "#3b6fb6", 0.4, coat=0.3)
    parts = [lathe(rounded([(0, 0.3), (0.42, 0.3, 0.04), (0.42, 0.2, 0.02), (0.3, 0.18)]), grip), lathe(rounded([(0.3, -0.18), (0.42, -0.2, 0.02), (0.42, -0.3, 0.04), (0, -0.3)]), grip)]
    parts += [lathe([(0.33, 0.2), (0.36, 0.0), (0.33, -0.2)], line), lathe([(0, 0.31), (0.2, 0.31), (0.2, 0.3)], core)]
    parts += [place(ring(0.34 + 0.005 * (k % 2), 0.022, line), (0, 0, -0.16 + 0.04 * k)) for k in range(9)]
    return group(*parts, at=at, turn=turn, scale=scale)


def delta():
    """A delta with one tail, and its line on a reel."""
    red, yellow, blue, rod = material("red", "#df4337", 0.55), material("yellow", "#f4c23d", 0.55), material("blue", "#3576c9", 0.55), material("rod", "#2b2f38", 0.4)
    nose, left, right, foot = (0, 0, 1.5), (-2.0, 0.1, -0.4), (2.0, 0.1, -0.4), (0, -0.1, -0.7)
    inner = [(-0.95, 0.03, -0.35), (0.95, 0.03, -0.35)]
    parts = [patch([nose, inner[0], foot], yellow), patch([nose, inner[1], foot], blue), patch([nose, left, inner[0]], red), patch([nose, right, inner[1]], red)]
    for a, b in ((nose, left), (nose, right), (nose, foot), ((-1.0, -0.05, 0.52), (1.0, -0.05, 0.52))):
        parts.append(tube([a, b], 0.03, rod))
    keel = plate([(0, 0.9), (0, -0.5), (-0.5, 0.1)], 0.012, 0.004, yellow)
    parts.append(place(keel, (0, -0.02, 0), (0, 0, 78)))
    tail = through([(0, -0.1, -0.7), (-0.1, -0.1, -1.1), (0.18, -0.1, -1.5), (-0.05, -0.1, -1.9), (0.25, -0.1, -2.3)], 12)
    parts.append(ribbon(tail, 0.07, red, 0.3))
    line = through([(0.1, -0.5, 0.1), (0.7, -0.6, -0.6), (0.9, -0.6, -1.2), (1.15, -0.5, -1.6)], 10)
    parts += [tube(line, 0.012, material("line", "#f4f0e4", 0.7)), reel((1.25, -0.5, -1.85), (70, 16, 20), 0.95)]
    group(*parts, turn=(-8, -8, 0))


def diamond():
    """Six tails in the colours of the rainbow."""
    shades = [material(c, c, 0.55) for c in ("#e0453a", "#f08a35", "#f4c83f", "#4fae62", "#3a7fd0", "#7d55c7")]
    rod, cloth = material("rod", "#2b2f38", 0.4), material("hem", "#f7f4ea", 0.6)
    top, left, right, foot, middle = (0, 0, 1.6), (-1.3, 0.1, 0.5), (1.3, 0.1, 0.5), (0, 0, -1.3), (0, -0.06, 0.5)
    parts = [patch([top, left, middle], shades[0]), patch([top, right, middle], shades[2]), patch([foot, left, middle], shades[4]), patch([foot, right, middle], shades[5])]
    parts += [tube([a, b], 0.03, rod) for a, b in (((0, -0.06, 1.6), (0, -0.06, -1.3)), ((-1.3, 0.04, 0.5), (1.3, 0.04, 0.5)))]
    parts += [tube([top, left, foot, right], 0.025, cloth, closed=True), *[ball(0.06, rod, p) for p in (top, left, right, foot)]]
    for k, shade in enumerate(shades):
        x = (k - 2.5) * 0.16
        tail = through([(x * 0.2, 0.02 * k, -1.28), (x * 1.6, 0.02 * k, -1.7), (x * 1.9 + 0.16, 0.02 * k, -2.2), (x * 2.6 - 0.1, 0.02 * k, -2.7), (x * 3.2 + 0.14, 0.02 * k, -3.15)], 12)
        parts.append(ribbon(tail, 0.06, shade, 0.2))
    group(*parts, turn=(-8, 10, 0))


def yoyo(body, trim, at=(0, 0, 0), turn=(0, 0, 0)):
    half = rounded([(0, 0.36), (0.3, 0.34), (0.36, 0.42, 0.03), (0.66, 0.46, 0.1), (0.98, 0.34, 0.14), (1.0, 0.2, 0.06), (0.5, 0.06, 0.2), (0.2, 0.03), (0, 0.03)], steps=8)
    cap = rounded([(0, 0.41), (0.26, 0.4, 0.06), (0.31, 0.34)])
    parts = []
    for side in (0, 180):
        parts.append(group(lathe(half, body), lathe(cap, trim), place(ring(0.66, 0.02, trim), (0, 0, 0.452)), turn=(side, 0, 0)))
    return group(*parts, at=at, turn=turn)


def yoyos():
    """A counter box of twelve, with one before it."""
    body, trim = material("body", rough=0.25, coat=0.6), material("trim", "#d6dae0", 0.25, metal=0.9)
    card, print_, string = material("card", "#f2efe6", 0.6), material("print", rough=0.5, shade=0.6), material("string", "#f7f3e8", 0.8)
    parts = [place(box(4.4, 0.06, 0.7, 0.02, card), (0, -0.75, 0.35)), place(box(4.4, 0.06, 2.6, 0.02, card), (0, 1.6, 1.3)), place(box(4.4, 2.4, 0.06, 0.02, card), (0, 0.42, 0.03))]
    parts += [place(box(0.06, 2.36, 1.0, 0.02, card), (side * 2.18, 0.42, 0.5)) for side in (-1, 1)]
    parts += [place(box(4.0, 0.03, 0.3, 0.01, print_), (0, -0.785, 0.34)), place(box(3.8, 0.03, 0.7, 0.01, print_), (0, 1.56, 2.15))]
    for row in range(3):
        for k in range(4 if row else 3):
            parts.append(group(yoyo(body, trim), at=(-1.58 + 1.05 * k, -0.25 + 0.7 * row, 0.55 + 0.36 * row), turn=(76, 0, 0), scale=0.5))
    parts.append(group(yoyo(body, trim), at=(0.9, -1.7, 0.46), turn=(60, 0, -24), scale=0.55))
    line = through([(0.7, -1.6, 0.1), (0.1, -1.7, 0.04), (-0.5, -1.5, 0.04), (-0.9, -1.9, 0.04), (-1.3, -1.7, 0.04)], 10)
    parts += [tube(line, 0.02, string), place(ring(0.12, 0.02, string), (-1.42, -1.72, 0.04))]
    group(*parts, turn=(0, 0, 18))


def wing(length, root, tip, sweep, surface, thick=0.09):
    outline = rounded([(0, 0, 0.05), (length, -sweep, 0.1), (length, -sweep - tip, 0.1), (0, -root, 0.05), (-length, -sweep - tip, 0.1), (-length, -sweep, 0.1)], closed=True)
    return place(plate(outline, thick, 0.03, surface), turn=(90, 0, 0))


def glider():
    """Light foam: a body cut from a sheet, wing and tail in slots."""
    foam, pale, nose = material("foam", rough=0.7), material("pale", "#f7f5ee", 0.7), material("nose", "#33373f", 0.6)
    body = through([(-1.9, 0.16), (-1.95, 0.72), (-1.6, 0.74), (-1.25, 0.26), (0.2, 0.34), (1.1, 0.36), (1.75, 0.16), (1.9, 0.0), (1.7, -0.14), (0.9, -0.26), (-0.2, -0.16), (-1.3, 0.02)], 6)
    parts = [plate(body, 0.16, 0.05, pale), place(wing(2.1, 0.75, 0.4, 0.35, foam), (0.62, 0, 0.06), (0, 0, -90)), place(wing(0.8, 0.42, 0.26, 0.18, foam), (-1.38, 0, 0.14), (0, 0, -90))]
    parts += [place(box(0.28, 0.2, 0.26, 0.08, nose), (1.76, 0, 0.0)), place(plate(rounded([(0.55, 0.3, 0.05), (1.2, 0.3, 0.05), (1.15, 0.1), (0.6, 0.1)], closed=True), 0.17, 0.02, foam), (0, 0, 0))]
    group(*parts, turn=(0, -12, 34))


def squirter():
    """A pump squirter with a tank."""
    body, clear_, dark = material("body", rough=0.3, coat=0.5), material("tank", "#f4f7f9", 0.2, coat=0.5), material("dark", "#3a4150", 0.5)
    bright = material("bright", "#f7d447", 0.35, coat=0.4)
    outline = rounded([(-1.3, 0.3, 0.16), (-1.3, 0.62, 0.2), (1.3, 0.62, 0.2), (1.5, 0.4, 0.1), (1.3, 0.12, 0.1), (-0.2, 0.06, 0.1), (-0.42, -0.2, 0.1), (-0.62, -1.15, 0.16), (-1.2, -1.15, 0.16), (-1.0, -0.1, 0.2)], closed=True)
    parts = [plate(outline, 0.56, 0.16, body)]
    parts.append(place(lathe(rounded([(0, 0), (0.2, 0, 0.04), (0.2, 0.34, 0.06), (0.11, 0.42, 0.03), (0.11, 0.62, 0.03), (0.05, 0.62)]), bright), (1.36, 0, 0.38), (0, 90, 0)))
    parts.append(place(lathe(rounded([(0, 0.8), (0.34, 0.76, 0.2), (0.42, 0.2, 0.1), (0.3, -0.1, 0.05), (0.2, -0.2), (0, -0.2)]), clear_), (-0.4, 0, 0.72)))
    parts.append(place(lathe(rounded([(0, 0.1), (0.16, 0.1, 0.04), (0.18, -0.06)]), bright), (-0.4, 0, 1.52)))
    parts += [place(lathe(rounded([(0, -0.4), (0.2, -0.4, 0.06), (0.2, 0.4, 0.06), (0, 0.4)]), bright), (0.75, 0, -0.08), (0, 90, 0)), *[place(ring(0.2, 0.025, dark), (0.55 + 0.13 * k, 0, -0.08), (0, 90, 0)) for k in range(4)]]
    guard = through([(-0.3, 0, 0.05), (-0.02, 0, -0.2), (-0.1, 0, -0.5), (-0.5, 0, -0.56)], 8)
    parts += [tube(guard, 0.06, body), place(box(0.1, 0.14, 0.3, 0.04, bright), (-0.26, 0, -0.16), (0, 14, 0))]
    parts += [place(plate(rounded([(-0.9, 0.24, 0.04), (0.5, 0.24, 0.04), (0.7, 0.44, 0.04), (-0.9, 0.44, 0.04)], closed=True), 0.6, 0.02, bright), (0.1, 0, 0))]
    group(*parts, turn=(0, 4, 24))


models = {
    "delta-kite": (delta, 4), "diamond-kite": (diamond, 4), "yo-yos": (yoyos, 20), "foam-glider": (glider, 42), "water-squirter": (squirter, 6),
}
