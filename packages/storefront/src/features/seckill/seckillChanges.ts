import type { SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { readShopTime, shopZone } from "../../shared/i18n/shopTime.ts";

const DAY = 86_400_000;
/** Swedish dates start with the year, as in the server's times. */
const dayInShop = new Intl.DateTimeFormat("sv-SE", { timeZone: shopZone, dateStyle: "short" });

/** Start of the day in the shop's time zone, in epoch ms. */
export function shopMidnight(now: number): number {
  return readShopTime(dayInShop.format(now));
}

/** Start of the next day in the shop's time zone, when the next rounds replace today's. */
export function nextShopDay(now: number): number {
  return shopMidnight(now) + DAY;
}

/**
 * When a round or the day last began or ended, up to `now`. No state has changed since, so a page that follows this moment
 * renders again only when one does (SK-03).
 */
export function lastChange(rounds: readonly SeckillRound[], now: number): number {
  const changes = rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment <= now);
  return Math.max(shopMidnight(now), ...changes);
}
