import { expect, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { logIn, newName, openAsBuyer, password, registerBuyer } from "./buyers.ts";
import { codeSentTo, newMobile, solvePuzzle } from "./codes.ts";

test("[SE-06] a text code logs in after a puzzle solved by keyboard, and the wait for a new code survives a reload", async ({
  page,
}) => {
  const mobile = newMobile();
  await page.goto("/#/login?rePath=%2Fcart");
  await page.getByRole("tab", { name: "Text code" }).click();
  const send = page.getByRole("button", { name: /Send code|Resend in/ });
  await expect(send).toBeDisabled();
  await page.getByLabel("Mobile number").fill(mobile);
  await send.click();
  await solvePuzzle(page);
  await expect(page.getByText(`We sent a code to ${mobile}.`)).toBeVisible();
  await expect(send).toHaveText(/Resend in \d+ s/);

  await page.reload();
  await page.getByRole("tab", { name: "Text code" }).click();
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile);
  await expect(send).toHaveText(/Resend in \d+ s/);

  const code = await codeSentTo(page, mobile);
  await page.getByLabel("Code", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("The code is wrong or has expired.")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/#\/cart$/);
});

test("[SE-06] a wrong password stays selected; after three the server asks for a puzzle", async ({ page, request }) => {
  const name = await registerBuyer(request);
  await page.goto("/#/login");
  await page.getByLabel("Username, mobile or email").fill(name);
  const secret = page.getByRole("textbox", { name: "Password", exact: true });
  for (let wrong = 0; wrong < 3; wrong += 1) {
    await secret.fill(`not the password ${wrong}`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Username or password is wrong.");
    await expect(secret).toBeFocused();
  }
  const selected = () =>
    secret.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
  await expect.poll(selected).toBe("not the password 2");
  await secret.fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Security check" })).toBeVisible();
  await expectAccessible(page);
  await solvePuzzle(page);
  await expect(page).toHaveURL(/#\/$/);
});

test("[SE-06] closing a puzzle unsolved leaves the form unchanged", async ({ page }) => {
  await page.goto("/#/login");
  await page.getByRole("tab", { name: "Text code" }).click();
  await page.getByLabel("Mobile number").fill(newMobile());
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("dialog", { name: "Security check" }).getByRole("slider").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Solve the puzzle again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send code" })).toBeEnabled();
});

test("[SE-07] a buyer registers with a mobile, resets a forgotten password with a code, and logs in", async ({
  page,
}) => {
  const mobile = newMobile();
  const name = newName();
  await page.goto("/#/signUp");
  await page.getByLabel("Username", { exact: true }).fill(name);
  await page.getByLabel(/^Mobile or email/).fill(mobile);
  await page.getByRole("button", { name: "Send code" }).click();
  await solvePuzzle(page);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I accept the privacy policy").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Enter the 6-digit code.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await codeSentTo(page, mobile));
  await page.getByRole("button", { name: "Register" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toContain(name);
  await page.getByRole("button", { name: /^Account of / }).press("Enter");
  await page.getByRole("button", { name: "Log out" }).click();

  // The server sends one code per minute to a number, so the buyer now sees a refusal.
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel(/^Mobile or email/).fill(mobile);
  await expect(page.getByRole("button", { name: /Resend in \d+ s/ })).toBeDisabled();
});

test("[SE-07] the three steps of a new password: Back keeps what was typed, and an expired one starts again and says why", async ({
  page,
}) => {
  const email = `${newName()}@example.com`;
  const code = "123456";
  const answers: string[] = [];
  const answer = (ok: boolean, refused: number, message: string) => ({
    status: ok ? 200 : 400,
    json: { success: ok, code: ok ? 200 : refused, message, timestamp: Date.now(), result: ok || null },
  });
  await page.route("**/api/passport/resetByMobile", (route) => {
    answers.push(route.request().postData() ?? "");
    return route.fulfill(answer(true, 0, "success"));
  });
  await page.route("**/api/passport/resetPassword", (route) =>
    route.fulfill(answer(answers.length > 1, 20009, "Your verification has expired. Request a new code.")),
  );
  await page.goto("/#/forgetPassword");
  await page.getByLabel(/^Mobile or email/).fill(email);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Step 2 of 3: Choose a new password" })).toBeFocused();

  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel(/^Mobile or email/)).toHaveValue(email);
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
  expect(answers).toHaveLength(1);

  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill("another one");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your verification has expired.")).toBeVisible();
  await expect(page.getByLabel(/^Mobile or email/)).toHaveValue(email);
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("");

  await page.getByLabel("Code", { exact: true }).fill("654321");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Step 3 of 3: Password changed" })).toBeFocused();
  // Not the link at the bottom of the form, whose name says what it is for.
  await page
    .getByRole("link", { name: "Log in", exact: true })
    .and(page.locator("[data-component='ButtonLink']"))
    .click();
  await expect(page).toHaveURL(/#\/login/);
});

test("[SE-07] [MC-15] a changed password ends the session in every tab, and the new one logs in", async ({
  page,
  context,
  request,
}) => {
  const name = await openAsBuyer(page, request);
  const other = await context.newPage();
  await other.goto("/#/home/AccountSafe");
  await expect(other.getByRole("heading", { level: 1, name: "Account security" })).toBeVisible();
  await page.goto("/#/home/AccountSafe");
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await page.getByLabel("Current password").fill("not the old one");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your current password is wrong.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is your current password. Choose a new one.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("Parasols in the sun 26");
  await expect(page.getByText("Strong")).toBeVisible();
  await page.getByLabel("Confirm new password").fill("Parasols in the sun 26");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Log in with your new password.")).toBeVisible();
  await expect(other).toHaveURL(/#\/login/);
  await expect(page).toHaveURL(/#\/login/);
  await logIn(page, name, "Parasols in the sun 26");
});

test("[MC-10] [SE-07] the payment password is set, then changed with the old one", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/AccountSafe");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New payment password").fill("short");
  await dialog.getByLabel("Confirm new password").fill("short");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Use at least 8 characters. You entered 5.")).toBeVisible();
  await dialog.getByLabel("New payment password").fill(password);
  await dialog.getByLabel("Confirm new password").fill(password);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Payment password set")).toBeVisible();
  expect(await asBuyer(page, "GET", "/money/wallet/check")).toBe(true);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await dialog.getByLabel("Current payment password").fill("not the old one");
  await dialog.getByLabel("New payment password").fill("Another sound one");
  await dialog.getByLabel("Confirm new password").fill("Another sound one");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Your current password is wrong.")).toBeVisible();
  await dialog.getByLabel("Current payment password").fill(password);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Payment password changed")).toBeVisible();
});

test("[MC-15] a failed load shows an error and can be retried", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const restore = await failAt(page, "money/wallet/check", "server");
  await page.goto("/#/home/AccountSafe");
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  restore();
  await retry.click();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/login/);
});

for (const at of pageConditions)
  test(`[HM-16] account security and passwords in ${at.name}`, async ({ page, request }) => {
    await openIn(page, "/login", at);
    await page.getByRole("tab", { name: /Text code|短信登录/ }).click();
    await expect(page.getByRole("textbox", { name: /^(Code|验证码)$/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/#/forgetPassword");
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/#/login");
    await logIn(page, await registerBuyer(request));
    await page.goto("/#/home/AccountSafe");
    await expect(page.getByRole("button", { name: /Set up|去设置/ })).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: /Set up|去设置/ }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /Save|保存/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/#/home/ModifyPwd");
    await expect(page.getByRole("button", { name: /Change password|确认修改/ })).toBeVisible();
    await expectAccessible(page);
  });
