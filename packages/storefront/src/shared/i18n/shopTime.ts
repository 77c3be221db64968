import { type DateStyle, formatDate } from "@sundry/ui/format/date";
import type { Locale } from "./locales.ts";

/** The time zone of the shop and of its answers (rules 1, product 11). */
export const shopZone = "Asia/Shanghai";
const offset = "+08:00";
/** The offset in ms: the zone has no summer time. */
const zoneMs = 8 * 3_600_000;

/** Reads `yyyy-MM-dd HH:mm:ss` (or a day) of an answer: epoch milliseconds, NaN for anything else. */
export function readShopTime(text: string | null | undefined): number {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/.exec(text ?? "");
  return parts ? Date.parse(`${parts[1]}T${parts[2] ?? "00:00:00"}${offset}`) : Number.NaN;
}

/** A date of an answer in the page's language; empty if it can't be read. */
export function shopDate(text: string | null | undefined, locale: Locale, style: DateStyle = "day"): string {
  return formatDate(readShopTime(text), { locale, timeZone: shopZone, style });
}

/** The day on the shop's calendar at a moment (epoch ms), as `yyyy-MM-dd`. */
export function shopDay(moment: number): string {
  return new Date(moment + zoneMs).toISOString().slice(0, 10);
}
