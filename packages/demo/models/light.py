"""Lamps, cells and what turns them into a party."""

from math import cos, pi, sin

from shapes import ball, group, lathe, material, mesh, place, ring, rounded, sheet, through, tube


def mirror_ball():
    dark, steel = material("core", "#3c4350", 0.4), material("steel", "#cdd2d8", 0.22, metal=0.9)
    tones = ("#f4f7fb", "#aebbcc", "#7d8ca3", "#d9e2ec", "#c3b8e8", "#94c9ea", "#f3d9e6", "#5e6c84")
    corners, faces = [], []
    rows, size = 20, 1.2
    for row in range(rows):
        low, high = pi * (row + 0.06) / rows, pi * (row + 0.94) / rows
        count = max(4, round(2 * rows * sin(pi * (row + 0.5) / rows)))
        for k in range(count):
            left, right = 2 * pi * (k + 0.05) / count, 2 * pi * (k + 0.95) / count
            first = len(corners)
            corners += [(size * sin(b) * cos(a), size * sin(b) * sin(a), size * cos(b)) for a, b in ((left, low), (left, high), (right, high), (right, low))]
            faces.append((first, first + 1, first + 2, first + 3))
    tiles = [material(f"tile {tone}", tone, 0.1, metal=0.7, coat=1.0) for tone in tones]
    made = mesh(corners, faces, tiles[0], smooth=False)
    for tile in tiles[1:]:
        made.data.materials.append(tile)
    for n, face in enumerate(made.data.polygons):
        face.material_index = (n * 7 + n // 11 * 3 + n // 5) % len(tiles)
    parts = [made, ball(size * 0.985, dark)]
    parts += [lathe(rounded([(0.24, 1.16), (0.24, 1.3, 0.04), (0, 1.31)]), steel), place(ring(0.12, 0.035, steel), (0, 0, 1.42), (90, 0, 0))]
    group(*parts, turn=(0, 8, 14))


def torch():
    """An aluminium torch with a focus ring."""
    body, dark = material("body", "#4a505b", 0.34, metal=0.6), material("dark", "#23262c", 0.5)
    steel, glass = material("steel", "#ccd1d8", 0.22, metal=0.9), material("glass", "#fff3c4", 0.12, coat=1.0, glow=0.55)
    button = material("button", "#d2552f", 0.5)
    shape = rounded([(0, -1.9), (0.3, -1.9, 0.08), (0.34, -1.7, 0.04), (0.34, -1.5, 0.03), (0.29, -1.46, 0.03), (0.29, 0.5, 0.06), (0.36, 0.72, 0.1), (0.52, 1.1, 0.1), (0.56, 1.2, 0.02), (0.56, 1.62, 0.04), (0.5, 1.63)], steps=8)
    parts = [lathe(shape, body, 120)]

    def knurl(u, v):
        cut = 0.012 * max(0, cos(2 * pi * (u * 30 + v * 9))) * max(0, cos(2 * pi * (u * 30 - v * 9)))
        r = 0.298 + cut
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), -1.36 + 1.1 * v)

    parts.append(sheet(knurl, 360, 120, dark, closed=True))

    def grooves(u, v):
        r = 0.565 + 0.018 * cos(2 * pi * u * 28)
        return (r * cos(2 * pi * u), r * sin(2 * pi * u), 1.24 + 0.26 * v)

    parts += [sheet(grooves, 336, 2, body, closed=True), place(ring(0.53, 0.05, steel), (0, 0, 1.6))]
    parts += [lathe(rounded([(0.5, 1.58), (0.3, 1.6, 0.1), (0, 1.61)]), glass), lathe([(0.3, 0.44), (0.31, 0.46), (0.31, 0.5), (0.3, 0.52)], steel)]
    parts.append(place(lathe(rounded([(0, 0.06), (0.1, 0.055, 0.03), (0.12, 0)]), button, 48), (0, -0.29, 0.15), (90, 0, 0), (1, 1.5, 1)))
    parts.append(place(ring(0.12, 0.03, steel), (0, 0, -1.98), (90, 0, 0)))
    group(*parts, turn=(38, 0, 52))


def cells():
    """Two alkaline cells."""
    wrap, copper = material("wrap", "#2c303a", 0.35, coat=0.4), material("copper", "#d79a4e", 0.28, metal=0.9)
    steel, ink = material("steel", "#d3d8de", 0.22, metal=0.9), material("ink", "#f6f2e6", 0.5)

    def cell(at, turn):
        parts = [lathe(rounded([(0, 0), (0.42, 0, 0.05), (0.45, 0.06, 0.03), (0.45, 1.5)]), wrap), lathe(rounded([(0.45, 1.5), (0.45, 2.18, 0.05), (0.4, 2.22, 0.03), (0.3, 2.2)]), copper)]
        parts += [lathe(rounded([(0.4, 2.2), (0.22, 2.21), (0.19, 2.24, 0.02), (0.18, 2.36, 0.04), (0, 2.37)]), steel), lathe([(0.451, 1.44), (0.454, 1.45), (0.454, 1.5), (0.451, 1.51)], steel)]

        def on(u, v, low, high, width):
            a = -pi / 2 + width * (u - 0.5)
            return (0.454 * cos(a), 0.454 * sin(a), low + (high - low) * v)

        parts += [sheet(lambda u, v: on(u, v, 1.83, 1.89, 0.62), 12, 1, wrap), sheet(lambda u, v: on(u, v, 1.72, 2.0, 0.14), 4, 1, wrap)]
        parts += [sheet(lambda u, v: on(u, v, 0.94, 1.2, 1.3), 24, 1, ink), sheet(lambda u, v: on(u, v, 0.74, 0.8, 1.3), 24, 1, ink), sheet(lambda u, v: on(u, v, 0.6, 0.66, 0.9), 24, 1, ink)]
        return group(*parts, at=at, turn=turn)

    cell((-0.46, 0.2, 0), (0, 0, 14))
    cell((0.58, -0.12, 0), (0, 0, -12))


def fairy_lights():
    """Glowing lamps like drops on three lengths of copper wire."""
    wire, cap = material("wire", "#b97a45", 0.3, metal=0.8), material("cap", "#6f553b", 0.4)
    lamp, core = material("lamp", rough=0.2, coat=0.6, glow=0.35), material("core", "#fffdf2", 0.3, glow=0.9)
    path = []
    for k in range(401):
        t = k / 400 * 3
        row, along = min(2, int(t)), t - min(2, int(t))
        a = pi * along
        side = 1 if row % 2 == 0 else -1
        path.append((-1.45 * cos(a) * side, -0.05 * sin(2 * a), 1.0 - 0.62 * (row + along**3) - 0.34 * sin(a) ** 2))
    path = through(path[::10], 12)
    parts = [tube(path, 0.022, wire), tube([(x, y + 0.03, z + 0.012 * sin(0.5 * k)) for k, (x, y, z) in enumerate(path)], 0.018, wire)]
    drop = through([(0, 0.16), (0.06, 0.13), (0.11, 0.02), (0.125, -0.1), (0.09, -0.22), (0, -0.29)], 8)
    for n, k in enumerate(range(14, len(path), 29)):
        x, y, z = path[k]
        bulb = lathe([(r, h) for r, h in reversed(drop)], lamp, 48)
        socket = lathe(rounded([(0, 0.24), (0.05, 0.24, 0.02), (0.07, 0.1), (0.06, 0.09)]), cap, 32)
        parts.append(group(bulb, socket, place(ball(0.05, core), (-0.02, -0.1, -0.1)), at=(x, y - 0.03, z - 0.22), turn=(0, (n * 53) % 36 - 18, 0)))
    group(*parts, turn=(0, -6, 0))


models = {"mirror-ball": (mirror_ball, 6), "torch": (torch, 10), "cells": (cells, 10), "fairy-lights": (fairy_lights, 6)}
