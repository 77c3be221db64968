/** A moment on the wall clock of the shop. */
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

/** Seconds whose wall time is remembered: a list asks for the same ones again and again, and working one out takes long. */
const mostRemembered = 1_000;
const remembered = new Map<string, WallTime>();

/** What the clock on the shop's wall shows at an epoch millisecond. */
export function wallTime(epochMs: number, zone: string): WallTime {
  const name = `${Math.floor(epochMs / 1000)} ${zone}`;
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const worked = workOut(epochMs, zone);
  remembered.set(name, worked);
  return worked;
}

function workOut(epochMs: number, zone: string): WallTime {
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

/** A moment as the contract writes it: `yyyy-MM-dd HH:mm:ss` in the shop's zone (rules 1). */
export function wireMoment(moment: Date, zone: string): string {
  const wall = wallTime(moment.getTime(), zone);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${wall.day} ${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`;
}

/** Epoch milliseconds at which an hour (0 to 24) of a day begins in the shop's zone; of an hour that a change of clocks leaves out, the moment after it. */
export function momentOf(day: string, hour: number, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The distance to UTC holds for a moment, not for a day: what was found with the one before a change of clocks is looked at again.
  return wanted - aheadOfUtc(wanted - aheadOfUtc(wanted, zone), zone);
}

/** How far the shop's clock is ahead of UTC at a moment, in ms. */
function aheadOfUtc(epochMs: number, zone: string): number {
  const { day, hour, minute, second } = wallTime(epochMs, zone);
  return Date.parse(`${day}T00:00:00Z`) + (hour * 3600 + minute * 60 + second) * 1000 - epochMs;
}

/** The moment so many days before an epoch millisecond. */
export function daysAgo(now: number, days: number): Date {
  return new Date(now - days * 86_400_000);
}
