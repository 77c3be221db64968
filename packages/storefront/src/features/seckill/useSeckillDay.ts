import { today } from "@sundry/api/contract/seckill";
import { currentRound, roundState, type SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { useClock } from "@sundry/ui/runtime";
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useRead } from "../../shared/data/useRead.ts";
import { roundsOf } from "./seckillRounds.ts";
import { lastTurn, nextShopDay } from "./seckillTurns.ts";

/** Milliseconds after a change at which the server is asked: its clock has passed the hour by then for certain. */
const ASK_AFTER = 2000;

/**
 * The rounds of today, the one that is shown, and the state of each. States follow the clock by themselves; at each change
 * the server is asked again for prices and pieces sold, at midnight for the new day (SK-01 to SK-04). `slot` in the address
 * is the hour of a chosen round.
 */
export function useSeckillDay() {
  const read = useRead(today, {});
  const rounds = useMemo(() => roundsOf(read.data ?? []), [read.data]);
  const turn = useLastTurn(rounds);
  const [params, setParams] = useSearchParams();
  const slot = params.get("slot");
  const shown = rounds.find(({ hour }) => String(hour) === slot) ?? currentRound(rounds, turn);

  const reload = useEffectEvent(() => void read.reload());
  const known = useRef(turn);
  useEffect(() => {
    if (known.current === turn) return undefined;
    known.current = turn;
    const timer = setTimeout(reload, ASK_AFTER);
    return () => clearTimeout(timer);
  }, [turn]);

  return {
    read,
    rounds,
    shown,
    stateOf: (round: SeckillRound) => roundState(round, turn),
    /** When the next day's rounds take over. */
    nextDay: nextShopDay(turn),
    choose: (hour: number) => setParams({ slot: String(hour) }, { replace: true, preventScrollReset: true }),
  };
}

function useLastTurn(rounds: readonly SeckillRound[]): number {
  const clock = useClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => lastTurn(rounds, clock.second()),
    () => lastTurn(rounds, clock.second()),
  );
}
