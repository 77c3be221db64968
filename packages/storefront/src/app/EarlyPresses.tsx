import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useHydrating } from "../shared/layout/useHydrating.ts";
import { doEarlyPress, dropEarlyPresses, keepEarlyTexts } from "../start/earlyPresses.ts";

/** Between two early presses, or two looks at a part that is busy. */
const pauseMs = 16;

/**
 * Beside a page: once it is taken over, does what the visitor did in it before (ADR 0042), one after the other, each after
 * React has drawn the change by the one before.
 */
export function EarlyPresses() {
  const hydrating = useHydrating();
  const [turn, setTurn] = useState(0);
  useLayoutEffect(keepEarlyTexts, [hydrating]);
  useEffect(() => {
    if (hydrating) return undefined;
    // Not within React's own work, where it would draw nothing at once.
    const next = setTimeout(() => {
      if (doEarlyPress()) startTransition(() => setTurn(turn + 1));
    }, pauseMs);
    return () => clearTimeout(next);
  }, [hydrating, turn]);
  useEffect(() => dropEarlyPresses, []);
  return null;
}
