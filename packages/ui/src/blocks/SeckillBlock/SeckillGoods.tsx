"use client";
import { GoodsCard } from "../../commerce/GoodsCard/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import * as styles from "./SeckillBlock.css.ts";
import type { RoundState, SeckillGoodsSummary } from "./slotStates.ts";

interface SeckillGoodsProps {
  goods: SeckillGoodsSummary;
  /** Undefined for a product without a round. */
  state: RoundState | undefined;
  /** When the round starts: "14:00". */
  time: string;
}

/** A product of a round: its card, with the start time, the share claimed, or "ended" below it. */
export function SeckillGoods({ goods, state, time }: SeckillGoodsProps) {
  const words = useMessages();
  const level = useBlockLevel(1);
  const percent = goods.claimedPercent === undefined ? undefined : Math.round(goods.claimedPercent);
  return (
    <>
      <GoodsCard goods={goods} headingLevel={level} tone="inverse" sizes="(min-width: 1280px) 233px, 148px" />
      {state === "running" && percent !== undefined && (
        <div className={styles.claimed}>
          <ProgressBar value={percent} tone="inverse" label={words.goods.claimed({ percent })} />
          <span aria-hidden="true">{words.goods.claimed({ percent })}</span>
        </div>
      )}
      {state === "notStarted" && <p className={styles.claimed}>{words.seckill.startsAt({ time })}</p>}
      {state === "ended" && <p className={styles.claimed}>{words.seckill.ended}</p>}
    </>
  );
}
