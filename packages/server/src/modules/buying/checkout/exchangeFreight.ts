import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { notAsked } from "#server/modules/platform/password/password.ts";
import { payOrder } from "#server/modules/account/wallet/welcomeMoney.ts";
import { balanceOf } from "#server/modules/account/wallet/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { Lang } from "#server/locales.ts";
import { markPaid } from "../order/payment.ts";
import type { TradeRow } from "../order/queries.ts";

/** The header of requests from clients that never open the cashier after an exchange. Nobody outside can write its value. */
export const freightHeader = { name: "pay-freight", value: encodeURIComponent(notAsked) };

interface PricedOrder {
  sn: string;
  storeId: string;
  flowCents: number;
}

/**
 * Pays what an exchange for points costs in money, its delivery, from the wallet: clients of the reference backend take
 * the exchange for done and never open the cashier. Throws Refused(31065), so that nothing is exchanged, if the balance
 * is too low.
 */
export async function payExchangeFreight(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { trade, orders }: { trade: TradeRow; orders: readonly PricedOrder[] },
  lang: Lang,
): Promise<TradeRow> {
  if ((await balanceOf(tx, buyer.id)) < trade.flowCents)
    throw new Refused(31065, { amount: amountWords(trade.flowCents, lang, services.config.currency) });
  for (const { sn, storeId, flowCents } of orders)
    if (flowCents > 0) await payOrder(tx, services, { sn, storeId, cents: flowCents, memberId: buyer.id });
  const sns = orders.map(({ sn }) => sn);
  return markPaid(tx, services, trade.sn, sns, "WALLET", buyer);
}
