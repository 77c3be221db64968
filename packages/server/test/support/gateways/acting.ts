import * as calls from "@sundry/api/contract/cashier";
import { get as wallet, logs } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { payments, providerRefunds } from "#server/db/schema/payment.ts";
import { askProviders } from "#server/modules/buying/cashier/asking.ts";
import { sendRefunds } from "#server/modules/buying/payment/refunds.ts";
import { buyer, oneSku, order, type TestBuyer, withAddress } from "../../buyers.ts";
import { oneOrder, sweeping } from "../../orders.ts";
import type { TestShop } from "../shop.ts";
import type { Gateway, SentNotice } from "./gateway.ts";

export const minute = 60_000;
type BillType = "TRADE" | "ORDER" | "RECHARGE";

/** What buyers, the provider and the shop's timers do in the tests of a provider, and what can be seen of it. */
export function acting(shop: TestShop, gateway: Gateway) {
  const { method } = gateway;
  const bill = (sn: string, orderType: BillType = "TRADE") => ({ orderType, sn, clientType: "PC" }) as const;
  const by = (paymentMethod: string, sn: string, orderType: BillType = "TRADE") =>
    ({ ...bill(sn, orderType), paymentMethod, paymentClient: "NATIVE" }) as const;

  /** A buyer with a trade of 25.00 to pay. */
  async function withTrade(cents = 0): Promise<{ someone: TestBuyer; sn: string }> {
    const someone = await buyer(shop, { cents });
    await withAddress(someone);
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 1250 });
    return { someone, sn: (await order(someone, [[skuId, 2]])).sn };
  }

  async function codeOf({ client }: TestBuyer, sn: string, orderType: BillType = "TRADE"): Promise<string> {
    return (await client.send(calls.pay, by(method, sn, orderType))) ?? "";
  }

  async function tell({ path, body, headers }: SentNotice): Promise<number> {
    return (await shop.app.request(`/api/payment/notice/${path}`, { method: "POST", body, headers })).status;
  }

  /** A trade that was paid at the provider, and its only order. */
  async function paidTrade() {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    gateway.pay(code);
    expect(await tell(gateway.paidNotice(code))).toBeLessThan(300);
    return { someone, sn, code, orderSn: await oneOrder(someone) };
  }

  const stateOf = async ({ client }: TestBuyer, sn: string, orderType: BillType = "TRADE") =>
    (await client.send(calls.payment, bill(sn, orderType))).state;
  const moneyOf = async ({ client }: TestBuyer) => (await client.send(wallet, {})).memberWallet;
  const historyOf = async ({ client }: TestBuyer) =>
    (await client.send(logs, {})).records.map(({ money, detail }) => [money, detail]);
  const askAll = () => askProviders(sweeping(shop));
  const refundAll = () => sendRefunds(sweeping(shop));
  const paymentOf = async (sn: string) => {
    const rows = await shop.database.db.select().from(payments).where(eq(payments.billSn, sn));
    return rows.find((row) => row.method === method);
  };
  const refundOf = async (reference: string) => {
    const rows = await shop.database.db.select().from(providerRefunds);
    return rows.find((row) => row.reference === reference);
  };
  /** Faults that a test expects, removed so that the last test finds none. None of them may repeat a secret. */
  const faults = () => {
    const found = shop.faults.splice(0);
    for (const secret of gateway.secrets) expect(found.join("\n")).not.toContain(secret);
    return found.map((line) => (line.startsWith("{") ? (JSON.parse(line) as { message: string }).message : line));
  };

  return {
    bill,
    by,
    withTrade,
    codeOf,
    tell,
    paidTrade,
    stateOf,
    moneyOf,
    historyOf,
    askAll,
    refundAll,
    paymentOf,
    refundOf,
    faults,
  };
}
