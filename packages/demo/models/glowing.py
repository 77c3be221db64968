"""Oil lamps and night lights."""

from math import cos, pi, sin

from finishes import noisy
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def flame(size=1.0):
    fire, heart_ = material("flame", "#ffb638", 0.5, glow=0.9), material("heart", "#fff0b0", 0.5, glow=1.0)
    drop = rounded([(0, 0), (0.13, 0.08, 0.1), (0.13, 0.26, 0.14), (0.05, 0.48, 0.1), (0, 0.64)], steps=9)
    return group(lathe(drop, fire, 32), place(lathe(drop, heart_, 32), (0, -0.08, 0.04), scale=(0.55, 0.55, 0.5)), scale=size)


def clay_bowl(clay, dots, filling):
    """A small bowl with a lip at the front, painted along its rim."""

    def wall(shift):
        def point(u, v):
            a = 2 * pi * u
            r = (0.42 + 0.46 * v**0.8 - shift) * (1 + 0.34 * v * max(0, cos(a + pi / 2)) ** 7)
            return (r * cos(a), r * sin(a), 0.06 + shift + (0.5 - shift) * v + 0.05 * v * max(0, cos(a + pi / 2)) ** 5)

        return point

    outer, inner = wall(0), wall(0.08)
    parts = [sheet(outer, 96, 24, clay, closed=True), sheet(inner, 96, 24, clay, closed=True), lathe([(0, 0), (0.42, 0), (0.42, 0.06)], clay, 64), place(lathe([(0, 0.4), (0.72, 0.4)], filling, 48))]
    rim = [(tuple((p + q) / 2 for p, q in zip(outer(k / 96, 1), inner(k / 96, 1)))) for k in range(96)]
    parts.append(tube(rim, 0.055, clay, closed=True))
    for k in range(20):
        x, y, z = outer((k + 0.5) / 20, 0.72)
        parts.append(ball(0.05 if k % 2 else 0.035, dots[k % len(dots)], (x * 1.01, y * 1.01, z)))
    return parts


def paints():
    return [material("dot white", "#fbf4e2", 0.5), material("dot gold", "#efc04e", 0.4, metal=0.3)]


def clay_lamp():
    """A painted clay lamp, lit."""
    oil = material("oil", "#c98a2a", 0.2, coat=0.6)
    wick = material("wick", "#f4ead2", 0.8)
    group(*clay_bowl(noisy(material("clay", rough=0.7), 40, 0.01), paints(), oil), tube(through([(0, -0.2, 0.42), (0, -0.6, 0.5), (0, -1.0, 0.62)], 6), 0.05, wick), place(flame(1.1), (0, -1.04, 0.62)), turn=(0, 0, 28))


def lamp_tray(wax, led, columns, rows):
    """Clay lamps in rows on a tray."""
    clay, tray = noisy(material("clay", rough=0.7), 40, 0.01), material("tray", "#e9dcc0", 0.8)
    filling = material("wax", "#f6ecd2", 0.5, glow=0.05) if wax else material("oil", "#c98a2a", 0.2, coat=0.6)
    wide, deep = 1.95 * columns + 0.3, 1.95 * rows + 0.3
    parts = [place(box(wide, deep, 0.12, 0.05, tray), (0, 0, -0.06)), *[place(box(wide, 0.12, 0.4, 0.05, tray), (0, y * deep / 2, 0.1)) for y in (-1, 1)], *[place(box(0.12, deep, 0.4, 0.05, tray), (x * wide / 2, 0, 0.1)) for x in (-1, 1)]]
    dots, wick = paints(), material("wick", "#4a3a2a", 0.8)
    for i in range(columns):
        for j in range(rows):
            made = clay_bowl(clay, dots, filling)
            if led or not wax:
                made.append(place(flame(0.8), (0, 0 if led else -0.7, 0.42)))
            else:
                made.append(tube([(0, 0, 0.38), (0.03, 0, 0.62)], 0.035, wick))
            group(*made, at=(1.95 * (i - (columns - 1) / 2), 1.95 * (j - (rows - 1) / 2), 0), turn=(0, 0, 20))
    group(*parts)


def oil_lamp():
    """A standing lamp of brass with five lips, its foot enamelled."""
    brass, enamel = material("brass", "#c99a3c", 0.26, metal=0.9), material("enamel", rough=0.28, coat=0.5)
    foot = rounded([(0, 0), (1.0, 0, 0.06), (1.0, 0.12, 0.05), (0.7, 0.22, 0.1), (0.3, 0.4, 0.15), (0.16, 0.8, 0.2), (0.28, 1.0, 0.1), (0.14, 1.2, 0.1), (0.12, 2.1, 0.2), (0.26, 2.3, 0.1), (0.12, 2.5, 0.1), (0.16, 2.75)], steps=8)
    parts = [lathe(foot, enamel), place(ring(1.0, 0.05, brass), (0, 0, 0.06)), place(ring(0.28, 0.05, brass), (0, 0, 1.0)), place(ring(0.26, 0.05, brass), (0, 0, 2.3)), place(ring(0.7, 0.03, brass), (0, 0, 0.22))]

    def bowl(shift):
        def point(u, v):
            a = 2 * pi * u
            r = (0.15 + 0.72 * v**0.7 - shift) * (1 + 0.22 * v * max(0, cos(5 * (a + pi / 2))) ** 3)
            return (r * cos(a), r * sin(a), 2.72 + shift + (0.34 - shift) * v**1.6)

        return point

    parts += [sheet(bowl(0), 160, 20, brass, closed=True), sheet(bowl(0.06), 160, 20, brass, closed=True), place(lathe([(0, 2.95), (0.7, 2.95)], material("oil", "#b07a24", 0.2, coat=0.6), 48))]
    parts.append(lathe(rounded([(0.1, 2.9), (0.12, 3.1, 0.05), (0.22, 3.2, 0.06), (0.1, 3.34, 0.06), (0.08, 3.5, 0.04), (0, 3.75)], steps=6), brass, 48))
    for k in range(5):
        a = -pi / 2 + 2 * pi * k / 5
        parts.append(place(flame(0.75), (0.98 * cos(a), 0.98 * sin(a), 3.06)))
    group(*parts, turn=(0, 0, 10))


def mushroom_light():
    """A mushroom with pale spots; its stem glows."""
    hat, spot, stem = material("hat", rough=0.35, coat=0.3, glow=0.06), material("spot", "#fff8e8", 0.5, glow=0.15), material("stem", "#ffeec8", 0.5, glow=0.22)
    base = material("base", "#c69a68", 0.5)

    def cap(u, v):
        a, b = 2 * pi * u, pi / 2 * v
        return (1.25 * cos(b) * cos(a), 1.25 * cos(b) * sin(a), 1.2 + 1.05 * sin(b) ** 0.9)

    parts = [sheet(cap, 96, 40, hat, closed=True), lathe(rounded([(1.25, 1.2), (1.2, 1.08, 0.08), (0.5, 1.16, 0.1), (0.42, 1.3)]), spot), lathe(rounded([(0.62, 0.14), (0.66, 0.4, 0.2), (0.46, 0.9, 0.3), (0.48, 1.3)], steps=10), stem), lathe(rounded([(0, 0), (0.8, 0, 0.05), (0.8, 0.18, 0.05), (0, 0.2)]), base)]
    for k, (a, b, r) in enumerate(((-1.6, 0.5, 0.26), (-0.7, 0.95, 0.2), (-2.5, 0.95, 0.22), (-0.45, 0.3, 0.2), (-2.7, 0.28, 0.18), (-1.5, 1.22, 0.16), (0.8, 0.6, 0.2), (2.2, 0.6, 0.22), (-1.15, 0.12, 0.13), (-2.1, 0.14, 0.12))):
        x, y, z = 1.25 * cos(b) * cos(a), 1.25 * cos(b) * sin(a), 1.2 + 1.05 * sin(b) ** 0.9
        parts.append(place(ball(r, spot), (x, y, z), (0, 90 - b * 57, a * 57), (1, 1, 0.36)))
    group(*parts)


def rabbit_light():
    """A soft rabbit that glows from inside."""
    skin, pink, dark = material("skin", "#fff3e0", 0.5, sheen=0.3, glow=0.14), material("pink", "#f5b8ae", 0.5, glow=0.1), material("eye", "#3a2f2c", 0.3, coat=0.6)
    parts = [place(ball(1.0, skin), (0, 0, 0.86), scale=(1.05, 0.95, 0.9)), place(ball(0.78, skin), (0, -0.16, 1.95), scale=(1.08, 0.95, 0.92))]
    for side in (-1, 1):
        parts += [place(ball(0.5, skin), (side * 0.34, 0, 2.95), (0, side * 10, 0), (0.42, 0.3, 1.3)), place(ball(0.4, pink), (side * 0.345, -0.1, 2.95), (0, side * 10, 0), (0.3, 0.2, 1.2))]
        parts += [place(ball(0.09, dark), (side * 0.3, -0.84, 2.02), scale=(0.8, 0.5, 1.1)), place(ball(0.13, pink), (side * 0.48, -0.76, 1.8), scale=(1, 0.35, 0.6)), place(ball(0.3, skin), (side * 0.42, -0.82, 0.3), scale=(0.8, 1.1, 0.62)), place(ball(0.26, skin), (side * 0.5, -0.76, 1.05), scale=(0.7, 0.8, 1.1))]
    parts += [place(ball(0.075, pink), (0, -0.92, 1.86), scale=(1.2, 0.6, 0.8)), *[tube([(0, -0.915, 1.82), (s * 0.06, -0.91, 1.74), (s * 0.13, -0.89, 1.76)], 0.016, dark) for s in (-1, 1)], ball(0.26, skin, (0.4, 0.9, 0.55))]
    group(*parts, turn=(0, 0, 14))


def cloud_light():
    """A cloud with a rim of light and a few stars on threads."""
    white, edge, star = material("cloud", "#fbfbf8", 0.5, glow=0.12), material("glow", "#ffe3a0", 0.5, glow=0.7), material("star", "#f7c948", 0.4, glow=0.25)
    thread = material("thread", "#d8d2c2", 0.8)
    lobes = ((-0.95, -0.1, 0.55), (-0.35, 0.35, 0.78), (0.5, 0.2, 0.7), (1.05, -0.15, 0.5))
    parts = [place(ball(r, white), (x, 0, z), scale=(1, 0.5, 1)) for x, z, r in lobes] + [place(plate(rounded([(-1.4, -0.65, 0.3), (1.5, -0.65, 0.3), (1.5, -0.05, 0.3), (-1.4, -0.05, 0.3)], closed=True), 0.55, 0.26, white))]
    parts += [place(ball(r * 1.09, edge), (x, 0.3, z), scale=(1, 0.24, 1)) for x, z, r in lobes] + [place(plate(rounded([(-1.47, -0.72, 0.34), (1.57, -0.72, 0.34), (1.57, 0.0, 0.34), (-1.47, 0.0, 0.34)], closed=True), 0.3, 0.14, edge), (0, 0.3, 0))]
    shape = rounded([((0.26 if k % 2 == 0 else 0.12) * sin(pi * k / 5), (0.26 if k % 2 == 0 else 0.12) * cos(pi * k / 5), 0.03) for k in range(10)], closed=True)
    for x, z in ((-0.8, -1.25), (0.05, -1.6), (0.85, -1.2)):
        parts += [tube([(x, 0, -0.6), (x, 0, z + 0.2)], 0.016, thread), place(plate(shape, 0.12, 0.05, star), (x, 0, z))]
    group(*parts, turn=(0, 0, -14))


def moon_lamp():
    """A glowing moon with craters on a wooden stand."""
    moon, wood = noisy(material("moon", "#f7dfa6", 0.8, glow=0.28), 2.6, 0.35, 6), material("wood", "#a5713f", 0.5, coat=0.15)
    parts = [ball(1.2, moon, (0, 0, 1.75))]
    shade = noisy(material("sea", "#d7b878", 0.8, glow=0.2), 4, 0.2)
    for a, b, r in ((-1.9, 0.4, 0.36), (-1.2, 0.1, 0.26), (-2.1, -0.3, 0.22), (-1.1, 0.75, 0.24), (-1.5, -0.6, 0.3), (-0.7, -0.2, 0.2), (-2.6, 0.1, 0.24)):
        x, y, z = 1.2 * cos(b) * cos(a), 1.2 * cos(b) * sin(a), 1.2 * sin(b)
        parts.append(place(ball(r, shade), (x * 0.985, y * 0.985, 1.75 + z * 0.985), (0, 90 - b * 57, a * 57), (1, 0.85, 0.08)))
    for k in range(3):
        a = -pi / 2 + 2 * pi * k / 3 + 0.5
        parts.append(tube(through([(0.95 * cos(a), 0.95 * sin(a), 0.05), (0.5 * cos(a), 0.5 * sin(a), 0.35), (0.55 * cos(a), 0.55 * sin(a), 0.62), (0.86 * cos(a), 0.86 * sin(a), 0.95)], 8), 0.09, wood))
    group(*parts, place(ring(0.52, 0.08, wood), (0, 0, 0.42)))


def cactus_lamp():
    """A ribbed cactus in a pot; its arms bend, its flower glows."""
    green, spine = material("green", "#4f9d5d", 0.45, glow=0.06), material("spine", "#e8f2d0", 0.6)
    clay, rim, soil = material("pot", "#d98a5b", 0.6), material("rim", "#c9764a", 0.6), material("soil", "#e7d9bd", 0.9)
    bloom, cord = material("bloom", "#ffb3c4", 0.5, glow=0.5), material("cable", "#f2efe8", 0.5)

    def ribbed(points, radius):
        last = len(points) - 1
        parts = []
        for n in range(8):
            a = 2 * pi * n / 8
            parts.append(tube([(x + radius * 0.62 * cos(a) * (1 if abs(k - last / 2) < last / 2 - 2 else 0.8), y + radius * 0.62 * sin(a), z) for k, (x, y, z) in enumerate(points)], radius * 0.5, green))
        return [tube(points, radius * 0.86, green), *parts]

    parts = [lathe(rounded([(0, 0), (0.7, 0, 0.06), (0.92, 1.0, 0.03), (0.86, 1.0)]), clay), lathe(rounded([(0.86, 0.82), (1.02, 0.82, 0.04), (1.04, 1.08, 0.05), (0.88, 1.1, 0.03), (0.86, 0.95)]), rim), lathe([(0, 0.98), (0.88, 0.98)], soil)]
    parts += ribbed([(0, 0, 0.95 + 0.12 * k) for k in range(19)], 0.46)
    for side, z, up in ((1, 1.75, 0.75), (-1, 2.05, 0.6)):
        parts += ribbed(through([(side * 0.4, 0, z), (side * 0.85, 0, z + 0.05), (side * 1.05, 0, z + 0.3), (side * 1.05, 0, z + up)], 5), 0.24)
    for k in range(36):
        a, z = 2 * pi * (k % 8) / 8 + 0.4, 1.2 + 0.24 * (k // 5)
        parts.append(ball(0.035, spine, (0.52 * cos(a), 0.52 * sin(a), z)))
    parts += [place(ball(0.22, bloom), (0.2 * cos(2 * pi * k / 6), 0.2 * sin(2 * pi * k / 6), 3.72), (0, 40, 360 * k / 6), (0.6, 0.5, 0.9)) for k in range(6)]
    parts += [ball(0.13, material("middle", "#ffe27a", 0.5, glow=0.6), (0, 0, 3.8)), tube(through([(0.8, 0.4, 0.1), (1.4, 0.4, 0.06), (1.8, 0.0, 0.06), (2.2, 0.2, 0.06)], 8), 0.05, cord)]
    group(*parts)


models = {
    "clay-lamp": (clay_lamp, 24),
    "clay-lamp-tray": (lambda: lamp_tray(False, False, 4, 3), 42),
    "wax-lamp-tray": (lambda: lamp_tray(True, False, 4, 3), 42),
    "led-clay-lamps": (lambda: lamp_tray(True, True, 3, 2), 36),
    "oil-lamp": (oil_lamp, 12),
    "mushroom-light": (mushroom_light, 6),
    "rabbit-light": (rabbit_light, 8),
    "cloud-light": (cloud_light, 6),
    "moon-lamp": (moon_lamp, 8),
    "cactus-lamp": (cactus_lamp, 8),
}
