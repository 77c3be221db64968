"""Cutlery in sets, and pots with the cups that go with them."""

from math import cos, pi, sin

from finishes import noisy
from packing import bamboo, hollow, steel, tray
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, through, tube
from table import strip

GRIP = [(0, 0.015), (0.04, 0.12), (0.22, 0.186), (0.5, 0.18), (1.2, 0.115), (1.75, 0.075)]


def spoon(surface, at, size=1.0):
    def dip(z):
        return 0.26 * max(0, cos((z - 2.83) / 0.62 * pi / 2)) ** 0.9 if abs(z - 2.83) < 0.62 else 0

    made = strip(surface, [*GRIP, (2.08, 0.08), (2.25, 0.2), (2.55, 0.36), (2.85, 0.4), (3.15, 0.34), (3.34, 0.19), (3.4, 0.02)], lambda z: 0, dip)
    return place(made, at, scale=size)


def fork(surface, at, size=1.0):
    palm = strip(surface, [*GRIP, (2.05, 0.1), (2.22, 0.29), (2.42, 0.345), (2.58, 0.35)], lambda z: 0)
    tines = [tube([(-0.291 + 0.194 * k, 0, 2.5), (-0.291 + 0.194 * k, 0.02, 3.35)], 0.06, surface, ends=False, radii=[1, 0.6]) for k in range(4)]
    return group(palm, *tines, at=at, scale=size)


def knife(surface, at, size=1.0):
    handle = strip(surface, [(0, 0.015), (0.04, 0.12), (0.22, 0.19), (0.5, 0.19), (1.2, 0.14), (1.72, 0.1)], lambda z: 0, thick=0.1)
    blade = [(-0.09, 1.68), (-0.14, 1.8), (-0.2, 2.2), (-0.19, 2.8), (-0.04, 3.2), (0.13, 3.38), (0.15, 2.6), (0.13, 1.75), (0.09, 1.68)]
    return group(handle, plate(blade, 0.05, 0.015, surface), at=at, scale=size)


def cutlery_set():
    """Six each of knives, forks, table spoons and tea spoons, laid in two rows."""
    metal = steel("#d3d8de", 0.24)
    for k in range(6):
        x = 0.62 * k
        knife(metal, (x - 4.0, 0, 0.4))
        fork(metal, (x + 0.5, 0, 0.4))
        spoon(metal, (x * 1.1 - 4.05, 0, -3.5))
        spoon(metal, (x * 0.9 + 0.6, 0, -2.9), 0.74)


def spoon_dozen():
    """Twelve table spoons in two rows."""
    metal = steel("#d3d8de", 0.24)
    for k in range(12):
        spoon(metal, (0.88 * (k % 6) - 2.2 + 0.2 * (k // 6), 0, 0.3 - 3.6 * (k // 6)))


def felt_cutlery():
    """Knife, fork and spoon in a sleeve of felt."""
    metal, felt = steel("#d3d8de", 0.24), noisy(material("felt", "#7d8794", 0.95), 26, 0.03)
    thread, leather = material("thread", "#e8e2d4", 0.8), material("strap", "#a06a3c", 0.6)
    knife(metal, (-0.78, 0, 0))
    fork(metal, (0, 0, 0.05))
    spoon(metal, (0.8, 0, 0.1))
    outline = rounded([(-1.3, -0.5, 0.16), (1.3, -0.5, 0.16), (1.3, 1.75, 0.1), (-1.3, 1.45, 0.1)], closed=True)
    plate(outline, 0.1, 0.04, felt).location = (0, -0.2, 0)
    plate([(-1.3, -0.5), (1.3, -0.5), (1.3, 2.2), (-1.3, 2.2)], 0.1, 0.04, felt).location = (0, 0.2, 0)
    for side in (-1, 1):
        for k in range(15):
            place(box(0.025, 0.02, 0.09, 0.008, thread), (side * 1.18, -0.26, -0.38 + 0.125 * k))
    for k in range(20):
        place(box(0.08, 0.02, 0.025, 0.008, thread), (-1.1 + 0.115 * k, -0.26, -0.4))
    place(box(2.7, 0.06, 0.24, 0.02, leather), (0, -0.28, 0.55))
    place(lathe([(0, 0.04), (0.08, 0.03), (0.1, 0)], metal, 24), (0.75, -0.31, 0.55), (90, 0, 0))


def place_setting():
    """A plate between its fork and its knife, seen from above."""
    metal, china, line = steel("#d3d8de", 0.24), material("china", "#f7f5ef", 0.3, coat=0.5), material("line", "#3f5f7d", 0.35, coat=0.4)
    profile = rounded([(0, 0.06), (1.0, 0.06, 0.1), (1.12, 0.14, 0.06), (1.68, 0.24, 0.04), (1.7, 0.2)], steps=8)
    dish = group(lathe(profile, china, 128), place(ring(1.67, 0.03, china), (0, 0, 0.22)), place(ring(1.6, 0.014, line), (0, 0, 0.235)), place(ring(1.06, 0.008, line), (0, 0, 0.105)))
    place(dish, (0, 0, 0), (90, 0, 0))
    fork(metal, (-2.2, 0, -1.7))
    knife(metal, (2.2, 0, -1.7))


def bail_teapot():
    """Enamel with white specks, its handle an arch of wire with a grip of wood."""
    enamel, speck, wood = material("enamel", rough=0.3, coat=0.5), material("speck", "#f6f4ee", 0.5), material("wood", "#a9703f", 0.5, coat=0.2)
    wire, rim = steel("#9aa0a8"), material("rim", "#24272d", 0.4, coat=0.3)
    profile = rounded([(0, 0), (0.78, 0, 0.05), (0.86, 0.08, 0.06), (1.04, 0.5, 0.4), (0.9, 1.2, 0.3), (0.62, 1.42, 0.1), (0.6, 1.5)], steps=10)
    lid = rounded([(0.62, 1.5), (0.5, 1.62, 0.1), (0.16, 1.7, 0.1), (0.09, 1.74)], steps=8)
    spout = through([(0.8, 0, 0.5), (1.2, 0, 0.7), (1.45, 0, 1.15), (1.72, 0, 1.42)], 12)
    count = len(spout) - 1
    parts = [lathe(profile, enamel, 120), lathe(lid, enamel), tube(spout, 0.16, enamel, ends=False, radii=[1.8 - 1.05 * (k / count) ** 0.7 for k in range(count + 1)])]
    parts += [place(ring(0.13, 0.03, rim), spout[-1], (0, 52, 0)), place(ring(0.62, 0.025, rim), (0, 0, 1.5)), place(ring(0.82, 0.022, rim), (0, 0, 0.03)), ball(0.15, wood, (0, 0, 1.86)), ball(0.07, rim, (0, 0, 1.73))]
    arch = [(0.84 * cos(a), 0, 1.25 + 1.25 * sin(a) ** 0.8) for a in [pi * k / 48 for k in range(49)]]
    parts += [tube(arch, 0.035, wire), tube(arch[17:32], 0.1, wood), *(place(ring(0.09, 0.03, enamel), (side * 0.86, 0, 1.22), (90, 0, 0)) for side in (-1, 1))]
    for k in range(150):
        a, z = 2.399 * k, 0.15 + 1.0 * ((k * 37) % 150) / 150
        r = next((r0 + (r1 - r0) * (z - z0) / (z1 - z0) for (r0, z0), (r1, z1) in zip(profile, profile[1:]) if z0 <= z <= z1 and z1 > z0), 0.9)
        s = 0.012 + 0.014 * ((k * 13) % 7) / 7
        parts.append(place(lathe([(0, s * 0.5), (s, 0)], speck, 8), (r * cos(a) * 1.002, r * sin(a) * 1.002, z), (0, 90, a * 57.2958)))
    group(*parts, turn=(0, 0, -20))


def tea_set():
    """A pot and four cups on a tray of bamboo."""
    glaze, knob = material("glaze", rough=0.33, coat=0.4), material("knob", "#c79a5b", 0.4, coat=0.3)
    tea = material("tea", "#b06a2c", 0.15, coat=0.6)
    body = rounded([(0, 0), (0.5, 0, 0.05), (0.85, 0.45, 0.4), (0.8, 0.85, 0.4), (0.45, 1.1, 0.12), (0.43, 1.14)], steps=10)
    spout = through([(0.65, 0, 0.42), (0.98, 0, 0.55), (1.14, 0, 0.85), (1.32, 0, 1.06)], 8)
    count = len(spout) - 1
    handle = through([(-0.6, 0, 0.95), (-0.98, 0, 1.06), (-1.2, 0, 0.78), (-1.08, 0, 0.44), (-0.74, 0, 0.36)], 8)
    pot = [lathe(body, glaze, 96), lathe(rounded([(0, 1.32), (0.2, 1.3, 0.1), (0.46, 1.16, 0.06), (0.46, 1.13)], steps=6), glaze), tube(spout, 0.13, glaze, ends=False, radii=[1.6 - 0.9 * k / count for k in range(count + 1)]), tube(handle, 0.075, glaze), ball(0.13, knob, (0, 0, 1.4))]
    group(*pot, at=(-0.25, 0.5, 0.08), turn=(0, 0, -16))
    cup = rounded([(0, 0), (0.24, 0, 0.02), (0.26, 0.06, 0.02), (0.4, 0.3, 0.2), (0.43, 0.52)], steps=6)
    for x, y in ((-1.3, -0.75), (-0.42, -0.92), (0.5, -0.92), (1.38, -0.7)):
        group(hollow(cup, 0.035, glaze, 0.07, 64), place(ring(0.415, 0.02, glaze), (0, 0, 0.52)), lathe([(0, 0.42), (0.39, 0.42)], tea, 48), at=(x, y, 0.08))
    place(tray(4.1, 3.1, bamboo(), 0.18, 0.25), (0, -0.05, 0))
    place(group(*(place(box(3.8, 0.012, 0.01, 0.003, material("joint", "#b78b55", 0.6)), (0, -1.3 + 0.32 * k, 0.062)) for k in range(9))), (0, -0.05, 0))


def sake_set():
    """A carafe and two cups of white porcelain, each with a blue line."""
    white, blue = material("porcelain", "#f7f6f2", 0.25, coat=0.6), material("line", "#2f5f9e", 0.3, coat=0.5)
    carafe = rounded([(0, 0), (0.42, 0, 0.04), (0.56, 0.1, 0.1), (0.64, 0.7, 0.4), (0.52, 1.25, 0.3), (0.22, 1.62, 0.2), (0.22, 1.8, 0.1), (0.36, 2.05)], steps=10)
    parts = [hollow(carafe, 0.05, white, 0.2), place(ring(0.335, 0.03, white), (0, 0, 2.05)), place(ring(0.232, 0.016, blue), (0, 0, 1.66)), place(ring(0.227, 0.012, blue), (0, 0, 1.74))]
    group(*parts, at=(-0.35, 0.4, 0))
    cup = rounded([(0, 0), (0.2, 0, 0.02), (0.22, 0.08, 0.02), (0.38, 0.26, 0.16), (0.42, 0.5)], steps=6)
    for x, y in ((0.62, 0.05), (0.25, -0.75)):
        group(hollow(cup, 0.04, white, 0.09, 64), place(ring(0.4, 0.024, white), (0, 0, 0.5)), place(ring(0.414, 0.012, blue), (0, 0, 0.44)), place(ring(0.12, 0.014, blue), (0, 0, 0.1)), at=(x, y, 0))


models = {
    "cutlery-set": (cutlery_set, 4),
    "spoon-dozen": (spoon_dozen, 4),
    "felt-cutlery": (felt_cutlery, 6),
    "place-setting": (place_setting, 6),
    "bail-teapot": (bail_teapot, 12),
    "tea-set": (tea_set, 26),
    "sake-set": (sake_set, 14),
}
