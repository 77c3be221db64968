import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { LateShellProps } from "./LateShell.tsx";
import { useIdle } from "./useIdle.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

const LateShell = lazyQuietly(() => import("./LateShell.tsx").then((m) => ({ default: m.LateShell })));

/** The part of the shell that can wait: it loads when the browser is idle. */
export function Later({ page }: LateShellProps) {
  const idle = useIdle();
  if (!idle) return null;
  return (
    // The page works without it, if a new deployment has removed its files or the network is down.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LateShell page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}
