import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./GoodsListPage.css.ts";

interface GrowingFootProps {
  /** Goods shown, counted from the first of the list. */
  shown: number;
  total: number;
  /** The next page is on its way. */
  loading: boolean;
  /** The last page asked for did not come. */
  failed: boolean;
  onMore: () => void;
}

/** How far a phone's list goes, and the button that adds the next page at its end. */
export function GrowingFoot({ shown, total, loading, failed, onMore }: GrowingFootProps) {
  const { t } = useTranslation("goodsList");
  return (
    <div className={styles.growing}>
      <p role="status">{t("shown", { shown, total })}</p>
      {shown < total && !failed && (
        <Button variant="outline" wide loading={loading} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
