"use client";
import Plus from "lucide-react/icons/plus";
import { formatIndex } from "../../format/count.ts";
import { keepNumbers } from "../../format/keepNumbers.ts";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { GoodsMeta } from "../../commerce/GoodsMeta/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import { useGoodsActions } from "../BlockPage/index.ts";
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
  const { title, note, url, goods } = column;
  const Title = `h${headingLevel}` as const;
  return (
    <div data-part="column" className={className}>
      {title && (
        <div className={styles.head}>
          <Title className={styles.title}>
            {url ? (
              <UiLink href={url} className={styles.titleLink}>
                {title}
              </UiLink>
            ) : (
              title
            )}
          </Title>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      <ol className={styles.list}>
        {goods.map((item, index) => (
          <RankedGoods key={item.id} goods={item} rank={index + 1} eager={eager} />
        ))}
      </ol>
    </div>
  );
}

/** On a phone the narrow rows have the button, but no heart. */
function RankedGoods({ goods, rank, eager }: { goods: GoodsSummary; rank: number; eager: boolean }) {
  const { onAddToCart } = useGoodsActions();
  const locale = useLocale();
  const { goods: words, block } = useMessages();
  const place = rank === 1 ? "first" : "other";
  const count = goods.minimum ?? 1;
  return (
    <li data-hover-group="" className={styles.row({ place })}>
      <span data-part="rank" className={styles.rank({ place })}>
        {formatIndex(rank, locale)}
      </span>
      <ProductImage
        src={goods.image}
        alt=""
        sizes={rank === 1 ? "148px" : "64px"}
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
          {goods.price !== undefined && <Price value={goods.price} was={goods.was} size={rank === 1 ? "md" : "sm"} />}
          <GoodsMeta minimum={goods.minimum} />
        </div>
      </div>
      {onAddToCart && (
        <IconButton
          label={`${words.add({ count })}: ${goods.name}`}
          variant="quiet"
          className={styles.add}
          onClick={() => onAddToCart({ goods })}
        >
          <Plus />
        </IconButton>
      )}
    </li>
  );
}
