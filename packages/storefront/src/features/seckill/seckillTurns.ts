import type { SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { readShopTime, shopZone } from "../../shared/i18n/shopTime.ts";

const DAY = 86_400_000;
/** Swedish dates are written year first, as the shop's answers write them. */
const dayInShop = new Intl.DateTimeFormat("sv-SE", { timeZone: shopZone, dateStyle: "short" });

/** The shop's midnight at or before a moment, both in epoch milliseconds. */
export function shopMidnight(now: number): number {
  return readShopTime(dayInShop.format(now));
}

/** The shop's next midnight: when the next day's rounds take over. */
export function nextShopDay(now: number): number {
  return shopMidnight(now) + DAY;
}

/**
 * The last moment up to `now` at which a round began or ended, or the day did. States of rounds are the same from there to
 * `now`, so a page that follows this moment draws again only when a state changes (SK-03).
 */
export function lastTurn(rounds: readonly SeckillRound[], now: number): number {
  const turns = rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment <= now);
  return Math.max(shopMidnight(now), ...turns);
}
