import { reasons } from "@sundry/api/contract/afterSale";
import * as calls from "@sundry/api/contract/complaint";
import { get as getOrder } from "@sundry/api/contract/order";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orderItems } from "#server/db/schema/order.ts";
import {
  answerComplaint,
  closeComplaintWindows,
  decideComplaint,
  addComplaintMessage,
  advanceComplaint,
} from "#server/modules/aftercare/complaint/storeAndPlatform.ts";
import { buyer, refusalOf, withoutPromotions } from "./buyers.ts";
import { asStore, storeRefusal } from "./orders.ts";
import { type BoughtLine, boughtLine, completedLine, shipAll } from "./reviewable.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const about = ({ orderSn, goodsId, skuId }: BoughtLine) => ({
  orderSn,
  goodsId,
  skuId,
  complainTopic: "The description is misleading",
  content: "The chain is half as long as it says.",
});

/** A shipped line, and a complaint about it. */
async function complained() {
  const line = await boughtLine(shop);
  await shipAll(shop, line);
  const { client } = line.buyer;
  const { id } = await client.send(calls.create, about(line));
  const state = async () => (await client.send(calls.get, { id })).complainStatus;
  const lineState = async () => (await client.send(getOrder, { sn: line.orderSn })).orderItems[0]?.complainStatus;
  return { line, client, id, state, lineState };
}

describe("filing a complaint", () => {
  test("[MC-05] a complaint shows its subject in the reader's language, and its line is marked", async () => {
    const { line, client, id, lineState } = await complained();
    const { records, total } = await client.send(calls.list, { orderSn: line.orderSn.slice(3), status: "NEW" });
    expect({ total, records }).toMatchObject({
      total: 1,
      records: [{ id, num: 2, goodsPrice: 1.5, orderSn: line.orderSn }],
    });
    expect(await client.send(calls.get, { id })).toMatchObject({ complainTopic: "The description is misleading" });
    const answer = await shop.app.request(`/api/complain/${id}`, {
      headers: { accessToken: line.buyer.accessToken, "accept-language": "zh" },
    });
    expect(await answer.json()).toMatchObject({ result: { complainTopic: "商品描述不实" } });
    expect(await lineState()).toBe("APPLYING");
  });

  test("[MC-05] every offered topic is accepted, in either language", async () => {
    const line = await completedLine(shop);
    const offered = await line.buyer.client.send(reasons, { type: "COMPLAIN" });
    const complainTopic = offered.at(-1)?.reason ?? "";
    expect(await line.buyer.client.send(calls.create, { ...about(line), complainTopic })).toMatchObject({
      complainTopic,
    });
  });

  test("[MC-05] one complaint per line, even if it is sent twice at once", async () => {
    const line = await completedLine(shop);
    const sent = Array.from({ length: 3 }, () => refusalOf(line.buyer.client.send(calls.create, about(line))));
    expect((await Promise.all(sent)).sort((a, b) => a - b)).toEqual([0, 33104, 33104]);
  });

  test("[MC-05] refused: before anything is shipped, other people's orders, other goods, unknown orders", async () => {
    const line = await boughtLine(shop);
    const file = (more: object, client = line.buyer.client) =>
      refusalOf(client.send(calls.create, { ...about(line), ...more }));
    expect(await file({})).toBe(33104);
    expect(await file({}, (await buyer(shop)).client)).toBe(20005);
    expect(await file({ skuId: "1" })).toBe(33100);
    expect(await file({ orderSn: "O1" })).toBe(31002);
  });

  test.each([
    ["a topic that is not on the list", { complainTopic: "I feel like it" }],
    ["no words", { content: " " }],
    ["141 characters", { content: "x".repeat(141) }],
    ["somebody else's picture", { images: `/media/uploads/${"a".repeat(40)}.webp` }],
    ["six pictures", { images: "a,b,c,d,e,f" }],
  ])("[MC-05] refused: %s", async (_, more) => {
    const line = await completedLine(shop);
    expect(await refusalOf(line.buyer.client.send(calls.create, { ...about(line), ...more }))).toBe(4002);
  });

  test("[MC-05] refused from fifteen days after the order was completed", async () => {
    const [line, other] = [await completedLine(shop), await complained()];
    const stateOf = async ({ orderItemSn }: BoughtLine) => {
      const { complainState, sn } = orderItems;
      const [row] = await shop.database.db.select({ complainState }).from(orderItems).where(eq(sn, orderItemSn));
      return row?.complainState;
    };
    shop.clock.at += 15 * 24 * 60 * 60_000 - 1000;
    await asStore(shop, closeComplaintWindows);
    expect(await stateOf(line)).toBe("NO_APPLY");
    shop.clock.at += 1000;
    await asStore(shop, closeComplaintWindows);
    expect(await stateOf(line)).toBe("EXPIRED");
    expect(await stateOf(other.line)).toBe("APPLYING");
  });
});

describe("messages and decision", () => {
  test("[MC-05] buyer, store and platform exchange messages, which keep their order", async () => {
    const { client, id } = await complained();
    await client.send(calls.communicate, { complainId: id, content: " Please measure it. " });
    await asStore(shop, (tx, services) =>
      addComplaintMessage(tx, services, { id, speaker: "STORE", content: "We did." }),
    );
    await asStore(shop, (tx, services) =>
      addComplaintMessage(tx, services, { id, speaker: "PLATFORM", content: "And?" }),
    );
    const { orderComplaintCommunications: lines } = await client.send(calls.get, { id });
    expect(lines.map(({ owner, content }) => [owner, content])).toEqual([
      ["BUYER", "Please measure it."],
      ["STORE", "We did."],
      ["PLATFORM", "And?"],
    ]);
    expect(lines[1]?.ownerName).not.toBe("");
  });

  test("[MC-05] the store answers, the platform decides, and then it is closed for everyone", async () => {
    const { client, id, state, lineState } = await complained();
    await asStore(shop, (tx, services) => advanceComplaint(tx, services, { id, state: "WAIT_APPEAL" }));
    expect(await state()).toBe("WAIT_APPEAL");
    const answer = () =>
      asStore(shop, (tx, services) => answerComplaint(tx, services, { id, content: "Cut by hand." }));
    await answer();
    expect(await storeRefusal(answer())).toBe(33106);
    expect(await client.send(calls.get, { id })).toMatchObject({
      complainStatus: "WAIT_ARBITRATION",
      appealContent: "Cut by hand.",
    });
    const rule = () =>
      asStore(shop, (tx, services) => decideComplaint(tx, services, { id, ruling: "The store refunds half." }));
    await rule();
    expect(await client.send(calls.get, { id })).toMatchObject({
      complainStatus: "COMPLETE",
      arbitrationResult: "The store refunds half.",
    });
    expect(await lineState()).toBe("COMPLETE");
    expect(await storeRefusal(rule())).toBe(33106);
    expect(await refusalOf(client.send(calls.cancel, { id }))).toBe(33106);
    expect(await refusalOf(client.send(calls.communicate, { complainId: id, content: "But" }))).toBe(33106);
  });

  test("[MC-05] can be withdrawn once, from any open state; then no messages are accepted", async () => {
    const { client, id, state, lineState } = await complained();
    await client.send(calls.cancel, { id });
    expect([await state(), await lineState()]).toEqual(["CANCEL", "CANCEL"]);
    expect(await refusalOf(client.send(calls.cancel, { id }))).toBe(33106);
    expect(await refusalOf(client.send(calls.communicate, { complainId: id, content: "Still" }))).toBe(33106);
  });

  test("[MC-05] others can't read, change or answer it; an unknown number is unknown", async () => {
    const { id } = await complained();
    const { client } = await buyer(shop);
    for (const [own, code] of [
      [id, 20005],
      ["1", 33103],
    ] as const) {
      expect(await refusalOf(client.send(calls.get, { id: own }))).toBe(code);
      expect(await refusalOf(client.send(calls.cancel, { id: own }))).toBe(code);
      expect(await refusalOf(client.send(calls.communicate, { complainId: own, content: "Hello" }))).toBe(code);
    }
    expect((await client.send(calls.list, {})).total).toBe(0);
    expect((await shop.app.request("/api/complain")).status).toBe(403);
    expect(
      await storeRefusal(asStore(shop, (tx, services) => decideComplaint(tx, services, { id: "1", ruling: "No" }))),
    ).toBe(33103);
  });

  test("[VA-01] a message of 140 characters is accepted; a longer or empty one is refused, and so are too many", async () => {
    const { client, id } = await complained();
    const say = (content: string) => refusalOf(client.send(calls.communicate, { complainId: id, content }));
    expect(await say("字".repeat(140))).toBe(0);
    expect(await say("字".repeat(141))).toBe(4002);
    expect(await say("  ")).toBe(4002);
    for (let n = 1; n < 20; n += 1) expect(await say(`line ${n}`)).toBe(0);
    expect(await say("one more")).toBe(1003);
  });
});
