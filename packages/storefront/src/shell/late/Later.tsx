import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { LateShellProps } from "./LateShell.tsx";
import { useIdle } from "./useIdle.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

const LateShell = lazyQuietly(() => import("./LateShell.tsx").then((m) => ({ default: m.LateShell })));

/** What of the shell can wait until the page stands: it comes when the browser has nothing else to do. */
export function Later({ page }: LateShellProps) {
  const idle = useIdle();
  if (!idle) return null;
  return (
    // The page lives on without it; a new deployment has taken its files away, or the network is gone.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LateShell page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}
