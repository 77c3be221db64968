import { me, modifyPass } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { checkPassword, setPassword, updatePassword } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
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

test("[SE-07] a forgotten password: code, new password, every session over, and the permission counts once", async () => {
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

test("[SE-07] the second step has 300 s, and a number nobody has leads nowhere", async () => {
  const mobile = "13500000002";
  await registered("slow-one", mobile);
  const client = shop.visit();
  await client.send(calls.resetByMobile, { mobile, code: await codeFor(shop, client, "FIND_USER", mobile) });
  shop.clock.at += 300_000;
  expect(await refusalOf(client.send(calls.resetPassword, { password: newPassword }))).toBe(20009);
  const nobodys = await codeFor(shop, client, "FIND_USER", "13500000099");
  expect(await refusalOf(client.send(calls.resetByMobile, { mobile: "13500000099", code: nobodys }))).toBe(20011);
});

test("[SE-07] a password is changed by who knows the old one; then every session is over", async () => {
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

test("[SE-07] five wrong old passwords make the right one wait", async () => {
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

test("[MC-10] [SE-07] the payment password is changed by the old one, and there has to be one", async () => {
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

test("[SE-06] after three wrong passwords a puzzle stands before the next guess, and each guess takes one", async () => {
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

test("[SE-02] who wants to stay logged in can refresh for 15 days, everybody else for an hour", async () => {
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
