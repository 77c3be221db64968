"""Umbrellas, open and folded."""

from math import cos, pi, sin

from finishes import clear, patched
from shapes import ball, group, lathe, material, place, rounded, sheet, through, tube


def crook(steel, grip, top, foot):
    """A shaft ending in a crook: wood or plastic below, steel above."""
    bend = [(0.42 * 0.5 * (1 - cos(a)), 0, foot + 0.24 - 0.26 * sin(a)) for a in [pi * k / 20 for k in range(21)]]
    end = [(0.42, 0, foot + 0.34)]
    return [
        tube([(0, 0, foot + 0.9), (0, 0, top)], 0.035, steel),
        tube([(0, 0, foot + 1.0), *bend, *end], 0.085, grip),
        place(lathe(rounded([(0, 0), (0.1, 0, 0.02), (0.1, 0.07, 0.02), (0, 0.07)]), steel), (0, 0, foot + 1.0)),
    ]


def canopy(cloth, panels=8, width=1.5, height=1.12, deep=1.3, scallop=0.13, grow=0.0):
    """Cloth stretched between ribs; its edge curves up between them."""

    def point(u, v):
        angle = 2 * pi * u
        across = (u * panels) % 1 * 2 - 1
        middle = 1 - across * across
        t = v * (1 - scallop * middle * v**2)
        bulge = deep * t
        chord = cos(pi / panels) / cos(across * pi / panels)
        radius = width * sin(bulge) / sin(deep) * (1 - (1 - chord) * 1.25 * min(1, v * 1.5))
        lift = -0.07 * middle * sin(pi * v * 0.9) + grow
        return (radius * cos(angle), radius * sin(angle), height * (cos(bulge) - cos(deep)) / (1 - cos(deep)) + lift)

    return sheet(point, panels * 16, 40, cloth, closed=True, thick=0.018)


def open_umbrella():
    cloth, steel = material("cloth", rough=0.62, sheen=0.3), material("steel", "#c9ced6", 0.28, metal=0.9)
    grip = material("grip", "#b9764a", 0.38, coat=0.4)
    tip = material("tip", "#e9e6df", 0.35)
    parts = [canopy(cloth), *crook(steel, grip, 1.1, -1.75)]
    for k in range(8):
        angle = 2 * pi * k / 8
        parts.append(ball(0.042, tip, (1.5 * cos(angle), 1.5 * sin(angle), -0.01)))
        rib = [
            (1.5 * sin(1.3 * t) / sin(1.3) * cos(angle), 1.5 * sin(1.3 * t) / sin(1.3) * sin(angle),
             1.12 * (cos(1.3 * t) - cos(1.3)) / (1 - cos(1.3)) - 0.025)
            for t in [0.05 + 0.94 * i / 20 for i in range(21)]
        ]
        parts.append(tube(rib, 0.014, steel))
        parts.append(tube([(x, y, z + 0.032) for x, y, z in rib], 0.012, cloth))
    parts.append(place(lathe(rounded([(0.13, -0.05), (0.1, 0.03, 0.04), (0.06, 0.05), (0.05, 0.22, 0.04), (0, 0.24)]), tip), (0, 0, 1.12)))
    group(*parts, turn=(-4, -11, 34))


def folded_umbrella():
    """A straight umbrella, closed and strapped, lying aslant."""
    cloth, steel = material("cloth", rough=0.62, sheen=0.3), material("steel", "#c9ced6", 0.28, metal=0.9)
    grip = material("grip", "#b9764a", 0.38, coat=0.4)
    tip = material("tip", "#e9e6df", 0.35)

    def point(u, v):
        # Eight folds that swirl about the shaft, thin at the tip.
        body = 0.06 + 0.5 * v**0.8 * (1 - 0.16 * v * v)
        if 0.52 < v < 0.72:
            body *= 1 - 0.2 * sin(pi * (v - 0.52) / 0.2) ** 2
        angle = 2 * pi * u
        fold = ((u * 8) % 1)
        ridge = fold**1.5 * (1 - fold) ** 0.35 * 2.1
        radius = body * (0.72 + 0.42 * ridge)
        twist = angle + 0.9 * v
        wave = 0.12 * v**6 * sin(pi * fold)
        return (radius * cos(twist), radius * sin(twist), 1.0 - 2.3 * v + wave)

    parts = [sheet(point, 8 * 24, 90, cloth, closed=True, thick=0.012), *crook(steel, grip, 1.0, -2.65)]
    parts.append(place(lathe(rounded([(0.075, -0.06), (0.06, 0.05, 0.03), (0.035, 0.1), (0.03, 0.34, 0.03), (0, 0.35)]), tip), (0, 0, 1.0)))
    strap = [(0.385 * cos(a), 0.385 * sin(a), -0.42 + 0.02 * sin(a)) for a in [2 * pi * k / 48 for k in range(48)]]
    band = tube(strap, 0.05, cloth, closed=True)
    parts.append(band)
    parts.append(ball(0.055, tip, (-0.05, -0.43, -0.42), (1, 0.5, 1)))
    group(*parts, turn=(0, 38, 0))


def clear_umbrella():
    """A deep dome of clear film with a dyed edge."""
    film, trim = clear(material("film", "#dfeaf0", 0.12, coat=0.6), 0.22, 0.72), material("trim", rough=0.4)
    steel, tip = material("steel", "#eef0f2", 0.3, metal=0.6), material("tip", "#e9e6df", 0.35)
    grip = material("grip", rough=0.35, coat=0.3)
    deep = 1.62
    dome = canopy(film, width=1.28, height=1.42, deep=deep, scallop=0.07)
    parts = [dome, *crook(steel, grip, 1.4, -1.5)]
    for k in range(8):
        angle = 2 * pi * k / 8
        rib = []
        for i in range(29):
            bulge = deep * (0.03 + 0.97 * i / 28)
            radius = 1.28 * sin(bulge) / sin(deep)
            rib.append((radius * cos(angle), radius * sin(angle), 1.42 * (cos(bulge) - cos(deep)) / (1 - cos(deep)) - 0.02))
        parts += [tube(rib, 0.018, steel), ball(0.042, tip, rib[-1])]
    corners = [tuple(corner.co) for corner in dome.data.vertices][-128:]
    edge = tube([(x * 1.005, y * 1.005, z) for x, y, z in corners], 0.04, trim, closed=True)
    parts += [edge, place(lathe(rounded([(0.13, -0.05), (0.1, 0.03, 0.04), (0.06, 0.05), (0.05, 0.22, 0.04), (0, 0.24)]), trim), (0, 0, 1.42))]
    group(*parts, turn=(-2, -9, 34))


def parasol():
    """A striped beach parasol on a pole with a spike."""
    cloth, white = material("cloth", rough=0.7, sheen=0.2), material("white", "#f7f3e8", 0.7, sheen=0.2)
    pole, steel = material("pole", "#d7b98c", 0.5, coat=0.15), material("steel", "#c9ced6", 0.28, metal=0.9)
    top = canopy(cloth, width=1.8, height=0.98, deep=1.25, scallop=0.03)
    patched(top, white, 128, lambda u, v: int(u * 8) % 2 == 1)

    def valance(u, v):
        corner = top.data.vertices[len(top.data.vertices) - 128 + round(u * 128) % 128].co
        drop = 0.17 + 0.06 * abs(sin(pi * u * 24))
        return (corner.x, corner.y, corner.z - drop * v)

    skirt = patched(sheet(valance, 128, 6, cloth, closed=True, thick=0.015), white, 128, lambda u, v: int(u * 8) % 2 == 1)
    parts = [top, skirt, ball(0.075, pole, (0, 0, 1.02)), tube([(0, 0, -2.35), (0, 0, 0.86)], 0.055, pole), tube([(0, 0, -2.75), (0, 0, -2.3)], 0.035, steel, radii=[0.3, 1])]
    parts.append(lathe(rounded([(0.05, -1.1), (0.1, -1.08, 0.02), (0.1, -0.86, 0.02), (0.05, -0.84)]), steel, 48))
    for k in range(8):
        a = 2 * pi * k / 8
        parts.append(tube([(0.06 * cos(a), 0.06 * sin(a), -0.1), (1.1 * cos(a), 1.1 * sin(a), 0.4)], 0.02, steel))
    group(*parts, turn=(12, 14, 20))


models = {"clear-umbrella": (clear_umbrella, 6), "parasol": (parasol, 8), "open-umbrella": (open_umbrella, 12), "folded-umbrella": (folded_umbrella, 8)}
