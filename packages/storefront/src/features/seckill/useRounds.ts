import type { SeckillSlot } from "@sundry/api/contract/entities/seckill";
import type { SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { useClock } from "@sundry/ui/runtime";
import { useMemo, useSyncExternalStore } from "react";
import { startOfDay } from "../../shared/i18n/shopTime.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { roundsOf } from "./seckillRounds.ts";

/** Today's slots as rounds; a slot without its start moves on with the day of the shop. */
export function useRounds(slots: readonly SeckillSlot[] | undefined): readonly SeckillRound[] {
  const { zone } = useShopTime();
  const clock = useClock();
  const dayStart = () => startOfDay(clock.second(), zone);
  const today = useSyncExternalStore(clock.subscribe, dayStart, dayStart);
  return useMemo(() => roundsOf(slots ?? [], { zone, now: today }), [slots, zone, today]);
}
