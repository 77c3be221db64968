"use client";
import type { PointerEvent } from "react";
import type { Tier } from "./tierFor.ts";
import { countAt } from "./tierScale.ts";

interface TierDrag {
  tiers: readonly Tier[];
  maximum: number | undefined;
  onCountChange: ((event: { count: number }) => void) | undefined;
}

/** Handlers that turn a drag along the tiers into a quantity; undefined where there is nothing to drag. */
export function useTierDrag({ tiers, maximum, onCountChange }: TierDrag) {
  if (!onCountChange || tiers.length < 2) return undefined;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const fromLeft = (event.clientX - left) / width;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    onCountChange({ count: countAt(tiers, rightToLeft ? 1 - fromLeft : fromLeft, maximum) });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
  };
}
