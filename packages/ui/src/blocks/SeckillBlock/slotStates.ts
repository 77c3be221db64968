import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";

/** Goods of a round: a card, and how much of the round's stock is gone. */
export interface SeckillGoodsSummary extends GoodsSummary {
  /** Share of the round's stock that is sold, 0 to 100. */
  readonly claimedPercent?: number | undefined;
}

/** A round of the flash sale. */
export interface SeckillRound {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** Epoch milliseconds at which it begins, by the server's clock. */
  readonly startsAt: number;
  /** Epoch milliseconds at which the next one begins; midnight for the last. */
  readonly endsAt: number;
  readonly goods: readonly SeckillGoodsSummary[];
}

/** `ended` means that the next round has begun. */
export type RoundState = "notStarted" | "running" | "ended";

/** The state of a round at a moment. */
export function roundState(round: Pick<SeckillRound, "startsAt" | "endsAt">, now: number): RoundState {
  if (now < round.startsAt) return "notStarted";
  return now < round.endsAt ? "running" : "ended";
}

/** The round to show first: the latest one that has begun, or else the first of the day. */
export function currentRound(rounds: readonly SeckillRound[], now: number): SeckillRound | undefined {
  return rounds.findLast(({ startsAt }) => startsAt <= now) ?? rounds[0];
}
