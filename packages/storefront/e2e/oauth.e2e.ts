import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { newName, skipCouponsOfTheDay } from "./buyers.ts";

const demo = "Continue with Demo";

/** Opens the demo provider; returns its window. */
async function leave(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await skipCouponsOfTheDay(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: demo }).click();
  return opened;
}

const cancelled = "The login was cancelled, or the provider declined it.";

test("[SE-06] a third party's login in a window: cancelled, the page says so; started again, the visitor gets an account and arrives where they were going", async ({
  page,
}) => {
  const name = newName();
  const there = await leave(page, "/#/login?rePath=/home/Profile");
  await expect(page.getByText("Continue in the Demo window.")).toBeVisible();
  await expectAccessible(there);
  const closed = there.waitForEvent("close");
  await there.getByRole("button", { name: "Cancel" }).click();
  await closed;
  await expect(page.getByRole("alert")).toContainText(cancelled);
  await expect(page.getByText("Continue in the Demo window.")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: demo }).click();
  const again = await opened;
  await again.getByLabel("Your name with the third party").fill(name);
  await again.getByRole("button", { name: "Continue to the shop" }).click();
  await expect(page).toHaveURL(/#\/home\/Profile$/);
  await expect(page.getByRole("textbox", { name: "Nickname" })).toHaveValue(name);
  await expect.poll(() => again.isClosed() || !again.url().includes("state=")).toBe(true);
});

test("[SE-06] if pop-ups are blocked, the page itself leaves and comes back, as the same buyer the next time", async ({
  page,
  browser,
}) => {
  const name = newName();
  const usernames: string[] = [];
  for (const visitor of [page, await (await browser.newContext()).newPage()]) {
    await visitor.addInitScript(() => {
      window.open = () => null;
    });
    // A state before the hash counts too, and is removed from the address.
    await visitor.goto("/?state=used-before#/login");
    await expect(visitor.getByRole("heading", { name: "Logging you in" })).toBeVisible();
    await expect.poll(() => visitor.url()).not.toContain("used-before");
    await visitor.goto("/#/login?rePath=/home/Point");
    await visitor.getByRole("button", { name: demo }).click();
    await visitor.getByLabel("Your name with the third party").fill(name);
    await visitor.getByRole("button", { name: "Continue to the shop" }).click();
    await expect(visitor).toHaveURL(/#\/home\/Point$/);
    usernames.push(await visitor.evaluate(() => localStorage.getItem("userInfo") ?? ""));
  }
  expect(usernames[0]).toContain("demo_");
  expect(usernames[0]).toBe(usernames[1]);
});
