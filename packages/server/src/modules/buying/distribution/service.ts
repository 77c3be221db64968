import type { Received, Result } from "@sundry/api/contract/call";
import type { apply, get } from "@sundry/api/contract/distribution";
import type { Distribution } from "@sundry/api/contract/entities/distribution";
import type { DistributorState } from "#server/db/schema/distribution.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import {
  changeDistributor,
  type DistributorRow,
  distributorOfMember,
  insertDistributor,
  resultsOf,
  waitingApplications,
} from "./queries.ts";
import { refuseClosed } from "./setting.ts";

/** A buyer as a distributor; null if they never applied. Throws Refused(22000) while distribution is closed. MC-12. */
export async function myDistribution(tx: Tx, services: Services, buyer: Buyer): Promise<Result<typeof get>> {
  await refuseClosed(tx);
  const row = await distributorOfMember(tx, buyer.id);
  return row && distributionView(tx, services, buyer, row);
}

/**
 * Submits an application; a buyer who was declined or dismissed may apply again. Throws Refused 22000 closed, 22002
 * already applied or accepted. MC-12, rules 15.
 */
export async function applyForDistribution(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  input: Received<typeof apply>,
): Promise<Distribution> {
  await refuseClosed(tx);
  const asked = {
    state: "APPLY" as const,
    name: input.name.trim(),
    idNumber: input.idNumber.trim(),
    bankAccountName: input.settlementBankAccountName.trim(),
    bankAccountNum: input.settlementBankAccountNum.trim(),
    bankBranchName: input.settlementBankBranchName.trim(),
    createdAt: new Date(services.clock.now()),
    decidedAt: null,
  };
  const before = await distributorOfMember(tx, buyer.id);
  const row = before
    ? await changeDistributor(tx, before.id, ["REFUSE", "RETREAT"], asked)
    : await insertDistributor(tx, { ...asked, id: nextId(services), memberId: buyer.id });
  if (!row) throw new Refused(22002);
  return distributionView(tx, services, buyer, row);
}

/** What the market can decide, and in which states. */
const decidableIn: Readonly<Record<"PASS" | "REFUSE" | "RETREAT", DistributorState>> = {
  PASS: "APPLY",
  REFUSE: "APPLY",
  RETREAT: "PASS",
};

const noticeOf = {
  PASS: "DISTRIBUTION_ACCEPTED",
  REFUSE: "DISTRIBUTION_REFUSED",
  RETREAT: "DISTRIBUTION_ENDED",
} as const;

/**
 * The market accepts or declines an application, or dismisses a distributor. Throws Refused(22001) if there is none in
 * a state for this decision.
 */
export async function decideDistribution(
  tx: Tx,
  services: Services,
  distributorId: string,
  decision: keyof typeof decidableIn,
): Promise<void> {
  const change = { state: decision, decidedAt: new Date(services.clock.now()) };
  const changed = await changeDistributor(tx, distributorId, [decidableIn[decision]], change);
  if (!changed) throw new Refused(22001);
  await notify(tx, services, changed.memberId, { kind: noticeOf[decision] });
}

/** Applications that wait for {@link decideDistribution}, oldest first. */
export async function openApplications(tx: Tx) {
  return waitingApplications(tx);
}

/** The buyer as an accepted distributor. Throws Refused 22000 closed, 22001 not a distributor. */
export async function acceptedDistributor(tx: Tx, buyer: Buyer): Promise<DistributorRow> {
  const row = await anyDistributor(tx, buyer);
  if (row.state !== "PASS") throw new Refused(22001);
  return row;
}

/**
 * The buyer as a distributor in any state, because what they earned stays readable. Throws Refused 22000 closed, 22001
 * never applied.
 */
export async function anyDistributor(tx: Tx, buyer: Buyer): Promise<DistributorRow> {
  await refuseClosed(tx);
  const row = await distributorOfMember(tx, buyer.id);
  if (!row) throw new Refused(22001);
  return row;
}

async function distributionView(
  tx: Tx,
  { config }: Services,
  buyer: Buyer,
  row: DistributorRow,
): Promise<Distribution> {
  const results = await resultsOf(tx, row.id);
  return {
    id: row.id,
    memberId: row.memberId,
    memberName: buyer.username,
    name: row.name,
    idNumber: covered(row.idNumber),
    settlementBankAccountName: row.bankAccountName,
    settlementBankAccountNum: covered(row.bankAccountNum),
    settlementBankBranchName: row.bankBranchName,
    distributionStatus: row.state,
    rebateTotal: toWire(row.pendingCents + row.freeCents + row.cashingCents + row.cashedCents),
    canRebate: toWire(row.freeCents),
    commissionFrozen: toWire(row.pendingCents + row.cashingCents),
    commissionPending: toWire(row.pendingCents),
    distributionOrderCount: results.lines,
    distributionOrderPrice: toWire(results.cents),
    createTime: wireMoment(row.createdAt, config.shopZone),
  };
}

/** Hides all of a number but its end; all of a short one. */
function covered(number: string): string {
  return number.length > 8 ? `****${number.slice(-4)}` : "****";
}
