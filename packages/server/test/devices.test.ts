import { me } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { refreshSession } from "#server/modules/account/session/service.ts";
import { sessions } from "#server/db/schema/member.ts";
import { refusalOf } from "./buyers.ts";
import type { Client } from "./support/ownClient.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const password = "umbrellas-in-rain";
const minuteMs = 60_000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";

/** Registers a buyer, or logs them in on another device. */
async function enter(username: string, isNew = false) {
  const client = shop.visit();
  const tokens = await client.send(isNew ? calls.register : calls.userLogin, { username, password });
  client.session.setTokens(tokens);
  client.session.setUser({ username, nickName: "", face: "" });
  return { client, tokens };
}

test("[SE-09] devices are listed with their browser, when they logged in and were used, this one first", async () => {
  const { client } = await enter("owns-devices", true);
  const response = await shop.app.request("/api/passport/userLogin", {
    method: "POST",
    headers: { "user-agent": firefox, uuid: "another" },
    body: new URLSearchParams({ username: "owns-devices", password }),
  });
  expect(response.status).toBe(200);
  const [own, other, ...more] = await client.send(calls.devices);
  expect(more).toEqual([]);
  expect(own).toMatchObject({ device: null, isThis: true });
  expect(other).toMatchObject({ device: "Firefox · Windows", isThis: false });
  expect(other?.loggedInAt).toBe(other?.usedAt);
});

test("[SE-09] renewed tokens stay one device, which is used later than it logged in; expired logins are gone", async () => {
  const { client, tokens } = await enter("renews", true);
  const [before] = await client.send(calls.devices);
  await enter("renews");
  shop.clock.at += 31 * minuteMs;
  client.session.setTokens(await client.send(calls.refresh, { token: tokens.refreshToken }));
  const [own, other] = await client.send(calls.devices);
  expect(own).toMatchObject({ id: before?.id, loggedInAt: before?.loggedInAt, isThis: true });
  expect(own?.usedAt.localeCompare(before?.usedAt ?? "")).toBe(1);
  expect(other).toMatchObject({ isThis: false });
  shop.clock.at += 31 * minuteMs;
  expect(await client.send(calls.devices)).toHaveLength(1);
});

test("[SE-09] a login from before the shop kept its beginning is listed without it", async () => {
  const { client } = await enter("was-here-before", true);
  const [own] = await client.send(calls.devices);
  await shop.database.db
    .update(sessions)
    .set({ loggedInAt: null, browser: null })
    .where(eq(sessions.familyId, own?.id ?? ""));
  expect(await client.send(calls.devices)).toEqual([{ ...own, loggedInAt: null }]);
});

test("[SE-09] a device that is logged out has no valid token left; the others have", async () => {
  const { client } = await enter("lost-a-phone", true);
  const [phone, tablet] = [await enter("lost-a-phone"), await enter("lost-a-phone")];
  const [, ...others] = await client.send(calls.devices);
  expect(others).toHaveLength(2);
  const [lost] = await phone.client.send(calls.devices);
  await client.send(calls.endDevice, { id: lost?.id ?? "" });
  await client.send(calls.endDevice, { id: lost?.id ?? "" });
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: phone.tokens.refreshToken }))).toBe(20004);
  await expect(phone.client.send(me)).rejects.toMatchObject({ kind: "unauthorized" });
  expect(await tablet.client.send(me)).toMatchObject({ username: "lost-a-phone" });
  expect(await client.send(calls.devices)).toHaveLength(2);
});

test("[SE-09] all others are logged out at once, and nobody else's device is", async () => {
  const { client } = await enter("everywhere", true);
  const [other, stranger] = [await enter("everywhere"), await enter("somebody-else", true)];
  const [theirs] = await stranger.client.send(calls.devices);
  await client.send(calls.endDevice, { id: theirs?.id ?? "" });
  await client.send(calls.endOtherDevices);
  await expect(other.client.send(me)).rejects.toMatchObject({ kind: "unauthorized" });
  expect(await client.send(calls.devices)).toMatchObject([{ isThis: true }]);
  expect(await stranger.client.send(calls.devices)).toEqual([theirs]);
});

test.each([
  ["one of them", "one", async (client: Client) => client.send(calls.endDevice, { id: await otherOf(client) })],
  ["all others", "others", (client: Client) => client.send(calls.endOtherDevices)],
  ["all of them", "all", (client: Client) => client.send(calls.logout)],
])("[SE-09] tokens that are renewed while %s are logged out end too", async (_, word, logOut) => {
  const username = `renews-${word}`;
  const { client } = await enter(username, true);
  const { tokens } = await enter(username);
  const renewed = Promise.withResolvers<string>();
  const goOn = Promise.withResolvers<void>();
  const renewal = inTransaction(shop.database.db, async (tx) => {
    const pair = await refreshSession(tx, shop.services, tokens.refreshToken, () => true);
    renewed.resolve(pair.accessToken);
    await goOn.promise;
  });
  const token = await renewed.promise;
  const loggedOut = logOut(client);
  await expect.poll(waitingForLocks).toBeGreaterThan(0);
  goOn.resolve();
  await Promise.all([renewal, loggedOut]);
  expect((await shop.app.request("/api/passport", { headers: { accesstoken: token } })).status).toBe(403);
});

async function otherOf(client: Client): Promise<string> {
  return (await client.send(calls.devices)).find(({ isThis }) => !isThis)?.id ?? "";
}

async function waitingForLocks(): Promise<number> {
  const waiting = "select 1 from pg_locks where not granted";
  return (await shop.database.query(waiting)).length;
}
