import { Batched } from "#server/db/batched.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { goodsVersions } from "./versionQueries.ts";

/** One per database of the process: requests that arrive together are asked for together. */
const batches = new WeakMap<Tx, Batched<string>>();

/**
 * Names the state of everything that a goods' page shows to everybody, as it is in the database now: the goods, its SKUs with
 * price and stock, its flash sale, and the promotions that run. Empty for unknown goods. GD-02.
 */
export async function goodsVersion(tx: Tx, services: Services, goodsId: string): Promise<string> {
  const batched = batches.get(tx) ?? new Batched((ids) => versionsNow(tx, services, ids));
  batches.set(tx, batched);
  return (await batched.get(goodsId)) ?? "";
}

async function versionsNow(tx: Tx, { clock, config }: Services, goodsIds: readonly string[]) {
  const now = clock.now();
  const { day, weekday, hour } = wallTime(now, config.shopZone);
  const rows = await goodsVersions(tx, goodsIds, { now: new Date(now), day, weekday });
  // Slots of the flash sale begin and end with an hour of the shop.
  return new Map(rows.map(({ id, version }) => [id, `${day} ${hour} ${version}`]));
}
