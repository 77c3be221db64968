import { BatchedLookup } from "#server/db/batchedLookup.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { goodsVersions } from "./versionQueries.ts";

/** One per database of the process: requests that arrive together share a query. */
const batches = new WeakMap<Tx, BatchedLookup<string>>();

/**
 * Identifies the current state in the database of everything public on a goods page: the goods, their SKUs with price
 * and stock, their flash sale, and running promotions. Empty for unknown goods. GD-02.
 */
export async function goodsVersion(tx: Tx, services: Services, goodsId: string): Promise<string> {
  const batched = batches.get(tx) ?? new BatchedLookup((ids) => versionsNow(tx, services, ids));
  batches.set(tx, batched);
  return (await batched.get(goodsId)) ?? "";
}

async function versionsNow(tx: Tx, { clock, config }: Services, goodsIds: readonly string[]) {
  const now = clock.now();
  const { day, weekday, hour } = wallTime(now, config.shopZone);
  const rows = await goodsVersions(tx, goodsIds, { now: new Date(now), day, weekday });
  // Flash-sale slots begin and end on the hour in the shop's zone.
  return new Map(rows.map(({ id, version }) => [id, `${day} ${hour} ${version}`]));
}
