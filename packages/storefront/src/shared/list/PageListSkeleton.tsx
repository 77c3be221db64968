import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./listPage.css.ts";

/** The skeleton of a page while it loads, below its title. */
export function PageListSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {["1", "2", "3"].map((key) => (
        <Skeleton key={key} className={styles.panelSkeleton} />
      ))}
    </div>
  );
}
