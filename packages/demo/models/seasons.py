"""Christmas, Halloween and the lunar New Year."""

from math import cos, pi, sin

from finishes import clear, noisy
from party import star
from plush import fur, oval
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube
from wooden import paint, wood


def bough(stage, r, high, surface, spikes=26):
    """One tier of needles: a cone whose rim is jagged."""
    def point(u, v):
        jag = 1 + 0.16 * v * sin(2 * pi * spikes * u) + 0.07 * v * sin(2 * pi * (spikes * 2 + 3) * u)
        rr = 0.06 + (r - 0.06) * v ** 0.9 * jag
        return (rr * cos(2 * pi * u), rr * sin(2 * pi * u), stage + high * (1 - v) - 0.12 * v * v * (1 + 0.5 * sin(2 * pi * spikes * u)) + 0.03 * sin(40 * v))

    return sheet(point, 260, 26, surface, closed=True, thick=0.02)


def tree():
    """Decorated, in a pot, with a star."""
    needles, dark = noisy(material("needles", "#2e7a48", 0.85), 30, 0.06), noisy(material("deep", "#256a3d", 0.85), 30, 0.06)
    gold, red, blue, pot = material("gold", "#e3b54a", 0.25, metal=0.8), material("red", "#d0342f", 0.2, coat=0.7), material("blue", "#3c74c0", 0.2, coat=0.7), noisy(material("pot", "#b98a5a", 0.8), 30, 0.03)
    parts = [bough(0.9 + 0.52 * k, 1.35 - 0.22 * k, 0.95, (needles, dark)[k % 2]) for k in range(6)]
    parts += [lathe(rounded([(0, 0), (0.5, 0, 0.05), (0.62, 0.62), (0.68, 0.64, 0.03), (0.68, 0.76, 0.03), (0, 0.74)]), pot, 64), lathe([(0.14, 0.6), (0.14, 1.2)], material("trunk", "#6b4a30", 0.9), 24)]
    for k in range(5):
        r, z = 1.3 - 0.22 * k, 0.92 + 0.52 * k
        for j in range(9 - k):
            a = 2 * pi * (j + 0.5 * (k % 2)) / (9 - k)
            parts.append(ball(0.115, (red, gold, blue)[(j + k) % 3], (r * cos(a), r * sin(a), z)))
    spiral = [((1.24 - 1.1 * t) * cos(2 * pi * 4.5 * t), (1.24 - 1.1 * t) * sin(2 * pi * 4.5 * t), 1.15 + 2.8 * t) for t in [k / 300 for k in range(301)]]
    parts += [ball(0.045, gold, p) for p in spiral[::4]]
    parts.append(place(plate(star(5, 0.36, 0.16), 0.14, 0.05, gold), (0, 0, 4.55)))
    group(*parts)


def bauble(surface, cap, at, turn=(0, 0, 0), radius=0.42):
    parts = [ball(radius, surface), lathe(rounded([(0.1, radius - 0.02), (0.1, radius + 0.1, 0.02), (0, radius + 0.11)]), cap, 32), place(ring(0.07, 0.016, cap), (0, 0, radius + 0.16), (90, 0, 30))]
    return group(*parts, at=at, turn=turn)


def baubles():
    """36 in a box of six by six, in three finishes."""
    gloss, matt = material("gloss", rough=0.08, coat=1.0), material("matt", rough=0.75, shade=0.62)
    glitter, cap = noisy(material("glitter", rough=0.3, coat=0.6, shade=0.85), 140, 0.05), material("cap", "#d8b25c", 0.25, metal=0.9)
    card, film = paint("#f3eee2"), clear(material("film", "#f4f8fa", 0.1, coat=1.0), 0.04, 0.3)
    parts = [place(box(5.5, 5.5, 0.1, 0.03, card), (0, 0, 0.05))]
    parts += [place(box(5.6, 0.08, 0.62, 0.03, card), (0, s * 2.74, 0.3)) for s in (-1, 1)] + [place(box(0.08, 5.6, 0.62, 0.03, card), (s * 2.74, 0, 0.3)) for s in (-1, 1)]
    parts += [place(box(5.4, 0.04, 0.4, 0.01, card), (0, -2.25 + 0.9 * k + 0.45, 0.24)) for k in range(5)] + [place(box(0.04, 5.4, 0.4, 0.01, card), (-2.25 + 0.9 * k + 0.45, 0, 0.24)) for k in range(5)]
    for i in range(6):
        for j in range(6):
            parts.append(bauble((gloss, matt, glitter)[(i + j) % 3], cap, (-2.25 + 0.9 * i, -2.25 + 0.9 * j, 0.52), (18, 0, i * 40 + j * 70)))
    group(*parts, turn=(0, 0, 24))


def snowman():
    """Blown up, with pegs, ropes and a lamp inside."""
    skin, coal, carrot = material("skin", "#f7f9fc", 0.45, coat=0.2, glow=0.12), paint("#2b2f36"), paint("#ee8733")
    red, green, rope = paint("#d0342f"), paint("#3a8a57"), material("rope", "#d8c49a", 0.8)
    parts = [place(ball(1.05, skin), (0, 0, 0.95), scale=(1.05, 1, 0.95)), place(ball(0.78, skin), (0, 0, 2.2)), place(ball(0.58, skin), (0, 0, 3.15)), place(lathe(rounded([(0, 0), (1.05, 0, 0.1), (1.05, 0.2, 0.08), (0, 0.2)]), skin))]
    for z, r in ((0.95, 1.09), (2.2, 0.785), (3.15, 0.585)):
        parts += [tube([(r * cos(a) * sin(b), r * sin(a) * sin(b), z + r * 0.97 * cos(b)) for b in [pi * k / 24 for k in range(25)]], 0.012, material("seam", "#dfe4ea", 0.6), ends=False) for a in [2 * pi * k / 8 + 0.2 for k in range(8)]]
    parts += [lathe([(0.8, 3.5), (0.8, 3.56), (0, 3.6)], coal), place(lathe(rounded([(0, 0), (0.82, 0, 0.04), (0.82, 0.12, 0.04), (0, 0.12)]), coal), (0, 0, 3.5)), place(lathe(rounded([(0.5, 0), (0.54, 0.7, 0.1), (0, 0.74)]), coal), (0, 0, 3.6)), place(lathe([(0.515, 0), (0.525, 0.2)], red), (0, 0, 3.64))]
    parts += [ball(0.075, coal, (s * 0.2, -0.53, 3.28)) for s in (-1, 1)] + [ball(0.045, coal, (0.26 * sin(a), -0.54 + 0.05 * sin(a) ** 2, 3.05 - 0.16 * cos(a))) for a in (-1.0, -0.5, 0, 0.5, 1.0)]
    parts += [place(lathe(through([(0, 0.55), (0.06, 0.3), (0.11, 0)], 6), carrot, 32), (0, -0.5, 3.15), (90, 0, 0)), *[ball(0.085, coal, (0, -0.79 * cos(t), 2.2 + 0.79 * sin(t))) for t in (0.4, 0.05, -0.35)]]
    parts.append(place(ring(0.56, 0.16, red, 0.9), (0, 0, 2.74)))
    parts += [place(box(0.34, 0.14, 1.0, 0.06, red), (0.3, -0.72, 2.2), (-10, 8, 14)), *[place(box(0.36, 0.15, 0.1, 0.03, green), (0.3 + 0.06 * (2.2 - z), -0.73, z), (-10, 8, 14)) for z in (2.0, 1.86)]]
    for s in (-1, 1):
        arm = through([(s * 0.65, 0, 2.35), (s * 1.05, -0.1, 2.3), (s * 1.35, -0.1, 2.65)], 8)
        parts += [tube(arm, 0.2, skin), ball(0.25, red, (s * 1.38, -0.1, 2.75))]
        parts += [tube([(s * 0.75, -0.1, 2.0), (s * 1.75, -0.3, 0)], 0.02, rope), tube([(s * 1.75, -0.3, -0.1), (s * 1.7, -0.3, 0.16)], 0.04, coal)]
    group(*parts, turn=(0, 0, -12))


def flake(surface, kind, at, turn=0.0, size=1.0):
    """Cut from thin wood, with its thread tied."""
    parts = [plate(rounded([(-0.05, 0), (0.05, 0), (0.05, 0.92), (0, 1.0), (-0.05, 0.92)], closed=True), 0.08, 0.02, surface) for _ in range(6)]
    arms = []
    for n, arm in enumerate(parts):
        pieces = [arm]
        for z, long in (((0.35, 0.3), (0.62, 0.26)), ((0.5, 0.36),), ((0.3, 0.2), (0.52, 0.28), (0.74, 0.18)))[kind]:
            pieces += [group(plate(rounded([(-0.04, 0), (0.04, 0), (0.04, long), (0, long + 0.05), (-0.04, long)], closed=True), 0.08, 0.02, surface), at=(0, 0, z), turn=(0, s * 52, 0)) for s in (-1, 1)]
        arms.append(group(*pieces, turn=(0, 60 * n, 0)))
    hexagon = plate([(0.24 * sin(pi * k / 3), 0.24 * cos(pi * k / 3)) for k in range(6)], 0.08, 0.02, surface, [circle(0.09, (0, 0), 24)])
    hang = through([(0, 0, 0.95), (-0.12, 0, 1.25), (0, 0, 1.6), (0.12, 0, 1.25), (0, 0, 0.95)], 10)
    return group(*arms, hexagon, tube(hang, 0.02, paint("#d0342f")), at=at, turn=(0, turn, 0), scale=size)


def snowflakes():
    """Twelve, in three cuts."""
    woods = [wood(c) for c in ("#e3bd86", "#d3a56c", "#ecd0a0")]
    for k in range(12):
        flake(woods[k % 3], (k + k // 4) % 3, ((k % 4 - 1.5) * 1.75, 0, (1 - k // 4) * 2.2), (k * 7) % 17 - 8, 0.82)


def reindeer():
    """Stands on four legs."""
    coat, pale, dark = fur("#a5764c"), fur("#f2e3cc"), fur("#5e4030")
    red, nose, eye = noisy(material("scarf", "#d0342f", 0.9), 40, 0.03), fur("#d8433a"), material("eye", "#1d1a1c", 0.12, coat=1.0)
    parts = [oval(0.62, coat, (0, 0, 1.55), (1.45, 0.85, 0.9)), oval(0.4, coat, (-0.78, 0, 2.05), (0.75, 0.72, 1.5), (0, -24, 0)), oval(0.44, coat, (-1.1, 0, 2.72), (1.1, 0.9, 0.95)), oval(0.28, pale, (-1.5, 0, 2.6), (1.05, 0.9, 0.85)), ball(0.13, nose, (-1.78, 0, 2.68))]
    for x in (-0.55, 0.6):
        for y in (-0.3, 0.3):
            parts += [tube([(x, y, 1.4), (x, y, 0.2)], 0.16, coat), oval(0.18, dark, (x, y, 0.12), (1.05, 1, 0.9))]
    for s in (-1, 1):
        parts += [oval(0.2, coat, (-0.9, s * 0.46, 2.95), (0.6, 1.4, 0.5), (s * 30, 0, 0)), ball(0.065, eye, (-1.36, s * 0.3, 2.86))]
        beam = through([(-1.0, s * 0.2, 3.05), (-0.86, s * 0.5, 3.5), (-0.95, s * 0.72, 4.0)], 8)
        parts += [tube(beam, 0.075, dark), *[tube([beam[n], (beam[n][0] + d, beam[n][1] + s * 0.1, beam[n][2] + 0.34)], 0.06, dark) for n, d in ((6, -0.32), (10, 0.26))]]
    parts += [oval(0.17, pale, (0.92, 0, 1.85), (0.8, 0.8, 1.2), (0, 40, 0)), place(ring(0.36, 0.13, red), (-0.8, 0, 2.24), (0, 26, 0)), place(box(0.16, 0.22, 0.7, 0.06, red), (-1.06, -0.26, 1.85), (-8, 8, 0))]
    group(*parts, turn=(0, 0, 24))


def pumpkin():
    """Lit from inside, with a face."""
    skin, dark, stem, lit = material("skin", "#ee8224", 0.5, glow=0.05), material("inside", "#8a3c10", 0.7), material("stem", "#6b7a3a", 0.8), material("lit", "#ffd45a", 0.5, glow=0.9)

    def point(u, v):
        a, b = 2 * pi * u, pi * v
        r = 1.3 * (1 - 0.1 * (1 - abs(sin(5 * a)) ** 0.6))
        return (r * sin(b) ** 0.86 * cos(a), r * sin(b) ** 0.86 * sin(a), 0.98 + 0.98 * cos(b) - 0.24 * max(0, cos(b)) ** 8)

    parts = [sheet(point, 200, 60, skin, closed=True)]

    def cut(outline, at, turn):
        return group(plate(outline, 0.3, 0.02, dark), place(plate([(x * 0.86, z * 0.86) for x, z in outline], 0.3, 0.01, lit), (0, -0.02, 0)), at=at, turn=turn)

    for s in (-1, 1):
        parts.append(cut([(-0.24, -0.16), (0.24, -0.16), (0.0 - 0.06 * s, 0.26)], (s * 0.46, -1.06, 1.28), (-8, 0, s * 22)))
    parts.append(cut([(-0.11, -0.09), (0.11, -0.09), (0, 0.13)], (0, -1.16, 1.0), (0, 0, 0)))
    for s in (-1, 1):
        half = [(0, 0.02), (0.12, 0.06), (0.14, -0.06), (0.28, -0.02), (0.3, 0.1), (0.46, 0.16), (0.66, 0.34), (0.56, 0.02), (0.4, -0.16), (0.3, -0.2), (0.28, -0.1), (0.14, -0.14), (0.14, -0.26), (0, -0.28)]
        parts.append(cut([(x * s, z) for x, z in (half if s > 0 else half[::-1])], (0, -1.12, 0.62), (6, 0, s * 20)))
    curl = through([(0, 0, 1.65), (0.02, 0, 2.0), (0.16, -0.04, 2.26), (0.4, -0.06, 2.34)], 8)
    parts.append(tube(curl, 0.17, stem, radii=[1.2 - 0.5 * k / (len(curl) - 1) for k in range(len(curl))]))
    group(*parts, turn=(0, 0, -8))


models = {
    "christmas-tree": (tree, 8), "baubles": (baubles, 46), "snowman": (snowman, 4), "snowflakes": (snowflakes, 2), "reindeer": (reindeer, 8), "pumpkin-lamp": (pumpkin, 10),
}
