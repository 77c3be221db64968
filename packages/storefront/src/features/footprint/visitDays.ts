import type { Locale } from "../../shared/i18n/locales.ts";
import { dayIn } from "../../shared/i18n/shopTime.ts";
import { formatDate } from "@sundry/ui/format/date";

/** Visits of one day in the buyer's own zone, in their original order. */
export interface VisitDay<T> {
  /** The day, formatted: "20 Nov 2026". */
  date: string;
  /** Days ago: 0 today, 1 yesterday. */
  ago: number;
  visits: T[];
}

/** The reader of the visits: the current time (epoch ms), their language and their time zone. */
interface Reader {
  now: number;
  locale: Locale;
  zone: string;
}

const dayMs = 86_400_000;

/**
 * Groups visits by day, latest first (MC-09). `releaseTime` is the time of a visit in epoch ms. A visit without a time
 * belongs to the same day as the one before it.
 */
export function visitDays<T extends { releaseTime?: number | null | undefined }>(
  visits: readonly T[],
  { now, locale, zone }: Reader,
): VisitDay<T>[] {
  const daysAgo = (at: number) => (Date.parse(dayIn(now, zone)) - Date.parse(dayIn(at, zone))) / dayMs;
  const days: VisitDay<T>[] = [];
  for (const visit of visits) {
    const at = visit.releaseTime ?? undefined;
    const last = days.at(-1);
    const date = at === undefined ? (last?.date ?? "") : formatDate(at, { locale, timeZone: zone });
    if (last?.date === date) last.visits.push(visit);
    else days.push({ date, ago: at === undefined ? -1 : daysAgo(at), visits: [visit] });
  }
  return days;
}
