"""Brooms, plungers, brushes and bins."""

from math import cos, pi, sin

from packing import hollow, steel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def bristles(width, depth, length, surface, across, rows, spread=0.15, at=(0, 0, 0), seed=7):
    """Tufts that hang down from z = 0 and spread a little."""
    parts = []
    for j in range(rows):
        for i in range(across):
            x, y = width * (i / max(1, across - 1) - 0.5), depth * (j / max(1, rows - 1) - 0.5)
            sway = ((i * seed + j * 5) % 7 / 7 - 0.5) * 0.06
            end = (x * (1 + spread) + sway, y * (1 + spread * 2) + sway, -length)
            parts.append(tube([(x, y, 0), end], width / across * 0.62, surface, ends=False, radii=[0.8, 1.0]))
    return group(*parts, at=at)


def corn_broom():
    """Sorghum, sewn flat in five rows, on a wooden stick."""
    straw, red, wood = material("straw", "#d9b566", 0.85), material("thread", "#b23a2e", 0.7), material("wood", "#b98552", 0.5, coat=0.2)
    wire = material("wire", "#8f949b", 0.4, metal=0.9)
    columns = 40

    def body(u, v):
        half = 0.16 + 0.62 * min(1, v * 1.8) ** 0.8 + 0.1 * v
        deep = 0.15 + 0.06 * v
        groove = 0.03 * sin(2 * pi * u * columns)
        c, s = cos(2 * pi * u), sin(2 * pi * u)
        return ((half + groove) * c, (deep + groove) * s, 1.5 - 1.9 * v - 0.05 * v * sin(2 * pi * u * 23))

    parts = [sheet(body, columns * 6, 40, straw, closed=True), tube([(0, 0, 1.3), (0, 0, 3.7)], 0.085, wood)]
    parts += [ball(0.09, red, (0, 0, 3.7)), lathe([(0.2, 1.42), (0.16, 1.6), (0.1, 1.72)], straw)]
    for k in range(5):
        v = 0.36 + 0.075 * k
        line = [body(n / 96, v) for n in range(96)]
        parts.append(tube([(x * 1.03, y * 1.12, 1.5 - 1.9 * v) for x, y, z in line], 0.022, red, closed=True))
    parts += [place(ring(0.175 + 0.01 * k, 0.02, wire), (0, 0, 1.56 - 0.04 * k), scale=(1, 0.95, 1)) for k in range(4)]
    for k in range(46):
        a = 2 * pi * k / 46
        parts.append(tube([(0.84 * cos(a), 0.19 * sin(a), -0.3), (0.88 * cos(a), 0.21 * sin(a), -0.5 - 0.07 * (k % 3))], 0.03, straw, ends=False))
    group(*parts, turn=(0, 24, 0))


def push_broom(head, tuft, length, stick, across, rows, wide, extra=()):
    """A head across its stick, seen a little from the side."""
    parts = [place(box(wide, 0.42, 0.26, 0.1, head), (0, 0, 0))]
    parts.append(bristles(wide * 0.92, 0.3, length, tuft, across, rows, 0.1, (0, 0, -0.1)))
    parts += [tube([(0, 0.05, 0.1), (0, 0.3, 0.5)], 0.15, head), tube([(0, 0.2, 0.4), (0, 1.6, 3.0)], 0.085, stick), ball(0.11, head, (0, 1.6, 3.0)), *extra]
    return group(*parts, turn=(0, 0, 26))


def indoor_broom():
    head, soft, white = material("head", rough=0.4, coat=0.2), material("tuft", rough=0.8, shade=0.5), material("stick", "#eef0f1", 0.35, coat=0.3)
    bumper = material("bumper", "#3a3f47", 0.6)
    push_broom(head, soft, 0.62, white, 22, 4, 1.9, (place(box(2.0, 0.5, 0.09, 0.045, bumper), (0, 0, -0.1)),))


def yard_broom():
    head, stiff, wood = material("wood", "#a9713f", 0.6), material("tuft", "#c1502f", 0.8), material("stick", "#c99a66", 0.55)
    metal = steel("#9aa0a8", 0.35)
    scraper = (place(box(1.5, 0.03, 0.42, 0.012, metal), (0, -0.24, 0.12), (-8, 0, 0)), *(ball(0.045, metal, (x, -0.26, 0.02)) for x in (-0.5, 0.5)))
    push_broom(head, stiff, 0.75, wood, 17, 4, 2.5, scraper)


def dustpan_set():
    """A pan with a rubber lip, and its brush laid across."""
    pan, rubber, soft = material("pan", rough=0.38, coat=0.25), material("rubber", "#2f333a", 0.7), material("tuft", "#f0ede4", 0.8)

    def point(u, v):
        x, y = (2 * u - 1) * (1.05 - 0.18 * v), 1.5 * v
        side = abs(2 * u - 1) ** 8
        return (x, y, 0.05 + 0.34 * side * (0.25 + 0.75 * v) + 0.5 * max(0, v - 0.82) / 0.18 * (1 - 0.3 * side) + 0.0)

    parts = [sheet(point, 60, 40, pan, thick=0.06), place(box(2.12, 0.12, 0.06, 0.03, rubber), (0, -0.02, 0.05))]
    parts.append(tube(through([(0, 1.48, 0.5), (0, 1.75, 0.5), (0, 2.3, 0.56), (0, 2.6, 0.56)], 6), 0.13, pan))
    parts += [place(box(0.05, 1.0, 0.04, 0.02, pan), (x, 0.7, 0.09)) for x in (-0.4, 0, 0.4)]
    brush = group(
        place(box(1.25, 0.34, 0.16, 0.07, pan), (0, 0, 0)), bristles(1.15, 0.22, 0.42, soft, 14, 4, 0.14, (0, 0, -0.05)),
        tube(through([(0.6, 0, 0), (0.9, 0, 0.05), (1.5, 0, 0.1), (1.75, 0, 0.08)], 6), 0.1, pan),
    )
    place(brush, (-0.25, 0.5, 0.72), (34, 0, 12))
    group(*parts, brush, turn=(0, 0, -24))


def plunger(stick, cup, profile, ribs=(), high=2.6, extra=()):
    parts = [lathe(profile, cup, 96), tube([(0, 0, profile[0][1] - 0.1), (0, 0, high)], 0.1, stick), ball(0.13, stick, (0, 0, high))]
    parts += [place(ring(r, t, cup), (0, 0, z)) for r, t, z in ribs]
    return group(*parts, *extra, turn=(0, 14, 0))


def sink_plunger():
    rubber, wood = material("rubber", rough=0.5), material("wood", "#d1a06a", 0.5, coat=0.2)
    cup = rounded([(0.12, 0.95), (0.2, 0.94, 0.05), (0.24, 0.74, 0.1), (0.6, 0.6, 0.2), (0.76, 0.12, 0.15), (0.78, 0, 0.04), (0.7, 0, 0.02)], steps=8)
    plunger(wood, rubber, cup, ((0.77, 0.045, 0.03), (0.25, 0.04, 0.78)))


def toilet_plunger():
    """With an inner flange, standing in its tray."""
    rubber, white = material("rubber", rough=0.5), material("stick", "#f0f1f0", 0.35, coat=0.3)
    dark = material("tray", "#e6e7e6", 0.4, coat=0.2)
    cup = rounded([(0.14, 1.3), (0.24, 1.28, 0.05), (0.26, 1.1, 0.1), (0.72, 0.86, 0.3), (0.76, 0.5, 0.2), (0.5, 0.34, 0.06), (0.46, 0.12, 0.04), (0.4, 0.1)], steps=8)
    basin = rounded([(0, 0), (0.9, 0, 0.06), (0.96, 0.06, 0.05), (1.04, 0.34)], steps=8)
    group(plunger(white, rubber, cup, ((0.75, 0.03, 0.66),), 3.0), group(hollow(basin, 0.05, dark), place(ring(1.015, 0.035, dark), (0, 0, 0.34)), turn=(0, 14, 0)))


def bellows_plunger():
    plastic, dark = material("bellows", rough=0.35, coat=0.25), material("grip", "#33373e", 0.5)
    line = [(0.14, 1.62), (0.3, 1.6)]
    line += [(0.5 + 0.14 * cos(2 * pi * k / 8) + 0.006 * k, 1.5 - 1.2 * k / 40) for k in range(41)]
    line += [(0.5, 0.25), (0.34, 0.16), (0.3, 0.0), (0.24, 0.0)]
    bar = group(tube([(-0.42, 0, 2.5), (0.42, 0, 2.5)], 0.12, dark))
    plunger(plastic, plastic, line, ((0.31, 0.05, 0.05),), 2.4, (bar,))


def spiky(u, v, radius, low, high):
    """The bristles of a twisted wire brush, tapering to its end."""
    a = 2 * pi * u
    r = radius * min(1, 5 * v, 6 * (1 - v) + 0.1) * (0.55 + 0.45 * abs(sin(10 * a + 9 * sin(v * 140))) * abs(sin(v * 140)))
    return (r * cos(a), r * sin(a), low + (high - low) * v)


def bottle_brushes():
    """Four brushes for bottles and straws, side by side."""
    plastic, wire, white = material("grip", rough=0.38, coat=0.25), steel("#aab0b7"), material("tuft", "#f4f3ee", 0.7)
    foam = material("foam", rough=0.9, shade=0.6)
    parts = []
    for x, radius, low, high in ((-1.15, 0.34, 0.9, 2.5), (-0.25, 0.22, 1.1, 2.5), (0.45, 0.12, 1.2, 2.5), (1.0, 0.06, 1.0, 2.6)):
        grip = rounded([(0, -1.5), (0.1, -1.5, 0.05), (0.13, -1.3, 0.1), (0.1, -0.6, 0.1), (0.12, -0.15, 0.06), (0.05, 0)], steps=6)
        brush = [lathe(grip, plastic, 40), tube([(0, 0, -0.1), (0, 0, high)], 0.028, wire), place(ring(0.085, 0.03, plastic), (0, 0, -1.6), (90, 0, 0))]
        brush.append(sheet(lambda u, v, r=radius, low=low, high=high: spiky(u, v, r, low, high), 120, 90, white, closed=True))
        if radius > 0.3:
            brush.append(ball(0.16, foam, (0, 0, high + 0.02)))
        parts.append(group(*brush, at=(x, 0, 0)))
    group(*parts, turn=(0, 14, 0))


models = {
    "corn-broom": (corn_broom, 6),
    "indoor-broom": (indoor_broom, 14),
    "yard-broom": (yard_broom, 14),
    "dustpan-set": (dustpan_set, 34),
    "sink-plunger": (sink_plunger, 12),
    "toilet-plunger": (toilet_plunger, 14),
    "bellows-plunger": (bellows_plunger, 10),
    "bottle-brushes": (bottle_brushes, 6),
}
