import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import * as styles from "./FilterWait.css.ts";

/** The place of the filters until they, or what they narrow by, are here. */
export function FilterWait() {
  return <Skeleton className={styles.wait} />;
}
