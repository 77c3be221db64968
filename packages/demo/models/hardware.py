"""Hooks, chains, ladders and locks."""

from math import cos, pi, sin

from mathutils import Vector

from finishes import noisy
from pieces import card, panel, writing
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def zinc():
    return material("zinc", "#c6ccd4", 0.26, metal=0.9), material("dark", "#6b727c", 0.45, metal=0.6), material("plastic", "#d9dde2", 0.5)


def screw_end(low, high, radius, steel):
    turns = (high - low) / 0.14

    def point(u, v):
        turn = v * turns + u
        r = (radius - 0.045 * abs((turn % 1) * 2 - 1)) * (1 - 0.75 * max(0, v - 0.8) / 0.2)
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), low + (high - low) * v)

    return sheet(point, 48, round(turns * 10), steel, closed=True)


def ceiling_hooks():
    """Two screw hooks and the plugs they go into."""
    steel, _dark, plastic = zinc()
    for x, y, turn in ((-0.75, 0.2, -12), (0.35, -0.1, 8)):
        parts = [tube(through([(0, 0, 1.25), (0, 0, 0.8), (-0.12, 0, 0.6), (-0.5, 0, 0.3), (-0.6, 0, -0.15), (-0.35, 0, -0.6), (0.1, 0, -0.72), (0.5, 0, -0.48), (0.6, 0, -0.1)], 10), 0.12, steel), lathe(rounded([(0, 1.2), (0.34, 1.2, 0.03), (0.36, 1.28, 0.03), (0, 1.3)]), steel, 48), screw_end(1.28, 2.4, 0.13, steel)]
        group(*parts, at=(x, y, 0), turn=(0, turn, 0))
    for k, (x, z) in enumerate(((1.35, 0.9), (1.6, -0.2))):
        ribs = [(0.2 + (0.05 if n % 2 else 0), 0.1 * n) for n in range(13)]
        plug = [lathe([(0, 0), *ribs, (0.17, 1.25), (0.1, 1.3)], plastic, 32), lathe(rounded([(0.1, -0.06), (0.28, -0.06, 0.02), (0.28, 0.02)]), plastic, 32)]
        group(*plug, at=(x, -0.2, z - 0.5), turn=(0, 16 + 22 * k, 0))


def adhesive_hooks():
    """Clear hooks on square pads."""
    film = material("clear", "#dcebf1", 0.08, coat=1.0)
    steel, _dark, _plastic = zinc()
    for k in range(6):
        pad = [card(1.0, 1.0, 0.08, film, radius=0.2), card(0.5, 0.62, 0.14, film, (0, -0.08, -0.02), radius=0.14)]
        pad.append(tube(through([(0, -0.12, 0.2), (0, -0.16, -0.1), (0, -0.22, -0.42), (0, -0.42, -0.5), (0, -0.56, -0.34), (0, -0.56, -0.14)], 8), 0.07, steel))
        group(*pad, at=(1.2 * (k % 3 - 1), 0.0, 0.62 - 1.25 * (k // 3)), turn=(0, (k * 29) % 11 - 5, -16))


def link(steel, long=0.34, wide=0.2, thick=0.075):
    path = [(wide * cos(a), 0, (long if sin(a) >= 0 else -long) * 0.6 + wide * sin(a)) for a in [2 * pi * k / 48 for k in range(48)]]
    return tube(path, thick, steel, closed=True)


def chain_reel():
    """Welded chain on a reel, its end hanging down."""
    steel, dark, _plastic = zinc()
    blue = material("reel", "#2f6fb3", 0.4, coat=0.2)
    parts = [place(lathe(rounded([(0.3, 0), (1.5, 0, 0.03), (1.55, 0.06, 0.03), (1.5, 0.14, 0.03), (0.3, 0.14)]), blue, 96), (0, y, 0), (90, 0, 0)) for y in (-0.68, 0.82)]
    parts += [place(lathe([(0.32, -0.7), (0.32, 0.7)], dark, 64), turn=(90, 0, 0)), place(lathe([(0.98, -0.66), (0.98, 0.66)], dark, 64), turn=(90, 0, 0))]
    for row in range(4):
        for k in range(17):
            a = 2 * pi * k / 17 + row * 0.2
            r = 1.18
            parts.append(group(group(link(steel, 0.26, 0.15, 0.06), turn=(0, 0, 90 * (k % 2))), at=(r * cos(a), -0.5 + 0.33 * row, r * sin(a)), turn=(0, -a * 180 / pi, 0)))
    for k in range(6):
        x = 1.16 + 0.1 * max(0, k - 3)
        parts.append(group(link(steel, 0.26, 0.15, 0.06), at=(x, -0.5, -0.2 - 0.4 * k), turn=(0, 0, 90 * (k % 2) + 20)))
    parts += [card(0.9, 0.34, 0.02, material("label", "#f6f2e8", 0.6), (0, -0.84, 0.78), radius=0.04)] + [place(lathe([(0, 0.02), (0.1, 0.01)], dark, 24), (0.9 * cos(a), -0.82, 0.9 * sin(a)), (90, 0, 0)) for a in (0, pi * 1.25, pi * 1.75)]
    group(*parts, turn=(0, 0, -32))


def s_hooks():
    """Five S-shaped hooks."""
    steel, _dark, _plastic = zinc()
    top = [(0.45 * cos(a), 0, 0.62 + 0.45 * sin(a)) for a in [-0.15 * pi + 1.15 * pi * k / 30 for k in range(31)]]
    path = through([*[top[k] for k in range(0, 31, 3)], (-0.2, 0, 0.2), (0.2, 0, -0.2), *[(-x, 0, -z) for x, _, z in reversed([top[k] for k in range(0, 31, 3)])]], 5)
    for k, (x, z, turn) in enumerate(((-2.3, 0.2, -14), (-1.15, -0.15, 10), (0.0, 0.2, -6), (1.2, -0.1, 16), (2.35, 0.2, -10))):
        place(tube(path, 0.095, steel), (x, 0.14 * (k % 2), z), (0, turn, -10))


def carabiner(steel, dark):
    path = rounded([(-0.5, -0.95, 0.42), (0.4, -0.8, 0.36), (0.52, 0.9, 0.5), (-0.5, 0.95, 0.42)], closed=True, steps=12)
    keep = [(x, 0, z) for x, z in path]
    gate = [tube([(-0.5, 0, -0.5), (-0.5, 0, 0.52)], 0.12, dark)]
    return group(tube(keep, 0.11, steel, closed=True), *gate, ball(0.14, dark, (-0.5, 0, -0.52)), place(ring(0.13, 0.02, steel), (-0.5, 0, 0.3)))


def carabiners():
    """Three carabiners; a split ring with a key hangs on one."""
    steel, dark, _plastic = zinc()
    brass = material("brass", "#d8b25c", 0.28, metal=0.9)
    place(carabiner(steel, dark), (-1.2, 0.2, 0.3), (0, -16, -8))
    place(carabiner(steel, dark), (0.0, 0, 0.35), (0, 6, -8))
    place(carabiner(steel, dark), (1.25, 0.2, 0.2), (0, 20, -8))
    place(ring(0.34, 0.035, steel), (-0.05, 0, -0.9), (90, 0, 20))
    key = [place(plate(circle(0.3, count=48), 0.08, 0.03, brass, [circle(0.1, (0, 0.12), 32)])), place(box(0.16, 0.07, 0.9, 0.02, brass), (0, 0, -0.62)), *[place(box(0.12, 0.07, 0.1, 0.02, brass), (0.1, 0, -0.72 - 0.14 * k)) for k in range(3)]]
    group(*key, at=(-0.05, -0.05, -1.38), turn=(0, 10, 0))


def combination_lock():
    """A padlock with four wheels of digits."""
    body, steel = material("body", rough=0.34, coat=0.35), material("steel", "#ccd1d8", 0.24, metal=0.9)
    dark, white = material("wheel", "#2a2d34", 0.4), material("digit", "#f7f5ee", 0.5)
    outline = rounded([(-0.95, -1.0, 0.3), (0.95, -1.0, 0.3), (0.95, 0.72, 0.24), (-0.95, 0.72, 0.24)], closed=True, steps=14)
    parts = [plate(outline, 0.74, 0.14, body), card(1.72, 0.66, 0.04, steel, (0, -0.36, -0.32), radius=0.1), card(1.6, 0.54, 0.05, dark, (0, -0.365, -0.32), radius=0.07)]
    bar = [(-0.56, 0, 0.6), *[(-0.56 * cos(a), 0, 1.4 + 0.56 * sin(a)) for a in [pi * k / 40 for k in range(41)]], (0.56, 0, 0.6)]
    parts += [tube(bar, 0.15, steel), *[place(ring(0.17, 0.04, body), (x, 0, 0.715)) for x in (-0.56, 0.56)]]
    for k, digit in enumerate("3174"):
        x = -0.585 + 0.39 * k
        parts += [place(lathe(rounded([(0, -0.15), (0.3, -0.15, 0.03), (0.3, 0.15, 0.03), (0, 0.15)]), dark, 60), (x, -0.24, -0.32), (0, 90, 0)), writing(digit, 0.36, 0.02, white, (x, -0.545, -0.32))]
        parts += [place(box(0.03, 0.03, 0.1, 0.01, steel), (x + 0.195, -0.4, -0.32))] if k < 3 else []
    group(*parts, turn=(0, 0, -22))


def key_blanks():
    """Uncut keys on a wire."""
    steel, dark, _plastic = zinc()
    nickel, wire = material("nickel", "#d6d2c2", 0.24, metal=0.9), material("wire", "#9aa1ab", 0.3, metal=0.9)
    head = rounded([(-0.42, 0.1, 0.16), (0.42, 0.1, 0.16), (0.5, 0.6, 0.24), (0.3, 0.98, 0.24), (-0.3, 0.98, 0.24), (-0.5, 0.6, 0.24)], closed=True, steps=10)
    for k in range(7):
        parts = [plate(head, 0.09, 0.025, nickel, [circle(0.13, (0, 0.7), 32)]), plate(rounded([(-0.2, 0.12), (0.2, 0.12), (0.2, -1.42), (0.06, -1.6, 0.06), (-0.2, -1.5, 0.05)], closed=True), 0.07, 0.015, nickel), place(box(0.05, 0.085, 1.4, 0.01, dark), (-0.04, 0, -0.68)), place(box(0.12, 0.1, 0.12, 0.03, nickel), (0.22, 0, 0.02))]
        parts += [place(plate(circle(0.22, count=40), 0.1, 0.01, nickel, [circle(0.19, count=40)]), (0, 0, 0.42))] if k == 6 else []
        group(group(*parts, at=(0, 0, -0.7)), at=(0.0, 0.36 - 0.13 * k, 0.8), turn=(0, 54 - 17 * k, 0))
    parts = [tube([(0.34 * cos(a), -0.05, 0.98 + 0.34 * sin(a)) for a in [2 * pi * k / 60 for k in range(60)]], 0.035, wire, closed=True)]
    group(*parts)


def step(wood, wide, deep, z, y):
    return [place(box(wide, deep, 0.12, 0.03, wood), (0, y, z))]


def ladder(rail, tread, foot, steps, tray=None, wood=False):
    """A folding step ladder, open."""
    high, lean = 1.0 + 0.85 * steps, 0.3
    parts = []
    for side in (-1, 1):
        low, top = 0.98, 0.62
        front = [(side * low, -lean * 3, 0), (side * top, -0.1, high)]
        back = [(side * low * 0.96, lean * 3.4, 0), (side * top * 0.92, 0.12, high - 0.1)]
        for line in (front, back):
            (ax, ay, az), (bx, by, bz) = line
            bar = box(0.14, 0.24 if line is front else 0.16, ((bx - ax) ** 2 + (by - ay) ** 2 + (bz - az) ** 2) ** 0.5, 0.03, rail)
            bar.rotation_mode = "QUATERNION"
            bar.rotation_quaternion = Vector((bx - ax, by - ay, bz - az)).to_track_quat("Z", "Y")
            bar.location = ((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2)
            parts += [bar, place(box(0.22, 0.3, 0.16, 0.05, foot), (ax, ay, 0.05))]
        parts.append(tube([(side * 0.84, -0.52, high * 0.42), (side * 0.84, 0.58, high * 0.42)], 0.03, foot))
    for k in range(1, steps + 1):
        t = k / (steps + 0.25)
        parts += step(tread, 2 * (0.98 - 0.36 * t) - 0.1, 0.5, high * t - 0.1, -lean * 3 + (lean * 3 - 0.1) * t)
        parts += [place(box(1.7 - 0.6 * t, 0.02, 0.03, 0.005, foot), (0, -lean * 3 + (lean * 3 - 0.1) * t - 0.245 + 0.08 * n, high * t - 0.035)) for n in range(3)] if not wood else []
    for t in (0.25, 0.6):
        parts.append(place(box(1.8 - 0.7 * t, 0.1, 0.14, 0.03, rail), (0, lean * 3.4 * (1 - t) + 0.12 * t, high * t)))
    parts.append(place(box(1.42, 0.62, 0.14, 0.04, tread), (0, 0.02, high + 0.04)))
    if tray:
        parts += [place(box(1.5, 0.7, 0.1, 0.04, tray), (0, 0.05, high + 0.62)), *[place(box(1.5, 0.06, 0.2, 0.02, tray), (0, y, high + 0.72)) for y in (-0.29, 0.39)], *[place(box(0.06, 0.7, 0.2, 0.02, tray), (x, 0.05, high + 0.72)) for x in (-0.73, 0.73)], *[tube([(x, 0.1, high), (x, 0.1, high + 0.6)], 0.06, rail) for x in (-0.6, 0.6)]]
        parts.append(tube([(-0.62, -0.28, high + 0.86), (0.62, -0.28, high + 0.86)], 0.045, rail))
    return group(*parts, turn=(0, 0, -32))


def wooden_steps():
    wood = noisy(material("wood", "#cf9d64", 0.5, coat=0.15), 3, 0.01)
    ladder(wood, wood, material("hinge", "#8d959f", 0.3, metal=0.8), 3, wood=True)


def aluminium_steps():
    alloy, dark, red = material("alloy", "#c9ced5", 0.3, metal=0.8), material("rubber", "#3a3e45", 0.6), material("tray", "#d8482f", 0.4, coat=0.2)
    ladder(alloy, alloy, dark, 4, tray=red)


def telescopic_ladder():
    """Its rails slide into one another; the upper half is drawn out."""
    alloy, dark, yellow = material("alloy", "#c9ced5", 0.3, metal=0.8), material("dark", "#2b2e34", 0.5), material("lock", "#e8b92f", 0.4)
    parts, z = [], 0.0
    for k, gap in enumerate((0.24, 0.24, 0.24, 0.24, 0.62, 0.62, 0.62, 0.62)):
        radius = 0.17 - 0.011 * k
        for side in (-1, 1):
            parts += [tube([(side * 0.72, 0, z), (side * 0.72, 0, z + gap + 0.12)], radius, alloy), place(lathe(rounded([(0.08, -0.09), (radius + 0.07, -0.09, 0.03), (radius + 0.07, 0.09, 0.03), (0.08, 0.09)]), dark, 40), (side * 0.72, 0, z + gap))]
            parts.append(place(box(0.2, 0.1, 0.09, 0.03, yellow), (side * 0.5, -0.12, z + gap)))
        parts.append(place(box(1.3, 0.24, 0.1, 0.04, alloy), (0, 0, z + gap)))
        z += gap
    parts += [place(box(0.44, 0.44, 0.2, 0.08, dark), (side * 0.72, 0, 0.02)) for side in (-1, 1)]
    group(*parts, turn=(-4, 12, -26))


def step_stool():
    """A folding stool of plastic with dots against slipping."""
    plastic, dot = material("plastic", rough=0.4, coat=0.1), material("dot", "#f2f2ee", 0.6)
    parts = [place(plate(panel(2.8, 2.0, 0.25), 0.22, 0.07, plastic), (0, 0, 1.9), (-90, 0, 0)), place(box(2.5, 1.7, 0.1, 0.04, plastic), (0, 0, 1.75))]
    parts += [place(lathe(rounded([(0, 0.04), (0.07, 0.035, 0.02), (0.08, 0)]), dot, 20), (-1.05 + 0.3 * i, -0.66 + 0.33 * j, 2.0)) for i in range(8) for j in range(5)]
    parts.append(place(plate(rounded([(-0.4, -0.13, 0.12), (0.4, -0.13, 0.12), (0.4, 0.13, 0.12), (-0.4, 0.13, 0.12)], closed=True), 0.06, 0.02, dot), (0, 0.0, 2.0), (-90, 0, 0)))
    leg = rounded([(-0.98, 0, 0.08), (-0.55, 0, 0.08), (-0.42, 0.5, 0.2), (0.42, 0.5, 0.2), (0.55, 0, 0.08), (0.98, 0, 0.08), (0.86, 1.78, 0.1), (-0.86, 1.78, 0.1)], closed=True)
    hole = rounded([(-0.46, 0.82, 0.12), (0.46, 0.82, 0.12), (0.4, 1.42, 0.12), (-0.4, 1.42, 0.12)], closed=True)
    parts += [place(plate(leg, 0.14, 0.05, plastic, [hole]), (x, 0, 0), (0, -5 if x > 0 else 5, 90)) for x in (-1.22, 1.22)]
    front = rounded([(-1.1, 0.9, 0.06), (1.1, 0.9, 0.06), (1.1, 1.75), (-1.1, 1.75)], closed=True)
    group(*parts, *[place(plate(front, 0.1, 0.03, plastic, [rounded([(-0.85, 1.05, 0.08), (0.85, 1.05, 0.08), (0.85, 1.5, 0.08), (-0.85, 1.5, 0.08)], closed=True)]), (0, y, 0)) for y in (-0.82, 0.82)], turn=(0, 0, -32))


models = {
    "ceiling-hooks": (ceiling_hooks, 6),
    "adhesive-hooks": (adhesive_hooks, 8),
    "chain-reel": (chain_reel, 10),
    "s-hooks": (s_hooks, 6),
    "carabiners": (carabiners, 6),
    "combination-lock": (combination_lock, 10),
    "key-blanks": (key_blanks, 6),
    "wooden-steps": (wooden_steps, 14),
    "aluminium-steps": (aluminium_steps, 12),
    "telescopic-ladder": (telescopic_ladder, 8),
    "step-stool": (step_stool, 22),
}
