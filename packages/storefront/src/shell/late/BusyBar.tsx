import { useSyncExternalStore } from "react";
import { pending } from "../../shared/data/pending.ts";
import * as styles from "./BusyBar.css.ts";

/** A line at the top while calls are under way; every part of a page says the same in its own skeleton (HM-15). */
export function BusyBar() {
  const busy = useSyncExternalStore(pending.subscribe, pending.busy, () => false);
  return busy && <div aria-hidden="true" data-busy className={styles.bar} />;
}
