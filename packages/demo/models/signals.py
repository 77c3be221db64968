"""Radios, beacons and what closes a road."""

from math import cos, pi, sin

from finishes import clear
from pieces import card, panel
from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def grille(dark, columns, rows, step, at, radius=0.045):
    """Round holes of a loudspeaker, in a circle if as high as wide."""
    made = []
    for i in range(columns):
        for j in range(rows):
            x, z = step * (i - (columns - 1) / 2), step * (j - (rows - 1) / 2)
            if columns == rows and (x * x + z * z) ** 0.5 > step * columns / 2:
                continue
            made.append(place(lathe([(0, 0.012), (radius, 0.01), (radius, 0)], dark, 16), (at[0] + x, at[1], at[2] + z), (90, 0, 0)))
    return made


def dial_strip(wide, at):
    face, ink, needle = material("face", "#f6ecd0", 0.4, coat=0.4, glow=0.06), material("ink", "#5a5040", 0.6), material("needle", "#d8402f", 0.4)
    parts = [card(wide, 0.34, 0.03, face, at, radius=0.05)]
    parts += [place(box(0.016, 0.012, 0.14 if k % 4 == 0 else 0.08, 0.002, ink), (at[0] - wide * 0.44 + wide * 0.88 * k / 20, at[1] - 0.02, at[2] + 0.05)) for k in range(21)]
    return [*parts, place(box(0.03, 0.014, 0.3, 0.004, needle), (at[0] + wide * 0.12, at[1] - 0.022, at[2]))]


def knob(surface, rim, radius, at):
    made = lathe(rounded([(0, 0.2), (radius * 0.86, 0.19, 0.04), (radius, 0.1, 0.03), (radius, 0)]), surface, 48)
    return [place(made, at, (90, 0, 0)), place(ring(radius * 0.82, 0.012, rim), (at[0], at[1] - 0.195, at[2]), (90, 0, 0)), place(box(0.03, 0.02, radius * 0.5, 0.005, rim), (at[0], at[1] - 0.2, at[2] + radius * 0.4))]


def aerial(steel, at, long, lean):
    rod = [tube([(0, 0, long * k / 4), (0, 0, long * (k + 1) / 4)], 0.05 - 0.008 * k, steel) for k in range(4)]
    return group(*rod, ball(0.06, steel, (0, 0, long)), at=at, turn=(0, lean, 0))


def portable_radio():
    """A flat radio with a handle, a dial and an aerial."""
    silver, dark, steel = material("silver", "#b9bfc8", 0.34, metal=0.6), material("dark", "#2a2d34", 0.5), material("steel", "#d3d8de", 0.22, metal=0.9)
    parts = [place(plate(panel(3.2, 1.9, 0.22), 0.8, 0.14, silver), (0, 0, 0.95)), card(3.0, 1.7, 0.05, dark, (0, -0.4, 0.95), radius=0.14), card(2.92, 1.62, 0.06, silver, (0, -0.402, 0.95), radius=0.12)]
    parts += [*grille(dark, 11, 11, 0.125, (-0.72, -0.43, 0.9)), *dial_strip(1.3, (0.75, -0.43, 1.4)), *knob(dark, steel, 0.24, (0.42, -0.43, 0.6)), *knob(dark, steel, 0.24, (1.1, -0.43, 0.6))]
    handle = rounded([(-1.4, 1.7), (-1.4, 2.3, 0.2), (1.4, 2.3, 0.2), (1.4, 1.7)], steps=10)
    parts += [tube([(x, 0, z) for x, z in handle], 0.09, dark), aerial(steel, (1.25, 0.3, 1.85), 2.0, 26)]
    group(*parts, *[place(box(0.3, 0.5, 0.1, 0.03, dark), (x, 0, 0)) for x in (-1.1, 1.1)], turn=(0, 0, -20))


def crank_radio():
    """A rugged radio with a crank, a solar panel on top and a torch at its end."""
    body, dark, steel = material("body", "#d8482f", 0.4, coat=0.2), material("dark", "#2a2d34", 0.55), material("steel", "#d3d8de", 0.22, metal=0.9)
    cell, line, lamp = material("solar", "#1d2b52", 0.2, coat=0.8), material("line", "#8fa3cf", 0.4), material("lamp", "#fff3c4", 0.2, coat=0.8, glow=0.5)
    parts = [place(box(2.8, 1.1, 1.5, 0.26, body), (0, 0, 0.85)), *[place(box(0.34, 1.2, 1.6, 0.2, dark), (x, 0, 0.85)) for x in (-1.28, 1.28)]]
    parts += [place(box(1.9, 0.8, 0.06, 0.02, dark), (0, 0, 1.61)), place(box(1.8, 0.7, 0.04, 0.01, cell), (0, 0, 1.64)), *[place(box(0.016, 0.7, 0.04, 0.002, line), (-0.75 + 0.3 * k, 0, 1.645)) for k in range(6)]]
    parts += [*grille(dark, 9, 9, 0.12, (-0.55, -0.56, 0.85)), *dial_strip(0.95, (0.5, -0.56, 1.16)), *knob(dark, steel, 0.2, (0.26, -0.56, 0.6)), *knob(dark, steel, 0.2, (0.78, -0.56, 0.6))]
    parts += [place(lathe(rounded([(0, 0.06), (0.3, 0.05, 0.04), (0.4, 0.16, 0.03), (0.46, 0.14, 0.03), (0.46, 0)]), steel, 64), (-1.44, 0, 0.85), (0, -90, 0)), place(lathe([(0, 0.08), (0.34, 0.09)], lamp, 48), (-1.46, 0, 0.85), (0, -90, 0))]
    parts += [place(lathe(rounded([(0, 0.14), (0.3, 0.12, 0.04), (0.32, 0)]), dark, 48), (1.46, 0, 0.95), (0, 90, 0)), group(place(box(0.1, 0.2, 1.0, 0.05, steel), (0, 0, 0.4)), tube([(0, 0, 0.85), (0.42, 0, 0.85)], 0.12, dark), at=(1.66, 0, 0.95), turn=(58, 0, 0))]
    group(*parts, aerial(steel, (1.0, 0.4, 1.5), 1.6, 16), turn=(0, 0, 24))


def pocket_radio():
    """A small upright radio with a strap and earphone socket."""
    body, dark, steel = material("body", "#c3c8cf", 0.34, metal=0.5), material("dark", "#2a2d34", 0.55), material("steel", "#d3d8de", 0.22, metal=0.9)
    parts = [place(plate(panel(1.5, 2.5, 0.2), 0.55, 0.12, body), (0, 0, 0)), card(1.3, 1.2, 0.04, dark, (0, -0.275, -0.5), radius=0.12)]
    parts += [place(box(1.14, 0.03, 0.05, 0.012, body), (0, -0.3, -0.98 + 0.12 * k)) for k in range(9)]
    parts += [*dial_strip(1.2, (0, -0.28, 0.88)), *knob(dark, steel, 0.27, (0.38, -0.28, 0.4)), place(lathe([(0, 0.03), (0.06, 0.02), (0.08, 0)], steel, 24), (-0.45, -0.28, 0.5), (90, 0, 0)), place(box(0.3, 0.04, 0.1, 0.02, dark), (-0.4, -0.29, 0.3))]
    strap = through([(-0.72, 0, 1.0), (-1.05, -0.05, 0.9), (-1.3, -0.05, 0.2), (-1.25, -0.05, -0.7), (-1.0, -0.05, -0.8), (-1.02, -0.05, 0.1), (-0.85, 0, 0.8), (-0.72, 0, 0.96)], 8)
    group(*parts, tube(strap, 0.035, dark), aerial(steel, (0.58, 0.15, 1.2), 1.5, 14), turn=(-6, 10, -22))


def wooden_radio():
    """A table radio in a wooden case."""
    wood, cloth, dark = material("wood", "#8a5630", 0.4, coat=0.35), material("cloth", "#d9c8a2", 0.9), material("dark", "#33261c", 0.5)
    brass = material("brass", "#d0a650", 0.26, metal=0.9)
    parts = [place(plate(panel(3.4, 2.0, 0.5, 14), 1.3, 0.12, wood), (0, 0, 1.1)), card(3.1, 1.7, 0.04, brass, (0, -0.64, 1.1), radius=0.4), card(3.02, 1.62, 0.05, wood, (0, -0.645, 1.1), radius=0.37)]
    parts += [card(1.7, 1.3, 0.04, cloth, (-0.55, -0.66, 1.1), radius=0.26), *[place(box(0.05, 0.06, 1.26, 0.02, wood), (-1.2 + 0.217 * k, -0.68, 1.1)) for k in range(7)]]
    parts += [place(lathe(rounded([(0, 0.04), (0.4, 0.03, 0.02), (0.44, 0)]), material("face", "#f6ecd0", 0.4, coat=0.4, glow=0.08), 64), (0.92, -0.66, 1.42), (90, 0, 0)), place(ring(0.43, 0.035, brass), (0.92, -0.68, 1.42), (90, 0, 0))]
    parts += [group(place(box(0.02, 0.01, 0.08, 0.002, dark), (0, -0.705, 0.34)), at=(0.92, 0, 1.42), turn=(0, 30 * k, 0)) for k in range(12)] + [group(place(box(0.025, 0.012, 0.36, 0.004, material("needle", "#d8402f", 0.4)), (0, -0.71, 0.14)), at=(0.92, 0, 1.42), turn=(0, 35, 0))]
    parts += [*knob(brass, dark, 0.2, (0.66, -0.66, 0.66)), *knob(brass, dark, 0.2, (1.18, -0.66, 0.66))]
    parts += [place(lathe(rounded([(0, 0), (0.1, 0, 0.02), (0.14, 0.16)]), dark, 32), (x, y, 0)) for x in (-1.3, 1.3) for y in (-0.4, 0.4)]
    group(*parts, turn=(0, 0, -20))


def beacon():
    """A turning beacon on a magnet, with its spiral lead."""
    lens, dark, steel = clear(material("lens", rough=0.15, coat=0.8, glow=0.12), 0.82, 1.0), material("dark", "#26292f", 0.5), material("steel", "#d3d8de", 0.22, metal=0.9)
    lamp = material("lamp", "#fff0c0", 0.3, glow=0.8)
    dome = [(0.86 - 0.02 * (1 - abs((k % 4) - 2) / 2), 0.5 + 0.06 * k) for k in range(17)]
    parts = [lathe([*dome, *rounded([(0.86, 1.46), (0.84, 1.75, 0.3), (0, 1.8)], steps=12)], lens), lathe(rounded([(0, 0), (0.95, 0, 0.05), (1.0, 0.1, 0.04), (1.0, 0.34, 0.06), (0.9, 0.5, 0.04), (0.8, 0.52)]), dark), lathe(rounded([(0, -0.12), (0.9, -0.12, 0.03), (0.9, 0)]), steel)]
    parts += [ball(0.28, lamp, (0.0, -0.3, 1.05)), place(lathe([(0.5, 0.1), (0.3, 0.02), (0, 0)], steel, 40), (0, 0.2, 1.05), (90, 0, 0))]
    turns = 13
    lead = [(0.95 + 0.95 * t, -0.3 - 0.25 * t + 0.14 * cos(2 * pi * turns * t), 0.08 + 0.14 * (1 + sin(2 * pi * turns * t))) for t in [k / 260 for k in range(261)]]
    parts += [tube(lead, 0.045, dark), group(lathe(rounded([(0, 0), (0.16, 0, 0.04), (0.18, 0.5, 0.05), (0.12, 0.6), (0.12, 0.8, 0.03), (0, 0.82)]), dark, 40), lathe(rounded([(0, 0.8), (0.07, 0.84, 0.03), (0.06, 0.92), (0, 0.93)]), steel, 32), at=(1.9, -0.55, 0.2), turn=(0, 90, -15))]
    group(*parts)


def road_lights():
    """A pair of solar studs with reflectors."""
    lens, shell = clear(material("lens", rough=0.15, coat=0.8, glow=0.25), 0.85, 1.0), material("shell", "#3a3f48", 0.5)
    cell, line, steel = material("solar", "#1d2b52", 0.2, coat=0.8), material("line", "#8fa3cf", 0.4), material("steel", "#d3d8de", 0.22, metal=0.9)
    for x, y, turn in ((-0.95, 0.5, 24), (0.85, -0.55, 12)):
        outline = rounded([(-1.0, 0), (1.0, 0), (0.62, 0.56, 0.1), (-0.62, 0.56, 0.1)], closed=True)
        parts = [place(plate(outline, 1.7, 0.05, shell), turn=(0, 0, 90)), place(box(1.5, 1.1, 0.03, 0.01, cell), (0, 0, 0.57)), *[place(box(0.016, 1.1, 0.03, 0.002, line), (-0.6 + 0.3 * k, 0, 0.575)) for k in range(5)]]
        parts += [place(box(1.5, 0.06, 0.4, 0.03, lens), (0, -0.84, 0.28), (-34, 0, 0)), *[place(ball(0.075, material(f"led {x} {k}", "#fff0c8", 0.3, glow=0.8)), (-0.5 + 0.25 * k, -0.87, 0.3)) for k in range(5)]]
        parts += [place(lathe([(0, 0.03), (0.08, 0.02), (0.1, 0)], steel, 24), (0.85 * s, 0, 0.4)) for s in (-1, 1)]
        group(*parts, at=(x, y, 0), turn=(0, 0, turn))


def traffic_lamp():
    """Three lights above one another with visors."""
    body, dark = material("body", "#30353d", 0.45, coat=0.15), material("dark", "#1d2025", 0.6)
    yellow = material("post", "#e8b92f", 0.4)
    parts = [place(plate(panel(1.3, 3.3, 0.28), 0.9, 0.1, body), (0, 0, 2.2)), place(lathe(rounded([(0, -0.1), (0.8, -0.1, 0.06), (0.8, 0.08, 0.05), (0.2, 0.14, 0.05), (0.2, 0.6)]), yellow, 64))]
    for z, colour, glow in ((3.22, "#e8392f", 0.35), (2.2, "#f2b62f", 0.12), (1.18, "#2fae57", 0.12)):
        lamp = material(f"lamp {z}", colour, 0.2, coat=0.8, glow=glow)
        parts += [place(lathe(rounded([(0, 0.16), (0.3, 0.1, 0.1), (0.42, 0)]), lamp, 64), (0, -0.45, z), (90, 0, 0)), place(ring(0.44, 0.04, dark), (0, -0.46, z), (90, 0, 0))]
        parts.append(sheet(lambda u, v, z=z: (0.47 * cos(pi * u), -0.45 - 0.55 * v * (0.35 + 0.65 * sin(pi * u)), z + 0.47 * sin(pi * u)), 40, 12, body, thick=0.04))
    group(*parts, turn=(0, 0, -28))


def barrier():
    """A folding barrier: two striped boards on a frame, a lamp on top."""
    white, red, post = material("white", "#f6f4ee", 0.4, coat=0.2), material("red", "#d8382f", 0.35, coat=0.3), material("post", "#e8b92f", 0.4, coat=0.1)
    rubber, lamp = material("rubber", "#2b2e34", 0.7), material("lamp", "#ffb02e", 0.2, coat=0.8, glow=0.35)
    parts = []
    for z in (2.3, 1.35):
        parts.append(card(3.4, 0.62, 0.08, white, (0, -0.16, z), radius=0.06))
        for k in range(6):
            x = -1.5 + 0.58 * k
            parts.append(place(plate([(max(-1.68, x - 0.14 - 0.2), z - 0.3), (min(1.68, x + 0.14 - 0.2), z - 0.3), (min(1.68, x + 0.14 + 0.2), z + 0.3), (min(1.68, x - 0.14 + 0.2), z + 0.3)], 0.02, 0.004, red), (0, -0.2, 0)))
    for x in (-1.35, 1.35):
        for y, lean in ((-0.1, -9), (0.1, 9)):
            parts.append(group(place(box(0.2, 0.1, 2.9, 0.03, post), (0, 0, -1.4)), place(box(0.34, 0.3, 0.12, 0.04, rubber), (0, 0, -2.86)), at=(x, y, 2.72), turn=(lean, 0, 0)))
        parts.append(place(box(0.28, 0.4, 0.14, 0.05, post), (x, 0, 2.76)))
    parts += [place(lathe(rounded([(0, 0), (0.26, 0, 0.04), (0.26, 0.2, 0.03), (0, 0.2)]), rubber, 48), (-1.35, 0, 2.82)), place(lathe(rounded([(0.0, 0.5), (0.24, 0.48, 0.14), (0.24, 0)]), lamp, 48), (-1.35, 0, 3.02)), tube([(-1.35, 0.32, 1.0), (1.35, 0.32, 1.0)], 0.04, post)]
    group(*parts, turn=(0, 0, 22))


models = {
    "portable-radio": (portable_radio, 10),
    "crank-radio": (crank_radio, 22),
    "pocket-radio": (pocket_radio, 6),
    "wooden-radio": (wooden_radio, 10),
    "beacon": (beacon, 14),
    "road-lights": (road_lights, 28),
    "traffic-lamp": (traffic_lamp, 8),
    "barrier": (barrier, 10),
}
