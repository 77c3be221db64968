import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as calls from "@sundry/api/contract/im";
import { cancel, remove } from "@sundry/api/contract/order";
import { logout } from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { stores } from "#server/db/schema/catalogue.ts";
import { imKeys, imLines } from "#server/db/schema/im.ts";
import { marketCommands } from "#server/market/commands/all.ts";
import { runCommand } from "#server/market/run.ts";
import { forgetOldLines } from "#server/modules/aftercare/im/retention.ts";
import { sendAsStore } from "#server/modules/aftercare/im/service.ts";
import { buyer, oneSku, order, refusalOf, type TestBuyer } from "./buyers.ts";
import { asStore, customer, oneOrder, storeRefusal } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-chat-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ dataDir });
const silent = useShop({ chat: "off" });
const withoutDesk = useShop({ chat: "on" });
const builtFolder = join(tmpdir(), `sundry-built-${process.pid}`);
const built = useShop({ storefrontDir: builtFolder });

interface PageAnswer {
  success: boolean;
  code: number;
  result: {
    key: string;
    name: string;
    goods: { name: string } | null;
    order: { sn: string; title: string; contents: string } | null;
    lastOrder: { sn: string; state: string; picture: string } | null;
    lines: Line[];
  };
}
interface Line {
  position: number;
  mine: boolean;
  type: string;
  text: string;
  goods: { skuId: string; price: string } | null;
  order: { sn: string } | null;
}

/** A call from the chat page. */
async function page(path: string, body?: object, { key = "", language = "en" } = {}) {
  const headers = { chatkey: key, "content-type": "application/json", "accept-language": language };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  return (await (await shop.app.request(`/im/api/${path}`, init)).json()) as PageAnswer;
}

/** Uploads a picture from the chat page. */
async function upload(body: Uint8Array<ArrayBuffer>, key: string) {
  const init = { method: "POST", headers: { chatkey: key }, body };
  const answered = (await (await shop.app.request("/im/api/pictures", init)).json()) as {
    code: number;
    result: { address: string };
  };
  return { code: answered.code, address: answered.result?.address ?? "" };
}

async function opened(who: TestBuyer, more: object = {}) {
  const { token } = await who.client.send(calls.ticket);
  const { result } = await page("open", { token, id: "0", ...more });
  return result;
}

const lines = async (key: string, after = 0) =>
  (await page(`lines?after=${after}`, undefined, { key })).result as unknown as Line[];

describe("the calls", () => {
  test("[SB-07] the link leads to the chat page; a shop without a chat says so", async () => {
    expect(await shop.visit().send(calls.link)).toBe("/im/chat");
    expect(await refusalOf(silent.visit().send(calls.link))).toBe(1006);
    const { client } = await buyer(silent);
    expect(await refusalOf(client.send(calls.ticket))).toBe(1006);
    expect(await refusalOf(client.send(calls.talkWith, { userId: "0" }))).toBe(1006);
    expect((await silent.app.request("/im/chat")).status).not.toBe(200);
  });

  test("[SB-07] a talk with a store is opened once, even by two calls at once", async () => {
    const { client } = await buyer(shop);
    const userId = await anyStore();
    const found = await Promise.all([client.send(calls.talkWith, { userId }), client.send(calls.talkWith, { userId })]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ userId, storeFlag: true, unread: 0 });
    expect((await client.send(calls.talkWith, { userId: "0" })).storeFlag).toBe(false);
    const all = await client.send(calls.talks);
    expect(all).toHaveLength(2);
    expect(await client.send(calls.talks, { userName: "customer serv" })).toHaveLength(1);
  });

  test("[SB-07] unknown and closed stores have no chat", async () => {
    const { client } = await buyer(shop);
    expect(await refusalOf(client.send(calls.talkWith, { userId: "17" }))).toBe(50001);
    const userId = await anyStore();
    await shop.database.db.update(stores).set({ state: "CLOSED" }).where(eq(stores.id, userId));
    expect(await refusalOf(client.send(calls.talkWith, { userId }))).toBe(1007);
    await shop.database.db.update(stores).set({ state: "OPEN" }).where(eq(stores.id, userId));
  });

  test("[SB-07] messages are read backwards in pages, each page oldest first", async () => {
    const { client, id } = await buyer(shop);
    const { id: talkId } = await client.send(calls.talkWith, { userId: "0" });
    for (const text of ["one", "two", "three"]) await client.send(calls.send, { talkId, text });
    const newest = await client.send(calls.messages, { talkId, num: 2 });
    expect(newest).toMatchObject([
      { text: "two", fromUser: id, toUser: "0", messageType: "MESSAGE", isRead: false },
      { text: "three" },
    ]);
    const before = await client.send(calls.messages, { talkId, lastMessageId: newest[0]?.id ?? "" });
    expect(before.map(({ text }) => text)).toEqual(["one"]);
  });

  test("[SB-07] a talk belongs to its buyer; messages have 1 to 140 characters and are limited in number", async () => {
    const owner = await buyer(shop);
    const { id: talkId } = await owner.client.send(calls.talkWith, { userId: "0" });
    const { client } = await buyer(shop);
    expect(await refusalOf(client.send(calls.messages, { talkId }))).toBe(20005);
    expect(await refusalOf(client.send(calls.send, { talkId, text: "hello" }))).toBe(20005);
    expect(await refusalOf(client.send(calls.messages, { talkId: "1" }))).toBe(20005);
    expect(await refusalOf(owner.client.send(calls.send, { talkId, text: "  " }))).toBe(4002);
    expect(await refusalOf(owner.client.send(calls.send, { talkId, text: "a".repeat(141) }))).toBe(4002);
    for (let sent = 0; sent < 30; sent += 1) await owner.client.send(calls.send, { talkId, text: "hello" });
    expect(await refusalOf(owner.client.send(calls.send, { talkId, text: "hello" }))).toBe(1003);
  });

  test("[BU-07] messages sent together each have their own position", async () => {
    const owner = await buyer(shop);
    const { id: talkId } = await owner.client.send(calls.talkWith, { userId: "0" });
    await Promise.all([
      ...["a", "b", "c"].map((text) => owner.client.send(calls.send, { talkId, text })),
      ...["d", "e"].map((text) => asStore(shop, (tx, services) => sendAsStore(tx, services, talkId, text))),
    ]);
    const rows = await shop.database.db.select().from(imLines).where(eq(imLines.talkId, talkId));
    expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  test("[SB-07] visitors are refused", async () => {
    for (const [method, path] of [
      ["POST", "/api/im/ticket"],
      ["GET", "/api/im/talk/list"],
      ["GET", "/api/im/talk/by/user/0"],
      ["GET", "/api/im/message?talkId=1"],
      ["POST", "/api/im/message"],
    ] as const)
      expect((await shop.app.request(path, { method })).status).toBe(403);
  });
});

describe("the chat page", () => {
  test("[SB-07] [VA-01] only this shop can frame it, its address is passed on to nobody (product 28), and its field takes 140 characters", async () => {
    const answer = await shop.app.request("/im/chat?token=secret&id=0&lang=zh&theme=dark");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    // WebKit does not know the page as this server's own, because its frame has no origin.
    expect(policy).toMatch(/script-src 'self' http:\/\/\S+ https:\/\//);
    const text = await answer.text();
    expect(text).toContain("在线客服");
    expect(text).not.toContain("secret");
    expect(text).toContain('data-limit="140"');
    expect((await shop.app.request("/im/chat.js")).headers.get("content-type")).toContain("text/javascript");
    expect((await shop.app.request("/im/chat.css")).status).toBe(200);
  });

  test("[SB-07] its policy names the host by which it is asked, and nothing that is not a host", async () => {
    const policyFor = async (host: string) =>
      (await shop.app.request("http://shop.example/im/chat", { headers: { host } })).headers.get(
        "content-security-policy",
      );
    expect(await policyFor("shop.example:8080")).toContain(
      "connect-src 'self' http://shop.example:8080 https://shop.example:8080 ws://shop.example:8080 wss://shop.example:8080;",
    );
    expect(await policyFor("[2001:db8::1]:443")).toContain("https://[2001:db8::1]:443;");
    for (const forged of ["*", "a.example; script-src *", "a.example b.example", "'unsafe-inline'", "data:", ""])
      expect(await policyFor(forged), forged).toContain("script-src 'self';");
  });

  test("[SB-07] [HM-16] it uses the shop's fonts, even in a frame without an origin; a shop that is not built has none", async () => {
    const assets = join(builtFolder, "assets");
    await mkdir(assets, { recursive: true });
    await writeFile(join(builtFolder, "index.html"), "");
    await writeFile(join(assets, "archivo-latin-wdth-normal-DY7AcnAa.woff2"), "letters");
    await writeFile(join(assets, "fontsHan-CBoikx6I.css"), "@font-face{src:url(./noto-4.woff2)}");
    expect(await (await built.app.request("/im/chat?lang=zh")).text()).toContain('href="/fonts/zh.css"');
    const chinese = await (await built.app.request("/fonts/zh.css")).text();
    expect(chinese).toContain("url(/assets/archivo-latin-wdth-normal-DY7AcnAa.woff2)");
    expect(chinese).toContain("url(/assets/noto-4.woff2)");
    expect(await (await built.app.request("/fonts/en.css")).text()).not.toContain("noto");
    const letters = await built.app.request("/assets/archivo-latin-wdth-normal-DY7AcnAa.woff2");
    expect(letters.headers.get("access-control-allow-origin")).toBe("*");
    await rm(builtFolder, { recursive: true });
    expect(await (await shop.app.request("/fonts/en.css")).text()).toBe("");
  });

  test("[SB-07] a ticket opens it once within a minute, and only its hash is stored", async () => {
    const who = await buyer(shop);
    const { token, seconds } = await who.client.send(calls.ticket);
    expect(seconds).toBe(60);
    const rows = await shop.database.db.select().from(imKeys).where(eq(imKeys.memberId, who.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await page("open", { token, id: "0" })).success).toBe(true);
    expect((await page("open", { token, id: "0" })).code).toBe(403);
    const late = await who.client.send(calls.ticket);
    shop.clock.at += 60_001;
    expect((await page("open", { token: late.token, id: "0" })).code).toBe(403);
  });

  test("[SB-07] the session's own token opens it too, as the specification says", async () => {
    const who = await buyer(shop);
    expect((await page("open", { token: who.accessToken, id: "0" })).result.name).toBe("Customer service");
    expect((await page("open", { token: "nonsense", id: "0" })).code).toBe(403);
    expect((await page("open", { token: who.accessToken, id: "17" })).code).toBe(50001);
    expect((await page("open", { id: "0" })).code).toBe(4002);
  });

  test("[SB-07] buyer and store get each other's messages, each once", async () => {
    const who = await buyer(shop);
    const { key } = await opened(who);
    await page("lines", { text: "Is the lamp <b>dimmable</b>?" }, { key });
    expect(await lines(key)).toMatchObject([{ position: 1, mine: true, text: "Is the lamp <b>dimmable</b>?" }]);
    const [talk] = await who.client.send(calls.talks);
    await asStore(shop, (tx, services) => sendAsStore(tx, services, talk?.id ?? "", "It is."));
    expect((await who.client.send(calls.talks))[0]?.unread).toBe(1);
    expect(await lines(key, 1)).toMatchObject([{ position: 2, mine: false, text: "It is." }]);
    expect((await who.client.send(calls.talks))[0]?.unread).toBe(0);
    expect(await lines(key, 2)).toEqual([]);
    expect((await opened(who)).lines).toHaveLength(2);
  });

  test("[SB-07] goods are sent as a card in the reader's language; unknown ones are refused", async () => {
    const who = await buyer(shop);
    const sku = await oneSku(shop, "threadwell", { cents: 1250 });
    const { key, goods } = await opened(who, { id: sku.storeId, goodsId: sku.goodsId, skuId: sku.skuId });
    expect(goods?.name).toBe(sku.name);
    expect((await page("lines", { goodsId: sku.goodsId, skuId: sku.skuId }, { key })).success).toBe(true);
    expect((await lines(key))[0]).toMatchObject({ mine: true, goods: { skuId: sku.skuId, price: "$12.50" } });
    expect((await page("lines", { goodsId: "1", skuId: sku.skuId }, { key })).code).toBe(20005);
    expect((await page("lines", { text: "a".repeat(141) }, { key })).code).toBe(4002);
  });

  test("[SB-07] a picture reaches both sides; one of somebody else, another file and a stranger are refused", async () => {
    const [who, other] = [await buyer(shop), await buyer(shop)];
    const [{ key }, theirs] = [await opened(who), await opened(other)];
    const background = { r: 200, g: 40, b: 60 };
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { address } = await upload(new Uint8Array(photo), key);
    expect((await page("lines", { picture: address }, { key })).success).toBe(true);
    expect(await lines(key)).toMatchObject([{ position: 1, mine: true, type: "PICTURE", text: address }]);
    expect((await shop.app.request(address)).status).toBe(200);
    const [talk] = await who.client.send(calls.talks);
    const [message] = await who.client.send(calls.messages, { talkId: talk?.id ?? "" });
    expect(message).toMatchObject({ messageType: "PICTURE", text: address });
    expect(await (await shop.app.request(`/im/desk/${talk?.id}`)).text()).toContain(`href="${address}"`);
    for (const picture of [address, "https://elsewhere.example/a.webp"])
      expect((await page("lines", { picture }, { key: theirs.key })).code).toBe(4002);
    expect((await upload(new TextEncoder().encode("not a photo"), key)).code).toBe(1010);
    expect((await upload(new Uint8Array(photo), "")).code).toBe(403);
  });

  test("[SB-07] [MC-03] an order is attached once, in the reader's language; one of somebody else or of another store is not", async () => {
    const who = await customer(shop);
    const sku = await oneSku(shop, "threadwell", { cents: 1250 });
    await order(who, [[sku.skuId, 1]]);
    const orderSn = await oneOrder(who);
    const asked = await opened(who, { orderSn });
    expect(asked.order).toMatchObject({ sn: orderSn, title: `Order ${orderSn}`, contents: sku.name });
    const sent = await page("lines", { orderSn }, { key: asked.key });
    expect(sent).toMatchObject({ success: true, result: { position: 1 } });
    expect((await lines(asked.key))[0]).toMatchObject({ type: "ORDER", order: { sn: orderSn, contents: sku.name } });
    const inChinese = (await page("lines?after=0", undefined, { key: asked.key, language: "zh" })).result;
    expect(inChinese).toMatchObject([{ order: { title: `订单${orderSn}` } }]);
    expect((await opened(who, { orderSn })).order).toBeNull();
    const talks = await who.client.send(calls.talks);
    expect(await (await shop.app.request(`/im/desk/${talks[0]?.id}`)).text()).toContain(`Order ${orderSn}: `);

    const other = await buyer(shop);
    const theirs = await opened(other, { orderSn });
    expect(theirs.order).toBeNull();
    expect((await page("lines", { orderSn }, { key: theirs.key })).code).toBe(20005);
    const ownStore = await opened(who, { id: sku.storeId });
    expect((await page("lines", { orderSn }, { key: ownStore.key })).success).toBe(true);
    const elsewhere = await opened(who, { id: (await oneSku(shop, "glint", { cents: 100 })).storeId });
    expect((await page("lines", { orderSn }, { key: elsewhere.key })).code).toBe(20005);
  });

  test("[SB-07] [MC-03] it greets with the buyer's last order with this store: none of others, none removed, none it already has", async () => {
    const who = await customer(shop);
    const sku = await oneSku(shop, "threadwell", { cents: 1250 });
    const other = await oneSku(shop, "glint", { cents: 100 });
    expect((await opened(who)).lastOrder).toBeNull();
    await order(who, [[sku.skuId, 1]]);
    const first = await oneOrder(who);
    shop.clock.at += 60_000;
    await order(who, [[other.skuId, 1]]);
    const second = await oneOrder(who);
    expect((await opened(who)).lastOrder).toMatchObject({ sn: second, state: "Waiting for payment" });
    const withStore = await opened(who, { id: sku.storeId });
    expect(withStore.lastOrder).toMatchObject({ sn: first, picture: expect.stringContaining("/") });
    const { token } = await who.client.send(calls.ticket);
    const inChinese = await page("open", { token, id: sku.storeId }, { language: "zh" });
    expect(inChinese.result.lastOrder).toMatchObject({ sn: first, state: "待付款" });
    // About an order already.
    expect((await opened(who, { orderSn: first })).lastOrder).toBeNull();
    const stranger = await buyer(shop);
    for (const id of ["0", sku.storeId]) expect((await opened(stranger, { id })).lastOrder).toBeNull();

    await page("lines", { orderSn: first }, { key: withStore.key });
    expect((await opened(who, { id: sku.storeId })).lastOrder).toBeNull();
    await who.client.send(cancel, { orderSn: second, reason: "Ordered by mistake" });
    await who.client.send(remove, { sn: second });
    expect((await opened(who)).lastOrder).toMatchObject({ sn: first });
  });

  test("[SB-07] [SE-05] a key opens only its own talk and ends with the login", async () => {
    const who = await buyer(shop);
    const { key } = await opened(who);
    expect((await page("lines?after=0", undefined, { key: "nonsense" })).code).toBe(403);
    const ticket = (await who.client.send(calls.ticket)).token;
    expect((await page("lines?after=0", undefined, { key: ticket })).code).toBe(403);
    await who.client.send(logout);
    expect((await page("lines?after=0", undefined, { key })).code).toBe(403);
    expect((await page("open", { token: ticket, id: "0" })).code).toBe(403);
  });
});

test("[SB-07] messages older than the shop keeps them are deleted; the talk continues", async () => {
  const who = await buyer(shop);
  const { id: talkId } = await who.client.send(calls.talkWith, { userId: "0" });
  await asStore(shop, (tx, services) => sendAsStore(tx, services, talkId, "long ago"));
  shop.clock.at += 365 * 86_400_000 + 1;
  await asStore(shop, (tx, services) => sendAsStore(tx, services, talkId, "today"));
  await asStore(shop, forgetOldLines);
  await asStore(shop, (tx, services) => sendAsStore(tx, services, talkId, "now"));
  const rows = await shop.database.db
    .select({ position: imLines.position, text: imLines.text })
    .from(imLines)
    .where(eq(imLines.talkId, talkId))
    .orderBy(imLines.position);
  expect(rows).toEqual([
    { position: 2, text: "today" },
    { position: 3, text: "now" },
  ]);
});

describe("the store's side", () => {
  test("[SB-07] the desk lists talks, shows messages as text, and sends replies; only where it is switched on", async () => {
    const who = await buyer(shop);
    const { key } = await opened(who);
    await page("lines", { text: "<script>alert(1)</script>" }, { key });
    const [talk] = await who.client.send(calls.talks);
    const address = `/im/desk/${talk?.id}`;
    expect(await (await shop.app.request("/im/desk")).text()).toContain(address);
    expect(await (await shop.app.request(address)).text()).toContain("&lt;script&gt;");
    expect(await (await shop.app.request("/outbox")).text()).toContain("/im/desk");
    const form = { method: "POST", body: new URLSearchParams({ text: "Good day" }) };
    const home = { origin: "http://localhost" };
    expect((await shop.app.request(address, { ...form, headers: home })).status).toBe(303);
    expect((await lines(key, 1))[0]?.text).toBe("Good day");
    const foreign = { origin: "https://elsewhere.example" };
    expect((await shop.app.request(address, { ...form, headers: foreign })).status).toBe(403);
    expect((await shop.app.request("/im/desk/1")).status).toBe(404);
    expect((await withoutDesk.app.request("/im/desk")).status).not.toBe(200);
    expect((await withoutDesk.app.request("/im/chat")).status).toBe(200);
  });

  test("[SB-07] the market lists talks and replies from a terminal", async () => {
    const who = await buyer(shop);
    const { key } = await opened(who);
    await page("lines", { text: "Anybody there?" }, { key });
    const [talk] = await who.client.send(calls.talks);
    const written: string[] = [];
    const run = (...texts: string[]) =>
      runCommand({ ...shop, commands: marketCommands, write: (line) => written.push(line) }, texts);
    expect(await run("chat")).toBe(true);
    expect(written.join()).toContain("Anybody there?");
    expect(await run("chat-reply", talk?.id ?? "", "Yes,", "here")).toBe(true);
    expect((await lines(key, 1))[0]?.text).toBe("Yes, here");
    expect(await run("chat-reply", "1", "Hello")).toBe(false);
    expect(await storeRefusal(asStore(shop, (tx, services) => sendAsStore(tx, services, talk?.id ?? "", " ")))).toBe(
      4002,
    );
  });
});

async function anyStore(): Promise<string> {
  const [row] = await shop.database.db.select({ id: stores.id }).from(stores).where(eq(stores.state, "OPEN")).limit(1);
  return row?.id ?? "";
}
