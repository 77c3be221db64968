import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import * as page from "./GoodsDetailPage.css.ts";
import * as styles from "./GoodsDetailSkeleton.css.ts";

/** Shown while goods load, in the same columns, so that nothing moves. */
export function GoodsDetailSkeleton() {
  return (
    <div className={wrap} aria-busy="true">
      <CrumbsSkeleton />
      <div className={page.top}>
        <PictureSkeleton />
        <BuySkeleton />
      </div>
    </div>
  );
}

/** The path to the goods. */
export function CrumbsSkeleton() {
  return (
    <div className={page.crumbs}>
      <Skeleton className={styles.line} />
    </div>
  );
}

/** The large picture. */
export function PictureSkeleton() {
  return (
    <div data-part="stage" className={page.gallery}>
      <Skeleton className={styles.picture} />
    </div>
  );
}

/** Name, price and choices. */
export function BuySkeleton() {
  return (
    <div className={styles.column}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.panel} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.panel} />
    </div>
  );
}
