import type { distributionGoods, pointsGoods, pointsGoodsCategories, seckillOffers } from "@sundry/server/marketplace";
import { distributionPlans } from "../data/distribution.ts";
import { flashHours, flashOffers } from "../data/flashSales.ts";
import { pointsCategories, pointsOffers } from "../data/pointsGoods.ts";
import { idOf } from "../ids.ts";
import { faceSku, type GoodsDirectory } from "./goodsDirectory.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Goods with a commission of at least one cent per piece. */
export function distributionGoodsRows(
  directory: GoodsDirectory,
  now: number,
): (typeof distributionGoods.$inferInsert)[] {
  return distributionPlans.map(({ goods, percent }, place) => {
    const found = directory.find(goods);
    const sku = faceSku(found);
    return {
      id: idOf("distributionGoods", goods),
      goodsId: found.goods.id,
      skuId: sku.id,
      commissionCents: Math.max(1, Math.round((sku.priceCents * percent) / 100)),
      sortOrder: place,
      createdAt: new Date(now - 86_400_000),
    };
  });
}

/** The flash sale of all seven weekdays. */
export function seckillRows(directory: GoodsDirectory): (typeof seckillOffers.$inferInsert)[] {
  return weekdays.flatMap((weekday) =>
    flashHours.flatMap((hour) =>
      flashOffers(weekday, hour).map((offer, position) => {
        const found = directory.find(offer.goods);
        const sku = faceSku(found);
        return {
          id: idOf("seckill", `${weekday}-${hour}-${offer.goods}`),
          weekday,
          hour,
          position,
          goodsId: found.goods.id,
          skuId: sku.id,
          priceCents: Math.max(1, Math.round((sku.priceCents * offer.payPercent) / 100)),
          quantity: offer.stock,
          presold: Math.floor(offer.stock * offer.soldShare),
        };
      }),
    ),
  );
}

export function pointsCategoryRows(): (typeof pointsGoodsCategories.$inferInsert)[] {
  return pointsCategories.map(({ key, name }, place) => ({
    id: idOf("pointsCategory", key),
    name: name,
    sortOrder: place,
  }));
}

/** Offers of the points mall; they started before the seed and stay open. */
export function pointsGoodsRows(directory: GoodsDirectory, now: number): (typeof pointsGoods.$inferInsert)[] {
  return pointsOffers.map((offer, place) => {
    const found = directory.find(offer.goods);
    return {
      id: idOf("pointsGoods", offer.goods),
      categoryId: idOf("pointsCategory", offer.category),
      goodsId: found.goods.id,
      skuId: faceSku(found).id,
      points: offer.points,
      stock: offer.stock,
      sortOrder: place,
      startAt: new Date(now - 86_400_000),
      endAt: null,
    };
  });
}
