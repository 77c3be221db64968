"""Hats, and slippers for the other end."""

from math import cos, pi, sin

from desk import bow_parts
from finishes import noisy, woven
from shapes import ball, box, group, lathe, material, place, plate, rounded, sheet, through, tube


def cap():
    """Six panels, a button and a curved peak."""
    cloth, seam = woven(material("cloth", rough=0.75), 40, 0.006), material("seam", rough=0.75, shade=0.5)
    lining = material("lining", "#e9e4d8", 0.8)

    def crown(u, v):
        a, b = 2 * pi * u, pi / 2 * v
        across = (u * 6) % 1 * 2 - 1
        groove = 0.02 * abs(across) ** 14
        r = 1.06 * cos(b) ** 0.82 - groove * cos(b) ** 0.3
        tall = 1.0 * sin(b) ** 0.95
        # The front stands higher than the back.
        front = max(0, -sin(a)) * sin(2 * b) * 0.08
        return (r * cos(a), 1.1 * r * sin(a) - front, tall)

    parts = [sheet(crown, 192, 60, cloth, closed=True)]
    for k in range(6):
        for side in (-1, 1):
            stitched = [crown(k / 6 + side * 0.008, 0.02 + 0.9 * j / 30) for j in range(31)]
            parts.append(tube([(x * 1.004, y * 1.004, z * 1.004) for x, y, z in stitched], 0.007, seam))
        parts.append(ball(0.035, seam, crown((k + 0.5) / 6, 0.62)))
    parts.append(ball(0.09, cloth, (0, 0, 1.0), (1, 1, 0.55)))

    def peak(u, v):
        a = -pi / 2 + (u - 0.5) * 2 * 1.12
        x, y = 1.05 * cos(a), 1.14 * sin(a)
        reach = 1.22 * cos((u - 0.5) * 2 * 1.3) ** 0.6
        out = v * reach
        wide = x * (1 + 0.04 * v)
        return (wide, y - out, 0.05 + 0.02 * v - 0.34 * wide * wide * (0.1 + 0.9 * v))

    parts.append(sheet(peak, 80, 30, cloth, thick=0.05))
    for row in (0.3, 0.5, 0.7, 0.88):
        parts.append(tube([(x, y, z + 0.03) for x, y, z in [peak(0.04 + 0.92 * k / 60, row) for k in range(61)]], 0.007, seam))
    parts.append(place(lathe([(0, 0.02), (1.03, 0.02)], lining), scale=(1, 1.1, 1)))
    group(*parts, turn=(0, 0, 38))


def sun_hat():
    """Straw-look hat with a band and a bow."""
    straw, band = material("straw", rough=0.75), material("band", "#2f3644", 0.45, sheen=0.3)
    profile = through([(0, 1.02), (0.42, 1.0), (0.68, 0.88), (0.8, 0.6), (0.86, 0.3), (0.9, 0.1), (1.02, 0.02), (1.4, -0.04), (1.8, -0.06), (1.95, -0.05)], 30)
    last = len(profile) - 1

    def point(u, v):
        k = round(v * last)
        r, z = profile[k]
        a = 2 * pi * u
        plait = 0.012 * sin(2 * pi * k / 7) + 0.005 * sin(100 * a + (k // 7) * pi)
        wave = max(0, r - 1.0) ** 1.5 * 0.1 * sin(3 * a + 0.6)
        return ((r + plait) * cos(a), (r + plait) * sin(a), z + plait + wave)

    parts = [sheet(point, 400, last, straw, closed=True)]
    parts.append(lathe(rounded([(0.9, 0.06), (0.935, 0.08, 0.02), (0.885, 0.36, 0.02), (0.84, 0.37)]), band, 120))
    parts.append(group(*bow_parts(band), at=(0.62, -0.72, 0.22), turn=(-12, 0, 40), scale=0.36))
    group(*parts)


def top_hat():
    felt, band = noisy(material("felt", rough=0.8, sheen=0.6), 60, 0.006), material("band", rough=0.3, sheen=0.4, shade=0.26)
    profile = rounded([(0, 1.75), (0.9, 1.75, 0.06), (0.82, 0.9, 0.8), (0.84, 0.0, 0.12), (1.45, 0.06, 0.05), (1.47, 0.1, 0.03), (1.4, 0.1)], steps=12)
    last = len(profile) - 1

    def point(u, v):
        r, z = profile[round(v * last)]
        a = 2 * pi * u
        return (r * cos(a), r * sin(a) * 0.94, z + max(0, r - 0.9) * 0.28 * cos(a) ** 2)

    parts = [sheet(point, 120, last, felt, closed=True, thick=0.03)]
    parts.append(place(lathe(rounded([(0.83, 0.05), (0.865, 0.07, 0.02), (0.85, 0.42, 0.02), (0.82, 0.43)]), band, 120), scale=(1, 0.95, 1)))
    parts.append(place(box(0.2, 0.08, 0.38, 0.03, band), (0.5, -0.7, 0.24), (0, 0, 34)))
    group(*parts, turn=(0, -4, 0))


def slipper(foam, sole):
    """A slide: a sole like a foot, and a broad strap."""
    outline = [*through([(-0.02, -1.45), (-0.36, -1.3), (-0.45, -0.9), (-0.4, -0.3), (-0.5, 0.4), (-0.52, 0.9), (-0.36, 1.32), (0.02, 1.46), (0.36, 1.3), (0.5, 0.85), (0.46, 0.3), (0.38, -0.3), (0.42, -0.95), (0.34, -1.3), (-0.02, -1.45)], 10)][:-1]
    parts = [place(plate(outline, 0.22, 0.07, foam), (0, 0, 0.28), (-90, 0, 0)), place(plate([(x * 1.02, y * 1.01) for x, y in outline], 0.14, 0.05, sole), (0, 0, 0.09), (-90, 0, 0))]

    def strap(u, v):
        a = pi * (1 - u)
        y = 0.12 + 0.95 * v + 0.1 * sin(a) * (v - 0.4)
        half = 0.55 - 0.03 * v
        return (half * cos(a) * (1 + 0.06 * sin(a)), y, 0.2 + (0.56 - 0.16 * v) * sin(a) ** 0.75)

    parts.append(sheet(strap, 60, 24, foam, thick=0.09, subdivide=1))
    return group(*parts)


def slippers():
    foam, sole = material("foam", rough=0.6), material("sole", rough=0.65, shade=0.5)
    left, right = slipper(foam, sole), place(slipper(foam, sole), scale=(-1, 1, 1))
    both = group(group(left, at=(-0.6, 0.1, 0), turn=(0, 0, 4)), group(right, at=(0.6, 0, 0), turn=(0, 0, -5)), turn=(0, 0, 148))
    group(both, turn=(20, 0, 0))


models = {"cap": (cap, 14), "sun-hat": (sun_hat, 20), "top-hat": (top_hat, 14), "slippers": (slippers, 18)}
