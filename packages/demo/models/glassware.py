"""Glasses and cups to drink from."""

from math import cos, pi, sin

from packing import carton, glass, gleams, hollow
from shapes import group, lathe, material, place, plate, ring, rounded, sheet, through, tube

WINE = [(0, 0), (0.4, 0, 0.02), (0.4, 0.03, 0.015), (0.13, 0.09, 0.12), (0.045, 0.28, 0.15), (0.045, 0.86, 0.1), (0.3, 0.98, 0.2), (0.46, 1.3, 0.35), (0.43, 1.75, 0.5), (0.34, 2.15)]
FLUTE = [(0, 0), (0.34, 0, 0.02), (0.34, 0.03, 0.015), (0.12, 0.08, 0.1), (0.04, 0.22, 0.15), (0.04, 0.74, 0.1), (0.16, 0.95, 0.2), (0.27, 1.5, 0.5), (0.26, 2.0, 0.5), (0.22, 2.42)]
MARTINI = [(0, 0), (0.5, 0, 0.02), (0.5, 0.03, 0.015), (0.14, 0.09, 0.12), (0.045, 0.28, 0.15), (0.045, 1.1, 0.06), (0.86, 1.86, 0.02)]


def goblet(profile, surface, bowl, around=72):
    """A glass on a stem: `bowl` is the height where its hollow begins."""
    outside = rounded(profile, steps=10)
    inside = [(max(0, r - 0.03), z) for r, z in reversed(outside) if z > bowl]
    fine = through(outside, 3)
    return group(gleams(fine, bowl + 0.12, outside[-1][1] - 0.08), lathe(outside, surface, around), lathe([*inside, (0, bowl)], surface, around), place(ring(outside[-1][0] - 0.012, 0.016, surface), (0, 0, outside[-1][1])))


def six(profile, bowl, cell, badge):
    """Six glasses in their carton."""
    kraft, inner, ink = material("kraft", "#c49a68", 0.8), material("inner", "#dcc09a", 0.85), material("ink", "#4b3a2a", 0.7)
    clear = glass()
    crate, cells = carton(3, 2, cell, 1.05, kraft, inner)
    parts = [crate, *(group(goblet(profile, clear, bowl, 64), at=(x, y, 0.06)) for x, y in cells)]
    parts.append(place(plate(badge, 0.02, 0.004, ink), (0, -cell - 0.055, 0.5)))
    group(*parts, turn=(0, 0, 26))


def drawn(profile, scale):
    """The outline of a glass, to print on a carton."""
    half = [(r * scale, (z - 1.1) * scale) for r, z in rounded(profile, steps=4)]
    return [*half, *((-x, z) for x, z in reversed(half))]


def wine_glasses():
    six(WINE, 0.92, 0.98, drawn(WINE, 0.3))


def champagne_flutes():
    six(FLUTE, 0.82, 0.86, drawn(FLUTE, 0.27))


def cocktail_glasses():
    clear = glass()
    group(group(goblet(MARTINI, clear, 1.12, 120), at=(-0.62, 0.35, 0)), group(goblet(MARTINI, clear, 1.12, 120), at=(0.72, -0.35, 0)))


def stein(surface, at, turn):
    """A beer mug with two rows of dimples under a plain rim."""
    def point(u, v):
        z = 0.06 + 1.52 * v
        rows = max(0, sin(pi * min(1, z / 1.16) * 2.0)) if z < 0.58 else max(0, sin(pi * (z - 0.58) / 0.58)) if z < 1.16 else 0
        dimple = max(0, cos(2 * pi * u * 9)) ** 0.8 * rows**0.8
        r = 0.62 - 0.075 * dimple + 0.03 * (1 - v) ** 4
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), z)

    inside = rounded([(0.56, 1.58), (0.53, 1.4, 0.1), (0.5, 0.3, 0.12), (0, 0.22)], steps=8)
    foot = rounded([(0, 0), (0.6, 0, 0.05), (0.65, 0.05, 0.04), (0.65, 0.1)], steps=6)
    handle = through([(0.6, 0, 1.34), (0.9, 0, 1.4), (1.08, 0, 1.18), (1.08, 0, 0.72), (0.92, 0, 0.4), (0.6, 0, 0.34)], 12)
    return group(sheet(point, 180, 60, surface, closed=True), lathe(inside, surface), lathe(foot, surface), place(ring(0.59, 0.035, surface), (0, 0, 1.58)), gleams([(0.625, z / 40) for z in range(48, 62)], 1.2, 1.52), tube(handle, 0.1, surface), at=at, turn=turn)


def beer_mugs():
    clear = glass("#b3c8cf", 0.09, 0.9)
    stein(clear, (-0.75, 0.4, 0), (0, 0, 150))
    stein(clear, (0.62, -0.35, 0), (0, 0, -24))


def tumbler(surface, at, turn=0):
    """A whisky glass whose foot is cut in crossing grooves."""
    def point(u, v):
        z = 0.04 + 1.1 * v
        cut = max(0, min(1, (0.72 - z) / 0.06)) * max(0, min(1, (z - 0.1) / 0.05))
        left, right = abs(sin(pi * (u * 9 + z * 1.5))), abs(sin(pi * (u * 9 - z * 1.5)))
        r = 0.56 + 0.05 * v - 0.09 * cut * (1 - min(left, right)) ** 3
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), z)

    inside = rounded([(0.57, 1.14), (0.52, 0.8, 0.2), (0.5, 0.32, 0.1), (0, 0.28)], steps=8)
    foot = rounded([(0, 0.03), (0.4, 0.02, 0.03), (0.5, 0, 0.02), (0.56, 0.04)], steps=6)
    rim = place(ring(0.59, 0.022, surface), (0, 0, 1.14))
    return group(gleams([(0.56 + 0.05 * z / 1.14, z) for z in [k / 40 for k in range(30, 46)]], 0.75, 1.1), sheet(point, 224, 80, surface, closed=True), lathe(inside, surface), lathe(foot, surface), rim, at=at, turn=(0, 0, turn))


def whisky_tumblers():
    clear = glass("#b3c8cf", 0.09, 0.92)
    tumbler(clear, (-0.64, 0.4, 0))
    tumbler(clear, (0.64, -0.3, 0), 20)


def tea_cup():
    """A cup without a handle on a coaster of wood."""
    glaze, wood, dark = material("glaze", rough=0.33, coat=0.4), material("wood", "#a8764a", 0.5, coat=0.2), material("groove", "#7b5232", 0.6)
    cup = rounded([(0, 0), (0.4, 0, 0.02), (0.42, 0.1, 0.03), (0.62, 0.3, 0.25), (0.74, 0.75, 0.4), (0.76, 1.05)], steps=10)
    tea = material("tea", "#a8602a", 0.15, coat=0.6)
    parts = [group(hollow(cup, 0.05, glaze, 0.1), place(ring(0.735, 0.026, glaze), (0, 0, 1.05)), lathe([(0, 0.86), (0.7, 0.86)], tea), at=(0, 0, 0.15))]
    parts.append(lathe(rounded([(0, 0), (0.9, 0, 0.03), (0.95, 0.08, 0.05), (0.93, 0.16, 0.03), (0.8, 0.16, 0.02), (0.77, 0.12, 0.02), (0, 0.12)], steps=6), wood))
    parts += [place(ring(r, 0.008, dark), (0, 0, 0.16)) for r in (0.86,)]
    group(*parts)


def espresso_cup():
    """Small and thick, with its saucer and coffee in it."""
    glaze, inner = material("glaze", rough=0.33, coat=0.4), material("inside", "#f4f1ea", 0.4, coat=0.3)
    coffee, crema = material("coffee", "#5a3016", 0.2, coat=0.6), material("crema", "#b9793a", 0.35, coat=0.4)
    out = rounded([(0, 0), (0.32, 0, 0.02), (0.34, 0.06, 0.03), (0.58, 0.4, 0.3), (0.62, 0.92)], steps=8)
    within = rounded([(0.6, 0.93), (0.55, 0.88, 0.03), (0.5, 0.4, 0.2), (0, 0.14)], steps=8)
    handle = through([(0.56, 0, 0.78), (0.82, 0, 0.82), (0.95, 0, 0.6), (0.82, 0, 0.36), (0.52, 0, 0.34)], 10)
    cup = [lathe(out, glaze), lathe(within, inner), place(ring(0.6, 0.024, glaze), (0, 0, 0.925)), tube(handle, 0.075, glaze), lathe([(0, 0.74), (0.44, 0.74)], coffee), lathe([(0.4, 0.742), (0.545, 0.745)], crema)]
    dish = rounded([(0, 0), (0.6, 0, 0.04), (1.12, 0.2, 0.1), (1.14, 0.24, 0.02), (1.08, 0.23, 0.03), (0.6, 0.1, 0.1), (0.42, 0.08, 0.03), (0, 0.08)], steps=8)
    group(group(*cup, at=(0, 0, 0.09), turn=(0, 0, -30)), lathe(dish, glaze, 128))


def travel_tumbler():
    """Double-walled, with a lid and a straw."""
    wall, lid = material("wall", rough=0.4, coat=0.3), material("lid", "#f2f3f1", 0.35, coat=0.3)
    straw, steel = material("straw", rough=0.3, coat=0.4, shade=0.5), material("band", "#cfd4da", 0.25, metal=0.9)
    body = rounded([(0, 0), (0.46, 0, 0.05), (0.5, 0.05, 0.04), (0.68, 2.0)], steps=8)
    top = rounded([(0.69, 2.06), (0.72, 2.08, 0.02), (0.72, 2.2, 0.05), (0.6, 2.26, 0.06), (0, 2.26)], steps=8)
    line = [(0.12, 0, 2.2), (0.22, 0, 3.2)]
    parts = [lathe(body, wall), lathe([(0.68, 2.0), (0.69, 2.02), (0.69, 2.06)], steel), lathe(top, lid), tube(line, 0.075, straw, ends=False)]
    parts += [lathe(rounded([(0.5, 0.06), (0.515, 0.09, 0.02), (0.525, 0.24)]), steel), place(ring(0.115, 0.03, lid), (0.13, 0, 2.27)), place(ring(0.056, 0.02, straw), (0.22, 0, 3.2), (0, 6, 0))]
    group(*parts, turn=(0, 0, -14))


def mate_gourd():
    """A gourd bound in leather and steel, with its straw."""
    gourd, steel, leather = material("gourd", "#7a4526", 0.5, coat=0.3), material("steel", "#d3d8de", 0.22, metal=0.9), material("leather", "#4e2c1a", 0.6)
    body = through([(0, 0.1), (0.4, 0.13), (0.75, 0.4), (0.84, 0.78), (0.7, 1.18), (0.54, 1.42), (0.55, 1.56)], 10)
    inside = rounded([(0.56, 1.68), (0.5, 1.62, 0.04), (0.48, 1.4)], steps=6)
    rim = rounded([(0.545, 1.46), (0.58, 1.48, 0.02), (0.6, 1.64, 0.03), (0.57, 1.69, 0.02), (0.52, 1.68)], steps=6)
    herb = material("herb", "#8a9a4a", 0.95, pores=True)
    straw = through([(-0.1, 0, 1.2), (0.1, 0, 1.9), (0.32, 0, 2.5), (0.62, 0, 2.72), (0.86, 0, 2.72)], 10)
    parts = [lathe(body, gourd), lathe(rim, steel), lathe(inside, steel), lathe([(0, 1.6), (0.3, 1.58), (0.5, 1.5)], herb), tube(straw, 0.05, steel)]
    parts.append(place(ring(0.075, 0.035, steel), straw[14], (0, 20, 0)))
    parts.append(lathe(rounded([(0, 0), (0.42, 0, 0.04), (0.46, 0.06, 0.03), (0.4, 0.14)], steps=6), leather))
    parts += [place(ring(r, 0.025, leather), (0, 0, z)) for r, z in ((0.845, 0.74), (0.845, 0.84))]
    group(*parts, turn=(0, 0, -12))


models = {
    "wine-glasses": (wine_glasses, 16),
    "champagne-flutes": (champagne_flutes, 16),
    "cocktail-glasses": (cocktail_glasses, 10),
    "beer-mugs": (beer_mugs, 12),
    "whisky-tumblers": (whisky_tumblers, 16),
    "tea-cup": (tea_cup, 18),
    "espresso-cup": (espresso_cup, 20),
    "travel-tumbler": (travel_tumbler, 8),
    "mate-gourd": (mate_gourd, 14),
}
