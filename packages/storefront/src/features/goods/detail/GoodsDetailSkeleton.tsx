import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import * as page from "./GoodsDetailPage.css.ts";
import * as styles from "./GoodsDetailSkeleton.css.ts";

/** Shown while goods load, in the same columns, so that nothing moves. */
export function GoodsDetailSkeleton() {
  return (
    <div className={wrap} aria-busy="true">
      <div className={page.crumbs}>
        <Skeleton className={styles.line} />
      </div>
      <div className={page.top}>
        <div className={page.gallery}>
          <Skeleton className={styles.picture} />
        </div>
        <div className={styles.column}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.panel} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.panel} />
        </div>
      </div>
    </div>
  );
}
