import type { FavouriteGoods, FavouriteStore } from "@sundry/api/contract/entities/favourite";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import { runningOffers } from "#server/modules/catalogue/seckill/service.ts";
import type { Services } from "#server/services.ts";
import {
  countFollower,
  countGoods,
  goodsPage,
  addFavouriteGoods,
  isFavouriteGoods,
  isFavouriteStore,
  addFavouriteStore,
  removeFavouriteGoods,
  removeFavouriteStore,
  skuExists,
  storesPage,
} from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/**
 * Saves a SKU as a favourite. Throws Refused 11001 unknown, 20017 already saved, 4002 for a type that is not GOODS.
 * MC-08.
 */
export async function addGoods(tx: Tx, services: Services, memberId: string, { type, id }: Target) {
  demand(type, "GOODS");
  if (!(await skuExists(tx, id))) throw new Refused(11001);
  const createdAt = new Date(services.clock.now());
  const made = await addFavouriteGoods(tx, { id: nextId(services), memberId, skuId: id, createdAt });
  if (!made) throw new Refused(20017);
  return { id: made.id, skuId: made.skuId };
}

/**
 * Saves a store as a favourite. Throws Refused 50001 unknown, 20017 already saved, 4002 for a type that is not STORE.
 * MC-08.
 */
export async function addStore(tx: Tx, services: Services, memberId: string, { type, id }: Target) {
  demand(type, "STORE");
  if (await isFavouriteStore(tx, memberId, id)) throw new Refused(20017);
  // Locks the store, so that two calls of one buyer can't both be counted.
  if (!(await countFollower(tx, id, 1))) throw new Refused(50001);
  const createdAt = new Date(services.clock.now());
  const made = await addFavouriteStore(tx, { id: nextId(services), memberId, storeId: id, createdAt });
  if (!made) throw new Refused(20017);
  return { id: made.id, storeId: made.storeId };
}

/** Removes a SKU from the favourites; false if it was not one. */
export async function removeGoods(tx: Tx, memberId: string, { type, id }: Target): Promise<boolean> {
  demand(type, "GOODS");
  return removeFavouriteGoods(tx, memberId, id);
}

/** Removes a store from the favourites; false if it was not one. */
export async function removeStore(tx: Tx, memberId: string, { type, id }: Target): Promise<boolean> {
  demand(type, "STORE");
  const gone = await removeFavouriteStore(tx, memberId, id);
  if (gone) await countFollower(tx, id, -1);
  return gone;
}

/** Whether a SKU is a favourite. */
export async function isGoods(tx: Tx, memberId: string, { type, id }: Target): Promise<boolean> {
  demand(type, "GOODS");
  return isFavouriteGoods(tx, memberId, id);
}

/** Whether a store is a favourite. */
export async function isStore(tx: Tx, memberId: string, { type, id }: Target): Promise<boolean> {
  demand(type, "STORE");
  return isFavouriteStore(tx, memberId, id);
}

/** Favourite goods, newest first, at the current price; those no longer sold stay, marked DOWN. MC-08. */
export async function goodsList(
  tx: Tx,
  services: Services,
  memberId: string,
  { type, ...query }: PageQuery & Pick<Target, "type">,
  lang: Lang,
) {
  demand(type, "GOODS");
  const window = windowOf(query);
  const [rows, total] = await Promise.all([goodsPage(tx, memberId, window), countGoods(tx, memberId)]);
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const offers = await runningOffers(
    tx,
    moment,
    rows.map(({ skuId }) => skuId),
  );
  const records = rows.map(
    (row): FavouriteGoods => ({
      id: row.id,
      goodsId: row.goodsId,
      skuId: row.skuId,
      goodsName: inLanguage(lang, row.name),
      image: goodsPicture(row.goodsId, row.pictureSlots[0], "thumbnail"),
      price: toWire(offers.get(row.skuId)?.priceCents ?? row.priceCents),
      marketEnable: row.shelf,
      minimum: row.minimum,
    }),
  );
  return pageOf(records, total, window);
}

/** Favourite stores, newest first. Throws Refused 4002 for a type that is not STORE. MC-08. */
export async function storeList(
  tx: Tx,
  memberId: string,
  { type, ...query }: PageQuery & Pick<Target, "type">,
  lang: Lang,
) {
  demand(type, "STORE");
  const window = windowOf(query);
  const { rows, total } = await storesPage(tx, memberId, window);
  const records = rows.map(
    ({ id, name, logo, selfOperated, goodsNum }): FavouriteStore => ({
      id,
      storeName: inLanguage(lang, name),
      storeLogo: logo,
      selfOperated,
      goodsNum,
    }),
  );
  return pageOf(records, total, window);
}

/** Path parameters of a favourite call: its kind and id. */
export interface Target {
  type: string;
  id: string;
}

function demand(type: string, wanted: "GOODS" | "STORE"): void {
  if (type !== wanted) throw new Refused(4002, { detail: "type" });
}
