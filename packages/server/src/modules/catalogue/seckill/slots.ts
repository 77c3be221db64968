import { momentOf, wallTime } from "#server/shopTime.ts";

/** A slot of one day: it runs from its hour until the next one begins, the last one until midnight. */
export interface DaySlot {
  hour: number;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  /** Whether it has begun and the next one has not. */
  running: boolean;
}

/** The day of a time in the shop's zone, and its weekday (0 is Sunday). */
export function shopDay(now: number, zone: string): { day: string; weekday: number } {
  const { day, weekday } = wallTime(now, zone);
  return { day, weekday };
}

/** Today's slots that are running or still to come; a slot ends when the next one begins (rules 10). */
export function slotsOf(hours: readonly number[], now: number, zone: string): DaySlot[] {
  const { day } = shopDay(now, zone);
  const ascending = [...new Set(hours)].sort((a, b) => a - b);
  return ascending
    .map((hour, place) => {
      const startsAt = momentOf(day, hour, zone);
      const endsAt = momentOf(day, ascending[place + 1] ?? 24, zone);
      return { hour, startsAt, endsAt, running: startsAt <= now && now < endsAt };
    })
    .filter(({ endsAt }) => endsAt > now);
}
