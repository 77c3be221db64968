/** Zoom of a picture: the scale, and the point that stays fixed, in percent of its size. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** No zoom. */
export const unzoomed: Zoom = { scale: 1, x: 50, y: 50 };

/** However large a picture is: further in, nobody sees what they look at. */
const LARGEST = 4;
/** Less than this is not worth a zoom. */
const LEAST = 1.1;
const step = 12;

/** Where the arrow keys move the fixed point, in percent of the picture. */
export const arrowSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** How far a picture of `pixels` can be enlarged in a box of `width` px without being blurred; 1 if it cannot. */
export function limitOf(pixels: number, width: number): number {
  const limit = width > 0 ? Math.min(LARGEST, pixels / width) : 1;
  return limit < LEAST ? 1 : limit;
}

/** A zoom within bounds: scale 1 to `limit`, 4 at most, with the fixed point inside the picture. */
export function zoomTo(scale: number, x: number, y: number, limit: number = LARGEST): Zoom {
  const kept = Math.min(LARGEST, limit, Math.max(1, scale));
  return kept === 1 ? unzoomed : { scale: kept, x: percent(x), y: percent(y) };
}

/** Moves the fixed point by a step, as arrow keys do. */
export function panBy(zoom: Zoom, dx: number, dy: number): Zoom {
  return zoomTo(zoom.scale, zoom.x + dx, zoom.y + dy);
}

/** A point on a picture, in percent of its size. */
export function pointOn(box: { left: number; top: number; width: number; height: number }, x: number, y: number) {
  return { x: percent(((x - box.left) / box.width) * 100), y: percent(((y - box.top) / box.height) * 100) };
}

/** Zoom after two fingers have moved from one distance to another. */
export function pinch(start: Zoom, from: number, to: number, x: number, y: number): Zoom {
  return from > 0 ? zoomTo(start.scale * (to / from), x, y) : start;
}
