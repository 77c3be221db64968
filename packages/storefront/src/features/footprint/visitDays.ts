import type { Locale } from "../../shared/i18n/locales.ts";
import { formatDate } from "@sundry/ui/format/date";
import { shopDay, shopZone } from "../../shared/i18n/shopTime.ts";

/** Visits of one day of the shop's calendar, in the order they came in. */
export interface VisitDay<T> {
  /** The day as it is shown: "20 Nov 2026". */
  date: string;
  /** Days ago: 0 today, 1 yesterday. */
  ago: number;
  visits: T[];
}

const dayMs = 86_400_000;

/**
 * Groups visits by day, latest first (MC-09). `releaseTime` is the time of a visit and `now` the present time, both in epoch ms. A
 * visit without a time belongs to the same day as the one before it.
 */
export function visitDays<T extends { releaseTime?: number | null | undefined }>(
  visits: readonly T[],
  now: number,
  locale: Locale,
): VisitDay<T>[] {
  const days: VisitDay<T>[] = [];
  for (const visit of visits) {
    const at = visit.releaseTime ?? undefined;
    const last = days.at(-1);
    const date = at === undefined ? (last?.date ?? "") : formatDate(at, { locale, timeZone: shopZone });
    if (last?.date === date) last.visits.push(visit);
    else days.push({ date, ago: at === undefined ? -1 : daysBetween(at, now), visits: [visit] });
  }
  return days;
}

function daysBetween(from: number, to: number): number {
  return (Date.parse(shopDay(to)) - Date.parse(shopDay(from))) / dayMs;
}
