import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt } from "./answers.ts";
import { openAsBuyer } from "./buyers.ts";

/** Opens the login page's QR code; returns its content. */
async function openCode(page: Page, address = "/#/login"): Promise<string> {
  const made = page.waitForResponse("**/api/passport/pc_session");
  await page.goto(address);
  await page.getByRole("tab", { name: /QR code|扫码登录/ }).click();
  const { result } = (await (await made).json()) as { result: { token: string } };
  await expect(page.getByRole("img", { name: /QR code to log in|登录二维码/ })).toBeVisible();
  return result.token;
}

/** A second browser with a buyer who is logged in. */
async function phone(browser: Browser, request: APIRequestContext): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAsBuyer(page, request);
  return page;
}

const confirmAddress = (token: string) => `/#/home/AccountSafe?scan=${token}`;

test("[SE-06] a logged-in browser scans a QR code and approves it, and the other browser returns to where it was", async ({
  page,
  browser,
  request,
}) => {
  const second = await phone(browser, request);
  const token = await openCode(page, "/#/login?rePath=/home/Point");
  await expect(page.getByRole("status").getByText("Waiting for you to scan.")).toBeVisible();
  await second.goto(confirmAddress(token));
  await expect(second.getByRole("dialog", { name: "Log in on another device?" })).toContainText(
    /(Linux|Windows|macOS) is asking to log in to your account/,
  );
  await expect(page.getByText("Scanned. Confirm on the other device.")).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(second);
  await second.getByRole("button", { name: "Approve login" }).click();
  await expect(second.getByRole("dialog", { name: "Login approved" })).toBeVisible();
  await expect(page).toHaveURL(/#\/home\/Point$/);
  await second.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(second).toHaveURL(/#\/home\/AccountSafe$/);
  await second.goto(confirmAddress(token));
  await second.reload();
  await expect(second.getByRole("dialog", { name: "This QR code has expired" })).toBeVisible();
});

test("[SE-06] a QR code can be declined and replaced", async ({ page, browser, request }) => {
  const second = await phone(browser, request);
  const token = await openCode(page);
  await second.goto(confirmAddress(token));
  await second.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(second.getByRole("dialog", { name: "Login declined" })).toBeVisible();
  await expect(page.getByText("Login was declined on the other device.")).toBeVisible();
  await page.getByRole("button", { name: "New QR code" }).click();
  await expect(page.getByText("Waiting for you to scan.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

test("[SE-06] an expired QR code says so; polling stops then, and when the buyer leaves the page", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/session_login/")) asked.push(sent.url());
  });
  await page.route("**/api/passport/session_login/*", () => {});
  await openCode(page);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(19_000);
  await expect(page.getByText("This QR code has expired. Get a new one.")).toBeVisible();
  const before = asked.length;
  await page.getByRole("button", { name: "New QR code" }).click();
  await expect(page.getByText("Waiting for you to scan.")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.getByRole("tab", { name: "Password" }).click();
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(before + 1);
});

test("[SE-06] a QR code that can't be created says why and can be retried", async ({ page }) => {
  const restore = await failAt(page, "passport/pc_session", "server");
  await page.goto("/#/login");
  await page.getByRole("tab", { name: "QR code" }).click();
  await expect(page.getByText("Couldn't create a QR code")).toBeVisible();
  restore();
  await page.getByRole("button", { name: /Try again|Retry/ }).click();
  await expect(page.getByText("Waiting for you to scan.")).toBeVisible();
});

test("[SE-06] a visitor who scans logs in first, and is then asked to confirm", async ({ page }) => {
  await page.goto(confirmAddress("some-code"));
  await expect(page).toHaveURL(/#\/login\?rePath=%2Fhome%2FAccountSafe&query=/);
});

for (const at of pageConditions)
  test(`[HM-16] the QR code and its confirmation in ${at.name}`, async ({ page, request }) => {
    await answerWith(page, "passport/pc_session", { token: "a-code", status: 0, duration: 600_000, userId: 0 });
    await page.route("**/api/passport/session_login/*", () => {});
    await openIn(page, "/login", at);
    await openCode(page);
    await expectAccessible(page);
    await page.goto("/#/");
    await openAsBuyer(page, request);
    await answerWith(page, "passport/app_scanner", { status: 1, device: "Firefox · Windows" });
    await page.goto(confirmAddress("a-code"));
    await expect(page.getByRole("dialog")).toContainText("Firefox · Windows");
    await expectAccessible(page);
  });
