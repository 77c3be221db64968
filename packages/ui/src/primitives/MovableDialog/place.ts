/** How far something has been moved from its own place, in px. */
export interface Offset {
  x: number;
  y: number;
}

/** Room and the thing in it, in px. */
interface Sizes {
  width: number;
  height: number;
}

/** The nearest offset at which a centred box is wholly inside the window; one that does not fit keeps its start in view. */
export function keptInView({ x, y }: Offset, box: Sizes, view: Sizes): Offset {
  return { x: kept(x, box.width, view.width), y: kept(y, box.height, view.height) };
}

function kept(offset: number, size: number, room: number): number {
  const spare = Math.max(0, (room - size) / 2);
  const inside = Math.min(spare, Math.max(-spare, offset));
  return inside === 0 ? 0 : inside;
}

const step = 16;
const leap = 96;

/** Where a key moves it: arrows by a step, with Shift by a leap, Home back to the middle; undefined for any other key. */
export function movedByKey(from: Offset, { key, shiftKey }: { key: string; shiftKey: boolean }): Offset | undefined {
  const by = shiftKey ? leap : step;
  if (key === "ArrowLeft") return { ...from, x: from.x - by };
  if (key === "ArrowRight") return { ...from, x: from.x + by };
  if (key === "ArrowUp") return { ...from, y: from.y - by };
  if (key === "ArrowDown") return { ...from, y: from.y + by };
  return key === "Home" ? { x: 0, y: 0 } : undefined;
}
