"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { recordsOf } from "../../internal/given.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Tabs } from "../../primitives/Tabs/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard } from "../BlockPage/index.ts";
import * as styles from "./TabbedGoods.css.ts";

/** Two rows on a desktop: how many products a tab shows at first, and how many more each time. */
const STEP = 12;

/** One tab of {@link TabbedGoods}. */
export interface GoodsTab {
  /** Words of the tab; a single tab without any shows its products alone. */
  readonly label: string;
  readonly goods: readonly GoodsSummary[];
}

/** Props of {@link TabbedGoods}. */
export interface TabbedGoodsProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** The heading. Left out if undefined. */
  title?: string | undefined;
  /** A line beside the heading. */
  note?: string | undefined;
  /** The tabs with their products. */
  tabs: readonly GoodsTab[];
  /** Whether a tab can show more until nothing is left. @default false */
  expandable?: boolean;
}

/** Products under tabs, used by the blocks `goodsType` and `notEnough`. */
export function TabbedGoods({ title, note, tabs: given, expandable = false, className, ...rest }: TabbedGoodsProps) {
  const tabs = recordsOf(given, ["goods"]).map(({ label, goods }) => ({ label, goods: recordsOf(goods) }));
  const { block } = useMessages();
  const filled = tabs.filter(({ goods }) => goods.length > 0);
  const [only] = filled;
  if (!only) return null;
  return (
    <section data-component="TabbedGoods" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHeader title={title} note={note} className={styles.head} />}
      {only?.label === "" ? (
        <GoodsPanel goods={only.goods} expandable={expandable} />
      ) : (
        <Tabs
          label={title ?? block.promotions}
          variant="pill"
          items={filled.map(({ label, goods }, index) => ({
            value: String(index),
            label,
            content: <GoodsPanel goods={goods} expandable={expandable} />,
          }))}
        />
      )}
    </section>
  );
}

function GoodsPanel({ goods, expandable }: { goods: readonly GoodsSummary[]; expandable: boolean }) {
  const { block } = useMessages();
  const [count, setCount] = useState(STEP);
  return (
    <>
      <GoodsGrid>
        {goods.slice(0, count).map((item) => (
          <BlockGoodsCard key={item.id} goods={item} />
        ))}
      </GoodsGrid>
      {expandable && count < goods.length && (
        <div className={styles.more}>
          <Button variant="outline" onClick={() => setCount(count + STEP)}>
            {block.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
