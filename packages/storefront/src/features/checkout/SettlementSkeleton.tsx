import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { wrap } from "../../shared/layout/wrap.css.ts";
import * as styles from "./SettlementPage.css.ts";

/** Shown while the checkout loads. */
export function SettlementSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={`${wrap} ${styles.page}`}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.section}>
            <Skeleton inlineSize="140px" blockSize="28px" />
            <div className={styles.addresses}>
              <Skeleton blockSize="112px" />
              <Skeleton blockSize="112px" />
            </div>
          </div>
          <div className={styles.section}>
            <Skeleton inlineSize="140px" blockSize="28px" />
            <Skeleton blockSize="260px" />
            <Skeleton blockSize="260px" />
          </div>
        </div>
        <Skeleton blockSize="380px" />
      </div>
    </div>
  );
}
