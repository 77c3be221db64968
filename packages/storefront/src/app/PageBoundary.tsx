import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";

/** Keeps a fault of a page inside the page: header, search and footer live on, and there is a way out. */
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
  if (isStaleChunk(error))
    return (
      <ErrorState
        title={t("fault.stale")}
        action={<Button onClick={() => window.location.reload()}>{t("fault.reload")}</Button>}
      />
    );
  return <ErrorState title={t("fault.page")} cause={t("fault.pageText")} onRetry={onRetry} />;
}

/** After a new deployment the old chunks are gone; the browsers word that differently. */
function isStaleChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|Failed to fetch/i.test(error.message)
  );
}

const marker = "reloadedForChunk";

/** One reload brings the new chunks; a second fault within the minute is shown instead of a loop. */
function reloadOnceIfStale(error: unknown): void {
  if (!isStaleChunk(error) || !navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(marker) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(marker, String(Date.now()));
    window.location.reload();
  } catch {
    // Without session storage a loop could not be told from a first try: the notice stays.
  }
}
