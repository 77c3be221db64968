/** A point of the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The side of the line from `start` through `corner` on which `to` lies. */
const side = (start: Point, corner: Point, to: Point) =>
  (corner.x - start.x) * (to.y - start.y) - (corner.y - start.y) * (to.x - start.x);

/**
 * Whether a pointer move heads for a box: into the triangle between its start and the two corners of the box's nearest
 * edge. Rows it crosses on the way don't count.
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
