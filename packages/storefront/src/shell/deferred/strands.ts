interface Point {
  x: number;
  y: number;
}

/** How far the way bends from the straight one, as a part of it, and the most in px. */
const BEND = 0.16;
const MOST_BEND = 96;

/** The strands are twisted: px from the middle, for one turn, and between the points that are drawn. */
const TWIST = { width: 3, turn: 36, step: 6 };

/** Ways of the two strands of a thread from one point to another, as SVG paths. They bend upwards and wind around each other. */
export function strandsBetween(from: Point, to: Point): readonly [string, string] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const up = across.y > 0 ? -1 : 1;
  const bend = 2 * up * Math.min(MOST_BEND, length * BEND);
  const turns = Math.max(1, Math.round(length / TWIST.turn));
  const steps = Math.ceil(length / TWIST.step);
  const strand = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps;
      const aside = bend * part * (1 - part) * 2 + side * TWIST.width * Math.sin(part * turns * 2 * Math.PI);
      return {
        x: from.x + (to.x - from.x) * part + across.x * aside,
        y: from.y + (to.y - from.y) * part + across.y * aside,
      };
    });
  return [path(strand(1)), path(strand(-1))];
}

function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}
