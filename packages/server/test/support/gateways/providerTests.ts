import * as calls from "@sundry/api/contract/cashier";
import { cancel, get as orderOf } from "@sundry/api/contract/order";
import { recharge } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { payments } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import { reconcile } from "#server/modules/buying/cashier/reconcile.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { newestActs } from "#server/shop/auditLog.ts";
import { buyer, numberOf, refusalOf, withoutPromotions } from "../../buyers.ts";
import { oneOrder, sweeping } from "../../orders.ts";
import { shopCommand } from "../backups.ts";
import { environmentOf } from "../server.ts";
import type { TestShop } from "../shop.ts";
import { acting, minute } from "./acting.ts";
import type { Gateway } from "./gateway.ts";
import { refundTests } from "./refundTests.ts";
import type { SentNotice } from "./gateway.ts";

/** What every provider has to do, through the shop's HTTP and against a gateway that signs as the provider does. */
export function providerTests(shop: TestShop, gateway: Gateway): void {
  const { method } = gateway;
  const { bill, by, withTrade, codeOf, tell, paidTrade, stateOf, moneyOf, askAll, refundAll, paymentOf, faults } =
    acting(shop, gateway);

  beforeAll(() => withoutPromotions(shop));
  afterEach(() => {
    gateway.down = false;
    gateway.refundsAre = "done";
  });

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

  /** Runs after the others, on everything they moved. */ refundTests(shop, gateway);

  test(`[BU-07] ${method}: after all of this every movement sums to zero, and no fault is left`, async () => {
    const unbalanced = sql`select count(*) from (select 1 from ledger_entries group by transaction_id having sum(amount_cents) <> 0) t`;
    const astray = sql`select count(*) from wallets w where
      balance_cents <> coalesce((select sum(amount_cents) from ledger_entries e where e.account = 'wallet:' || w.member_id), 0)`;
    expect([await numberOf(shop, unbalanced), await numberOf(shop, astray)]).toEqual([0, 0]);
    expect(shop.faults).toEqual([]);
  });
}
