"""Cord, needles, trims and patches."""

from math import cos, pi, sin

from finishes import clear, noisy, woven
from pieces import card, lines
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, through, tube


def twist(points, radius, surface, strands=3, pitch=0.5):
    """A laid cord along points."""
    made = []
    for n in range(strands):
        path = []
        run = 0.0
        for k, (x, y, z) in enumerate(points):
            if k:
                run += sum((a - b) ** 2 for a, b in zip(points[k], points[k - 1])) ** 0.5
            px, py, pz = points[min(len(points) - 1, k + 1)]
            dx, dz = px - x, pz - z
            long = (dx * dx + dz * dz) ** 0.5 or 1
            a = 2 * pi * (run / pitch + n / strands)
            across, out = radius * 0.55 * cos(a), radius * 0.55 * sin(a)
            path.append((x - across * dz / long, y + out, z + across * dx / long))
        made.append(tube(path, radius * 0.62, surface))
    return made


def cord_coil():
    """A hank of laid cord, bound round its middle."""
    cord, band = material("cord", rough=0.85, sheen=0.3), material("band", "#f4ead6", 0.8)
    parts = []
    for k in range(5):
        wide, high = 0.72 + 0.13 * k, 1.5 + 0.1 * k
        loop = [((wide + 0.05 * cos(3 * a + k)) * cos(a) * (0.55 + 0.45 * abs(sin(a))), -0.25 + 0.14 * (k % 3) + 0.05 * sin(2 * a + k), high * sin(a)) for a in [2 * pi * i / 110 for i in range(111)]]
        parts += twist(loop, 0.1, cord, 3, 0.36)
    end = through([(0.5, -0.3, -1.3), (0.8, -0.35, -1.75), (1.4, -0.3, -1.9), (1.9, -0.3, -1.6)], 16)
    parts += [*twist(end, 0.1, cord, 3, 0.36), place(lathe(rounded([(0.2, -0.42), (0.62, -0.42, 0.06), (0.62, 0.42, 0.06), (0.2, 0.42)]), band, 64), (0, -0.1, 0.0), scale=(1.16, 0.72, 1))]
    group(*parts, turn=(-10, 24, -10))


def tipped_cords():
    """Four cords with metal tips in a loop each."""
    cord, steel = woven(material("cord", rough=0.85, sheen=0.3), 50, 0.02), material("steel", "#cdd2d8", 0.22, metal=0.9)
    for k in range(4):
        path = through([(-1.6, 0, 1.0), (-0.9, 0.05, 0.5), (0.2, 0, 0.9), (1.2, 0, 0.5), (1.2, -0.08, -0.3), (0.3, -0.05, -0.4), (-0.5, 0, -0.1), (-1.5, 0, -0.6)], 12)
        parts = [tube(path, 0.085, cord)]
        for end, near in ((path[0], path[3]), (path[-1], path[-4])):
            way = [e - n for e, n in zip(end, near)]
            long = sum(w * w for w in way) ** 0.5
            tip = tuple(e + w / long * 0.42 for e, w in zip(end, way))
            parts += [tube([end, tip], 0.1, steel)]
        group(*parts, at=(0.16 * k, 0.2 * k, -0.6 * k + 0.9), turn=(0, 5 * k - 8, 0))


def twine_ball():
    """A ball of jute on its cop with a loose end."""
    jute = noisy(material("jute", rough=0.95), 60, 0.02)
    parts = []
    for row in range(21):
        z = -1.0 + 0.1 * row
        r = 0.95 * (1 - (abs(z) / 1.18) ** 3) ** 0.5 + 0.06
        for cross in (1, -1):
            loop = [(r * cos(a), r * sin(a), z + cross * 0.24 * sin(a + row * 0.5)) for a in [2 * pi * i / 64 for i in range(65)]]
            parts.append(tube(loop, 0.062, jute))
    parts += [lathe([(0.0, -1.0), (0.8, -0.95), (0.95, 0), (0.8, 0.95), (0.0, 1.0)], jute, 64), tube(through([(0.6, -0.75, -0.6), (1.0, -0.8, -1.05), (1.6, -0.5, -1.12), (2.0, -0.8, -1.12), (1.5, -1.1, -1.12)], 10), 0.062, jute)]
    group(*parts, turn=(0, 8, 0))


def elastic_reel():
    """Round elastic on a card reel."""
    elastic, board, white = material("elastic", rough=0.7, sheen=0.2), material("board", "#d9c39c", 0.8), material("white", "#f7f3e8", 0.7)
    parts = [place(lathe(rounded([(0.25, 0), (1.15, 0, 0.02), (1.15, 0.1, 0.02), (0.25, 0.1)]), board, 80), (0, 0, z)) for z in (0, 1.6)]
    parts += [lathe([(0.25, 0.05), (0.25, 1.66)], board, 48), place(lathe([(0.3, 0.006), (0.75, 0.006)], white, 64), (0, 0, 1.7))]
    for k in range(14):
        r = 0.98 + 0.03 * ((k * 7) % 3)
        parts.append(tube([(r * cos(a), r * sin(a), 0.16 + 0.105 * k + 0.105 * a / (2 * pi)) for a in [2 * pi * i / 72 for i in range(73)]], 0.062, elastic))
    parts.append(tube(through([(0.7, -0.72, 0.3), (1.1, -0.9, 0.12), (1.7, -0.6, 0.06), (2.0, -0.95, 0.06), (2.4, -0.8, 0.06)], 10), 0.062, elastic))
    group(*parts)


def needle(steel, gold, long=2.4, slot=False):
    eye = rounded([(-0.035, 0.0), (0.035, 0.0), (0.035, 0.24, 0.03), (-0.035, 0.24, 0.03)], closed=True)
    outer = rounded([(-0.05, -0.1), (0.05, -0.1), (0.085, 0.12, 0.1), (0.05, 0.36, 0.05), (-0.05, 0.36, 0.05), (-0.085, 0.12, 0.1)], closed=True)
    gap = [place(box(0.03, 0.14, 0.14, 0.004, steel), (0, 0, 0.42)), *[tube([(0, 0, 0.3), (s * 0.06, 0, 0.46)], 0.025, gold) for s in (-1, 1)]] if slot else []
    return group(lathe([(0, -long), (0.02, -long + 0.2), (0.045, -long + 0.8), (0.05, 0)], steel, 24), plate(outer, 0.08, 0.02, gold, [eye]), *gap)


def needle_pack(count, slot):
    """Needles in a folder of felt, one of them threaded."""
    steel, gold = material("steel", "#d3d8de", 0.2, metal=0.9), material("gold", "#dcb45a", 0.25, metal=0.9)
    cover, felt, thread = material("cover", rough=0.6), noisy(material("felt", "#f5ecd8", 0.95), 60, 0.01), material("thread", rough=0.6, shade=0.4)
    parts = [card(2.9, 3.1, 0.06, cover, radius=0.1), card(2.6, 2.2, 0.06, felt, (0, -0.05, -0.25), radius=0.06), *lines(felt, (1.2, 0.8), (-1.2, -0.036, 1.3), 0.2, 0.09)]
    for k in range(count):
        long = 1.3 + 0.9 * ((count - k) / count)
        parts.append(group(needle(steel, gold, long, slot), at=(-1.08 + 2.16 * k / (count - 1), -0.16, 0.75), turn=(-3, 0, 0)))
    parts += [place(box(2.62, 0.1, 0.14, 0.03, cover), (0, -0.16, z)) for z in (0.45, -0.2)]
    eye = (-1.08 + 2.16 * (count - 2) / (count - 1), -0.2, 0.88)
    parts.append(tube(through([eye, (1.5, -0.4, 1.2), (1.9, -0.3, 0.6), (1.6, -0.3, -0.3), (2.0, -0.3, -1.1), (1.4, -0.3, -1.7)], 10), 0.028, thread))
    group(*parts, turn=(-10, 14, -14))


def machine_needles():
    """Ten machine needles in a flat case, one beside it."""
    steel, shell = material("steel", "#d3d8de", 0.2, metal=0.9), material("shell", rough=0.55)
    dark = material("inner", "#f4f1e8", 0.6)
    parts = [card(2.3, 2.6, 0.34, shell, radius=0.16, edge=0.06), card(2.06, 2.2, 0.04, dark, (0, -0.16, -0.05), radius=0.08)]
    for k in range(10):
        x = -0.86 + 0.19 * k
        parts += [place(lathe(rounded([(0, 0), (0.07, 0, 0.01), (0.07, 0.7, 0.02), (0, 0.72)]), steel, 24), (x, -0.22, 0.2)), place(lathe([(0, -1.25), (0.012, -1.1), (0.032, -0.9), (0.036, 0)], steel, 20), (x, -0.22, 0.22)), place(box(0.022, 0.02, 0.1, 0.004, shell), (x, -0.25, -0.8))]
    parts += [place(box(2.0, 0.12, 0.16, 0.03, shell), (0, -0.22, 0.5))]
    parts.append(group(place(lathe(rounded([(0, 0), (0.1, 0, 0.01), (0.1, 0.9, 0.02), (0, 0.92)]), steel, 24)), lathe([(0, -1.5), (0.016, -1.3), (0.044, -1.0), (0.05, 0)], steel, 20), at=(1.7, -0.2, 0.2), turn=(0, 24, 0)))
    group(*parts, turn=(-10, 12, -18))


def felting_needles():
    """Three needles in a turned wooden grip, a woollen ball beside it."""
    wood, steel = material("wood", "#c99a63", 0.45, coat=0.25), material("steel", "#cdd2d8", 0.22, metal=0.9)
    wool = noisy(material("wool", rough=0.95, sheen=0.5), 30, 0.06)
    grip = [lathe(rounded([(0, 0), (0.3, 0, 0.06), (0.34, 0.3, 0.1), (0.26, 0.8, 0.2), (0.4, 1.5, 0.3), (0.3, 1.95, 0.2), (0, 2.0)], steps=10), wood, 64), place(ring(0.335, 0.03, steel), (0, 0, 0.24))]
    grip += [group(lathe([(0, -1.7), (0.02, -1.4), (0.05, -0.9), (0.055, 0)], steel, 20), at=(0.13 * cos(2 * pi * k / 3), 0.13 * sin(2 * pi * k / 3), 0)) for k in range(3)]
    group(group(*grip, at=(-0.4, 0, 0.2), turn=(0, 32, 0)), place(ball(0.72, wool), (0.75, 0.3, -1.0), scale=(1.1, 1, 0.92)), place(ball(0.4, wool), (1.5, -0.3, -1.3), scale=(1.1, 1, 0.9)))


def eye_beads():
    """Round beads of glass with an eye, strung and loose."""
    glass, white = material("glass", rough=0.12, coat=0.9), material("white", "#fbfaf5", 0.2, coat=0.6)
    sky, black, thread = material("iris", rough=0.2, coat=0.6, shade=0.95), material("pupil", "#16181d", 0.2, coat=0.8), material("thread", "#efe6d4", 0.8)

    def bead(at, turn):
        eyes = [place(lathe(rounded([(0, 0.03), (r * 0.9, 0.02, 0.01), (r, 0)]), tone, 40), (0, -0.4 - 0.035 * n + 0.02, 0), (90, 0, 0)) for n, (r, tone) in enumerate(((0.27, white), (0.18, sky), (0.09, black)))]
        return group(ball(0.44, glass), *eyes, at=at, turn=turn)

    path = [(1.55 * cos(a), 0, 1.15 * sin(a) + 0.2) for a in [pi * 1.62 - 2 * pi * 0.84 * k / 200 for k in range(201)]]
    tube(path, 0.03, thread)
    for k in range(10):
        x, y, z = path[9 + 20 * k]
        bead((x, y, z), ((k * 31) % 20 - 10, (k * 23) % 40 - 20, (k * 37) % 40 - 20))
    for x, z in ((-0.35, 0.2), (0.5, 0.35), (0.1, -0.55)):
        bead((x, -0.1, z), (0, 0, x * 30))


def stitched(outline, cloth, edge, thick=0.1):
    """A patch with an embroidered edge."""
    return group(plate(outline, thick, 0.03, cloth), tube([(x, -0.02, z) for x, z in outline], 0.05, edge, closed=True))


def flower_patches():
    """Four flowers to iron on."""
    middle, edge_tone = material("middle", "#f6c945", 0.7), material("edge", rough=0.7, shade=0.4)
    cloth = woven(material("cloth", rough=0.75), 40, 0.01)
    green = woven(material("leaf", "#5a9a55", 0.75), 40, 0.01)
    leaf_edge = material("leaf edge", "#3e7440", 0.7)
    for n, (x, z, size, petals) in enumerate(((-0.95, 0.75, 1.0, 5), (0.95, 0.8, 0.85, 6), (-0.75, -0.95, 0.8, 8), (1.0, -0.9, 1.0, 5))):
        outline = [((0.62 + 0.3 * abs(cos(petals * a / 2))) * cos(a), (0.62 + 0.3 * abs(cos(petals * a / 2))) * sin(a)) for a in [2 * pi * k / 160 for k in range(160)]]
        parts = [stitched(outline, cloth, edge_tone), place(lathe(rounded([(0, 0.07), (0.2, 0.05, 0.04), (0.24, 0)]), middle, 48), (0, -0.05, 0), (90, 0, 0))]
        parts += [tube([(0.28 * cos(a), -0.055, 0.28 * sin(a)), (0.6 * cos(a), -0.055, 0.6 * sin(a))], 0.02, edge_tone) for a in [2 * pi * k / petals for k in range(petals)]]
        leaf = rounded([(0, 0), (0.3, 0.18, 0.2), (0.62, 0, 0.05), (0.3, -0.18, 0.2)], closed=True)
        parts.append(group(stitched(leaf, green, leaf_edge, 0.08), at=(0.55, 0.06, -0.55), turn=(0, 45, 0)))
        group(*parts, at=(x, 0, z), turn=(0, n * 40, 0), scale=size)


def insect_patches():
    """A butterfly, a bee and a ladybird, embroidered."""
    def cloth(name, tone):
        return woven(material(name, tone, 0.75), 40, 0.01)

    black, white = material("black", "#26282d", 0.7), material("white", "#f8f4e8", 0.7)
    wing, spot, edge = cloth("wing", "#e8793a"), cloth("spot", "#f6c945"), material("edge", "#8c3d1e", 0.7)
    parts = []
    for s in (-1, 1):
        upper = through([(s * 0.08, 0.1), (s * 0.5, 0.85), (s * 1.15, 0.95), (s * 1.2, 0.4), (s * 0.6, 0.0), (s * 0.08, 0.0)], 8)
        lower = through([(s * 0.08, -0.05), (s * 0.6, -0.1), (s * 0.95, -0.5), (s * 0.7, -0.95), (s * 0.3, -0.6), (s * 0.08, -0.2)], 8)
        parts += [stitched(upper, wing, edge), stitched(lower, spot, edge), place(plate(circle(0.17), 0.13, 0.02, spot), (s * 0.85, 0, 0.62)), place(plate(circle(0.1), 0.13, 0.02, wing), (s * 0.65, 0, -0.55)), tube(through([(s * 0.03, -0.05, 0.5), (s * 0.15, -0.05, 0.85), (s * 0.34, -0.05, 1.0)], 6), 0.025, black)]
    group(*parts, place(ball(0.6, black), scale=(0.16, 0.16, 0.95)), at=(-0.75, 0, 0.7), turn=(0, -12, 0))
    bee = [stitched([(0.75 * cos(a), 0.5 * sin(a)) for a in [2 * pi * k / 64 for k in range(64)]], cloth("bee", "#f4bf3a"), black)]
    bee += [place(plate([(0.1 * cos(a) - 0.25 + 0.32 * k, (0.47, 0.46, 0.36)[k] * sin(a)) for a in [2 * pi * i / 40 for i in range(40)]], 0.13, 0.02, black)) for k in range(3)]
    bee += [stitched([(0.28 * cos(a) - 0.05 + 0.3 * n, 0.68 + 0.38 * sin(a)) for a in [2 * pi * i / 48 for i in range(48)]], cloth(f"glass {n}", "#dcebf2"), white) for n in (0, 1)]
    group(*bee, ball(0.06, black, (-0.58, -0.08, 0.14)), *[tube([(-0.66, -0.04, 0.3), (-0.9, -0.04, 0.62 + 0.1 * k)], 0.025, black) for k in (0, 1)], at=(1.2, 0, -0.35), turn=(0, -14, 0))
    bug = [stitched(circle(0.68), cloth("bug", "#d8342f"), black), place(box(0.05, 0.14, 1.3, 0.02, black), (0, -0.02, 0)), stitched([(0.36 * cos(a), 0.62 + 0.28 * sin(a)) for a in [2 * pi * i / 48 for i in range(48)]], cloth("head", "#2b2d33"), black)]
    bug += [place(plate(circle(0.13), 0.13, 0.02, black), (x, 0, z)) for x, z in ((-0.34, 0.24), (0.34, 0.24), (-0.3, -0.26), (0.3, -0.26))] + [ball(0.05, white, (s * 0.14, -0.07, 0.72)) for s in (-1, 1)]
    group(*bug, at=(-0.85, 0, -1.25), turn=(0, 16, 0))


def clear_patches():
    """Repair patches of clear film on their backing, one peeled at a corner."""
    film = clear(material("film", "#cfe4ee", 0.08, coat=1.0), 0.34, 0.9)
    paper, rule = material("paper", "#f6f1e4", 0.7), material("rule", "#c9d2da", 0.7)
    parts = [card(2.5, 3.0, 0.03, paper, radius=0.08)] + [place(box(2.4, 0.012, 0.016, 0.002, rule), (0, -0.02, -1.3 + 0.26 * k)) for k in range(11)]
    parts += [card(1.0, 1.0, 0.07, film, (x, -0.05, z), radius=0.22) for x, z in ((-0.58, 0.8), (0.58, 0.8), (-0.58, -0.85))]
    parts += [place(plate(circle(0.48), 0.07, 0.02, film), (0.58, -0.05, -0.1)), card(1.0, 0.6, 0.07, film, (0.58, -0.05, -1.02), radius=0.28)]
    group(*parts, turn=(-12, 14, -18))


models = {
    "cord-coil": (cord_coil, 6),
    "tipped-cords": (tipped_cords, 8),
    "twine-ball": (twine_ball, 16),
    "elastic-reel": (elastic_reel, 18),
    "needle-pack": (lambda: needle_pack(10, False), 6),
    "easy-needles": (lambda: needle_pack(6, True), 6),
    "machine-needles": (machine_needles, 6),
    "felting-needles": (felting_needles, 8),
    "eye-beads": (eye_beads, 8),
    "flower-patches": (flower_patches, 6),
    "insect-patches": (insect_patches, 6),
    "clear-patches": (clear_patches, 6),
}
