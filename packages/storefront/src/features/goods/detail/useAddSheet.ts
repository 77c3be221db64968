import { useEffect, useRef } from "react";
import { useSheetEntry } from "../../../shared/routing/useSheetEntry.ts";
import type { Purchase } from "./purchase.ts";

/** Here the choices are a screen or two above the dock, so Add to cart shows them first. */
const PHONE = "(max-width: 639.98px)";

/** A press this many milliseconds after the sheet was confirmed is the second of a double press, which falls on the dock behind it. */
const DOUBLE_PRESS = 500;

/** The sheet of Add to cart on a phone. What was confirmed in it is added at once on the next press. */
export function useAddSheet({ detail, count, onChoose }: Purchase) {
  const skuId = detail.data.id;
  const choice = `${skuId}:${count}`;
  const confirmed = useRef(new Set<string>());
  const confirmedAt = useRef(Number.NEGATIVE_INFINITY);
  /** The SKU while the sheet is open. */
  const shown = useRef(skuId);
  const sheet = useSheetEntry("add", () => {
    // Back leads to the entry of before, whose address has the former choice.
    if (shown.current !== skuId) onChoose({ value: shown.current, changedAxes: [] });
  });
  useEffect(() => {
    if (sheet.isOpen) shown.current = skuId;
  }, [sheet.isOpen, skuId]);
  return {
    ...sheet,
    /** Whether a press opens the sheet. */
    isAsked: () => window.matchMedia(PHONE).matches && !confirmed.current.has(choice),
    isDoublePress: ({ timeStamp }: { timeStamp: number }) => timeStamp - confirmedAt.current < DOUBLE_PRESS,
    confirm() {
      confirmed.current.add(choice);
      confirmedAt.current = performance.now();
      sheet.close();
    },
  };
}
