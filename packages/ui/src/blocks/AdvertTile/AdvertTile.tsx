"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Price } from "../../commerce/Price/index.ts";
import { recordOf } from "../../internal/given.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import { useBlockLevel } from "../BlockPage/blockHeadings.tsx";
import * as fit from "../BlockPage/fit.css.ts";
import type { BlockItem } from "../BlockPage/index.ts";
import * as styles from "./AdvertTile.css.ts";

/** Background of an advert: one of the theme's tints, or the dark ink. */
export type TileTint = "butter" | "apricot" | "shell" | "sky" | "mint" | "lilac" | "sand" | "steel" | "ink";

/** Props of {@link AdvertTile}. */
export interface AdvertTileProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The advert. A picture, a name or a price is enough. */
  item: BlockItem;
  /** Background colour. */
  tint: TileTint;
  /** `lead` is the large tile of its block, with a button. @default "tile" */
  size?: "tile" | "lead" | undefined;
  /** Level of the name in the outline of the page. @default one below the titles of blocks */
  headingLevel?: HeadingLevel | undefined;
  /** Width of the picture in the layout, as the `sizes` attribute. */
  sizes: string;
  /** Loads the picture at once, for tiles on the first screen. @default false */
  eager?: boolean | undefined;
}

/**
 * One advert on a tinted background: name, description and price above, the picture below. The whole tile is one link. Without
 * words the picture fills the tile. For products, use `GoodsCard`.
 */
export function AdvertTile({
  item: given,
  tint,
  size = "tile",
  headingLevel,
  sizes,
  eager = false,
  className,
  ...rest
}: AdvertTileProps) {
  const item = recordOf(given);
  const { block } = useMessages();
  const ownLevel = useBlockLevel(1);
  const Name = `h${headingLevel ?? ownLevel}` as const;
  const { describe, url, price } = item;
  const name = item.name ?? (price !== undefined && url ? block.seeAll : undefined);
  const worded = name !== undefined || price !== undefined;
  const beside = size === "tile" && (describe !== undefined || price !== undefined);
  // Without a name, the picture itself is the link.
  const picture = (
    <BlockImage
      item={{ ...item, url: undefined }}
      shape={size === "lead" ? "hero" : "tile"}
      sizes={sizes}
      eager={eager}
      className={worded ? styles.picture({ size: beside ? "tileBeside" : size }) : styles.whole}
    />
  );
  return (
    <div
      data-component="AdvertTile"
      data-tint={tint}
      {...rest}
      className={clsx(styles.root({ tint, linked: url !== undefined }), className)}
    >
      {!worded && url ? (
        <UiLink href={url} aria-label={describe ?? block.seeAll} className={styles.cover}>
          {picture}
        </UiLink>
      ) : (
        picture
      )}
      {worded && (
        <div className={styles.words({ size })}>
          {name && (
            <Name className={clsx(styles.name({ size }), fit.twoLines)}>
              {url && size === "tile" ? (
                <UiLink href={url} className={styles.cover}>
                  <Phrases>{name}</Phrases>
                </UiLink>
              ) : (
                <Phrases>{name}</Phrases>
              )}
            </Name>
          )}
          {describe && <p className={clsx(styles.note({ size }), fit.twoLines)}>{describe}</p>}
          {price !== undefined && (
            <Price value={price} size={size === "lead" ? "md" : "sm"} className={styles.price({ size })} />
          )}
          {url && size === "lead" && (
            <ButtonLink
              href={url}
              variant={tint === "ink" ? "float" : "strong"}
              className={clsx(styles.button, fit.narrow)}
            >
              <span className={fit.oneLine}>{item.action ?? block.seeAll}</span>
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
