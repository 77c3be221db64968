import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { wrap } from "../../shared/layout/wrap.css.ts";
import * as styles from "./StorePage.css.ts";
import { GOODS_ON_A_PAGE } from "./storeGoods.ts";

/** Shown while the store loads. */
export function StoreSkeleton() {
  return (
    <div className={`${wrap} ${styles.top}`}>
      <Skeleton className={styles.headSkeleton} />
      <GoodsSkeleton />
    </div>
  );
}

/** Shown while the goods of a store load, in their final sizes. */
export function GoodsSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")}>
      <GoodsGrid layout="list" aria-hidden="true">
        {Array.from({ length: GOODS_ON_A_PAGE }, (_, place) => (
          <div key={place} className={styles.cardSkeleton}>
            <Skeleton className={styles.imageSkeleton} />
            <Skeleton shape="text" inlineSize="40%" />
            <Skeleton shape="text" />
          </div>
        ))}
      </GoodsGrid>
    </div>
  );
}
