"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { countOf } from "../../internal/given.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import { QuickAdd } from "../QuickAdd/index.ts";
import * as styles from "./GoodsCard.css.ts";
import { GoodsCardFacts } from "./GoodsCardFacts.tsx";
import { GoodsCardPicture } from "./GoodsCardPicture.tsx";
import { type GoodsSummary, goodsOf } from "./goodsSummary.ts";

/** Props of {@link GoodsCard}. */
export interface GoodsCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The product. */
  goods: GoodsSummary;
  /** Sizes of the picture for `srcset`: its width in the layout. @default "(min-width: 1280px) 202px, 45vw" */
  sizes?: string | undefined;
  /** `lead` is the large first card of a grid. @default "grid" */
  variant?: "grid" | "lead" | undefined;
  /** `inverse` is for dark backgrounds. @default "neutral" */
  tone?: "neutral" | "inverse" | undefined;
  /** Loads the picture at once, for cards on the first screen. @default false */
  eager?: boolean | undefined;
  /** Whether it is a favourite. Leave out if unknown. */
  favourite?: boolean | undefined;
  /** Called when the heart is pressed. Without it there is no heart. */
  onFavouriteChange?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  /** Called when the button beside the price is pressed. Without it there is no such button. */
  onAddToCart?: ((event: { goods: GoodsSummary }) => void) | undefined;
  /** Replaces the picture, for example with a video or the site's own image component. */
  picture?: ReactNode | undefined;
  /** Replaces the discount at the corner of the picture. `null` removes it. */
  badge?: ReactNode | undefined;
  /** Added below the facts, above the link: controls in it have their own press. */
  footer?: ReactNode | undefined;
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A product in a grid: picture, price, name, minimum and sold. For a row, use `GoodsRow`. */
export function GoodsCard({
  goods: given,
  sizes = "(min-width: 1280px) 202px, 45vw",
  variant = "grid",
  tone = "neutral",
  eager = false,
  favourite = false,
  onFavouriteChange,
  onAddToCart,
  picture,
  badge,
  footer,
  headingLevel = 3,
  className,
  ...rest
}: GoodsCardProps) {
  const goods = goodsOf(given);
  const Name = `h${headingLevel}` as const;
  const messages = useMessages();
  // A link needs a name, so a product without one is named by the action.
  const title = keepNumbers(goods.name) || (goods.href && messages.block.seeAll);
  const add = goods.soldOut ? undefined : onAddToCart;
  return (
    <article
      data-component="GoodsCard"
      data-sold-out={goods.soldOut || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <GoodsCardPicture {...{ goods, variant, eager, favourite, sizes, onFavouriteChange, picture, badge }} />
      {(goods.price !== undefined || add) && (
        <div className={styles.offer}>
          <Price
            value={goods.price}
            was={goods.was}
            size={variant === "lead" ? "lg" : "md"}
            {...(tone === "inverse" && { tone: "inverse" as const })}
            className={styles.price}
          />
          {add && (
            <QuickAdd
              data-part="add"
              count={countOf(goods.minimum) ?? 1}
              name={goods.name}
              tone={tone}
              className={styles.add}
              onClick={() => add({ goods })}
            />
          )}
        </div>
      )}
      {title && (
        <Name className={styles.name({ variant, tone })}>
          {goods.href ? (
            <UiLink href={goods.href} data-part="link" className={styles.link}>
              {title}
            </UiLink>
          ) : (
            title
          )}
        </Name>
      )}
      <GoodsCardFacts goods={goods} tone={tone} />
      {footer && (
        <div data-part="footer" className={styles.footer}>
          {footer}
        </div>
      )}
    </article>
  );
}
