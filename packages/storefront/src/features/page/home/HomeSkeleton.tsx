import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import * as styles from "./HomePage.css.ts";

/** Shown while the home page loads: its first screen in its final sizes. */
export function HomeSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.skeleton}>
      <div className={styles.heroSkeleton} />
      <div className={`${wrap} ${styles.tilesSkeleton}`}>
        {["butter", "sky", "shell", "mint"].map((tint) => (
          <Skeleton key={tint} className={styles.tileSkeleton} />
        ))}
      </div>
      <div className={wrap}>
        <div className={styles.seckillSkeleton} />
      </div>
    </div>
  );
}
