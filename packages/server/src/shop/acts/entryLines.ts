import { cleanText } from "#server/cleanText.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire } from "#server/money/cents.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { Entry } from "./lists.ts";
import { stateWords } from "./stateWords.ts";

/** The currency (ISO 4217; undefined for the usual one) and the zone that a list is written in. */
interface Written {
  currency: string | undefined;
  shopZone: string;
}

/** Entries for the screen: plain values only, with a line for each part of one. */
export function entryLines(entries: readonly Entry[], written: Written): string[] {
  if (entries.length === 0) return ["There is nothing."];
  return entries.flatMap((entry) => {
    const parts = Object.values(entry).flatMap((value) => (Array.isArray(value) ? (value as Entry[]) : []));
    return [lineOf(entry, written), ...parts.map((part) => `    ${lineOf(part, written)}`)];
  });
}

function lineOf(entry: Entry, written: Written): string {
  return Object.entries(entry)
    .filter(([name, value]) => !isEmpty(value) && !(name === "paid" && value === false && entry.refunded))
    .map(([name, value]) => wordOf(name, value, written))
    .filter((word) => word !== "")
    .join("  ");
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || Array.isArray(value);
}

function wordOf(name: string, value: unknown, { currency, shopZone }: Written): string {
  const text = cleanText(String(value));
  const money = (wire: number) => amountWords(fromWire(wire), "en", currency);
  if (typeof value === "boolean") return value ? "paid" : "unpaid";
  if (name === "state") return stateWords(text);
  if (name === "at") return wireMoment(new Date(text), shopZone);
  if (name === "unread") return `${text} unread`;
  if (typeof value !== "number") return text;
  if (name === "refunded") return value === 0 ? "" : `${money(value)} paid back`;
  if (name === "bought") return `${text} ${value === 1 ? "order" : "orders"}`;
  if (name === "balance") return `${money(value)} in the wallet`;
  if (name === "points") return `${text} points`;
  return name === "amount" || name === "price" ? money(value) : text;
}
