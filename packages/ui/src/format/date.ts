import type { Locale } from "../runtime/locale.ts";

/**
 * How a moment is written: `day` 30 Nov 2026, `shortDay` 30 Nov, `dayTime` 30 Nov 2026, 14:05, `shortDayTime`
 * 30 Nov, 14:05, `clock` 14:05.
 */
export type DateStyle = "day" | "shortDay" | "dayTime" | "shortDayTime" | "clock";

/** Where and in which language a moment is read. */
export interface DateOptions {
  readonly locale: Locale;
  /** IANA zone such as "Europe/Amsterdam"; always given, so that server and browser agree. */
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

const readers = new Map<string, Intl.DateTimeFormat>();

function readerFor(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  readers.set(timeZone, reader);
  return reader;
}

function readFields(time: number, timeZone: string): DateFields {
  const found = new Map(
    readerFor(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
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

const writers: Record<Locale, Record<DateStyle, (fields: DateFields) => string>> = {
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

/** Formats a moment (ms since 1970). An invalid moment gives an empty text instead of "Invalid Date". */
export function formatDate(time: number, { locale, timeZone, style = "day" }: DateOptions): string {
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? writers[locale][style](readFields(time, timeZone)) : "";
}
