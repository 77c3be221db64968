import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { shownSince } from "../../shared/data/keptAnswers.ts";
import { useFreshAgain } from "../../shared/data/useFreshAgain.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./pageMain.css.ts";

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
  const { t } = useTranslation("shell");
  const { time } = useShopTime();
  const since = shownSince.use();
  useFreshAgain();
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const notice = since === undefined ? !online && t("offline") : t("offlineSince", { when: time(since) });
  return <div role="status">{notice && <p className={styles.offline}>{notice}</p>}</div>;
}

function onConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
