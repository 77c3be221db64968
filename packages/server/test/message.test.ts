import * as calls from "@sundry/api/contract/message";
import { withdrawList } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { messages } from "#server/db/schema/message.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Notice } from "#server/modules/account/message/notice.ts";
import { forgetOldMessages } from "#server/modules/account/message/retention.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { decideWithdrawal, requestWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { buyer, refusalOf, type TestBuyer } from "./buyers.ts";
import { asStore } from "./orders.ts";
import { completedLine } from "./reviewable.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const store = { en: "Lantern Row", zh: "灯笼街" };
const shipped: Notice = { kind: "ORDER_SHIPPED", sn: "O100", store, number: "SF7", page: null };

const tell = (to: TestBuyer, notice: Notice) =>
  inTransaction(shop.database.db, (tx) => notify(tx, shop.services, to.id, notice));

async function told(...notices: Notice[]) {
  const reader = await buyer(shop);
  for (const notice of notices) {
    shop.clock.at += 1000;
    await tell(reader, notice);
  }
  return reader;
}

describe("the list", () => {
  test("[MC-13] newest first, in pages, and unread until opened", async () => {
    const { client, id } = await told(shipped, { kind: "ORDER_COMPLETED", sn: "O100", store });
    const { records, total, pages } = await client.send(calls.list, { pageSize: 1 });
    expect({ total, pages }).toEqual({ total: 2, pages: 2 });
    expect(records).toMatchObject([{ title: "Order completed", memberId: id, status: "UN_READY" }]);
  });

  test("[MC-13] texts are in the reader's language, whatever it was when they were created", async () => {
    const reader = await told(shipped);
    const answer = await shop.app.request("/api/message", {
      headers: { accessToken: reader.accessToken, "accept-language": "zh" },
    });
    expect(await answer.json()).toMatchObject({
      result: { records: [{ title: "订单已发货", content: "灯笼街已寄出订单O100，快递单号：SF7。" }] },
    });
    const { records } = await reader.client.send(calls.list, {});
    expect(records[0]?.content).toBe("Lantern Row has sent order O100. Tracking number: SF7.");
  });

  test("[MC-13] amounts are written as in the reader's language, and texts written by people stay unchanged", async () => {
    const { client } = await told(
      { kind: "WITHDRAWAL_FAILED", sn: "W1", cents: 123_450, reason: "[{sn}] <b>closed</b>" },
      { kind: "AFTER_SALE_REFUSED", sn: "A1", reason: null },
    );
    const { records } = await client.send(calls.list, {});
    expect(records.map(({ content }) => content)).toEqual([
      "The store declined return or refund request A1.",
      "$1,234.50 from withdrawal W1 has been returned to your wallet: [{sn}] <b>closed</b>",
    ]);
  });

  test("[MC-13] filtered by state, by part of the title and by number", async () => {
    const { client } = await told(shipped, { kind: "ORDER_COMPLETED", sn: "O100", store });
    const found = await client.send(calls.list, { title: "ON ITS WAY" });
    expect(found.records.map(({ title }) => title)).toEqual(["Your order is on its way"]);
    const messageId = found.records[0]?.id ?? "";
    expect((await client.send(calls.list, { messageId })).total).toBe(1);
    expect((await client.send(calls.list, { title: "nothing like it" })).total).toBe(0);
    expect((await client.send(calls.list, { status: "ALREADY_READY" })).total).toBe(0);
    const answer = await shop.app.request("/api/message?status=EATEN");
    expect(answer.status).toBe(403);
    expect(await refusalOf(client.send(calls.list, { status: "EATEN" as "UN_READY" }))).toBe(4002);
  });
});

describe("reading and removing", () => {
  test("[MC-13] an opened message is read, a deleted one is in the bin, and reading it there does not restore it", async () => {
    const { client } = await told(shipped);
    const state = async () => (await client.send(calls.list, {})).records[0]?.status;
    const id = (await client.send(calls.list, {})).records[0]?.id ?? "";
    expect(await client.send(calls.read, { id })).toBe(true);
    expect(await state()).toBe("ALREADY_READY");
    expect(await client.send(calls.read, { id })).toBe(true);
    expect(await client.send(calls.remove, { id })).toBe(true);
    expect(await client.send(calls.read, { id })).toBe(true);
    expect(await state()).toBe("ALREADY_REMOVE");
  });

  test("[MC-13] somebody else's message is as unknown as one that never existed", async () => {
    const owner = await told(shipped);
    const { records } = await owner.client.send(calls.list, {});
    const id = records[0]?.id ?? "";
    const stranger = await buyer(shop);
    for (const call of [calls.read, calls.remove]) {
      expect(await stranger.client.send(call, { id })).toBe(false);
      expect(await stranger.client.send(call, { id: "1" })).toBe(false);
    }
    expect((await stranger.client.send(calls.list, {})).total).toBe(0);
    expect((await owner.client.send(calls.list, { status: "UN_READY" })).total).toBe(1);
  });

  test("[MC-13] visitors are refused", async () => {
    for (const [method, path] of [
      ["GET", "/api/message"],
      ["PUT", "/api/message/1"],
      ["DELETE", "/api/message/1"],
    ] as const)
      expect((await shop.app.request(path, { method })).status).toBe(403);
  });
});

describe("retention", () => {
  test("[MC-13] messages older than the shop keeps them are deleted, read or not; 0 keeps them forever", async () => {
    const reader = await told(shipped);
    shop.clock.at += 364 * 86_400_000;
    await tell(reader, { kind: "ORDER_COMPLETED", sn: "O100", store });
    const forget = (keepMessageDays: number) =>
      asStore(shop, (tx, services) =>
        forgetOldMessages(tx, { ...services, config: { ...services.config, keepMessageDays } }),
      );
    // The session has ended by then.
    const kept = async () => {
      const rows = await shop.database.db.select().from(messages).where(eq(messages.memberId, reader.id));
      return rows.map(({ kind }) => kind);
    };
    await forget(365);
    expect(await kept()).toHaveLength(2);
    shop.clock.at += 86_400_001;
    await forget(0);
    expect(await kept()).toHaveLength(2);
    await forget(365);
    expect(await kept()).toEqual(["ORDER_COMPLETED"]);
  });
});

describe("messages from the marketplace", () => {
  test("[MC-13] [BU-07] each step in the life of an order sends one message", async () => {
    const line = await completedLine(shop);
    const { records } = await line.buyer.client.send(calls.list, {});
    const titles = records.map(({ title }) => title);
    expect(titles).toContain("Payment received");
    expect(titles).toContain("Your order is on its way");
    expect(titles).toContain("Order completed");
    expect(new Set(titles).size).toBe(titles.length);
    expect(records.every(({ content }) => content.includes(line.orderSn))).toBe(true);
  });

  test("[MC-10] [MC-13] a declined withdrawal says where the money is", async () => {
    const owner = await buyer(shop, { cents: 5000 });
    const { services } = shop;
    const request = { price: 12.5, realName: "Mei", connectNumber: "mei@example.com" };
    await asStore(shop, (tx) => requestWithdrawal(tx, services, owner, request, { hash: null, outcome: "none" }, "en"));
    const id = (await owner.client.send(withdrawList, {})).records[0]?.id ?? "";
    await asStore(shop, (tx) => decideWithdrawal(tx, services, id, { state: "REJECT", remark: "unknown account" }));
    const { records } = await owner.client.send(calls.list, {});
    expect(records).toHaveLength(1);
    expect(records[0]?.content).toMatch(
      /^\$12\.50 from withdrawal W\d+ has been returned to your wallet: unknown account$/,
    );
  });
});
