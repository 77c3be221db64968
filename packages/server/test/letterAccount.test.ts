import { modifyPass } from "@sundry/api/contract/member";
import { register, userLogin } from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Lang } from "#server/locales.ts";
import { members } from "#server/db/schema/member.ts";
import { refusalOf } from "./buyers.ts";
import { lettersTo } from "./letters.ts";
import type { Client } from "./support/ownClient.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const password = "umbrellas-in-rain";
const newPassword = "umbrellas-in-sunshine";

/** Registers a buyer on a device of their own, and gives them an email address. */
async function registered(username: string, language: Lang = "en") {
  const client = shop.visit(language);
  enter(client, username, await client.send(register, { username, password }));
  const email = `${username}@example.com`;
  await shop.database.db.update(members).set({ email }).where(eq(members.username, username));
  return { client, email };
}

function enter(client: Client, username: string, tokens: { accessToken: string; refreshToken: string }): void {
  client.session.setTokens(tokens);
  client.session.setUser({ username, nickName: "", face: "" });
}

test("[MC-18] a changed password is told, with what to do if it was somebody else, and without the password", async () => {
  const { client, email } = await registered("changes");
  await client.send(modifyPass, { password, newPassword });
  const [letter, ...others] = await lettersTo(shop, email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Your password was changed");
  expect(letter?.body).toContain("If this was not you, reset your password now");
  expect(letter?.body).toContain("/#/forgetPassword");
  for (const text of [letter?.html, letter?.body]) expect(text).not.toContain(newPassword);
});

test("[MC-18] a login on a device that was not used before is told once; the usual devices are not", async () => {
  const { client: usual, email } = await registered("moves");
  enter(usual, "moves", await usual.send(userLogin, { username: "moves", password }));
  expect(await lettersTo(shop, email)).toEqual([]);
  const other = shop.visit();
  await other.send(userLogin, { username: "moves", password });
  await other.send(userLogin, { username: "moves", password });
  const [letter, ...others] = await lettersTo(shop, email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("New login to your account");
  expect(letter?.body).toContain("/#/home/ModifyPwd");
});

test("[MC-18] whoever names no device is told of too, in the language of the login before, with the name of the browser", async () => {
  const { client, email } = await registered("reads", "zh");
  await client.send(userLogin, { username: "reads", password });
  const login = () =>
    shop.app.request("/api/passport/userLogin", {
      method: "POST",
      headers: { "accept-language": "en", "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0" },
      body: new URLSearchParams({ username: "reads", password }),
    });
  expect((await login()).status).toBe(200);
  expect((await login()).status).toBe(200);
  const [letter, ...others] = await lettersTo(shop, email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("您的账号在新设备上登录");
  expect(letter?.body).toContain("设备\nFirefox · Windows");
});

test("[MC-18] a wrong password is not a login, and a new buyer has no other device", async () => {
  const { email } = await registered("quiet");
  expect(await refusalOf(shop.visit().send(userLogin, { username: "quiet", password: newPassword }))).toBe(20010);
  expect(await lettersTo(shop, email)).toEqual([]);
});
