import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import * as styles from "./TopicPage.css.ts";

/** Shown while a topic loads. */
export function TopicSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={wrap}>
      <div className={styles.head}>
        <Skeleton inlineSize="240px" blockSize="32px" />
      </div>
      <Skeleton className={styles.fieldSkeleton} />
      <Skeleton className={styles.rowSkeleton} />
    </div>
  );
}
