import { today } from "@sundry/api/contract/seckill";
import { currentRound, roundState, type SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { useClock } from "@sundry/ui/runtime";
import { useSyncExternalStore } from "react";
import { useRead } from "../../shared/data/useRead.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useRounds } from "./useRounds.ts";
import { startOfNextDay } from "../../shared/i18n/shopTime.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { lastChange } from "./seckillChanges.ts";
import { useReloadAfterChange } from "./useReloadAfterChange.ts";

/**
 * Today's rounds, the state of each, and the one that is shown: the current one, or the one whose hour is the `slot` of
 * the address. States follow the clock. Each change reads prices and sales again; midnight reads the new day (SK-01 to
 * SK-04).
 */
export function useSeckillDay() {
  const read = useRead(today, {});
  const shopTime = useShopTime();
  const rounds = useRounds(read.data);
  const change = useLastChange(rounds, shopTime.zone);
  const [{ slot }, go] = usePageQuery("seckill");
  const shown = rounds.find(({ hour }) => String(hour) === slot) ?? currentRound(rounds, change);

  useReloadAfterChange(change, read.reload);

  return {
    read,
    rounds,
    shown,
    stateOf: (round: SeckillRound) => roundState(round, change),
    timeZone: shopTime.zone,
    /** Name of the zone of the hours; empty if the buyer's clock shows the same. */
    zone: shopTime.zoneName(rounds[0]?.startsAt ?? change),
    /** When the next day begins, in epoch ms. */
    nextDay: startOfNextDay(change, shopTime.zone),
    choose: (hour: number) => go({ slot: String(hour) }, { replace: true, preventScrollReset: true }),
  };
}

function useLastChange(rounds: readonly SeckillRound[], zone: string): number {
  const clock = useClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => lastChange(rounds, clock.second(), zone),
    () => lastChange(rounds, clock.second(), zone),
  );
}
