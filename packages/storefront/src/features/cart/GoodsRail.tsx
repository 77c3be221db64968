import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { cardOf } from "../../app/cardOf.ts";
import { useNear } from "../../app/useNear.ts";
import { useRead } from "../../app/useRead.ts";
import * as styles from "./GoodsRail.css.ts";
import { useAddToCart } from "./useAddToCart.ts";

/** Goods in one row under a heading, added to the cart from there; absent when there are none. */
export function GoodsRail({ title, goods }: { title: string; goods: readonly GoodsIndex[] }) {
  const { add } = useAddToCart();
  if (goods.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <GoodsGrid layout="rail">
        {goods.map((row) => (
          <GoodsCard
            key={row.id}
            goods={cardOf(row)}
            onAdd={() => void add({ skuId: row.id, num: row.minimum ?? 1, name: row.goodsName })}
          />
        ))}
      </GoodsGrid>
    </section>
  );
}

/** What others buy most, read once the buyer is near it; silently absent when there is none or it fails. */
export function BoughtByOthers({ title }: { title: string }) {
  const { place, near } = useNear<HTMLDivElement>(200);
  const { data } = useRead(search, near ? { pageSize: 6, sort: "buyCount", order: "desc", inStock: true } : null);
  return <div ref={place}>{data && <GoodsRail title={title} goods={data.records} />}</div>;
}
