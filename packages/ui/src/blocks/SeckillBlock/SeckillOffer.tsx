"use client";
import { DiscountTag } from "../../commerce/DiscountTag/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import * as styles from "./SeckillOffers.css.ts";
import type { SeckillGoodsSummary } from "./slotStates.ts";

interface SeckillOfferProps {
  goods: SeckillGoodsSummary;
  /** Whether its round is on: only then is a share of it claimed. */
  running: boolean;
}

/** A product of {@link SeckillOffers}: a row of a column, or a small tile. */
export function SeckillOffer({ goods, running }: SeckillOfferProps) {
  const Name = `h${useBlockLevel(1)}` as const;
  const words = useMessages();
  const percent = goods.claimedPercent === undefined ? undefined : Math.round(goods.claimedPercent);
  const name = keepNumbers(goods.name);
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        <ProductImage src={goods.image} alt="" sizes="132px" dimmed={goods.soldOut ?? false} />
        <DiscountTag price={goods.price} was={goods.was} className={styles.tag} />
      </div>
      <div className={styles.facts}>
        <Name className={styles.name}>
          {goods.href ? (
            <UiLink href={goods.href} className={styles.link}>
              {name || words.block.seeAll}
            </UiLink>
          ) : (
            name
          )}
        </Name>
        <Price value={goods.price} was={goods.was} />
        {running && percent !== undefined && (
          <ProgressBar value={percent} label={words.goods.claimed({ percent })} className={styles.claimed} />
        )}
      </div>
    </article>
  );
}
