"""What goods are packed in or shown on: cartons, trays, cards; and the glass and wood many goods share."""

from math import cos, pi, sin

from finishes import clear
from shapes import box, group, lathe, material, place, plate, rounded, sheet


def glass(colour="#b3c8cf", middle=0.07, edge=0.85):
    """Clear glass that shows where it curves away."""
    return clear(material("glass", colour, 0.05, coat=1.0), middle, edge)


def gleams(outside, low, high, spots=((-2.15, 0.12), (-1.85, 0.04), (-0.7, 0.06))):
    """The lamp mirrored in turned glass: stripes (angle, half width) between two heights of its outside."""
    white = clear(material("gleam", "#ffffff", 0.2, glow=0.35), 0.55, 0.55)
    line = [(r + 0.006, z) for r, z in outside if low <= z <= high]
    last = len(line) - 1

    def stripe(middle, half):
        def point(u, v):
            r, z = line[round(v * last)]
            a = middle + half * (2 * u - 1) * sin(pi * (0.08 + 0.84 * v)) ** 0.4
            return (r * cos(a), r * sin(a), z)

        return sheet(point, 8, last, white)

    return group(*(stripe(middle, half) for middle, half in spots))


def steel(colour="#cdd2d8", rough=0.25):
    return material("steel", colour, rough, metal=0.9)


def bamboo(colour="#d9b07a"):
    return material("bamboo", colour, 0.5, coat=0.2)


def hollow(outside, wall, surface, floor=0.08, around=96):
    """A turned vessel: the outside goes from the middle of the foot to the rim; the inside follows it at `wall`."""
    inside = [(max(0, r - wall), max(floor, z)) for r, z in reversed(outside) if r > wall]
    return lathe([*outside, *inside, (0, floor)], surface, around)


def open_box(width, depth, height, surface, wall=0.05, at=(0, 0, 0)):
    """A box without a lid; `at` is the middle of its foot."""
    x, y = width / 2 - wall / 2, depth / 2 - wall / 2
    edge = wall * 0.35
    walls = [place(box(wall, depth, height, edge, surface), (side * x, 0, height / 2)) for side in (-1, 1)]
    walls += [place(box(width, wall, height, edge, surface), (0, side * y, height / 2)) for side in (-1, 1)]
    return group(*walls, place(box(width, depth, wall, edge, surface), (0, 0, wall / 2)), at=at)


def carton(columns, rows, cell, height, surface, inner):
    """An open carton with cells; returns it and the middle of every cell."""
    width, depth = columns * cell + 0.1, rows * cell + 0.1
    parts = [open_box(width, depth, height, surface)]
    where = [((i - (columns - 1) / 2) * cell, (j - (rows - 1) / 2) * cell) for j in range(rows) for i in range(columns)]
    parts += [place(box(0.03, depth - 0.1, height * 0.9, 0.01, inner), ((i - columns / 2) * cell, 0, height * 0.47)) for i in range(1, columns)]
    parts += [place(box(width - 0.1, 0.03, height * 0.9, 0.01, inner), (0, (j - rows / 2) * cell, height * 0.47)) for j in range(1, rows)]
    flap = cell * 0.55
    for side in (-1, 1):
        parts.append(group(place(box(width - 0.04, flap, 0.04, 0.015, surface), (0, side * flap / 2, 0)), at=(0, side * depth / 2, height), turn=(-side * 52, 0, 0)))
        parts.append(group(place(box(flap, depth - 0.04, 0.04, 0.015, surface), (side * flap / 2, 0, 0)), at=(side * width / 2, 0, height), turn=(0, side * 52, 0)))
    return group(*parts), where


def tray(width, depth, surface, height=0.16, round_=0.2):
    """A tray with a raised rim; z = 0.06 is where things stand."""
    side = rounded([(-width / 2, -depth / 2, round_), (width / 2, -depth / 2, round_), (width / 2, depth / 2, round_), (-width / 2, depth / 2, round_)], closed=True)
    inner = [(x * (1 - 0.16 / width), y * (1 - 0.16 / depth)) for x, y in side]
    floor = place(plate(side, 0.06, 0.02, surface), (0, 0, 0.03), (-90, 0, 0))
    rim = place(plate(side, height, 0.03, surface, holes=(inner,)), (0, 0, height / 2), (-90, 0, 0))
    return group(floor, rim)


def card(width, height, surface, hole=None):
    """A card to hang up, in the xz plane; its hole is a dark slot."""
    x, z = width / 2, height / 2
    outline = rounded([(-x, -z, 0.12), (x, -z, 0.12), (x, z, 0.12), (-x, z, 0.12)], closed=True)
    slot = rounded([(-0.2, z - 0.24, 0.06), (0.2, z - 0.24, 0.06), (0.2, z - 0.12, 0.06), (-0.2, z - 0.12, 0.06)], closed=True)
    return plate(outline, 0.04, 0.012, surface, holes=(slot,) if hole is None else ())
