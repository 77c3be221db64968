"use client";
import { GoodsCard } from "../../commerce/GoodsCard/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./SeckillBlock.css.ts";
import type { RoundState, SeckillGoodsSummary } from "./slotStates.ts";

/** One goods of a round: its card, and while the round runs how much is claimed. */
export function SeckillGoods({ goods, state }: { goods: SeckillGoodsSummary; state: RoundState }) {
  const words = useMessages();
  const percent = goods.claimedPercent === undefined ? undefined : Math.round(goods.claimedPercent);
  return (
    <>
      <GoodsCard goods={goods} tone="night" sizes="(min-width: 1280px) 233px, 148px" />
      {state === "running" && percent !== undefined && (
        <div className={styles.claimed}>
          <ProgressBar value={percent} tone="night" label={words.goods.claimed({ percent })} />
          <span aria-hidden="true">{words.goods.claimed({ percent })}</span>
        </div>
      )}
    </>
  );
}
