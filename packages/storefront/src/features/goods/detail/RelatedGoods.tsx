import { SearchRail } from "../../cart/index.ts";
import * as styles from "./GoodsDetailPage.css.ts";

/** Other goods in stock: of the same category, or of the whole shop if the goods are no longer sold. */
export function RelatedGoods({ title, skuId }: { title: string; skuId?: string }) {
  return (
    <SearchRail
      title={title}
      input={skuId === undefined ? { inStock: true } : { currentGoodsId: skuId, inStock: true }}
      className={styles.sections}
    />
  );
}
