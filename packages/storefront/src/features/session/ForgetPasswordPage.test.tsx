import { resetByMobile, resetPassword } from "@sundry/api/contract/session";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  answer,
  expectAccessible,
  expectAddress,
  pageConditions,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const email = "mei@example.com";
const password = "Purple-Kite-7";
const contact = page.getByLabelText(/^Mobile or email/);
const code = page.getByLabelText("Code", { exact: true });
const fresh = page.getByLabelText("New password");
const repeat = page.getByLabelText("Confirm password");
const next = page.getByRole("button", { name: "Continue" });
const set = page.getByRole("button", { name: "Set password" });

test("[SE-07] the three steps of a new password: Back keeps what was typed, and an expired one starts again and says why", async () => {
  const expired = "Your verification has expired. Request a new code.";
  const shop = await renderPage("/forgetPassword", {
    loggedIn: false,
    answers: [answer(resetByMobile, null), refuse(resetPassword, expired, 20_009)],
  });
  await contact.fill(email);
  await code.fill("123456");
  await next.click();
  await expect.element(page.getByRole("heading", { name: "Step 2 of 3: Choose a new password" })).toHaveFocus();

  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(contact).toHaveValue(email);
  await expect.element(code).toHaveValue("123456");
  await next.click();
  await expect.element(fresh).toBeVisible();
  // The code is used up, but still valid for this device.
  await expect.poll(() => shop.sent(resetByMobile)).toEqual([{ mobile: email, code: "123456" }]);

  await fresh.fill(password);
  await repeat.fill("another one");
  await set.click();
  await expect.element(page.getByText("The passwords don't match.")).toBeVisible();
  await expect.poll(() => shop.sent(resetPassword)).toEqual([]);
  await repeat.fill(password);
  await set.click();
  await expect.element(page.getByText(/^Your verification has expired\./)).toBeVisible();
  await expect.element(contact).toHaveValue(email);
  await expect.element(code).toHaveValue("");

  shop.answer(answer(resetPassword, true));
  await code.fill("654321");
  await next.click();
  await fresh.fill(password);
  await repeat.fill(password);
  await set.click();
  await expect.element(page.getByRole("heading", { name: "Step 3 of 3: Password changed" })).toHaveFocus();
  expect(shop.sent(resetPassword).at(-1)).toEqual({ password });
  await page.getByRole("link", { name: "Log in", exact: true }).first().click();
  await expectAddress(/^#\/login/);
});

for (const at of pageConditions)
  test(`[HM-16] [SE-07] a forgotten password in ${at.name}`, async () => {
    await renderPage("/forgetPassword", { ...at, loggedIn: false });
    await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
    await expect.element(page.getByRole("textbox").first()).toBeVisible();
    await expectAccessible();
  });
