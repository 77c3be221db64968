import { readAmount } from "../amounts.ts";
import type { Cells, WeightUnit } from "./format.ts";
import { isReducedNow, type ReductionDays, type ReductionParts } from "./reductionDays.ts";

const grams: Readonly<Record<WeightUnit, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };

/** A weight in grams; as it is written if it is no number, so that it is told. */
export function gramsText(text: string, unit: WeightUnit): string {
  const value = /^\d*[.,]?\d+$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return Number.isNaN(value) ? text : String(Math.round(value * grams[unit]));
}

/** A price that may be reduced for a time. */
export interface Reduction extends ReductionDays {
  regular: string;
  reduced: string;
}

/**
 * Price and former price today. A reduction that is over, or has not begun, does not count, and neither does one that
 * reduces nothing; both are noted.
 */
export function priceCells(
  { regular, reduced, ...days }: Reduction,
  parts: ReductionParts & { currency: string },
): Cells {
  const { findings, place, heading, currency } = parts;
  const full: Cells = { price: regular, formerPrice: "" };
  if (reduced === "") return full;
  const [before, after] = [readAmount(regular, currency), readAmount(reduced, currency)];
  if ("cents" in before && "cents" in after && after.cents >= before.cents) {
    findings.add("note", place, heading, `${reduced} is no reduction of ${regular}, which is the price.`);
    return full;
  }
  return isReducedNow(days, parts) ? { price: reduced, formerPrice: regular } : full;
}

/** Stock in the shop's columns. Without a quantity of what is counted, nobody says how many there are. */
export function stockCells({
  isCounted,
  quantity,
  sellsOn,
}: {
  isCounted: boolean;
  quantity: string;
  sellsOn: boolean;
}): Cells {
  return {
    tracker: isCounted ? "counted" : "",
    quantity: isCounted ? quantity : "",
    policy: sellsOn ? "continue" : "deny",
  };
}

/** Pieces that several variants share, as even as whole pieces can be: together they are never more. */
export function shared(pieces: string, among: number): string[] {
  if (!/^\d{1,9}$/.test(pieces)) return Array.from({ length: among }, () => pieces);
  const [each, rest] = [Math.floor(Number(pieces) / among), Number(pieces) % among];
  return Array.from({ length: among }, (_, at) => String(each + (at < rest ? 1 : 0)));
}
