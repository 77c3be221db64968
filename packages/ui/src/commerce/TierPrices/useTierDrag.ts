"use client";
import type { PointerEvent } from "react";
import type { Tier } from "./tierFor.ts";
import { countAt } from "./tierScale.ts";

interface TierDrag {
  tiers: readonly Tier[];
  maximum: number | undefined;
  onCountChange: ((event: { count: number }) => void) | undefined;
}

/**
 * Handlers of a list of tiers that turn a drag along it into a quantity; undefined where there is nothing to drag. A press of the
 * words of a tier (`data-part="words"`) is its quantity.
 */
export function useTierDrag({ tiers, maximum, onCountChange }: TierDrag) {
  if (!onCountChange || tiers.length < 2) return undefined;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const position = positionOn(event.currentTarget, event);
    if (position !== undefined) onCountChange({ count: countAt(tiers, position, maximum) });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const words = (event.target as Element).closest("[data-part=words]");
      const pressed = tiers[[...event.currentTarget.children].findIndex((item) => item.contains(words))];
      if (words && pressed) {
        onCountChange({ count: Math.min(pressed.num, maximum ?? pressed.num) });
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
  };
}

/** Where a pointer is on a list of equal tiers, 0 to 1, also on one of several rows. */
function positionOn(list: HTMLElement, { clientX, clientY }: PointerEvent<HTMLElement>): number | undefined {
  const boxes = Array.from(list.children, (item) => item.getBoundingClientRect());
  const top = boxes.findLast((box) => box.top <= clientY)?.top ?? boxes[0]?.top;
  const rightToLeft = getComputedStyle(list).direction === "rtl";
  const along = boxes.map(({ left, right, width }) => (rightToLeft ? right - clientX : clientX - left) / width);
  // The last tier of the row that begins before the pointer, or the row's first.
  const first = boxes.findIndex((box) => box.top === top);
  const index = Math.max(
    first,
    boxes.findLastIndex((box, place) => box.top === top && (along[place] ?? 0) >= 0),
  );
  const within = along[index];
  if (within === undefined || !Number.isFinite(within)) return undefined;
  return (index + Math.min(1, Math.max(0, within))) / boxes.length;
}
