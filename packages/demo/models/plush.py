"""Plush animals: sitting, standing, hanging, and small ones to clip on a bag."""

from math import cos, pi, sin

from finishes import noisy
from shapes import ball, group, lathe, material, place, plate, rounded, through, tube


def fur(colour=None, shade=0.72):
    return noisy(material(f"fur {colour or shade}", colour, 0.95, sheen=0.8, shade=shade), 34, 0.05)


def black(rough=0.12):
    return material("black", "#1d1a1c", rough, coat=1.0)


def oval(radius, surface, at, scale=(1, 1, 1), turn=(0, 0, 0)):
    return place(ball(radius, surface), at, turn, scale)


def eyes(aside, forward, up, radius=0.08):
    """Two buttons with a glint of white."""
    dark, glint = black(), material("glint", "#ffffff", 0.3)
    return [part for side in (-1, 1) for part in (
        ball(radius, dark, (side * aside, forward, up)),
        ball(radius * 0.3, glint, (side * aside - radius * 0.3, forward - radius * 0.84, up + radius * 0.4)),
    )]


def smile(at, wide, deep, thick=0.02, down=1):
    """A stitched mouth; `down` -1 turns it into a sad one."""
    x, y, z = at
    return tube([(x + wide * t, y + 0.05 * t * t, z - down * deep * (1 - t * t)) for t in [k / 8 - 1 for k in range(17)]], thick, black(0.6))


def sitting(coat, pad, belly=True):
    """Body, legs with soles, and arms; the head goes to (0, -0.08, 2.02)."""
    parts = [oval(0.8, coat, (0, 0, 0.82), (0.95, 0.82, 1.05))]
    if belly:
        parts.append(oval(0.52, pad, (0, -0.3, 0.82), (0.92, 0.82, 1.05)))
    for side in (-1, 1):
        parts.append(oval(0.3, coat, (side * 0.78, -0.26, 1.0), (0.85, 0.85, 1.8), (-28, side * -24, 0)))
        parts.append(oval(0.36, coat, (side * 0.58, -0.62, 0.34), (1, 1.5, 0.95), (4, 0, side * 20)))
        parts.append(oval(0.27, pad, (side * 0.73, -1.08, 0.38), (1, 0.4, 1.1), (-10, 0, side * 20)))
    return parts


def rabbit():
    """Long ears hang down to the arms."""
    coat, pad, pink = fur("#cdbba8"), fur("#f7efe4"), fur("#eeb8b4")
    parts = [*sitting(coat, pad), oval(0.64, coat, (0, -0.08, 2.02), (1.04, 0.94, 0.98)), *eyes(0.26, -0.62, 2.12)]
    for side in (-1, 1):
        ear = [oval(0.3, coat, (0, 0, -0.62), (0.9, 0.42, 2.5)), oval(0.2, pink, (0, -0.075, -0.68), (0.85, 0.36, 3.0))]
        parts.append(group(*ear, oval(0.26, coat, (side * -0.16, 0.06, -0.05), (1.2, 0.6, 0.75)), at=(side * 0.56, -0.2, 2.5), turn=(-6, side * -20, side * 14)))
        parts.append(oval(0.2, pad, (side * 0.14, -0.62, 1.84), (1, 0.8, 0.85)))
    parts += [oval(0.085, pink, (0, -0.78, 1.96), (1.3, 0.7, 0.85)), smile((0, -0.8, 1.8), 0.1, 0.05)]
    group(*parts, turn=(0, 0, -14))


def corduroy():
    """Ribs that run from top to bottom."""
    made = material("corduroy", rough=0.95, sheen=0.7)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    wave, where, bump = nodes.new("ShaderNodeTexWave"), nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeBump")
    wave.bands_direction, wave.inputs["Scale"].default_value = "X", 4.6
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.9, 0.04
    links.new(where.outputs["Object"], wave.inputs["Vector"])
    links.new(wave.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return made


def elephant():
    coat, pad = corduroy(), fur("#f1dcd6")
    parts = [*sitting(coat, pad, belly=False), oval(0.66, coat, (0, -0.1, 2.02), (1.0, 0.95, 1.0)), *eyes(0.3, -0.64, 2.2)]
    trunk = through([(0, -0.62, 1.98), (0, -0.86, 1.72), (0, -0.95, 1.36), (0.04, -1.08, 1.06), (0.16, -1.3, 1.0)], 10)
    parts.append(tube(trunk, 0.25, coat, radii=[1 - 0.5 * k / (len(trunk) - 1) for k in range(len(trunk))]))
    for side in (-1, 1):
        ear = [oval(0.62, coat, (0, 0, 0), (0.9, 0.2, 1.05)), oval(0.46, pad, (0, -0.07, 0), (0.9, 0.2, 1.05))]
        parts.append(group(*ear, at=(side * 0.95, 0.0, 2.1), turn=(0, side * 10, side * 24)))
    group(*parts, turn=(0, 0, -16))


def penguin(coat, white, orange, scale, at, turn):
    parts = [oval(0.8, coat, (0, 0, 0.95), (0.95, 0.85, 1.2)), oval(0.66, white, (0, -0.2, 0.86), (0.95, 0.85, 1.15)), oval(0.6, coat, (0, -0.02, 2.0), (1.05, 0.98, 0.95))]
    parts += [oval(0.3, white, (side * 0.2, -0.36, 2.0), (1, 0.8, 1.1)) for side in (-1, 1)]
    parts += [*eyes(0.2, -0.6, 2.08, 0.07), oval(0.13, orange, (0, -0.66, 1.9), (1.2, 1.3, 0.6))]
    for side in (-1, 1):
        parts.append(oval(0.3, coat, (side * 0.82, -0.04, 1.1), (0.42, 0.8, 1.9), (0, side * -20, 0)))
        parts.append(oval(0.28, orange, (side * 0.34, -0.5, 0.06), (1, 1.35, 0.42), (0, 0, side * 14)))
    return group(*parts, at=at, turn=turn, scale=scale)


def penguins():
    white, orange, button = fur("#f8f5ee"), fur("#f0a13a"), material("button", "#d6503f", 0.3, coat=0.5)
    penguin(fur("#37424f"), white, orange, 1, (-0.5, 0.2, 0), (0, 0, 6))
    penguin(fur("#a9b4bf"), white, orange, 0.55, (0.78, -0.5, 0), (0, 0, -14))
    hole = material("hole", "#7d2c24", 0.6)
    coin = [lathe(rounded([(0, 0.05), (0.12, 0.05, 0.02), (0.15, 0.07, 0.02), (0.16, 0, 0.02), (0, 0)]), button)]
    coin += [ball(0.025, hole, (x, y, 0.05)) for x in (-0.04, 0.04) for y in (-0.04, 0.04)]
    group(*coin, at=(0.42, -0.86, 0.66), turn=(80, 0, 20))


def dinosaur():
    """Felt spikes from the head to the end of the tail."""
    coat, pad, felt = fur(), fur("#f4e7c8"), noisy(material("felt", "#f4c64f", 0.95), 50, 0.03)
    parts = [oval(0.85, coat, (0, 0, 0.9), (0.9, 0.95, 1.05)), oval(0.62, pad, (0, -0.34, 0.84), (0.85, 0.82, 1.1))]
    parts += [oval(0.58, coat, (0, -0.12, 2.08), (0.96, 1.0, 0.95)), oval(0.42, coat, (0, -0.62, 1.98), (1.05, 1.1, 0.82))]
    parts += [*eyes(0.36, -0.5, 2.32, 0.09), smile((0, -1.06, 1.92), 0.24, 0.07)]
    parts += [ball(0.035, black(0.5), (side * 0.12, -1.06, 2.1)) for side in (-1, 1)]
    tail = through([(0, 0.5, 0.6), (0, 1.0, 0.36), (0.05, 1.5, 0.3), (0.15, 1.95, 0.42)], 10)
    parts.append(tube(tail, 0.5, coat, radii=[1 - 0.78 * k / (len(tail) - 1) for k in range(len(tail))]))
    for at, size in (((-0.1, 2.62), 0.24), ((0.28, 2.46), 0.28), ((0.5, 2.06), 0.3), ((0.74, 1.6), 0.36), ((0.9, 1.1), 0.36), ((1.15, 0.74), 0.3), ((1.5, 0.54), 0.24), ((1.8, 0.52), 0.18)):
        spike = place(plate(rounded([(-size, 0), (0, size * 1.5, 0.05), (size, 0)], closed=True), 0.12, 0.04, felt), turn=(0, 0, 90))
        lean = 70 * max(-0.2, min(1.05, (2.5 - at[1]) / 1.2)) - 10 if at[1] > 1.0 else 30
        parts.append(group(spike, at=(0, at[0] - 0.08, at[1] - 0.06), turn=(-lean, 0, 0)))
    for side in (-1, 1):
        parts.append(oval(0.34, coat, (side * 0.56, -0.6, 0.3), (0.95, 1.4, 0.9), (0, 0, side * 14)))
        parts.append(oval(0.2, coat, (side * 0.62, -0.55, 1.28), (0.85, 0.85, 1.5), (-50, side * -10, 0)))
    group(*parts, turn=(0, 0, -52))


def octopus():
    """Outside smiles; the inside, of another colour, shows at the rim."""
    coat, inside, cheek = fur(), fur("#f6ead8"), fur("#f3a6a0")
    parts = [oval(1.0, coat, (0, 0, 1.3), (1.02, 1.0, 0.96)), oval(0.9, coat, (0, 0, 0.72), (1.08, 1.05, 0.55))]
    for k in range(8):
        a = 2 * pi * k / 8 - pi / 2 + pi / 8
        arm = through([(0.6 * cos(a), 0.6 * sin(a), 0.62), (1.05 * cos(a), 1.05 * sin(a), 0.4), (1.36 * cos(a), 1.36 * sin(a), 0.3), (1.55 * cos(a), 1.55 * sin(a), 0.42)], 6)
        parts.append(tube(arm, 0.36, coat, radii=[1 - 0.35 * j / (len(arm) - 1) for j in range(len(arm))]))
        parts.append(oval(0.3, inside, (1.3 * cos(a), 1.3 * sin(a), 0.14), (1.2, 0.8, 0.4), (0, 0, a * 180 / pi)))
    parts += [*eyes(0.36, -0.94, 1.36, 0.13), smile((0, -1.04, 1.2), 0.16, 0.1, 0.03)]
    parts += [oval(0.15, cheek, (side * 0.62, -0.8, 1.16), (1, 0.5, 0.7), (0, 0, side * 36)) for side in (-1, 1)]
    group(*parts, turn=(0, 0, -10))


def sloth():
    """Hangs by its hands from a wooden rod."""
    coat, mask, dark = fur("#9c7a5b"), fur("#f0e2c8"), fur("#5f4636")
    wood = material("wood", "#d9ae74", 0.45, coat=0.2)
    parts = [oval(0.78, coat, (0, 0, 0.85), (0.92, 0.82, 1.15)), oval(0.5, mask, (0, -0.36, 0.8), (0.9, 0.7, 1.15))]
    parts += [oval(0.6, coat, (0, -0.06, 1.95), (1.05, 0.95, 0.92)), oval(0.46, mask, (0, -0.28, 1.93), (1.08, 0.85, 0.86))]
    for side in (-1, 1):
        parts.append(oval(0.13, dark, (side * 0.26, -0.62, 1.96), (1.9, 0.5, 0.9), (0, side * 24, side * 22)))
        arm = through([(side * 0.6, 0, 1.2), (side * 1.02, -0.04, 1.7), (side * 1.06, -0.1, 2.5), (side * 0.98, -0.08, 3.12)], 8)
        parts.append(tube(arm, 0.21, coat))
        parts.append(oval(0.24, coat, (side * 0.98, -0.16, 3.1), (1, 1.1, 1.1)))
        parts += [oval(0.06, mask, (side * 0.98 + dx, -0.38, 3.1), (0.9, 0.8, 2.0)) for dx in (-0.13, 0, 0.13)]
        parts.append(oval(0.27, coat, (side * 0.5, -0.36, 0.08), (0.9, 1.1, 1.35), (-20, side * -14, 0)))
    parts += [*eyes(0.22, -0.67, 1.98, 0.065), oval(0.09, dark, (0, -0.7, 1.84), (1.3, 0.7, 0.8)), smile((0, -0.68, 1.74), 0.16, 0.06)]
    parts.append(place(tube([(-1.7, 0, 0), (1.7, 0, 0)], 0.12, wood), (0, 0, 3.14)))
    group(*parts, turn=(0, 0, -8))


models = {
    "plush-rabbit": (rabbit, 8), "plush-elephant": (elephant, 8), "plush-penguins": (penguins, 8), "plush-dinosaur": (dinosaur, 8),
    "plush-octopus": (octopus, 12), "plush-sloth": (sloth, 4),
}
