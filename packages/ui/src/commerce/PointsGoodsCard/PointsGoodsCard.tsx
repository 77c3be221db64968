"use client";
import { clsx } from "clsx";
import Coins from "lucide-react/icons/coins";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { recordOf } from "../../internal/given.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./PointsGoodsCard.css.ts";

/** A reward as a card shows it. */
export interface PointsGoodsSummary {
  readonly id: string;
  readonly href?: string | undefined;
  readonly name: string;
  readonly image?: string | null | undefined;
  /** Points for one piece. */
  readonly points: number;
  /** Pieces left for points. */
  readonly stock: number;
}

/** Props of {@link PointsGoodsCard}. */
export interface PointsGoodsCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The reward. */
  goods: PointsGoodsSummary;
  /** The buyer's points; left out for a visitor. With too few, the card says how many more are needed. */
  balance?: number | undefined;
  /** Sizes of the picture for `srcset`: its width in the layout. @default "(min-width: 1280px) 240px, 45vw" */
  sizes?: string | undefined;
  /** Loads the picture at once, for cards on the first screen. @default false */
  eager?: boolean | undefined;
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A reward: picture, price in points, name and stock. For products that cost money, use `GoodsCard`. */
export function PointsGoodsCard({
  goods: given,
  balance,
  sizes = "(min-width: 1280px) 240px, 45vw",
  eager = false,
  headingLevel = 3,
  className,
  ...rest
}: PointsGoodsCardProps) {
  const goods = recordOf(given);
  const Name = `h${headingLevel}` as const;
  const locale = useLocale();
  const { points: words } = useMessages();
  const { href, name, image, points, stock } = goods;
  const soldOut = stock <= 0;
  const missing = balance === undefined ? 0 : Math.max(0, points - balance);
  return (
    <article
      data-component="PointsGoodsCard"
      data-sold-out={soldOut || undefined}
      data-missing={missing > 0 || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <ProductImage src={image} alt="" sizes={sizes} eager={eager} dimmed={soldOut} zoomable />
      <p data-part="price" className={styles.price}>
        <Coins aria-hidden="true" className={styles.icon} />
        <span>{words.price({ count: points, formatted: formatCount(points, locale) })}</span>
      </p>
      <Name className={styles.name}>
        {href ? (
          <UiLink href={href} data-part="link" className={styles.link}>
            {keepNumbers(name)}
          </UiLink>
        ) : (
          keepNumbers(name)
        )}
      </Name>
      <p data-part="stock" className={styles.note}>
        {soldOut ? words.soldOut : words.left({ formatted: formatCount(stock, locale) })}
      </p>
      {missing > 0 && !soldOut && (
        <p data-part="missing" className={styles.missing}>
          {words.missing({ count: missing, formatted: formatCount(missing, locale) })}
        </p>
      )}
    </article>
  );
}
