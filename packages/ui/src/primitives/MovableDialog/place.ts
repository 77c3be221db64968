/** How far something has been moved from its own place, in px. */
export interface Offset {
  x: number;
  y: number;
}

/** Sizes of a box and of the space around it, in px. */
interface Sizes {
  width: number;
  height: number;
}

/**
 * The nearest offset at which a centred box is completely inside the window. If it doesn't fit, its start stays in
 * view.
 */
export function clampToView({ x, y }: Offset, box: Sizes, view: Sizes): Offset {
  return { x: kept(x, box.width, view.width), y: kept(y, box.height, view.height) };
}

function kept(offset: number, size: number, room: number): number {
  const spare = Math.max(0, (room - size) / 2);
  const inside = Math.min(spare, Math.max(-spare, offset));
  return inside === 0 ? 0 : inside;
}

const step = 16;
const leap = 96;

/**
 * Where a key moves the box: arrows by a small step, with Shift by a large one, Home back to the centre. Undefined for
 * any other key.
 */
export function movedByKey(from: Offset, { key, shiftKey }: { key: string; shiftKey: boolean }): Offset | undefined {
  const by = shiftKey ? leap : step;
  if (key === "ArrowLeft") return { ...from, x: from.x - by };
  if (key === "ArrowRight") return { ...from, x: from.x + by };
  if (key === "ArrowUp") return { ...from, y: from.y - by };
  if (key === "ArrowDown") return { ...from, y: from.y + by };
  return key === "Home" ? { x: 0, y: 0 } : undefined;
}
