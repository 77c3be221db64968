"use client";
import Heart from "lucide-react/icons/heart";
import Star from "lucide-react/icons/star";
import { formatCount, formatRating } from "../../format/count.ts";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { listOf } from "../../internal/given.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import type { GoodsSummary } from "../GoodsCard/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./GoodsLedger.css.ts";
import { LedgerQuantity } from "./LedgerQuantity.tsx";
import type { LedgerRow } from "./ledgerRow.ts";
import { cell } from "./roles.ts";

/** For a value that is not known. */
const DASH = "–";

export interface LedgerLineProps {
  row: LedgerRow;
  quantities: readonly number[];
  onCountChange: (event: { goods: GoodsSummary; count: number }) => void;
  isFavourite?: ((goods: GoodsSummary) => boolean) | undefined;
  onFavouriteChange?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
}

/** A product of the ledger. */
export function LedgerLine({ row, quantities, onCountChange, isFavourite, onFavouriteChange }: LedgerLineProps) {
  const locale = useLocale();
  const { ledger, goods: words, rating: ratingOf } = useMessages();
  const { goods, dispatch, count } = row;
  const prices = listOf(row.prices);
  const minimum = goods.minimum ?? 1;
  const missing = goods.offShelf ? words.offShelf : goods.soldOut && words.soldOut;
  const favourite = isFavourite?.(goods) ?? false;
  /** The last quantity that the chosen pieces reach. */
  const reached = quantities.findLastIndex((quantity, index) => quantity <= count && prices[index] !== undefined);
  const label = (text: string) => (
    <span aria-hidden="true" className={styles.label}>
      {text}
    </span>
  );
  return (
    <tr {...cell.row} data-chosen={count > 0 || undefined} className={styles.line}>
      <td {...cell.cell} className={styles.picture}>
        <ProductImage src={goods.image} alt="" sizes="64px" dimmed={Boolean(missing)} className={styles.image} />
      </td>
      <th {...cell.rowheader} scope="row" className={styles.goods}>
        <span className={styles.nameRow}>
          <UiLink href={goods.href} data-part="link" className={styles.link}>
            {keepNumbers(goods.name)}
          </UiLink>
          {onFavouriteChange && (
            <IconButton
              size="sm"
              aria-pressed={favourite}
              label={`${words.favourite}: ${goods.name}`}
              className={styles.heart}
              onClick={() => onFavouriteChange({ goods, favourite: !favourite })}
            >
              <Heart />
            </IconButton>
          )}
        </span>
        {goods.storeName && <span className={styles.small}>{goods.storeName}</span>}
        {goods.inCart !== undefined && goods.inCart > 0 && (
          <span className={styles.small}>{words.inCart({ count: formatCount(goods.inCart, locale) })}</span>
        )}
      </th>
      {quantities.map((quantity, index) => (
        <td key={quantity} {...cell.cell} data-reached={index === reached || undefined} className={styles.price}>
          {label(ledger.at({ count: formatCount(quantity, locale) }))}
          {prices[index] === undefined ? (
            <>
              <span aria-hidden="true" className={styles.none}>
                {DASH}
              </span>
              <VisuallyHidden>{ledger.below}</VisuallyHidden>
            </>
          ) : (
            <Price value={prices[index]} size="sm" />
          )}
        </td>
      ))}
      <td {...cell.cell} className={styles.fact({ end: true })}>
        {label(ledger.minimum)}
        <span>{formatCount(minimum, locale)}</span>
      </td>
      <td {...cell.cell} className={styles.fact({})}>
        {label(ledger.dispatch)}
        <span>{dispatch ?? DASH}</span>
      </td>
      <td {...cell.cell} className={styles.fact({ end: true })}>
        {label(ledger.rating)}
        {goods.rating ? (
          <span className={styles.rating}>
            <Star aria-hidden="true" className={styles.star} />
            <span aria-hidden="true">{formatRating(goods.rating, locale)}</span>
            <VisuallyHidden>{ratingOf({ value: formatRating(goods.rating, locale) })}</VisuallyHidden>
          </span>
        ) : (
          <span>{DASH}</span>
        )}
      </td>
      <LedgerQuantity row={row} onCountChange={onCountChange} />
    </tr>
  );
}
