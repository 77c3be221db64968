"""Razors, showers and things for the bath."""

from math import cos, pi, sin

from finishes import clear
from packing import card, steel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def disposable(grip, strip, blade, white, blades, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A plastic razor seen from its face, head up."""
    side = [*through([(0, 0.11), (0.3, 0.13), (0.9, 0.1), (1.5, 0.09), (1.75, 0.12)], 6)]
    outline = [*((half, z - 1.75) for z, half in side), *((-half, z - 1.75) for z, half in reversed(side))]
    parts = [plate(outline, 0.16, 0.05, grip), ball(0.11, grip, (0, 0, -1.74), (1, 0.7, 0.5))]
    parts += [place(box(0.13, 0.03, 0.03, 0.01, strip), (0, -0.09, -1.5 + 0.1 * k)) for k in range(6)]
    parts += [place(box(0.26, 0.2, 0.2, 0.06, grip), (0, 0, 0.04)), place(box(0.86, 0.2, 0.36, 0.06, white), (0, -0.03, 0.28))]
    parts += [place(box(0.76, 0.03, 0.05, 0.008, blade), (0, -0.135, 0.2 + 0.085 * k)) for k in range(blades)]
    parts.append(place(box(0.74, 0.03, 0.06, 0.015, strip), (0, -0.135, 0.42)))
    return group(*parts, at=at, turn=turn, scale=size)


def razor_bag():
    """Ten twin-blade razors in a bag so clear that only its seam shows, with a header."""
    grip, strip = material("grip", rough=0.35, coat=0.3), material("strip", "#3aa6a0", 0.5)
    blade, white = steel(), material("head", "#eef0f1", 0.4)
    film = material("seam", "#d5dde0", 0.3, coat=0.5)
    for k in range(10):
        disposable(grip, strip, blade, white, 2, (-1.6 + 0.8 * (k % 5), 0.0, -0.1 - 2.05 * (k // 5) + 0.95), size=0.86)
    bag = rounded([(-2.1, -3.0, 0.1), (2.1, -3.0, 0.1), (2.1, 1.5, 0.1), (-2.1, 1.5, 0.1)], closed=True)
    tube([(x, 0, z) for x, z in bag], 0.035, film, closed=True)
    place(group(card(4.3, 0.8, grip)), (0, -0.2, 1.75))


def razor_card():
    """Four three-blade razors on a card under a bubble."""
    grip, strip = material("grip", rough=0.35, coat=0.3), material("strip", "#7cc4a0", 0.5)
    blade, dark, paper = steel(), material("head", "#2f333b", 0.4), material("card", "#f3efe6", 0.6)
    film = clear(material("film", "#dfe8ec", 0.05, coat=1.0), 0.05, 0.4)
    place(group(card(3.5, 3.6, paper)), (0, 0.16, 0))
    place(box(3.5, 0.03, 0.5, 0.01, grip), (0, 0.14, 1.2))
    for k in range(4):
        disposable(grip, strip, blade, dark, 3, (-1.15 + 0.77 * k, 0, 0.4), size=0.84)
    place(box(3.2, 0.4, 2.5, 0.14, film), (0, -0.02, -0.32))


def safety_razor():
    """Chromed brass: a knurled handle, a head with a double-edged blade; the box of blades beside it."""
    brass, knurl, blade = material("chrome", "#d3d8de", 0.18, metal=0.9), material("knurl", "#b4bac2", 0.35, metal=0.9), steel("#dfe3e7")
    pack, label = material("pack", "#1f4a6b", 0.6), material("label", "#f2ede0", 0.6)

    def grip(u, v):
        a = 2 * pi * u
        wave = 0.012 * (abs(sin(14 * a / 2 + v * 40)) + abs(sin(14 * a / 2 - v * 40)))
        return ((0.15 + wave) * cos(a), (0.15 + wave) * sin(a), -1.9 + 1.5 * v)

    parts = [sheet(grip, 160, 120, knurl, closed=True), lathe(rounded([(0, -2.0), (0.16, -2.0, 0.05), (0.19, -1.94, 0.03), (0.17, -1.88)]), brass)]
    parts.append(lathe(rounded([(0.16, -0.42), (0.19, -0.38, 0.03), (0.12, -0.3, 0.04), (0.1, 0.12)]), brass))
    parts += [place(box(1.0, 0.46, 0.06, 0.03, brass), (0, 0, 0.13)), place(box(1.04, 0.56, 0.02, 0.004, blade), (0, 0, 0.18))]
    cap = rounded([(-0.24, 0.0), (0.24, 0.0), (0.17, 0.1, 0.06), (-0.17, 0.1, 0.06)], closed=True)
    parts.append(place(plate(cap, 1.0, 0.02, brass), (0, 0, 0.19), (0, 0, 90)))
    group(*parts, at=(-0.3, 0, 0.9), turn=(-30, -30, 0))
    box_of = group(box(0.85, 0.3, 0.5, 0.02, pack), place(box(0.56, 0.02, 0.3, 0.005, label), (0, -0.15, 0)), place(box(0.3, 0.02, 0.1, 0.004, pack), (0, -0.16, 0)))
    place(box_of, (0.95, -0.1, -0.6), (0, 14, 8))


def straight_razor():
    """Folding, half open; the scales are dyed."""
    scales, blade, pin = material("scales", rough=0.35, coat=0.4), steel("#d6dadf"), material("pin", "#d8b25c", 0.25, metal=0.9)
    edge = steel("#eef0f2", 0.3)
    line = [*through([(-0.15, 0.1), (0.2, 0.12), (0.5, 0.1)], 6), *through([(0.55, 0.26), (1.2, 0.26), (2.3, 0.24), (2.45, 0.12)], 6), *through([(2.45, -0.2), (1.4, -0.24), (0.62, -0.22)], 6), *through([(0.5, -0.02), (0.1, -0.02), (-0.15, 0.0)], 6)]
    tang = through([(-0.1, 0, 0.05), (-0.5, 0, 0.16), (-0.8, 0, 0.42)], 8)
    steel_part = group(plate(line, 0.08, 0.02, blade), plate([(0.64, -0.215), (2.42, -0.19), (2.42, -0.08), (0.66, -0.1)], 0.086, 0.006, edge), tube(tang, 0.06, blade, radii=[1 - 0.02 * k for k in range(len(tang))]))
    place(steel_part, (0, 0, 0), (0, -18, 0))
    half = through([(0.2, 0.13), (-0.6, 0.18), (-1.6, 0.2), (-2.4, 0.15), (-2.6, 0.02)], 8)
    outline = [*half, *((x, -z + 0.02) for x, z in reversed(half[:-1]))]
    parts = [place(plate(outline, 0.08, 0.03, scales), (0, y, 0)) for y in (-0.11, 0.11)]
    parts += [place(lathe([(0, 0.03), (0.05, 0.025), (0.06, 0)], pin, 24), (x, -0.15, 0), (90, 0, 0)) for x in (0, -1.3, -2.35)]
    group(*parts, turn=(0, 30, 0))


def head(metal, face, dark, at, turn, radius=0.62, rings=(6, 12, 18, 24)):
    """A shower's head whose face looks along -y."""
    shell = rounded([(0, 0.36), (radius * 0.4, 0.34, 0.1), (radius * 0.94, 0.12, 0.1), (radius, 0.02, 0.03), (radius * 0.95, -0.03, 0.02), (radius * 0.88, -0.03)], steps=8)
    parts = [place(lathe(shell, metal, 96), turn=(90, 0, 0)), place(lathe([(0, 0), (radius * 0.9, 0)], face, 96), (0, 0.02, 0), (90, 0, 0))]
    for n, count in enumerate(rings):
        r = radius * 0.82 * (n + 1) / len(rings)
        parts += [ball(radius * 0.04, dark, (r * cos(2 * pi * k / count), 0.01, r * sin(2 * pi * k / count)), (1, 0.7, 1)) for k in range(count)]
    return group(*parts, at=at, turn=turn)


def wand(metal, face, dark):
    """A hand shower, its face forward."""
    line = through([(0, 0.28, 0.1), (0, 0.3, -0.5), (0, 0.22, -1.4), (0, 0.16, -2.1)], 10)
    parts = [head(metal, face, dark, (0, 0, 0), (0, 0, 180)), tube(line, 0.17, metal, radii=[1.25 - 0.35 * k / (len(line) - 1) for k in range(len(line))])]
    parts += [place(ring(0.15, 0.02, dark), (0, 0.2, -1.75)), place(box(0.16, 0.08, 0.1, 0.03, dark), (0, -0.1, -0.66))]
    return group(*parts)


def hand_shower():
    place(wand(steel("#ced4da", 0.2), material("face", "#eceeef", 0.4), material("jets", "#59616b", 0.6)), (0, 0, 0), (-6, 24, 22))


def shower_set():
    """The hand shower in its bracket, and a coil of hose."""
    metal, face, dark = steel("#ced4da", 0.2), material("face", "#eceeef", 0.4), material("jets", "#59616b", 0.6)
    place(wand(metal, face, dark), (-0.5, 0, 1.0), (0, -6, 14))
    place(box(0.6, 0.5, 0.4, 0.1, metal), (-0.64, 0.25, -0.5))
    coil = [((0.95 - 0.0012 * k) * cos(0.1 * k - 2.6) + 0.5, 0.3 + 0.0028 * k, (0.95 - 0.0012 * k) * sin(0.1 * k - 2.6) - 1.3) for k in range(200)]
    joined = through([(-0.72, 0.16, -1.15), (-0.75, 0.16, -1.5), coil[0]], 10)
    hose = [*joined, *coil]
    place(tube(hose, 0.075, metal, radii=[1 + 0.14 * (k % 2) for k in range(len(hose))]))
    place(lathe(rounded([(0, 0), (0.13, 0, 0.03), (0.13, 0.26, 0.03), (0, 0.26)]), metal, 24), coil[-1], (0, 40, 0))


def rain_shower():
    """A wide head seen from below, on its arm."""
    metal, face, dark = steel("#ced4da", 0.2), material("face", "#e3e6e8", 0.35), material("jets", "#4f5761", 0.6)
    arm = through([(0, 0.1, 0), (0, 0.8, 0), (0, 1.1, 0.3), (0, 1.15, 0.9)], 10)
    group(head(metal, face, dark, (0, 0, 0), (0, 0, 180), 1.3, (6, 12, 18, 24, 30, 36)), tube(arm, 0.13, metal), ball(0.24, metal, (0, 0.36, 0)), turn=(-26, 0, 24))


def bath_mat():
    """Rubber with bubbles on top."""
    rubber = material("rubber", rough=0.45, coat=0.15)
    outline = rounded([(-2.1, -1.15, 0.4), (2.1, -1.15, 0.4), (2.1, 1.15, 0.4), (-2.1, 1.15, 0.4)], closed=True)
    holes = [circle(0.06, (-1.75 + 0.7 * i, -0.85 + 0.34 * j), 20) for i in range(6) for j in range(6) if (i + j) % 2]
    parts = [place(plate(outline, 0.12, 0.05, rubber, holes=holes), (0, 0, 0.06), (-90, 0, 0))]
    parts += [place(lathe([(0, 0.05), (0.1, 0.045), (0.14, 0.0)], rubber, 20), (-1.9 + 0.345 * i, -0.95 + 0.317 * j, 0.115)) for i in range(12) for j in range(7)]
    group(*parts, turn=(0, 0, 18))


models = {
    "razor-bag": (razor_bag, 6),
    "razor-card": (razor_card, 6),
    "safety-razor": (safety_razor, 8),
    "straight-razor": (straight_razor, 8),
    "hand-shower": (hand_shower, 4),
    "shower-set": (shower_set, 6),
    "rain-shower": (rain_shower, 0),
    "bath-mat": (bath_mat, 40),
}
