"""Toys and games."""

from math import cos, pi, sin

from finishes import noisy
from shapes import ball, group, material, place, plate, rounded, through


def bear():
    """A sitting plush bear."""
    plush, pad = noisy(material("plush", rough=0.95, sheen=0.8), 34, 0.05), noisy(material("pad", "#efe1c6", 0.95, sheen=0.6), 34, 0.04)
    nose, eye = material("nose", "#3a2a24", 0.4), material("eye", "#1d1a1c", 0.12, coat=1.0)
    parts = [ball(0.8, plush, (0, 0, 0.82), (0.95, 0.82, 1.05)), ball(0.66, plush, (0, -0.08, 2.02), (1.08, 0.94, 0.96))]
    parts.append(ball(0.5, pad, (0, -0.3, 0.82), (0.92, 0.82, 1.05)))
    for side in (-1, 1):
        parts += [ball(0.26, plush, (side * 0.54, 0, 2.5), (1, 0.55, 1)), ball(0.17, pad, (side * 0.53, -0.1, 2.48), (1, 0.45, 1))]
        parts.append(place(ball(0.3, plush, (0, 0, 0), (0.92, 0.92, 1.9)), (side * 0.82, -0.26, 1.02), (-28, side * -26, 0)))
        parts.append(place(ball(0.36, plush, (0, 0, 0), (1, 1.55, 1)), (side * 0.6, -0.62, 0.36), (4, 0, side * 22)))
        parts.append(place(ball(0.27, pad, (0, 0, 0), (1, 0.4, 1.1)), (side * 0.76, -1.08, 0.42), (-10, 0, side * 22)))
        parts.append(ball(0.078, eye, (side * 0.23, -0.64, 2.14)))
    parts += [ball(0.28, pad, (0, -0.56, 1.86), (1.1, 0.85, 0.86)), ball(0.1, nose, (0, -0.8, 1.97), (1.25, 0.7, 0.85))]
    parts.append(place(plate(rounded([(-0.012, 0), (0.012, 0), (0.012, -0.16), (-0.012, -0.16)]), 0.02, 0.005, nose), (0, -0.81, 1.92)))
    group(*parts, turn=(0, 0, -16))


def side_of_piece(sign):
    """From (0, 0) to (1, 0), with a knob to one side; without for 0."""
    if sign == 0:
        return [(0, 0)]
    half = [(0, 0), (0.2, -0.015), (0.36, 0.02), (0.42, 0.06), (0.39, 0.13), (0.36, 0.2), (0.4, 0.28), (0.5, 0.31)]
    whole = [*half, *[(1 - x, z) for x, z in half[-2::-1]]]
    return [(x, z * sign) for x, z in through(whole, 5)[:-1]]


def piece(surface, sides, at, turn=0.0, lift=0.0):
    """A square of side 1 about its centre; sides run right along the top, then round."""
    outline = []
    for n, sign in enumerate(sides):
        a = -pi / 2 * n
        for x, z in side_of_piece(sign):
            px, pz = x - 0.5, z + 0.5
            outline.append((px * cos(a) - pz * sin(a), px * sin(a) + pz * cos(a)))
    return place(plate([(x * 0.992, z * 0.992) for x, z in outline], 0.2, 0.045, surface), (at[0], lift, at[1]), (0, turn, 0))


def jigsaw():
    """Three pieces joined, and the fourth that fits."""
    shades = [material(f"card {shade}", rough=0.5, coat=0.2, shade=shade) for shade in (0.72, 0.5, 0.86, 0.62)]
    parts = [
        piece(shades[0], (0, 1, -1, 0), (-0.5, 0.5)), piece(shades[1], (0, 0, 1, -1), (0.5, 0.5)), piece(shades[2], (1, -1, 0, 0), (-0.5, -0.5)),
        piece(shades[3], (-1, 0, 0, 1), (0.86, -0.74), 16, -0.12),
    ]
    group(*parts, turn=(-14, 14, 0))


models = {"plush-bear": (bear, 8), "jigsaw": (jigsaw, 8)}
