import { PgTransaction } from "drizzle-orm/pg-core";
import { BatchedLookup } from "#server/db/batchedLookup.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type DayOffer, offersOfDayOf, type ShopMoment } from "../seckill/service.ts";
import { shopDay } from "../seckill/slots.ts";
import { runningFullDiscounts, runningVersion, takeableCoupons } from "./queries.ts";

/** All promotions running at a time, the same for everybody. */
export interface AllRunning {
  coupons: Awaited<ReturnType<typeof takeableCoupons>>;
  discounts: Awaited<ReturnType<typeof runningFullDiscounts>>;
  /** The day's flash sale, all hours of it. */
  offers: DayOffer[];
}

/** A version, and when it was read. */
interface VersionAt {
  version: string;
  now: number;
}

/** One per database of the process: requests that arrive together share a query. */
const versions = new WeakMap<Tx, BatchedLookup<VersionAt>>();
/** What was last read from a database. */
const known = new WeakMap<Tx, { version: string; running: Promise<AllRunning> }>();

/**
 * The promotions running now. They change a few times a day and every page needs them, so they are cached, and each
 * call reads only their version: the result is never older than the call. Inside a transaction they are read again,
 * with that transaction's changes.
 */
export async function allRunning(tx: Tx, moment: ShopMoment): Promise<AllRunning> {
  if (tx instanceof PgTransaction) return read(tx, moment);
  const { version, now } = await versionOf(tx, moment);
  const before = known.get(tx);
  if (before?.version === version) return before.running;
  const running = read(tx, { ...moment, now });
  const kept = { version, running };
  known.set(tx, kept);
  // A change during the reading may be included or not, so the next call reads it again.
  const isUnchanged = await running.then(
    async () => (await versionOf(tx, moment)).version === version,
    () => false,
  );
  if (!isUnchanged && known.get(tx) === kept) known.delete(tx);
  return running;
}

async function versionOf(tx: Tx, { now, zone }: ShopMoment): Promise<VersionAt> {
  const batched = versions.get(tx) ?? new BatchedLookup((moments) => versionsAt(tx, zone, moments));
  versions.set(tx, batched);
  const found = await batched.get(String(now));
  if (!found) throw new Error("A version was asked for and not answered.");
  return found;
}

async function read(tx: Tx, moment: ShopMoment): Promise<AllRunning> {
  const now = new Date(moment.now);
  const [coupons, discounts, offers] = await Promise.all([
    takeableCoupons(tx, now),
    runningFullDiscounts(tx, now),
    offersOfDayOf(tx, moment),
  ]);
  return { coupons, discounts, offers };
}

/** The version at the latest of some times, for all of them: they are within the same few milliseconds. */
async function versionsAt(tx: Tx, zone: string, moments: readonly string[]): Promise<Map<string, VersionAt>> {
  const now = Math.max(...moments.map(Number));
  const { day, weekday } = shopDay(now, zone);
  const version = `${day} ${await runningVersion(tx, new Date(now), { day, weekday })}`;
  return new Map(moments.map((moment) => [moment, { version, now }]));
}
