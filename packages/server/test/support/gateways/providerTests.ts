import { apply, reasons } from "@sundry/api/contract/afterSale";
import * as calls from "@sundry/api/contract/cashier";
import { cancel, get as orderOf } from "@sundry/api/contract/order";
import { get as wallet, logs, recharge } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { payments, providerRefunds } from "#server/db/schema/payment.ts";
import { decideAfterSale } from "#server/modules/afterSale/storeDecisions.ts";
import { askProviders } from "#server/modules/cashier/asking.ts";
import { reconcile } from "#server/modules/cashier/reconcile.ts";
import { sendRefunds } from "#server/modules/payment/refunds.ts";
import { closeOverdue } from "#server/modules/order/unpaidExpiry.ts";
import { ship } from "#server/modules/order/shipping.ts";
import { sweep } from "#server/modules/timers/sweep.ts";
import { newestActs } from "#server/shop/auditLog.ts";
import type { Tx } from "#server/db/transaction.ts";
import {
  buyer,
  numberOf,
  oneSku,
  order,
  refusalOf,
  type TestBuyer,
  withAddress,
  withoutPromotions,
} from "../../buyers.ts";
import { asStore, oneOrder, sweeping } from "../../orders.ts";
import { shopCommand } from "../backups.ts";
import { environmentOf } from "../server.ts";
import type { TestShop } from "../shop.ts";
import type { Gateway, SentNotice } from "./gateway.ts";

const minute = 60_000;
type BillType = "TRADE" | "RECHARGE";

/** What every provider has to do, through the shop's HTTP and against a gateway that signs as the provider does. */
export function providerTests(shop: TestShop, gateway: Gateway): void {
  const { method } = gateway;
  const bill = (sn: string, orderType: BillType = "TRADE") => ({ orderType, sn, clientType: "PC" }) as const;
  const by = (paymentMethod: string, sn: string, orderType: BillType = "TRADE") =>
    ({ ...bill(sn, orderType), paymentMethod, paymentClient: "NATIVE" }) as const;

  beforeAll(() => withoutPromotions(shop));
  afterEach(() => {
    gateway.down = false;
    gateway.refundsAre = "done";
  });

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
  /** Faults that a test expects, removed so that the last test finds none. */
  const faults = () =>
    shop.faults
      .splice(0)
      .map((line) => (line.startsWith("{") ? (JSON.parse(line) as { message: string }).message : line));

  test(`[BU-04] ${method}: a code is paid at the provider; late, repeated and contrary notices change nothing`, async () => {
    const { someone, sn } = await withTrade();
    expect((await someone.client.send(calls.detail, bill(sn))).support).toEqual(["WALLET", method, "BANK_TRANSFER"]);
    const code = await codeOf(someone, sn);
    expect(await someone.client.send(calls.payment, bill(sn))).toMatchObject({
      state: "WAITING",
      method,
      price: 25,
      content: code,
    });
    gateway.pay(code);
    const notice = gateway.paidNotice(code);
    expect(await tell(notice)).toBeLessThan(300);
    expect(await stateOf(someone, sn)).toBe("PAID");
    const closed = gateway.closedNotice(code);
    for (const again of [notice, ...(closed ? [closed] : []), gateway.paidNotice(code), notice])
      expect(await tell(again)).toBeLessThan(300);
    const paid = await someone.client.send(orderOf, { sn: await oneOrder(someone) });
    expect(paid.order).toMatchObject({ orderStatus: "UNDELIVERED", paymentMethod: method });
    const events = sql`select count(*) from order_logs where event = 'PAID' and order_sn = ${paid.order.sn}`;
    expect([await numberOf(shop, events), await moneyOf(someone), gateway.refunds()]).toEqual([1, 0, []]);
  });

  test(`[BU-07] ${method}: 20 notices at once pay the order once`, async () => {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    gateway.pay(code);
    const told = await Promise.all(Array.from({ length: 20 }, () => tell(gateway.paidNotice(code))));
    expect(told.filter((status) => status >= 300)).toEqual([]);
    expect(await stateOf(someone, sn)).toBe("PAID");
    const booked = sql`select count(*) from ledger_transactions where kind = 'PROVIDER_PAY' and reference = ${await oneOrder(someone)}`;
    expect(await numberOf(shop, booked)).toBe(1);
  });

  test(`[BU-07] ${method}: forged, changed and old notices are refused, and nothing is paid`, async () => {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    const sound = gateway.paidNotice(code);
    const broken: SentNotice[] = [
      gateway.paidNotice(code, { forged: true }),
      { ...sound, body: sound.body.replace(/.(?=.{40}$)/, (one) => (one === "7" ? "8" : "7")) },
      { ...sound, headers: { "content-type": sound.headers["content-type"] ?? "" }, body: "{}" },
      { ...sound, body: "" },
      ...(method === "ALIPAY" ? [] : [gateway.paidNotice(code, { at: gateway.now() - 60 * minute })]),
    ];
    for (const one of broken) expect([400, 401]).toContain(await tell(one));
    expect(await stateOf(someone, sn)).toBe("WAITING");
    const said = faults();
    expect(said).toHaveLength(broken.length);
    expect(said.filter((line) => !line.includes("a notice was refused"))).toEqual([]);
  });

  test(`[BU-07] ${method}: another amount or currency than asked for is not counted, but marked`, async () => {
    for (const [flaw, other] of [
      ["AMOUNT", { cents: 2499 }],
      ["CURRENCY", { currency: gateway.otherCurrency }],
    ] as const) {
      // Alipay reports no currency: its amounts are always in yuan.
      if (method === "ALIPAY" && flaw === "CURRENCY") continue;
      const { someone, sn } = await withTrade();
      const code = await codeOf(someone, sn);
      gateway.pay(code, other);
      expect(await tell(gateway.paidNotice(code))).toBeLessThan(300);
      expect(await someone.client.send(calls.result, bill(sn))).toBe(false);
      expect(await paymentOf(sn)).toMatchObject({ flaw, progress: "EXPIRED" });
      expect(faults()).toEqual([expect.stringContaining(`paid with another ${flaw.toLowerCase()}`)]);
      expect(await oneOrder(someone).then((one) => someone.client.send(orderOf, { sn: one }))).toMatchObject({
        order: { orderStatus: "UNPAID" },
      });
    }
  });

  test(`[BU-04] ${method}: without a notice the shop asks, seldom, and finds the payment`, async () => {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    await askAll();
    const before = gateway.requests;
    await askAll();
    expect(gateway.requests).toBe(before);
    gateway.pay(code);
    expect(await stateOf(someone, sn)).toBe("WAITING");
    shop.clock.at += 10_000;
    await Promise.all([askAll(), askAll()]);
    expect(await stateOf(someone, sn)).toBe("PAID");
    expect(await paymentOf(sn)).toMatchObject({ progress: "PAID", asked: 1, askAt: null });
  });

  test(`[BU-04] ${method}: a bill that closed is closed at the provider, and can't be paid there any more`, async () => {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    shop.clock.at += 30 * minute;
    await sweep(sweeping(shop), closeOverdue);
    await askAll();
    expect(() => gateway.pay(code)).toThrow(/no longer valid|is closed/);
    expect(await stateOf(someone, sn)).toBe("CLOSED");
    expect((await paymentOf(sn))?.progress).toBe("EXPIRED");
    expect(faults()).toEqual([]);
  });

  test(`[BU-07] ${method}: a provider that fails starts nothing, and the next try gets a code; eight tabs get one`, async () => {
    const { someone, sn } = await withTrade();
    gateway.down = true;
    expect(await refusalOf(codeOf(someone, sn))).toBe(32004);
    gateway.down = false;
    shop.clock.at += 29 * minute;
    expect(faults()).toEqual([expect.stringMatching(/^(stripe|alipay|wechat): /)]);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(someone, sn)));
    expect(new Set(codes).size).toBe(1);
    const rows = sql`select count(*) from payments where bill_sn = ${sn}`;
    expect(await numberOf(shop, rows)).toBe(1);
    gateway.pay(codes[0] ?? "");
    await tell(gateway.paidNotice(codes[0] ?? ""));
    expect(await stateOf(someone, sn)).toBe("PAID");
  });

  test(`[BU-07] ${method}: a bill that was paid twice is refunded the way the second money came, once`, async () => {
    const { someone, sn } = await withTrade(10_000);
    const code = await codeOf(someone, sn);
    await someone.client.send(calls.pay, by("WALLET", sn));
    gateway.pay(code);
    const before = gateway.refunds().length;
    await Promise.all([tell(gateway.paidNotice(code)), tell(gateway.paidNotice(code))]);
    expect((await paymentOf(sn))?.progress).toBe("REFUNDED");
    await Promise.all([refundAll(), refundAll()]);
    await refundAll();
    expect(gateway.refunds().slice(before)).toEqual([{ id: expect.any(String), cents: 2500 }]);
    expect(await moneyOf(someone)).toBe(75);
    expect((await historyOf(someone)).slice(0, 3)).toEqual(
      expect.arrayContaining([
        [25, "Duplicate or late payment returned"],
        [-25, "Duplicate or late payment sent to your original payment method"],
      ]),
    );
  });

  test(`[BU-07] ${method}: a cancelled order is refunded the way it was paid, and shows in order and wallet`, async () => {
    const { someone, orderSn } = await paidTrade();
    const before = gateway.refunds().length;
    await someone.client.send(cancel, { orderSn, reason: "Test" });
    await refundAll();
    await refundAll();
    expect(gateway.refunds().slice(before)).toEqual([{ id: (await refundOf(orderSn))?.id, cents: 2500 }]);
    expect((await refundOf(orderSn))?.progress).toBe("DONE");
    expect(await moneyOf(someone)).toBe(0);
    expect(await historyOf(someone)).toEqual(
      expect.arrayContaining([
        [25, `Refund for ${orderSn}`],
        [-25, `Refund for ${orderSn} sent to your original payment method`],
      ]),
    );
    const { orderLogs } = await someone.client.send(orderOf, { sn: orderSn });
    expect(JSON.stringify(orderLogs)).toContain("Payment refunded");
  });

  test(`[BU-07] ${method}: pieces sent back are refunded one by one; an outage of the provider delays it`, async () => {
    const { someone, orderSn } = await paidTrade();
    await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: `SF${orderSn}` }));
    const { orderItems } = await someone.client.send(orderOf, { sn: orderSn });
    const before = gateway.refunds().length;
    const back = async () => {
      const [why] = await someone.client.send(reasons, { type: "RETURN_MONEY" });
      const asked = { orderItemSn: orderItems[0]?.sn ?? "", serviceType: "RETURN_MONEY", num: 1 } as const;
      const { sn } = await someone.client.send(apply, { ...asked, reason: why?.reason ?? "" });
      await asStore(shop, (tx, services) => decideAfterSale(tx, services, sn, { pass: true }));
      return sn;
    };
    const first = await back();
    gateway.down = true;
    await refundAll();
    expect(faults()).toHaveLength(1);
    gateway.down = false;
    await refundAll();
    expect(gateway.refunds()).toHaveLength(before);
    shop.clock.at += minute;
    await refundAll();
    shop.clock.at += 5_000;
    const second = await back();
    await refundAll();
    const ids = await Promise.all([first, second].map(async (sn) => (await refundOf(sn))?.id));
    expect(gateway.refunds().slice(before)).toEqual(ids.map((id) => ({ id, cents: 1250 })));
    expect(await moneyOf(someone)).toBe(0);
    expect((await someone.client.send(orderOf, { sn: orderSn })).order.orderStatus).toBe("CANCELLED");
  });

  test(`[BU-07] ${method}: a refund that takes days ends when the provider says so`, async () => {
    const { someone, orderSn } = await paidTrade();
    gateway.refundsAre = "held";
    await someone.client.send(cancel, { orderSn, reason: "Test" });
    await refundAll();
    gateway.refundsAre = "done";
    const refund = await refundOf(orderSn);
    expect(refund?.progress).toBe("PENDING");
    gateway.release();
    await refundAll();
    expect((await refundOf(orderSn))?.progress).toBe("PENDING");
    const notice = gateway.refundNotice(refund?.id ?? "");
    if (notice) expect([await tell(notice), await tell(notice)].every((status) => status < 300)).toBe(true);
    else shop.clock.at += minute;
    await refundAll();
    expect((await refundOf(orderSn))?.progress).toBe("DONE");
    expect(gateway.refunds().filter(({ id }) => id === refund?.id)).toHaveLength(1);
  });

  // Alipay does not say so: a refund that it can't make is a failed call, which is repeated.
  const refusing = method === "ALIPAY" ? [] : [method];
  test.each(refusing)(`[BU-07] %s: what the provider can't return goes into the wallet, once`, async () => {
    const { someone, orderSn } = await paidTrade();
    gateway.refundsAre = "refused";
    await someone.client.send(cancel, { orderSn, reason: "Test" });
    await refundAll();
    shop.clock.at += 5 * minute;
    await refundAll();
    expect((await refundOf(orderSn))?.progress).toBe("FAILED");
    expect(await moneyOf(someone)).toBe(25);
    expect((await historyOf(someone))[0]).toEqual([25, "Refund couldn't be sent back and stays in your wallet"]);
  });

  test(`[MC-10] ${method}: a top-up is credited once, and a second payment of it goes back`, async () => {
    const someone = await buyer(shop);
    const { rechargeSn: sn } = await someone.client.send(recharge, { price: 50 });
    const code = await codeOf(someone, sn, "RECHARGE");
    gateway.pay(code);
    await Promise.all([tell(gateway.paidNotice(code)), tell(gateway.paidNotice(code))]);
    expect([await stateOf(someone, sn, "RECHARGE"), await moneyOf(someone)]).toEqual(["PAID", 50]);
  });

  test(`[BU-07] ${method}: the sandbox is out of reach, and so are providers without settings`, async () => {
    const { someone, sn } = await withTrade();
    const code = await codeOf(someone, sn);
    const token = (await paymentOf(sn))?.token ?? "";
    const paid = { method: "POST", body: new URLSearchParams({ outcome: "PAID" }) };
    expect([404, 405]).toContain((await shop.app.request(`/sandbox/pay/${token}`, paid)).status);
    const others = (["CARD", "ALIPAY", "WECHAT"] as const).filter((one) => one !== method);
    for (const other of others) expect(await refusalOf(someone.client.send(calls.pay, by(other, sn)))).toBe(32008);
    const elsewhere = ["stripe", "alipay", "wechat", "sandbox", "x"].filter(
      (one) => one !== gateway.paidNotice(code).path,
    );
    const { body, headers } = gateway.paidNotice(code);
    for (const path of elsewhere) expect(await tell({ path, body, headers })).toBe(404);
    expect(await stateOf(someone, sn)).toBe("WAITING");
  });

  test(`[OS-05] ${method}: reconcile says what differs between the shop and the provider, and writes it into the audit log`, async () => {
    const { server } = inject("testDatabase");
    const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
    const env = { ...environmentOf(server, name), ...gateway.env() };
    shop.clock.at += minute;
    const from = new Date(shop.clock.at);
    const sound = await paidTrade();
    await sound.someone.client.send(cancel, { orderSn: sound.orderSn, reason: "Test" });
    await refundAll();
    const to = () => new Date(shop.clock.at + minute);
    const parts = { db: shop.database.db, services: shop.services };
    expect(await reconcile(parts, { from, to: to() })).toEqual({ payments: 1, refunds: 1, differences: [] });
    const lost = await withTrade();
    gateway.pay(await codeOf(lost.someone, lost.sn));
    const wrong = await withTrade();
    gateway.pay(await codeOf(wrong.someone, wrong.sn), { cents: 100 });
    const invented = await withTrade();
    await codeOf(invented.someone, invented.sn);
    await shop.database.db.update(payments).set({ progress: "PAID" }).where(eq(payments.billSn, invented.sn));
    const window = ["--from", from.toISOString(), "--to", to().toISOString()];
    const { done, output } = await shopCommand(env, "reconcile", ...window, "--json");
    const line = output.split("\n").find((one) => one.startsWith("{")) ?? "{}";
    const { differences } = JSON.parse(line) as { differences: { kind: string; bill: string }[] };
    expect(done).toBe(false);
    expect(differences.map(({ kind, bill: sn }) => [kind, sn])).toEqual([
      ["PAID_THERE", lost.sn],
      ["AMOUNT", wrong.sn],
      ["NOT_PAID_THERE", invented.sn],
    ]);
    const [act] = await newestActs(shop.database.db as Tx, 1);
    expect(act).toMatchObject({
      command: expect.stringMatching(/^reconcile --from /),
      outcome: expect.stringContaining(`PAID_THERE ${lost.sn}`),
    });
    for (const secret of gateway.secrets) expect(output).not.toContain(secret);
    await shop.database.db.update(payments).set({ progress: "EXPIRED" }).where(eq(payments.billSn, invented.sn));
    const settled = await reconcile(parts, { from, to: to(), settle: true });
    expect(settled.differences.map(({ kind }) => kind)).toEqual(["PAID_THERE", "AMOUNT"]);
    expect(await stateOf(lost.someone, lost.sn)).toBe("PAID");
    expect((await reconcile(parts, { from, to: to() })).differences.map(({ kind }) => kind)).toEqual(["AMOUNT"]);
  }, 180_000);

  /** Runs after the others, on everything they moved. */
  test(`[BU-07] ${method}: after all of this every movement sums to zero, and no fault is left`, async () => {
    const unbalanced = sql`select count(*) from (select 1 from ledger_entries group by transaction_id having sum(amount_cents) <> 0) t`;
    const astray = sql`select count(*) from wallets w where
      balance_cents <> coalesce((select sum(amount_cents) from ledger_entries e where e.account = 'wallet:' || w.member_id), 0)`;
    expect([await numberOf(shop, unbalanced), await numberOf(shop, astray)]).toEqual([0, 0]);
    expect(shop.faults).toEqual([]);
  });
}
