"""The face of a clock or watch, seen from the front. `y` is how far it stands behind the middle."""

from math import cos, pi, sin

from shapes import box, place


def minute_marks(radius, y, surface, hour, minute):
    """60 marks that end at `radius`. `hour` and `minute` are the length and width of a mark; every fifth is an hour's."""
    marks = []
    for k in range(60):
        a = 2 * pi * k / 60
        long, wide = minute if k % 5 else hour
        marks.append(place(box(wide, 0.012, long, 0.003, surface), ((radius - long / 2) * sin(a), y, (radius - long / 2) * cos(a)), (0, 6 * k, 0)))
    return marks


def hands(shown, thick, edge):
    """Hands that reach a little beyond the middle. Each is degrees from the top, length, width, `y` and surface."""
    made = []
    for angle, long, wide, y, surface in shown:
        a = angle * pi / 180
        made.append(place(box(wide, thick, long + 0.12, edge, surface), ((long / 2 - 0.06) * sin(a), y, (long / 2 - 0.06) * cos(a)), (0, angle, 0)))
    return made
