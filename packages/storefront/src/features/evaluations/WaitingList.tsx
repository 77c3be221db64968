import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./evaluations.css.ts";

/** The room of a list that is on its way. */
export function WaitingList() {
  return (
    <div aria-busy="true" className={styles.list}>
      {["1", "2", "3"].map((key) => (
        <Skeleton key={key} className={styles.waiting} />
      ))}
    </div>
  );
}
