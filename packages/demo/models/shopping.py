"""What shopping is carried home in."""

from math import atan2, cos, pi, sin

from finishes import noisy, woven
from pieces import panel
from shapes import ball, box, group, lathe, material, place, plate, rounded, sheet, through, tube


def kraft_carriers():
    """Two paper carriers with twisted handles."""
    paper, inner, cord = noisy(material("paper", rough=0.75), 40, 0.006), material("inner", rough=0.8, shade=0.4), material("cord", rough=0.8, shade=0.5)

    def carrier():
        parts = [place(box(1.7, 0.03, 2.2, 0.008, paper), (0, y, 1.1)) for y in (-0.42, 0.42)]
        for side in (-1, 1):
            parts.append(sheet(lambda u, v, side=side: (side * (0.85 - (0.16 * v) * (1 - abs(2 * u - 1))), -0.42 + 0.84 * u, 2.2 * v), 20, 20, paper, thick=0.02))
        parts += [place(box(1.7, 0.84, 0.03, 0.01, paper), (0, 0, 0.02)), place(box(1.64, 0.78, 0.02, 0.005, inner), (0, 0, 1.6)), place(box(1.72, 0.035, 0.26, 0.008, inner), (0, 0.405, 2.06))]
        parts += [place(box(1.7, 0.035, 0.02, 0.005, inner), (0, -0.425, 2.0))]
        for y in (-0.38, 0.38):
            arch = through([(-0.42, y, 2.0), (-0.4, y, 2.4), (-0.24, y, 2.78), (0, y, 2.88), (0.24, y, 2.78), (0.4, y, 2.4), (0.42, y, 2.0)], 10)
            for phase in (0, pi):
                parts.append(tube([(x + 0.03 * cos(0.9 * k + phase), p + 0.03 * sin(0.9 * k + phase), z) for k, (x, p, z) in enumerate(arch)], 0.036, cord))
        return group(*parts)

    place(carrier(), (0.85, 0.7, 0), (0, 0, -14))
    place(carrier(), (-0.5, -0.3, 0), (0, 0, -30))


def wheel(radius, tyre, hub):
    return group(place(lathe(rounded([(radius * 0.72, -0.09), (radius, -0.09, 0.05), (radius, 0.09, 0.05), (radius * 0.72, 0.09)]), tyre, 72), turn=(0, 90, 0)), place(lathe(rounded([(0, -0.1), (radius * 0.75, -0.06, 0.02), (radius * 0.75, 0.06, 0.02), (0, 0.1)]), hub, 72), turn=(0, 90, 0)), place(lathe([(0, -0.13), (0.09, -0.13), (0.09, 0.13), (0, 0.13)], tyre, 32), turn=(0, 90, 0)))


def trolley(stairs):
    """A bag with a flap on a frame with wheels."""
    cloth, dark = woven(material("cloth", "#8a1f2b" if stairs else "#2f3f63", 0.7, sheen=0.2), 40, 0.006), material("dark", "#23262c", 0.5)
    steel, tyre, hub = material("steel", "#c3c9d1", 0.26, metal=0.9), material("tyre", "#2a2c31", 0.7), material("hub", "#d9dde2", 0.4, coat=0.2)
    trim = material("trim", "#e9e2d0", 0.6)

    def block(u, power):
        a = 2 * pi * u
        return abs(cos(a)) ** (2 / power) * (1 if cos(a) > 0 else -1), abs(sin(a)) ** (2 / power) * (1 if sin(a) > 0 else -1)

    def bag(u, v):
        x, y = block(u, 5)
        swell = 1 + 0.05 * sin(pi * v)
        return (0.92 * x * swell, 0.52 * y * swell + (0.012 * sin(9 * x + 4 * v) if y < 0 else 0), 0.55 + 2.35 * v)

    parts = [sheet(bag, 160, 50, cloth, closed=True, thick=0.03), place(plate(panel(1.9, 1.1, 0.16), 0.12, 0.05, cloth), (0, 0, 2.92), (-90, 0, 0)), place(plate(rounded([(-0.94, -0.75, 0.14), (0.94, -0.75, 0.14), (0.94, 0, 0.04), (-0.94, 0, 0.04)], closed=True), 0.05, 0.02, cloth), (0, -0.575, 2.94), (-2, 0, 0))]
    parts += [tube([(x * 0.96, -0.605, 2.2 + z) for x, z in [(-0.94, 0.7), (-0.94, 0.02), (0.94, 0.02), (0.94, 0.7)]], 0.02, trim), place(box(0.16, 0.06, 0.4, 0.02, dark), (0, -0.62, 2.16)), place(plate(panel(1.2, 0.9, 0.12), 0.1, 0.04, cloth), (0, -0.56, 1.2)), place(box(1.16, 0.04, 0.05, 0.015, trim), (0, -0.62, 1.6))]
    rail = rounded([(-0.6, 0.3), (-0.6, 4.2, 0.3), (0.6, 4.2, 0.3), (0.6, 0.3)], steps=10)
    parts += [tube([(x, 0.62, z) for x, z in rail], 0.07, steel), tube([(-0.4, 0.62, 4.2), (0.4, 0.62, 4.2)], 0.12, dark), *[place(box(1.3, 0.1, 0.1, 0.03, steel), (0, 0.6, z)) for z in (0.5, 1.7, 2.9)], place(box(1.5, 0.9, 0.07, 0.02, steel), (0, 0.1, 0.5))]
    parts += [tube([(x, -0.4, 0.5), (x, -0.45, 0.02)], 0.06, steel) for x in (-0.55, 0.55)] + [tube([(-0.55, -0.45, 0.03), (0.55, -0.45, 0.03)], 0.06, dark)]
    for side in (-1, 1):
        if stairs:
            hub_at = (side * 1.08, 0.5, 0.55)
            parts += [place(wheel(0.3, tyre, hub), (hub_at[0], hub_at[1] + 0.4 * cos(a), hub_at[2] + 0.4 * sin(a))) for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)]
            parts += [tube([hub_at, (hub_at[0], hub_at[1] + 0.4 * cos(a), hub_at[2] + 0.4 * sin(a))], 0.09, dark) for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)]
        else:
            parts.append(place(wheel(0.46, tyre, hub), (side * 1.06, 0.5, 0.44)))
    parts.append(tube([(-1.06, 0.5, 0.5), (1.06, 0.5, 0.5)], 0.05, steel))
    group(*parts, turn=(0, 0, -36))


def toy_cart():
    """A small wire cart on four castors."""
    wire, red, tyre = material("wire", "#c3c9d1", 0.24, metal=0.9), material("red", "#d8402f", 0.35, coat=0.4), material("tyre", "#2a2c31", 0.7)
    parts = []

    def at(u, v):
        """A point of the basket: u round its plan, v up."""
        wide, deep = 0.62 + 0.2 * v, 0.8 + 0.32 * v
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
        k, t = min(3, int(u * 4)), u * 4 - min(3, int(u * 4))
        (ax, ay), (bx, by) = corners[k], corners[k + 1]
        return (deep * (ax + (bx - ax) * t) + 0.1 * v, wide * (ay + (by - ay) * t), 1.35 + 1.15 * v)

    for k in range(36):
        parts.append(tube([at(k / 36, 0), at(k / 36, 1)], 0.022, wire))
    for v in (0, 0.25, 0.5, 0.75, 1):
        parts.append(tube([at(k / 80, v) for k in range(80)], 0.05 if v == 1 else 0.022, red if v == 1 else wire, closed=True))
    parts += [tube([(-0.8 + 0.27 * k, -0.62, 1.35), (-0.8 + 0.27 * k, 0.62, 1.35)], 0.022, wire) for k in range(7)]
    for y in (-0.6, 0.6):
        parts += [tube(rounded_path(y), 0.05, wire), place(wheel(0.17, tyre, red), (-0.75, y, 0.17), (0, 0, 90)), place(wheel(0.17, tyre, red), (0.95, y * 0.8, 0.17), (0, 0, 90))]
    parts += [tube([(1.35, -0.66, 2.75), (1.35, 0.66, 2.75)], 0.09, red), *[tube([(1.2, y, 2.5), (1.35, y, 2.75)], 0.045, wire) for y in (-0.66, 0.66)], tube([(0.95, -0.5, 0.5), (0.95, 0.5, 0.5)], 0.04, wire), tube([(-0.75, -0.6, 0.5), (-0.75, 0.6, 0.5)], 0.04, wire)]
    group(*parts, turn=(0, 0, 28))


def rounded_path(y):
    side = rounded([(-0.75, 0.25), (-0.75, 0.5, 0.1), (0.95, 0.5, 0.1), (1.05, 1.4, 0.2), (0.7, 1.36)], steps=6)
    return [(x, y * (0.8 if x > 0.5 and z < 0.8 else 1), z) for x, z in side]


def clutch():
    """A satin clutch with a clasp and a chain for the wrist."""
    satin, seam, gold = material("satin", rough=0.3, sheen=0.5, coat=0.15), material("seam", rough=0.5, shade=0.4), material("gold", "#dcb45a", 0.24, metal=0.9)
    front = rounded([(-1.35, 0, 0.24), (1.35, 0, 0.24), (1.3, 1.45, 0.2), (-1.3, 1.45, 0.2)], closed=True, steps=12)
    parts = [plate(front, 0.5, 0.2, satin)]

    def drape(u, v):
        x = 1.3 * (2 * u - 1)
        low = 0.42 + 0.5 * abs(2 * u - 1) ** 1.4
        z = 1.46 + (low - 1.46) * v
        return (x, -0.27 - 0.05 * sin(pi * v) - 0.018 * cos(16 * (x * 0.35 + v * 0.5)), z)

    parts += [sheet(drape, 90, 40, satin, thick=0.04), tube([drape(k / 60, 1) for k in range(61)], 0.025, seam), place(plate(panel(2.62, 0.5, 0.16), 0.08, 0.035, satin), (0, 0, 1.46), (-90, 0, 0))]
    parts += [place(lathe(rounded([(0, 0.08), (0.13, 0.06, 0.05), (0.17, 0)]), gold, 40), (0, -0.33, 0.5), (90, 0, 0)), ball(0.09, material("stone", "#f4f6fb", 0.1, coat=1.0), (0, -0.42, 0.5))]
    chain = through([(-1.3, 0.0, 1.35), (-1.55, -0.1, 1.6), (-1.5, -0.15, 2.2), (-0.9, -0.15, 2.5), (-0.3, -0.1, 2.2), (-0.45, -0.05, 1.75), (-0.95, 0.0, 1.5)], 9)
    for k in range(0, len(chain) - 1, 2):
        (x, y, z), (nx, _, nz) = chain[k], chain[min(len(chain) - 1, k + 1)]
        oval = tube([(0.09 * cos(a), 0, 0.05 * sin(a)) for a in [2 * pi * i / 24 for i in range(24)]], 0.022, gold, closed=True)
        parts.append(group(place(oval, turn=(90 * (k // 2 % 2), 0, 0)), at=(x, y, z), turn=(0, -atan2(nz - z, nx - x) * 180 / pi, 0)))
    group(*parts, turn=(0, 0, -22))


models = {
    "kraft-carriers": (kraft_carriers, 10),
    "shopping-trolley": (lambda: trolley(False), 8),
    "stair-trolley": (lambda: trolley(True), 8),
    "toy-cart": (toy_cart, 12),
    "clutch": (clutch, 12),
}
