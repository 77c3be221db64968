import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { wrap } from "../../shared/layout/wrap.css.ts";
import * as page from "./CartPage.css.ts";
import * as styles from "./CartSkeleton.css.ts";

/** Shown while the cart loads. */
export function CartSkeleton() {
  return (
    <div className={`${wrap} ${page.page}`} aria-busy="true">
      <Skeleton className={styles.title} />
      <div className={page.columns}>
        <div className={page.lines}>
          <Skeleton className={styles.store} />
          <Skeleton className={styles.store} />
        </div>
        <Skeleton className={styles.summary} />
      </div>
    </div>
  );
}
