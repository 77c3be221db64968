import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./GoodsListPage.css.ts";

interface GrowingFootProps {
  /** Goods shown so far. */
  shown: number;
  total: number;
  /** Whether there are more than were counted. */
  more?: boolean | null | undefined;
  /** The next page is loading. */
  loading: boolean;
  /** The last page failed to load. */
  failed: boolean;
  onMore: () => void;
}

/** How many goods a phone shows, and the button that adds the next page. */
export function GrowingFoot({ shown, total, more, loading, failed, onMore }: GrowingFootProps) {
  const { t } = useTranslation("goodsList");
  return (
    <div className={styles.growing}>
      <p role="status">{t(more ? "shownMore" : "shown", { shown, total })}</p>
      {shown < total && !failed && (
        <Button variant="outline" wide loading={loading} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
