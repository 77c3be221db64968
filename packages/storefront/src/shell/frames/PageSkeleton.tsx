import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../shared/routing/addresses.ts";
import { HomeSkeleton } from "../../features/page/index.ts";
import * as styles from "./PageSkeleton.css.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** Skeleton shown while a page's code loads: the home page's own, or a title and a grid. */
export function PageSkeleton() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  if (pageAt(pathname) === "home") return <HomeSkeleton />;
  return (
    <div role="status" aria-label={t("loading")} className={`${wrap} ${styles.root}`}>
      <Skeleton inlineSize="240px" blockSize="32px" />
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className={styles.cell} />
        ))}
      </div>
    </div>
  );
}
