import type { Place } from "../findings.ts";
import type { Cells, FormatParts } from "./format.ts";
import type { NamedRecord } from "./namedRecords.ts";

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

/** The price of a product with tax, and its reduction today; what has to be said is noted. */
export function priceOf(top: NamedRecord, parts: FormatParts, place: Place & { handle: string }): BasePrice {
  const { findings, tax } = parts;
  const withTax = top.text("Price tax included", "Price (tax incl.)");
  const written = withTax || top.text("Price tax excluded", "Price (tax excl.)");
  const isNet = withTax === "" && written !== "";
  if (isNet && tax === undefined)
    findings.add(
      "changed",
      place,
      "Price tax excluded",
      "prices in the file are without tax, and buyers pay them as they are. Give --tax 20 to add 20 %.",
    );
  return {
    amount: numberIn(written),
    written,
    taxFactor: isNet ? 1 + (tax ?? 0) / 100 : 1,
    reduced: reductionOf(top, parts, place),
  };
}

/** Price cells with what a combination costs more or less. */
export function withImpact(
  { amount, written, taxFactor, reduced }: BasePrice,
  impact: string,
  { currency }: FormatParts,
): Cells {
  const more = impact === "" ? 0 : numberIn(impact);
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

function reductionOf(top: NamedRecord, { findings, now }: FormatParts, place: Place & { handle: string }) {
  const [amount, percent] = [numberIn(top.text("Discount amount")) ?? 0, numberIn(top.text("Discount percent")) ?? 0];
  const [from, to] = [top.text("Discount from (yyyy-mm-dd)"), top.text("Discount to (yyyy-mm-dd)")];
  const none = (value: number) => value;
  if (amount <= 0 && percent <= 0) return none;
  const [begins, ends] = [Date.parse(from), Date.parse(to) + 86_400_000];
  if (now < begins || now > ends) {
    const sentence = now > ends ? `the reduction ended on ${to}` : `the reduction begins on ${from}`;
    findings.add("note", place, "Discount amount", `${sentence}, so the price is the regular one.`);
    return none;
  }
  if (ends > now)
    findings.add(
      "changed",
      place,
      "Discount amount",
      `the reduction ends on ${to}, but the shop keeps it: set the price then.`,
    );
  return (value: number) => (percent > 0 ? value * (1 - percent / 100) : value - amount);
}

function numberIn(text: string): number | undefined {
  const bare = text.replace(/\s|\p{Sc}|%/gu, "").replace(/,(?=\d+$)/, ".");
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}
