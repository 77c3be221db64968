import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { CodeFault, isReachable } from "../start/loadCode.ts";
import { forgetFailedPages } from "./pages.ts";

interface PageBoundaryProps {
  /** Another value shows the page again. */
  resetKey: string;
  /** Default: reloads the shop. */
  reload?: () => void;
  children: ReactNode;
}

/** Keeps an error inside the page: header, search and footer still work. */
export function PageBoundary({ resetKey, reload = reloadShop, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onError={(error) => void reloadOnce(error, reload)}
      onReset={forgetFailedPages}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <BrokenPage error={error} onRetry={resetErrorBoundary} onReload={reload} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface BrokenPageProps {
  error: unknown;
  onRetry: () => void;
  onReload: () => void;
}

function BrokenPage({ error, onRetry, onReload }: BrokenPageProps) {
  const { t } = useTranslation("shell");
  if (error instanceof CodeFault && error.kind === "gone")
    return <ErrorState title={t("fault.stale")} action={<Button onClick={onReload}>{t("fault.reload")}</Button>} />;
  // A browser never imports a failed module again, so only a reload helps.
  if (error instanceof CodeFault && error.kind === "lost") return <NoNetwork onRetry={onReload} />;
  if (error instanceof CodeFault) return <NoNetwork onRetry={onRetry} retryIfReachable />;
  return <ErrorState kind="fault" title={t("fault.page")} cause={t("fault.pageText")} onRetry={onRetry} />;
}

interface NoNetworkProps {
  onRetry: () => void;
  /** Tries again at once if the shop answers. */
  retryIfReachable?: boolean;
}

/**
 * The page's code did not load. The buyer can try again, and the page does so itself once the browser reports a
 * network.
 */
function NoNetwork({ onRetry, retryIfReachable = false }: NoNetworkProps) {
  const { t } = useTranslation("shell");
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    let shown = true;
    const back = () => {
      if (shown) retry();
    };
    window.addEventListener("online", back);
    // The network may have come back before this was shown; nobody would report that again.
    if (retryIfReachable) void isReachable().then((reachable) => reachable && back());
    return () => {
      shown = false;
      window.removeEventListener("online", back);
    };
  }, [retryIfReachable]);
  return <ErrorState kind="offline" title={t("fault.title")} cause={t("fault.network")} onRetry={onRetry} />;
}

const marker = "reloadedForChunk";

/**
 * Reloads the shop if only that brings the page's code: a new deployment has removed the old files, or one of them
 * failed while the network was down. A second error within a minute is shown, to avoid a loop.
 */
async function reloadOnce(error: unknown, reload: () => void): Promise<void> {
  if (!(error instanceof CodeFault) || error.kind === "network" || !(await isReachable())) return;
  try {
    const last = Number(sessionStorage.getItem(marker) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(marker, String(Date.now()));
    reload();
  } catch {
    // Without session storage a loop can't be detected, so the notice stays.
  }
}

function reloadShop(): void {
  window.location.reload();
}
