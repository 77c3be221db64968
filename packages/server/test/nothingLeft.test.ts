import { readdir } from "node:fs/promises";
import { add as addAddress } from "@sundry/api/contract/address";
import { apply } from "@sundry/api/contract/afterSale";
import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import * as complaint from "@sundry/api/contract/complaint";
import { add as addReview } from "@sundry/api/contract/evaluation";
import * as feedback from "@sundry/api/contract/feedback";
import { search } from "@sundry/api/contract/goods";
import { send as say, talkWith } from "@sundry/api/contract/im";
import { editOwn } from "@sundry/api/contract/member";
import { cancel } from "@sundry/api/contract/order";
import { close } from "@sundry/api/contract/privacy";
import { save as saveReceipt } from "@sundry/api/contract/receipt";
import { register } from "@sundry/api/contract/session";
import { file as sendPhoto } from "@sundry/api/contract/upload";
import { get as wallet, setPassword, withdraw } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { withdrawals } from "#server/db/schema/wallet.ts";
import { decideAfterSale } from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { completeOrder } from "#server/modules/buying/order/completion.ts";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { shopTimers } from "#server/modules/shopwide/timers.ts";
import { fund } from "#server/modules/account/wallet/ledger.ts";
import { decideWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { inYiwu, oneSku, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { lineOf } from "./afterSales.ts";
import { asStore, bill, oneOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { placesOf } from "./traces.ts";

const shop = useShop({ welcomeCents: 0 });
beforeAll(() => withoutPromotions(shop));

const password = "umbrellas-in-rain";
const dayMs = 86_400_000;
const mei = {
  username: "zhuo.mei.4417",
  nickName: "Meimei4417",
  mobile: "13912344417",
  email: "mei@tanaka-4417.example",
  otherEmail: "work@tanaka-4417.example",
  name: "Mei Tanaka-Fourfour",
  detail: "4417 Lantern Alley",
  account: "6222-4417-0000",
};
const traces = [...Object.values(mei), "1234 4417", "1234-4417"];
const spellings = ["139 1234 4417", "139-1234-4417", "(0)139 1234-4417"];
const text = `${mei.name}, ${mei.mobile}, ${mei.detail}, ${spellings.join(", +86 ")}`;

/** Double clicks are refused for three seconds. */
const pause = () => {
  shop.clock.at += 5_000;
};

async function registered(): Promise<TestBuyer> {
  const client = shop.visit();
  const tokens = await client.send(register, { username: mei.username, password });
  client.session.setTokens(tokens);
  client.session.setUser({ username: mei.username, nickName: mei.username, face: "" });
  const { db } = shop.database;
  const [row] = await db.select().from(members).where(eq(members.username, mei.username));
  const id = row?.id ?? "";
  await db
    .update(members)
    .set({ mobile: `+86${mei.mobile}`, email: mei.email })
    .where(eq(members.id, id));
  return { id, username: mei.username, client, accessToken: tokens.accessToken };
}

async function photo({ client }: TestBuyer, background: string, directoryPath?: string): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], `${mei.name}.png`, { type: "image/png" });
  return client.send(sendPhoto, { file, ...(directoryPath !== undefined && { directoryPath }) });
}

/** Buys two pieces with a remark, and pays for them. */
async function paid(someone: TestBuyer): Promise<{ sn: string; goodsId: string; skuId: string }> {
  const { client } = someone;
  const { skuId, goodsId, storeId } = await oneSku(shop, "threadwell", { cents: 1250, quantity: 100 });
  await client.send(addSku, { skuId, num: 2 });
  const remark = [{ storeId, remark: text }];
  const trade = await client.send(createTrade, { submitKey: crypto.randomUUID(), remark });
  await client.send(pay, bill(trade.sn));
  pause();
  return { sn: await oneOrder(someone), goodsId, skuId };
}

/** Everything that a buyer does in a shop, with their name in every place that takes a text. */
async function aLifeInTheShop(someone: TestBuyer): Promise<string[]> {
  const { client, id, username } = someone;
  await asStore(shop, (tx, services) => fund(tx, services, { memberId: id, cents: 100_000, reference: "life" }));
  const photos = [await photo(someone, "teal"), await photo(someone, "gold"), await photo(someone, "pink")];
  await client.send(editOwn, { nickName: mei.nickName, face: photos[0], address: mei.detail, region: "Yiwu" });
  await client.send(addAddress, { ...inYiwu, name: mei.name, mobile: mei.mobile, detail: mei.detail, isDefault: true });
  await client.send(saveReceipt, { receiptTitle: mei.name, taxpayerId: mei.account, receiptContent: "Goods" });
  await client.send(search, { keyword: mei.detail });

  const { sn, goodsId, skuId } = await paid(someone);
  const given = { carrier: "SF", number: "SF100200300" };
  await asStore(shop, async (tx, services) => {
    await ship(tx, services, sn, given);
    await completeOrder(tx, services, await lockOrder(tx, sn), { event: "RECEIVED", by: { id, username } });
  });
  const lineSn = (await lineOf(someone, sn)).sn;
  const review = { grade: "GOOD", content: `A fine cup. ${text}`, images: photos[1] } as const;
  await client.send(addReview, { orderItemSn: lineSn, goodsId, skuId, ...review });
  const wish = { num: 1, serviceType: "RETURN_MONEY", reason: "Items are missing" } as const;
  const about = { problemDesc: text, images: photos[2] };
  const asked = await client.send(apply, { orderItemSn: lineSn, ...wish, ...about });
  await asStore(shop, (tx, services) => decideAfterSale(tx, services, asked.sn, { pass: true }));
  const topic = { complainTopic: "The description is misleading", content: text };
  const { id: complaintId } = await client.send(complaint.create, { orderSn: sn, goodsId, skuId, ...topic });
  await client.send(complaint.communicate, { complainId: complaintId, content: text });
  await client.send(complaint.cancel, { id: complaintId });

  const second = await paid(someone);
  await client.send(cancel, { orderSn: second.sn, reason: text });
  const { id: talkId } = await client.send(talkWith, { userId: "0" });
  await client.send(say, { talkId, text });
  await client.send(feedback.create, { context: text, mobile: mei.mobile, type: "OTHER" });
  await client.send(feedback.post, {
    type: "CONTACT",
    name: mei.name,
    email: mei.otherEmail,
    subject: text,
    content: text,
  });
  await client.send(setPassword, { password: "a payment password" });
  const { memberWallet } = await client.send(wallet);
  const payee = { realName: mei.name, connectNumber: mei.account };
  await client.send(withdraw, { price: memberWallet, ...payee, password: "a payment password" });
  const [out] = await shop.database.db.select().from(withdrawals).where(eq(withdrawals.memberId, id));
  await asStore(shop, (tx, services) => decideWithdrawal(tx, services, out?.id ?? "", { state: "SUCCESS" }));
  await client.send(addSku, { skuId, num: 1 });
  await shop.settled();
  return photos;
}

/** Does what the shop's timers do in a round. */
async function passRound(): Promise<void> {
  const { db, services, failed } = sweeping(shop);
  for (const { round } of shopTimers) await round({ db, services, failed });
}

const files = async () =>
  (await readdir(shop.services.config.dataDir, { recursive: true })).filter((name) => /\.\w+$/.test(name));

test("[MC-19] [OS-10] of a buyer who ordered, returned, reviewed, complained, wrote and withdrew, nothing is left in tables, photos, outbox and logs once the account is closed", async () => {
  const someone = await registered();
  const photos = await aLifeInTheShop(someone);
  await passRound();
  const places = await placesOf(shop, traces);
  expect(places).toEqual(expect.arrayContaining(["outgoing_messages: body", "orders: remark", "im_lines: text"]));
  expect(places.length).toBeGreaterThan(30);
  expect(await files()).not.toEqual([]);

  await someone.client.send(close, { password });
  shop.clock.at += 14 * dayMs;
  await passRound();
  shop.clock.at += dayMs;
  await passRound();
  // Photos go with the next round of their timer.
  shop.clock.at += dayMs / 4;
  await passRound();

  expect(await placesOf(shop, traces)).toEqual([]);
  expect(await (await shop.app.request("/outbox")).text()).not.toContain("4417");
  expect(await files()).toEqual([]);
  for (const address of photos) expect((await shop.app.request(address)).status).toBe(404);
  for (const line of [...shop.log, ...shop.faults]) for (const trace of traces) expect(line).not.toContain(trace);
  expect(shop.log.length).toBeGreaterThan(30);
  expect(shop.faults).toEqual([]);
});
