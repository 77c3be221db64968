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
  const found = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(text);
  const [, day = "", hour, minute, second] = found ?? [];
  if (!found || !isDay(day)) return undefined;
  return new Date(momentOf(day, Number(hour), zone) + (Number(minute) * 60 + Number(second)) * 1000);
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
 * the moment after it.
 */
export function momentOf(day: string, hour: number, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset to UTC belongs to a moment, not a day: near a clock change, the first result is checked again.
  return wanted - aheadOfUtc(wanted - aheadOfUtc(wanted, zone), zone);
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
