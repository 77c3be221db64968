"""What people wear and carry."""

from math import cos, pi, sin

from shapes import box, group, material, place, plate, rounded, sheet, through, tube


def boots():
    """A pair of rubber boots with pull-on loops."""
    rubber, lining = material("rubber", rough=0.3, coat=0.45), material("lining", "#4a4d55", 0.8)
    sole = material("sole", "#efe7d6", 0.6)
    front = through([(1.1, 0.1), (1.22, 0.22), (1.2, 0.42), (1.02, 0.62), (0.76, 0.76), (0.56, 0.93), (0.48, 1.2), (0.48, 1.6), (0.52, 2.25)], 12)
    back = through([(-0.46, 0.1), (-0.5, 0.3), (-0.46, 0.65), (-0.42, 0.95), (-0.46, 1.5), (-0.52, 2.25)], 16)

    def heel(z):
        return min(back, key=lambda p: abs(p[1] - z))[0]

    def egg(a, first, last, half, power):
        """A slice: round at the heel, full at the toe."""
        c, s = cos(a), sin(a)
        x = (first + last) / 2 + (last - first) / 2 * (abs(c) ** (2 / power)) * (1 if c > 0 else -1)
        return x, half * (abs(s) ** (2 / power)) * (1 if s > 0 else -1)

    def wall(shift, surface, start=0):
        count = len(front) - 1

        def point(u, v):
            x, z = front[start + round(v * (count - start))]
            foot = max(0.0, min(1.0, (0.95 - z) / 0.6))
            half = 0.45 - 0.02 * foot + shift
            px, py = egg(2 * pi * u, heel(z) - shift, x + shift, half, 2 + 0.35 * foot)
            # The ball of the foot is wider than the instep.
            return (px, py * (1 - 0.16 * foot * max(0, 0.5 - abs(px - 0.15))), z)

        return sheet(point, 96, count - start, surface, closed=True)

    def slab(first, last, half, low, high, surface, edge=0.04):
        outline = [egg(2 * pi * k / 96, first, last, half, 2.35) for k in range(96)]
        return place(plate(outline, high - low, edge, surface), (0, 0, (low + high) / 2), (-90, 0, 0))

    def rim(z, shift, thick, surface):
        return tube([(*egg(2 * pi * k / 96, -0.52 - shift, 0.52 + shift, 0.45 + shift, 2), z) for k in range(96)], thick, surface, closed=True)

    def boot():
        parts = [wall(0, rubber), wall(-0.05, lining, 70), rim(2.25, -0.02, 0.055, rubber)]
        parts += [rim(z, 0.0, 0.022, sole) for z in (2.02, 1.93)]
        parts += [slab(-0.54, 1.28, 0.5, 0.04, 0.18, sole), slab(-0.53, 0.1, 0.47, -0.12, 0.08, sole), slab(0.3, 1.2, 0.47, -0.12, 0.08, sole)]
        parts.append(slab(-0.52, 1.27, 0.475, 0.14, 0.27, rubber, 0.05))
        for side in (-1, 1):
            loop = [(0.17 * cos(a), side * 0.44, 2.2 + 0.3 * sin(a)) for a in [pi * k / 24 for k in range(25)]]
            parts.append(tube(loop, 0.045, rubber))
        return parts

    group(*boot(), at=(0.35, 0.62, 0), turn=(0, 0, -26))
    group(*boot(), at=(-0.35, -0.42, 0), turn=(0, 0, -40))


def backpack():
    cloth, dark = material("cloth", rough=0.62, sheen=0.3), material("zip", "#2b2f38", 0.5)
    leather, steel = material("leather", "#b9764a", 0.5, coat=0.15), material("steel", "#d4d8dd", 0.28, metal=0.9)

    def arch(wide, high, top, foot, base=0.0):
        return rounded([(-wide, base, foot), (wide, base, foot), (wide * 0.93, base + high, top), (-wide * 0.93, base + high, top)], closed=True, steps=16)

    parts = [plate(arch(0.98, 2.5, 0.82, 0.32), 1.0, 0.3, cloth)]
    # The front panel closes with a zip that runs round the arch.
    seam = [(x, -0.31, z) for x, z in arch(0.93, 2.4, 0.8, 0.3, 0.06)]
    parts.append(tube(seam, 0.035, dark, closed=True))
    parts.append(place(plate(arch(0.78, 1.12, 0.34, 0.24, 0.12), 0.5, 0.18, cloth), (0, -0.48, 0)))
    flap = [(-0.66, -0.715, 0.9), (-0.6, -0.735, 0.955), (0.6, -0.735, 0.955), (0.66, -0.715, 0.9)]
    parts.append(tube(flap, 0.032, dark))
    parts += [place(box(0.07, 0.03, 0.2, 0.014, steel), (0.5, -0.775, 0.86)), place(box(0.07, 0.03, 0.22, 0.014, steel), (0.8, -0.42, 1.72), (0, -8, 0))]
    parts.append(place(box(0.5, 0.05, 0.26, 0.02, leather), (0, -0.735, 0.52)))
    parts.append(place(plate(rounded([(-0.17, -0.2, 0.06), (0.17, -0.2, 0.06), (0.17, 0.2, 0.06), (-0.17, 0.2, 0.06)], closed=True), 0.05, 0.02, leather), (0, -0.52, 1.82)))
    for side in (-1, 1):
        strap = through([(side * 0.5, 0.46, 2.2), (side * 0.86, 0.66, 2.05), (side * 1.16, 0.72, 1.5), (side * 1.2, 0.64, 0.9), (side * 1.02, 0.46, 0.3), (side * 0.88, 0.3, 0.16)], 12)
        parts.append(tube(strap, 0.13, cloth))
        parts.append(place(plate(arch(0.36, 0.85, 0.12, 0.14), 0.3, 0.12, cloth), (side * 0.98, 0.02, 0.14), (0, 0, side * 90)))
    handle = through([(-0.3, 0.1, 2.44), (-0.26, 0.1, 2.72), (0, 0.1, 2.83), (0.26, 0.1, 2.72), (0.3, 0.1, 2.44)], 12)
    parts.append(tube(handle, 0.075, cloth))
    group(*parts, turn=(0, 0, -24))


models = {"rain-boots": (boots, 14), "backpack": (backpack, 10)}
