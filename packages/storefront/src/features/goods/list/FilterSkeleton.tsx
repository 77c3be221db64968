import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./FilterSkeleton.css.ts";

/** Shown while the filters load. */
export function FilterSkeleton() {
  return <Skeleton className={styles.root} />;
}
