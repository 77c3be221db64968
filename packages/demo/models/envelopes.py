"""Envelopes, tabs, files and forms."""

from math import pi, sin

from pieces import card, heart, lines, panel
from shapes import ball, box, circle, group, lathe, material, place, plate, ring, rounded, sheet, through, tube


def envelope(paper, inner, seal=None):
    parts = [card(2.4, 1.65, 0.04, paper, radius=0.04)]
    for side in (-1, 1):
        wing = rounded([(side * 1.19, -0.8), (side * 1.19, 0.8), (0, -0.06, 0.1)], closed=True)
        parts.append(place(plate(wing, 0.012, 0.004, paper), (0, -0.026, 0)))
    lower = rounded([(-1.18, -0.81), (1.18, -0.81), (0.1, 0.08, 0.1), (-0.1, 0.08, 0.1)], closed=True)
    flap = rounded([(-1.19, 0.81, 0.03), (1.19, 0.81, 0.03), (0.06, -0.2, 0.14), (-0.06, -0.2, 0.14)], closed=True)
    parts += [place(plate(lower, 0.014, 0.005, paper), (0, -0.036, 0)), place(plate([(x * 1.005, z * 1.005 - 0.02) for x, z in flap], 0.01, 0.004, inner), (0, -0.046, 0)), place(plate(flap, 0.024, 0.008, paper), (0, -0.058, 0))]
    if seal:
        parts.append(place(plate(heart(0.52), 0.06, 0.025, seal), (0, -0.085, -0.12)))
    return group(*parts)


def envelopes():
    """A fan of envelopes with their flaps closed."""
    paper, inner = material("paper", rough=0.7), material("inner", rough=0.8, shade=0.4)
    group(*[place(envelope(paper, inner), (0.16 * k - 0.3, 0.14 * k, 0.2 * k - 0.3), (0, -7 * k + 6, 0)) for k in range(4)], turn=(-16, -8, -12))


def heart_envelope():
    """An envelope with a heart for a seal, and a card that looks out behind it."""
    paper, inner, red = material("paper", "#f6e7dc", 0.7), material("inner", "#cf8f86", 0.7), material("heart", "#d23b4b", 0.4, coat=0.3)
    white, pink = material("card", "#fffaf2", 0.7), material("pink", "#ef9fae", 0.6)
    back = [card(2.2, 1.6, 0.04, white, radius=0.05), place(plate(heart(0.4), 0.03, 0.01, pink), (-0.6, -0.025, 0.42)), place(plate(heart(0.28), 0.03, 0.01, red), (0.1, -0.025, 0.52)), place(plate(heart(0.34), 0.03, 0.01, pink), (0.7, -0.025, 0.4))]
    group(place(envelope(paper, inner, red)), group(*back, at=(0.2, 0.14, 0.6), turn=(0, 9, 0)), turn=(-14, -9, -12))


def bookmarks():
    """Two strips of card, each with a ribbon through an eyelet."""
    stiff, satin, gold = material("card", rough=0.55), material("ribbon", rough=0.35, sheen=0.4, shade=0.42), material("eyelet", "#d8b25c", 0.28, metal=0.9)
    pale = material("pale", "#fbf3e0", 0.6)

    def mark():
        parts = [place(plate(panel(0.75, 2.4, 0.08), 0.04, 0.012, stiff, [circle(0.07, (0, 1.02))]), (0, 0, 0)), place(ring(0.09, 0.025, gold), (0, -0.02, 1.02), (90, 0, 0))]
        frame = [(x * 0.86, z * 0.8 - 0.12) for x, z in panel(0.75, 2.4, 0.08)]
        parts.append(tube([(x, -0.022, z) for x, z in frame], 0.01, pale, closed=True))
        parts += [place(plate(circle(0.1 - 0.018 * abs(k - 2), (0, 0)), 0.012, 0.004, pale), (0, -0.022, 0.5 - 0.3 * k)) for k in range(5)]
        for side in (-1, 1):
            line = through([(0, -0.03, 1.02), (side * 0.05, -0.08, 1.25), (side * 0.16, -0.03, 1.55), (side * 0.14, 0.0, 1.8), (side * 0.26, -0.02, 2.05)], 10)
            last = len(line) - 1
            parts.append(sheet(lambda u, v, line=line, last=last: (line[round(v * last)][0] + 0.13 * (u - 0.5), line[round(v * last)][1] + 0.02 * u, line[round(v * last)][2] + (0.07 * abs(2 * u - 1) if v > 0.95 else 0)), 8, last, satin, thick=0.012))
        return group(*parts)

    group(place(mark(), (0.35, 0.12, 0.1), (0, 20, 0)), place(mark(), (-0.35, 0, 0), (0, -10, 0)), turn=(-10, 12, -8))


def index_tabs():
    """Five pads of tabs in five colours on their card."""
    board, clear_ = material("board", "#f4f1ea", 0.6), material("clear", "#ffffff", 0.5)
    ink = material("ink", "#4a5060", 0.6)
    parts = [card(2.5, 1.9, 0.05, board, radius=0.1), card(0.5, 0.12, 0.06, ink, (0, 0, 0.78), radius=0.06)]
    for k, colour in enumerate(("#e2574c", "#f0a93a", "#6db35a", "#3f8fd2", "#9a67c1")):
        tone = material(f"tab {k}", colour, 0.5)
        x = -0.92 + 0.46 * k
        parts += [card(0.36, 1.2, 0.012, clear_ if n % 2 else tone, (x + 0.004 * n, -0.03 - 0.014 * n, -0.16 - 0.006 * n), radius=0.04) for n in range(8)]
        parts += [card(0.37, 0.7, 0.014, tone, (x + 0.03, -0.15, -0.41), radius=0.06), card(0.37, 0.55, 0.014, clear_, (x + 0.03, -0.148, 0.15), radius=0.04)]
        parts += [place(box(0.24, 0.008, 0.016, 0.002, clear_), (x + 0.03, -0.16, -0.32 - 0.14 * n)) for n in range(3)]
    group(*parts, turn=(-14, -12, -14))


def folders():
    """Tab folders with papers inside, one behind the other."""
    board, dark = material("board", rough=0.6), material("fold", rough=0.6, shade=0.5)
    paper, ink = material("paper", "#fdf9ef", 0.7), material("ink", "#8a8f99", 0.6)

    def folder(tab):
        back = rounded([(-1.25, -0.9, 0.05), (1.25, -0.9, 0.05), (1.25, 0.9, 0.06), (tab + 0.42, 0.9, 0.05), (tab + 0.34, 1.1, 0.06), (tab - 0.34, 1.1, 0.06), (tab - 0.42, 0.9, 0.05), (-1.25, 0.9, 0.06)], closed=True)
        parts = [place(plate(back, 0.03, 0.01, board), (0, 0.07, 0)), group(card(2.5, 1.62, 0.03, board, (0, 0, 0.81), radius=0.06), at=(0, -0.06, -0.9), turn=(7, 0, 0)), place(box(2.5, 0.14, 0.04, 0.018, dark), (0, 0, -0.9))]
        parts += [card(2.3, 1.72, 0.014, paper, (0.02, 0.035 - 0.03 * n, 0.02 - 0.03 * n), radius=0.02) for n in range(2)]
        parts += [card(0.5, 0.12, 0.012, paper, (tab, 0.05, 1.0), radius=0.02), *lines(ink, (0.34,), (tab - 0.17, 0.04, 1.0), 0.1, 0.03)]
        return group(*parts)

    group(*[place(folder(-0.75 + 0.72 * k), (0.1 * k, 0.3 * k, 0.2 * k), (0, 2 * k, 0)) for k in (0, 1, 2)], turn=(0, 4, -26))


def card_box():
    """A desk box of index cards behind dividers with tabs."""
    shell, dark = material("shell", "#5b6472", 0.45, coat=0.2), material("inside", "#3c434e", 0.6)
    paper, steel = material("paper", "#fbf6e9", 0.7), material("steel", "#ccd1d8", 0.26, metal=0.9)
    parts = [place(box(2.0, 1.9, 0.08, 0.03, shell), (0, 0, 0.04)), *[place(box(0.07, 1.9, 1.0, 0.03, shell), (x, 0, 0.5)) for x in (-0.97, 0.97)]]
    parts += [place(box(2.0, 0.07, 0.85, 0.03, shell), (0, -0.93, 0.42)), place(box(2.0, 0.07, 1.0, 0.03, shell), (0, 0.93, 0.5))]
    parts += [place(box(0.6, 0.05, 0.32, 0.02, steel), (0, -0.97, 0.5)), place(box(0.5, 0.05, 0.22, 0.01, paper), (0, -0.982, 0.5)), ball(0.07, steel, (0, -1.02, 0.22))]
    tones = [material(f"tab {n}", tone, 0.6) for n, tone in enumerate(("#e2574c", "#f0a93a", "#6db35a", "#3f8fd2"))]
    for k in range(26):
        y = -0.8 + 0.062 * k
        if k % 7 == 3:
            x = -0.66 + 0.44 * (k // 7)
            parts.append(place(plate(rounded([(-0.88, 0), (0.88, 0), (0.88, 1.12, 0.04), (x + 0.26, 1.12, 0.03), (x + 0.2, 1.32, 0.05), (x - 0.2, 1.32, 0.05), (x - 0.26, 1.12, 0.03), (-0.88, 1.12, 0.04)], closed=True), 0.03, 0.008, tones[k // 7]), (0, y, 0.08), (-8, 0, 0)))
        else:
            parts.append(group(card(1.76, 1.08, 0.02, paper, (0, 0, 0.54), radius=0.04), at=(0, y, 0.08 - 0.02 * (k % 3)), turn=(-8, 0, 0)))
    group(*parts, place(box(1.9, 1.8, 0.02, 0.005, dark), (0, 0, 0.1)), turn=(0, 0, 28))


def clipboard():
    """A board with a low clip and a form."""
    board, steel = material("board", "#a9713f", 0.5, coat=0.2), material("steel", "#ccd1d8", 0.24, metal=0.9)
    paper, ink, dark = material("paper", "#fdfaf2", 0.7), material("ink", "#9aa1ac", 0.6), material("dark", "#5d646f", 0.4, metal=0.6)
    parts = [card(1.9, 2.6, 0.08, board, radius=0.14, edge=0.03), *[card(1.66, 2.26, 0.012, paper, (0.01 * k, -0.05 - 0.014 * k, -0.1 - 0.008 * k), radius=0.02) for k in range(3)]]
    parts += lines(ink, (0.9, 1.3, 1.3, 1.1), (-0.66, -0.092, 0.62), 0.17, 0.03)
    for k in range(5):
        z = -0.2 - 0.2 * k
        parts += [tube([(x, -0.09, y) for x, y in [(-0.66, z - 0.06), (-0.54, z - 0.06), (-0.54, z + 0.06), (-0.66, z + 0.06)]], 0.01, ink, closed=True), *lines(ink, (1.0 - 0.12 * (k % 3),), (-0.42, -0.092, z), 0.1, 0.03)]
    lip = rounded([(-0.62, 0.82, 0.05), (0.62, 0.82, 0.05), (0.62, 1.02, 0.06), (0.3, 1.1, 0.06), (0.2, 1.24, 0.1), (-0.2, 1.24, 0.1), (-0.3, 1.1, 0.06), (-0.62, 1.02, 0.06)], closed=True)
    parts += [place(plate(lip, 0.06, 0.025, steel), (0, -0.13, 0.02), (-4, 0, 0)), tube([(-0.56, -0.15, 1.02), (0.56, -0.15, 1.02)], 0.06, steel)]
    parts += [place(lathe(rounded([(0, 0.04), (0.06, 0.035, 0.02), (0.07, 0)]), dark, 32), (x, -0.165, 0.92), (90, 0, 0)) for x in (-0.4, 0.4)]
    group(*parts, turn=(-12, 10, -16))


def receipt_books():
    """A stack of receipt books; the top one shows its second sheet."""
    white, yellow, tape = material("white", "#fdfaf4", 0.7), material("yellow", "#f6dd7c", 0.7), material("tape", "#2f5a94", 0.5)
    ink, board, red = material("ink", "#8f98a6", 0.6), material("board", "#b9a88a", 0.8), material("number", "#c94a43", 0.6)

    def book():
        parts = [place(box(1.9, 2.4, 0.03, 0.01, board), (0, 0, 0.015))]
        parts += [place(box(1.88, 2.38, 0.018, 0.003, white if k % 2 else yellow), (0, 0, 0.05 + 0.024 * k)) for k in range(8)]
        return [*parts, place(box(1.92, 0.32, 0.27, 0.02, tape), (0, 1.06, 0.12))]

    top = [place(box(1.3, 0.05, 0.006, 0.001, ink), (-0.15, 0.62, 0.236)), place(box(0.4, 0.07, 0.006, 0.001, red), (0.6, 0.74, 0.236))]
    top += [place(box(1.6, 0.016, 0.006, 0.001, ink), (0, 0.42 - 0.2 * k, 0.236)) for k in range(7)]
    top += [place(box(0.016, 1.2, 0.006, 0.001, ink), (x, -0.18, 0.236)) for x in (-0.8, 0.36, 0.8)]
    top.append(place(box(0.44, 0.2, 0.006, 0.001, ink), (0.58, -0.96, 0.236)))
    curl = sheet(lambda u, v: (0.94 - 0.75 * u * (1 - v) - 0.0, -1.19 + 0.75 * v * (1 - u), 0.24 + 0.34 * sin(pi / 2 * max(0, 1 - u - v)) ** 1.5), 16, 16, yellow, thick=0.006)
    books = [group(*book(), at=(0.03 * (k % 2), 0.02 * k, 0.27 * k), turn=(0, 0, (0, 5, -3)[k])) for k in range(3)]
    group(*books, group(*top, at=(0, 0.04, 0.54), turn=(0, 0, -3)), place(curl, (0, 0.04, 0.54), (0, 0, -3)), turn=(0, 0, 24))


models = {
    "envelopes": (envelopes, 6),
    "heart-envelope": (heart_envelope, 6),
    "bookmarks": (bookmarks, 6),
    "index-tabs": (index_tabs, 6),
    "folders": (folders, 14),
    "card-box": (card_box, 22),
    "clipboard": (clipboard, 6),
    "receipt-books": (receipt_books, 40),
}
