import type { Findings, Place } from "../findings.ts";

/** First and last day of a reduction, as a file writes them; empty without one. */
export interface ReductionDays {
  from: string;
  to: string;
}

/** What is needed to say whether a reduction holds. */
export interface ReductionParts {
  now: number;
  findings: Findings;
  place: Place & { handle: string };
  heading: string;
  /** Whether 1/2/26 is the second of January, as Magento writes it; otherwise nobody knows. */
  monthFirst?: boolean;
}

/** Whether a reduction holds today; what has to be said of it is noted. Of days that can't be read, it does not. */
export function isReducedNow({ from, to }: ReductionDays, parts: ReductionParts): boolean {
  const { now, findings, place, heading, monthFirst = false } = parts;
  const [begins, lastDay] = [timeOf(from, monthFirst), timeOf(to, monthFirst)];
  const unread = Number.isNaN(begins) ? from : Number.isNaN(lastDay) ? to : undefined;
  if (unread !== undefined) {
    const sentence = `"${unread}" can't be read as a day, so the price is the regular one. Write it as 2027-01-31.`;
    findings.add("changed", place, heading, sentence);
    return false;
  }
  // A day without a time lasts until its end.
  const ends = lastDay === undefined ? undefined : lastDay + (/\d:\d/.test(to) ? 0 : 86_400_000);
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

/** A moment; undefined if there is none, NaN if it can't be read or could be two days, as 1/2/26 could. */
function timeOf(text: string, monthFirst: boolean): number | undefined {
  if (text === "" || text.startsWith("0000-00-00")) return undefined;
  const [, year, month, day] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return moment(year, month, day);
  if (/^\d{4}-\d{1,2}-\d{1,2}/.test(text)) return Date.parse(text);
  const [, first = "", sign, second = "", last = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const whole = last.length === 2 ? `20${last}` : last;
  if (sign === ".") return moment(whole, second, first);
  if (sign === undefined) return Number.NaN;
  if (Number(first) > 12) return moment(whole, second, first);
  return monthFirst || Number(second) > 12 ? moment(whole, first, second) : Number.NaN;
}

function moment(year = "", month = "", day = ""): number {
  return Date.parse(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
