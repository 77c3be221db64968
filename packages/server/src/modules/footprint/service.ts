import { pageOf, type PageWish, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { cardsOfSkus } from "#server/modules/goods/cards.ts";
import type { Services } from "#server/services.ts";
import { deleteVisits, putVisit, trimVisits, visitPage } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

/** Visits kept per buyer (rules 17). */
const mostVisits = 100;

/** Notes that a buyer looked at a SKU: one visit per goods, the newest, 100 at most. GD-03. */
export async function recordVisit(tx: Tx, services: Services, memberId: string, skuId: string): Promise<void> {
  await putVisit(tx, memberId, skuId, new Date(services.clock.now()));
  await trimVisits(tx, memberId, mostVisits);
}

/** What the buyer looked at, latest first; `releaseTime` is the moment of the visit in epoch ms. MC-09. */
export async function visits(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: PageWish & { storeId?: string | undefined },
  lang: Lang,
) {
  const window = windowOf(wish);
  const { rows, total } = await visitPage(tx, memberId, wish.storeId, window);
  const at = new Map(rows.map(({ skuId, visitedAt }) => [skuId, visitedAt.getTime()]));
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const cards = await cardsOfSkus(tx, moment, lang, [...at.keys()]);
  const records = cards.map((card) => ({ ...card, releaseTime: at.get(card.id) ?? null }));
  return pageOf(records, total, window);
}

/** Forgets every visit of a buyer. MC-09. */
export async function forgetVisits(tx: Tx, memberId: string): Promise<void> {
  await deleteVisits(tx, memberId);
}

/** Forgets the visits of goods whose ids are joined with commas. Throws Refused(4002) for none or more than are kept. MC-09. */
export async function forgetVisitsOf(tx: Tx, memberId: string, joined: string): Promise<void> {
  const ids = joined.split(",").filter(Boolean);
  if (ids.length === 0 || ids.length > mostVisits) throw new Refused(4002, { detail: "ids" });
  await deleteVisits(tx, memberId, ids);
}
