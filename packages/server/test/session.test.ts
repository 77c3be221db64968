import { me } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
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

/** Sends a token unchanged, without the client's own refreshing. */
async function statusWith(token: string): Promise<number> {
  return (await shop.app.request("/api/passport", { headers: { accessToken: token } })).status;
}

test("[SE-07] a new buyer is logged in, has registration points and welcome coupons, and the password is not stored", async () => {
  const { client } = await signUp("mei.tanaka", { mobilePhone: "13912345678" });
  expect(await client.send(me)).toMatchObject({
    username: "mei.tanaka",
    mobile: "+8613912345678",
    point: 100,
    disabled: true,
  });
  expect((await client.send(mine, { memberCouponStatus: "NEW" })).total).toBeGreaterThan(0);
  const [row] = await shop.database.db.select().from(members).where(eq(members.username, "mei.tanaka"));
  expect(row?.passwordHash).toMatch(/^scrypt\$/);
  expect(JSON.stringify(await client.send(me))).not.toContain("scrypt");
});

test("[SE-07] a taken name in any case, a taken mobile and invalid names are refused", async () => {
  await signUp("lin_wei", { mobilePhone: "13900000001" });
  expect(await refusalOf(signUp("LIN_WEI"))).toBe(20008);
  expect(await refusalOf(signUp("other-lin", { mobilePhone: "13900000001" }))).toBe(20008);
  for (const name of ["ab", "x".repeat(21), "a b c", "13800138000", "<script>"])
    expect(await refusalOf(signUp(name)), name).toBe(4002);
  expect(await refusalOf(signUp("good-name", { mobilePhone: "12" }))).toBe(4002);
  const short = shop.visit().send(calls.register, { username: "short-pass", password: "1234567" });
  expect(await refusalOf(short)).toBe(4002);
});

test.each([
  ["eight spaces", " ".repeat(8)],
  ["tabs", "\t".repeat(9)],
  ["ideographic spaces", "\u3000".repeat(8)],
  ["zero-width characters", "\u200b\u200d\ufeff\u2060".repeat(2)],
  ["blank letters", "\u3164\u2800".repeat(4)],
])("[SE-07] a password of %s is refused in a sentence", async (_what, blank) => {
  for (const [language, sentence] of [
    ["en", /not only spaces/],
    ["zh", /密码不能全是空格/],
  ] as const) {
    const answer = await shop.app.request("/api/passport/register", {
      method: "POST",
      headers: { uuid: "blank-device", "content-type": "application/json", "accept-language": language },
      body: JSON.stringify({ username: "blank-pass", password: blank }),
    });
    const { code, message } = (await answer.json()) as { code: number; message: string };
    expect(code).toBe(4002);
    expect(message).toMatch(sentence);
  }
  const inside = { username: `inside-${blank.codePointAt(0)}`, password: `${blank}a` };
  expect(await refusalOf(shop.visit().send(calls.register, inside))).toBe(0);
});

test("[SE-07] two registrations of one name at once create one buyer", async () => {
  const codes = await Promise.all(["same-name", "Same-Name"].map((name) => refusalOf(signUp(name))));
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 20008]);
});

const wrong = () => shop.visit().send(calls.userLogin, { username: "okafor", password: "wrong-password" });
const unknown = () => shop.visit().send(calls.userLogin, { username: "nobody-here", password });

test("[SE-06] a buyer logs in by name or mobile; unknown names and wrong passwords get the same answer", async () => {
  await signUp("okafor", { mobilePhone: "13900000002" });
  for (const username of ["okafor", "OKAFOR", "13900000002"])
    expect(await shop.visit().send(calls.userLogin, { username, password })).toHaveProperty("accessToken");
  expect([await refusalOf(wrong()), await refusalOf(unknown())]).toEqual([20010, 20010]);
  expect(await sentenceOf(wrong())).toBe(await sentenceOf(unknown()));
});

test("[SE-06] a blocked buyer can't log in, and their tokens are no longer valid", async () => {
  const { tokens } = await signUp("blocked-one");
  await shop.database.db.update(members).set({ blocked: true }).where(eq(members.username, "blocked-one"));
  expect(await refusalOf(shop.visit().send(calls.userLogin, { username: "blocked-one", password }))).toBe(20010);
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: tokens.refreshToken }))).toBe(20004);
  expect(await statusWith(tokens.accessToken)).toBe(403);
});

test("[SE-06] wrong passwords, even all at once, require a puzzle and never lock the owner out", async () => {
  await signUp("guessed");
  const guess = (text: string) =>
    refusalOf(shop.visit().send(calls.userLogin, { username: "guessed", password: text }));
  const codes = await Promise.all(Array.from({ length: 14 }, (_, at) => guess(`wrong-guess-${at}`)));
  expect(codes.filter((code) => code === 20010).length).toBeLessThanOrEqual(3);
  expect(codes.filter((code) => code === 80204).length).toBeGreaterThanOrEqual(11);
  const solver = shop.visit();
  for (let more = 0; more < 12; more += 1) {
    shop.clock.at += 20_000;
    await solvePuzzle(shop, solver, "LOGIN");
    const code = await refusalOf(solver.send(calls.userLogin, { username: "guessed", password: "wrong-again" }));
    expect(code).toBe(20010);
  }
  expect(await guess(password)).toBe(80204);
  const owner = shop.visit();
  shop.clock.at += 61_000;
  await solvePuzzle(shop, owner, "LOGIN");
  expect(await refusalOf(owner.send(calls.userLogin, { username: "guessed", password }))).toBe(0);
  expect(await guess(password)).toBe(0);
});

test("[SE-06] on a device that the buyer has used before, guesses by others never ask for a puzzle", async () => {
  const { client: home } = await signUp("at-home");
  for (let at = 0; at < 12; at += 1) {
    const stranger = shop.visit("en", `198.51.100.${at + 100}`);
    await refusalOf(stranger.send(calls.userLogin, { username: "at-home", password: "wrong-guess" }));
  }
  const right = { username: "at-home", password };
  expect(await refusalOf(shop.visit("en", "203.0.113.77").send(calls.userLogin, right))).toBe(80204);
  expect(await refusalOf(home.send(calls.userLogin, right))).toBe(0);
});

describe("limits per network address", () => {
  /** A call from a browser at this address; returns the code of the refusal, or 200. */
  async function from(address: string, path: string, body: Record<string, string>, uuid = "a-browser-of-its-own") {
    const peer = { incoming: { socket: { remoteAddress: address } } };
    const init = { method: "POST", body: new URLSearchParams(body), headers: { uuid } };
    const response = await shop.app.request(`/api${path}`, init, peer);
    return ((await response.json()) as { code: number }).code;
  }
  const logIn = (address: string, username: string, secret: string) =>
    from(address, "/passport/userLogin", { username, password: secret });

  test("[SE-06] guesses from elsewhere require at most a puzzle from the owner, and only after many", async () => {
    await signUp("envied");
    for (let at = 0; at < 3; at += 1) expect(await logIn("198.51.100.9", "envied", "wrong-guess")).toBe(20010);
    expect(await logIn("198.51.100.9", "envied", "wrong-guess")).toBe(80204);
    expect(await logIn("203.0.113.20", "envied", password)).toBe(200);
  });

  test("[SE-06] an address that tries one password on many accounts must wait; other addresses need not", async () => {
    await signUp("unharmed");
    for (let at = 0; at < 100; at += 1) expect(await logIn("198.51.100.10", `nobody-${at}`, "Summer2026")).toBe(20010);
    expect(await logIn("198.51.100.10", "unharmed", password)).toBe(1003);
    expect(await logIn("198.51.100.11", "unharmed", password)).toBe(200);
    shop.clock.at += 11 * 60_000;
    expect(await logIn("198.51.100.10", "unharmed", password)).toBe(200);
  });

  test("[SE-07] without codes, an address can create 20 buyers an hour; other addresses are not affected", async () => {
    const signUpFrom = (address: string, username: string) =>
      from(address, "/passport/register", { username, password });
    for (let at = 0; at < 20; at += 1) expect(await signUpFrom("2001:db8:1:2::5", `hamster-${at}`)).toBe(200);
    expect(await signUpFrom("2001:db8:1:2:3::9", "hamster-more")).toBe(1003);
    expect(await signUpFrom("2001:db8:1:3::9", "hamster-else")).toBe(200);
    shop.clock.at += 61 * 60_000;
    expect(await signUpFrom("2001:db8:1:2::5", "hamster-later")).toBe(200);
  });
});

test("[SE-02] a refresh token gives a new pair; both access tokens are valid until they expire", async () => {
  const { tokens } = await signUp("refreshing");
  shop.clock.at += 1000;
  const next = await shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  expect(next.accessToken).not.toBe(tokens.accessToken);
  expect([await statusWith(tokens.accessToken), await statusWith(next.accessToken)]).toEqual([200, 200]);
  shop.clock.at += 30 * 60_000;
  expect([await statusWith(tokens.accessToken), await statusWith(next.accessToken)]).toEqual([403, 403]);
});

test("[SE-03] a refresh token used twice within 10 s, or many times at once, returns the same successor", async () => {
  const { tokens } = await signUp("two-tabs");
  const refresh = () => shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  const all = await Promise.all(Array.from({ length: 10 }, refresh));
  expect(new Set(all.map(({ accessToken }) => accessToken)).size).toBe(1);
  shop.clock.at += 9_000;
  expect(await refresh()).toEqual(all[0]);
});

test("[SE-02] a refresh token used again later revokes the whole chain, because somebody has a copy", async () => {
  const { tokens } = await signUp("stolen");
  const next = await shop.visit().send(calls.refresh, { token: tokens.refreshToken });
  shop.clock.at += 11_000;
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: tokens.refreshToken }))).toBe(20004);
  await shop.settled();
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: next.refreshToken }))).toBe(20004);
  expect(await statusWith(next.accessToken)).toBe(403);
});

test("[SE-02] expired, forged and access tokens can't be used to refresh", async () => {
  const { tokens } = await signUp("expiring");
  const refresh = (token: string) => refusalOf(shop.visit().send(calls.refresh, { token }));
  expect(await refresh(tokens.accessToken)).toBe(20004);
  expect(await refresh(`${tokens.refreshToken.slice(0, -3)}abc`)).toBe(20004);
  expect(await statusWith(tokens.refreshToken)).toBe(403);
  shop.clock.at += 61 * 60_000;
  expect(await refresh(tokens.refreshToken)).toBe(20004);
});

test("[SE-01] logging out ends every token of the buyer at once, on other devices too", async () => {
  const { client, tokens } = await signUp("leaving");
  const elsewhere = await shop.visit().send(calls.userLogin, { username: "leaving", password });
  expect(await statusWith(tokens.accessToken)).toBe(200);
  await client.send(calls.logout);
  for (const { accessToken } of [tokens, elsewhere]) expect(await statusWith(accessToken)).toBe(403);
  for (const { refreshToken } of [tokens, elsewhere])
    expect(await refusalOf(shop.visit().send(calls.refresh, { token: refreshToken }))).toBe(20004);
});

test("[SE-01] only hashes of tokens are stored, and the signing key is created once", async () => {
  const { tokens } = await signUp("hashed");
  const [row] = await shop.database.db.select().from(sessions).limit(1);
  expect(JSON.stringify(row)).not.toContain(tokens.accessToken.split(".")[2]);
  expect(await numberOf(shop, sql`select count(*) from server_secrets`)).toBe(1);
});
