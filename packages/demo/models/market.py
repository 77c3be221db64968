"""What a market trades in: cartons and coins."""

from math import cos, pi, sin

from shapes import bevelled, box, group, lathe, material, mesh, place, ring, rounded


def carton():
    """A shipping carton, closed with tape."""
    board, tape = material("board", "#c99a62", 0.8), material("tape", "#e2c38f", 0.35, coat=0.3)
    gap, paper, ink = material("gap", "#7d5a32", 0.9), material("paper", "#fbf8f1", 0.7), material("ink", "#2b2f38", 0.7)
    wide, deep, high = 2.4, 1.8, 1.6
    parts = [place(box(wide, deep, high, 0.03, board), (0, 0, high / 2))]
    parts.append(place(box(wide - 0.06, 0.018, 0.01, 0.003, gap), (0, 0, high)))
    parts.append(place(box(wide + 0.012, 0.34, 0.012, 0.004, tape), (0, 0, high + 0.003)))
    for x in (-1, 1):
        parts.append(place(box(0.012, 0.34, 0.42, 0.004, tape), (x * (wide / 2 + 0.003), 0, high - 0.2)))
    parts.append(place(box(0.78, 0.012, 0.5, 0.004, paper), (0.62, -deep / 2 - 0.003, 0.62)))
    for k, length in enumerate((0.56, 0.42, 0.5)):
        parts.append(place(box(length, 0.006, 0.045, 0.001, ink), (0.62 - (0.6 - length) / 2, -deep / 2 - 0.01, 0.76 - 0.12 * k)))
    # Two arrows: this side up.
    for x in (-0.86, -0.62):
        tip = [(x - 0.1, 1.06), (x, 1.22), (x + 0.1, 1.06)]
        front, back = -deep / 2 - 0.006, -deep / 2 + 0.01
        vertices = [(a, y, b) for y in (front, back) for a, b in tip]
        parts.append(mesh(vertices, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], ink, smooth=False))
        parts.append(place(box(0.06, 0.012, 0.2, 0.004, ink), (x, front + 0.006, 0.97)))
    group(*parts, turn=(0, 0, 28))


def coin():
    """A gold coin with a milled edge and a star."""
    gold, deep = material("gold", "#e8b53a", 0.3, metal=0.85), material("deep", "#c98f1c", 0.42, metal=0.85)
    body = lathe(rounded([(0, -0.13), (1.0, -0.13, 0.04), (1.0, 0.13, 0.04), (0.86, 0.13, 0.02), (0.84, 0.07, 0.02), (0, 0.07)]), gold, 128)
    parts = [body, place(ring(0.78, 0.02, deep, 0.6), (0, 0, 0.075))]
    for k in range(60):
        turn = 2 * pi * k / 60
        parts.append(place(box(0.03, 0.035, 0.2, 0.01, deep), (cos(turn), sin(turn), 0), (0, 0, turn * 180 / pi)))
    corners = [((0.56 if k % 2 == 0 else 0.24) * cos(pi * k / 5 + pi / 2), (0.56 if k % 2 == 0 else 0.24) * sin(pi * k / 5 + pi / 2)) for k in range(10)]
    vertices = [(x, y, z) for z in (0.05, 0.13) for x, y in corners]
    sides = [(k, (k + 1) % 10, 10 + (k + 1) % 10, 10 + k) for k in range(10)]
    parts.append(bevelled(mesh(vertices, [tuple(range(10, 20)), *sides], gold, smooth=False), 0.03))
    group(*parts, turn=(68, 0, 24))


models = {"carton": (carton, 22), "coin": (coin, 10)}
