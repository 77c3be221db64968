import { apply, reasons } from "@sundry/api/contract/afterSale";
import { add as addReview } from "@sundry/api/contract/evaluation";
import { post as writeToShop } from "@sundry/api/contract/feedback";
import { messages, send, talkWith } from "@sundry/api/contract/im";
import { get, receive } from "@sundry/api/contract/order";
import { get as wallet, setPassword, withdraw } from "@sundry/api/contract/wallet";
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
  expect(await json(shop, "order", "ship", sn, "--carrier", "Pigeon", "--number", "1")).toMatchObject({
    done: false,
    answer: { message: expect.stringContaining("The carrier is one of SF, ZTO, ") },
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

test("[OS-05] withdrawals, reviews, conversations and messages have their lists and answers", async () => {
  const { shop, someone, skuId } = await openShop();
  const { client } = someone;
  const sn = await paidOrder(someone, [[skuId, 1]]);
  await shopCommand(shop.env, "order", "ship", sn, "--carrier", "SF", "--number", "SF1");
  await client.send(receive, { sn });
  const { orderItems } = await client.send(get, { sn });
  const [line] = orderItems;
  const opinion = { orderItemSn: line?.sn ?? "", goodsId: line?.goodsId ?? "", skuId, grade: "GOOD" } as const;
  await client.send(addReview, { ...opinion, content: "A fine cup." });
  const [review] = (await json(shop, "review", "list", "--state", "open")).answer;
  expect(review).toMatchObject({ grade: "GOOD", name: "Cup", content: "A fine cup." });
  expect(await json(shop, "review", "reply", review.review, "Thank", "you.")).toMatchObject({ done: true });
  expect((await json(shop, "review", "list", "--state", "open")).answer).toEqual([]);
  expect((await json(shop, "review", "list", "--state", "answered")).answer).toMatchObject([{ reply: "Thank you." }]);

  const password = "a payment password";
  await client.send(setPassword, { password });
  await client.send(withdraw, { price: 30, realName: "Mei Tanaka", connectNumber: "mei@example.com", password });
  const [asked] = (await json(shop, "withdrawal", "list", "--state", "open")).answer;
  expect(asked).toMatchObject({ state: "OPEN", amount: 30, to: "Mei Tanaka, mei@example.com" });
  expect(await json(shop, "withdrawal", "decide", asked.withdrawal, "paid")).toMatchObject({ done: true });
  expect((await json(shop, "withdrawal", "list")).answer).toMatchObject([{ state: "SUCCESS" }]);
  expect((await client.send(wallet, {})).memberWallet).toBe(64);

  const letter = {
    type: "CONTACT",
    name: "Mei",
    email: "mei@example.com",
    subject: "Glaze",
    content: "Is it\nfood-safe?",
  };
  await client.send(writeToShop, letter);
  expect((await json(shop, "contact", "list")).answer).toMatchObject([
    { from: "Mei <mei@example.com>", subject: "Glaze", content: "Is it food-safe?" },
  ]);

  const { id: talkId } = await client.send(talkWith, { userId: "1001" });
  await client.send(send, { talkId, text: "Is it glazed inside?" });
  expect((await json(shop, "chat", "list")).answer).toMatchObject([
    { talk: talkId, unread: 1, buyer: someone.username, last: "Is it glazed inside?" },
  ]);
  expect((await shopCommand(shop.env, "chat", "read", talkId)).output).toContain("Is it glazed inside?");
  expect((await json(shop, "chat", "list")).answer).toMatchObject([{ unread: 0 }]);
  expect(await json(shop, "chat", "reply", talkId, "Yes,", "it", "is.")).toMatchObject({ done: true });
  expect((await client.send(messages, { talkId })).map(({ text }) => text)).toContain("Yes, it is.");
}, 120_000);

test("[OS-05] a list of an unknown state says which there are", async () => {
  const { shop } = await openShop();
  expect(await json(shop, "order", "list", "--state", "sent")).toMatchObject({
    done: false,
    answer: { message: expect.stringMatching(/^Say one of these as --state: UNPAID, /) },
  });
  expect(await json(shop, "bank-transfer", "list", "--state", "open")).toMatchObject({
    done: false,
    answer: { message: "bank-transfer list has no states." },
  });
}, 120_000);
