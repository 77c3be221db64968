"""Pictures, clocks and what hangs at home."""

from math import cos, pi, sin

from dial import hands, minute_marks
from packing import glass, gleams, steel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def framed(width, height, wood, mat, art, at=(0, 0, 0), turn=(0, 0, 0), bar=0.17):
    """A frame with a mount; `art` is drawn between the mount's edges."""
    x, z = width / 2, height / 2
    frame = plate([(-x, -z), (x, -z), (x, z), (-x, z)], 0.18, 0.03, wood, holes=([(-x + bar, -z + bar), (x - bar, -z + bar), (x - bar, z - bar), (-x + bar, z - bar)],))
    return group(frame, place(box(width - 0.1, 0.04, height - 0.1, 0.01, mat), (0, 0.04, 0)), *art, at=at, turn=turn)


def landscape(width, height, hues):
    """Sky, sun and three ridges of hills."""
    sky, sun, far, middle, near = (material("art", hue, 0.7) for hue in hues)
    x, z = width / 2, height / 2
    parts = [place(box(width, 0.01, height, 0.002, sky), (0, 0.012, 0)), place(plate(circle(width * 0.11, (width * 0.16, height * 0.2), 40), 0.006, 0.001, sun), (0, 0.004, 0))]
    for n, (surface, level, swing, phase) in enumerate(((far, 0.06, 0.12, 0.4), (middle, -0.12, 0.1, 2.2), (near, -0.28, 0.07, 4.0))):
        ridge = [(-x + width * k / 40, height * (level + swing * sin(phase + 5.2 * k / 40) * 0.8 + 0.02 * sin(11 * k / 40))) for k in range(41)]
        parts.append(place(plate([(-x, -z), (x, -z), *reversed(ridge)], 0.006, 0.001, surface), (0, -0.004 * (n + 1), 0)))
    return parts


def pine_frame():
    wood, mat = material("pine", "#dcb37b", 0.5, coat=0.2), material("mount", "#f8f6f0", 0.8)
    back, dark = material("back", "#8a5f38", 0.7), material("art", "#cfd9dc", 0.6)
    art = [place(box(1.25, 0.01, 1.75, 0.002, dark), (0, 0.012, 0)), *landscape(1.2, 1.7, ("#d5e3e8", "#f7efd0", "#a9bfc6", "#7f9fa6", "#55777c"))]
    front = framed(2.2, 2.8, wood, mat, art, (0, 0, 0))
    easel = place(box(0.5, 0.06, 2.2, 0.02, back), (0, 0.5, -0.3), (-20, 0, 0))
    corners = [place(box(0.25, 0.004, 0.008, 0.001, back), (sx * 1.01, -0.091, sz * 1.31), (0, 45 * sx * sz, 0)) for sx in (-1, 1) for sz in (-1, 1)]
    group(front, easel, *corners, turn=(-8, 0, -22))


def landscape_prints():
    """Three framed landscapes in a row."""
    black, mat = material("frame", "#2e2f33", 0.45, coat=0.2), material("mount", "#f8f6f0", 0.8)
    sets = (
        ("#f3d9b8", "#e8793a", "#c98f76", "#98635a", "#5d3d43"),
        ("#cfe3ea", "#fbf3d2", "#8fb3bd", "#5c8a94", "#2f5c66"),
        ("#e4ead2", "#f4c95a", "#a8bf8a", "#71945a", "#42652f"),
    )
    for k, hues in enumerate(sets):
        framed(1.5, 2.0, black, mat, landscape(0.95, 1.4, hues), (-1.65 + 1.65 * k, 0, 0), bar=0.1)


def thermometer():
    """On a wooden board, a scale on either side of its tube."""
    wood, plate_, ink = material("board", "#c99a66", 0.5, coat=0.2), material("scale", "#fbf9f2", 0.6), material("ink", "#33363c", 0.6)
    red, metal = material("spirit", "#cf2f2f", 0.25, coat=0.6), steel()
    parts = [plate(rounded([(-0.48, -1.9, 0.2), (0.48, -1.9, 0.2), (0.48, 1.9, 0.4), (-0.48, 1.9, 0.4)], closed=True, steps=10), 0.22, 0.06, wood, holes=(circle(0.075, (0, 1.66), 24),))]
    parts.append(place(plate(rounded([(-0.36, -1.5, 0.06), (0.36, -1.5, 0.06), (0.36, 1.36, 0.06), (-0.36, 1.36, 0.06)], closed=True), 0.03, 0.008, plate_), (0, -0.12, 0)))
    parts += [tube([(0, -0.17, -1.2), (0, -0.17, 1.2)], 0.06, glass("#c8d6da", 0.3, 0.8)), tube([(0, -0.18, -1.2), (0, -0.18, 0.35)], 0.03, red), ball(0.11, red, (0, -0.18, -1.25))]
    for k in range(41):
        z = -1.05 + 2.2 * k / 40
        long = 0.15 if k % 5 == 0 else 0.08
        parts.append(place(box(long, 0.01, 0.014, 0.002, ink), (-0.09 - long / 2, -0.138, z)))
        z = -1.05 + 2.2 * k / 40 * 0.97
        parts.append(place(box(long, 0.01, 0.014, 0.002, red if k % 5 == 0 else ink), (0.09 + long / 2, -0.138, z)))
    parts += [place(box(0.2, 0.04, 0.05, 0.02, metal), (0, -0.18, z)) for z in (-0.98, 1.1)]
    group(*parts, turn=(0, 0, -14))


def wind_chime():
    """A painted glass bell, its clapper, and a strip of paper."""
    clear_glass, cord = glass("#9cc6d6", 0.22, 0.85), material("cord", "#b23a3a", 0.7)
    pink, leaf, paper = material("paint", "#e0587a", 0.4, coat=0.4), material("leaf", "#4f9a5e", 0.4, coat=0.3), material("paper", "#f6ecd6", 0.8)
    dome = [(0.98 * sin(a), 0.98 * cos(a)) for a in [0.1 + 1.95 * k / 40 for k in range(41)]]
    parts = [lathe(dome, clear_glass, 96), place(ring(dome[-1][0], 0.03, clear_glass), (0, 0, dome[-1][1])), gleams([(r, z) for r, z in reversed(dome)], -0.1, 0.85, ((-2.2, 0.1), (-0.9, 0.05)))]
    for a, z in ((-1.9, 0.12), (-1.25, 0.34), (-0.7, -0.05)):
        r = (0.96 - z * z) ** 0.5
        x, y = r * cos(a), r * sin(a)
        for k in range(5):
            b = 2 * pi * k / 5
            parts.append(ball(0.085, pink, (x + 0.11 * cos(b), y - 0.02, z + 0.11 * sin(b)), (1, 0.25, 1)))
        parts += [ball(0.06, material("heart", "#f6d25a", 0.4), (x, y - 0.04, z), (1, 0.4, 1)), place(ball(0.13, leaf), (x + 0.22, y + 0.02, z - 0.16), (0, 35, 0), (1, 0.2, 0.45))]
    parts += [tube([(0, 0, 1.7), (0, 0, -1.0)], 0.018, cord), ball(0.1, cord, (0, 0, 1.0)), place(ring(0.1, 0.02, cord), (0, 0, 1.8), (90, 0, 0)), tube([(0, 0, -0.15), (0, 0, -0.5)], 0.06, clear_glass)]
    strip = sheet(lambda u, v: (-0.28 + 0.56 * u, 0.05 * sin(5 * v), -1.0 - 1.5 * v), 6, 24, paper, thick=0.01)
    parts += [strip, place(ball(0.12, pink), (0, -0.03, -1.5), scale=(1, 0.3, 1)), tube([(0.0, -0.04, -2.2), (0.02, -0.06, -1.62)], 0.02, leaf), place(box(0.58, 0.05, 0.07, 0.02, cord), (0, 0, -1.0))]
    group(*parts, turn=(0, 4, 0))


def mantel_clock():
    """An arched case of oak with a brass bezel."""
    oak, dark = material("oak", "#a8713f", 0.45, coat=0.25), material("plinth", "#8a5930", 0.5, coat=0.2)
    brass, face, ink = material("brass", "#d1a950", 0.25, metal=0.9), material("dial", "#faf6ea", 0.5), material("ink", "#2a2620", 0.5)
    arch = [(-1.15, -1.15), (1.15, -1.15), *((1.15 * cos(a), 0.25 + 1.1 * sin(a)) for a in [pi * k / 40 for k in range(41)])]
    parts = [plate(arch, 0.8, 0.06, oak), place(box(2.7, 1.0, 0.22, 0.06, dark), (0, 0, -1.2)), place(box(2.5, 0.92, 0.1, 0.04, oak), (0, 0, -1.06))]
    parts += [ball(0.12, brass, (x, y, -1.36), (1, 1, 0.7)) for x in (-1.1, 1.1) for y in (-0.36, 0.36)]
    parts += [place(lathe([(0, 0), (0.84, 0)], face, 96), (0, -0.42, 0.2), (90, 0, 0)), place(ring(0.86, 0.06, brass), (0, -0.43, 0.2), (90, 0, 0))]
    shown = minute_marks(0.76, -0.43, ink, hour=(0.16, 0.05), minute=(0.04, 0.014)) + hands([(-60, 0.4, 0.07, -0.44, ink), (56, 0.6, 0.05, -0.45, ink)], 0.014, 0.005)
    parts += [group(*shown, at=(0, 0, 0.2)), place(lathe([(0, 0.03), (0.06, 0.02), (0.07, 0)], brass, 24), (0, -0.45, 0.2), (90, 0, 0))]
    parts += [ball(0.07, brass, (0, -0.42, -0.82), (1, 0.4, 1)), *(place(box(0.5, 0.04, 0.05, 0.02, brass), (side * 0.5, -0.41, -0.82)) for side in (-1, 1))]
    group(*parts, turn=(0, 0, -20))


def wall_clock():
    """Thirty centimetres, a plain face in a coloured frame."""
    rim, face, ink = material("rim", rough=0.35, coat=0.35), material("dial", "#fbf9f2", 0.5), material("ink", "#262a33", 0.5)
    case = rounded([(0, 0.16), (1.3, 0.16, 0.05), (1.42, 0.06, 0.08), (1.42, -0.14, 0.06), (1.32, -0.2, 0.04), (1.24, -0.14, 0.03), (1.23, -0.06)], steps=8)
    parts = [place(lathe([(r, -y) for r, y in case], rim, 160), turn=(90, 0, 0)), place(lathe([(0, 0), (1.25, 0)], face, 120), (0, -0.06, 0), (90, 0, 0))]
    parts += minute_marks(1.12, -0.07, ink, hour=(0.2, 0.06), minute=(0.06, 0.018))
    parts += hands([(-58, 0.62, 0.09, -0.09, ink), (52, 0.92, 0.06, -0.105, ink), (150, 0.9, 0.02, -0.12, material("sweep", "#d2453b", 0.5))], 0.014, 0.005)
    parts.append(place(lathe(rounded([(0, 0.06), (0.07, 0.05, 0.02), (0.08, 0)]), ink, 32), (0, -0.08, 0), (90, 0, 0)))
    group(*parts, turn=(0, 0, -14))


def stopwatch():
    """Round, three buttons, on a lanyard."""
    black, white, ink = material("case", "#2b2f36", 0.4, coat=0.3), material("face", "#f8f7f2", 0.5), material("ink", "#23262b", 0.5)
    yellow, cord, metal = material("trim", "#e7b52c", 0.4, coat=0.3), material("cord", "#c73a30", 0.75), steel()
    screen = material("screen", "#b9c5b0", 0.3, coat=0.4)
    case = rounded([(0, 0.3), (0.9, 0.3, 0.12), (1.05, 0.1, 0.1), (1.05, -0.16, 0.1), (0.92, -0.3, 0.05), (0.86, -0.3)], steps=8)
    parts = [place(lathe([(r, -y) for r, y in case], black, 128), turn=(90, 0, 0)), place(ring(0.9, 0.05, yellow), (0, -0.28, 0), (90, 0, 0)), place(lathe([(0, 0), (0.88, 0)], white, 96), (0, -0.27, 0), (90, 0, 0))]
    parts += minute_marks(0.8, -0.278, ink, hour=(0.13, 0.04), minute=(0.07, 0.014))
    parts += hands([(38, 0.68, 0.035, -0.3, material("sweep", "#cf3a2c", 0.5))], 0.014, 0.005)
    parts += [place(box(0.66, 0.02, 0.26, 0.02, screen), (0, -0.28, -0.36))]
    parts += [place(box(0.07, 0.012, 0.15, 0.004, ink), (-0.24 + 0.12 * k, -0.295, -0.36)) for k in range(5) if k != 2]
    parts.append(place(lathe([(0, 0.03), (0.06, 0.02), (0.07, 0)], metal, 24), (0, -0.3, 0), (90, 0, 0)))
    for a, r in ((0, 0.17), (-42, 0.13), (42, 0.13)):
        parts.append(group(tube([(0, 0, 1.0), (0, 0, 1.16)], r * 0.5, metal), place(lathe(rounded([(0, 0.14), (r, 0.14, 0.03), (r, 0, 0.03), (0, 0)]), yellow if a else metal, 32), (0, 0, 1.14)), turn=(0, a, 0)))
    loop = through([(0, 0.1, 1.3), (0.1, 0.1, 1.55), (0.9, 0.1, 1.9), (1.6, 0.1, 1.2), (1.75, 0.1, 0.0), (1.5, 0.1, -0.9), (1.35, 0.12, -0.2), (1.5, 0.14, 0.9), (1.0, 0.14, 1.7), (0.15, 0.12, 1.62), (0, 0.1, 1.3)], 12)
    parts += [tube(loop, 0.05, cord), place(ring(0.12, 0.03, metal), (0, 0.05, 1.36), (90, 0, 0))]
    group(*parts)


models = {
    "pine-frame": (pine_frame, 8),
    "landscape-prints": (landscape_prints, 4),
    "thermometer": (thermometer, 4),
    "wind-chime": (wind_chime, 4),
    "mantel-clock": (mantel_clock, 8),
    "wall-clock": (wall_clock, 2),
    "stopwatch": (stopwatch, 2),
}
