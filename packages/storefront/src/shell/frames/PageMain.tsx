import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { shownSince } from "../../shared/data/keptAnswers.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";
import * as styles from "./pageMain.css.ts";

// Most visits have a network. Old prices are never without a notice, so the undated one replaces it if it does not load.
const KeptNotice = lazyOptional(() =>
  import("./KeptNotice.tsx").then(
    (m) => ({ default: m.KeptNotice }),
    () => ({ default: UndatedNotice }),
  ),
);

interface PageMainProps {
  /** What is left of the window, instead of a screen of its own. @default false */
  rest?: boolean;
  children: ReactNode;
}

/** The main landmark. The skip link and every change of page move the focus here. */
export function PageMain({ rest = false, children }: PageMainProps) {
  return (
    <main id="content" tabIndex={-1} className={rest ? styles.rest : styles.main}>
      {children}
    </main>
  );
}

/** A notice while the browser is offline, or while the page shows answers that the service worker has kept. */
export function OfflineNotice() {
  const since = shownSince.use();
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {since === undefined ? (
        !online && <UndatedNotice />
      ) : (
        <Suspense fallback={<UndatedNotice />}>
          <KeptNotice since={since} />
        </Suspense>
      )}
    </div>
  );
}

function UndatedNotice() {
  const { t } = useTranslation("shell");
  return <p className={styles.offline}>{t("offline")}</p>;
}

function onConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
