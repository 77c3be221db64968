"""Baskets for bread and fruit."""

from math import cos, pi, sin

from packing import steel
from shapes import ball, group, lathe, material, place, ring, sheet, through, tube


def weave(foot, rim, height, surface, long=1.0, rows=7, posts=26, bulge=0.1):
    """Cane in and out of its posts; `long` stretches it across."""
    def point(u, v):
        row = v * rows
        wave = sin(2 * pi * u * posts + pi * int(row)) * abs(sin(pi * row)) ** 0.7
        r = foot + (rim - foot) * v + bulge * sin(pi * v) + 0.035 * wave
        return (r * long * cos(2 * pi * u), r * sin(2 * pi * u), height * v)

    wall = sheet(point, posts * 12, rows * 9, surface, closed=True, thick=0.05)
    return group(wall, place(lathe([(0, 0.03), (foot * 1.02, 0.03)], surface, 64), scale=(long, 1, 1)))


def braid(radius, height, surface, long=1.0, thick=0.055, turns=30):
    """Two canes twisted round the rim."""
    made = []
    for phase in (0, pi):
        line = [((radius + 0.04 * cos(turns * a + phase)) * long * cos(a), (radius + 0.04 * cos(turns * a + phase)) * sin(a), height + 0.04 * sin(turns * a + phase)) for a in [2 * pi * k / 360 for k in range(360)]]
        made.append(tube(line, thick, surface, closed=True))
    return group(*made)


def bread_basket():
    """Oval and low."""
    cane, rim = material("cane", rough=0.6), material("rim", "#b98a55", 0.55)
    group(weave(0.82, 1.1, 0.62, cane, 1.55), braid(1.12, 0.64, rim, 1.55), braid(0.82, 0.04, rim, 1.55), turn=(0, 0, 18))


def fruit_stand():
    """Two baskets, one over the other, on a stem with a ring."""
    cane, rim, metal = material("cane", rough=0.6), material("rim", "#b98a55", 0.55), steel("#4a4e55", 0.4)
    group(weave(1.0, 1.35, 0.5, cane, rows=6, posts=30), braid(1.37, 0.52, rim), braid(1.0, 0.04, rim), at=(0, 0, 0.14))
    group(weave(0.66, 0.95, 0.42, cane, rows=5, posts=22), braid(0.97, 0.44, rim, turns=24), braid(0.66, 0.04, rim, turns=24), at=(0, 0, 1.6))
    tube([(0, 0, 0.1), (0, 0, 2.5)], 0.05, metal)
    place(ring(0.26, 0.045, metal), (0, 0, 2.76), (90, 0, 0))
    for k in range(3):
        a = 2 * pi * k / 3 + 0.5
        tube(through([(0.1 * cos(a), 0.1 * sin(a), 0.12), (0.8 * cos(a), 0.8 * sin(a), 0.1), (1.05 * cos(a), 1.05 * sin(a), 0.0)], 6), 0.045, metal)
        ball(0.07, metal, (1.05 * cos(a), 1.05 * sin(a), 0))


models = {"bread-basket": (bread_basket, 22), "fruit-stand": (fruit_stand, 16)}
