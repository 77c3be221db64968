import type { CashierDetail, CashierPayment } from "@sundry/api/contract/entities/cashier";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { toWire } from "#server/money/cents.ts";
import { markPaid } from "#server/modules/buying/order/payment.ts";
import { itemsOf } from "#server/modules/buying/order/queries.ts";
import { payOrder } from "#server/modules/account/wallet/welcomeMoney.ts";
import { balanceOf, hasPassword, type PasswordProof, requirePassword } from "#server/modules/account/wallet/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { type Bill, billOf, type BillRecord, dueNow, lockBill, type BillStatus, billStatusOf } from "./bill.ts";
import { methodsFor } from "./methods.ts";
import { type PaymentRow, paymentsOf } from "#server/modules/buying/payment/queries.ts";
import { isOpen, transferEnd } from "./paymentStart.ts";
import { type Lang, inLanguage, localeOf, wordsIn } from "#server/locales.ts";

/** How many goods of a bill are named; the rest are counted. */
const namedGoods = 3;

/** Each name once: variants of one product may be a hundred lines. */
function contentsOf(lines: readonly string[], lang: Lang): string {
  const names = [...new Set(lines)];
  const named = names.slice(0, namedGoods).join(localeOf(lang).between.parts);
  const others = names.length - namedGoods;
  if (others <= 0) return named;
  return wordsIn(lang).sentences.cashier.others(named, others);
}

/**
 * Data of the payment page, with the available methods. Throws Refused 31002 unknown, 20005 somebody else's, 32003
 * already paid, 32006 not waiting for payment, 32000 nothing to pay. BU-04.
 */
export async function cashierDetail(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  bill: Bill,
  lang: Lang,
): Promise<CashierDetail> {
  const billed = await billOf(tx, buyer, bill);
  const { cents, orders } = dueNow(services, billed);
  const sns = orders.map(({ sn }) => sn);
  const [support, items, tries, walletCents, walletPassword] = await Promise.all([
    methodsFor(tx, services, billed),
    itemsOf(tx, sns),
    paymentsOf(tx, bill),
    balanceOf(tx, buyer.id),
    hasPassword(tx, buyer.id),
  ]);
  const names = items.map(({ goodsName }) => inLanguage(lang, goodsName));
  return {
    price: toWire(cents),
    detail: billed.kind === "recharge" ? wordsIn(lang).sentences.cashier.topUp : contentsOf(names, lang),
    orderSns: billed.kind === "recharge" ? null : sns.join(", "),
    support,
    createTime: billed.createdAt.toISOString(),
    autoCancel: billed.expiresAt.getTime(),
    walletValue: toWire(walletCents),
    walletPassword,
    bankAccount:
      services.config.bankAccount && support.includes("BANK_TRANSFER")
        ? inLanguage(lang, services.config.bankAccount)
        : null,
    transferUntil: transferEnd(services, billed).getTime(),
    transferAwaited: tries.some((one) => one.progress === "DECLARED" && isOpen(services, one)),
  };
}

/**
 * Pays a bill from the wallet, in full and only once. Throws Refused as {@link cashierDetail}, 32012 for a top-up,
 * 20010 for a wrong payment password, 34001 if the balance is too low. BU-04, BU-07.
 */
export async function payFromWallet(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  bill: Bill,
  proof: PasswordProof,
): Promise<void> {
  if (bill.orderType === "RECHARGE") throw new Refused(32012);
  // Read again once nobody else can pay or close it.
  const billed = await lockBill(tx, bill, await billOf(tx, buyer, bill));
  const { orders } = dueNow(services, billed);
  if (billed.kind === "recharge") throw new Refused(32012);
  await requirePassword(tx, services, buyer.id, proof);
  for (const { sn, storeId, flowCents } of orders)
    await payOrder(tx, services, { sn, storeId, cents: flowCents, memberId: buyer.id });
  const sns = orders.map(({ sn }) => sn);
  await markPaid(tx, services, billed.trade.sn, sns, "WALLET", buyer);
}

/** Refuses a bill that a wallet can't pay, before its password is compared: throws Refused as {@link payFromWallet}. */
export async function requirePayable(tx: Tx, services: Services, buyer: Buyer, bill: Bill): Promise<void> {
  if (bill.orderType === "RECHARGE") throw new Refused(32012);
  dueNow(services, await billOf(tx, buyer, bill));
}

/** Whether a bill is paid. Throws Refused 32011 unknown (31002 for a top-up), 20005 somebody else's. */
export async function isPaid(tx: Tx, buyer: Buyer, bill: Bill): Promise<boolean> {
  const billed = await billOf(tx, buyer, bill, 32011);
  if (billed.kind === "recharge") return billed.recharge.payState === "PAID";
  if (bill.orderType === "TRADE") return billed.trade.payState === "PAID";
  return billed.orders.every(({ payState }) => payState === "PAID");
}

/**
 * Progress of the payment of a bill: first the state of the bill itself, then its latest attempt. Throws Refused as
 * {@link isPaid}.
 */
export async function paymentProgress(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { method, ...bill }: Bill & { method?: string | undefined },
): Promise<CashierPayment> {
  // The attempts before the bill: a payment that arrives between the two reads must show as paid, not as an expired
  // code.
  const tries = (await paymentsOf(tx, bill)).filter((one) => method === undefined || one.method === method);
  const billed = await billOf(tx, buyer, bill, 32011);
  const standing = billStatusOf(services, billed);
  const price = toWire(standing.cents);
  if (standing.state === "PAID") return { state: "PAID", method: methodOf(billed), price, content: null, endsAt: null };
  const open = standing.state === "DUE" ? tries.find((one) => isOpen(services, one)) : undefined;
  const shown = open ?? tries[0];
  return {
    state: stateOf(standing, shown, open !== undefined),
    method: shown?.method ?? null,
    price,
    content: open?.content ?? null,
    endsAt: open?.expiresAt.getTime() ?? null,
  };
}

function stateOf(standing: BillStatus, shown: PaymentRow | undefined, open: boolean): CashierPayment["state"] {
  if (shown?.progress === "REFUNDED") return "REFUNDED";
  if (standing.state !== "DUE") return "CLOSED";
  if (!shown) return "UNPAID";
  return open || shown.progress === "REFUSED" ? shown.progress : "EXPIRED";
}

function methodOf(billed: BillRecord): PaymentRow["method"] | null {
  if (billed.kind === "recharge") return billed.recharge.method;
  return billed.orders.find(({ paymentMethod }) => paymentMethod !== null)?.paymentMethod ?? null;
}
