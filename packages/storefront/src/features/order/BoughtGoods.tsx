import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import type { ReactNode } from "react";
import * as styles from "./BoughtGoods.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

interface BoughtGoodsProps {
  goodsId: string;
  skuId: string;
  name: string;
  image?: string | null | undefined;
  /** A line below the name: specifications, the store. */
  note?: ReactNode;
  /** At the end of the line, such as a button or an amount. */
  children?: ReactNode;
}

/** Bought goods in one line: the subject of a review, complaint or request. */
export function BoughtGoods({ goodsId, skuId, name, image, note, children }: BoughtGoodsProps) {
  return (
    <div className={styles.root}>
      <ProductImage src={image} alt="" sizes="64px" />
      <div className={styles.words}>
        <UiLink href={hrefTo.goods({ goodsId, skuId })} className={styles.name}>
          {keepNumbers(name)}
        </UiLink>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
