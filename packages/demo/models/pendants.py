"""Small plush animals on a strap."""

from plush import black, eyes, fur, oval, smile
from shapes import ball, group, lathe, material, place, ring, rounded, through, tube


def strap(top):
    """A loop of cord with a ring and a snap hook above a figure that ends at `top`."""
    cord, steel = material("cord", "#5b6472", 0.8), material("steel", "#cfd4db", 0.25, metal=0.9)
    loop = through([(0, 0, top - 0.06), (-0.12, 0, top + 0.18), (-0.13, 0, top + 0.42), (0, 0, top + 0.56), (0.13, 0, top + 0.42), (0.12, 0, top + 0.18), (0, 0, top - 0.06)], 8)
    hook = through([(0, 0, 0.0), (0, 0, 0.2), (-0.2, 0, 0.36), (-0.22, 0, 0.72), (0, 0, 0.92), (0.22, 0, 0.72), (0.2, 0, 0.4), (0.08, 0, 0.28)], 8)
    parts = [tube(loop, 0.05, cord), place(ring(0.15, 0.035, steel), (0, 0, top + 0.64), (90, 0, 40))]
    parts += [group(tube(hook, 0.055, steel), lathe(rounded([(0.05, -0.08), (0.11, -0.08, 0.03), (0.11, 0.1, 0.03), (0.05, 0.1)]), steel), at=(0, 0, top + 0.86))]
    return group(*parts, at=(0, 0, top * 0.36), scale=0.64)


def small(coat, pad, belly=True):
    """Body, arms and feet; the head goes to (0, -0.06, 1.6)."""
    parts = [oval(0.56, coat, (0, 0, 0.56), (0.98, 0.84, 0.98))]
    if belly:
        parts.append(oval(0.38, pad, (0, -0.2, 0.54), (0.95, 0.8, 1)))
    return parts


def limbs(arm, leg, sole):
    parts = []
    for side in (-1, 1):
        parts.append(oval(0.2, arm, (side * 0.56, -0.2, 0.78), (0.85, 0.85, 1.6), (-26, side * -34, 0)))
        parts.append(oval(0.24, leg, (side * 0.42, -0.4, 0.2), (1, 1.3, 1), (0, 0, side * 18)))
        parts.append(oval(0.16, sole, (side * 0.52, -0.69, 0.22), (1, 0.4, 1.1), (0, 0, side * 18)))
    return parts


def panda():
    white, dark, cheek = fur("#f6f2ea"), fur("#33363d"), fur("#f0a9a2")
    parts = [*small(white, white, False), *limbs(dark, dark, white), oval(0.72, white, (0, -0.06, 1.58), (1.1, 0.92, 0.94)), strap(2.2)]
    for side in (-1, 1):
        parts += [oval(0.24, dark, (side * 0.58, 0, 2.16), (1, 0.6, 1)), oval(0.19, dark, (side * 0.3, -0.6, 1.64), (0.85, 0.5, 1.15), (0, side * 24, side * 18))]
        parts.append(oval(0.13, cheek, (side * 0.5, -0.58, 1.36), (1, 0.4, 0.7), (0, 0, side * 30)))
    parts += [*eyes(0.27, -0.69, 1.67, 0.06), oval(0.08, dark, (0, -0.72, 1.48), (1.2, 0.7, 0.8)), smile((0, -0.7, 1.38), 0.1, 0.05)]
    group(*parts, turn=(0, 0, -12))


def koala():
    """Its arms close on a strap."""
    grey, white, dark = fur("#9aa3ad"), fur("#f3f0ea"), black(0.4)
    parts = [*small(grey, white), *limbs(grey, grey, white), oval(0.66, grey, (0, -0.06, 1.54), (1.1, 0.92, 0.92)), strap(2.06)]
    for side in (-1, 1):
        parts += [oval(0.36, grey, (side * 0.74, 0.02, 1.88), (1, 0.5, 1)), oval(0.24, fur("#edc6c2"), (side * 0.74, -0.12, 1.88), (1, 0.4, 1))]
    parts += [*eyes(0.3, -0.58, 1.62, 0.065), oval(0.15, dark, (0, -0.68, 1.5), (0.85, 0.6, 1.2)), smile((0, -0.64, 1.28), 0.12, 0.05)]
    group(*parts, turn=(0, 0, -12))


def chick():
    coat, orange, cheek = fur(), fur("#ee8f33"), fur("#f3a58f")
    parts = [oval(0.72, coat, (0, 0, 0.72), (1.02, 0.92, 0.95)), oval(0.6, coat, (0, -0.08, 1.5), (1.04, 0.95, 0.94)), strap(2.02)]
    for side in (-1, 1):
        parts.append(oval(0.26, coat, (side * 0.72, -0.02, 0.84), (0.45, 0.85, 1.4), (0, side * -30, 0)))
        parts.append(oval(0.2, orange, (side * 0.3, -0.4, 0.06), (1, 1.3, 0.42), (0, 0, side * 16)))
        parts.append(oval(0.12, cheek, (side * 0.42, -0.56, 1.38), (1, 0.4, 0.75), (0, 0, side * 30)))
    parts += [*eyes(0.24, -0.6, 1.6, 0.075), oval(0.11, orange, (0, -0.68, 1.46), (1.2, 1.3, 0.7))]
    parts += [oval(0.09, coat, (x, -0.04, 2.08), (0.7, 0.7, 1.5), (0, x * 200, 0)) for x in (-0.14, 0.14)]
    group(*parts, turn=(0, 0, -14))


def frog():
    """A round mirror swings out from under the chin."""
    coat, pale, cheek = fur("#6fae57"), fur("#eef0c9"), fur("#f0a49c")
    rim, glass = material("rim", "#f2c14e", 0.35, coat=0.4), material("glass", "#dbe7ee", 0.06, metal=1.0, coat=1.0)
    parts = [*small(coat, pale), *limbs(coat, coat, pale), oval(0.68, coat, (0, -0.06, 1.52), (1.14, 0.92, 0.84)), strap(2.06)]
    for side in (-1, 1):
        parts += [oval(0.27, coat, (side * 0.38, -0.16, 2.0)), oval(0.18, pale, (side * 0.38, -0.34, 2.03), (1, 0.6, 1))]
        parts.append(oval(0.12, cheek, (side * 0.54, -0.54, 1.44), (1, 0.4, 0.7), (0, 0, side * 34)))
    parts += [*eyes(0.38, -0.44, 2.04, 0.085), smile((0, -0.71, 1.46), 0.34, 0.1, 0.024)]
    disc = [lathe(rounded([(0, 0.05), (0.36, 0.05, 0.03), (0.44, 0.08, 0.03), (0.44, -0.06, 0.03), (0, -0.06)]), rim), lathe(rounded([(0, 0.065), (0.35, 0.06)]), glass)]
    parts.append(group(*disc, ball(0.07, rim, (-0.48, 0, 0)), at=(0.42, -0.86, 0.96), turn=(78, 10, 14)))
    group(*parts, turn=(0, 0, -10))


models = {"plush-panda": (panda, 6), "plush-koala": (koala, 6), "plush-chick": (chick, 6), "plush-frog": (frog, 6)}
