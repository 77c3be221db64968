import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import type { ReactNode } from "react";
import * as styles from "./BoughtGoods.css.ts";

interface BoughtGoodsProps {
  goodsId: string;
  skuId: string;
  name: string;
  image?: string | null | undefined;
  /** A line below the name: specifications, the store. */
  note?: ReactNode;
  /** What stands at the end: a button, an amount. */
  children?: ReactNode;
}

/** Goods that somebody bought, in one line: what a review, a complaint or a request is about. */
export function BoughtGoods({ goodsId, skuId, name, image, note, children }: BoughtGoodsProps) {
  return (
    <div className={styles.root}>
      <ProductImage src={image} alt="" sizes="64px" />
      <div className={styles.words}>
        <UiLink href={`/goodsDetail?${new URLSearchParams({ goodsId, skuId })}`} className={styles.name}>
          {keepNumbers(name)}
        </UiLink>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
