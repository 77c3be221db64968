import { pending } from "../../shared/data/pending.ts";
import * as styles from "./BusyBar.css.ts";

/**
 * A line at the top while calls are in progress (HM-15). Hidden from screen readers, because each part of a page has
 * its own skeleton.
 */
export function BusyBar() {
  const busy = pending.busy.use();
  return busy && <div aria-hidden="true" data-busy className={styles.bar} />;
}
