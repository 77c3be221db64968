"use client";
import { twoDigits } from "../../commerce/Countdown/index.ts";
import { GoodsCard } from "../../commerce/GoodsCard/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./SeckillBlock.css.ts";
import type { RoundState, SeckillGoodsSummary } from "./slotStates.ts";

interface SeckillGoodsProps {
  goods: SeckillGoodsSummary;
  state: RoundState;
  /** Hour of the day at which the round begins. */
  hour: number;
}

/** A product of a round: its card, and below it when the round starts, how much is claimed, or that it is over. */
export function SeckillGoods({ goods, state, hour }: SeckillGoodsProps) {
  const words = useMessages();
  const percent = goods.claimedPercent === undefined ? undefined : Math.round(goods.claimedPercent);
  return (
    <>
      <GoodsCard goods={goods} tone="inverse" sizes="(min-width: 1280px) 233px, 148px" />
      {state === "running" && percent !== undefined && (
        <div className={styles.claimed}>
          <ProgressBar value={percent} tone="inverse" label={words.goods.claimed({ percent })} />
          <span aria-hidden="true">{words.goods.claimed({ percent })}</span>
        </div>
      )}
      {state === "notStarted" && (
        <p className={styles.claimed}>{words.seckill.startsAt({ time: `${twoDigits(hour)}:00` })}</p>
      )}
      {state === "ended" && <p className={styles.claimed}>{words.seckill.ended}</p>}
    </>
  );
}
