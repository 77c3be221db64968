import { isDay, momentOf, writtenMoment } from "#server/shopTime.ts";
import type { Findings, Place } from "../findings.ts";

/** First and last day of a reduction, as a file writes them; empty without one. */
export interface ReductionDays {
  from: string;
  to: string;
}

/** What is needed to say whether a reduction holds. */
export interface ReductionParts {
  now: number;
  /** The shop's time zone: its days are meant. */
  zone: string;
  findings: Findings;
  place: Place & { handle: string };
  heading: string;
  /** Whether 1/2/26 is the second of January, as Magento writes it; otherwise nobody knows. */
  monthFirst?: boolean;
}

/** Whether a reduction holds today; what has to be said of it is noted. Of days that can't be read, it does not. */
export function isReducedNow({ from, to }: ReductionDays, parts: ReductionParts): boolean {
  const { now, findings, place, heading } = parts;
  // A day without a time lasts until its end.
  const [begins, ends] = [momentIn(from, 0, parts), momentIn(to, 24, parts)];
  const unread = Number.isNaN(begins) ? from : Number.isNaN(ends) ? to : undefined;
  if (unread !== undefined) {
    const sentence = `"${unread}" can't be read as a day, so the price is the regular one. Write it as 2027-01-31.`;
    findings.add("changed", place, heading, sentence);
    return false;
  }
  if (ends !== undefined && now > ends) {
    findings.add("note", place, heading, `the reduction ended on ${to}, so the price is the regular one.`);
    return false;
  }
  if (begins !== undefined && now < begins) {
    findings.add("note", place, heading, `the reduction begins on ${from}, so the price is the regular one.`);
    return false;
  }
  if (ends !== undefined)
    findings.add("changed", place, heading, `the reduction ends on ${to}, but the shop keeps it: set the price then.`);
  return true;
}

/**
 * A moment; `hour` is that of a day without a time. Undefined if there is none, NaN if it can't be read or could be two
 * days, as 1/2/26 could.
 */
function momentIn(text: string, hour: 0 | 24, { zone, monthFirst = false }: ReductionParts): number | undefined {
  if (text === "" || text.startsWith("0000-00-00")) return undefined;
  const day = dayIn(text, monthFirst);
  if (!isDay(day)) return Number.NaN;
  const [, hours, minutes, half, own = ""] =
    /[T ](\d{1,2})(:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:\s?([AP])M)?\s?(Z|[+-]\d{2}:\d{2})?$/i.exec(text) ?? [];
  if (hours === undefined) return momentOf(day, hour, zone);
  const hourOfDay = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return writtenMoment(`${day} ${String(hourOfDay).padStart(2, "0")}${minutes}${own}`, zone)?.getTime() ?? Number.NaN;
}

/** The day of a text as `yyyy-MM-dd`; undefined if it can't be read. */
function dayIn(text: string, monthFirst: boolean): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return written(year, month, day);
  const [, first = "", sign, second = "", last = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const whole = last.length === 2 ? `20${last}` : last;
  if (sign === ".") return written(whole, second, first);
  if (sign === undefined) return undefined;
  if (Number(first) > 12) return written(whole, second, first);
  return monthFirst || Number(second) > 12 ? written(whole, first, second) : undefined;
}

function written(year: string, month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
