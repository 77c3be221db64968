import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { loadWords } from "../../i18n/words.ts";
import { currentLocale } from "../locale.ts";

const LateShell = lazy(() =>
  Promise.all([import("./late/LateShell.tsx"), loadWords("rail", currentLocale())]).then(([m]) => ({
    default: m.LateShell,
  })),
);

/** What of the shell can wait until the page stands: it comes when the browser has nothing else to do. */
export function Later() {
  const idle = useIdle();
  if (!idle) return null;
  return (
    // The page lives on without it; a new deployment has taken its files away, or the network is gone.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LateShell />
      </Suspense>
    </ErrorBoundary>
  );
}

/** True from the first moment of rest after everything of the first paint has loaded. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    whenLoaded(stop.signal, () => whenIdle(() => !stop.signal.aborted && setIdle(true)));
    return () => stop.abort();
  }, []);
  return idle;
}

function whenLoaded(signal: AbortSignal, act: () => void): void {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true, signal });
}

/** At the latest after this many ms. */
const LATEST = 3000;

function whenIdle(act: () => void): void {
  // Safari has no sign of idleness.
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, 200);
}
