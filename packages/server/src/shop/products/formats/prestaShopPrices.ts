import type { Place } from "../findings.ts";
import { withoutCurrency } from "../amounts.ts";
import type { Cells, FormatParts } from "./format.ts";
import type { NamedRecord } from "./namedRecords.ts";
import { isReducedNow } from "./reductionDays.ts";

/** What a product costs, before the parts of its combinations. */
export interface BasePrice {
  /** Undefined if it can't be read. */
  amount: number | undefined;
  /** As it is written, to be told if it can't be read. */
  written: string;
  /** What prices without tax are multiplied with; 1 for prices with tax. */
  taxFactor: number;
  /** What a reduction leaves of a price. */
  reduced(amount: number): number;
}

const eitherPrice = "Price tax excluded or Price tax included";

/** The price of a product with tax, and its reduction today; what has to be said is noted. */
export function priceOf(top: NamedRecord, parts: FormatParts, place: Place & { handle: string }): BasePrice {
  const { findings, tax } = parts;
  const withTax = top.text("Price tax included", "Price (tax incl.)");
  // A column of older versions is either, and the file does not say which.
  const written = withTax || top.text("Price tax excluded", "Price (tax excl.)", eitherPrice);
  const isNet = withTax === "" && written !== "";
  const isEither = top.knows(eitherPrice);
  if (isNet && tax === undefined)
    findings.add(
      "changed",
      place,
      isEither ? eitherPrice : "Price tax excluded",
      `${isEither ? "the file does not say whether prices are with tax" : "prices in the file are without tax"}, and buyers pay them as they are. Give --tax 20 to add 20 %.`,
    );
  return {
    amount: numberIn(written, parts),
    written,
    taxFactor: isNet ? 1 + (tax ?? 0) / 100 : 1,
    reduced: reductionOf(top, parts, place),
  };
}

/** Price cells with what a combination costs more or less. */
export function withImpact(
  { amount, written, taxFactor, reduced }: BasePrice,
  impact: string,
  parts: FormatParts,
): Cells {
  const { currency } = parts;
  const more = impact === "" ? 0 : numberIn(impact, parts);
  if (amount === undefined || more === undefined)
    return { price: amount === undefined ? written : impact, formerPrice: "" };
  const places =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const full = (amount + more) * taxFactor;
  const left = reduced(full);
  // Six decimals are cut as PrestaShop shows them, to what the currency can pay.
  const text = (value: number) => (Math.round((value + Number.EPSILON) * 10 ** places) / 10 ** places).toFixed(places);
  return { price: text(left), formerPrice: left < full ? text(full) : "" };
}

function reductionOf(top: NamedRecord, parts: FormatParts, place: Place & { handle: string }) {
  const { findings, now, zone } = parts;
  const [amount = 0, percent = 0] = ["Discount amount", "Discount percent"].map((heading) =>
    numberIn(top.text(heading), parts),
  );
  const [from, to] = [top.text("Discount from (yyyy-mm-dd)"), top.text("Discount to (yyyy-mm-dd)")];
  const none = (value: number) => value;
  if (amount <= 0 && percent <= 0) return none;
  if (!isReducedNow({ from, to }, { now, zone, findings, place, heading: "Discount amount" })) return none;
  return (value: number) => (percent > 0 ? value * (1 - percent / 100) : value - amount);
}

/** An amount with up to six decimals; undefined if it is in another currency or could mean two amounts, as 1,234 could. */
function numberIn(text: string, { currency }: FormatParts): number | undefined {
  const bare = withoutCurrency(text, currency).replace(/[\s%]/g, "");
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare)) return Number(bare.replaceAll(",", ""));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll(".", "").replace(",", "."));
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(bare)) return undefined;
  return /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(",", ".")) : undefined;
}
