import { useTranslation } from "react-i18next";
import { SearchedRail } from "../../cart/index.ts";
import * as styles from "./GoodsDetailPage.css.ts";

/** Other goods of the same category, or of the whole shop when the goods are no longer on sale. */
export function RelatedGoods({ skuId }: { skuId?: string }) {
  const { t } = useTranslation("goods");
  return (
    <SearchedRail
      title={t("related")}
      input={skuId === undefined ? {} : { currentGoodsId: skuId }}
      className={styles.sections}
    />
  );
}
