import { search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../app/cardOf.ts";
import { useRead } from "../../app/useRead.ts";
import { useAddToCart } from "../cart/useAddToCart.ts";
import * as styles from "./DetailSections.css.ts";

/** Other goods of the same category; silently absent when there are none or they fail. */
export function RelatedGoods({ skuId }: { skuId?: string }) {
  const { t } = useTranslation("goods");
  const { add } = useAddToCart();
  const { data } = useRead(search, {
    pageSize: 6,
    sort: "buyCount",
    order: "desc",
    ...(skuId && { currentGoodsId: skuId }),
  });
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-label={t("related")} className={styles.section}>
      <h2 className={styles.title}>{t("related")}</h2>
      <GoodsGrid layout="rail">
        {data.records.map((record) => (
          <GoodsCard
            key={record.id}
            goods={cardOf(record)}
            onAdd={() => void add({ skuId: record.id, num: record.minimum ?? 1, name: record.goodsName })}
          />
        ))}
      </GoodsGrid>
    </section>
  );
}
