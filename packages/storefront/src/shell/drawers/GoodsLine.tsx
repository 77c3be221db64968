import { Price, type PriceProps } from "@sundry/ui/commerce/Price";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import type { ReactNode } from "react";
import * as styles from "./drawers.css.ts";

interface GoodsLineProps {
  name: string;
  href: string;
  image: string | null | undefined;
  /** Price of a piece. */
  price: PriceProps["value"];
  /** What tells it from its like, or why it cannot be bought. */
  note?: string | undefined;
  /** Behind the price, such as how many. */
  count?: string | undefined;
  dimmed?: boolean;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** Goods in a drawer: a 64 px tray, name, price and what can be done. */
export function GoodsLine({ name, href, image, price, note, count, dimmed = false, children }: GoodsLineProps) {
  return (
    <div className={styles.line}>
      <ProductImage src={image ?? ""} alt="" sizes="64px" dimmed={dimmed} />
      <div>
        <p className={styles.name}>
          <UiLink href={href} className={styles.nameLink}>
            {name}
          </UiLink>
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.foot}>
          {price != null && <Price value={price} size="sm" />}
          {count && <span className={styles.count}>{count}</span>}
          <span className={styles.buttons}>{children}</span>
        </div>
      </div>
    </div>
  );
}
