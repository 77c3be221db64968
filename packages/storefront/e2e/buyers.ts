import { type APIRequestContext, expect, type Page } from "@playwright/test";

export const password = "a sound password";

let made = 0;

/** A name not used by any other worker or earlier run on the same shop. */
export function newName(): string {
  made += 1;
  return `buyer${process.pid.toString(36)}${Date.now().toString(36)}${made}`.slice(-20);
}

/** Registers a buyer through the API, not logged in on the page. */
export async function registerBuyer(request: APIRequestContext): Promise<string> {
  const username = newName();
  await register(request, username);
  return username;
}

/** Registers a buyer; returns the tokens. */
async function register(request: APIRequestContext, username: string): Promise<Tokens> {
  const answer = await request.post("/api/passport/register", {
    headers: { uuid: "journeys-0000" },
    form: { username, password },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { result: Tokens }).result;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Marks today's coupons as seen, so that their pop-up shows only in its own journey (HM-13). */
export async function skipCouponsOfTheDay(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("getTimes", String(new Date().getDate())));
}

/** Logs in through the form, wherever that leads afterwards. Works in both languages. */
export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/#/login");
  await skipCouponsOfTheDay(page);
  await page.getByLabel(/Username, mobile or email|用户名、手机号或邮箱/).fill(username);
  await page.getByRole("textbox", { name: /^(Password|密码)$/ }).fill(secret);
  await page.getByRole("button", { name: /^(Log in|登录)$/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).not.toBeNull();
}

/**
 * Logs a new buyer in before the page opens the shop, by storing what a login stores. The page is left on a plain
 * file of the shop's origin and must go somewhere next.
 */
export async function openAsBuyer(page: Page, request: APIRequestContext): Promise<string> {
  const username = newName();
  const tokens = await register(request, username);
  await page.goto("/start.js");
  await skipCouponsOfTheDay(page);
  await page.evaluate(
    ([kept, name]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      localStorage.setItem("userInfo", JSON.stringify({ username: name, nickName: name, face: "" }));
    },
    [tokens, username] as const,
  );
  return username;
}
