"""Spanners, bolts and what joins things."""

from math import cos, pi, sin

from shapes import circle, group, lathe, material, place, plate, rounded, sheet, through, tube


def spanner():
    steel, groove = material("steel", "#c3c9d1", 0.26, metal=0.9), material("groove", "#8e959f", 0.4, metal=0.8)
    jaw = [*through([(0.17, -0.55), (0.22, -0.4), (0.46, -0.12), (0.5, 0.2), (0.36, 0.52)], 8), (0.2, 0.5), (0.19, 0.0), (0.0, -0.12), (-0.19, 0.0), (-0.2, 0.5), *through([(-0.36, 0.52), (-0.5, 0.2), (-0.46, -0.12), (-0.22, -0.4), (-0.17, -0.55)], 8)]
    parts = [place(plate(jaw, 0.2, 0.045, steel), (0, 0, 1.62), (0, 15, 0))]
    shaft = [(-0.13, 1.38), (-0.14, -1.4), (0.14, -1.4), (0.19, 1.38)]
    parts += [plate(shaft, 0.16, 0.05, steel), plate(rounded([(-0.075, 0.8, 0.07), (0.075, 0.8, 0.07), (0.06, -1.0, 0.06), (-0.06, -1.0, 0.06)], closed=True), 0.164, 0.004, groove)]
    teeth = [((0.235 - 0.028 * abs(sin(6 * a))) * cos(a), (0.235 - 0.028 * abs(sin(6 * a))) * sin(a)) for a in [2 * pi * k / 144 for k in range(144)]]
    parts.append(place(plate(circle(0.4, count=96), 0.24, 0.07, steel, [teeth]), (0, 0, -1.66)))
    group(*parts, turn=(-10, 42, 0))


def hexagon(size):
    return rounded([(size * cos(pi / 3 * k), size * sin(pi / 3 * k), size * 0.04) for k in range(6)], closed=True)


def thread(low, high, radius, pitch, surface):
    turns = (high - low) / pitch

    def point(u, v):
        turn = v * turns + u
        r = radius - 0.06 * abs((turn % 1) * 2 - 1)
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), low + (high - low) * v)

    return sheet(point, 72, round(turns * 10), surface, closed=True)


def bolt():
    """A hex bolt standing on its head, and a nut beside it."""
    steel, dark = material("steel", "#c3c9d1", 0.26, metal=0.9), material("bore", "#6b727c", 0.5, metal=0.6)
    head = [place(plate(hexagon(0.62), 0.42, 0.04, steel), (0, 0, 0.21), (-90, 0, 0)), lathe(rounded([(0, 0.44), (0.52, 0.44, 0.02), (0.54, 0.4)]), steel)]
    shank = [lathe([(0.3, 0.4), (0.3, 1.0)], steel), thread(0.95, 2.2, 0.32, 0.105, steel), lathe(rounded([(0.27, 2.18), (0.24, 2.26, 0.02), (0, 2.27)]), steel)]
    group(*head, *shank, at=(-0.45, 0.2, 0), turn=(0, 0, 12))
    nut = [place(plate(hexagon(0.6), 0.48, 0.05, steel, [circle(0.31)]), (0, 0, 0.24), (-90, 0, 0)), thread(0.02, 0.47, 0.34, 0.105, dark)]
    group(*nut, at=(0.72, -0.35, 0), turn=(0, 0, -10))


def safety_pin(cap, steel):
    parts = [tube(through([(0.2, 0, 1.1), (0.2, 0, 0.2), (0.2, 0, -0.9), (0.17, 0, -1.12)], 10), 0.042, steel)]
    coil = [(0.19 * cos(a) , -0.03 + 0.025 * a / pi, -1.28 - 0.19 * sin(a)) for a in [pi * 2.9 * k / 70 - pi * 0.28 for k in range(71)]]
    parts.append(tube(coil, 0.042, steel))
    parts.append(tube(through([(-0.17, 0.03, -1.12), (-0.2, 0.02, -0.9), (-0.21, 0, 0.2), (-0.2, 0, 1.1)], 10), 0.036, steel))
    shape = rounded([(-0.27, 0.86, 0.05), (0.27, 0.86, 0.05), (0.29, 1.32, 0.4), (0.1, 1.62, 0.2), (-0.1, 1.62, 0.2), (-0.29, 1.32, 0.4)], closed=True, steps=14)
    parts.append(plate(shape, 0.22, 0.1, cap))
    return group(*parts)


def safety_pins():
    cap, steel = material("cap", rough=0.3, coat=0.4), material("steel", "#ccd1d8", 0.22, metal=0.9)
    place(safety_pin(cap, steel), (-0.62, 0, -0.1), (0, -22, 0))
    place(safety_pin(cap, steel), (0.1, -0.1, 0.12), (0, 8, 0), 1.12)
    place(safety_pin(cap, steel), (0.8, 0, -0.18), (0, 30, 0), 0.86)


def saw():
    """A hand saw with a wooden handle."""
    steel, wood = material("steel", "#cfd4da", 0.28, metal=0.85), material("wood", "#b57a44", 0.45, coat=0.2)
    brass = material("brass", "#d8b25c", 0.28, metal=0.9)
    blade = [(-1.0, 0.42), (2.6, 0.16), (2.66, 0.1), (2.62, -0.18)]
    count = 44
    for k in range(count):
        x, z = 2.6 - 3.4 * k / count, -0.2 - 0.38 * k / count
        blade += [(x, z), (x - 0.02, z - 0.085)]
    blade += [(-0.85, -0.58), (-1.0, -0.4)]
    parts = [plate(blade, 0.035, 0.004, steel)]
    grip = rounded([(-0.72, 0.5, 0.1), (-0.62, 0.1, 0.2), (-0.72, -0.3, 0.2), (-0.62, -0.62, 0.1), (-1.0, -0.78, 0.2), (-1.62, -0.78, 0.12), (-1.74, -0.62, 0.1), (-1.52, -0.3, 0.2), (-1.52, 0.1, 0.2), (-1.8, 0.44, 0.12), (-1.6, 0.62, 0.14), (-1.1, 0.46, 0.2)], closed=True, steps=8)
    hole = rounded([(-1.0, 0.22, 0.18), (-0.98, -0.46, 0.18), (-1.22, -0.5, 0.14), (-1.3, -0.1, 0.2), (-1.28, 0.2, 0.14)], closed=True, steps=8)
    parts.append(plate(grip, 0.26, 0.09, wood, [hole]))
    parts += [place(lathe(rounded([(0, 0.04), (0.07, 0.035, 0.02), (0.08, 0)]), brass, 32), (x, -0.12, z), (90, 0, 0)) for x, z in ((-0.78, 0.3), (-0.78, -0.1), (-0.8, -0.5))]
    group(*parts, turn=(-10, -36, 0))


models = {"spanner": (spanner, 6), "bolt": (bolt, 16), "safety-pins": (safety_pins, 6), "hand-saw": (saw, 6)}
