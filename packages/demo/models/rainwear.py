"""What keeps the rain off besides umbrellas and boots."""

from math import cos, pi, sin

from shapes import ball, group, lathe, material, place, rounded, sheet, through, tube


def poncho():
    """A hooded cape, as if somebody wore it."""
    film, inside = material("film", rough=0.36, coat=0.3), material("inside", rough=0.6, shade=0.2)
    press, seam = material("press", "#f4f1ea", 0.3, coat=0.4), material("seam", rough=0.45, shade=0.5)

    def body(u, v):
        a = 2 * pi * u
        # Shoulders first, then straight down to a wavy hem.
        drop = max(0, v - 0.14) / 0.86
        wide = 0.34 + 0.62 * sin(min(1, v / 0.3) * pi / 2) + 0.42 * drop
        deep = 0.3 + 0.22 * sin(min(1, v / 0.3) * pi / 2) + 0.3 * drop
        fold = 0.1 * drop**1.2 * sin(9 * a + 0.8 * sin(2 * a)) + 0.03 * drop * sin(17 * a + 1)
        z = 2.1 - 0.3 * (1 - cos(min(1, v / 0.24) * pi / 2)) - 2.05 * drop
        sag = 0.1 * drop * cos(a) ** 2
        return ((wide + fold) * cos(a), (deep + fold * 0.8) * sin(a), z + sag)

    parts = [sheet(body, 216, 80, film, closed=True, thick=0.02)]

    def hood(u, v):
        a, b = 2 * pi * u, pi * v
        x, y, z = 0.56 * sin(b) * cos(a), 0.56 * sin(b) * sin(a), 0.68 * cos(b)
        # A peak over the brow, and a little point behind.
        return (x, y - 0.1 * max(0, z) * max(0, -y) * 2 + 0.06 * max(0, y), z)

    parts.append(place(sheet(hood, 96, 64, film, closed=True), (0, 0.02, 2.44)))
    face = [(0.34 * cos(a) * (1 - 0.12 * sin(a)), -0.06, 0.43 * sin(a)) for a in [2 * pi * k / 72 for k in range(72)]]
    parts.append(group(place(ball(0.35, inside), scale=(1.0, 0.3, 1.24)), tube([(x, y - 0.05, z) for x, y, z in face], 0.045, film, closed=True), at=(0, -0.47, 2.42), turn=(7, 0, 0)))
    front = [body(0.75, 0.1 + 0.9 * k / 60) for k in range(61)]
    parts.append(tube([(x + 0.03, y - 0.015, z) for x, y, z in front], 0.03, film))
    parts.append(tube([(x + 0.1, y - 0.012, z) for x, y, z in front], 0.01, seam))
    for k in (8, 19, 30, 41, 52):
        x, y, z = front[k]
        parts.append(place(lathe(rounded([(0, 0.05), (0.06, 0.045, 0.02), (0.075, 0)]), press, 32), (x - 0.05, y - 0.02, z), (84, 0, 0)))
    for side in (-1, 1):
        cord = through([(side * 0.14, -0.5, 2.04), (side * 0.17, -0.66, 1.85), (side * 0.15, -0.72, 1.6), (side * 0.18, -0.73, 1.4)], 10)
        parts += [tube(cord, 0.022, press), ball(0.055, press, cord[-1])]
    hem = [body(k / 216, 0.985) for k in range(216)]
    parts.append(tube(hem, 0.022, film, closed=True))
    group(*parts, turn=(0, 0, -20))


models = {"poncho": (poncho, 6)}
