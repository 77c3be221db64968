import type { WithdrawalSetting, WithdrawApply } from "@sundry/api/contract/entities/wallet";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId, nextSn } from "#server/ids.ts";
import { toWire } from "#server/money/cents.ts";
import { refuseRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { Buyer, Services } from "#server/services.ts";
import { type Lang, wordsIn } from "#server/locales.ts";
import { isDay, momentOf, wireMoment } from "#server/shopTime.ts";
import { validCents } from "./amount.ts";
import { book } from "./ledger.ts";
import { lockWallet, walletOf, welcomePart } from "./queries.ts";
import { type PasswordProof, requirePassword } from "./service.ts";
import { decideOpen, insertWithdrawal, type WithdrawalRow, withdrawalsOf } from "./withdrawalQueries.ts";

/** Conditions of a withdrawal: at least one cent, without a fee, to an account that the buyer names. */
export const withdrawalSetting: WithdrawalSetting = { minPrice: 0.01, fee: 0, type: "ALI" };

export interface WithdrawalRequest {
  price: number;
  realName: string;
  connectNumber: string;
}

/**
 * Freezes money of a wallet until the market decides whether to pay it out; welcome money stays. Throws Refused 34008 not
 * above 0 and below 9999 with two decimals, 4002 without a name and an account, 34002 more than can be withdrawn, 34010 and
 * 34011 no or a wrong payment password, 1003 a repeat within 3 s. VA-02, MC-10, rules 16.
 */
export async function requestWithdrawal(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { price, realName, connectNumber }: WithdrawalRequest,
  proof: PasswordProof,
  lang: Lang,
): Promise<boolean> {
  const amountCents = validCents(price);
  if (amountCents === null) throw new Refused(34008);
  const payee = payeeOf({ realName, connectNumber }, lang);
  const createdAt = new Date(services.clock.now());
  const wallet = await lockWallet(tx, buyer.id, createdAt);
  await refuseRepeat(tx, services, ["withdrawal", buyer.id, String(amountCents)]);
  if (wallet.balanceCents - welcomePart(wallet) < amountCents) throw new Refused(34002);
  await requirePassword(tx, services, buyer.id, proof);
  const sn = nextSn(services, "withdrawal");
  await insertWithdrawal(tx, {
    id: nextId(services),
    sn,
    memberId: buyer.id,
    amountCents,
    state: "VIA_AUDITING",
    ...payee,
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

/** A name has letters of some script; an account has letters or digits. */
const named = /\p{L}/u;
const numbered = /[\p{L}\p{N}]/u;

/** Who gets the money, without spaces around. Throws Refused(4002) if the name or the account says nothing. */
function payeeOf(
  { realName, connectNumber }: Pick<WithdrawalRequest, "realName" | "connectNumber">,
  lang: Lang,
): Pick<WithdrawalRow, "realName" | "connectNumber"> {
  const words = wordsIn(lang).sentences.input;
  if (!named.test(realName)) throw new Refused(4002, { detail: words.payeeName });
  if (!numbered.test(connectNumber)) throw new Refused(4002, { detail: words.payeeAccount });
  return { realName: realName.trim(), connectNumber: connectNumber.trim() };
}

/** Refuses an amount that can't be withdrawn, before a password is compared: Refused 34008 and 34002. */
export async function requireAmount(tx: Tx, buyer: Buyer, price: number): Promise<void> {
  const cents = validCents(price);
  if (cents === null) throw new Refused(34008);
  const wallet = await walletOf(tx, buyer.id);
  if (!wallet || wallet.balanceCents - welcomePart(wallet) < cents) throw new Refused(34002);
}

/** The market's decision: paid out, payout failed, or declined with a reason. */
export type Decision = { state: "SUCCESS" } | { state: "ERROR"; message: string } | { state: "REJECT"; remark: string };

/**
 * Decides a withdrawal, for the market's side: the frozen money leaves, or returns to the wallet. False if it is
 * unknown or already decided. BU-07.
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
  const values = { sn, cents: amountCents };
  await notify(
    tx,
    services,
    memberId,
    decision.state === "SUCCESS"
      ? { kind: "WITHDRAWAL_PAID", ...values }
      : {
          kind: "WITHDRAWAL_FAILED",
          ...values,
          reason: decision.state === "ERROR" ? decision.message : decision.remark,
        },
  );
  return true;
}

export interface WithdrawalQuery extends PageQuery {
  sn?: string | undefined;
  applyStatus?: string | undefined;
  /** `yyyy-MM-dd`, both included, in the shop's zone; anything else is ignored. */
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const states: readonly WithdrawalRow["state"][] = ["VIA_AUDITING", "SUCCESS", "ERROR", "REJECT"];

/** An undecided withdrawal is APPLY on the wire, where VIA_AUDITING means approved. */
function wireState(state: WithdrawalRow["state"]): WithdrawApply["applyStatus"] {
  return state === "VIA_AUDITING" ? "APPLY" : state;
}

/** The buyer's withdrawals, newest first. MC-10. */
export async function myWithdrawals(tx: Tx, services: Services, buyer: Buyer, query: WithdrawalQuery) {
  const zone = services.config.shopZone;
  const window = windowOf(query);
  const state = states.find((one) => wireState(one) === query.applyStatus);
  // A state that does not occur here has no withdrawals.
  if (query.applyStatus !== undefined && !state) return pageOf<WithdrawApply>([], 0, window);
  const { rows, total } = await withdrawalsOf(
    tx,
    buyer.id,
    {
      sn: query.sn?.trim(),
      state,
      from: dayBegins(query.startDate, 0, zone),
      until: dayBegins(query.endDate, 24, zone),
    },
    window,
  );
  const records = rows.map((row) => withdrawalView(row, buyer, zone));
  return pageOf(records, total, window);
}

function dayBegins(day: string | undefined, hour: number, zone: string): Date | undefined {
  return isDay(day) ? new Date(momentOf(day, hour, zone)) : undefined;
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
    applyStatus: wireState(row.state),
    memberId: row.memberId,
    memberName: buyer.username,
    inspectRemark: row.remark,
    inspectTime: decidedAt,
    realName: row.realName,
    connectNumber: row.connectNumber,
    errorMessage: row.error,
  };
}
