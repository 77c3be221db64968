const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A round of the day. Times in epoch milliseconds. */
export interface DayRound {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Hour of the day at which it starts, 0 to 23. */
  readonly hour: number;
}

/** A round as a piece of the ribbon: where it lies, 0 to 1, and its state. */
export interface RibbonPiece {
  readonly startsAt: number;
  readonly from: number;
  readonly to: number;
  readonly state: "ended" | "running" | "notStarted";
}

/** Where a moment lies on the day of these rounds: 0 at midnight, 1 at the next; never outside. */
export function placeOf(rounds: readonly DayRound[], moment: number): number {
  const [first] = rounds;
  if (!first) return 0;
  const midnight = first.startsAt - first.hour * HOUR;
  return Math.min(1, Math.max(0, (moment - midnight) / DAY));
}

/** The pieces of the ribbon at this moment. */
export function piecesOf(rounds: readonly DayRound[], now: number): readonly RibbonPiece[] {
  return rounds.map(({ startsAt, endsAt }) => ({
    startsAt,
    from: placeOf(rounds, startsAt),
    to: placeOf(rounds, endsAt),
    state: endsAt <= now ? "ended" : startsAt <= now ? "running" : "notStarted",
  }));
}

/** How many reminders are set for each round that is still to come. */
export function pinsOf(
  rounds: readonly DayRound[],
  reminders: readonly number[],
  now: number,
): readonly { readonly startsAt: number; readonly hour: number; readonly count: number }[] {
  return rounds
    .filter(({ startsAt }) => startsAt > now)
    .map(({ startsAt, hour }) => ({ startsAt, hour, count: reminders.filter((time) => time === startsAt).length }))
    .filter(({ count }) => count > 0);
}
