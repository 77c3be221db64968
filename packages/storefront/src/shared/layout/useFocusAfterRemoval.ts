import { useEffect, useRef } from "react";

/**
 * Moves the focus to the page's main part after rows have gone, if it was in one of them: otherwise it would be lost, and
 * the Tab key would start at the top of the page. WCAG 2.4.3.
 */
export function useFocusAfterRemoval(rows: number | undefined): void {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows !== undefined && before.current !== undefined && rows < before.current;
    before.current = rows;
    if (isFewer && document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [rows]);
}
