import * as calls from "@sundry/api/contract/order";
import { beforeAll, describe, expect, test } from "vitest";
import { addTrace, deliver } from "#server/modules/buying/order/parcels.ts";
import { type Shipment, ship } from "#server/modules/buying/order/shipping.ts";
import { buyer, refusalOf, shelf, type TestBuyer, withAddress, withoutPromotions } from "./buyers.ts";
import { asStore, customer, oneOrder, paidOrder, storeRefusal } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const shipped = (sn: string, shipment: Shipment) => asStore(shop, (tx, services) => ship(tx, services, sn, shipment));
const step = (sn: string, en: string, zh: string, parcel?: number) =>
  asStore(shop, (tx, services) =>
    addTrace(tx, services, sn, { words: { en, zh }, ...(parcel !== undefined && { parcel }) }),
  );

/** A paid order of two lines with 3 and 2 pieces, and the numbers of the lines. */
async function twoLines(someone: TestBuyer): Promise<{ sn: string; first: string; second: string }> {
  const [a, b] = await shelf(shop, "threadwell", [{ cents: 300 }, { cents: 200 }]);
  if (!a || !b) throw new Error("no SKUs");
  const sn = await paidOrder(someone, [
    [a.skuId, 3],
    [b.skuId, 2],
  ]);
  const { orderItems } = await someone.client.send(calls.get, { sn });
  const of = (skuId: string) => orderItems.find((item) => item.skuId === skuId)?.sn ?? "";
  return { sn, first: of(a.skuId), second: of(b.skuId) };
}

describe("shipping", () => {
  test("[MC-03] two parcels: partly shipped after the first; shipped, with after-sale allowed, after the second", async () => {
    const someone = await customer(shop, 10_000);
    const { client } = someone;
    const { sn, first, second } = await twoLines(someone);
    await shipped(sn, { lines: [{ sn: first, num: 2 }], carrier: "SF", number: "SF-1" });
    const partly = await client.send(calls.get, { sn });
    expect(partly.order).toMatchObject({ orderStatus: "PARTS_DELIVERED", deliverStatus: "PARTS_DELIVERED" });
    expect(partly.orderItems.map(({ afterSaleStatus }) => afterSaleStatus)).toEqual(["NEW", "NEW"]);
    expect(partly.allowOperationVO).toMatchObject({ showLogistics: true, rog: false, cancel: false });
    shop.clock.at += 60_000;
    await shipped(sn, { carrier: "ZTO", number: "ZTO-2" });
    const whole = await client.send(calls.get, { sn });
    expect(whole.order).toMatchObject({ orderStatus: "DELIVERED", logisticsName: "ZTO Express", logisticsNo: "ZTO-2" });
    expect(whole.orderItems.map(({ deliverNumber }) => deliverNumber)).toEqual([3, 2]);
    expect(whole.orderItems.map(({ afterSaleStatus, complainStatus }) => [afterSaleStatus, complainStatus])).toEqual([
      ["NOT_APPLIED", "NO_APPLY"],
      ["NOT_APPLIED", "NO_APPLY"],
    ]);
    expect(whole.orderLogs?.map(({ message }) => message).slice(-2)).toEqual([
      "Partly shipped: SF-1",
      "Shipped: ZTO-2",
    ]);
    const parcels = await client.send(calls.packages, { sn });
    expect(parcels.map(({ logisticsNo }) => logisticsNo)).toEqual(["ZTO-2", "SF-1"]);
    const inside = parcels.map(({ orderPackageItemList }) =>
      (orderPackageItemList ?? []).map(({ orderItemSn, deliverNumber }) => [orderItemSn, deliverNumber]),
    );
    expect(new Map(inside[0] as [string, number][])).toEqual(
      new Map([
        [first, 1],
        [second, 2],
      ]),
    );
    expect(inside[1]).toEqual([[first, 2]]);
    expect(await client.send(calls.tracesList, { sn })).toEqual(parcels);
  });

  test("[MC-03] refused: more pieces than were bought, the same number twice, another order's line, an unknown carrier", async () => {
    const someone = await customer(shop, 10_000);
    const { sn, first } = await twoLines(someone);
    const other = await twoLines(await customer(shop, 10_000));
    const refusal = (shipment: Partial<Shipment>, of = sn) =>
      storeRefusal(shipped(of, { carrier: "SF", number: "SF-9", ...shipment }));
    expect(await refusal({ lines: [{ sn: first, num: 4 }] })).toBe(31001);
    expect(await refusal({ lines: [{ sn: other.first, num: 1 }] })).toBe(31014);
    expect(await refusal({ lines: [] })).toBe(31001);
    expect(await refusal({ carrier: "PIGEON" })).toBe(33005);
    expect(await refusal({ number: "  " })).toBe(4002);
    expect(await refusal({ number: "7".repeat(65) })).toBe(4002);
    expect(await refusal({}, "O1")).toBe(31002);
    expect(await refusal({ lines: [{ sn: first, num: 1 }] })).toBe(0);
    expect(await refusal({ lines: [{ sn: first, num: 1 }] })).toBe(31001);
    expect(
      (await someone.client.send(calls.get, { sn })).orderItems.find((item) => item.sn === first)?.deliverNumber,
    ).toBe(1);
    expect(await refusal({ number: "SF-10" })).toBe(0);
    expect(await refusal({ number: "SF-11" })).toBe(31001);
  });

  test("[BU-07] the last pieces are shipped once, however many calls try at once", async () => {
    const someone = await customer(shop, 10_000);
    const { sn } = await twoLines(someone);
    const codes = await Promise.all(
      Array.from({ length: 5 }, (_, at) => storeRefusal(shipped(sn, { carrier: "SF", number: `SF-race-${at}` }))),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await someone.client.send(calls.packages, { sn })).toHaveLength(1);
  });

  test("[BU-07] a cancellation and a shipment at once: one succeeds, never both", async () => {
    const someone = await customer(shop, 10_000);
    const { sn } = await twoLines(someone);
    const [cancelled, sent] = await Promise.all([
      refusalOf(someone.client.send(calls.cancel, { orderSn: sn, reason: "Too late?" })),
      storeRefusal(shipped(sn, { carrier: "SF", number: "SF-late" })),
    ]);
    expect([cancelled, sent].filter((code) => code === 0)).toHaveLength(1);
  });
});

describe("tracking", () => {
  test("[MC-03] steps are listed newest first, in the reader's language, up to the delivery", async () => {
    const someone = await buyer(shop, { cents: 10_000, language: "zh" });
    await withAddress(someone);
    const { sn } = await twoLines(someone);
    await shipped(sn, { carrier: "SF", number: "SF-way" });
    shop.clock.at += 60_000;
    await step(sn, "Arrived at Shanghai hub", "已到达上海转运中心");
    shop.clock.at += 60_000;
    await asStore(shop, (tx, services) => deliver(tx, services, sn));
    const way = await someone.client.send(calls.traces, { sn });
    expect(way).toMatchObject({ shipper: "顺丰速运", logisticCode: "SF-way" });
    expect(way.traces?.map(({ AcceptStation }) => AcceptStation)).toEqual([
      "包裹已签收",
      "已到达上海转运中心",
      "商家已将包裹交给快递公司",
    ]);
    const [parcel] = await someone.client.send(calls.packages, { sn });
    expect([parcel?.status, parcel?.traces]).toEqual(["DELIVERED", way]);
    expect((await someone.client.send(calls.get, { sn })).order.orderStatus).toBe("DELIVERED");
    expect(await storeRefusal(asStore(shop, (tx, services) => deliver(tx, services, sn)))).toBe(31001);
  });

  test("[MC-03] a parcel that the buyer has received is not on its way any more", async () => {
    const someone = await customer(shop, 10_000);
    const { sn } = await twoLines(someone);
    await shipped(sn, { carrier: "SF", number: "SF-received" });
    const statuses = async () => (await someone.client.send(calls.packages, { sn })).map(({ status }) => status);
    expect(await statuses()).toEqual(["SHIPPED"]);
    await someone.client.send(calls.receive, { sn });
    expect(await statuses()).toEqual(["DELIVERED"]);
  });

  test("[MC-03] steps of one parcel do not appear on another", async () => {
    const someone = await customer(shop, 10_000);
    const { sn, first } = await twoLines(someone);
    await shipped(sn, { lines: [{ sn: first, num: 1 }], carrier: "SF", number: "SF-a" });
    await shipped(sn, { carrier: "SF", number: "SF-b" });
    await step(sn, "Left Yiwu", "已离开义乌", 1);
    expect(await storeRefusal(step(sn, "Nowhere", "无", 3))).toBe(31001);
    const parcels = await someone.client.send(calls.packages, { sn });
    expect(parcels.map(({ traces }) => traces?.traces?.length)).toEqual([1, 2]);
  });

  test("[MC-03] nothing shipped: nothing to track; somebody else's, unknown, or without a login: refused", async () => {
    const someone = await customer(shop, 10_000);
    const { sn } = await twoLines(someone);
    expect(await someone.client.send(calls.packages, { sn })).toEqual([]);
    expect(await someone.client.send(calls.traces, { sn })).toEqual({ shipper: null, logisticCode: null, traces: [] });
    const { client } = await buyer(shop);
    for (const call of [calls.traces, calls.packages, calls.tracesList] as const) {
      expect(await refusalOf(client.send(call, { sn }))).toBe(20005);
      expect(await refusalOf(client.send(call, { sn: "O1" }))).toBe(31002);
    }
    const response = await shop.app.request(`/api/order/getPackage/${await oneOrder(someone)}`);
    expect(response.status).toBe(403);
  });
});
