/** A point of the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** On which side of the way from `start` over `corner` the point `to` lies. */
const side = (start: Point, corner: Point, to: Point) =>
  (corner.x - start.x) * (to.y - start.y) - (corner.y - start.y) * (to.x - start.x);

/**
 * Whether a move goes to a box beside it: into the triangle between where it began and the two corners of the edge that faces
 * it. What lies on the way is crossed, not meant (lessons 29).
 */
export function movesTowards(from: Point, to: Point, box: Box): boolean {
  const left = from.x < box.left;
  if (!left && from.x <= box.right) return false;
  const edge = left ? box.left : box.right;
  if (left ? to.x <= from.x : to.x >= from.x) return false;
  const above = side(from, { x: edge, y: box.top }, to);
  const below = side(from, { x: edge, y: box.bottom }, to);
  return left ? above >= 0 && below <= 0 : above <= 0 && below >= 0;
}
