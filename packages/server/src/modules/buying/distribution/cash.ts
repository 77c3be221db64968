import type { Received, Result } from "@sundry/api/contract/call";
import type { cash, cashList } from "@sundry/api/contract/distribution";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { fromWire, toWire } from "#server/money/cents.ts";
import { refuseRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { book } from "#server/modules/account/wallet/ledger.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { cashPage, decideCash, insertCash, waitingCash } from "./cashQueries.ts";
import { changeSums, distributorById } from "./queries.ts";
import { acceptedDistributor, anyDistributor } from "./service.ts";

/** Smallest and largest withdrawal, cents (rules 15). */
const smallest = 100;
const largest = 999_900;

/**
 * Requests a payment of commission into the wallet; it is frozen until the market decides. Throws Refused 22000, 22001,
 * 4002 not 1 to 9999 with two decimals, 34002 more than is available, 1003 a repeat within 3 s. MC-12, BU-07.
 */
export async function askForCash(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { price }: Received<typeof cash>,
): Promise<void> {
  const { id: distributorId } = await acceptedDistributor(tx, buyer);
  const amountCents = amountOf(price);
  const createdAt = new Date(services.clock.now());
  if (!(await changeSums(tx, distributorId, { free: -amountCents, cashing: amountCents }))) throw new Refused(34002);
  await refuseRepeat(tx, services, ["distribution cash", buyer.id]);
  const sn = nextSn(services, "commissionCash");
  await insertCash(tx, { id: nextId(services), sn, distributorId, amountCents, state: "APPLY", createdAt });
}

/** A distributor's withdrawals, newest first. Throws Refused 22000, 22001. MC-12. */
export async function cashHistory(
  tx: Tx,
  { config }: Services,
  buyer: Buyer,
  input: Received<typeof cashList>,
): Promise<Result<typeof cashList>> {
  const distributor = await anyDistributor(tx, buyer);
  const window = windowOf(input);
  const { rows, total } = await cashPage(tx, distributor.id, window);
  const records = rows.map((row) => ({
    id: row.id,
    sn: row.sn,
    createTime: wireMoment(row.createdAt, config.shopZone),
    distributionId: distributor.id,
    distributionName: distributor.name,
    price: toWire(row.amountCents),
    payTime: row.state === "VIA_AUDITING" && row.decidedAt ? wireMoment(row.decidedAt, config.shopZone) : null,
    distributionCashStatus: row.state,
  }));
  return pageOf(records, total, window);
}

/**
 * The market approves a withdrawal, which pays the money into the distributor's wallet, or declines it, which makes it
 * available commission again. Throws Refused(34002) if none with this number is waiting.
 */
export async function decideDistributionCash(tx: Tx, services: Services, sn: string, granted: boolean): Promise<void> {
  const state = granted ? ("VIA_AUDITING" as const) : ("REJECT" as const);
  const row = await decideCash(tx, sn, { state, decidedAt: new Date(services.clock.now()) });
  const distributor = row && (await distributorById(tx, row.distributorId));
  if (!distributor) throw new Refused(34002);
  const { amountCents } = row;
  const where = granted ? { cashed: amountCents } : { free: amountCents };
  if (!(await changeSums(tx, distributor.id, { cashing: -amountCents, ...where })))
    throw new Error(`the commission of withdrawal ${sn} is not frozen`);
  const kind = granted ? "COMMISSION_PAID" : "COMMISSION_REFUSED";
  await notify(tx, services, distributor.memberId, { kind, sn, cents: amountCents });
  if (!granted) return;
  await book(tx, services, {
    kind: "WALLET_COMMISSION",
    reference: sn,
    entries: [
      { account: { kind: "wallet", memberId: distributor.memberId }, cents: amountCents },
      { account: { kind: "funding" }, cents: -amountCents },
    ],
  });
}

/** Withdrawals that wait for {@link decideDistributionCash}, oldest first. */
export async function openCashRequests(tx: Tx) {
  return waitingCash(tx);
}

function amountOf(price: number): number {
  const inCents = Math.round(price * 100);
  const exact = Math.abs(price * 100 - inCents) < 1e-6;
  if (!exact || inCents < smallest || inCents > largest) throw new Refused(4002, { detail: "price" });
  return fromWire(price);
}
