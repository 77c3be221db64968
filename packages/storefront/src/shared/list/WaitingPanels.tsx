import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./listPage.css.ts";

/** The room of what is on its way, below the title of a page that has no other heading yet. */
export function WaitingPanels({ title }: { title: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {["1", "2", "3"].map((key) => (
        <Skeleton key={key} className={styles.waitingPanel} />
      ))}
    </div>
  );
}
