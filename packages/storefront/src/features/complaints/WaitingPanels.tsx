import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./complaints.css.ts";

/** The room of what is on its way. */
export function WaitingPanels() {
  return (
    <div aria-busy="true" className={styles.list}>
      {["1", "2", "3"].map((key) => (
        <Skeleton key={key} className={styles.waiting} />
      ))}
    </div>
  );
}
