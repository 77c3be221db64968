import { apply, reasons } from "@sundry/api/contract/afterSale";
import { get } from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { demo } from "@sundry/demo";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/catalogue.ts";
import { regions } from "#server/db/schema/region.ts";
import { customer, paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";

/** A shop with one product, and a buyer with money. */
async function openShop() {
  const shop = await ownShop();
  await shop.database.db.insert(regions).values(demo.regions());
  await writeCsv(shop.folder, [{ Handle: "cup", Title: "Cup", "Variant Price": "6", "Variant Inventory Qty": "50" }]);
  await shop.import();
  const [sku] = await shop.database.db.select().from(skus);
  const someone = await customer(shop, 10_000);
  return { shop, someone, skuId: sku?.id ?? "" };
}

const json = async (shop: OwnShop, ...words: string[]) => {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  return { done, answer: JSON.parse(output) };
};

test("[OS-05] orders are listed, shipped, tracked and delivered from a terminal, with every act in the audit log", async () => {
  const { shop, someone, skuId } = await openShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  expect(await json(shop, "order", "list", "--state", "undelivered")).toMatchObject({
    done: true,
    answer: [{ order: sn, state: "UNDELIVERED", paid: true, amount: 12, lines: [{ name: "Cup", num: 2, price: 6 }] }],
  });
  const listed = await shopCommand({ ...shop.env, SUNDRY_CURRENCY: "EUR" }, "order", "list");
  expect(listed.output).toMatch(new RegExp(`^${sn}  UNDELIVERED  paid  €12\\.00`));
  expect(listed.output).toMatch(/\n {4}\S+ {2}Cup .*2 {2}€6\.00\n/);
  expect(await shopCommand(shop.env, "order", "ship", sn)).toEqual({
    done: false,
    output: expect.stringContaining("Say the carrier and the number."),
  });
  expect(await json(shop, "order", "ship", sn, "--carrier", "SF", "--number", "SF1")).toEqual({
    done: true,
    answer: { done: true, message: `Order ${sn}: parcel 1 is on its way with SF SF1.` },
  });
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("DELIVERED");
  expect(await json(shop, "order", "close", sn, "no", "reason")).toMatchObject({
    done: false,
    answer: { done: false, message: expect.stringMatching(/^Refused \(31012\)/) },
  });
  const log = await json(shop, "audit-log", "list");
  expect(log.answer).toMatchObject([
    { command: expect.stringMatching(/^import /) },
    { command: `order ship ${sn}`, outcome: expect.stringContaining("SF1") },
  ]);
}, 120_000);

test("[OS-05] an order that is not shipped is paid back and closed; the buyer reads why", async () => {
  const { shop, someone, skuId } = await openShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  expect((await someone.client.send(wallet, {})).memberWallet).toBe(88);
  expect(await json(shop, "order", "refund", sn, "Out", "of", "stock")).toMatchObject({ done: true });
  const { order, orderLogs } = await someone.client.send(get, { sn });
  expect(order.orderStatus).toBe("CANCELLED");
  expect(JSON.stringify(orderLogs)).toContain("Out of stock");
  expect((await someone.client.send(wallet, {})).memberWallet).toBe(100);
  const [sku] = await shop.database.db.select().from(skus);
  expect(sku?.quantity).toBe(50);
  expect(await json(shop, "order", "refund", sn, "again")).toMatchObject({ done: false });
  expect(await json(shop, "order", "close", "O1", "unknown")).toMatchObject({
    done: false,
    answer: { message: expect.stringContaining("Refused (20005)") },
  });
}, 120_000);

test("[OS-05] requests, complaints, store entries and bank transfers have their lists and decisions", async () => {
  const { shop, someone, skuId } = await openShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shopCommand(shop.env, "order", "ship", sn, "--carrier", "SF", "--number", "SF1");
  const { orderItems } = await someone.client.send(get, { sn });
  const [agreed] = await someone.client.send(reasons, { type: "RETURN_MONEY" });
  const reason = agreed?.reason ?? "";
  const request = { orderItemSn: orderItems[0]?.sn ?? "", serviceType: "RETURN_MONEY", reason, num: 1 } as const;
  const { sn: requested } = await someone.client.send(apply, request);
  const [waiting] = (await json(shop, "after-sale", "list")).answer;
  expect(waiting).toMatchObject({ case: requested, state: "APPLY", amount: 6 });
  expect(await json(shop, "after-sale", "decide", requested, "pass")).toMatchObject({ done: true });
  const done = await json(shop, "after-sale", "list", "--state", "complete");
  expect(done.answer).toMatchObject([{ case: requested }]);
  const asked = await Promise.all([
    json(shop, "complaint", "list"),
    json(shop, "store-entry", "list"),
    json(shop, "bank-transfer", "list"),
  ]);
  expect(asked).toEqual([1, 2, 3].map(() => ({ done: true, answer: [] })));
  const refused = await Promise.all([
    json(shop, "after-sale", "decide", "A1", "pass"),
    json(shop, "complaint", "rule", "1", "Closed"),
    json(shop, "store-entry", "decide", "nobody", "accept"),
    json(shop, "bank-transfer", "confirm", "T1"),
    json(shop, "order", "burn", sn),
  ]);
  expect(refused.map(({ answer }) => (answer as { message: string }).message.split(":")[0])).toEqual([
    "Refused (20005)",
    "Refused (33103)",
    "Refused (20002)",
    "No transfer is awaited for T1. (bank-transfer confirm <trade, order or top-up>)",
    "Say one of list, ship, trace, deliver, redeem, close, refund.",
  ]);
}, 120_000);
