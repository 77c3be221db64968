import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

/** Opens the login page's QR code; returns its content. */
async function openCode(page: Page, address: string): Promise<string> {
  const made = page.waitForResponse("**/api/passport/pc_session");
  await page.goto(address);
  await page.getByRole("tab", { name: "QR code" }).click();
  const { result } = (await (await made).json()) as { result: { token: string } };
  await expect(page.getByRole("img", { name: "QR code to log in" })).toBeVisible();
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
  await second.getByRole("button", { name: "Approve login" }).click();
  await expect(second.getByRole("dialog", { name: "Login approved" })).toBeVisible();
  await expect(page).toHaveURL(/#\/home\/Point$/);
  await second.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(second).toHaveURL(/#\/home\/AccountSafe$/);
  await second.goto(confirmAddress(token));
  await second.reload();
  await expect(second.getByRole("dialog", { name: "This QR code has expired" })).toBeVisible();
});
