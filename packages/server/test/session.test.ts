import { me } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { members, sessions } from "#server/db/schema/member.ts";
import { mine } from "@sundry/api/contract/coupon";
import { numberOf, refusalOf, sentenceOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { codeFor, solvePuzzle } from "./verification.ts";

const shop = useShop();
const password = "umbrellas-in-rain";

async function signUp(username: string, more: { mobilePhone?: string } = {}) {
  const client = shop.visit();
  const code = more.mobilePhone ? await codeFor(shop, client, "REGISTER", more.mobilePhone) : "";
  const tokens = await client.send(calls.register, { username, password, ...more, ...(code && { code }) });
  client.session.setTokens(tokens);
  client.session.setUser({ username, nickName: username, face: "" });
  return { client, tokens };
}

/** Asks with a token as it is, without the client's own refreshing. */
async function statusWith(token: string): Promise<number> {
  return (await shop.app.request("/api/passport", { headers: { accessToken: token } })).status;
}

test("[SE-07] a new buyer is logged in, has registration points and welcome coupons, and his password is not kept", async () => {
  const { client } = await signUp("mei.tanaka", { mobilePhone: "13912345678" });
  expect(await client.send(me)).toMatchObject({
    username: "mei.tanaka",
    mobile: "13912345678",
    point: 100,
    disabled: true,
  });
  expect((await client.send(mine, { memberCouponStatus: "NEW" })).total).toBeGreaterThan(0);
  const [row] = await shop.database.db.select().from(members).where(eq(members.username, "mei.tanaka"));
  expect(row?.passwordHash).toMatch(/^scrypt\$/);
  expect(JSON.stringify(await client.send(me))).not.toContain("scrypt");
});

test("[SE-07] a taken name in any case, a taken mobile and unfit names are refused", async () => {
  await signUp("lin_wei", { mobilePhone: "13900000001" });
  expect(await refusalOf(signUp("LIN_WEI"))).toBe(20008);
  expect(await refusalOf(signUp("other-lin", { mobilePhone: "13900000001" }))).toBe(20008);
  for (const name of ["ab", "x".repeat(21), "a b c", "13800138000", "<script>"])
    expect(await refusalOf(signUp(name)), name).toBe(4002);
  expect(await refusalOf(signUp("good-name", { mobilePhone: "12" }))).toBe(4002);
  const short = shop.visit().send(calls.register, { username: "short-pass", password: "1234567" });
  expect(await refusalOf(short)).toBe(4002);
});

test("[SE-07] two who register one name at the same moment become one buyer", async () => {
  const codes = await Promise.all(["same-name", "Same-Name"].map((name) => refusalOf(signUp(name))));
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 20008]);
});

const wrong = () => shop.visit().send(calls.userLogin, { username: "okafor", password: "wrong-password" });
const unknown = () => shop.visit().send(calls.userLogin, { username: "nobody-here", password });

test("[SE-06] a buyer logs in by name or mobile; unknown names and wrong passwords read the same", async () => {
  await signUp("okafor", { mobilePhone: "13900000002" });
  for (const username of ["okafor", "OKAFOR", "13900000002"])
    expect(await shop.visit().send(calls.userLogin, { username, password })).toHaveProperty("accessToken");
  expect([await refusalOf(wrong()), await refusalOf(unknown())]).toEqual([20010, 20002]);
  expect(await sentenceOf(wrong())).toBe(await sentenceOf(unknown()));
});

test("[SE-06] a blocked buyer can't log in, and his tokens count no more", async () => {
  const { tokens } = await signUp("blocked-one");
  await shop.database.db.update(members).set({ blocked: true }).where(eq(members.username, "blocked-one"));
  expect(await refusalOf(shop.visit().send(calls.userLogin, { username: "blocked-one", password }))).toBe(20002);
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: tokens.refreshToken }))).toBe(20004);
  expect(await statusWith(tokens.accessToken)).toBe(403);
});

test("[SE-06] after ten wrong passwords even the right one has to wait, also when they come all at once", async () => {
  await signUp("guessed");
  const guess = (text: string) =>
    refusalOf(shop.visit().send(calls.userLogin, { username: "guessed", password: text }));
  const codes = await Promise.all(Array.from({ length: 14 }, (_, at) => guess(`wrong-guess-${at}`)));
  await shop.settled();
  expect(codes.filter((code) => code === 20010).length).toBeLessThanOrEqual(10);
  expect(codes.filter((code) => code === 1003).length).toBeGreaterThanOrEqual(4);
  const solver = shop.visit();
  for (let more = codes.filter((code) => code === 20010).length; more < 10; more += 1) {
    await solvePuzzle(shop, solver, "LOGIN");
    await refusalOf(solver.send(calls.userLogin, { username: "guessed", password: "wrong-again" }));
    await shop.settled();
  }
  expect(await guess(password)).toBe(1003);
  shop.clock.at += 11 * 60_000;
  expect(await guess(password)).toBe(0);
});

test("[SE-02] a refresh token gives a new pair; both access tokens count until they expire", async () => {
  const { tokens } = await signUp("refreshing");
  shop.clock.at += 1000;
  const next = await shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  expect(next.accessToken).not.toBe(tokens.accessToken);
  expect([await statusWith(tokens.accessToken), await statusWith(next.accessToken)]).toEqual([200, 200]);
  shop.clock.at += 30 * 60_000;
  expect([await statusWith(tokens.accessToken), await statusWith(next.accessToken)]).toEqual([403, 403]);
});

test("[SE-03] a refresh token used twice within 10 s, or by many at once, answers the same successor", async () => {
  const { tokens } = await signUp("two-tabs");
  const refresh = () => shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  const all = await Promise.all(Array.from({ length: 10 }, refresh));
  expect(new Set(all.map(({ accessToken }) => accessToken)).size).toBe(1);
  shop.clock.at += 9_000;
  expect(await refresh()).toEqual(all[0]);
});

test("[SE-02] a refresh token used again later ends the whole chain: somebody has a copy", async () => {
  const { tokens } = await signUp("stolen");
  const next = await shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  shop.clock.at += 11_000;
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: tokens.refreshToken }))).toBe(20004);
  await shop.settled();
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: next.refreshToken }))).toBe(20004);
  expect(await statusWith(next.accessToken)).toBe(403);
});

test("[SE-02] expired, forged and access tokens can't refresh", async () => {
  const { tokens } = await signUp("expiring");
  const refresh = (token: string) => refusalOf(shop.visit().send(calls.refresh, { token }));
  expect(await refresh(tokens.accessToken)).toBe(20004);
  expect(await refresh(`${tokens.refreshToken.slice(0, -3)}abc`)).toBe(20004);
  expect(await statusWith(tokens.refreshToken)).toBe(403);
  shop.clock.at += 61 * 60_000;
  expect(await refresh(tokens.refreshToken)).toBe(20004);
});

test("[SE-01] a log-out ends the access token at once and every refresh token of the buyer", async () => {
  const { client, tokens } = await signUp("leaving");
  const elsewhere = await shop.visit().send(calls.userLogin, { username: "leaving", password });
  expect(await statusWith(tokens.accessToken)).toBe(200);
  await client.send(calls.logout);
  expect(await statusWith(tokens.accessToken)).toBe(403);
  for (const { refreshToken } of [tokens, elsewhere])
    expect(await refusalOf(shop.visit().send(calls.refresh, { token: refreshToken }))).toBe(20004);
});

test("[SE-01] tokens are not stored, only their hashes, and the signing key is made once", async () => {
  const { tokens } = await signUp("hashed");
  const [row] = await shop.database.db.select().from(sessions).limit(1);
  expect(JSON.stringify(row)).not.toContain(tokens.accessToken.split(".")[2]);
  expect(await numberOf(shop, sql`select count(*) from server_secrets`)).toBe(1);
});
