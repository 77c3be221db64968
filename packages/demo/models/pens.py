"""Pens, and what a desk holds things together with."""

from math import cos, pi, sin

from finishes import clear, noisy
from pieces import card
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, through, tube


def steels():
    return material("steel", "#cdd2d8", 0.24, metal=0.9), material("gold", "#dcb45a", 0.25, metal=0.9), material("dark", "#26292f", 0.5)


def clip(surface, low, high, radius, turn=0):
    arm = [(radius, high), (radius + 0.1, high - 0.02), (radius + 0.09, low + 0.16), (radius + 0.03, low)]
    return [group(tube([(0, -x, z) for x, z in through(arm, 8)], 0.035, surface), ball(0.055, surface, (0, -radius - 0.02, low)), turn=(0, 0, turn))]


def gel_pen(barrel, steel, dark):
    parts = [lathe(rounded([(0.17, 0.55), (0.18, 1.6, 0.05), (0.18, 2.5, 0.03), (0.14, 2.56, 0.03), (0.14, 2.6)]), barrel, 64)]
    parts.append(lathe([(0.185 + 0.012 * (k % 2), -0.35 + 0.045 * k) for k in range(20)] + [(0.17, 0.56)], dark, 64))
    parts += [lathe(rounded([(0, -0.92), (0.025, -0.92), (0.03, -0.8), (0.07, -0.72), (0.16, -0.4, 0.05), (0.17, -0.34)]), steel, 48), lathe(rounded([(0.12, 2.55), (0.12, 2.86, 0.05), (0, 2.88)]), steel, 48)]
    return group(*parts, lathe([(0.185, 1.5), (0.19, 1.51), (0.19, 1.56), (0.185, 1.57)], steel, 48), *clip(barrel, 1.5, 2.45, 0.18))


def click_pen():
    """A gel pen with a rubber grip and a clip."""
    steel, _gold, dark = steels()
    group(gel_pen(material("barrel", rough=0.3, coat=0.4), steel, dark), turn=(0, 42, 0))


def nib(surface, dark, size=1.0):
    """A steel nib, point down."""
    outline = [*through([(0, -0.75), (0.07, -0.5), (0.16, -0.2), (0.17, 0.1)], 8), (0.13, 0.3), (-0.13, 0.3), *through([(-0.17, 0.1), (-0.16, -0.2), (-0.07, -0.5), (0, -0.75)], 8)[:-1]]
    made = group(plate(outline, 0.05, 0.012, surface), place(plate(circle(0.035), 0.06, 0.004, dark), (0, 0, -0.14)), place(box(0.012, 0.06, 0.5, 0.001, dark), (0, 0, -0.42)))
    made.scale = (size,) * 3
    return made


def fountain_pen():
    """A school pen, its cap beside it, and two cartridges."""
    steel, _gold, dark = steels()
    barrel, grip = material("barrel", rough=0.28, coat=0.5), material("grip", rough=0.4, shade=0.34)
    ink = clear(material("ink", "#2a54b8", 0.1, coat=0.8), 0.75, 0.95)
    body = [lathe(rounded([(0.15, 0.3), (0.21, 0.34), (0.22, 1.3, 0.2), (0.19, 2.1, 0.2), (0.1, 2.3, 0.1), (0, 2.32)], steps=10), barrel, 64), lathe(rounded([(0.12, -0.5), (0.15, -0.42, 0.02), (0.17, 0.3)]), grip, 64), place(ring(0.205, 0.03, steel), (0, 0, 0.33)), place(ring(0.13, 0.025, steel), (0, 0, -0.48))]
    body.append(place(nib(steel, dark), (0, -0.08, -0.72)))
    cap = [lathe(rounded([(0.2, 0), (0.24, 0.0, 0.02), (0.24, 0.9, 0.1), (0.2, 1.35, 0.12), (0, 1.42)], steps=10), barrel, 64), place(ring(0.235, 0.028, steel), (0, 0, 0.06)), lathe([(0.0, 0.03), (0.2, 0.03)], dark, 48), *clip(steel, 0.36, 1.3, 0.23, 20)]
    cells = [group(lathe(rounded([(0, -0.42), (0.09, -0.42, 0.04), (0.09, 0.34, 0.04), (0.05, 0.4, 0.02), (0.05, 0.46), (0, 0.47)]), ink, 40), at=(0.62 + 0.32 * k, -0.05, -0.68 - 0.2 * k), turn=(0, 60, 0)) for k in (0, 1)]
    group(group(*body, at=(-0.2, 0, -0.7), turn=(0, 42, 0)), group(*cap, at=(-1.05, 0, 0.1), turn=(0, 42, 0)), *cells, turn=(-6, 0, 0))


def dip_pen():
    """A wooden holder with its nib above a tin of six."""
    steel, gold, dark = steels()
    wood, tin = material("wood", "#7a4a2c", 0.4, coat=0.35), material("tin", "#2f6f74", 0.4, coat=0.2)
    velvet = material("velvet", "#3a2430", 0.9, sheen=0.5)
    pen = [lathe(rounded([(0.13, 0.1), (0.17, 0.4, 0.2), (0.15, 0.9, 0.3), (0.11, 2.0, 0.4), (0.07, 3.1, 0.1), (0, 3.14)], steps=10), wood, 64), lathe(rounded([(0.1, -0.2), (0.125, -0.18, 0.01), (0.135, 0.14)]), gold, 48), place(nib(steel, dark), (0, -0.05, -0.45))]
    base = [card(1.9, 1.2, 0.24, tin, radius=0.2, edge=0.05), card(1.72, 1.02, 0.02, velvet, (0, -0.12, 0), radius=0.14), place(card(1.9, 1.2, 0.1, tin, radius=0.2, edge=0.04), (0, 0.1, 1.24), (10, 0, 0))]
    base.append(card(1.2, 0.5, 0.02, gold, (0, 0.04, 1.24), (10, 0, 0), radius=0.16))
    base += [place(nib(gold if k % 2 else steel, dark, 0.86), (-0.65 + 0.26 * k, -0.15, 0.1), (0, 180 if k % 2 else 0, 0)) for k in range(6)]
    group(group(*base, at=(0.5, 0.1, -0.9), turn=(0, 6, 0)), group(*pen, at=(-0.9, -0.3, -1.0), turn=(0, 30, 0)), turn=(-8, 0, -8))


def gift_pen():
    """A metal ballpoint in front of the open tube it comes in."""
    steel, gold, dark = steels()
    lacquer, board, lining = material("lacquer", rough=0.26, coat=0.6), material("tube", "#2c2f38", 0.6), material("lining", "#e8dcc4", 0.8)
    pen = [lathe(rounded([(0, -1.1), (0.03, -1.1), (0.04, -1.0), (0.14, -0.5, 0.1), (0.16, 0.4)], steps=8), lacquer, 64), lathe(rounded([(0.165, 0.42), (0.17, 1.3, 0.1), (0.13, 1.72, 0.06), (0, 1.74)], steps=8), lacquer, 64), lathe(rounded([(0.16, 0.36), (0.185, 0.38, 0.01), (0.185, 0.52, 0.01), (0.16, 0.54)]), gold, 48), lathe(rounded([(0, -1.14), (0.03, -1.12), (0.075, -0.84), (0.08, -0.8)]), gold, 40), lathe(rounded([(0.12, 1.7), (0.1, 1.9, 0.05), (0, 1.92)]), gold, 40), *clip(gold, 0.66, 1.62, 0.165, 15)]
    pack = [lathe(rounded([(0, -1.3), (0.4, -1.3, 0.04), (0.4, 0.9), (0.36, 0.9), (0.36, 0.2)]), board, 80), lathe(rounded([(0.36, 0.6), (0.385, 0.6), (0.385, 1.06, 0.01), (0.34, 1.06), (0.34, 0)]), lining, 80), place(ring(0.402, 0.012, gold), (0, 0, -1.0)), place(ring(0.402, 0.012, gold), (0, 0, 0.72))]
    lid = [lathe(rounded([(0.36, 0), (0.4, 0), (0.4, 0.8, 0.04), (0, 0.8)]), board, 80), place(ring(0.402, 0.012, gold), (0, 0, 0.18))]
    group(group(*pack, at=(0.45, 0.5, 0.1), turn=(0, 42, 0)), group(*lid, at=(1.5, 0.4, 1.06), turn=(10, 62, 0)), group(*pen, at=(-0.35, -0.3, -0.35), turn=(0, 38, 0)), turn=(-4, 0, 0))


def push_pin(head, steel):
    shape = rounded([(0, 0.62), (0.2, 0.62, 0.04), (0.2, 0.53, 0.03), (0.11, 0.44, 0.06), (0.09, 0.16, 0.08), (0.22, 0.06, 0.05), (0.22, -0.02, 0.02), (0.03, -0.03)], steps=6)
    return group(lathe(shape, head, 48), lathe([(0.028, 0), (0.026, -0.4), (0, -0.56)], steel, 16))


def push_pins():
    """A tub of pins in five colours, a few of them in front."""
    steel, _gold, _dark = steels()
    heads = [material(f"head {k}", colour, 0.25, coat=0.5) for k, colour in enumerate(("#d63c3c", "#f2b233", "#3f9b57", "#3279c8", "#f4f4f1"))]
    tub = clear(material("tub", "#eef5f8", 0.1, coat=0.8), 0.22, 0.75)
    parts = [lathe(rounded([(0, 0), (0.95, 0, 0.08), (1.02, 1.1, 0.02)]), tub, 96), place(ring(1.02, 0.035, tub), (0, 0, 1.1)), lathe([(0, 0.02), (0.93, 0.02)], tub, 64)]
    for k in range(38):
        layer, a = k // 12, 2.4 * k
        r = 0.2 + 0.38 * ((k * 7) % 11) / 10
        parts.append(place(push_pin(heads[(k * 3 + k // 5) % 5], steel), (r * cos(a), r * sin(a), 0.22 + 0.28 * layer), ((k * 67) % 140 - 70, (k * 41) % 150 - 75, k * 50)))
    group(*parts, at=(0.2, 0.6, 0))
    for k, (x, y) in enumerate(((-1.2, -0.55), (-0.6, -0.95), (0.1, -0.85), (0.75, -1.0), (1.25, -0.5))):
        group(place(push_pin(heads[k], steel), (0, 0, 0.21), (0, 72, 0)), at=(x, y, 0), turn=(0, 0, 40 + 67 * k))


def map_pins():
    """Pins with round heads in a piece of cork."""
    head, steel = material("head", rough=0.22, coat=0.6), material("steel", "#cdd2d8", 0.22, metal=0.9)
    cork = noisy(material("cork", "#c99a63", 0.9), 30, 0.03)
    parts = [place(box(2.5, 1.7, 0.3, 0.06, cork), (0, 0, -0.15))]
    for x, y, lean, swing in ((-0.85, 0.4, 12, -16), (-0.15, 0.5, -8, 6), (0.75, 0.45, 10, 18), (-0.6, -0.3, -12, -8), (0.2, -0.2, 4, 12), (0.9, -0.4, -10, 22)):
        parts.append(group(tube([(0, 0, -0.1), (0, 0, 0.85)], 0.025, steel), ball(0.2, head, (0, 0, 0.95)), at=(x, y, 0), turn=(-lean, swing, 0)))
    group(*parts, turn=(0, 0, 22))


def paper_clip(steel):
    path = rounded([(-0.2, -0.5), (-0.2, 0.62, 0.2), (0.2, 0.62, 0.2), (0.2, -0.82, 0.26), (-0.32, -0.82, 0.26), (-0.32, 0.85, 0.32), (0.32, 0.85, 0.32), (0.32, -0.42)], steps=12)
    return tube([(x, 0.03 * sin(k * 0.12), z) for k, (x, z) in enumerate(path)], 0.042, steel)


def paper_clips():
    """An open box of clips, some of them in front."""
    steel, _gold, dark = steels()
    board, inner = material("board", "#2f6fb3", 0.6), material("inner", "#d8d2c4", 0.8)
    parts = [place(box(2.0, 1.2, 0.04, 0.01, inner), (0, 0, 0.02)), *[place(box(0.05, 1.24, 0.7, 0.015, board), (x, 0, 0.35)) for x in (-1, 1)], *[place(box(2.04, 0.05, 0.7, 0.015, board), (0, y, 0.35)) for y in (-0.6, 0.6)]]
    parts += [place(box(0.9, 0.01, 0.34, 0.004, inner), (0, -0.63, 0.36)), group(box(2.04, 1.2, 0.04, 0.012, board), at=(0, 1.05, 1.08), turn=(62, 0, 0))]
    parts += [place(paper_clip(steel), (((k * 37) % 100) / 100 - 0.5, ((k * 53) % 100) / 170 - 0.3, 0.46 + 0.02 * (k % 9)), (78 + (k * 29) % 34, (k * 31) % 24 - 12, k * 47), 0.62) for k in range(30)]
    group(*parts, at=(0.1, 0.5, 0))
    for k, (x, y, turn) in enumerate(((-1.1, -0.7, 30), (-0.2, -0.95, -60), (0.7, -0.75, 15), (1.45, -0.35, 70))):
        place(paper_clip(steel), (x, y, 0.05), (90, 0, turn), 0.8)


def magnet(paint, steel, dark, long=1.0):
    """A horseshoe, poles down."""
    count = 40
    arch = [(1.0 * cos(pi * k / count), long + 1.0 * sin(pi * k / count)) for k in range(count + 1)]
    inner = [(0.45 * cos(pi - pi * k / count), long + 0.45 * sin(pi - pi * k / count)) for k in range(count + 1)]
    parts = [plate([(1.0, 0.35), *arch, (-1.0, 0.35), (-0.45, 0.35), *inner, (0.45, 0.35)], 0.5, 0.06, paint)]
    return group(*parts, *[place(box(0.55, 0.5, 0.62, 0.05, steel), (x, 0, 0.04)) for x in (-0.725, 0.725)])


def horseshoe_magnet():
    """A painted horseshoe with bright poles, and the keeper across them."""
    paint, steel, dark = material("paint", rough=0.3, coat=0.5), material("steel", "#ced3d9", 0.24, metal=0.9), material("keeper", "#868d97", 0.3, metal=0.8)
    group(magnet(paint, steel, dark, 0.9), place(box(2.1, 0.4, 0.24, 0.04, dark), (0, 0, -0.42)), turn=(-12, 24, -24))


def memo_magnets():
    """Six small horseshoes."""
    paint, steel = material("paint", rough=0.3, coat=0.5), material("steel", "#ced3d9", 0.24, metal=0.9)
    for k in range(6):
        place(magnet(paint, steel, steel, 0.5), (2.5 * (k % 3 - 1), 0.1, 1.3 - 2.5 * (k // 3)), (-10, (-14, 8, 20, 12, -10, -22)[k], -14))


models = {
    "click-pen": (click_pen, 6),
    "fountain-pen": (fountain_pen, 6),
    "dip-pen": (dip_pen, 10),
    "gift-pen": (gift_pen, 8),
    "push-pins": (push_pins, 24),
    "map-pins": (map_pins, 24),
    "paper-clips": (paper_clips, 28),
    "horseshoe-magnet": (horseshoe_magnet, 8),
    "memo-magnets": (memo_magnets, 8),
}
