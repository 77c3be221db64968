import { useRef } from "react";

/** Id of the element around a line of the cart. */
export const lineId = (skuId: string): string => `cart-line-${skuId}`;

/**
 * Lines with an invalid typed quantity. Nothing is ordered until they are changed: `focusFirst` focuses the first of them, and
 * returns false if there is none (VA-03).
 */
export function useInvalidCounts() {
  const skuIds = useRef(new Set<string>());
  return {
    note(skuId: string, problem: string | undefined): void {
      if (problem === undefined) skuIds.current.delete(skuId);
      else skuIds.current.add(skuId);
    },
    focusFirst(): boolean {
      // A line that was removed meanwhile is not on the page.
      const fields = [...skuIds.current].flatMap(
        (skuId) => document.getElementById(lineId(skuId))?.querySelector<HTMLElement>("input[aria-invalid]") ?? [],
      );
      fields[0]?.focus();
      return fields.length > 0;
    },
  };
}
