"use client";
import type { ReactNode } from "react";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { DiscountTag } from "../DiscountTag/index.ts";
import * as styles from "./GoodsCard.css.ts";
import { GoodsCardHeart, type GoodsCardHeartProps } from "./GoodsCardHeart.tsx";
import type { GoodsSummary } from "./goodsSummary.ts";

interface GoodsCardPictureProps {
  goods: GoodsSummary;
  variant: "grid" | "lead";
  eager: boolean;
  favourite: boolean;
  sizes: string;
  onFavouriteChange: GoodsCardHeartProps["onFavouriteChange"] | undefined;
  picture: ReactNode;
  badge: ReactNode;
}

/** The picture of a product, with the discount and the heart on it. */
export function GoodsCardPicture({
  goods,
  variant,
  eager,
  favourite,
  sizes,
  onFavouriteChange,
  picture,
  badge,
}: GoodsCardPictureProps) {
  return (
    <div className={styles.picture({ variant })}>
      {picture ?? (
        <ProductImage
          src={goods.image}
          alt=""
          sizes={sizes}
          eager={eager}
          dimmed={goods.soldOut ?? false}
          zoomable
          className={styles.image({ variant })}
        />
      )}
      {badge === undefined ? (
        <DiscountTag price={goods.price} was={goods.was} className={styles.tag} />
      ) : (
        badge && (
          <span data-part="badge" className={styles.tag}>
            {badge}
          </span>
        )
      )}
      {onFavouriteChange && (
        <GoodsCardHeart goods={goods} favourite={favourite} onFavouriteChange={onFavouriteChange} />
      )}
    </div>
  );
}
