import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { CodeFault } from "../start/loadCode.ts";

/** Keeps an error inside the page: header, search and footer still work. */
export function PageBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error) => reloadOnceIfStale(error)}
      fallbackRender={({ error, resetErrorBoundary }) => <BrokenPage error={error} onRetry={resetErrorBoundary} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  if (error instanceof CodeFault && error.kind === "gone")
    return (
      <ErrorState
        title={t("fault.stale")}
        action={<Button onClick={() => window.location.reload()}>{t("fault.reload")}</Button>}
      />
    );
  // A browser never imports a failed module again, so only a reload helps.
  if (error instanceof CodeFault)
    return <NoNetwork onRetry={error.kind === "lost" ? () => window.location.reload() : onRetry} />;
  return <ErrorState kind="fault" title={t("fault.page")} cause={t("fault.pageText")} onRetry={onRetry} />;
}

/**
 * The page's code did not load. The buyer can try again, and the page does so itself once the browser reports a
 * network.
 */
function NoNetwork({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("shell");
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const back = () => retry();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, []);
  return <ErrorState kind="offline" title={t("fault.title")} cause={t("fault.network")} onRetry={onRetry} />;
}

/** After a new deployment the old chunks are gone. */
function isStaleChunk(error: unknown): boolean {
  return error instanceof CodeFault && error.kind === "gone";
}

const marker = "reloadedForChunk";

/** One reload loads the new chunks. A second error within a minute is shown, to avoid a loop. */
function reloadOnceIfStale(error: unknown): void {
  if (!isStaleChunk(error) || !navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(marker) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(marker, String(Date.now()));
    window.location.reload();
  } catch {
    // Without session storage a loop can't be detected, so the notice stays.
  }
}
