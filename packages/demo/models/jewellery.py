"""Rings, stones, beads and chains."""

from math import atan2, cos, degrees, pi, sin

from shapes import ball, group, lathe, material, mesh, place, ring, rounded, sheet, through, tube


def stone(radius, depth=0.86):
    """A brilliant cut; its facets differ in lightness, as if they mirrored one another."""
    def around(count, r, z, shift=0.0):
        return [(radius * r * cos(2 * pi * (k + shift) / count), radius * r * sin(2 * pi * (k + shift) / count), radius * z) for k in range(count)]

    rims = [around(8, 0.56, 0.36), around(8, 0.8, 0.21, 0.5), around(16, 1, 0.03), around(16, 1, -0.03), around(8, 0.42, -depth * 0.6, 0.5), [(0, 0, -radius * depth)]]
    starts = [sum(len(rim) for rim in rims[:n]) for n in range(len(rims))]
    table, main, girdle, under, lower, culet = (lambda k, s=s, c=len(r): s + k % c for s, r in zip(starts, rims))
    faces = [tuple(table(k) for k in range(8))]
    for k in range(8):
        faces += [(table(k), main(k), table(k + 1)), (table(k), main(k - 1), girdle(2 * k), main(k))]
        faces += [(main(k), girdle(2 * k), girdle(2 * k + 1)), (main(k), girdle(2 * k + 1), girdle(2 * k + 2))]
        faces += [(under(2 * k), lower(k - 1), culet(0), lower(k))]
        faces += [(under(2 * k + 1), under(2 * k), lower(k)), (under(2 * k + 2), under(2 * k + 1), lower(k))]
    faces += [(girdle(k), under(k), under(k + 1), girdle(k + 1)) for k in range(16)]
    shades = [material(f"stone {shade}", rough=0.12, coat=0.8, shade=shade) for shade in (0.62, 0.34, 0.9, 0.5, 0.76, 0.24, 1.0)]
    made = mesh([corner for rim in rims for corner in rim], faces, shades[0], smooth=False)
    for surface in shades[1:]:
        made.data.materials.append(surface)
    for n, face in enumerate(made.data.polygons):
        face.material_index = (n * 5 + n // 7 * 2) % len(shades) if n else 4
    return made


def crystal():
    group(stone(1.2, 1.0), turn=(2, -9, 12))


def stone_ring():
    """A solitaire: four claws hold the stone above a plain band."""
    silver = material("silver", "#d6dae0", 0.2, metal=0.9)
    band = sheet(
        lambda u, v: ((1 + 0.07 * cos(2 * pi * v)) * cos(2 * pi * u), 0.13 * sin(2 * pi * v) * (1 - 0.2 * sin(2 * pi * u)), (1 + 0.07 * cos(2 * pi * v)) * sin(2 * pi * u)),
        160, 24, silver, closed=True,
    )
    parts = [band, place(stone(0.52), (0, 0, 1.55))]
    for k in range(4):
        a = pi / 4 + pi / 2 * k
        claw = through([(0.06 * cos(a), 0.06 * sin(a), 1.03), (0.3 * cos(a), 0.3 * sin(a), 1.25), (0.5 * cos(a), 0.5 * sin(a), 1.52), (0.47 * cos(a), 0.47 * sin(a), 1.66)], 8)
        parts.append(tube(claw, 0.05, silver))
    parts.append(place(ring(0.3, 0.035, silver), (0, 0, 1.26)))
    group(*parts, turn=(0, 0, 32))


def tassel(silk, cap, at):
    """Hangs from a point."""
    def threads(u, v):
        radius = (0.1 + 0.09 * v) * (1 + 0.1 * sin(2 * pi * u * 18))
        return (radius * cos(2 * pi * u), radius * sin(2 * pi * u), -0.18 - 0.85 * v)

    return group(
        sheet(threads, 216, 16, silk, closed=True), place(lathe([(0, 0), (0.19, 0)], silk), (0, 0, -1.02)),
        lathe(rounded([(0, 0.02), (0.08, 0, 0.05), (0.13, -0.1, 0.05), (0.135, -0.24, 0.02), (0.1, -0.25)]), cap), at=at,
    )


def beads():
    """A bracelet of beads with a tassel, laid down."""
    bead, gold = material("bead", rough=0.28, coat=0.5), material("gold", "#dcb45a", 0.28, metal=0.9)
    silk, cord = material("silk", rough=0.6, sheen=0.4), material("cord", "#4a4038", 0.8)
    parts = [place(ring(1.12, 0.03, cord), turn=(90, 0, 0))]
    count = 21
    for k in range(count):
        a = -pi / 2 + 2 * pi * k / count
        at = (1.12 * cos(a), 0, 1.12 * sin(a))
        if k == 0:
            parts.append(ball(0.2, gold, at))
        elif k % 5 == 0:
            parts.append(place(lathe(rounded([(0.04, -0.08), (0.14, -0.08, 0.03), (0.17, 0, 0.04), (0.14, 0.08, 0.03), (0.04, 0.08)]), gold), at, (0, -a * 180 / pi, 0)))
        else:
            parts.append(ball(0.168, bead, at))
    parts.append(tassel(silk, gold, (0, -0.02, -1.3)))
    group(*parts, turn=(-14, 16, 0))


def link(steel, long, wide, thick):
    shape = rounded([(-long, -wide, wide), (long, -wide, wide), (long, wide, wide), (-long, wide, wide)], closed=True, steps=14)
    return tube([(x, 0, z) for x, z in shape], thick, steel, closed=True)


def chain():
    """A necklace of cable links, laid down in a loop."""
    steel = material("steel", "#ced3da", 0.22, metal=0.9)
    path = through([(-0.25, 0, 1.5), (-0.75, 0, 1.2), (-1.2, 0, 0.5), (-1.15, 0, -0.35), (-0.6, 0, -1.05), (0.15, 0, -1.25), (0.85, 0, -0.95), (1.25, 0, -0.2), (1.2, 0, 0.6), (0.8, 0, 1.2), (0.28, 0, 1.5)], 40)
    step, parts, walked, last = 0.245, [], 0.0, path[0]
    for point in path[1:]:
        dx, dz = point[0] - last[0], point[2] - last[2]
        walked += (dx * dx + dz * dz) ** 0.5
        last = point
        if walked < step:
            continue
        walked -= step
        angle = -degrees(atan2(dz, dx))
        roll = 38 if len(parts) % 2 else -38
        parts.append(group(place(link(steel, 0.19, 0.1, 0.036), turn=(roll, 0, 0)), at=point, turn=(0, angle, 0)))
    parts.append(group(place(ring(0.15, 0.034, steel), turn=(90, 0, 0)), at=(-0.3, -0.02, 1.5)))
    claw = [(0.05, 0), (0.16, 0.13, 0.1), (0.32, 0.12, 0.1), (0.42, 0, 0.05), (0.32, -0.12, 0.1), (0.16, -0.13, 0.1)]
    parts.append(group(tube([(x, 0, z) for x, z in rounded(claw, closed=True)], 0.045, steel, closed=True), ball(0.07, steel, (0.02, 0, 0)), at=(-0.2, -0.02, 1.53)))
    group(*parts, turn=(-12, 6, 0))


def crown():
    """Eight points with pearls, and stones in the band."""
    gold, velvet = material("gold", "#dcb04e", 0.24, metal=0.9), material("velvet", "#8f2f4e", 0.8, sheen=0.8)
    pearl, stones = material("pearl", "#f5efe4", 0.2, coat=0.7), [material(name, name, 0.12, coat=1.0) for name in ("#c8324a", "#2f63c0", "#2b8f5f")]

    def wall(u, v):
        peak = abs((u * 8) % 1 * 2 - 1) ** 1.5
        r = 1.0 + 0.22 * v * (0.4 + 0.6 * peak)
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), 0.1 + v * (0.42 + 0.72 * peak))

    parts = [sheet(wall, 256, 24, gold, closed=True, thick=0.06)]
    parts += [place(ring(1.02, 0.075, gold), (0, 0, z)) for z in (0.09, 0.4)]
    parts.append(lathe(through([(0.96, 0.08), (0.9, 0.4), (0.6, 0.66), (0.0, 0.74)], 10), velvet))
    for k in range(8):
        a = 2 * pi * k / 8
        parts.append(ball(0.1, pearl, (1.22 * cos(a), 1.22 * sin(a), 1.32)))
        parts.append(place(ball(0.1, stones[k % 3], (0, 0, 0), (1, 0.5, 1)), (1.07 * cos(a), 1.07 * sin(a), 0.245), (0, 0, a * 180 / pi + 90)))
        b = a + pi / 8
        parts.append(ball(0.055, pearl, (1.06 * cos(b), 1.06 * sin(b), 0.245)))
    group(*parts, turn=(0, 0, 11))


def eye():
    """A glass eye that keeps envy away."""
    glass, white = material("glass", rough=0.14, coat=0.8), material("white", "#f7f7f2", 0.2, coat=0.7)
    iris, pupil = material("iris", "#6fc3ec", 0.2, coat=0.7), material("pupil", "#1d2330", 0.15, coat=0.8)
    cord = material("cord", "#efe6d4", 0.8)
    body = rounded([(0, 0.26), (0.7, 0.24, 0.4), (1.12, 0.06, 0.16), (1.14, -0.06, 0.1), (0.7, -0.18, 0.3), (0, -0.2)], steps=10)
    parts = [place(lathe(body, glass, 160), turn=(90, 0, 0))]
    for r, y, surface in ((0.74, 0.245, white), (0.5, 0.285, iris), (0.26, 0.32, pupil)):
        parts.append(place(lathe(rounded([(0, 0.03), (r * 0.8, 0.025, 0.1), (r, -0.03)]), surface, 120), (0, -y + 0.01, 0), (90, 0, 0)))
    parts.append(place(ring(0.14, 0.055, glass), (0, 0, 1.22), (90, 0, 0)))
    line = through([(-0.02, 0.02, 1.3), (-0.16, -0.02, 1.6), (-0.2, -0.02, 2.0), (0.0, 0, 2.3), (0.22, 0.02, 2.0), (0.16, 0.04, 1.6), (0.02, 0.02, 1.3)], 12)
    parts += [tube(line, 0.035, cord), ball(0.09, cord, (0, -0.02, 1.42))]
    group(*parts, turn=(-8, 14, 0))


models = {"stone-ring": (stone_ring, 16), "crystal": (crystal, 14), "beads": (beads, 6), "chain": (chain, 6), "eye": (eye, 6), "crown": (crown, 16)}
