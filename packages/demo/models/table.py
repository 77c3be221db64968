"""Things laid on a table."""

from math import cos, pi

from shapes import group, lathe, material, place, ring, rounded, sheet, through, tube


def bowl():
    glaze, inner = material("glaze", rough=0.33, coat=0.4), material("inside", "#cfcabd", 0.38, coat=0.3)
    outside = rounded([(0, 0), (0.44, 0, 0.03), (0.48, 0.14, 0.05), (0.6, 0.2, 0.08), (1.05, 0.52, 0.45), (1.25, 1.05, 0.2), (1.27, 1.1, 0.02), (1.25, 1.13, 0.02), (1.22, 1.13, 0.02)], steps=12)
    inside = rounded([(1.225, 1.13), (1.19, 1.08, 0.05), (1.0, 0.58, 0.45), (0.5, 0.28, 0.3), (0, 0.25)], steps=12)
    group(lathe(outside, glaze, 160), lathe(inside, inner, 160), place(ring(1.238, 0.024, glaze), (0, 0, 1.125)))


def strip(steel, widths, bend, dish=None, thick=0.05):
    """A length of steel from z = 0 up: (z, half width), and how it bends and dips."""
    outline = through(widths, 10)
    last = len(outline) - 1

    def point(u, v):
        z, half = outline[round(v * last)]
        across = 2 * u - 1
        dip = dish(z) * (1 - across * across) if dish else -0.035 * (1 - across * across) * min(1, half / 0.18) ** 2
        return (half * across, bend(z) + dip, z)

    return sheet(point, 24, last, steel, thick=thick)


def cutlery():
    steel = material("steel", "#d3d8de", 0.24, metal=0.9)
    grip = [(0, 0.015), (0.01, 0.065), (0.04, 0.12), (0.1, 0.16), (0.22, 0.186), (0.5, 0.18), (1.2, 0.115), (1.75, 0.075), (2.1, 0.085)]

    def bent(z):
        return 0.1 * max(0, (z - 1.9) / 1.5) * (1 - (z - 1.9) / 1.5) * 4

    palm = strip(steel, [*grip[:-1], (2.05, 0.1), (2.22, 0.29), (2.42, 0.345), (2.58, 0.35)], bent)
    tines = []
    for k in range(4):
        x = -0.291 + 0.194 * k
        bar = [(x * (1 + 0.04 * t), bent(2.5 + 0.85 * t) - 0.01, 2.5 + 0.85 * t) for t in [i / 16 for i in range(17)]]
        tines.append(place(tube(bar, 0.062, steel, radii=[1 - 0.45 * (i / 16) ** 3 for i in range(17)])))
    fork = group(palm, *tines)

    edge = [(0, 0.015), (0.01, 0.065), (0.04, 0.12), (0.1, 0.162), (0.22, 0.19), (0.5, 0.19), (1.2, 0.14), (1.6, 0.1), (1.72, 0.1)]
    handle = strip(steel, edge, lambda z: 0, thick=0.1)
    blade = [(1.66, -0.09, 0.09), (1.78, -0.13, 0.14), (2.2, -0.2, 0.16), (2.8, -0.19, 0.16), (3.15, -0.06, 0.16), (3.32, 0.08, 0.15), (3.36, 0.12, 0.14)]
    line = through(blade, 10)
    last = len(line) - 1
    knife = group(handle, sheet(lambda u, v: (line[round(v * last)][1] * (1 - u) + line[round(v * last)][2] * u, -0.05 + 0.05 * (1 - u), line[round(v * last)][0]), 20, last, steel, thick=0.035))

    def dip(z):
        return 0.26 * max(0, cos((z - 2.83) / 0.62 * pi / 2)) ** 0.9 if abs(z - 2.83) < 0.62 else 0

    spoon = strip(steel, [*grip[:-1], (2.08, 0.08), (2.25, 0.2), (2.55, 0.36), (2.85, 0.4), (3.15, 0.34), (3.34, 0.19), (3.4, 0.02)], lambda z: 0, dip)
    place(fork, (-0.75, 0, 0))
    place(spoon, (0.75, 0, 0))
    group(fork, knife, spoon, turn=(-12, 12, 0))


models = {"bowl": (bowl, 22), "cutlery": (cutlery, 6)}
