import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { GoodsLedger } from "@sundry/ui/commerce/GoodsLedger";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../../shared/goods/cardOf.ts";
import { useCartPieces } from "../../cart/index.ts";
import { useFavouriteCards } from "../../favourite/index.ts";
import * as styles from "./GoodsListPage.css.ts";
import { centsFor, priceAt, quantities } from "./ledgerPrices.ts";
import { useFilterWords } from "./useFilterWords.ts";
import { useLedger } from "./useLedger.ts";

/** The goods of a page as a trader's ledger, with the running total of all pages (GD-01). */
export function LedgerResults({ rows }: { rows: readonly GoodsIndex[] }) {
  const { t } = useTranslation("goodsList");
  const words = useFilterWords(undefined, undefined);
  const { countOf, choose, total, add, adding } = useLedger();
  const pieces = useCartPieces();
  const { isFavourite, onFavouriteChange } = useFavouriteCards();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chooseGoods = ({ goods, count }: { goods: GoodsSummary; count: number }) => {
    const row = byId.get(goods.id);
    if (row) choose(row, count);
  };
  return (
    <GoodsLedger
      caption={t("found")}
      quantities={quantities}
      className={styles.ledger}
      rows={rows.map((row) => {
        const count = countOf(row.id);
        return {
          goods: { ...cardOf(row), inCart: pieces.get(row.goodsId) },
          prices: quantities.map((quantity) => priceAt(row, quantity) ?? undefined),
          ...(row.dispatchHours != null && { dispatch: words.dispatch(row.dispatchHours) }),
          ...(row.quantity != null && { stock: row.quantity }),
          count,
          amount: centsFor(row, count) / 100,
        };
      })}
      onCountChange={chooseGoods}
      isFavourite={isFavourite}
      onFavouriteChange={onFavouriteChange}
      total={total}
      onAdd={add}
      adding={adding}
    />
  );
}
