import { PgTransaction } from "drizzle-orm/pg-core";
import { Batched } from "#server/db/batched.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type DayOffer, offersOfDayOf, type ShopMoment } from "../seckill/service.ts";
import { shopDay } from "../seckill/slots.ts";
import { runningFullDiscounts, runningVersion, takeableCoupons } from "./queries.ts";

/** All that runs at a moment, the same for everybody. */
export interface AllRunning {
  coupons: Awaited<ReturnType<typeof takeableCoupons>>;
  discounts: Awaited<ReturnType<typeof runningFullDiscounts>>;
  /** Flash sale of the day, all hours of it. */
  offers: DayOffer[];
}

/** A version, and the moment it was asked for. */
interface VersionAt {
  version: string;
  now: number;
}

/** One per database of the process: requests that arrive together are asked for together. */
const versions = new WeakMap<Tx, Batched<VersionAt>>();
/** What was read from a database last. */
const known = new WeakMap<Tx, { version: string; running: Promise<AllRunning> }>();

/**
 * What runs now. It changes a few times a day and every page asks for it, so it is kept, and each time only its version is
 * asked for: what is answered was right when it was asked for. Inside a transaction it is read, with that transaction's changes.
 */
export async function allRunning(tx: Tx, moment: ShopMoment): Promise<AllRunning> {
  if (tx instanceof PgTransaction) return read(tx, moment);
  const { version, now } = await versionOf(tx, moment);
  const before = known.get(tx);
  if (before?.version === version) return before.running;
  const running = read(tx, { ...moment, now });
  const kept = { version, running };
  known.set(tx, kept);
  // What changed while it was read may be in it or not: then it is read anew next time.
  const isUnchanged = await running.then(
    async () => (await versionOf(tx, moment)).version === version,
    () => false,
  );
  if (!isUnchanged && known.get(tx) === kept) known.delete(tx);
  return running;
}

async function versionOf(tx: Tx, { now, zone }: ShopMoment): Promise<VersionAt> {
  const batched = versions.get(tx) ?? new Batched((moments) => versionsAt(tx, zone, moments));
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

/** The version at the latest of some moments, for all of them: they lie within the same few milliseconds. */
async function versionsAt(tx: Tx, zone: string, moments: readonly string[]): Promise<Map<string, VersionAt>> {
  const now = Math.max(...moments.map(Number));
  const { day, weekday } = shopDay(now, zone);
  const version = `${day} ${await runningVersion(tx, new Date(now), { day, weekday })}`;
  return new Map(moments.map((moment) => [moment, { version, now }]));
}
