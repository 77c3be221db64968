import type { SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { startOfDay } from "../../shared/i18n/shopTime.ts";

/**
 * When a round or the day in the shop's zone last began or ended, up to `now`. No state has changed since, so a page
 * that follows this time renders again only when one does (SK-03).
 */
export function lastChange(rounds: readonly SeckillRound[], now: number, zone: string): number {
  const changes = rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((moment) => moment <= now);
  return Math.max(startOfDay(now, zone), ...changes);
}
