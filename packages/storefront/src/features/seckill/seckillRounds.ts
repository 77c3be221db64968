import type { SeckillGoods, SeckillSlot } from "@sundry/api/contract/entities/seckill";
import { dayIn, readShopTime, startOfNextDay } from "../../shared/i18n/shopTime.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { SeckillGoodsSummary, SeckillRound } from "@sundry/ui/blocks/SeckillBlock";

/**
 * Today's slots as rounds, in order of time. A round ends when the next one begins, the last one at midnight in the shop's time
 * zone (SK-03, product 8). A slot without its start begins at its hour of today.
 */
export function roundsOf(slots: readonly SeckillSlot[], { zone, now }: ShopNow): readonly SeckillRound[] {
  const timed = slots
    .map(({ timeLine, startTime, seckillGoodsList }) => ({
      hour: timeLine,
      startsAt: startTime ? startTime * 1000 : readShopTime(`${dayIn(now, zone)} ${clockTime(timeLine)}`, zone),
      goods: seckillGoodsList.map(goodsOf),
    }))
    // An hour that no clock has.
    .filter(({ startsAt }) => !Number.isNaN(startsAt))
    .sort((a, b) => a.startsAt - b.startsAt);
  return timed.map((round, index) => ({
    ...round,
    endsAt: timed[index + 1]?.startsAt ?? startOfNextDay(round.startsAt, zone),
  }));
}

/** The shop's time zone, and any moment of its today in epoch ms. */
interface ShopNow {
  readonly zone: string;
  readonly now: number;
}

const clockTime = (hour: number) => `${String(hour).padStart(2, "0")}:00:00`;

/** A product without ids leads to the search for its name. */
function goodsOf(goods: SeckillGoods, index: number): SeckillGoodsSummary {
  const { goodsId, skuId, goodsName, goodsImage, price, originalPrice, minimum, quantity, salesNum } = goods;
  return {
    id: skuId ?? `${index} ${goodsName}`,
    href: goodsId && skuId ? hrefTo.goods({ goodsId, skuId }) : hrefTo.goodsList({ keyword: goodsName }),
    name: goodsName,
    image: goodsImage ?? "",
    price,
    ...(originalPrice != null && { was: originalPrice }),
    ...(minimum != null && { minimum }),
    ...(quantity && salesNum != null && { claimedPercent: Math.min(100, Math.round((salesNum / quantity) * 100)) }),
  };
}
