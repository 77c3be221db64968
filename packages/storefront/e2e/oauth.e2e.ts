import { expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { answerWith } from "./answers.ts";
import { logIn, newName, registerBuyer, skipCouponsOfTheDay } from "./buyers.ts";

const demo = /Continue with Demo|使用Demo登录/;

/** Opens the demo provider; returns its window. */
async function leave(page: Page, address = "/#/login"): Promise<Page> {
  await page.goto(address);
  await skipCouponsOfTheDay(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: demo }).click();
  return opened;
}

test("[SE-06] a visitor logs in with a third party in a window, gets an account, and arrives where they were going", async ({
  page,
}) => {
  const name = newName();
  const there = await leave(page, "/#/login?rePath=/home/Profile");
  await expect(page.getByText("Continue in the Demo window.")).toBeVisible();
  await expectAccessible(there);
  await there.getByLabel("Your name with the third party").fill(name);
  await there.getByRole("button", { name: "Continue to the shop" }).click();
  await expect(page).toHaveURL(/#\/home\/Profile$/);
  await expect(page.getByRole("textbox", { name: "Nickname" })).toHaveValue(name);
  await expect.poll(() => there.isClosed() || !there.url().includes("state=")).toBe(true);
});

test("[SE-06] the same person is the same buyer the next time", async ({ page, browser }) => {
  const name = newName();
  const usernames: string[] = [];
  for (const visitor of [page, await (await browser.newContext()).newPage()]) {
    const there = await leave(visitor, "/#/login?rePath=/home/Profile");
    await there.getByLabel("Your name with the third party").fill(name);
    await there.getByRole("button", { name: "Continue to the shop" }).click();
    await expect(visitor).toHaveURL(/#\/home\/Profile$/);
    usernames.push(await visitor.evaluate(() => localStorage.getItem("userInfo") ?? ""));
  }
  expect(usernames[0]).toContain("demo_");
  expect(usernames[0]).toBe(usernames[1]);
});

const cancelled = "The login was cancelled, or the provider declined it.";

test("[SE-06] a cancelled login closes its window, and the waiting page says so; it can be started again", async ({
  page,
}) => {
  const there = await leave(page, "/#/login?rePath=/home/Point");
  const closed = there.waitForEvent("close");
  await there.getByRole("button", { name: "Cancel" }).click();
  await closed;
  await expect(page.getByRole("alert")).toContainText(cancelled);
  await expect(page.getByText("Continue in the Demo window.")).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: demo }).click();
  const again = await opened;
  await again.getByLabel("Your name with the third party").fill(newName());
  await again.getByRole("button", { name: "Continue to the shop" }).click();
  await expect(page).toHaveURL(/#\/home\/Point$/);
});

test("[SE-06] a login that is cancelled while no page waits is reported in its own window", async ({ page }) => {
  const there = await leave(page);
  await page.goto("/#/goodsList");
  await there.getByRole("button", { name: "Cancel" }).click();
  await expect(there.getByRole("alert")).toContainText(cancelled);
  await expect(there).toHaveURL(/#\/login\??$/);
  await expectAccessible(there);
});

test("[SE-06] coming back without a login ends the waiting, and any way to log in works", async ({ page }) => {
  const there = await leave(page);
  await there.close();
  // Headless windows are all in front, so none of them gets a focus event.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("You haven't finished logging in with Demo.")).toBeVisible();
  await logIn(page, await registerBuyer(page.request));
});

test("[SE-06] if pop-ups are blocked, the page itself leaves and comes back", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/#/login?rePath=/home/Point");
  await page.getByRole("button", { name: demo }).click();
  await page.getByLabel("Your name with the third party").fill(newName());
  await page.getByRole("button", { name: "Continue to the shop" }).click();
  await expect(page).toHaveURL(/#\/home\/Point$/);
});

test("[SE-06] an expired or used result says so; a late one is waited for", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  page.on("request", (sent) => {
    if (sent.url().includes("/connect/result")) asked += 1;
  });
  await page.goto("/#/login?state=used-before");
  await expect(page.getByRole("heading", { name: "Logging you in" })).toBeVisible();
  for (let at = 0; at < 5; at += 1) {
    await expect.poll(() => asked).toBeGreaterThan(at);
    await page.clock.runFor(2_000);
  }
  await expect(page.getByText("That login has expired or was already used. Try again.")).toBeVisible();
  await expect(page).toHaveURL(/#\/login\??$/);
});

test("[SE-06] a state before the hash works too, and is removed from the address", async ({ page }) => {
  await page.goto("/?state=used-before#/login");
  await expect(page.getByRole("heading", { name: "Logging you in" })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain("used-before");
});

test("[SE-06] a shop without third parties offers none", async ({ page }) => {
  await answerWith(page, "site", { id: "BASE_SETTING", settingValue: "{}" });
  await page.goto("/#/login");
  await expect(page.getByRole("tab", { name: "QR code" })).toBeVisible();
  await expect(page.getByRole("button", { name: demo })).toHaveCount(0);
});

for (const at of pageConditions)
  test(`[HM-16] the third parties of the login page in ${at.name}`, async ({ page }) => {
    await openIn(page, "/login", at);
    await expect(page.getByRole("button", { name: demo })).toBeVisible();
    await expectAccessible(page);
  });
