/** A time in the shop's zone. */
export interface WallTime {
  /** `yyyy-MM-dd`. */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Number of seconds whose local time is cached: a list needs the same ones again and again, and the calculation is
 * slow.
 */
const maxRemembered = 1_000;
const remembered = new Map<string, WallTime>();

/** The local time in the shop's zone at an epoch millisecond. */
export function wallTime(epochMs: number, zone: string): WallTime {
  const name = `${Math.floor(epochMs / 1000)} ${zone}`;
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const worked = calculateWallTime(epochMs, zone);
  remembered.set(name, worked);
  return worked;
}

function calculateWallTime(epochMs: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, value]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "00";
  const day = `${of("year")}-${of("month")}-${of("day")}`;
  return {
    day,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    hour: Number(of("hour")),
    minute: Number(of("minute")),
    second: Number(of("second")),
  };
}

/** A time in the contract's form: `yyyy-MM-dd HH:mm:ss` in the shop's zone (rules 1). */
export function wireMoment(moment: Date, zone: string): string {
  const wall = wallTime(moment.getTime(), zone);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${wall.day} ${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`;
}

/** The time of a text `yyyy-MM-dd HH:mm:ss` in the shop's zone; undefined for any other text. */
export function momentIn(text: string, zone: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? writtenMoment(text, zone) : undefined;
}

/**
 * The time that a merchant writes into a file or a command: a day, which begins at the shop's midnight, or a day and a
 * time such as `2026-12-01 08:00` or `2026-12-01T08:00:00`. It is the shop's, unless a zone is written behind it
 * (`+08:00`, `Z`). Undefined for any other text.
 */
export function writtenMoment(text: string, zone: string): Date | undefined {
  const [, day, hour = "00", minute = "00", second = "00", of] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?(Z|[+-]\d{2}:\d{2})?)?$/i.exec(
      text,
    ) ?? [];
  if (!isDay(day)) return undefined;
  const clock = `${day}T${hour}:${minute}:${second}`;
  const moment = of === undefined ? momentOfClock(Date.parse(`${clock}Z`), zone) : Date.parse(`${clock}${of}`);
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

/**
 * Whether a text is a day, `yyyy-MM-dd`, that {@link momentOf} takes. The years 1000 to 9998 are: others, or the midnight
 * that ends them, are not written with four digits.
 */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) || text >= "9999") return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  // The 30th of February is the 2nd of March to the parser.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/**
 * Epoch milliseconds when an hour (0 to 24) of a day begins in the shop's zone. For an hour skipped by a clock change,
 * the moment after it; for one that the clock shows twice, the first.
 */
export function momentOf(day: string, hour: number, zone: string): number {
  return momentOfClock(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000, zone);
}

/** When the shop's clock shows a time, which is given as if it were that of UTC. */
function momentOfClock(shown: number, zone: string): number {
  const dayMs = 86_400_000;
  const before = shown - aheadOfUtc(shown - dayMs, zone);
  const after = shown - aheadOfUtc(shown + dayMs, zone);
  // If the clock changes at that time, the time is there with the old difference to UTC, the new one, both or none.
  const found = [before, after].filter((moment) => moment + aheadOfUtc(moment, zone) === shown);
  return found.length > 0 ? Math.min(...found) : before;
}

/** How far the shop's zone is ahead of UTC at a moment, in ms. */
function aheadOfUtc(epochMs: number, zone: string): number {
  const { day, hour, minute, second } = wallTime(epochMs, zone);
  return Date.parse(`${day}T00:00:00Z`) + (hour * 3600 + minute * 60 + second) * 1000 - epochMs;
}

/** The time a number of days before an epoch millisecond. */
export function daysAgo(now: number, days: number): Date {
  return new Date(now - days * 86_400_000);
}

/** The same day and time a number of years earlier. */
export function yearsAgo(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then;
}
