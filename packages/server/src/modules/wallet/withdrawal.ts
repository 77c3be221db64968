import type { WithdrawalSetting, WithdrawApply } from "@sundry/api/contract/entities/wallet";
import { pageOf, type PageWish, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { InBackground } from "#server/modules/limits/attempts.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { refuseRepeat } from "#server/modules/limits/repeatGuard.ts";
import { notify } from "#server/modules/message/notify.ts";
import type { Buyer, Services } from "#server/services.ts";
import { momentOf, wireMoment } from "#server/shopTime.ts";
import { movableCents } from "./amount.ts";
import { book } from "./ledger.ts";
import { lockWallet } from "./queries.ts";
import { requirePassword } from "./service.ts";
import { decideOpen, insertWithdrawal, type WithdrawalRow, withdrawalsOf } from "./withdrawalQueries.ts";

/** Conditions of a withdrawal: from a cent on, free of charge, to an account that the buyer names. */
export const withdrawalSetting: WithdrawalSetting = { minPrice: 0.01, fee: 0, type: "ALI" };

export interface WithdrawalWish {
  price: number;
  realName: string;
  connectNumber: string;
  /** Payment password. */
  password?: string | undefined;
}

/**
 * Freezes money of a wallet until the market has decided whether it is paid out. Throws Refused 34008 not above 0 and below 9999
 * with two decimals, 34002 more than the balance, 20010 a wrong payment password, 1003 the same again within 3 s. VA-02, MC-10.
 */
export async function requestWithdrawal(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { price, realName, connectNumber, password }: WithdrawalWish,
  inBackground: InBackground,
): Promise<boolean> {
  const amountCents = movableCents(price);
  if (amountCents === null) throw new Refused(34008);
  const createdAt = new Date(services.clock.now());
  const wallet = await lockWallet(tx, buyer.id, createdAt);
  await refuseRepeat(tx, services, ["withdrawal", buyer.id, String(amountCents)]);
  if (wallet.balanceCents < amountCents) throw new Refused(34002);
  await requirePassword(tx, services, buyer.id, password, inBackground);
  const sn = nextSn(services, "withdrawal");
  await insertWithdrawal(tx, {
    id: nextId(services),
    sn,
    memberId: buyer.id,
    amountCents,
    state: "VIA_AUDITING",
    realName,
    connectNumber,
    createdAt,
  });
  await book(tx, services, {
    kind: "WALLET_WITHDRAWAL",
    reference: sn,
    entries: [
      { account: { kind: "wallet", memberId: buyer.id }, cents: -amountCents },
      { account: { kind: "frozen", memberId: buyer.id }, cents: amountCents },
    ],
  });
  return true;
}

/** What the market decides: paid out, failed on its way, or refused with a reason. */
export type Decision = { state: "SUCCESS" } | { state: "ERROR"; message: string } | { state: "REJECT"; remark: string };

/**
 * Decides a withdrawal, for the market's side: the frozen money leaves, or goes back into the wallet. False when it is unknown or
 * decided already. BU-07.
 */
export async function decideWithdrawal(tx: Tx, services: Services, id: string, decision: Decision): Promise<boolean> {
  const decided = await decideOpen(tx, id, {
    state: decision.state,
    decidedAt: new Date(services.clock.now()),
    ...(decision.state === "ERROR" && { error: decision.message }),
    ...(decision.state === "REJECT" && { remark: decision.remark }),
  });
  if (!decided) return false;
  const { memberId, amountCents, sn } = decided;
  await book(tx, services, {
    kind: "WALLET_WITHDRAWAL",
    reference: `${sn}-${decision.state}`,
    entries: [
      { account: { kind: "frozen", memberId }, cents: -amountCents },
      {
        account: decision.state === "SUCCESS" ? { kind: "payout" } : { kind: "wallet", memberId },
        cents: amountCents,
      },
    ],
  });
  const told = { sn, cents: amountCents };
  await notify(
    tx,
    services,
    memberId,
    decision.state === "SUCCESS"
      ? { kind: "WITHDRAWAL_PAID", ...told }
      : { kind: "WITHDRAWAL_FAILED", ...told, reason: decision.state === "ERROR" ? decision.message : decision.remark },
  );
  return true;
}

export interface WithdrawalListWish extends PageWish {
  sn?: string | undefined;
  applyStatus?: string | undefined;
  /** `yyyy-MM-dd`, both included, in the shop's zone; anything else is no condition. */
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const states: readonly WithdrawalRow["state"][] = ["VIA_AUDITING", "SUCCESS", "ERROR", "REJECT"];

/** The buyer's withdrawals, newest first. MC-10. */
export async function myWithdrawals(tx: Tx, services: Services, buyer: Buyer, wish: WithdrawalListWish) {
  const zone = services.config.shopZone;
  const window = windowOf(wish);
  const state = states.find((one) => one === wish.applyStatus);
  // A state that nothing here is ever in has no withdrawals.
  if (wish.applyStatus !== undefined && !state) return pageOf<WithdrawApply>([], 0, window);
  const { rows, total } = await withdrawalsOf(
    tx,
    buyer.id,
    {
      sn: wish.sn?.trim(),
      state,
      from: dayBegins(wish.startDate, 0, zone),
      until: dayBegins(wish.endDate, 24, zone),
    },
    window,
  );
  const records = rows.map((row) => withdrawalView(row, buyer, zone));
  return pageOf(records, total, window);
}

function dayBegins(day: string | undefined, hour: number, zone: string): Date | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  return new Date(momentOf(day, hour, zone));
}

function withdrawalView(row: WithdrawalRow, buyer: Buyer, zone: string): WithdrawApply {
  const decidedAt = row.decidedAt && wireMoment(row.decidedAt, zone);
  return {
    id: row.id,
    createBy: buyer.username,
    createTime: wireMoment(row.createdAt, zone),
    updateTime: decidedAt,
    sn: row.sn,
    applyMoney: toWire(row.amountCents),
    applyStatus: row.state,
    memberId: row.memberId,
    memberName: buyer.username,
    inspectRemark: row.remark,
    inspectTime: decidedAt,
    realName: row.realName,
    connectNumber: row.connectNumber,
    errorMessage: row.error,
  };
}
