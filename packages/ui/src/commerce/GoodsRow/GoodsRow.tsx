"use client";
import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import Store from "lucide-react/icons/store";
import type { ComponentPropsWithRef } from "react";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { countOf } from "../../internal/given.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { DiscountTag } from "../DiscountTag/index.ts";
import { type GoodsSummary, goodsOf } from "../GoodsCard/goodsSummary.ts";
import { GoodsMeta } from "../GoodsMeta/index.ts";
import { Price } from "../Price/index.ts";
import { QuickAdd } from "../QuickAdd/index.ts";
import * as styles from "./GoodsRow.css.ts";

/** Props of {@link GoodsRow}. */
export interface GoodsRowProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The product. */
  goods: GoodsSummary;
  /** Whether it is a favourite. Leave out if unknown. */
  favourite?: boolean | undefined;
  /** Called when the heart is pressed. Without it there is no heart. */
  onFavouriteChange?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  /** Called when the count at the end is pressed. Without it there is no such button. */
  onAddToCart?: ((event: { goods: GoodsSummary }) => void) | undefined;
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A product in a list: picture, price, name and facts, with the button at the end. In a grid use `GoodsCard`. */
export function GoodsRow({
  goods: given,
  favourite = false,
  onFavouriteChange,
  onAddToCart,
  headingLevel = 3,
  className,
  ...rest
}: GoodsRowProps) {
  const goods = goodsOf(given);
  const Name = `h${headingLevel}` as const;
  const { goods: words } = useMessages();
  const missing = goods.offShelf ? words.offShelf : goods.soldOut && words.soldOut;
  const adds = onAddToCart && !missing;
  return (
    <article
      data-component="GoodsRow"
      data-sold-out={goods.soldOut || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.picture}>
        <ProductImage src={goods.image} alt="" sizes="112px" dimmed={Boolean(missing)} zoomable />
        <DiscountTag price={goods.price} was={goods.was} className={styles.tag} />
      </div>
      <div className={styles.facts}>
        <Price value={goods.price} was={goods.was} />
        <Name className={styles.name}>
          <UiLink href={goods.href} className={styles.link}>
            {keepNumbers(goods.name)}
          </UiLink>
        </Name>
        <GoodsMeta minimum={goods.minimum} sold={goods.sold} rating={goods.rating} />
        {goods.storeName && (
          <p data-part="store" className={styles.store}>
            <Store aria-hidden="true" className={styles.storeIcon} />
            <span>{goods.storeName}</span>
          </p>
        )}
        {missing && <p className={styles.store}>{missing}</p>}
      </div>
      {(onFavouriteChange || adds) && (
        <div className={styles.end}>
          {onFavouriteChange && (
            <IconButton
              data-part="favourite"
              aria-pressed={favourite}
              label={`${words.favourite}: ${goods.name}`}
              onClick={() => onFavouriteChange({ goods, favourite: !favourite })}
            >
              <Heart className={styles.heart} />
            </IconButton>
          )}
          {adds && (
            <QuickAdd count={countOf(goods.minimum) ?? 1} name={goods.name} onClick={() => onAddToCart({ goods })} />
          )}
        </div>
      )}
    </article>
  );
}
