import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { cardOf } from "../../shared/goods/cardOf.ts";
import * as styles from "./GoodsRail.css.ts";
import { useAddToCart } from "./useAddToCart.ts";
import { useCartPieces } from "./useCartPieces.ts";

/** Goods in one row under a heading, with a button to add each to the cart. Nothing when there are none. */
export function GoodsRail({ title, goods }: { title: string; goods: readonly GoodsIndex[] }) {
  const { run: add } = useAddToCart();
  const pieces = useCartPieces();
  if (goods.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <GoodsGrid layout="rail">
        {goods.map((row) => (
          <GoodsCard
            key={row.id}
            goods={{ ...cardOf(row), inCart: pieces.get(row.goodsId) }}
            onAddToCart={() => void add({ skuId: row.id, num: row.minimum ?? 1, name: row.goodsName })}
          />
        ))}
      </GoodsGrid>
    </section>
  );
}
