import type { SeckillGoods, SeckillSlot } from "@sundry/api/contract/entities/seckill";
import { type ShopTime, startOfNextDay } from "../../shared/i18n/shopTime.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { SeckillGoodsSummary, SeckillRound } from "@sundry/ui/blocks/SeckillBlock";

/**
 * Today's slots as rounds, in order of time. A round ends when the next one begins, the last one at midnight in the shop's time
 * zone (SK-03, product 8). A slot without a time is left out.
 */
export function roundsOf(slots: readonly SeckillSlot[], { zone }: Pick<ShopTime, "zone">): readonly SeckillRound[] {
  const timed = slots
    .flatMap(({ timeLine, startTime, seckillGoodsList }) =>
      startTime ? [{ hour: timeLine, startsAt: startTime * 1000, goods: seckillGoodsList.map(goodsOf) }] : [],
    )
    .sort((a, b) => a.startsAt - b.startsAt);
  return timed.map((round, index) => ({
    ...round,
    endsAt: timed[index + 1]?.startsAt ?? startOfNextDay(round.startsAt, zone),
  }));
}

function goodsOf(goods: SeckillGoods): SeckillGoodsSummary {
  const { goodsId, skuId, goodsName, goodsImage, price, originalPrice, minimum, quantity, salesNum } = goods;
  return {
    id: skuId,
    href: hrefTo.goods({ goodsId, skuId }),
    name: goodsName,
    image: goodsImage ?? "",
    price,
    ...(originalPrice != null && { was: originalPrice }),
    ...(minimum != null && { minimum }),
    ...(quantity && { claimedPercent: Math.min(100, Math.round(((salesNum ?? 0) / quantity) * 100)) }),
  };
}
