import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
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
  // Sending takes away what the field said before.
  await expect(page.getByText(`We sent a code to ${mobile}.`)).toBeVisible();
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

test("[MC-19] [MC-20] [SE-09] a buyer downloads their data, closes the account, and keeps it after the next login", async ({
  page,
  request,
}) => {
  const name = await registerBuyer(request);
  await logIn(page, name);
  await page.goto("/#/home/AccountSafe");
  const devices = page.getByRole("region", { name: "Where you're logged in" });
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Get my data" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^my-data-.+\.zip$/);
  await page.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close account" });
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Close my account" }).click();
  await expect(page).toHaveURL(/#\/login/);
  await logIn(page, name);
  await expect(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("We've kept your account")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep my account" })).toHaveCount(0);
});
