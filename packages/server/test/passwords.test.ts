import { me, modifyPass } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { checkPassword, setPassword, updatePassword } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { codeFor, solvePuzzle, wrongCode } from "./verification.ts";

const shop = useShop();
const password = "umbrellas-in-rain";
const newPassword = "parasols-in-sun";

async function registered(username: string, mobile?: string) {
  const client = shop.visit();
  const code = mobile ? await codeFor(shop, client, "REGISTER", mobile) : undefined;
  const proof = mobile && code ? { mobilePhone: mobile, code } : {};
  const tokens = await client.send(calls.register, { username, password, ...proof });
  client.session.setTokens(tokens);
  client.session.setUser({ username, nickName: username, face: "" });
  return { client, tokens };
}

const loginWith = (username: string, secret: string) =>
  refusalOf(shop.visit().send(calls.userLogin, { username, password: secret }));

async function statusWith(token: string): Promise<number> {
  return (await shop.app.request("/api/passport", { headers: { accessToken: token } })).status;
}

test("[SE-07] a forgotten password: a code sets a new one and ends every session, and the permission works once", async () => {
  const mobile = "13500000001";
  const { tokens } = await registered("forgetful", mobile);
  const client = shop.visit();
  const code = await codeFor(shop, client, "FIND_USER", mobile);
  expect(await refusalOf(client.send(calls.resetByMobile, { mobile, code: wrongCode(code) }))).toBe(80210);
  await client.send(calls.resetByMobile, { mobile, code });
  expect(await refusalOf(client.send(calls.resetByMobile, { mobile, code }))).toBe(80210);
  expect(await refusalOf(shop.visit().send(calls.resetPassword, { password: newPassword }))).toBe(20009);
  expect(await client.send(calls.resetPassword, { password: newPassword })).toBe(true);
  expect(await refusalOf(client.send(calls.resetPassword, { password: newPassword }))).toBe(20009);
  expect([await loginWith("forgetful", password), await loginWith("forgetful", newPassword)]).toEqual([20010, 0]);
  expect(await statusWith(tokens.accessToken)).toBe(403);
});

test("[SE-07] the second step must follow within 300 s, and an unknown number leads nowhere", async () => {
  const mobile = "13500000002";
  await registered("slow-one", mobile);
  const client = shop.visit();
  await client.send(calls.resetByMobile, { mobile, code: await codeFor(shop, client, "FIND_USER", mobile) });
  shop.clock.at += 300_000;
  expect(await refusalOf(client.send(calls.resetPassword, { password: newPassword }))).toBe(20009);
  const nobodys = await codeFor(shop, client, "FIND_USER", "13500000099");
  expect(await refusalOf(client.send(calls.resetByMobile, { mobile: "13500000099", code: nobodys }))).toBe(20011);
});

test("[SE-07] a password can be changed only with the old one, which ends every session", async () => {
  const { client, tokens } = await registered("changer");
  const change = (old: string, fresh: string) =>
    refusalOf(client.send(modifyPass, { password: old, newPassword: fresh }));
  expect(await change("not-the-old-one", newPassword)).toBe(20016);
  expect(await change(password, password)).toBe(4002);
  expect(await change(password, "short")).toBe(4002);
  expect(await client.send(modifyPass, { password, newPassword })).toMatchObject({ username: "changer" });
  expect(await statusWith(tokens.accessToken)).toBe(403);
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: tokens.refreshToken }))).toBe(20004);
  expect([await loginWith("changer", password), await loginWith("changer", newPassword)]).toEqual([20010, 0]);
  const stranger = await shop.app.request("/api/passport/modifyPass", { method: "PUT" });
  expect(stranger.status).toBe(403);
});

test("[SE-07] after five wrong old passwords the right one must wait too", async () => {
  const { client } = await registered("guessed-at");
  for (let at = 0; at < 5; at += 1) {
    expect(await refusalOf(client.send(modifyPass, { password: `wrong-${at}`, newPassword }))).toBe(20016);
    await shop.settled();
  }
  expect(await refusalOf(client.send(modifyPass, { password, newPassword }))).toBe(1003);
  shop.clock.at += 11 * 60_000;
  const back = shop.visit();
  back.session.setTokens(await back.send(calls.userLogin, { username: "guessed-at", password }));
  back.session.setUser({ username: "guessed-at", nickName: "", face: "" });
  expect(await refusalOf(back.send(modifyPass, { password, newPassword }))).toBe(0);
});

test("[MC-10] [SE-07] the payment password can be changed only with the old one, if there is one", async () => {
  const { client } = await buyer(shop);
  const change = (oldPassword: string, fresh: string) =>
    refusalOf(client.send(updatePassword, { oldPassword, newPassword: fresh }));
  expect(await client.send(checkPassword)).toBe(false);
  expect(await change("anything at all", newPassword)).toBe(20016);
  await client.send(setPassword, { password });
  expect(await change("not-the-old-one", newPassword)).toBe(20016);
  expect(await change(password, "short")).toBe(4002);
  expect(await change(password, newPassword)).toBe(0);
  await shop.settled();
  expect([await change(password, newPassword), await change(newPassword, password)]).toEqual([20016, 0]);
  const stranger = await shop.app.request("/api/money/wallet/update-password/ordinary", { method: "POST" });
  expect(stranger.status).toBe(403);
});

/** A buyer who has set a payment password, and has these ways to be reached. */
async function withPaymentPassword(reached: { mobile?: string | null; email?: string }) {
  const someone = await buyer(shop);
  await shop.database.db.update(members).set(reached).where(eq(members.id, someone.id));
  await someone.client.send(setPassword, { password });
  return someone;
}

test("[MC-10] [SE-07] a forgotten payment password is set anew by a code to the buyer's own number, once", async () => {
  const mobile = "13500000011";
  const { client } = await withPaymentPassword({ mobile });
  const change = (oldPassword: string) => refusalOf(client.send(updatePassword, { oldPassword, newPassword }));
  for (let guess = 0; guess < 5; guess += 1) expect(await change("not-the-old-one")).toBe(20016);
  expect(await change(password)).toBe(1003);
  const code = await codeFor(shop, client, "WALLET_PASSWORD", mobile);
  const anew = (by: string) => refusalOf(client.send(setPassword, { password: newPassword, code: by }));
  expect(await anew(wrongCode(code))).toBe(80210);
  await shop.settled();
  expect([await anew(code), await anew(code)]).toEqual([0, 80210]);
  // The new one counts at once, although the wallet took none for a while.
  await shop.settled();
  expect(await change(password)).toBe(20016);
  expect(await refusalOf(client.send(updatePassword, { oldPassword: newPassword, newPassword: password }))).toBe(0);
});

test("[SE-07] who has no number gets the code by email; who has neither can't have one", async () => {
  const email = "mei-forgets@example.com";
  const { client } = await withPaymentPassword({ email });
  const code = await codeFor(shop, client, "WALLET_PASSWORD", email);
  expect(await refusalOf(client.send(setPassword, { password: newPassword, code }))).toBe(0);
  const nobody = await withPaymentPassword({ mobile: null });
  expect(await refusalOf(nobody.client.send(setPassword, { password: newPassword, code }))).toBe(20011);
});

test("[SE-07] no other code sets a payment password: not another buyer's, purpose's or device's; many wrong ones wait", async () => {
  const [mobile, others] = ["13500000012", "13500000013"];
  const { client, id, accessToken } = await withPaymentPassword({ mobile });
  const thief = await withPaymentPassword({ mobile: others });
  const anew = (by: string) => refusalOf(client.send(setPassword, { password: newPassword, code: by }));
  expect(await anew(await codeFor(shop, thief.client, "WALLET_PASSWORD", others))).toBe(80210);
  expect(await anew(await codeFor(shop, client, "UPDATE_PASSWORD", mobile))).toBe(80210);
  const code = await codeFor(shop, client, "WALLET_PASSWORD", mobile);
  const elsewhere = shop.visit();
  elsewhere.session.setTokens({ accessToken, refreshToken: "none" });
  expect(await refusalOf(elsewhere.send(setPassword, { password: newPassword, code }))).toBe(80210);
  for (let guess = 0; guess < 5; guess += 1) await anew(wrongCode(code));
  await shop.settled();
  expect(await anew(code)).toBe(1003);
  expect(await refusalOf(client.send(updatePassword, { oldPassword: password, newPassword }))).toBe(0);
  expect(id).not.toBe(thief.id);
});

test("[SE-06] after three wrong passwords each guess needs a puzzle", async () => {
  const { client: owner } = await registered("puzzled");
  expect(await owner.send(me)).toMatchObject({ username: "puzzled" });
  const client = shop.visit();
  const guess = async (secret: string) => {
    const code = await refusalOf(client.send(calls.userLogin, { username: "puzzled", password: secret }));
    await shop.settled();
    return code;
  };
  expect([await guess("wrong-1"), await guess("wrong-2"), await guess("wrong-3")]).toEqual([20010, 20010, 20010]);
  expect(await guess(password)).toBe(80204);
  shop.clock.at += 61_000;
  await solvePuzzle(shop, client, "LOGIN");
  expect([await guess("wrong-4"), await guess(password)]).toEqual([20010, 80204]);
  await solvePuzzle(shop, client, "LOGIN");
  expect(await guess(password)).toBe(0);
  expect(await guess("wrong-5")).toBe(20010);
});

test("[SE-02] a buyer who chose to stay logged in can refresh for 15 days, others for an hour", async () => {
  await registered("staying");
  const logIn = (longTerm: boolean) => shop.visit().send(calls.userLogin, { username: "staying", password, longTerm });
  const [short, long] = [await logIn(false), await logIn(true)];
  shop.clock.at += 61 * 60_000;
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: short.refreshToken }))).toBe(20004);
  shop.clock.at += 14 * 24 * 60 * 60_000;
  const next = await shop.visit().send(calls.refresh, { token: long.refreshToken });
  shop.clock.at += 14 * 24 * 60 * 60_000;
  expect(await refusalOf(shop.visit().send(calls.refresh, { token: next.refreshToken }))).toBe(0);
});
