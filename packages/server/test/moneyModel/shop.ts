import { seededRandom } from "@sundry/demo";
import { events } from "#server/modules/shopwide/events.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { Db } from "#server/db/database.ts";
import { distributionBindings, distributors } from "#server/db/schema/distribution.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { addAddress } from "#server/modules/account/address/service.ts";
import { registerMember } from "#server/modules/account/member/service.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import { fund } from "#server/modules/account/wallet/ledger.ts";
import type { Buyer, Services } from "#server/services.ts";
import { inYiwu } from "../buyers.ts";
import { openTestDatabase } from "../support/database.ts";
import type { Gateway } from "../support/gateways/gateway.ts";
import type { TestShop } from "../support/shop.ts";
import { setTax, usualTax } from "../taxes.ts";
import { readBooks } from "./books.ts";
import { runTimers } from "./timers.ts";
import { dayMs, offers } from "./offers.ts";
import { type Stock, stock } from "./stock.ts";

/** How a shop has its tax: not at all, in its prices, or on top of them. */
export type Tax = "none" | "included" | "added";

/** The marketplace of the model, in a database of its own. Whatever a sequence of steps does is rolled back after it. */
export interface RealShop extends Stock {
  db: Db;
  services: Services;
  clock: { at: number };
  tax: Tax;
  /** Takes cards. */
  gateway: Gateway;
  buyer: Buyer;
  promoter: Buyer;
  promoterId: string;
  /** Sums of accounts before the first step. */
  before: Record<string, number>;
  remove(): Promise<void>;
}

/**
 * Opens a marketplace with the offers of the model and its tax, a registered buyer who came through a promoter's link, and both
 * empty.
 */
export async function openRealShop(
  seed: string,
  { clock, gateway, tax }: { clock: { at: number }; gateway: Gateway; tax: Tax },
): Promise<RealShop> {
  const { database, planned, remove } = await openTestDatabase();
  const { db } = database;
  const now = () => clock.at;
  const config: Config = {
    ...readConfig({}, "/nowhere"),
    passwordCost: 1024,
    welcomeCents: offers.welcomeCents,
    welcomePoints: offers.welcomePoints,
    autoCancelMinutes: offers.autoCancelMs / 60_000,
    transferHours: offers.transferMs / 3_600_000,
    unpaidTrades: 1000,
    bankAccount: { en: "Bank of Sundry", zh: "Bank of Sundry" },
    payments: gateway.settings,
    sandboxCashier: false,
    currency: gateway.settings.currency,
  };
  const services: Services = {
    clock: { now },
    config,
    sessions: createSessions({ now }),
    events,
    random: seededRandom(seed),
  };
  const shop = { database, services, clock } as TestShop;
  // Long after everything that the demo's orders wait for.
  clock.at += 400 * dayMs;
  await db.transaction((tx) => runTimers({ tx, services }));
  const sold = await stock(shop);
  if (tax === "included") await setTax(shop, { ...usualTax, rounding: "order" });
  if (tax === "added") {
    const rates = { standard: { CN: offers.tax } };
    await setTax(shop, { ...usualTax, mode: "added", rounding: "line", rates });
  }
  const [buyer, promoter] = await db.transaction(async (tx) => [
    await register(tx, services, "buyer"),
    await register(tx, services, "promoter"),
  ]);
  await db.transaction((tx) =>
    fund(tx, services, { memberId: buyer.id, cents: offers.ownCents, reference: "own money" }),
  );
  await db.transaction((tx) => addAddress(tx, services, buyer.id, { ...inYiwu, isDefault: true }, "en"));
  const promoterId = "promoter";
  await db.insert(distributors).values({
    id: promoterId,
    memberId: promoter.id,
    state: "PASS",
    name: "Promoter",
    idNumber: "",
    bankAccountName: "",
    bankAccountNum: "",
    bankBranchName: "",
    createdAt: new Date(clock.at),
  });
  const endsAt = new Date(clock.at + 3650 * dayMs);
  await db.insert(distributionBindings).values({ memberId: buyer.id, distributorId: promoterId, endsAt });
  const steps = await planned();
  const close = async () => {
    await steps.close();
    await remove();
  };
  const real = {
    db: steps.db,
    services,
    clock,
    tax,
    gateway,
    buyer,
    promoter,
    promoterId,
    ...sold,
    before: {},
    remove: close,
  };
  return { ...real, before: (await readBooks(db as Tx, real)).accounts };
}

async function register(tx: Tx, services: Services, username: string): Promise<Buyer> {
  const { id } = await registerMember(tx, services, { username, passwordHash: "none", lang: "en" });
  return { id, username };
}

/** One sequence of steps on a {@link RealShop}. */
export interface Run
  extends Pick<RealShop, "services" | "clock" | "gateway" | "buyer" | "promoter" | "promoterId" | "skus" | "stores"> {
  tx: Tx;
  before: Record<string, number>;
}

/** What a step led to: its result, or the code of its refusal, after which nothing of it is left. */
export type Done<T> = { ok: true; value: T } | { ok: false; code: number };

/** Does something in a transaction of its own. */
export async function attempt<T>({ tx }: Run, work: (tx: Tx) => Promise<T>): Promise<Done<T>> {
  try {
    return { ok: true, value: await tx.transaction(work) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}
