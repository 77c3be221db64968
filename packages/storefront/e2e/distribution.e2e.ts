import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { failAt, interceptRequests } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";
import { market } from "./market.ts";

const referrals = "/#/home/Distribution";
const application = {
  name: "Mei Tanaka",
  idNumber: "330782199001011234",
  settlementBankAccountName: "Mei Tanaka",
  settlementBankAccountNum: "6222020200001234567",
  settlementBankBranchName: "Yiwu Chouzhou Road",
};
const rows = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");

/** Makes the buyer on the page an accepted distributor; returns the code. */
async function accepted(page: Page): Promise<string> {
  const { id } = (await asBuyer(page, "POST", "/distribution", { form: application })) as { id: string };
  await market("distributor", id, "pass");
  return id;
}

/** A page of a distributor, with the code. */
async function openAsDistributor(page: Page, request: APIRequestContext): Promise<string> {
  await openAsBuyer(page, request);
  const code = await accepted(page);
  await page.goto(referrals);
  await expect(page.getByRole("tab", { name: "Your products" })).toBeVisible();
  return code;
}

test("[MC-12] [VA-04] an application: missing fields are marked, a reload keeps the draft without its numbers, and once submitted its numbers are hidden", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto(referrals);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Enter your full name.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.getByLabel("Full name").fill(application.name);
  await page.getByLabel("ID number").fill(application.idNumber);
  await page.getByLabel("Bank account number").fill(application.settlementBankAccountNum);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(application.name);
  await expect(page.getByLabel("ID number")).toHaveValue("");
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(stored).not.toContain(application.idNumber);
  expect(stored).not.toContain(application.settlementBankAccountNum);
  await page.getByLabel("ID number").fill(application.idNumber);
  await page.getByLabel("Bank account holder").fill(application.settlementBankAccountName);
  await page.getByLabel("Bank account number").fill(application.settlementBankAccountNum);
  await page.getByLabel("Bank and branch").fill(application.settlementBankBranchName);
  await page.getByRole("button", { name: "Apply" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your application is under review" })).toBeVisible();
  await expect(page.getByText("****1234")).toBeVisible();
  await expect(page.getByText(application.idNumber)).toHaveCount(0);
});

test("[MC-12] declined, corrected, accepted and ended: each status says what can be done", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const { id } = (await asBuyer(page, "POST", "/distribution", { form: application })) as { id: string };
  await market("distributor", id, "refuse");
  await page.goto(referrals);
  await expect(page.getByText("Your application was declined.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(application.name);
  await expect(page.getByLabel("ID number")).toHaveValue("");
  await asBuyer(page, "POST", "/distribution", { form: application });
  await market("distributor", id, "pass");
  await page.reload();
  await expect(page.getByRole("region", { name: "Your commission" })).toContainText("$0.00");
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeDisabled();
  await market("distributor", id, "dismiss");
  await page.reload();
  await expect(page.getByText("Your place in the referral programme has ended.")).toBeVisible();
});

test("[MC-12] products are chosen and dropped; a link is copied and its picture saved under the product's name", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await openAsDistributor(page, request);
  await expect(page.getByText("You haven't chosen any products yet")).toBeVisible();
  await page.getByRole("link", { name: "Choose products" }).click();
  const lamp = rows(page, "More products").filter({ hasText: "Mushroom night light" });
  await expect(lamp).toContainText(/\$\d+\.\d\d per item/);
  await lamp.getByRole("switch").click();
  await expect(lamp).toHaveCount(0);
  await page.getByRole("tab", { name: "Your products" }).click();
  await expect(rows(page, "Your products")).toHaveCount(1);
  await page.getByRole("button", { name: "Link and QR code: Mushroom night light" }).click();
  const dialog = page.getByRole("dialog", { name: "Your link" });
  await expect(dialog.getByRole("img", { name: "Scan to open: Mushroom night light" })).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`#/goodsDetail\\?goodsId=\\d+&skuId=\\d+&distributionId=${code}$`));
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as picture" }).click();
  expect((await saved).suggestedFilename()).toBe("Mushroom night light.png");
  await page.keyboard.press("Escape");
  await rows(page, "Your products").getByRole("switch").click();
  await expect(page.getByText("You haven't chosen any products yet")).toBeVisible();
});

test("[MC-12] a buyer who opens a link is linked after logging in, and the code is then forgotten", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const code = await openAsDistributor(page, request);
  const friend = await registerBuyer(request);
  const own = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await own.newPage();
  const bound: string[] = [];
  visitor.on("request", (call) => call.url().includes("bindingDistribution") && bound.push(call.url()));
  await visitor.goto(`/#/?distributionId=${code}`);
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem("distributionId"))).toBe(code);
  expect(bound).toEqual([]);
  await visitor.goto("/#/login");
  await logIn(visitor, friend);
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem("distributionId"))).toBeNull();
  expect(bound.map((url) => url.split("/").at(-1))).toEqual([code]);
  await own.close();
});

test("[MC-12] commission is withdrawn: impossible amounts are marked, and the shop's refusal shows in the dialog", async ({
  page,
  request,
}) => {
  const code = await openAsDistributor(page, request);
  // The market shows this buyer's commission.
  await page.route("**/api/distribution", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: object };
    await route.fulfill({ json: { ...body, result: { ...body.result, canRebate: 50, rebateTotal: 50 } } });
  });
  await page.reload();
  await page.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw commission" });
  const amount = dialog.getByLabel("Amount");
  for (const [typed, error] of [
    ["", "Enter an amount."],
    ["0.5", "Enter an amount from 1 to 9,999."],
    ["50.01", "That's more than you can withdraw."],
    ["ten", "Enter a number with up to two decimals."],
  ] as const) {
    await amount.fill(typed);
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await expect(dialog.getByText(error)).toBeVisible();
  }
  await amount.fill("20");
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Your balance is too low for this withdrawal.");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Withdrawals" }).click();
  await expect(page.getByText("No withdrawals yet")).toBeVisible();
  expect(code).toMatch(/^\d+$/);
});

test("[MC-12] a closed programme and a failed load each say so", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const open = await interceptRequests(page, "**/api/distribution", (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 22000, message: "closed", result: null } }),
  );
  await page.goto(referrals);
  await expect(page.getByText("The referral programme is closed for now")).toBeVisible();
  open();
  const restore = await failAt(page, "distribution", "server");
  await page.reload();
  const retry = page.getByRole("button", { name: /Retry|Try again/ });
  await expect(retry).toBeVisible();
  restore();
  await retry.click();
  await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] [MC-12] the referrals as form and as active page: ${at.name}`, async ({ page, request }) => {
    const username = await registerBuyer(request);
    await openIn(page, "/login", at);
    await logIn(page, username);
    await page.goto(referrals);
    await expect(page.getByRole("button", { name: /^(Apply|提交申请)$/ })).toBeVisible();
    await expectAccessible(page);
    await accepted(page);
    await page.goto(`${referrals}?tab=goods`);
    await page.reload();
    await expect(page.getByRole("switch")).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^(Share the shop|分享商城)$/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
