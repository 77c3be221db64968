"""Candles for cakes, and lights on wires."""

from math import cos, pi, sin

from finishes import clear
from glowing import flame
from pieces import writing
from shapes import ball, box, group, lathe, material, place, ring, rounded, sheet, through, tube


def twisted(wax, stripe, lit):
    """A thin candle with a spiral, in its holder."""
    holder, wick = material("holder", "#f7f4ec", 0.4), material("wick", "#3a322c", 0.8)
    parts = [lathe(rounded([(0, 0.2), (0.1, 0.2), (0.1, 2.4, 0.04), (0, 2.44)]), wax, 32), tube([(0.1 * cos(a), 0.1 * sin(a), 0.3 + 2.1 * a / (12 * pi)) for a in [12 * pi * k / 200 for k in range(201)]], 0.03, stripe), tube([(0, 0, 2.4), (0.01, 0, 2.56)], 0.018, wick)]
    parts += [lathe(rounded([(0, -0.5), (0.03, -0.4), (0.05, 0), (0.15, 0.1, 0.04), (0.16, 0.34, 0.03), (0.11, 0.34)]), holder, 32), *[place(ball(0.09, holder), (0.17 * cos(2 * pi * k / 6), 0.17 * sin(2 * pi * k / 6), 0.3), scale=(0.8, 0.8, 1)) for k in range(6)]]
    return group(*parts, *([place(flame(0.6), (0, 0, 2.5))] if lit else []))


def spiral_candles():
    """Eight of the pack, in two rows of mixed colours."""
    tones = ("#f48fb1", "#8ecbe8", "#f9d56b", "#a8d69a", "#c9a6e4", "#f7a877")
    white = material("stripe", "#fffaf0", 0.4)
    for k in range(8):
        wax = material(f"wax {k}", tones[(k * 5 + k // 4) % 6], 0.4, coat=0.2)
        place(twisted(wax, white, True), (0.72 * (k % 4 - 1.5) + 0.3 * (k // 4), 0.5 - 0.9 * (k // 4), 0.3 * (1 - k // 4)), (0, (k * 17) % 7 - 3, k * 30))


def number_candles():
    """Digits of wax on sticks, from nought to nine."""
    tones = ("#ef6f8f", "#4ba3d8", "#f3bf3f", "#6cbf6a", "#a97bd1")
    rim, stick = material("rim", "#fff4dc", 0.35, coat=0.4), material("stick", "#f5f2ea", 0.5)
    wick = material("wick", "#3a322c", 0.8)
    for k in range(10):
        wax = material(f"wax {k}", tones[k % 5], 0.3, coat=0.5)
        x, z = 1.25 * (k % 5 - 2), 1.25 - 2.6 * (k // 5)
        parts = [writing(str(k), 1.75, 0.16, wax, edge=0.07), writing(str(k), 1.75, 0.34, rim, edge=0.0), tube([(0, 0, -0.6), (0, 0, -1.25)], 0.05, stick), tube([(0, 0, 0.6), (0, 0, 0.86)], 0.03, wick)]
        group(*parts, at=(x, 0, z), turn=(0, (k * 23) % 15 - 7, -12))


def cupcake(wax, cream):
    cup = material("cup", "#f4d9b8", 0.6)
    cherry, wick = material("cherry", "#d22f3f", 0.25, coat=0.6), material("wick", "#3a322c", 0.8)

    def pleats(u, v):
        r = (0.52 + 0.2 * v) * (1 + 0.035 * sin(2 * pi * u * 24))
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), 0.6 * v)

    swirl = [((0.66 - 0.56 * t) * cos(2 * pi * 3.2 * t), (0.66 - 0.56 * t) * sin(2 * pi * 3.2 * t), 0.68 + 0.72 * t) for t in [k / 160 for k in range(161)]]
    parts = [sheet(pleats, 240, 4, wax, closed=True), lathe([(0, 0), (0.52, 0)], cup, 48), lathe([(0.7, 0.58), (0.5, 0.9), (0, 1.2)], cream, 48), tube(swirl, 0.22, cream, radii=[1 - 0.45 * k / 160 for k in range(161)])]
    parts += [place(ball(0.035, cherry if k % 3 else wax), ((0.74 - 0.04 * (k % 5)) * cos(k * 2.4), (0.74 - 0.04 * (k % 5)) * sin(k * 2.4), 0.82 + 0.1 * (k % 5)), (0, 0, k * 40), (0.7, 0.7, 1.6)) for k in range(22)]
    return group(*parts, ball(0.17, cherry, (0, 0, 1.55)), tube([(0, 0, 1.6), (0, 0, 1.84)], 0.03, wick))


def cupcake_candles():
    """Six candles like cupcakes."""
    wax, cream = material("wax", rough=0.5), material("cream", "#fff3e2", 0.5, coat=0.15)
    for k in range(6):
        place(cupcake(wax, cream), (1.7 * (k % 3 - 1) + 0.3 * (k // 3), 0.75 - 1.6 * (k // 3), 0), (0, 0, 40 * k))


def ice_fountains():
    """Four slim fountains, sparks above two of them."""
    spark, white = material("spark", "#ffd767", 0.4, glow=0.9), material("spark white", "#fff8dc", 0.4, glow=1.0)
    silver, stick = material("silver", "#c9ced6", 0.26, metal=0.8), material("stick", "#f7f4ec", 0.5)
    for k, tone in enumerate(("#d84a6a", "#3f8fd2", "#e0a63a", "#8d63b5")):
        foil = material(f"foil {k}", tone, 0.3, metal=0.4, coat=0.4)
        parts = [lathe(rounded([(0, 0), (0.17, 0, 0.03), (0.17, 2.3, 0.03), (0.1, 2.34)]), foil, 48), lathe([(0.172, 1.95), (0.176, 1.95), (0.176, 2.2), (0.172, 2.2)], silver, 48), lathe([(0.172, 0.1), (0.176, 0.1), (0.176, 0.3), (0.172, 0.3)], silver, 48), lathe(rounded([(0, -0.9), (0.03, -0.8), (0.06, -0.1), (0.14, 0)]), stick, 32)]
        if k in (1, 2):
            for n in range(54):
                a, lean, far = n * 2.39996, 0.08 + 0.62 * ((n * 7) % 54) / 54, 0.4 + 1.1 * ((n * 23) % 54) / 54
                tip = (far * sin(lean) * cos(a), far * sin(lean) * sin(a), 2.34 + far * cos(lean))
                start = tuple(p * 0.55 + q * 0.45 for p, q in zip(tip, (0, 0, 2.34)))
                parts += [tube([start, tip], 0.013, spark), ball(0.03 + 0.012 * (n % 3), white if n % 2 else spark, tip)]
        group(*parts, at=(0.85 * (k - 1.5), 0.2 * (k % 2), 0), turn=(0, 5 * (k - 1.5), 0))


def cork_lights():
    """A bottle with a cork whose wire of lamps hangs inside; two more corks beside it."""
    glass = clear(material("glass", "#dcebe4", 0.06, coat=1.0), 0.1, 0.6)
    cork, wire = material("cork", "#cfa26a", 0.85), material("wire", "#b97a45", 0.3, metal=0.8)
    lamp, steel = material("lamp", rough=0.2, coat=0.6, glow=0.6), material("cap", "#d3d8de", 0.3, metal=0.8)
    body = rounded([(0, 0.1), (0.6, 0.02, 0.05), (0.7, 0.0, 0.06), (0.74, 0.2, 0.1), (0.74, 2.1, 0.5), (0.27, 2.75, 0.4), (0.27, 3.5, 0.03), (0.33, 3.5, 0.03), (0.33, 3.7, 0.03), (0.25, 3.72)], steps=12)

    def stopper(at, turn):
        return group(lathe(rounded([(0, 0), (0.2, 0, 0.03), (0.25, 0.6, 0.04), (0, 0.6)]), cork, 40), lathe(rounded([(0.25, 0.58), (0.3, 0.6, 0.02), (0.3, 0.76, 0.04), (0, 0.77)]), steel, 40), at=at, turn=turn)

    coil = [((0.2 + 0.34 * min(1, t * 4)) * cos(2 * pi * 6 * t), (0.2 + 0.34 * min(1, t * 4)) * sin(2 * pi * 6 * t), 3.4 - 3.15 * t) for t in [k / 240 for k in range(241)]]
    parts = [lathe(body, glass, 80), stopper((0, 0, 3.45), (0, 0, 0)), tube(coil, 0.018, wire), *[ball(0.075, lamp, coil[k]) for k in range(12, 241, 9)]]
    for n, (x, y, turn) in enumerate(((1.5, -0.5, 30), (-1.45, -0.4, -40))):
        side = -1 if n else 1
        loops = [(x + side * (0.15 + 0.35 * sin(9 * t) + 0.2 * t), y - 0.35 - 0.3 * cos(9 * t), 0.1 + 0.5 * t) for t in [k / 80 for k in range(81)]]
        parts += [stopper((x, y, 0.25), (75, 0, turn)), tube(loops, 0.018, wire), *[ball(0.07, lamp, loops[k]) for k in range(4, 81, 9)]]
    group(*parts)


def light_curtain():
    """Wires of lamps that hang from a rail."""
    wire, rail = material("wire", "#c9b79a", 0.4, metal=0.5), material("rail", "#f2efe8", 0.4)
    lamp = material("lamp", rough=0.2, coat=0.6, glow=0.6)
    parts = [tube([(-1.75, 0, 1.6), (1.75, 0, 1.6)], 0.05, rail), *[place(ring(0.1, 0.03, rail), (x, 0, 1.72), (90, 0, 0)) for x in (-1.6, -0.55, 0.55, 1.6)]]
    for k in range(9):
        x = -1.6 + 0.4 * k
        line = [(x + 0.04 * sin(0.7 * n + k), 0.04 * cos(n + k), 1.6 - 0.16 * n) for n in range(20 - (k * 3) % 4)]
        parts.append(tube(line, 0.014, wire))
        for n in range(2 + k % 2, len(line), 3):
            parts.append(ball(0.085, lamp, line[n]))
    remote = [place(box(0.5, 0.14, 1.0, 0.08, rail), (0, 0, 0)), *[place(lathe([(0, 0.03), (0.06, 0.02), (0.07, 0)], material(f"key {k}", ("#4a505a", "#d8482f")[k == 0], 0.5), 24), ((k % 2 - 0.5) * 0.2, -0.07, 0.3 - 0.2 * (k // 2)), (90, 0, 0)) for k in range(8)]]
    group(*parts, group(*remote, at=(1.5, -0.5, -1.5), turn=(0, 14, -10)), turn=(0, 0, -8))


def solar_lights():
    """A garden string with its solar panel on a spike."""
    cord, shell, cell, line = material("cord", "#2f4a35", 0.6), material("shell", "#2b2e34", 0.5), material("solar", "#1d2b52", 0.2, coat=0.8), material("line", "#8fa3cf", 0.4)
    lamp = material("lamp", rough=0.2, coat=0.6, glow=0.5)
    panel = [place(box(1.3, 0.14, 1.1, 0.05, shell), (0, 0, 0)), place(box(1.16, 0.04, 0.96, 0.01, cell), (0, -0.07, 0)), *[place(box(0.016, 0.04, 0.96, 0.002, line), (-0.4 + 0.2 * k, -0.075, 0)) for k in range(5)]]
    parts = [group(*panel, at=(-1.0, 0, 1.3), turn=(-38, 0, 0)), tube([(-1.0, 0.1, 1.1), (-1.0, 0.1, -0.6)], 0.07, shell), place(lathe([(0.0, -1.3), (0.13, -0.6), (0.07, -0.5)], shell, 32), (-1.0, 0.1, 0))]
    path = through([(-1.0, 0.15, 0.9), (-0.4, 0, 0.2), (0.4, 0, 1.2), (1.5, 0, 1.3), (1.9, 0, 0.5), (1.1, 0, 0.1), (0.2, 0, -0.1), (-0.3, 0, -0.7), (0.6, 0, -1.1), (1.6, 0, -0.7), (2.1, 0, -1.2)], 14)
    parts.append(tube(path, 0.03, cord))
    for k in range(12, len(path), 9):
        x, y, z = path[k]
        parts += [place(ball(0.1, lamp), (x, y - 0.05, z - 0.1), scale=(1, 1, 1.3))]
    group(*parts)


models = {
    "spiral-candles": (spiral_candles, 12),
    "number-candles": (number_candles, 6),
    "cupcake-candles": (cupcake_candles, 18),
    "ice-fountains": (ice_fountains, 8),
    "cork-lights": (cork_lights, 8),
    "light-curtain": (light_curtain, 6),
    "solar-lights": (solar_lights, 8),
}
