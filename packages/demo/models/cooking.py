"""Pans, pots and what is baked in or with."""

from math import cos, pi, sin

from packing import card, glass, gleams, hollow, steel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def panned(radius, height, surface, inner, lip=0.06):
    """A pan without its handle."""
    out = rounded([(0, 0), (radius * 0.8, 0, 0.08), (radius * 0.86, 0.04, 0.08), (radius, height, 0.02)], steps=8)
    within = rounded([(radius - 0.02, height, 0.02), (radius - lip, height - 0.02, 0.03), (radius * 0.84, 0.1, 0.1), (0, 0.08)], steps=8)
    return group(lathe(out, surface, 128), lathe(within, inner, 128), place(ring(radius - lip / 2, lip * 0.55, surface), (0, 0, height)))


def skillet():
    """Cast iron: a short handle with an eye, a lug opposite, two spouts."""
    iron, inner = material("iron", "#2b2d31", 0.62, metal=0.3), material("inside", "#232528", 0.45, metal=0.3)
    parts = [panned(1.25, 0.36, iron, inner, 0.09)]
    side = [*through([(0, 0.24), (0.5, 0.15), (1.0, 0.17), (1.28, 0.19), (1.42, 0.0)], 8)]
    outline = [*side, *((x, -z) for x, z in reversed(side[:-1]))]
    grip = place(plate(outline, 0.16, 0.06, iron, holes=(circle(0.085, (1.2, 0), 24),)), (1.2, 0, 0.3), (-90, 0, 0))
    lug = place(plate(rounded([(-0.36, -0.1, 0.05), (0.36, -0.1, 0.05), (0.22, 0.2, 0.1), (-0.22, 0.2, 0.1)], closed=True), 0.12, 0.05, iron), (-1.27, 0, 0.31), (-90, 0, 90))
    parts += [grip, lug]
    parts += [ball(0.15, iron, (0, side * 1.22, 0.33), (1.2, 0.7, 0.36)) for side in (-1, 1)]
    group(*parts, turn=(0, 0, -34))


def egg_pan():
    """A pan for one egg, with the egg in it."""
    coat, inner = material("coat", "#3a3f47", 0.4, coat=0.2), material("inside", "#26282c", 0.5)
    white, yolk, dark = material("white", "#fbf9f2", 0.35, coat=0.4), material("yolk", "#f2a51f", 0.25, coat=0.7), material("grip", "#23252a", 0.45)
    parts = [panned(1.0, 0.36, coat, inner, 0.05)]

    def spread(u, v):
        a = 2 * pi * u
        r = (0.62 + 0.06 * sin(3 * a + 0.6) + 0.04 * sin(5 * a)) * v
        return (r * cos(a), r * sin(a), 0.1 + 0.075 * (1 - v**6))

    parts += [sheet(spread, 96, 20, white, closed=True), ball(0.25, yolk, (0.05, -0.03, 0.17), (1, 1, 0.55))]
    bar = through([(0.94, 0, 0.28), (1.25, 0, 0.36), (1.5, 0, 0.44)], 8)
    parts.append(tube(bar, 0.07, steel()))
    grip = through([(1.42, 0, 0.42), (1.7, 0, 0.5), (2.2, 0, 0.6), (2.62, 0, 0.64)], 8)
    parts.append(tube(grip, 0.13, dark, radii=[0.75 + 0.25 * sin(pi * k / (len(grip) - 1)) for k in range(len(grip))]))
    parts += [ball(0.035, steel(), (0.955, y, 0.28)) for y in (-0.12, 0.12)]
    group(*parts, turn=(0, 0, -36))


def looped(radius, height, surface, wide=0.34, reach=0.3):
    """Two handles of a pot, left and right."""
    parts = []
    for side in (-1, 1):
        line = through([(radius - 0.02, -wide, 0), (radius + reach * 0.8, -wide * 0.85, 0.04), (radius + reach, 0, 0.06), (radius + reach * 0.8, wide * 0.85, 0.04), (radius - 0.02, wide, 0)], 8)
        parts.append(group(tube(line, 0.06, surface), at=(0, 0, height), turn=(0, 0, 0 if side > 0 else 180)))
        parts += [place(box(0.05, 0.2, 0.16, 0.03, surface), (side * radius, y, height)) for y in (-wide, wide)]
    return group(*parts)


def stock_pot():
    metal, dark = steel("#d2d6db", 0.28), material("knob", "#25272c", 0.4, coat=0.3)
    clear = glass("#a9bcc2", 0.1, 0.8)
    body = rounded([(0, 0), (0.98, 0, 0.08), (1.05, 0.1, 0.08), (1.05, 1.3), (1.09, 1.33, 0.01), (1.09, 1.37)], steps=8)
    dome = rounded([(1.05, 1.42), (0.95, 1.47, 0.1), (0.5, 1.62, 0.6), (0.12, 1.68)], steps=10)
    parts = [hollow(body, 0.05, metal, around=128), looped(1.05, 1.05, metal), lathe(dome, clear, 120), gleams(dome, 1.46, 1.64, ((-2.1, 0.2), (-0.9, 0.08)))]
    parts += [place(ring(1.07, 0.04, metal), (0, 0, 1.41)), place(ring(0.16, 0.03, metal), (0, 0, 1.69)), ball(0.03, metal, (0.5, -0.3, 1.62))]
    parts.append(lathe(rounded([(0.07, 1.68), (0.08, 1.76, 0.03), (0.22, 1.82, 0.06), (0.22, 1.92, 0.08), (0, 1.95)], steps=8), dark))
    parts += [place(ring(1.055, 0.012, metal), (0, 0, z)) for z in (0.14, 0.2)]
    group(*parts, turn=(0, 0, -18))


def two_handled_pan():
    """Wide and shallow, of hammered steel, with red handles."""
    metal, red = steel("#b9bdc3", 0.35), material("handle", "#c23a2e", 0.4, coat=0.4)
    inner = material("inside", "#c9ccd1", 0.32, metal=0.9)
    parts = [panned(1.6, 0.34, metal, inner, 0.05), looped(1.52, 0.28, red, 0.3, 0.26)]
    for n, r in ((8, 0.42), (14, 0.8), (20, 1.14)):
        parts += [place(ball(0.045, inner, (r * cos(2 * pi * k / n), r * sin(2 * pi * k / n), 0.085)), scale=(1, 1, 0.25)) for k in range(n)]
    parts += [ball(0.045, metal, (side * 1.6, y, 0.3)) for side in (-1, 1) for y in (-0.3, 0.3)]
    group(*parts, turn=(0, 0, -14))


def bread_knife():
    blade_steel, wood, rivet = steel("#d3d7dc"), material("wood", "#6b4630", 0.42, coat=0.25), steel("#dfe2e6")
    teeth = []
    for k in range(56):
        x = 2.9 - 2.75 * k / 55
        teeth.append((x, -0.22 + 0.05 * abs(sin(pi * k / 4)) + (0.06 if x > 2.75 else 0)))
    blade = [(0.05, 0.2), (2.6, 0.2), *through([(2.6, 0.2), (2.85, 0.12), (2.98, -0.08)], 6), *teeth, (0.06, -0.18)]
    bright = [*((x, z + 0.005) for x, z in teeth), (0.15, -0.1), (2.88, -0.1)]
    grip = [*through([(0.02, 0.22), (-0.4, 0.2), (-1.1, 0.22), (-1.4, 0.2)], 8), *through([(-1.47, 0.14), (-1.5, -0.04), (-1.44, -0.2)], 6), *through([(-1.3, -0.17), (-0.9, -0.08), (-0.4, -0.12), (-0.12, -0.2), (0.02, -0.18)], 8)]
    parts = [plate(blade, 0.05, 0.01, blade_steel), plate(bright, 0.056, 0.004, steel("#eceef0", 0.3)), plate(grip, 0.24, 0.07, wood), place(box(0.12, 0.18, 0.36, 0.04, blade_steel), (0.04, 0, 0.02))]
    parts += [ball(0.055, rivet, (x, -0.1, 0.03), (1, 0.5, 1)) for x in (-0.3, -0.7, -1.1)]
    group(*parts, turn=(-14, -38, 0))


def cleaver():
    """A Chinese kitchen knife: a broad blade and a round handle."""
    blade_steel, bright, wood = steel("#c3c8ce", 0.3), steel("#e9ecef", 0.3), material("wood", "#8a5a34", 0.45, coat=0.25)
    blade = rounded([(0.0, 0.5, 0.06), (2.3, 0.58, 0.12), (2.34, -0.5, 0.2), (1.2, -0.58, 0.0), (0.06, -0.54, 0.06)], closed=True)
    edge = [(0.1, -0.53), (1.2, -0.57), (2.26, -0.49), (2.27, -0.36), (1.2, -0.43), (0.09, -0.4)]
    grip = rounded([(0.13, 0.0), (0.15, -0.1, 0.03), (0.15, -0.9, 0.4), (0.2, -1.3, 0.1), (0.14, -1.42, 0.06), (0, -1.44)], steps=8)
    parts = [plate(blade, 0.06, 0.012, blade_steel), plate(edge, 0.066, 0.006, bright), place(lathe(grip, wood, 40), (-0.02, 0, 0.28), (0, 90, 0)), place(lathe(rounded([(0.145, 0.06), (0.16, 0.04, 0.02), (0.16, -0.12, 0.02), (0.14, -0.14)]), bright, 40), (-0.02, 0, 0.28), (0, 90, 0))]
    group(*parts, turn=(-12, -30, 0))


def paring_card():
    """Twelve paring knives in their sheaths on a card."""
    paper, band = material("card", "#f1ebdd", 0.7), material("band", "#c8453b", 0.6)
    metal, hues = steel("#dfe3e7", 0.3), ("#d2453b", "#e6a52c", "#4f9a57", "#3b78b5")
    place(group(card(4.6, 4.6, paper)), (0, 0.14, 0))
    place(box(4.6, 0.03, 0.5, 0.01, band), (0, 0.115, 1.65))
    sheath = material("sheath", "#e8eef0", 0.25, coat=0.5)
    for k in range(12):
        paint = material("grip", hues[k % 4], 0.4, coat=0.25)
        x, z = -1.92 + 0.77 * (k % 6), 0.45 - 1.85 * (k // 6)
        grip = plate(rounded([(-0.12, -0.82, 0.08), (0.12, -0.82, 0.08), (0.1, 0, 0.03), (-0.1, 0, 0.03)], closed=True), 0.14, 0.05, paint)
        blade = plate([(-0.08, 0), (0.1, 0), (0.1, 0.4), (-0.06, 0.86)], 0.03, 0.008, metal)
        cover = plate(rounded([(-0.13, 0.1, 0.03), (0.13, 0.1, 0.03), (0.13, 0.6, 0.1), (-0.04, 0.95, 0.06), (-0.13, 0.9, 0.05)], closed=True), 0.09, 0.03, sheath)
        group(grip, blade, cover, at=(x, 0, z))


models = {
    "skillet": (skillet, 32),
    "egg-pan": (egg_pan, 34),
    "stock-pot": (stock_pot, 16),
    "two-handled-pan": (two_handled_pan, 26),
    "cleaver": (cleaver, 8),
    "paring-card": (paring_card, 4),
    "bread-knife": (bread_knife, 8),
}
