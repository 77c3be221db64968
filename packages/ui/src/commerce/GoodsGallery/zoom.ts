/** Zoom of a picture: the scale, and the point that stays fixed, in percent of its size. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** No zoom. */
export const unzoomed: Zoom = { scale: 1, x: 50, y: 50 };

const LARGEST = 4;
const percent = (value: number) => Math.min(100, Math.max(0, value));

/** A zoom within bounds: scale 1 to 4, with the fixed point inside the picture. */
export function zoomTo(scale: number, x: number, y: number): Zoom {
  const kept = Math.min(LARGEST, Math.max(1, scale));
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
