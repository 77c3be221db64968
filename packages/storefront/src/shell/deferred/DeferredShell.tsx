import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { DeferredShellProps } from "./DeferredShellContent.tsx";
import { useIdle } from "./useIdle.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const DeferredShellContent = lazyOptional(() =>
  import("./DeferredShellContent.tsx").then((m) => ({ default: m.DeferredShellContent })),
);

/** The part of the shell that can wait: it loads when the browser is idle. */
export function DeferredShell({ page }: DeferredShellProps) {
  const idle = useIdle();
  if (!idle) return null;
  return (
    // The page works without it if a new deployment has removed its files or the network is down.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DeferredShellContent page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}
