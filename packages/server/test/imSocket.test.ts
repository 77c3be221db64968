import { ImSocketMessage } from "@sundry/api/contract/entities/im";
import * as calls from "@sundry/api/contract/im";
import { modifyPass } from "@sundry/api/contract/member";
import { endOtherDevices, logout, register, userLogin } from "@sundry/api/contract/session";
import { describe, expect, test } from "vitest";
import { sendAsStore } from "#server/modules/aftercare/im/service.ts";
import { buyer, oneSku, refusalOf, type TestBuyer } from "./buyers.ts";
import { asStore } from "./orders.ts";
import { connect, useChatProcess } from "./support/chat.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ chat: "desk" });
const first = useChatProcess(shop);
const second = useChatProcess(shop);

const path = "/api/lili/webSocket";
const ticketOf = async ({ client }: TestBuyer) => (await client.send(calls.ticket)).token;
const talkOf = async ({ client }: TestBuyer) => (await client.send(calls.talkWith, { userId: "0" })).id;
const answer = (talkId: string, words: string) =>
  asStore(shop, (tx, services) => sendAsStore(tx, services, talkId, words));

const password = "umbrellas-in-rain";
let registrations = 0;

/** A new buyer with a password; with a name, another device of theirs. */
async function registered(known?: string) {
  const client = shop.visit();
  registrations += 1;
  const username = known ?? `chatter-${registrations}`;
  const tokens = await client.send(known ? userLogin : register, { username, password });
  client.session.setTokens(tokens);
  client.session.setUser({ username, nickName: username, face: "" });
  return { client, username };
}

async function online(who: TestBuyer, process = first, options: Parameters<typeof connect>[1] = {}) {
  const phone = await connect(`${process.address}${path}/${await ticketOf(who)}`, options);
  // A connection that gets an answer has been added.
  phone.ask({ operationType: "PING" });
  expect(await phone.next()).toEqual({ messageResultType: "SYSTEM_TIPS", result: "PONG" });
  return phone;
}

/** The chat page's steps: a key for one talk, and a socket ticket for it. */
async function pageOf(who: TestBuyer) {
  const call = async (name: string, body: object, key = "") => {
    const headers = { "content-type": "application/json", chatkey: key };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${first.address.replace("ws", "http")}/im/api/${name}`, init);
    return ((await response.json()) as { result: never }).result;
  };
  const { key }: { key: string } = await call("open", { token: await ticketOf(who), id: "0" });
  const socket: string = await call("socket", {}, key);
  return { key, socket };
}

describe("im.socket", () => {
  test("[SB-07] a message from any process is pushed to the buyer and to the desk of another one", async () => {
    const who = await buyer(shop);
    const phone = await online(who);
    const desk = await connect(`${second.address}/im/desk/live`, { origin: second.address.replace("ws", "http") });
    desk.ask({ operationType: "PING" });
    expect(await desk.next()).toMatchObject({ result: "PONG" });
    const talkId = await talkOf(who);
    phone.ask({ operationType: "MESSAGE", talkId, messageType: "MESSAGE", context: " Is it dimmable? " });
    const mine = await phone.next();
    expect(ImSocketMessage.safeParse(mine).success).toBe(true);
    expect(mine).toMatchObject({
      messageResultType: "MESSAGE",
      result: { talkId, fromUser: who.id, text: "Is it dimmable?" },
    });
    expect(await desk.next()).toEqual(mine);
    await answer(talkId, "It is.");
    expect(await phone.next()).toMatchObject({
      messageResultType: "MESSAGE",
      result: { fromUser: "0", text: "It is." },
    });
    desk.socket.close();
    phone.socket.close();
  });

  test("[SB-07] [BU-07] a message that is rolled back is not pushed", async () => {
    const who = await buyer(shop);
    const phone = await online(who);
    const talkId = await talkOf(who);
    const undone = asStore(shop, async (tx, services) => {
      await sendAsStore(tx, services, talkId, "never said");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await answer(talkId, "said");
    expect(await phone.next()).toMatchObject({ result: { text: "said" } });
    phone.socket.close();
  });

  test("[SB-07] talks are opened, read back, counted and marked read by frames", async () => {
    const who = await buyer(shop);
    const phone = await online(who);
    phone.ask({ operationType: "CREATE", to: "0" });
    const made = await phone.next();
    expect(made).toMatchObject({ messageResultType: "ADD_FRIENDS", result: { userId: "0", unread: 0 } });
    const talkId = await talkOf(who);
    const sku = await oneSku(shop, "threadwell", { cents: 1250 });
    const context = JSON.stringify({ goodsId: sku.goodsId, skuId: sku.skuId });
    phone.ask({ operationType: "MESSAGE", talkId, messageType: "GOODS", context });
    expect(await phone.next()).toMatchObject({ result: { messageType: "GOODS", text: context } });
    phone.ask({ operationType: "MESSAGE", talkId, messageType: "ORDER", context: JSON.stringify({ orderSn: "O1" }) });
    expect(await phone.next()).toMatchObject({ messageResultType: "SYSTEM_TIPS" });
    await answer(talkId, "A fine choice.");
    await phone.next();
    phone.ask({ operationType: "UNREAD" });
    expect(await phone.next()).toMatchObject({ messageResultType: "UN_READ", result: [{ text: "A fine choice." }] });
    phone.ask({ operationType: "READ", talkId });
    expect(await phone.next()).toEqual({ messageResultType: "READ_MESSAGE", result: talkId });
    phone.ask({ operationType: "UNREAD" });
    expect(await phone.next()).toMatchObject({ result: [] });
    phone.ask({ operationType: "HISTORY", talkId });
    expect(await phone.next()).toMatchObject({
      messageResultType: "HISTORY",
      result: [{}, { text: "A fine choice." }],
    });
    phone.socket.close();
  });

  test("[SB-07] [SE-05] strangers, used tickets and talks of others are refused", async () => {
    const [who, other] = [await buyer(shop), await buyer(shop)];
    const theirs = await talkOf(other);
    await expect(connect(`${first.address}${path}/nonsense`)).rejects.toThrow("403");
    const ticket = await ticketOf(who);
    const phone = await connect(`${first.address}${path}/${ticket}`);
    await expect(connect(`${first.address}${path}/${ticket}`)).rejects.toThrow("403");
    phone.ask({ operationType: "MESSAGE", talkId: theirs, context: "hello" });
    expect(await phone.next()).toMatchObject({ messageResultType: "SYSTEM_TIPS" });
    phone.ask({ operationType: "MESSAGE", talkId: await talkOf(who), context: "a".repeat(141) });
    expect(await phone.next()).toMatchObject({
      messageResultType: "SYSTEM_TIPS",
      result: expect.stringContaining("Check what you entered"),
    });
    phone.socket.send("nonsense");
    expect(await phone.next()).toMatchObject({ messageResultType: "SYSTEM_TIPS" });
    await answer(theirs, "for the other one");
    await answer(await talkOf(who), "for me");
    expect(await phone.next()).toMatchObject({ result: { text: "for me" } });
    phone.socket.close();
    expect(await refusalOf(who.client.send(calls.socket, { accessToken: "1" }))).toBe(4002);
  });

  test("[SB-07] a page of another origin can't connect, whatever its token (no cross-site WebSocket)", async () => {
    const who = await buyer(shop);
    const url = async () => `${first.address}${path}/${await ticketOf(who)}`;
    await expect(connect(await url(), { origin: "https://elsewhere.example" })).rejects.toThrow("403");
    await expect(connect(`${first.address}/im/desk/live`, { origin: "https://elsewhere.example" })).rejects.toThrow(
      "403",
    );
    await expect(connect(`${first.address}/im/desk/live`, { origin: "null" })).rejects.toThrow("403");
    const own = await connect(await url(), { origin: first.address.replace("ws", "http") });
    own.socket.close();
  });

  test("[SB-07] a buyer's second connection sends OFFLINE to the first, even in another process", async () => {
    const who = await buyer(shop);
    const old = await online(who);
    shop.clock.at += 1;
    const fresh = await online(who, second);
    expect(await old.next()).toEqual({ messageResultType: "OFFLINE", result: null });
    expect(await old.ended).toBe(4000);
    await answer(await talkOf(who), "here");
    expect(await fresh.next()).toMatchObject({ result: { text: "here" } });
    fresh.socket.close();
  });

  test("[SB-07] the page's ticket opens only its own talk, and its key is not a ticket", async () => {
    const who = await buyer(shop);
    const { key, socket } = await pageOf(who);
    const page = await connect(`${first.address}${socket}`, { origin: "null" });
    const { id: elsewhere } = await who.client.send(calls.talkWith, {
      userId: (await oneSku(shop, "threadwell", { cents: 500 })).storeId,
    });
    page.ask({ operationType: "HISTORY", talkId: elsewhere });
    expect(await page.next()).toMatchObject({ messageResultType: "SYSTEM_TIPS" });
    await answer(elsewhere, "not for this page");
    await answer(await talkOf(who), "for this page");
    expect(await page.next()).toMatchObject({ result: { text: "for this page" } });
    await expect(connect(`${first.address}${path}/${key}`)).rejects.toThrow("403");
    page.socket.close();
  });

  test("[SB-07] [SE-05] the connection ends with the login", async () => {
    const who = await buyer(shop);
    const phone = await online(who);
    const talkId = await talkOf(who);
    await who.client.send(logout);
    await answer(talkId, "too late");
    expect(await phone.ended).toBe(1008);
  });

  test("[SB-07] [SE-01] logging out or a new password closes the sockets of all devices at once, in every process", async () => {
    for (const end of ["logout", "password"] as const) {
      const { client, username } = await registered();
      const { client: elsewhere } = await registered(username);
      const there = await online({ client: elsewhere } as TestBuyer, second);
      if (end === "logout") await client.send(logout);
      else await client.send(modifyPass, { password, newPassword: "another-secret" });
      expect(await there.ended, end).toBe(1008);
    }
  });

  test("[SB-07] [SE-09] logging out another device closes its socket at once, in every process, and no other", async () => {
    const { client, username } = await registered();
    const { client: elsewhere } = await registered(username);
    // A page of one talk stays when the buyer's other connection opens.
    const { socket } = await pageOf({ client } as TestBuyer);
    const here = await connect(`${first.address}${socket}`, { origin: "null" });
    const there = await online({ client: elsewhere } as TestBuyer, second);
    await client.send(endOtherDevices);
    expect(await there.ended).toBe(1008);
    here.ask({ operationType: "PING" });
    expect(await here.next()).toMatchObject({ result: "PONG" });
    here.socket.close();
  });

  test("[SB-07] a client that stops answering is cut off, one that answers stays", async () => {
    const lively = await online(await buyer(shop));
    const dead = await online(await buyer(shop), first, { autoPong: false });
    const asked = new Promise<void>((resolve) => void lively.socket.on("ping", () => resolve()));
    await first.hub.beat();
    await asked;
    lively.ask({ operationType: "PING" });
    await lively.next();
    await first.hub.beat();
    expect(await dead.ended).toBe(1006);
    lively.ask({ operationType: "PING" });
    expect(await lively.next()).toMatchObject({ result: "PONG" });
    lively.socket.close();
  });

  test("[SB-07] frames that are too large or too many end the connection", async () => {
    const large = await online(await buyer(shop));
    large.socket.send("x".repeat(9 * 1024));
    expect(await large.ended).toBe(1009);
    const eager = await online(await buyer(shop));
    for (let sent = 0; sent < 120; sent += 1) eager.ask({ operationType: "PING" });
    expect(await eager.ended).toBe(1008);
  });

  test("[SB-07] a stopping process closes its connections properly", async () => {
    const phone = await online(await buyer(shop), second);
    await second.stop();
    expect(await phone.ended).toBe(1001);
  });
});
