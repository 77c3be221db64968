import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { cardsOfSkus } from "#server/modules/catalogue/goods/cards.ts";
import type { Services } from "#server/services.ts";
import { deleteVisits, saveVisit, trimVisits, visitPage } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

/** Maximum visits per buyer (rules 17). */
const maxVisits = 100;

/** Records that a buyer has viewed a SKU: one visit per goods, the newest, 100 at most. GD-03. */
export async function recordVisit(tx: Tx, services: Services, memberId: string, skuId: string): Promise<void> {
  await saveVisit(tx, memberId, skuId, new Date(services.clock.now()));
  await trimVisits(tx, memberId, maxVisits);
}

/** The goods the buyer has viewed, latest first; `releaseTime` is the time of the visit in epoch ms. MC-09. */
export async function visits(
  tx: Tx,
  services: Services,
  memberId: string,
  query: PageQuery & { storeId?: string | undefined },
  lang: Lang,
) {
  const window = windowOf(query);
  const { rows, total } = await visitPage(tx, memberId, query.storeId, window);
  const at = new Map(rows.map(({ skuId, visitedAt }) => [skuId, visitedAt.getTime()]));
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const cards = await cardsOfSkus(tx, moment, lang, [...at.keys()]);
  const records = cards.map((card) => ({ ...card, releaseTime: at.get(card.id) ?? null }));
  return pageOf(records, total, window);
}

/** Deletes all visits of a buyer. MC-09. */
export async function forgetVisits(tx: Tx, memberId: string): Promise<void> {
  await deleteVisits(tx, memberId);
}

/**
 * Deletes the visits whose ids are joined with commas: those of their goods, or of their rows in the list. Throws
 * Refused(4002) for none or more than the maximum. MC-09.
 */
export async function forgetVisitsOf(tx: Tx, memberId: string, joined: string): Promise<void> {
  const ids = joined.split(",").filter(Boolean);
  if (ids.length === 0 || ids.length > maxVisits) throw new Refused(4002, { detail: "ids" });
  await deleteVisits(tx, memberId, ids);
}
