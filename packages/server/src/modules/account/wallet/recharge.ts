import type { Recharge } from "@sundry/api/contract/entities/wallet";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId, nextSn } from "#server/ids.ts";
import type { Lang } from "#server/locales.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { toWire } from "#server/money/cents.ts";
import { maxWalletCents } from "#server/money/maximum.ts";
import { refuseRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { validCents } from "./amount.ts";
import { fund } from "./ledger.ts";
import { walletOf } from "./queries.ts";
import { changeRecharge, insertRecharge, type RechargeRow, rechargesOf } from "./rechargeQueries.ts";

/**
 * Creates a top-up to be paid at the cashier. Throws Refused 32013 not above 0 and below 9999 with two decimals, 32014
 * more than a wallet may hold, 1003 a
 * repeat within 3 s. VA-02, MC-10, product 23.
 */
export async function makeRecharge(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  price: number,
  lang: Lang,
): Promise<Recharge> {
  const amountCents = validCents(price);
  if (amountCents === null) throw new Refused(32013);
  const held = await walletOf(tx, buyer.id);
  if (held && held.balanceCents + held.frozenCents + amountCents > maxWalletCents)
    throw new Refused(32014, { amount: amountWords(maxWalletCents, lang, services.config.currency) });
  const createdAt = new Date(services.clock.now());
  await refuseRepeat(tx, services, ["recharge", buyer.id, String(amountCents)]);
  const made = await insertRecharge(tx, {
    id: nextId(services),
    sn: nextSn(services, "recharge"),
    memberId: buyer.id,
    amountCents,
    payState: "UNPAID",
    createdAt,
    expiresAt: new Date(createdAt.getTime() + services.config.autoCancelMinutes * 60_000),
  });
  return rechargeView(services, buyer, made);
}

/** The buyer's top-ups, newest first. MC-10. */
export async function myRecharges(tx: Tx, services: Services, buyer: Buyer, query: PageQuery) {
  const window = windowOf(query);
  const { rows, total } = await rechargesOf(tx, buyer.id, window);
  return pageOf(
    rows.map((row) => rechargeView(services, buyer, row)),
    total,
    window,
  );
}

/** Current state of a top-up: one that was not paid in time counts as cancelled. */
export function rechargeState(services: Services, { payState, expiresAt }: RechargeRow): RechargeRow["payState"] {
  return payState === "UNPAID" && expiresAt.getTime() <= services.clock.now() ? "CANCEL" : payState;
}

/**
 * Adds a paid top-up to the wallet. The caller has locked it and checked that it is unpaid; the ledger accepts it only
 * once. BU-07.
 */
export async function creditRecharge(
  tx: Tx,
  services: Services,
  { sn, memberId, amountCents }: RechargeRow,
  { method, paymentId }: { method: PaymentMethod; paymentId: string },
): Promise<void> {
  await fund(tx, services, { memberId, cents: amountCents, reference: sn });
  await changeRecharge(tx, sn, { payState: "PAID", method, paymentId, paidAt: new Date(services.clock.now()) });
  await notify(tx, services, memberId, { kind: "RECHARGE_CREDITED", sn, cents: amountCents });
}

function rechargeView(services: Services, buyer: Buyer, row: RechargeRow): Recharge {
  const zone = services.config.shopZone;
  return {
    id: row.id,
    createBy: buyer.username,
    createTime: wireMoment(row.createdAt, zone),
    rechargeSn: row.sn,
    memberId: row.memberId,
    memberName: buyer.username,
    rechargeMoney: toWire(row.amountCents),
    rechargeWay: row.method,
    payStatus: rechargeState(services, row),
    receivableNo: row.paymentId,
    payTime: row.paidAt && wireMoment(row.paidAt, zone),
  };
}
