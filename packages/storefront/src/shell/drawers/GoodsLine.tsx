import { Price, type PriceProps } from "@sundry/ui/commerce/Price";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import type { ReactNode } from "react";
import * as styles from "./drawers.css.ts";

interface GoodsLineProps {
  name: string;
  href: string;
  image: string | null | undefined;
  /** Price of one piece. */
  price: PriceProps["value"];
  /** Its variant, or why it can't be bought. */
  note?: string | undefined;
  /** After the price, such as a quantity. */
  count?: string | undefined;
  dimmed?: boolean;
  /** Below the price. */
  foot?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** A product in a drawer: picture, name, price and buttons. */
export function GoodsLine({ name, href, image, price, note, count, dimmed = false, foot, children }: GoodsLineProps) {
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
        {foot}
      </div>
    </div>
  );
}
