import { portion } from "./cents.ts";
import { type Coverable, covers, type Scope } from "./scope.ts";
import { splitWithin } from "./split.ts";

/** What a coupon or an activity takes off: an amount from all its lines together, or a share of each. */
export type Effect = { kind: "amount"; cents: number } | { kind: "percent"; payPercent: number };

/** A line, as promotions see it: its price, and the amount that can still be taken off. */
export interface Discountable extends Coverable {
  goodsCents: number;
  roomCents: number;
}

/** An offer that takes something off once its lines reach a threshold. */
export interface Offer extends Scope {
  thresholdCents: number;
  effect: Effect;
}

/** The total price of an offer's lines. */
export function coveredCents(offer: Scope, lines: readonly Discountable[]): number {
  return lines.reduce((sum, line) => sum + (covers(offer, line) ? line.goodsCents : 0), 0);
}

/** Whether an offer has lines and they reach its threshold. */
export function isReached(offer: Offer, lines: readonly Discountable[]): boolean {
  return lines.some((line) => covers(offer, line)) && coveredCents(offer, lines) >= offer.thresholdCents;
}

/**
 * What an offer takes off each line, in cents; nothing below its threshold. Never more than what is left of a line
 * (rules 5).
 */
export function discountPerLine(offer: Offer, lines: readonly Discountable[]): number[] {
  if (!isReached(offer, lines)) return lines.map(() => 0);
  const { effect } = offer;
  if (effect.kind === "percent")
    return lines.map((line) =>
      covers(offer, line) ? Math.min(line.roomCents, portion(line.goodsCents, 100 - effect.payPercent, 100)) : 0,
    );
  return splitWithin(
    Math.min(effect.cents, coveredCents(offer, lines)),
    lines.map((line) =>
      covers(offer, line) ? { weight: line.goodsCents, room: line.roomCents } : { weight: 0, room: 0 },
    ),
  );
}
