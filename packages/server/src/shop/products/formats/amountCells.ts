import type { Findings, Place } from "../findings.ts";
import type { Cells, WeightUnit } from "./format.ts";

const grams: Readonly<Record<WeightUnit, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };

/** A weight in grams; as it is written if it is no number, so that it is told. */
export function gramsText(text: string, unit: WeightUnit): string {
  const value = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return Number.isNaN(value) ? text : String(Math.round(value * grams[unit]));
}

/** A price that may be reduced for a time. Dates are the first and the last day, and may be empty. */
export interface Reduction {
  regular: string;
  reduced: string;
  from: string;
  to: string;
}

/** Price and former price today. A reduction that is over, or has not begun, does not count, which is noted. */
export function priceCells(
  { regular, reduced, from, to }: Reduction,
  {
    now,
    findings,
    place,
    heading,
  }: { now: number; findings: Findings; place: Place & { handle: string }; heading: string },
): Cells {
  if (reduced === "") return { price: regular, formerPrice: "" };
  const begins = Date.parse(from);
  // A day without a time lasts until its end.
  const ends = Date.parse(to) + (/\d:\d/.test(to) ? 0 : 86_400_000);
  if (now < begins || now > ends) {
    const sentence = now > ends ? `the reduction ended on ${to}` : `the reduction begins on ${from}`;
    findings.add("note", place, heading, `${sentence}, so the price is the regular one.`);
    return { price: regular, formerPrice: "" };
  }
  if (ends > now)
    findings.add("changed", place, heading, `the reduction ends on ${to}, but the shop keeps it: set the price then.`);
  return { price: reduced, formerPrice: regular };
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
