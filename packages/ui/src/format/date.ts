import { countOf } from "../internal/given.ts";
import { tagOf } from "../internal/tagOf.ts";
import { warn } from "../internal/warn.ts";
import { languageOf, type Locale } from "../runtime/locale.ts";

/**
 * How a moment is formatted: `day` 30 Nov 2026, `shortDay` 30 Nov, `dayTime` 30 Nov 2026, 14:05, `shortDayTime` 30 Nov,
 * 14:05, `clock` 14:05.
 */
export type DateStyle = "day" | "shortDay" | "dayTime" | "shortDayTime" | "clock";

/** Language, time zone and style of a formatted moment. */
export interface DateOptions {
  readonly locale: Locale;
  /** IANA zone such as "Europe/Amsterdam". Required, so that server and browser agree; UTC if there is no such zone. */
  readonly timeZone: string;
  /** @default "day" */
  readonly style?: DateStyle;
}

interface DateFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** "14:05" */
  readonly clock: string;
}

const known = new Map<string, Intl.DateTimeFormat>();

/** A date formatter, made once for each locale, zone and style. */
function dateFormat(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: isZone(timeZone) ? timeZone : "UTC" });
  known.set(key, made);
  return made;
}

/** Whether there is such a zone; says so on the console if there is none. */
function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    warn(`there is no time zone "${timeZone}", so times are in UTC`);
    return false;
  }
}

const numeric = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

function readFields(time: number, timeZone: string): DateFields {
  const parts = dateFormat("en-US", timeZone, numeric).formatToParts(time);
  const found = new Map(parts.map(({ type, value }) => [type, value]));
  const field = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? "";
  return {
    year: Number(field("year")),
    month: Number(field("month")),
    day: Number(field("day")),
    clock: `${field("hour")}:${field("minute")}`,
  };
}

// Intl's month names differ between browser versions, and server markup must match the browser's.
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** How we write dates in our own languages. */
const ownWriters: Readonly<Record<string, Record<DateStyle, (fields: DateFields) => string>>> = {
  en: {
    day: ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`,
    shortDay: ({ month, day }) => `${day} ${months[month - 1]}`,
    dayTime: ({ year, month, day, clock }) => `${day} ${months[month - 1]} ${year}, ${clock}`,
    shortDayTime: ({ month, day, clock }) => `${day} ${months[month - 1]}, ${clock}`,
    clock: ({ clock }) => clock,
  },
  zh: {
    day: ({ year, month, day }) => `${year}年${month}月${day}日`,
    shortDay: ({ month, day }) => `${month}月${day}日`,
    dayTime: ({ year, month, day, clock }) => `${year}年${month}月${day}日 ${clock}`,
    shortDayTime: ({ month, day, clock }) => `${month}月${day}日 ${clock}`,
    clock: ({ clock }) => clock,
  },
};

const [dayOfYear, clockTime] = [
  { month: "short", day: "numeric" },
  { hour: "2-digit", minute: "2-digit" },
] as const;

/** The same styles for `Intl`, in every other language. */
const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { year: "numeric", ...dayOfYear },
  shortDay: dayOfYear,
  dayTime: { year: "numeric", ...dayOfYear, ...clockTime },
  shortDayTime: { ...dayOfYear, ...clockTime },
  clock: clockTime,
};

/** Formats a moment (ms since 1970). An invalid moment gives an empty text instead of "Invalid Date". */
export function formatDate(time: number, { locale, timeZone, style = "day" }: DateOptions): string {
  if (!Number.isFinite(time) || Math.abs(time) > 8.64e15) return "";
  const writers = ownWriters[languageOf(locale)];
  return writers
    ? writers[style](readFields(time, timeZone))
    : dateFormat(locale, timeZone, styles[style]).format(time);
}

/**
 * Writes a full hour of the day, 0 to 24 for the end of the day, on the clock of 24 hours: "08:00", "٠٨:٠٠" in Egyptian Arabic, "08.00" in
 * Danish. Anything else gives an empty text.
 */
export function formatHour(hour: number, locale: Locale): string {
  const whole = Math.trunc(countOf(hour) ?? -1);
  if (whole < 0 || whole > 24) return "";
  const hourCycle = whole === 24 ? "h24" : "h23";
  return dateFormat(locale, "UTC", { ...clockTime, hourCycle }).format(Date.UTC(1970, 0, 1, whole));
}
