import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import * as styles from "./HomePage.css.ts";

/** Shown while the home page loads: its first screen in its final sizes. */
export function HomeSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.skeleton}>
      <div className={styles.heroSkeleton}>
        <div className={`${wrap} ${styles.offersPlace}`}>
          <div className={styles.offersSkeleton} />
        </div>
      </div>
      <div className={`${wrap} ${styles.offerTiles}`}>
        <Row shape={styles.offerTileSkeleton} />
      </div>
      <div className={wrap}>
        <Skeleton shape="text" inlineSize="20%" className={styles.titleSkeleton} />
        <div className={styles.cardsSkeleton}>
          <Row shape={styles.cardSkeleton} />
        </div>
      </div>
    </div>
  );
}

function Row({ shape }: { shape: string }) {
  return [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} className={shape} />);
}
