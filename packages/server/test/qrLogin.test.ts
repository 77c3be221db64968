import { me } from "@sundry/api/contract/member";
import { qrConfirm, qrCreate, qrPoll, qrScan } from "@sundry/api/contract/session";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { members, sessions } from "#server/db/schema/member.ts";
import { browserName } from "#server/modules/account/session/browserName.ts";
import { buyer, numberOf, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A code in its own browser, and how that browser polls it. */
async function code() {
  const screen = shop.visit();
  const made = await screen.send(qrCreate, {});
  const poll = (known: number) => screen.send(qrPoll, { id: made.token, beforeSessionStatus: known });
  return { screen, ...made, poll };
}

test("[SE-06] a code waits, is scanned, and logs its device in once when the buyer confirms", async () => {
  const phone = await buyer(shop);
  const { screen, token, status, duration, poll } = await code();
  expect({ status, duration }).toEqual({ status: 0, duration: 20_000 });
  const scanned = poll(0);
  expect(await phone.client.send(qrScan, { token })).toEqual({ status: 1, device: null });
  expect(await scanned).toEqual({ status: 1 });
  const confirmed = poll(1);
  await phone.client.send(qrConfirm, { token, allow: true });
  const result = await confirmed;
  expect(result.status).toBe(2);
  if (result.token) screen.session.setTokens(result.token);
  expect(await screen.send(me, {})).toMatchObject({ username: phone.username });
  expect(await poll(1)).toEqual({ status: 4 });
});

test("[SE-06] a buyer can refuse the login", async () => {
  const phone = await buyer(shop);
  const { token, poll } = await code();
  await phone.client.send(qrScan, { token });
  await phone.client.send(qrConfirm, { token, allow: false });
  expect(await poll(1)).toEqual({ status: 3 });
  expect(await poll(1)).toEqual({ status: 4 });
});

test("[SE-06] a code is valid for 20 s, a scanned one a minute longer; afterwards nobody can confirm it", async () => {
  const phone = await buyer(shop);
  const [late, slow] = [await code(), await code()];
  shop.clock.at += 19_000;
  await phone.client.send(qrScan, { token: slow.token });
  shop.clock.at += 2_000;
  expect(await late.poll(0)).toEqual({ status: 4 });
  expect(await refusalOf(phone.client.send(qrScan, { token: late.token }))).toBe(20051);
  expect(await slow.poll(0)).toEqual({ status: 1 });
  shop.clock.at += 60_000;
  expect(await refusalOf(phone.client.send(qrConfirm, { token: slow.token, allow: true }))).toBe(20051);
  expect(await slow.poll(1)).toEqual({ status: 4 });
});

test("[SE-06] no news is answered with HTTP 200 without success, well before the client gives up", async () => {
  const uuid = "a-device-of-its-own";
  const made = await shop.app.request("/api/passport/pc_session", { method: "POST", headers: { uuid } });
  const { result } = (await made.json()) as { result: { token: string } };
  const began = shop.clock.at;
  // Each reading of the clock takes a second, so that nobody has to wait.
  let now = began;
  Object.defineProperty(shop.clock, "at", { configurable: true, get: () => (now += 1_000), set: () => {} });
  const answer = await shop.app.request(`/api/passport/session_login/${result.token}?beforeSessionStatus=0`, {
    method: "POST",
    headers: { uuid },
  });
  Object.defineProperty(shop.clock, "at", { writable: true, value: began });
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: false, code: 400, result: null }]);
  expect(now - began).toBeLessThan(15_000);
});

test("[SE-06] seeing the code is not enough: neither another device nor another buyer gets anything", async () => {
  const [phone, stranger] = [await buyer(shop), await buyer(shop)];
  const { token, poll } = await code();
  await phone.client.send(qrScan, { token });
  expect(await refusalOf(stranger.client.send(qrScan, { token }))).toBe(20051);
  expect(await refusalOf(stranger.client.send(qrConfirm, { token, allow: true }))).toBe(20051);
  await phone.client.send(qrConfirm, { token, allow: true });
  expect(await shop.visit().send(qrPoll, { id: token, beforeSessionStatus: 1 })).toEqual({ status: 4 });
  expect((await poll(1)).status).toBe(2);
});

test("[SE-06] two tabs of the device that poll at once get one session", async () => {
  const phone = await buyer(shop);
  const { token, poll } = await code();
  await phone.client.send(qrScan, { token });
  await phone.client.send(qrConfirm, { token, allow: true });
  const before = await numberOf(shop, sql`select count(*) from ${sessions} where member_id = ${phone.id}`);
  const answers = await Promise.all([poll(1), poll(1), poll(1)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([2, 4, 4]);
  expect(await numberOf(shop, sql`select count(*) from ${sessions} where member_id = ${phone.id}`)).toBe(before + 1);
});

test("[SE-06] visitors, blocked buyers, devices without an id and too many codes are refused; codes are never stored in plain text", async () => {
  const { token, poll } = await code();
  for (const path of ["app_scanner", "app_confirm"]) {
    const body = new URLSearchParams({ token, allow: "true" });
    expect((await shop.app.request(`/api/passport/${path}`, { method: "POST", body })).status).toBe(403);
  }
  const nameless = await shop.app.request("/api/passport/pc_session", { method: "POST" });
  expect(await nameless.json()).toMatchObject({ code: 1004 });
  expect(await numberOf(shop, sql`select count(*) from qr_logins where token_hash = ${token}`)).toBe(0);

  const phone = await buyer(shop);
  await phone.client.send(qrScan, { token });
  await phone.client.send(qrConfirm, { token, allow: true });
  await shop.database.db.update(members).set({ blocked: true }).where(eq(members.id, phone.id));
  expect(await poll(1)).toEqual({ status: 4 });

  const many = shop.visit();
  const codes: number[] = [];
  for (let at = 0; at < 40; at += 1) codes.push(await refusalOf(many.send(qrCreate, {})));
  expect(codes.at(-1)).toBe(1003);
});

test("[SE-06] a browser is described in words a buyer knows", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
  expect(browserName(chrome)).toBe("Chrome · Windows");
  expect(browserName(`${chrome} Edg/140.0`)).toBe("Edge · Windows");
  expect(
    browserName("Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile Safari/604.1"),
  ).toBe("Safari · iPhone");
  expect([browserName(undefined), browserName("curl/8")]).toEqual([null, null]);
});
