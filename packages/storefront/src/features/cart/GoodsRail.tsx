import type { Input } from "@sundry/api/contract/call";
import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { cardOf } from "../../app/cardOf.ts";
import { useFirstShown } from "../../app/useFirstShown.ts";
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

interface SearchedRailProps {
  title: string;
  /** What to search for; six goods make a row. */
  wanted: Pick<Input<typeof search>, "currentGoodsId" | "inStock">;
  className?: string;
}

/** What others buy most of something, read once the buyer is near it; silently absent when there is none or it fails. */
export function SearchedRail({ title, wanted, className }: SearchedRailProps) {
  const { place, near } = useNear<HTMLDivElement>(200);
  const input = { ...wanted, pageSize: 6, sort: "buyCount", order: "desc" } as const;
  const data = useFirstShown(useRead(search, near ? input : null).data);
  return (
    <div ref={place} className={className}>
      {data && <GoodsRail title={title} goods={data.records} />}
    </div>
  );
}

/** What others buy most and is in stock. */
export function BoughtByOthers({ title }: { title: string }) {
  return <SearchedRail title={title} wanted={{ inStock: true }} />;
}
