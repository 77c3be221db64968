import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer, Lang } from "#server/http/serve.ts";
import { toWire } from "#server/money/cents.ts";
import { markPaid } from "#server/modules/order/paid.ts";
import {
  holdTrade,
  itemsOf,
  type OrderRow,
  orderBySn,
  ordersOfTrade,
  type TradeRow,
  tradeBySn,
} from "#server/modules/order/queries.ts";
import { book } from "#server/modules/wallet/ledger.ts";
import { type Afterwards, balanceOf, demandPassword, hasPassword } from "#server/modules/wallet/service.ts";
import { said } from "#server/modules/wording.ts";
import type { Services } from "#server/services.ts";

/** Longest description of a bill, in characters (RULES 8). */
const longestDetail = 30;

/** The names as far as they fit; a cut is seen. */
function cut(names: string): string {
  const signs = [...names];
  if (signs.length <= longestDetail) return names;
  return `${signs
    .slice(0, longestDetail - 1)
    .join("")
    .replace(/[\s,，]+$/, "")}…`;
}

/** What is to be paid: all orders of a trade, or one of them. */
export interface Bill {
  orderType: "TRADE" | "ORDER" | "RECHARGE";
  sn: string;
}

/** A bill that can be paid now. */
interface Due {
  trade: TradeRow;
  orders: OrderRow[];
  cents: number;
}

/**
 * What the payment page shows; paying from the wallet is the one method there is. Throws Refused 31002 unknown, 20005 somebody
 * else's, 32003 already paid, 32006 not waiting for payment, 32000 nothing to pay. BU-04.
 */
export async function cashierDetail(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  bill: Bill,
  lang: Lang,
): Promise<CashierDetail> {
  const { trade, orders, cents } = dueNow(services, await billed(tx, buyer, bill));
  const sns = orders.map(({ sn }) => sn);
  const [items, walletCents, walletPassword] = await Promise.all([
    itemsOf(tx, sns),
    balanceOf(tx, buyer.id),
    hasPassword(tx, buyer.id),
  ]);
  const names = items.map(({ goodsName }) => said(lang, goodsName)).join(lang === "zh" ? "，" : ", ");
  return {
    price: toWire(cents),
    detail: cut(names),
    orderSns: sns.join(", "),
    support: ["WALLET"],
    createTime: trade.createdAt.toISOString(),
    autoCancel: trade.expiresAt.getTime(),
    walletValue: toWire(walletCents),
    walletPassword,
  };
}

/**
 * Pays a bill from the wallet, all of it or nothing, once: whoever comes second finds it paid. Throws Refused as
 * {@link cashierDetail}, 32008 for another method, 20010 for a wrong payment password, 34001 when the balance is too low. BU-04,
 * BU-07.
 */
export async function payBill(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { paymentMethod, password, ...bill }: Bill & { paymentMethod: string; password?: string | undefined },
  afterwards: Afterwards,
): Promise<void> {
  if (bill.orderType === "RECHARGE") throw new Refused(paymentMethod === "WALLET" ? 32012 : 32008);
  if (paymentMethod !== "WALLET") throw new Refused(32008);
  const { trade } = await billed(tx, buyer, bill);
  await holdTrade(tx, trade.sn);
  // Read again now that nobody else can pay or close it.
  const { orders } = dueNow(services, await billed(tx, buyer, bill));
  await demandPassword(tx, services, buyer.id, password, afterwards);
  for (const { sn, storeId, flowCents } of orders)
    await book(tx, services, {
      kind: "WALLET_PAY",
      reference: sn,
      entries: [
        { account: { kind: "wallet", memberId: buyer.id }, cents: -flowCents },
        { account: { kind: "sales", storeId }, cents: flowCents },
      ],
    });
  await markPaid(
    tx,
    services,
    trade.sn,
    orders.map(({ sn }) => sn),
    "WALLET",
    buyer,
  );
}

/** Whether a bill is paid. Throws Refused 32011 unknown, 20005 somebody else's. */
export async function isPaid(tx: Tx, buyer: Buyer, bill: Bill): Promise<boolean> {
  const { trade, orders } = await billed(tx, buyer, bill, 32011);
  if (bill.orderType === "TRADE") return trade.payState === "PAID";
  return orders.every(({ payState }) => payState === "PAID");
}

/** The orders a bill names, whatever their state. */
async function billed(
  tx: Tx,
  buyer: Buyer,
  { orderType, sn }: Bill,
  unknown: 31002 | 32011 = 31002,
): Promise<{ trade: TradeRow; orders: OrderRow[] }> {
  const order = orderType === "ORDER" ? await orderBySn(tx, sn) : null;
  const trade = orderType === "TRADE" ? await tradeBySn(tx, sn) : order && (await tradeBySn(tx, order.tradeSn));
  if (!trade) throw new Refused(unknown);
  if (trade.memberId !== buyer.id) throw new Refused(20005);
  return { trade, orders: order ? [order] : await ordersOfTrade(tx, trade.sn) };
}

/** What of a bill is to be paid now; orders of a trade that are paid or closed already are left out. */
function dueNow(services: Services, { trade, orders }: Pick<Due, "trade" | "orders">): Due {
  const unpaid = orders.filter(({ state }) => state === "UNPAID");
  if (unpaid.length === 0) throw new Refused(orders.some(isSettled) ? 32003 : 32006);
  // The worker closes it any moment now.
  if (trade.expiresAt.getTime() <= services.clock.now()) throw new Refused(32006);
  const cents = unpaid.reduce((sum, { flowCents }) => sum + flowCents, 0);
  if (cents === 0) throw new Refused(32000);
  return { trade, orders: unpaid, cents };
}

/** Paid, and not cancelled since. */
function isSettled({ payState, state }: OrderRow): boolean {
  return payState === "PAID" && state !== "CANCELLED";
}
