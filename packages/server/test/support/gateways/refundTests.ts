import { apply, reasons } from "@sundry/api/contract/afterSale";
import * as calls from "@sundry/api/contract/cashier";
import { cancel, get as orderOf, list } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { decideAfterSale } from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { confirmTransfer } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { oneSku, order } from "../../buyers.ts";
import { asStore, customer } from "../../orders.ts";
import type { TestShop } from "../shop.ts";
import { acting, minute } from "./acting.ts";
import type { Gateway } from "./gateway.ts";

/** How money goes back through a provider, through the shop's HTTP and against a gateway. */
export function refundTests(shop: TestShop, gateway: Gateway): void {
  const { method } = gateway;
  const { by, withTrade, codeOf, tell, paidTrade, moneyOf, historyOf, refundAll, paymentOf, refundOf, faults } = acting(
    shop,
    gateway,
  );

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

  test(`[BU-07] ${method}: orders of one trade that were paid in different ways are refunded the way each was paid`, async () => {
    const someone = await customer(shop);
    const byBank = await oneSku(shop, "sundry-select", { cents: 1250 });
    const byCard = await oneSku(shop, "jinhe-umbrella", { cents: 2500 });
    const lines: [string, number][] = [byBank, byCard].map(({ skuId }) => [skuId, 1]);
    const { sn } = await order(someone, lines);
    const { records } = await someone.client.send(list, { tag: "ALL" });
    const orderIn = (storeId: string) => records.find((one) => one.storeId === storeId)?.sn ?? "";
    const [first, second] = [orderIn(byBank.storeId), orderIn(byCard.storeId)];
    await someone.client.send(calls.pay, by("BANK_TRANSFER", first, "ORDER"));
    await asStore(shop, (tx, services) => confirmTransfer(tx, services, first));
    const code = await codeOf(someone, sn);
    gateway.pay(code);
    await tell(gateway.paidNotice(code));
    const paid = (await paymentOf(sn))?.amountCents;
    const before = gateway.refunds().length;
    await someone.client.send(cancel, { orderSn: first, reason: "Test" });
    await refundAll();
    expect(gateway.refunds()).toHaveLength(before);
    const kept = await moneyOf(someone);
    expect(kept).toBeGreaterThanOrEqual(12.5);
    await someone.client.send(cancel, { orderSn: second, reason: "Test" });
    await refundAll();
    expect(gateway.refunds().slice(before)).toEqual([{ id: (await refundOf(second))?.id, cents: paid }]);
    expect(await moneyOf(someone)).toBe(kept);
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

  test.each(gateway.bounce ? [method] : [])(
    "[BU-07] %s: a refund that comes back later goes into the wallet, once",
    async () => {
      const { someone, orderSn } = await paidTrade();
      await someone.client.send(cancel, { orderSn, reason: "Test" });
      await refundAll();
      const { id = "" } = (await refundOf(orderSn)) ?? {};
      const notice = () => gateway.refundNotice(id) ?? { path: "", body: "", headers: {} };
      await tell(notice());
      await refundAll();
      expect([await moneyOf(someone), (await refundOf(orderSn))?.progress]).toEqual([0, "DONE"]);
      gateway.bounce?.(id);
      for (let again = 0; again < 2; again += 1) {
        await tell(notice());
        await refundAll();
      }
      expect([await moneyOf(someone), (await refundOf(orderSn))?.progress]).toEqual([25, "FAILED"]);
    },
  );
}
