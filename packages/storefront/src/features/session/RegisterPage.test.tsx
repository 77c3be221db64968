import { me } from "@sundry/api/contract/member";
import { logout, register } from "@sundry/api/contract/session";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buyer } from "../../testing/entities.ts";
import { storage } from "../../shared/session/storage.ts";
import { answer, expectAddress, fail, refuse, renderPage } from "../../testing/renderPage.tsx";

const registered = [answer(register, { accessToken: "a", refreshToken: "r" }), answer(logout, null)];

async function fillIn() {
  await page.getByLabelText("Username").fill("mei");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a sound password");
  await page.getByLabelText("Confirm password").fill("a sound password");
  await page.getByLabelText(/^I accept/).click();
  await page.getByRole("button", { name: "Register" }).click();
}

test("[SE-07] registering logs in and leads back to where the visitor was", async () => {
  const shop = await renderPage("/signUp?rePath=%2FmailUs", { loggedIn: false, answers: registered });
  await fillIn();
  await expectAddress("/mailUs");
  await expect.poll(() => shop.sent(register)).toHaveLength(1);
  expect(storage.get("userInfo")).toContain(buyer().username);
});

test("[SE-07] if only the login fails, the login page says that the account exists and knows its name", async () => {
  await renderPage("/signUp", { loggedIn: false, answers: [...registered, fail(me, "network")] });
  await fillIn();
  await expectAddress("/login");
  await expect.element(page.getByText("Your account is ready. Log in to continue.")).toBeVisible();
  await expect.element(page.getByLabelText("Username, mobile or email")).toHaveValue("mei");
});

test("[SE-07] [VA-04] a taken name is reported at its field, nothing typed is lost, and nobody is logged in", async () => {
  await renderPage("/signUp", { loggedIn: false, answers: [refuse(register, "This username is taken.", 20_008)] });
  await fillIn();
  await expect.element(page.getByText("This username is taken.")).toBeVisible();
  await expect.element(page.getByLabelText("Username")).toHaveFocus();
  await expect.element(page.getByLabelText("Username")).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByRole("textbox", { name: "Password", exact: true })).toHaveValue("a sound password");
  expect(storage.get("userInfo")).toBeNull();
});

test("[SE-07] nothing is sent until the fields are valid, and the first invalid one gets the focus", async () => {
  const shop = await renderPage("/signUp", { loggedIn: false, answers: registered });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await page.getByLabelText("Username").fill("mei");
  await password.fill("short");
  await page.getByLabelText("Confirm password").fill("other");
  await page.getByRole("button", { name: "Register" }).click();
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByText("Use at least 8 characters. You entered 5.")).toBeVisible();
  await expect.element(page.getByText("Tick the box to continue.")).toBeVisible();
  await password.fill(" ".repeat(8));
  await expect.element(page.getByText("Use letters, numbers or signs, not only spaces.")).toBeVisible();
  await password.fill("a sound password");
  await expect.element(page.getByText("The passwords don't match.")).toBeVisible();
  await expect.poll(() => shop.sent(register)).toEqual([]);
});
