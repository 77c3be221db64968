import type { Received, Result } from "@sundry/api/contract/call";
import type { checkGoods, goods } from "@sundry/api/contract/distribution";
import type { DistributionGoods } from "@sundry/api/contract/entities/distribution";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { toWire } from "#server/money/cents.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { deleteChoice, insertChoice, isPromotable, type PromotableRow, promotablePage } from "./goodsQueries.ts";
import { acceptedDistributor } from "./service.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Goods a distributor can recommend, has chosen, or has not chosen. Throws Refused 22000, 22001. MC-12. */
export async function promotableGoods(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { input, lang }: { input: Received<typeof goods>; lang: Lang },
): Promise<Result<typeof goods>> {
  const { id } = await acceptedDistributor(tx, buyer);
  const window = windowOf(input);
  const query = { goodsId: input.goodsId, name: input.goodsName?.trim(), chosen: input.checked };
  const { rows, total } = await promotablePage(tx, id, query, window);
  return pageOf(
    rows.map((row) => promotableView(row, lang, services.config.shopZone)),
    total,
    window,
  );
}

/**
 * Adds goods to a distributor's choice or removes them. Throws Refused 22000, 22001, and 11001 for goods that can't be
 * chosen. MC-12.
 */
export async function chooseGoods(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { id, checked }: Received<typeof checkGoods>,
): Promise<void> {
  const distributor = await acceptedDistributor(tx, buyer);
  if (!checked) return deleteChoice(tx, distributor.id, id);
  if (!(await isPromotable(tx, id))) throw new Refused(11001);
  const chosenAt = new Date(services.clock.now());
  await insertChoice(tx, { distributorId: distributor.id, distributionGoodsId: id, chosenAt });
}

function promotableView({ entry, goods, sku, store }: PromotableRow, lang: Lang, zone: string): DistributionGoods {
  return {
    id: entry.id,
    goodsId: goods.id,
    skuId: sku.id,
    goodsName: inLanguage(lang, goods.name),
    specs: specText(sku, lang),
    thumbnail: goodsPicture(goods.id, sku.pictureSlots[0], "thumbnail"),
    price: toWire(sku.priceCents),
    quantity: sku.quantity,
    storeName: inLanguage(lang, store.name),
    commission: toWire(entry.commissionCents),
    createTime: wireMoment(entry.createdAt, zone),
  };
}
