"""Cells as they are sold, and what plugs into the mains."""

from math import cos, pi, sin

from finishes import clear, woven
from pieces import card, lines, panel
from shapes import box, group, lathe, material, place, plate, ring, rounded, through, tube


def cell(wrap, top, steel):
    """A round cell, its positive end up, 2.4 long."""
    parts = [lathe(rounded([(0, 0), (0.4, 0, 0.05), (0.42, 0.06, 0.03), (0.42, 1.6)]), wrap, 48), lathe(rounded([(0.42, 1.6), (0.42, 2.18, 0.05), (0.38, 2.22, 0.03), (0.3, 2.2)]), top, 48)]
    parts.append(lathe(rounded([(0.38, 2.2), (0.22, 2.21), (0.19, 2.24, 0.02), (0.18, 2.36, 0.04), (0, 2.37)]), steel, 48))
    return group(*parts, lathe([(0.422, 1.56), (0.427, 1.57), (0.427, 1.62), (0.422, 1.63)], steel, 48))


def metals():
    return material("wrap", "#2c303a", 0.35, coat=0.4), material("copper", "#d79a4e", 0.28, metal=0.9), material("steel", "#d3d8de", 0.22, metal=0.9)


def cell_blister():
    """Four cells under clear film on a hang card."""
    wrap, copper, steel = metals()
    board, accent, white = material("card", "#27408b", 0.6), material("accent", "#d79a4e", 0.6), material("white", "#f7f4ea", 0.6)
    film = clear(material("film", "#eef5f8", 0.06, coat=1.0), 0.05, 0.45)
    back = rounded([(-1.3, -1.7, 0.12), (1.3, -1.7, 0.12), (1.3, 1.9, 0.12), (-1.3, 1.9, 0.12)], closed=True)
    slot = rounded([(-0.3, 1.58, 0.09), (0.3, 1.58, 0.09), (0.3, 1.74, 0.08), (-0.3, 1.74, 0.08)], closed=True)
    parts = [plate(back, 0.05, 0.015, board, [slot]), card(2.6, 0.22, 0.06, accent, (0, 0, 1.14), radius=0.01), *lines(white, (1.3, 0.9), (-1.05, -0.03, 1.5), 0.12, 0.07)]
    parts += [place(cell(wrap, copper, steel), (-0.92 + 0.61 * k, -0.3, -1.45), scale=(0.68, 0.68, 1.0)) for k in range(4)]
    parts.append(card(2.46, 2.6, 0.5, film, (0, -0.3, -0.28), radius=0.2, edge=0.14))
    group(*parts, turn=(-8, 6, -18))


def cell_box():
    """A workshop box of forty cells, standing in rows."""
    wrap, copper, steel = metals()
    board, white, accent = material("board", "#27408b", 0.6), material("white", "#f7f4ea", 0.6), material("accent", "#d79a4e", 0.6)
    parts = [place(box(5.2, 0.06, 1.7, 0.02, board), (0, y, 0.85)) for y in (-1.85, 1.85)]
    parts += [place(box(0.06, 3.7, 1.7, 0.02, board), (x, 0, 0.85)) for x in (-2.58, 2.58)]
    parts += [place(box(3.2, 0.02, 0.9, 0.01, white), (-0.5, -1.88, 0.85)), place(box(5.2, 0.02, 0.18, 0.01, accent), (0, -1.885, 0.16)), *lines(board, (2.2, 1.5), (-1.8, -1.9, 1.02), 0.3, 0.14)]
    parts += [place(cell(wrap, copper, steel), (-2.2 + 0.63 * i, -1.4 + 0.7 * j, 0.05), scale=(0.72, 0.72, 0.86)) for i in range(8) for j in range(5)]
    group(*parts, turn=(0, 0, 26))


def charging_case():
    """Four rechargeable cells in a hinged case."""
    wrap, steel, green = material("wrap", "#f3f4f2", 0.35, coat=0.4), material("steel", "#d3d8de", 0.22, metal=0.9), material("green", "#3fa563", 0.35, coat=0.4)
    shell = material("shell", "#cfe3e8", 0.25, coat=0.5)
    parts = [card(2.8, 2.7, 0.5, shell, (0, 0.28, 0), radius=0.16, edge=0.08), group(card(2.8, 2.7, 0.3, shell, (0, 0, 1.35), radius=0.16, edge=0.08), at=(0, 0.4, 1.4), turn=(18, 0, 0))]
    parts += [place(cell(wrap if k % 2 else green, green if k % 2 else wrap, steel), (-0.96 + 0.64 * k, -0.1, -1.2), scale=(0.72, 0.72, 1.0)) for k in range(4)]
    parts += [place(box(0.3, 0.14, 0.12, 0.04, shell), (x, 0.3, 1.38)) for x in (-0.8, 0.8)]
    group(*parts, turn=(-22, 6, -14))


def coin_cells():
    """A strip of coin cells in their blisters."""
    steel, rim, ink = material("steel", "#cfd4da", 0.24, metal=0.9), material("rim", "#9aa1ab", 0.3, metal=0.8), material("ink", "#7d858f", 0.5)
    board, white = material("card", "#c8452f", 0.6), material("white", "#f7f4ea", 0.6)
    film = clear(material("film", "#eef5f8", 0.06, coat=1.0), 0.05, 0.45)
    parts = [card(1.9, 3.9, 0.04, board, radius=0.1), card(1.9, 0.5, 0.05, white, (0, 0, 1.68), radius=0.06), *lines(board, (0.9, 0.6), (-0.75, -0.03, 1.78), 0.17, 0.08)]
    for k in range(10):
        x, z = (-0.45, 0.45)[k % 2], 1.05 - 0.66 * (k // 2)
        parts += [place(lathe(rounded([(0, 0.12), (0.24, 0.12, 0.02), (0.25, 0.1), (0.29, 0.09, 0.02), (0.29, 0, 0.02)]), steel, 56), (x, -0.03, z), (90, 0, 0)), place(ring(0.25, 0.012, rim), (x, -0.145, z), (90, 0, 0))]
        parts += [place(box(0.16, 0.01, 0.024, 0.002, ink), (x, -0.153, z + 0.05)), place(box(0.02, 0.01, 0.16, 0.002, ink), (x, -0.153, z + 0.05)), place(lathe(rounded([(0, 0.2), (0.3, 0.2, 0.1), (0.34, 0, 0.03), (0.38, 0)]), film, 48), (x, -0.02, z), (90, 0, 0))]
    parts += [place(box(1.86, 0.05, 0.012, 0.002, white), (0, 0, 0.72 - 0.66 * k)) for k in range(4)]
    group(*parts, turn=(-8, 22, -14))


def pendant_lead():
    """A lamp holder on a textile cable, with its rose."""
    cord = woven(material("cord", "#b23a32", 0.85), 60, 0.02)
    brass, dark, steel = material("brass", "#c99c4f", 0.28, metal=0.9), material("dark", "#24262b", 0.45), material("steel", "#d3d8de", 0.22, metal=0.9)
    line = through([(0, 0, 1.9), (0.0, 0, 1.5), (0.25, 0.1, 1.1), (1.15, 0.1, 0.85), (1.5, 0.1, 0.2), (1.1, 0.1, -0.45), (0.2, 0.15, -0.4), (-0.5, 0.1, 0.2), (-0.4, 0.1, 0.8), (0.3, 0.0, 0.75), (0.75, -0.05, 0.2), (0.6, -0.05, -0.5), (0.1, 0, -0.95), (0, 0, -1.4)], 12)
    parts = [tube(line, 0.06, cord), lathe(rounded([(0, 2.35), (0.62, 2.3, 0.1), (0.66, 2.0, 0.04), (0, 2.0)]), brass), lathe(rounded([(0.14, 2.0), (0.12, 1.82, 0.04), (0, 1.8)]), dark, 40)]
    holder = rounded([(0.07, -1.3), (0.14, -1.32, 0.04), (0.17, -1.5, 0.05), (0.36, -1.62, 0.08), (0.38, -2.4, 0.02), (0.34, -2.42), (0.33, -2.0)])
    parts += [lathe(holder, brass, 80), place(ring(0.385, 0.03, brass), (0, 0, -1.85)), place(ring(0.385, 0.03, brass), (0, 0, -2.38)), lathe([(0.32, -2.4), (0.32, -2.0), (0, -2.0)], dark, 48)]
    group(*parts, turn=(0, -4, 0))


def usb_plug():
    """A wall adaptor with two ports and two round pins."""
    white, dark = material("white", "#f4f4f1", 0.35, coat=0.3), material("dark", "#2b2f36", 0.5)
    steel, blue = material("steel", "#cdd2d8", 0.22, metal=0.9), material("tongue", "#2f74c0", 0.4)
    parts = [place(box(1.5, 1.6, 1.5, 0.28, white), (0, 0, 0)), place(box(1.1, 0.5, 1.3, 0.22, white), (0, 1.0, 0))]
    for z in (-0.3, 0.3):
        parts += [card(0.86, 0.34, 0.04, steel, (0, -0.8, z), radius=0.05), card(0.78, 0.26, 0.05, dark, (0, -0.802, z), radius=0.03), card(0.66, 0.09, 0.06, blue, (0, -0.803, z + 0.04), radius=0.01)]
    for x in (-0.35, 0.35):
        parts += [tube([(x, 1.1, 0), (x, 1.7, 0)], 0.11, white), tube([(x, 1.6, 0), (x, 2.25, 0)], 0.1, steel)]
    group(*parts, turn=(0, 0, 52))


def extension_lead():
    """A strip of four sockets with a switch, its cable coiled beside it."""
    white, dark, red = material("white", "#f2f2ef", 0.35, coat=0.3), material("dark", "#32363d", 0.5), material("switch", "#d8402f", 0.35, coat=0.4, glow=0.15)
    steel = material("steel", "#cdd2d8", 0.22, metal=0.9)
    parts = [place(plate(panel(4.4, 1.0, 0.3), 0.55, 0.12, white), (0, 0, 0.28), (-90, 0, 0))]
    for k in range(4):
        x = -1.66 + 0.92 * k
        parts += [place(ring(0.36, 0.035, white), (x, 0, 0.56)), place(lathe([(0, 0.563), (0.34, 0.563)], material(f"well {k}", "#d3d3cf", 0.5), 48), (x, 0, 0))]
        parts += [place(lathe([(0, 0.57), (0.06, 0.57)], dark, 24), (x + dx, 0.0, 0)) for dx in (-0.15, 0.15)]
        parts += [place(box(0.1, 0.06, 0.03, 0.01, steel), (x, y, 0.57)) for y in (-0.31, 0.31)]
    parts += [place(box(0.34, 0.5, 0.1, 0.04, dark), (1.88, 0, 0.55)), place(box(0.26, 0.4, 0.14, 0.05, red), (1.88, 0, 0.58), (6, 0, 0))]
    lead = [(-2.15, 0, 0.28), (-2.5, 0.0, 0.2), (-2.9, 0.5, 0.1), (-2.4, 1.3, 0.1)]
    coil = [(-0.6 + (1.5 + 0.02 * k / 40) * cos(pi - 2 * pi * k / 40) * 0.9, 1.6 + 0.75 * sin(2 * pi * k / 40), 0.12 + 0.1 * (k // 40)) for k in range(0, 100, 4)]
    line = through([*lead[:3], *coil, (1.0, 2.2, 0.3), (1.9, 1.6, 0.3)], 6)
    parts.append(tube(line, 0.09, white))
    plug = [place(lathe(rounded([(0, 0), (0.2, 0, 0.06), (0.36, 0.3, 0.1), (0.36, 0.7, 0.05), (0, 0.72)]), white, 48)), *[tube([(x, 0, 0.7), (x, 0, 1.25)], 0.075, steel) for x in (-0.17, 0.17)]]
    parts.append(group(*plug, at=(1.85, 1.65, 0.3), turn=(90, 0, 35)))
    group(*parts, turn=(0, 0, 16))


def travel_plug():
    """One body with the pins of several countries folded out."""
    body, grey, dark = material("body", "#3a4250", 0.4, coat=0.2), material("grey", "#8d96a3", 0.4), material("dark", "#1f2228", 0.5)
    steel, accent = material("steel", "#cdd2d8", 0.22, metal=0.9), material("accent", "#e0803a", 0.4)
    parts = [place(box(1.7, 1.5, 2.2, 0.24, body), (0, 0, 0)), place(box(1.74, 1.54, 0.16, 0.06, accent), (0, 0, 0.62)), card(1.1, 0.9, 0.04, dark, (0, -0.75, -0.25), radius=0.2)]
    parts += [card(0.12, 0.3, 0.05, grey, (x, -0.76, -0.1), (0, t, 0), radius=0.03) for x, t in ((-0.24, 12), (0.24, -12))]
    parts += [place(lathe([(0, 0.02), (0.08, 0.02), (0.09, 0)], grey, 24), (x, -0.77, -0.42), (90, 0, 0)) for x in (-0.22, 0.22)]
    parts += [place(box(0.1, 0.24, 0.16, 0.03, accent), (0.88, -0.2 + 0.3 * k, -0.3)) for k in (0, 1)]
    parts += [tube([(x, 0.1, 1.1), (x, 0.1, 1.75)], 0.1, steel) for x in (-0.36, 0.36)]
    parts += [place(box(0.14, 0.34, 0.66, 0.03, steel), (0, -0.4, 1.35)), *[place(box(0.34, 0.1, 0.05, 0.02, grey), (x, -0.4, 1.12)) for x in (-0.5, 0.5)]]
    parts += [card(0.5, 0.16, 0.04, steel, (x, -0.76, -0.86), radius=0.03) for x in (-0.3, 0.3)] + [card(0.42, 0.09, 0.05, dark, (x, -0.763, -0.86), radius=0.02) for x in (-0.3, 0.3)]
    group(*parts, turn=(0, 0, -30))


models = {
    "cell-blister": (cell_blister, 8),
    "cell-box": (cell_box, 34),
    "charging-case": (charging_case, 14),
    "coin-cells": (coin_cells, 6),
    "pendant-lead": (pendant_lead, 6),
    "usb-plug": (usb_plug, 16),
    "extension-lead": (extension_lead, 36),
    "travel-plug": (travel_plug, 16),
}
