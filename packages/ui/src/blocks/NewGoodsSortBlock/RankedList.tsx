"use client";
import { clsx } from "clsx";
import { formatIndex } from "../../format/count.ts";
import { keepNumbers } from "../../format/keepNumbers.ts";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { GoodsMeta } from "../../commerce/GoodsMeta/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import { QuickAdd } from "../../commerce/QuickAdd/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import { useGoodsActions } from "../BlockPage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./RankedList.css.ts";
import type { RankedColumn } from "./readColumns.ts";

interface RankedListProps {
  column: RankedColumn;
  headingLevel: HeadingLevel;
  eager: boolean;
  /** Placement within the block. */
  className: string;
}

/** A ranked column: the first product large, the others as rows. */
export function RankedList({ column, headingLevel, eager, className }: RankedListProps) {
  const { title, note, url, goods, from } = column;
  const Title = `h${headingLevel}` as const;
  return (
    <div data-part="column" className={className}>
      {title && (
        <div className={styles.head}>
          <Title className={clsx(styles.title, fit.twoLines)}>
            {url ? (
              <UiLink href={url} className={styles.titleLink}>
                {title}
              </UiLink>
            ) : (
              title
            )}
          </Title>
          {note && <p className={clsx(styles.note, fit.twoLines)}>{note}</p>}
        </div>
      )}
      <ol start={from} className={styles.list}>
        {goods.map((item, index) => (
          <RankedGoods key={item.id} goods={item} rank={from + index} lead={index === 0} eager={eager} />
        ))}
      </ol>
    </div>
  );
}

interface RankedGoodsProps {
  goods: GoodsSummary;
  rank: number;
  /** Whether it is the first of its column. */
  lead: boolean;
  eager: boolean;
}

/** On a phone the narrow rows have the button, but no heart. */
function RankedGoods({ goods, rank, lead, eager }: RankedGoodsProps) {
  const { onAddToCart } = useGoodsActions();
  const locale = useLocale();
  const { block } = useMessages();
  const place = lead ? "first" : "other";
  return (
    <li data-hover-group="" className={styles.row({ place })}>
      <span data-part="rank" className={styles.rank({ place })}>
        {formatIndex(rank, locale)}
      </span>
      <ProductImage
        src={goods.image}
        alt=""
        sizes={lead ? "148px" : "64px"}
        eager={eager}
        zoomable
        className={styles.picture({ place })}
      />
      <div className={styles.words}>
        <p className={styles.name({ place })}>
          {goods.href ? (
            <UiLink href={goods.href} className={styles.link}>
              {keepNumbers(goods.name) || block.seeAll}
            </UiLink>
          ) : (
            keepNumbers(goods.name)
          )}
        </p>
        <div className={styles.facts({ place })}>
          {goods.price !== undefined && <Price value={goods.price} was={goods.was} size={lead ? "md" : "sm"} />}
          <GoodsMeta minimum={goods.minimum} />
        </div>
        {goods.reason && <p className={clsx(styles.reason, fit.twoLines)}>{goods.reason}</p>}
      </div>
      {onAddToCart && (
        <QuickAdd
          count={goods.minimum ?? 1}
          name={goods.name}
          className={styles.add}
          onClick={() => onAddToCart({ goods })}
        />
      )}
    </li>
  );
}
