"""Torches for the head, the key ring and the hand, and bulbs of other shapes."""

from math import cos, pi, sin

from finishes import clear, woven
from shapes import ball, box, group, lathe, material, place, ring, rounded, sheet, through, tube


def optics():
    return material("steel", "#ccd1d8", 0.22, metal=0.9), material("lamp", "#fff3c4", 0.12, coat=1.0, glow=0.55), material("dark", "#26292f", 0.5)


def head_lamp():
    """A tilting lamp on an elastic band."""
    steel, lamp, dark = optics()
    band, stripe, body = woven(material("band", "#33373f", 0.8), 40, 0.01), material("stripe", "#e07a2f", 0.7), material("body", "#4a505b", 0.4, coat=0.2)

    def strap(shift, low, high, surface, first=0.0, last=1.0):
        def point(u, v):
            a = -pi / 2 + 2 * pi * (first + (last - first) * u)
            return ((1.35 + shift) * cos(a), (1.6 + shift) * sin(a), low + (high - low) * v + 0.12 * sin(a))

        return sheet(point, 120, 4, surface, thick=0.04)

    parts = [strap(0, -0.24, 0.24, band), strap(0.025, -0.06, 0.06, stripe)]
    top = [(0, 1.6 * sin(a), 0.18 + 1.25 * cos(a)) for a in [pi / 2 - pi * k / 40 for k in range(41)]]
    parts.append(sheet(lambda u, v: (0.16 * (2 * u - 1), top[round(v * 40)][1], top[round(v * 40)][2]), 4, 40, band, thick=0.04))
    lens = [lathe(rounded([(0, -0.3), (0.42, -0.3, 0.08), (0.46, 0.2, 0.04), (0.46, 0.36, 0.03), (0.4, 0.36)]), body, 72), lathe(rounded([(0, 0.33), (0.25, 0.32, 0.08), (0.4, 0.3)]), lamp, 64), place(ring(0.42, 0.04, steel), (0, 0, 0.35))]
    parts += [place(box(1.2, 0.3, 0.86, 0.12, dark), (0, -1.72, -0.12)), group(*lens, at=(0, -2.02, -0.1), turn=(100, 0, 0)), place(box(0.26, 0.14, 0.1, 0.04, stripe), (0.0, -1.86, 0.36)), *[tube([(x * 0.6, -1.9, -0.1), (x * 0.46, -1.9, -0.1)], 0.12, dark) for x in (-1, 1)], place(box(0.9, 0.5, 0.7, 0.14, dark), (0, 1.66, 0.1))]
    group(*parts, turn=(0, 0, -28))


def key_lights():
    """Small torches in four colours on split rings."""
    steel, lamp, _dark = optics()
    for k, tone in enumerate(("#d8402f", "#2f74c0", "#3fa563", "#e0a63a")):
        body = material(f"body {k}", tone, 0.3, metal=0.5, coat=0.4)
        parts = [lathe(rounded([(0, 0.9), (0.16, 0.9, 0.04), (0.22, 0.7, 0.05), (0.22, -0.4, 0.03), (0.27, -0.6, 0.05), (0.27, -0.95, 0.03), (0.22, -0.96)]), body, 56), lathe([(0, -0.92), (0.22, -0.93)], lamp, 40), place(ring(0.25, 0.025, steel), (0, 0, -0.94)), *[place(ring(0.222, 0.014, steel), (0, 0, z)) for z in (-0.2, -0.1, 0.0, 0.1, 0.2)]]
        parts += [place(ring(0.08, 0.025, steel), (0, 0, 0.95), (90, 0, 0)), place(ring(0.3, 0.03, steel), (0, 0, 1.28), (90, 0, 25)), place(ring(0.3, 0.03, steel), (0, 0.04, 1.3), (90, 0, 25))]
        group(group(*parts, turn=(24, 0, 0)), at=(-1.35 + 0.9 * k, 0.1 * (k % 2), 0.14 * (k % 2)), turn=(0, (-8, 5, -4, 9)[k], 0))


def crank_torch():
    """A torch with a folding crank on its side."""
    steel, lamp, dark = optics()
    body, accent = material("body", "#e07a2f", 0.4, coat=0.25), material("accent", "#3a3f48", 0.5)
    shape = rounded([(0, -1.6), (0.36, -1.6, 0.12), (0.42, -1.2, 0.1), (0.38, 0.3, 0.2), (0.56, 0.9, 0.12), (0.6, 1.3, 0.04), (0.54, 1.32)], steps=8)
    parts = [lathe(shape, body, 80), place(ring(0.57, 0.06, accent), (0, 0, 1.28)), lathe(rounded([(0.54, 1.26), (0.3, 1.3, 0.1), (0, 1.31)]), material("mirror", "#d9dde2", 0.2, metal=0.8), 64)]
    parts += [ball(0.11, lamp, (0.2 * cos(a), 0.2 * sin(a), 1.34)) for a in (0.5, 2.6, 4.7)] + [place(box(0.2, 0.1, 0.42, 0.04, accent), (0, -0.42, 0.1))]
    crank = [place(lathe(rounded([(0, 0.14), (0.26, 0.12, 0.04), (0.3, 0)]), accent, 48), (0.4, 0, -0.5), (0, 90, 0)), group(place(box(0.1, 0.2, 0.95, 0.05, accent), (0, 0, 0.38)), tube([(0, 0, 0.8), (0.4, 0, 0.8)], 0.12, dark), at=(0.58, 0, -0.5), turn=(-62, 0, 0))]
    strap = through([(0, 0, -1.6), (-0.2, 0, -1.95), (-0.1, 0, -2.4), (0.2, 0, -2.4), (0.25, 0, -1.95), (0.05, 0, -1.6)], 8)
    group(*parts, *crank, tube(strap, 0.04, accent), turn=(20, 46, -10))


def screw_cap(at, radius):
    steel, _lamp, dark = optics()
    rings = [(radius - 0.03 * (k % 2), at - 0.055 * k) for k in range(12)]
    return [lathe([(radius * 0.9, at + 0.04), *rings, (radius * 0.5, at - 0.74)], steel, 64), lathe(rounded([(radius * 0.6, at - 0.7), (radius * 0.4, at - 0.82, 0.04), (0, at - 0.86)]), dark, 40)]


def candle_bulb():
    """A frosted bulb like a flame."""
    glass, collar = material("glass", "#fff6dc", 0.25, coat=0.6, glow=0.16), material("collar", "#f4f4f1", 0.4)
    bulb = through([(0, 2.5), (0.1, 2.2), (0.36, 1.5), (0.52, 0.95), (0.5, 0.5), (0.34, 0.15), (0.3, 0.0)], 10)
    group(lathe([(max(0, r), z) for r, z in bulb], glass), lathe(rounded([(0.32, 0.08), (0.36, 0.0, 0.03), (0.3, -0.5, 0.04), (0.24, -0.54)]), collar), *screw_cap(-0.52, 0.27), turn=(0, 22, 0))


def filament_bulb():
    """Amber glass with long filaments."""
    glass = clear(material("glass", "#d9913a", 0.06, coat=1.0), 0.3, 0.8)
    glow, wire, collar = material("filament", "#ffcf6b", 0.3, glow=0.95), material("wire", "#b9bec6", 0.3, metal=0.8), material("cap", "#c99c4f", 0.28, metal=0.9)
    bulb = through([(0, 2.3), (0.5, 2.12), (0.9, 1.6), (0.92, 1.1), (0.6, 0.5), (0.36, 0.12), (0.32, -0.05)], 10)
    parts = [lathe([(max(0, r), z) for r, z in bulb], glass), lathe(rounded([(0.3, 0.06), (0.38, -0.02, 0.03), (0.36, -0.2, 0.03), (0.3, -0.22)]), collar), tube([(0, 0, 0.0), (0, 0, 0.7)], 0.07, material("stem", "#f1e0bd", 0.2, coat=0.6))]
    for k in range(6):
        a, b = 2 * pi * k / 6, 2 * pi * (k + 0.5) / 6
        parts += [tube([(0.16 * cos(a), 0.16 * sin(a), 0.72), (0.42 * cos(b), 0.42 * sin(b), 1.75)], 0.035, glow), tube([(0.02 * cos(a), 0.02 * sin(a), 0.6), (0.16 * cos(a), 0.16 * sin(a), 0.72)], 0.016, wire)]
    group(*parts, *screw_cap(-0.2, 0.34), turn=(0, 16, 0))


models = {
    "head-lamp": (head_lamp, 14),
    "key-lights": (key_lights, 6),
    "crank-torch": (crank_torch, 8),
    "candle-bulb": (candle_bulb, 8),
    "filament-bulb": (filament_bulb, 8),
}
