import { useTranslation } from "react-i18next";
import { SearchedRail } from "../../cart/index.ts";
import * as styles from "./GoodsDetailPage.css.ts";

/** Other goods of the same category, or of the whole shop for goods that are gone. */
export function RelatedGoods({ skuId }: { skuId?: string }) {
  const { t } = useTranslation("goods");
  return (
    <SearchedRail
      title={t("related")}
      wanted={skuId === undefined ? {} : { currentGoodsId: skuId }}
      className={styles.sections}
    />
  );
}
