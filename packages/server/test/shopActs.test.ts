import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { apply, delivery, reasons } from "@sundry/api/contract/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { add as addReview } from "@sundry/api/contract/evaluation";
import { post as writeToShop } from "@sundry/api/contract/feedback";
import { messages, send, talkWith } from "@sundry/api/contract/im";
import { get, receive } from "@sundry/api/contract/order";
import { get as wallet, setPassword, withdraw } from "@sundry/api/contract/wallet";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/catalogue.ts";
import { orders } from "#server/db/schema/order.ts";
import { wallTime } from "#server/shopTime.ts";
import { stockOf } from "./buyers.ts";
import { cupShop } from "./cupShop.ts";
import { paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";

const json = async (shop: OwnShop, ...words: string[]) => {
  const { done, output } = await shopCommand(shop.env, ...words, "--json");
  return { done, answer: JSON.parse(output) };
};

test("[OS-05] orders are listed, shipped, tracked and delivered from a terminal, with every act in the audit log", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  expect(await json(shop, "order", "list", "--state", "undelivered")).toMatchObject({
    done: true,
    answer: [{ order: sn, state: "UNDELIVERED", paid: true, amount: 12, lines: [{ name: "Cup", num: 2, price: 6 }] }],
  });
  const listed = await shopCommand({ ...shop.env, SUNDRY_CURRENCY: "EUR" }, "order", "list");
  expect(listed.output).toMatch(
    new RegExp(`^${sn}  to be sent  paid  €12\\.00  \\S.*  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d  `),
  );
  expect(listed.output).toMatch(/\n {4}\S+ {2}Cup .*2 {2}€6\.00\n/);
  expect(await shopCommand(shop.env, "order", "ship", sn)).toEqual({
    done: false,
    output: expect.stringContaining("Say the carrier and the number."),
  });
  expect(await json(shop, "order", "ship", sn, "--carrier", "Pigeon", "--number", "1")).toMatchObject({
    done: false,
    answer: { message: expect.stringContaining('There is no carrier Pigeon. The command "carrier list" shows all.') },
  });
  expect(await json(shop, "order", "ship", sn, "--carrier", "SF", "--number", "SF1")).toEqual({
    done: true,
    answer: { done: true, message: `Order ${sn}: parcel 1 is on its way with SF Express SF1.` },
  });
  expect((await someone.client.send(get, { sn })).order.orderStatus).toBe("DELIVERED");
  expect(await json(shop, "order", "close", sn, "no", "reason")).toMatchObject({
    done: false,
    answer: { done: false, message: expect.stringMatching(/^Refused \(31012\)/) },
  });
  const log = await json(shop, "audit-log", "list");
  expect(log.answer).toMatchObject([
    { command: `order ship ${sn}`, outcome: expect.stringContaining("SF1") },
    { command: expect.stringMatching(/^import /) },
  ]);
}, 120_000);

test("[OS-05] a packer reads article numbers, and what is still to be made", async () => {
  const { shop, someone, skuId } = await cupShop();
  await writeFile(join(shop.folder, "products.csv"), "Handle,Variant SKU\ncup,CUP-1\n");
  await shop.import();
  await shopCommand(shop.env, "product", "stock", "cup", "3");
  await shopCommand(shop.env, "product", "stock", "cup", "to-order");
  const lines = async (...words: string[]) => {
    const { answer } = await json(shop, "order", "list", ...words);
    return (answer as { lines: { num: number; article: string; stock?: string }[] }[]).flatMap((order) =>
      order.lines.map(({ num, article, stock }) => [num, article, stock]),
    );
  };
  await paidOrder(someone, [[skuId, 2]]);
  expect(await lines()).toEqual([[2, "CUP-1", undefined]]);
  const second = await paidOrder(someone, [[skuId, 4]]);
  expect(await lines()).toEqual([
    [4, "CUP-1", "to be made"],
    [2, "CUP-1", "to be made"],
  ]);
  expect((await shopCommand(shop.env, "order", "show", second)).output).toContain("Cup  CUP-1  4  $6.00  to be made\n");
  await shopCommand(shop.env, "order", "ship", second, "--carrier", "SF", "--number", "SF1");
  expect(await lines("--state", "sent")).toEqual([[4, "CUP-1", undefined]]);
  const file = join(shop.folder, "orders.txt");
  await shopCommand(shop.env, "order", "list", "--state", "sent", "--csv", file);
  expect(await readFile(file, "utf8")).toContain("4 × Cup [CUP-1]");
}, 120_000);

test("[OS-05] an order that is not shipped is paid back and closed; the buyer reads why", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  expect((await someone.client.send(wallet, {})).memberWallet).toBe(88);
  expect(await json(shop, "order", "refund", sn, "--reason", "Out of stock")).toMatchObject({ done: true });
  const { order, orderLogs } = await someone.client.send(get, { sn });
  expect(order.orderStatus).toBe("CANCELLED");
  expect(JSON.stringify(orderLogs)).toContain("Out of stock");
  expect((await someone.client.send(wallet, {})).memberWallet).toBe(100);
  const [sku] = await shop.database.db.select().from(skus);
  expect(sku?.quantity).toBe(50);
  expect(await json(shop, "order", "refund", sn, "--reason", "again")).toMatchObject({ done: false });
  expect((await json(shop, "order", "list")).answer).toMatchObject([
    { state: "CANCELLED", paid: false, amount: 12, refunded: 12 },
  ]);
  expect((await shopCommand(shop.env, "order", "list", "--state", "closed")).output).toContain(
    `${sn}  closed  $12.00  $12.00 paid back`,
  );
  expect(await json(shop, "order", "close", "O1", "unknown")).toMatchObject({
    done: false,
    answer: { message: expect.stringContaining("Refused (31002): We can't find this order.") },
  });
}, 120_000);

test("[OS-05] requests, complaints, store entries and bank transfers have their lists and decisions", async () => {
  const { shop, someone, skuId } = await cupShop();
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
    "Say one of list, show, ship, trace, deliver, redeem, paper, close, refund, note.",
  ]);
}, 120_000);

test("[OS-05] withdrawals, reviews, conversations and messages have their lists and answers", async () => {
  const { shop, someone, skuId } = await cupShop();
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
  expect((await json(shop, "chat", "read", "T1")).answer).toMatchObject({
    message: expect.stringContaining("There is no talk T1."),
  });
  expect((await json(shop, "chat", "list")).answer).toMatchObject([{ unread: 0 }]);
  expect(await json(shop, "chat", "reply", talkId, "Yes,", "it", "is.")).toMatchObject({ done: true });
  expect((await client.send(messages, { talkId })).map(({ text }) => text)).toContain("Yes, it is.");
}, 120_000);

test("[OS-05] orders of a period are listed by the shop's days, and written as CSV for the accountant", async () => {
  const { shop, someone, skuId } = await cupShop();
  const [first, second] = [await paidOrder(someone, [[skuId, 2]]), await paidOrder(someone, [[skuId, 1]])];
  // In Shanghai, the last second of January and the first of February.
  for (const [sn, time] of [
    [first, "2026-01-31T15:59:59Z"],
    [second, "2026-01-31T16:00:00Z"],
  ] as const)
    await shop.database.db
      .update(orders)
      .set({ createdAt: new Date(time), remark: "=1+1" })
      .where(eq(orders.sn, sn));
  const listed = async (...words: string[]) => {
    const { answer } = (await json(shop, "order", "list", ...words)) as { answer: { order: string }[] };
    return answer.map(({ order }) => order);
  };
  expect(await listed("--from", "2026-02-01")).toEqual([second]);
  expect(await listed("--to", "2026-01-31")).toEqual([first]);
  expect(await listed("--from", "2026-01-31", "--to", "2026-02-01")).toEqual([second, first]);
  const file = join(shop.folder, "orders.csv");
  await shopCommand(shop.env, "order", "list", "--to", "2026-01-31", "--csv", file);
  const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true });
  expect(rows).toMatchObject([
    {
      ...{ Order: first, Placed: "2026-01-31 23:59:59", State: "to be sent", Payment: "WALLET", Goods: "12.00" },
      ...{ Amount: "12.00", Refunded: "0.00", Lines: expect.stringMatching(/^2 × Cup \[S\d{10}\]$/), Remark: "'=1+1" },
    },
  ]);
}, 120_000);

test("[OS-05] what is no day and no option of a command is refused, and nothing happens", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  const calls = [
    ["order", "list", "--from", "2026-02-30"],
    ["order", "list", "--foo"],
    ["order", "list", "--csv"],
    ["complaint", "list", "--from", "2026-01-01"],
    ["order", "close", sn, "No", "stock", "--foo"],
    ["order", "ship", sn, "--carrier", "SF", "--number", "SF1", "--line", "x"],
  ];
  for (const words of calls) {
    const { done, output } = await shopCommand(shop.env, ...words);
    expect([words, done, output]).toEqual([
      words,
      false,
      expect.stringMatching(/needs a|There is no option --(foo|from|line)\./),
    ]);
  }
  expect((await json(shop, "order", "list")).answer).toMatchObject([{ state: "UNDELIVERED" }]);
}, 120_000);

test("[OS-05] a list of an unknown state says which there are", async () => {
  const { shop } = await cupShop();
  expect(await json(shop, "order", "list", "--state", "posted")).toMatchObject({
    done: false,
    answer: { message: expect.stringMatching(/^Say one of these as --state: UNPAID \(not paid\), /) },
  });
  expect(await json(shop, "bank-transfer", "list", "--state", "open")).toMatchObject({
    done: false,
    answer: { message: "bank-transfer list has no states." },
  });
}, 120_000);

test("[OS-05] the audit log begins with the newest act, and --limit says how many are listed", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 1]]);
  for (const note of ["first", "second", "third"]) await shopCommand(shop.env, "order", "note", sn, note);
  const acts = (await json(shop, "audit-log", "list", "--limit", "2")).answer as { command: string }[];
  expect(acts.map(({ command }) => command)).toEqual([`order note ${sn} third`, `order note ${sn} second`]);
  expect((await json(shop, "audit-log", "list")).answer).toHaveLength(4);
  for (const limit of ["0", "many"])
    expect((await shopCommand(shop.env, "audit-log", "list", "--limit", limit)).output).toContain(
      "--limit needs a number",
    );
  expect((await shopCommand(shop.env, "review", "list", "--limit", "2")).output).toContain(
    "There is no option --limit.",
  );
}, 120_000);

test("[OS-05] damaged pieces of a return are paid back and do not return to the stock", async () => {
  const { shop, someone, skuId } = await cupShop();
  const { client } = someone;
  /** Orders three cups, sends two back, and confirms that. */
  const returned = async (...options: string[]) => {
    const sn = await paidOrder(someone, [[skuId, 3]]);
    await shopCommand(shop.env, "order", "ship", sn, "--carrier", "SF", "--number", `SF-${sn}`);
    const [why] = await client.send(reasons, { type: "RETURN_GOODS" });
    const orderItemSn = (await client.send(get, { sn })).orderItems[0]?.sn ?? "";
    const asked = { orderItemSn, serviceType: "RETURN_GOODS", reason: why?.reason ?? "", num: 2 } as const;
    const { sn: request } = await client.send(apply, asked);
    await shopCommand(shop.env, "after-sale", "decide", request, "pass");
    const [carrier] = await client.send(carriers, {});
    const parcel = {
      logisticsId: carrier?.id ?? "",
      logisticsNo: "SF-9",
      mDeliverTime: wallTime(Date.now(), "Asia/Shanghai").day,
    };
    await client.send(delivery, { afterSaleSn: request, ...parcel });
    const before = await stockOf(shop, skuId);
    const { answer } = await json(shop, "after-sale", "return", request, "confirm", ...options);
    const { message } = answer as { message: string };
    return { request, message, back: (await stockOf(shop, skuId)) - before };
  };
  expect(await returned()).toMatchObject({ message: expect.stringMatching(/money refunded\.$/), back: 2 });
  const some = await returned("--damaged", "1");
  expect(some).toMatchObject({ message: expect.stringContaining("Damaged: 1 of 2; 1 returns to the stock."), back: 1 });
  const all = await returned("--damaged");
  expect(all).toMatchObject({
    message: expect.stringContaining("Damaged: 2 of 2; nothing returns to the stock"),
    back: 0,
  });
  expect(await returned("--damaged", "3")).toMatchObject({
    message: expect.stringContaining("--damaged is a number up to 2, or has none for all pieces."),
    back: 0,
  });
  expect((await shopCommand(shop.env, "after-sale", "list")).output).toContain("2 damaged");
  expect((await json(shop, "customer", "show", someone.username)).answer).toMatchObject({ refunded: 36 });
}, 120_000);
