import { search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../app/cardOf.ts";
import { useRead } from "../../app/useRead.ts";
import { useAddToCart } from "../cart/useAddToCart.ts";
import * as styles from "./PayDonePage.css.ts";

/** What others buy most; silently absent when there is none or it fails. */
export function Suggestions() {
  const { t } = useTranslation("checkout");
  const { add } = useAddToCart();
  const { data } = useRead(search, { pageSize: 6, sort: "buyCount", order: "desc", inStock: true });
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-label={t("done.suggestions")}>
      <h2 className={styles.heading}>{t("done.suggestions")}</h2>
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
