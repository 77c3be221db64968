import { type DateStyle, formatDate } from "@sundry/ui/format/date";
import type { Locale } from "./locales.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(zone, made);
  return made;
}

/** Whether the browser knows a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    return name !== "" && clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** What a clock in the zone shows at a moment (epoch ms), as if it were UTC. */
function wallTime(moment: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** How far a clock in the zone is ahead of UTC at a moment, in ms. */
export function offsetAt(moment: number, zone: string): number {
  return wallTime(moment, zone) - Math.floor(moment / 1000) * 1000;
}

/** How far this device's clock is ahead of UTC at a moment, in ms. */
function ownOffset(moment: number): number {
  return -new Date(moment).getTimezoneOffset() * MINUTE;
}

/** IANA name of this device's zone, for "today" as the buyer sees it. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The name of an offset from UTC that is understood everywhere: `GMT+8`, `GMT-3:30`. */
function offsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return minutes === 0 ? "GMT" : `GMT${offset < 0 ? "-" : "+"}${Math.floor(minutes / 60)}${rest}`;
}

/**
 * Reads a time of an answer: `yyyy-MM-dd HH:mm:ss` or a day on the clock of a zone, or ISO 8601 with an offset of its
 * own. Epoch milliseconds, NaN for anything else.
 */
export function readShopTime(text: string | null | undefined, zone: string): number {
  const [, day, time = "00:00:00", own] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?/.exec(text ?? "") ?? [];
  if (!day) return Number.NaN;
  if (own) return Date.parse(`${day}T${time}${own.replace(/(\d{2}):?(\d{2})$/, "$1:$2")}`);
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall)) return wall;
  // The offset depends on the time, so near a change of the clocks the first result needs a second look.
  return wall - offsetAt(wall - offsetAt(wall, zone), zone);
}

/** The day on the calendar of a zone at a moment (epoch ms), as `yyyy-MM-dd`. */
export function dayIn(moment: number, zone: string): string {
  return new Date(wallTime(moment, zone)).toISOString().slice(0, 10);
}

/** When the day of a moment begins in a zone, in epoch ms. */
export function startOfDay(moment: number, zone: string): number {
  return readShopTime(dayIn(moment, zone), zone);
}

/** When the day after that of a moment begins in a zone, in epoch ms: 23 to 25 hours after the day itself. */
export function startOfNextDay(moment: number, zone: string): number {
  return startOfDay(startOfDay(moment, zone) + 30 * HOUR, zone);
}

/** A time from an answer: text on the shop's clock, or epoch ms. */
type Moment = string | number | null | undefined;

/** The shop's clock and calendar, in the language of the page (product 11). An unreadable time becomes an empty text. */
export interface ShopTime {
  /** IANA name of the shop's time zone. */
  readonly zone: string;
  /** Reads a time from an answer: epoch ms, NaN if it can't be read. */
  readonly read: (moment: Moment) => number;
  /** A day of the shop's calendar: "20 Nov 2026". */
  readonly day: (moment: Moment, style?: "day" | "shortDay") => string;
  /** Day and time, by default, with the name of the zone unless the buyer's clock shows the same: "20 Nov 2026, 09:12 GMT+8". */
  readonly time: (moment: Moment, style?: Exclude<DateStyle, "day" | "shortDay">) => string;
  /** The zone's name at a time, such as "GMT+8"; empty if the buyer's clock shows the same. */
  readonly zoneName: (moment: Moment) => string;
  /** The last day before an end, with its time unless that is midnight: "Until 24 Nov 2026". */
  readonly until: (moment: Moment) => string;
}

interface ShopTimeParts {
  zone: string;
  locale: Locale;
  /** How far the buyer's clock is ahead of UTC at a time, in ms. Default: the device's clock. */
  buyerOffset?: (moment: number) => number;
}

/** The shop's time as buyers read it. */
export function shopTimeIn({ zone, locale, buyerOffset = ownOffset }: ShopTimeParts): ShopTime {
  const read: ShopTime["read"] = (moment) => (typeof moment === "number" ? moment : readShopTime(moment, zone));
  const format = (at: number, style: DateStyle) => formatDate(at, { locale, timeZone: zone, style });
  const zoneName: ShopTime["zoneName"] = (moment) => {
    const at = read(moment);
    if (!isMoment(at)) return "";
    const offset = offsetAt(at, zone);
    return offset === buyerOffset(at) ? "" : offsetName(offset);
  };
  const time: ShopTime["time"] = (moment, style = "dayTime") =>
    [format(read(moment), style), zoneName(moment)].filter(Boolean).join(" ");
  const until: ShopTime["until"] = (moment) => {
    const end = read(moment);
    if (!isMoment(end)) return "";
    // The end of a day comes as its last second or as midnight of the next day.
    const midnight = startOfDay(end + 1000, zone);
    if (end < midnight - 1000 || end > midnight) return time(end);
    const name = zoneName(midnight - 1);
    return [format(midnight - 1, "day"), name && `(${name})`].filter(Boolean).join(" ");
  };
  return { zone, read, zoneName, time, until, day: (moment, style = "day") => format(read(moment), style) };
}

/** Whether a number of ms is within the range of dates. */
function isMoment(at: number): boolean {
  return Math.abs(at) <= 8.64e15;
}
