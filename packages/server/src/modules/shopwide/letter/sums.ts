import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";
import { taxByRate } from "#server/money/tax.ts";
import type { ItemRow, OrderRow } from "#server/modules/buying/order/queries.ts";
import { percentOf, taxShares } from "#server/modules/buying/tax/taxView.ts";
import type { DraftSum } from "./draft.ts";

/** The amounts of orders of one checkout, added up, with the total and the tax in it. */
export function sumsOf(
  orders: readonly OrderRow[],
  items: readonly ItemRow[],
  lang: Lang,
  money: (cents: number) => string,
): DraftSum[] {
  const { sums } = wordsIn(lang).letters;
  const total = (of: (order: OrderRow) => number) => orders.reduce((sum, order) => sum + of(order), 0);
  const discount = total(({ discountCents }) => discountCents);
  const coupon = total(({ couponCents }) => couponCents);
  const points = total((order) => order.points);
  const taxes = taxSums(orders, items, lang, money);
  return [
    { label: sums.goods, amount: money(total(({ goodsCents }) => goodsCents)) },
    { label: sums.freight, amount: money(total(({ freightCents }) => freightCents)) },
    ...(discount > 0 ? [{ label: sums.discount, amount: `−${money(discount)}` }] : []),
    ...(coupon > 0 ? [{ label: sums.coupon, amount: `−${money(coupon)}` }] : []),
    ...(points > 0 ? [{ label: sums.points, amount: String(points) }] : []),
    ...(taxes?.isIncluded === false ? taxes.rows : []),
    { label: sums.total, amount: money(total(({ flowCents }) => flowCents)), isTotal: true },
    ...(taxes?.isIncluded ? taxes.rows : []),
  ];
}

/** The tax of orders of one checkout by rate; nothing in a shop without tax. */
function taxSums(
  [first]: readonly OrderRow[],
  items: readonly ItemRow[],
  lang: Lang,
  money: (cents: number) => string,
): { isIncluded: boolean; rows: DraftSum[] } | undefined {
  if (!first?.tax) return undefined;
  const { sums } = wordsIn(lang).letters;
  const isIncluded = first.tax.mode === "included";
  const name = inLanguage(lang, first.tax.label);
  const words = isIncluded ? sums.taxIncluded : sums.taxAdded;
  const rows = taxByRate(taxShares(items))
    .filter(({ taxCents }) => taxCents > 0)
    .map(({ rate, taxCents }) => ({ label: words(percentOf(rate), name), amount: money(taxCents) }));
  return { isIncluded, rows };
}
