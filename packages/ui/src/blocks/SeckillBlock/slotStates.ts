import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { formatHour } from "../../format/date.ts";
import type { Locale } from "../../runtime/index.ts";

/** A product of a round: a card, and the share of the round's stock that is sold. */
export interface SeckillGoodsSummary extends GoodsSummary {
  /** Share of the round's stock that is sold, 0 to 100. */
  readonly claimedPercent?: number | undefined;
}

/** A round of the flash sale. */
export interface SeckillRound {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** Start, in epoch milliseconds on the server's clock. */
  readonly startsAt: number;
  /** Start of the next round, in epoch milliseconds; midnight for the last one. */
  readonly endsAt: number;
  readonly goods: readonly SeckillGoodsSummary[];
}

/** `ended` means that the next round has begun. */
export type RoundState = "notStarted" | "running" | "ended";

/** The state of a round at a given time. */
export function roundState(round: Pick<SeckillRound, "startsAt" | "endsAt">, now: number): RoundState {
  if (now < round.startsAt) return "notStarted";
  return now < round.endsAt ? "running" : "ended";
}

interface StartOptions {
  locale: Locale;
  zone?: string | undefined;
}

/** When a round starts, with the name of the zone if it isn't the buyer's own: "14:00", "14:00 GMT+8". */
export function startOf({ hour }: Pick<SeckillRound, "hour">, { locale, zone }: StartOptions): string {
  return [formatHour(hour, locale), zone].filter(Boolean).join(" ");
}

/** The round to show first: the latest one that has started, or the first of the day. */
export function currentRound(rounds: readonly SeckillRound[], now: number): SeckillRound | undefined {
  return rounds.findLast(({ startsAt }) => startsAt <= now) ?? rounds[0];
}

/** The round to advertise: the one that is on, else the next one; undefined once the day's rounds are over. */
export function roundToOffer(rounds: readonly SeckillRound[], now: number): SeckillRound | undefined {
  return rounds.find(({ endsAt, goods }) => now < endsAt && goods.length > 0);
}
