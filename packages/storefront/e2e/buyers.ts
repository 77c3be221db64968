import { type APIRequestContext, expect, type Page } from "@playwright/test";

export const password = "a sound password";

let made = 0;

/** A name nobody has yet, also beside other workers and earlier runs on the same shop. */
export function newName(): string {
  made += 1;
  return `buyer${process.pid.toString(36)}${Date.now().toString(36)}${made}`.slice(-20);
}

/** Registers a buyer over the API; the log-in is the page's. */
export async function registerBuyer(request: APIRequestContext): Promise<string> {
  const username = newName();
  await register(request, username);
  return username;
}

/** Tokens of a new buyer. */
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

/** The coupons of the day have been seen already: their pop-up stands in no journey but its own (HM-13). */
export async function skipCouponsOfTheDay(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("getTimes", String(new Date().getDate())));
}

/** Logs in through the form of the log-in page, wherever that leads afterwards. Works in both languages. */
export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/#/login");
  await skipCouponsOfTheDay(page);
  await page.getByLabel(/Username, mobile or email|用户名、手机号或邮箱/).fill(username);
  await page.getByRole("textbox", { name: /^(Password|密码)$/ }).fill(secret);
  await page.getByRole("button", { name: /^(Log in|登录)$/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).not.toBeNull();
}

/**
 * A buyer who is logged in before the page opens the shop: what a log-in leaves in the storage is there. The page stands at a
 * file of the shop's origin and has to go somewhere next.
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
