"""What is baked in, pressed with and carried away in."""

from math import cos, pi, sin

from finishes import clear, noisy
from packing import open_box, steel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, tube


def fluted(foot, rim, height, surface, folds, deep, at=(0, 0, 0), turn=0, thick=0.02):
    """A wall folded like paper or pressed tin, on a flat foot."""
    def point(u, v):
        r = foot + (rim - foot) * v + deep * (0.3 + 0.7 * v) * sin(2 * pi * u * folds)
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), height * v)

    wall = sheet(point, folds * 8, 6, surface, closed=True, thick=thick)
    return group(wall, place(lathe([(0, 0.01), (foot, 0.01)], surface, 64)), at=at, turn=(0, 0, turn))


def cupcake_cases():
    """Two stacks and a loose case, in three papers."""
    papers = [material("kraft", "#c49a6b", 0.8), material("white", "#f6f1e8", 0.7), material("rose", "#e08a94", 0.7)]
    for x, y, count, first in ((-0.72, 0.3, 9, 0), (0.66, 0.42, 6, 1)):
        for k in range(count):
            paper = papers[first] if k < count - 1 or first else papers[0]
            fluted(0.38, 0.62, 0.5, paper, 36, 0.02, (x, y, 0.12 * k), 3 * k)
    stripes = group(fluted(0.38, 0.62, 0.5, papers[2], 36, 0.02))
    place(stripes, (0.12, -0.72, 0.0))


def tart_tins():
    """Four fluted tins whose bases lift out; one leans so that its base shows."""
    metal, base = steel("#c7ccd2", 0.3), steel("#dde0e4", 0.35)

    def tin(at, turn):
        rim = place(ring(0.97, 0.025, metal), (0, 0, 0.3))
        return group(fluted(0.84, 0.95, 0.3, metal, 30, 0.03, thick=0.03), rim, place(lathe([(0, 0), (0.8, 0), (0.8, 0.03)], base), (0, 0, 0.02)), place(ring(0.8, 0.012, metal), (0, 0, 0.045)), at=at, turn=turn)

    for k in range(2):
        tin((-0.75, 0.3, 0.16 * k), (0, 0, 8 * k))
    tin((0.95, -0.35, 0), (0, 0, 12))
    tin((0.35, 1.25, 0.9), (68, 0, -10))


def waffle_mould():
    """Four squares of silicone with a grid of pegs, and a rim to hold."""
    silicone, deep = material("silicone", "#c8453b", 0.5, sheen=0.2), material("shadow", "#b23a31", 0.55)
    outline = rounded([(-1.35, -1.35, 0.22), (1.35, -1.35, 0.22), (1.35, 1.35, 0.22), (-1.35, 1.35, 0.22)], closed=True)
    holes = []
    for cx in (-0.62, 0.62):
        for cy in (-0.62, 0.62):
            holes.append(rounded([(cx - 0.54, cy - 0.54, 0.1), (cx + 0.54, cy - 0.54, 0.1), (cx + 0.54, cy + 0.54, 0.1), (cx - 0.54, cy + 0.54, 0.1)], closed=True))
    parts = [place(plate(outline, 0.3, 0.05, silicone, holes=holes), (0, 0, 0.2), (-90, 0, 0)), place(box(2.5, 2.5, 0.06, 0.02, deep), (0, 0, 0.05))]
    for cx in (-0.62, 0.62):
        for cy in (-0.62, 0.62):
            parts += [place(box(0.15, 0.15, 0.16, 0.04, silicone), (cx + 0.25 * i, cy + 0.25 * j, 0.14)) for i in (-1.5, -0.5, 0.5, 1.5) for j in (-1.5, -0.5, 0.5, 1.5)]
    group(*parts, turn=(0, 0, 22))


def cookie_stamps():
    """Six stamps of beech, two of them lying so that their patterns show."""
    beech, dark = noisy(material("beech", "#d8ab74", 0.5, coat=0.15), 9, 0.01), material("cut", "#a8743f", 0.65)

    def motif(kind):
        if kind == 0:
            return [place(plate(circle(0.13, (0.25 * cos(2 * pi * k / 6), 0.25 * sin(2 * pi * k / 6)), 20), 0.03, 0.008, dark), (0, 0, 0.0)) for k in range(6)] + [plate(circle(0.09), 0.03, 0.008, dark)]
        if kind == 1:
            return [place(box(0.06, 0.03, 0.86, 0.01, dark), (0, 0, 0), (0, 30 + 60 * k, 0)) for k in range(3)] + [place(box(0.04, 0.03, 0.2, 0.01, dark), (0.26 * sin(pi * k / 3 + a), 0, 0.26 * cos(pi * k / 3 + a)), (0, 60 * k + b, 0)) for k in range(6) for a, b in ((0.74, 75), (0.3, -15))]
        heart = [(0.026 * 16 * sin(t) ** 3, 0.024 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))) for t in [2 * pi * k / 48 for k in range(48)]]
        return [plate(heart, 0.03, 0.008, dark)]

    def stamp(at, turn, kind):
        """Its face looks along -y at y = 0."""
        head = place(lathe(rounded([(0, 0), (0.5, 0, 0.03), (0.52, 0.06, 0.03), (0.52, 0.26, 0.08), (0.2, 0.34, 0.08), (0.14, 0.46, 0.06), (0.16, 0.66, 0.1), (0.24, 0.86, 0.12), (0.16, 1.02, 0.1), (0, 1.04)], steps=8), beech, 72), turn=(-90, 0, 0))
        edge = place(ring(0.47, 0.018, dark), (0, -0.005, 0), (90, 0, 0))
        return group(head, edge, *(place(group(m), (0, -0.008, 0)) for m in motif(kind)), at=at, turn=turn)

    for k, (x, y) in enumerate(((-1.15, 1.6), (0, 1.75), (1.15, 1.6))):
        stamp((x, y, 0), (90, 0, 20 * k), 2)
    for k, x in enumerate((-1.12, 0.02, 1.16)):
        stamp((x, -0.6 - 0.1 * (k == 1), 0.54), (-14, 0, -8 + 8 * k), k)


def cake_box():
    """White board with a window in its lid and a cake inside; two flat ones behind it."""
    board, inner = material("board", "#f4f0ea", 0.6), material("edge", "#ded7cb", 0.7)
    film = clear(material("film", "#dfe9ec", 0.05, coat=1.0), 0.05, 0.2)
    sponge, cream, berry = material("sponge", "#e0b070", 0.9, pores=True), material("cream", "#fff6ea", 0.5, coat=0.2), material("berry", "#c7303a", 0.25, coat=0.6)
    parts = [open_box(2.0, 2.0, 1.05, board)]
    square = [(-1.02, -1.02), (1.02, -1.02), (1.02, 1.02), (-1.02, 1.02)]
    window = rounded([(-0.76, -0.76, 0.1), (0.76, -0.76, 0.1), (0.76, 0.76, 0.1), (-0.76, 0.76, 0.1)], closed=True)
    parts.append(place(plate(square, 0.05, 0.015, board, holes=(window,)), (0, 0, 1.07), (-90, 0, 0)))
    parts += [place(box(1.56, 1.56, 0.01, 0.003, film), (0, 0, 1.06)), place(box(0.9, 0.03, 0.22, 0.03, inner), (0, -1.02, 0.92))]
    parts += [lathe([(0, 0.06), (0.78, 0.06), (0.78, 0.4)], sponge), lathe(rounded([(0.78, 0.36), (0.8, 0.4, 0.02), (0.79, 0.62, 0.06), (0, 0.64)]), cream)]
    for k in range(9):
        a = 2 * pi * k / 9
        parts += [ball(0.15, cream, (0.58 * cos(a), 0.58 * sin(a), 0.68), (1, 1, 0.8)), ball(0.1, berry, (0.58 * cos(a), 0.58 * sin(a), 0.82))]
    group(*parts, turn=(0, 0, 30))
    for k in range(3):
        place(box(2.0, 1.5, 0.05, 0.015, board if k % 2 else inner), (1.0 - 0.06 * k, 1.75 + 0.05 * k, 0.03 + 0.055 * k), (0, 0, 30 - 4 * k))


models = {
    "cupcake-cases": (cupcake_cases, 20),
    "tart-tins": (tart_tins, 26),
    "waffle-mould": (waffle_mould, 34),
    "cookie-stamps": (cookie_stamps, 26),
    "cake-box": (cake_box, 34),
}
