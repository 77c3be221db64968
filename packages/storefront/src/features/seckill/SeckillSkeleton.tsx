import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import * as styles from "./SeckillPage.css.ts";

/** Shown while the goods of a round load, in their final sizes. */
export function SeckillSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")}>
      <GoodsGrid layout="list" aria-hidden="true" className={styles.goods}>
        {Array.from({ length: 8 }, (_, place) => (
          <div key={place} className={styles.item}>
            <Skeleton className={styles.imageSkeleton} />
            <Skeleton shape="text" inlineSize="50%" />
            <Skeleton shape="text" />
            <Skeleton blockSize="40px" />
          </div>
        ))}
      </GoodsGrid>
    </div>
  );
}
