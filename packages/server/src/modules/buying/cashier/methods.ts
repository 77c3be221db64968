import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { itemsOf, ordersOfTrade } from "#server/modules/buying/order/queries.ts";
import type { Services } from "#server/services.ts";
import type { BillRecord } from "./bill.ts";
import { providerMethods, providerNameFor } from "#server/modules/buying/payment/provider/providers.ts";

/**
 * The payment methods for a bill, in display order. A top-up can't be paid from the wallet, and flash-sale pieces don't
 * wait for a bank (rules 8).
 */
export async function methodsFor(tx: Tx, services: Services, billed: BillRecord): Promise<PaymentMethod[]> {
  const methods: PaymentMethod[] = billed.kind === "recharge" ? [] : ["WALLET"];
  methods.push(...providerMethods.filter((method) => providerNameFor(services.config, method)));
  if (services.config.bankAccount && !(await isFlashSale(tx, billed))) methods.push("BANK_TRANSFER");
  return methods;
}

async function isFlashSale(tx: Tx, billed: BillRecord): Promise<boolean> {
  if (billed.kind === "recharge") return false;
  // The time limit is that of the whole trade: paying one order by transfer would also hold flash-sale pieces of the
  // others.
  const orders = await ordersOfTrade(tx, billed.trade.sn);
  const items = await itemsOf(
    tx,
    orders.map(({ sn }) => sn),
  );
  return items.some(({ seckillOfferId }) => seckillOfferId !== null);
}
