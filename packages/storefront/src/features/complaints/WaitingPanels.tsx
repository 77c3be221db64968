import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./complaints.css.ts";

/** The room of what is on its way, below the page's title where the page has no other heading yet. */
export function WaitingPanels({ title }: { title?: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      {title && <h1 className={styles.title}>{title}</h1>}
      {["1", "2", "3"].map((key) => (
        <Skeleton key={key} className={styles.waiting} />
      ))}
    </div>
  );
}
