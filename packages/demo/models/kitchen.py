"""Things for kitchen and house."""

from math import cos, pi, sin

from shapes import ball, box, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def bucket():
    plastic, steel = material("plastic", rough=0.38), material("wire", "#aeb4bd", 0.3, metal=0.9)
    grip = material("grip", "#f3f1ec", 0.4)
    body = rounded([
        (0, 0.04), (0.6, 0.04, 0.03), (0.64, 0, 0.03), (0.72, 0, 0.04), (0.75, 0.1, 0.05), (0.97, 1.2, 0.03), (1.03, 1.22, 0.03),
        (1.06, 1.46, 0.05), (1.16, 1.46, 0.03), (1.17, 1.55, 0.04), (1.0, 1.56, 0.05), (0.7, 0.14, 0.1), (0, 0.12),
    ])
    parts = [lathe(body, plastic)]
    for side in (-1, 1):
        parts.append(place(box(0.16, 0.24, 0.26, 0.05, plastic), (side * 1.08, 0, 1.3)))
        parts.append(ball(0.06, steel, (side * 1.17, 0, 1.3)))
    bail = [(1.18 * cos(a), -1.18 * 0.86 * sin(a), 1.3 - 1.18 * 0.42 * sin(a)) for a in [pi * k / 48 for k in range(49)]]
    bail = [(x, -y * 0.55, 1.3 + (1.3 - z) * 2.25) for x, y, z in bail]
    parts.append(tube(bail, 0.032, steel))
    parts.append(tube(bail[19:30], 0.085, grip))
    group(*parts, turn=(0, 0, 16))


def teapot():
    enamel, dark = material("enamel", rough=0.3, coat=0.5), material("knob", "#2b2f38", 0.35, coat=0.3)
    body = rounded([(0, 0), (0.62, 0, 0.05), (0.66, 0.06, 0.05), (1.02, 0.45, 0.5), (1.02, 0.95, 0.5), (0.62, 1.38, 0.2), (0.6, 1.44, 0.02), (0.5, 1.44, 0.02), (0.5, 1.3)], steps=14)
    lid = rounded([(0.0, 1.68), (0.2, 1.67, 0.2), (0.5, 1.56, 0.12), (0.64, 1.46, 0.04), (0.66, 1.42, 0.02), (0.4, 1.41)], steps=10)
    spout = through([(0.75, 0, 0.5), (1.12, 0, 0.62), (1.34, 0, 0.95), (1.48, 0, 1.3), (1.66, 0, 1.46)], 12)
    count = len(spout) - 1
    radii = [1.75 - 1.05 * (k / count) ** 0.7 for k in range(count + 1)]
    handle = through([(-0.7, 0, 1.24), (-1.1, 0, 1.42), (-1.48, 0, 1.24), (-1.52, 0, 0.86), (-1.28, 0, 0.54), (-0.88, 0, 0.4)], 12)
    group(
        lathe(body, enamel), lathe(lid, enamel), tube(spout, 0.16, enamel, ends=False, radii=radii),
        place(ring(0.115, 0.03, dark), spout[-1], (0, 45, 0)),
        tube(handle, 0.1, enamel),
        place(ring(0.655, 0.022, dark), (0, 0, 1.445)), place(ring(0.655, 0.022, dark), (0, 0, 0.03)),
        lathe(rounded([(0, 1.98), (0.17, 1.97, 0.1), (0.17, 1.8, 0.08), (0.08, 1.74, 0.04), (0.11, 1.66)], steps=10), dark),
        turn=(0, 0, -18),
    )


def mug():
    glaze, inner = material("glaze", rough=0.35, coat=0.4), material("inside", "#f4f1ea", 0.4, coat=0.3)
    outside = rounded([(0, 0), (0.6, 0, 0.04), (0.66, 0.05, 0.06), (0.8, 0.3, 0.25), (0.8, 1.5, 0.03), (0.76, 1.55, 0.03)], steps=10)
    inside = rounded([(0.77, 1.55, 0.03), (0.72, 1.52, 0.03), (0.72, 0.3, 0.2), (0, 0.12)], steps=10)
    handle = through([(0.74, 0, 1.28), (1.05, 0, 1.32), (1.27, 0, 1.08), (1.25, 0, 0.7), (1.05, 0, 0.44), (0.74, 0, 0.4)], 12)
    group(lathe(outside, glaze), lathe(inside, inner), tube(handle, 0.105, glaze), turn=(0, 0, -28))


def knife():
    steel, edge = material("steel", "#cfd4da", 0.26, metal=0.85), material("edge", "#e9ecef", 0.3, metal=0.7)
    wood, rivet = material("wood", "#6b4630", 0.42, coat=0.25), material("rivet", "#d9dce0", 0.25, metal=0.9)
    blade = [*through([(0, 0.3), (0.9, 0.3), (1.8, 0.22), (2.45, -0.06), (2.6, -0.2)], 8), *through([(2.6, -0.2), (2.0, -0.36), (1.2, -0.42), (0.12, -0.42)], 8), (0.06, -0.36), (0.04, 0)]
    bevel = [*through([(2.57, -0.2), (2.0, -0.355), (1.2, -0.415), (0.14, -0.415)], 8), *through([(0.14, -0.33), (1.2, -0.33), (1.98, -0.28), (2.57, -0.2)], 8)]
    grip = [*through([(0.02, 0.3), (-0.4, 0.27), (-1.1, 0.3), (-1.45, 0.26)], 8), *through([(-1.52, 0.2), (-1.56, 0.02), (-1.5, -0.12)], 6), *through([(-1.4, -0.1), (-1.0, 0.0), (-0.5, -0.02), (-0.12, -0.06), (0.02, -0.02)], 8)]
    parts = [plate(blade, 0.05, 0.012, steel), place(plate(bevel, 0.056, 0.008, edge), (0, 0, 0)), plate(grip, 0.26, 0.075, wood)]
    parts.append(place(box(0.16, 0.2, 0.36, 0.05, steel), (0.05, 0, 0.12)))
    parts += [ball(0.06, rivet, (x, -0.11, 0.13), (1, 0.5, 1)) for x in (-0.35, -0.75, -1.15)]
    group(*parts, turn=(-14, -40, 0))


def basket():
    cane, rim = material("cane", rough=0.6), material("rim", "#b98a55", 0.55)

    def point(u, v):
        rows = 13
        row = v * rows
        wave = sin(2 * pi * u * 22 + pi * int(row))
        bulge = abs(sin(pi * row)) ** 0.7
        radius = 0.98 + 0.28 * v - 0.06 * sin(pi * v) + 0.045 * wave * bulge + 0.02 * bulge
        return (radius * 1.2 * cos(2 * pi * u), radius * 0.85 * sin(2 * pi * u), 0.06 + v * 1.05)

    parts = [sheet(point, 22 * 14, 13 * 9, cane, closed=True, thick=0.05)]
    parts.append(place(lathe([(0, 0.08), (1.0, 0.08)], cane), scale=(1.18, 0.84, 1)))

    def braid(height, wide, phase, thick):
        return [
            ((wide + 0.05 * cos(24 * a + phase)) * 1.2 * cos(a), (wide + 0.05 * cos(24 * a + phase)) * 0.85 * sin(a), height + 0.05 * sin(24 * a + phase))
            for a in [2 * pi * k / 400 for k in range(400)]
        ]

    for height, wide in ((1.12, 1.27), (0.07, 1.0)):
        parts += [tube(braid(height, wide, phase, 0.06), 0.062, rim, closed=True) for phase in (0, pi)]
    for phase in (0, pi):
        arch = []
        for k in range(121):
            a = pi * k / 120
            arch.append((1.47 * cos(a) , 0.05 * cos(26 * a + phase), 1.05 + 1.35 * sin(a) ** 0.85 + 0.05 * sin(26 * a + phase)))
        parts.append(tube(arch, 0.062, rim))
    group(*parts, turn=(0, 0, 20))


def sponge():
    foam, scour = material("foam", rough=0.9, pores=True), material("scour", "#3d5a4a", 0.95, pores=True)
    side = rounded([(-1.1, -0.72, 0.2), (1.1, -0.72, 0.2), (1.1, 0.72, 0.2), (-1.1, 0.72, 0.2)], closed=True)
    group(
        place(plate(side, 0.62, 0.09, foam), (0, 0, 0.47), (-90, 0, 0)),
        place(plate(side, 0.18, 0.05, scour), (0, 0, 0.08), (-90, 0, 0)),
        turn=(0, 0, 28),
    )


def pump_bottle():
    plastic, white = material("plastic", rough=0.35, coat=0.3), material("pump", "#f5f4f1", 0.35)
    label = material("label", "#faf8f3", 0.6)
    body = rounded([(0, 0), (0.58, 0, 0.08), (0.62, 0.1, 0.06), (0.62, 1.45, 0.3), (0.26, 1.72, 0.12), (0.24, 1.86)], steps=12)
    parts = [lathe(body, plastic), lathe(rounded([(0.2, 1.8), (0.3, 1.8, 0.03), (0.3, 2.06, 0.04), (0.1, 2.08, 0.02), (0.1, 2.3)]), white)]
    parts.append(lathe(rounded([(0, 2.26), (0.19, 2.26, 0.04), (0.19, 2.4, 0.05), (0, 2.42)]), white))
    parts.append(tube(through([(0, 0, 2.33), (-0.3, 0, 2.34), (-0.56, 0, 2.31), (-0.68, 0, 2.2)], 8), 0.075, white))

    def wrap(u, v):
        a = -pi / 2 - 0.85 + 1.7 * u
        return (0.627 * cos(a), 0.627 * sin(a), 0.42 + 0.72 * v)

    parts.append(sheet(wrap, 30, 1, label))
    group(*parts, turn=(0, 0, 14))


def candle():
    wax, wick = material("wax", rough=0.5, coat=0.1), material("wick", "#3a322c", 0.8)
    flame = material("flame", "#ffb638", 0.5, glow=0.9)
    heart = material("heart", "#fff0b0", 0.5, glow=1.0)
    body = rounded([(0, 0), (0.62, 0, 0.06), (0.62, 1.9, 0.09), (0.5, 1.93, 0.05), (0.36, 1.86, 0.1), (0, 1.83)], steps=9)
    drop = rounded([(0, 2.02), (0.13, 2.1, 0.1), (0.13, 2.28, 0.14), (0.05, 2.5, 0.1), (0, 2.66)], steps=9)
    group(lathe(body, wax), tube([(0, 0, 1.8), (0.01, 0, 2.0), (0.02, 0, 2.1)], 0.025, wick), lathe(drop, flame), place(lathe(drop, heart), (0, -0.08, 1.02), scale=(0.55, 0.55, 0.5)))


models = {
    "bucket": (bucket, 16),
    "teapot": (teapot, 12),
    "mug": (mug, 14),
    "kitchen-knife": (knife, 8),
    "basket": (basket, 15),
    "sponge": (sponge, 22),
    "pump-bottle": (pump_bottle, 10),
    "candle": (candle, 11),
}
