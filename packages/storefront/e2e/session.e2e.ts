import { expect, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn, wideDark } from "./accessible.ts";
import { logIn, newName, password, registerBuyer } from "./buyers.ts";

test("[HM-16] the ways to log in fit a small phone in English", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/#/login");
  await expect(page.getByRole("tab", { name: "QR code" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("[SE-07] [RT-05] a visitor registers on the way to the cart and arrives there", async ({ page }) => {
  const name = newName();
  await page.goto("/#/cart");
  await expect(page).toHaveURL(/#\/login\?rePath=%2Fcart/);
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Username", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I accept the privacy policy").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toContain(name);
});

test("[SE-07] nothing is sent until the fields are valid, and the first invalid one gets the focus", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto("/#/signUp");
  await page.getByLabel("Username", { exact: true }).fill(newName());
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("other");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
  await expect(page.getByText("Use at least 8 characters. You entered 5.")).toBeVisible();
  await expect(page.getByText("Tick the box to continue.")).toBeVisible();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  expect(sent.filter((url) => url.includes("/passport/register"))).toEqual([]);
});

test("[VA-04] a taken name is marked at its field and nothing typed is lost", async ({ page, request }) => {
  const name = await registerBuyer(request);
  await page.goto("/#/signUp");
  await page.getByLabel("Username", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I accept the privacy policy").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("This username or mobile number is already taken.")).toBeVisible();
  await expect(page.getByLabel("Username", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "Password", exact: true })).toHaveValue(password);
});

test("[SE-06] a wrong password is shown at the form, and the right one leads back with the query", async ({
  page,
  request,
}) => {
  const name = await registerBuyer(request);
  await page.goto("/#/home/OrderDetail?sn=O123");
  await expect(page).toHaveURL(/#\/login\?/);
  await page.getByLabel("Username, mobile or email").fill(name);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Username or password is wrong.");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/#\/home\/OrderDetail\?sn=O123$/);
});

test("[RT-06] a hostile return path leads home", async ({ page, request }) => {
  const name = await registerBuyer(request);
  await page.goto("/#/login?rePath=%2F%2Fevil.example&query=%7Bbroken");
  await logIn(page, name);
  await expect(page).toHaveURL(/#\/$/);
});

test("[SE-01] logging out clears the session at once, even when the server can't be reached", async ({
  page,
  request,
}) => {
  await logIn(page, await registerBuyer(request));
  await page.route("**/api/passport/logout", (route) => route.abort());
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/login/);
  const kept = await page.evaluate(() =>
    ["accessToken", "refreshToken", "userInfo"].filter((key) => key in localStorage),
  );
  expect(kept).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("uuid"))).not.toBeNull();
});

test("[SE-04] a session that can't be renewed prompts once, over the page", async ({ page, request }) => {
  await logIn(page, await registerBuyer(request));
  await page.evaluate(() => {
    localStorage.setItem("accessToken", "no.longer.good");
    localStorage.setItem("refreshToken", "no.longer.good");
  });
  await page.goto("/#/cart");
  await expect(page.getByRole("dialog", { name: "Login" })).toHaveCount(1);
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] login and registration in ${at.name}`, async ({ page }) => {
    await openIn(page, "/login", at);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/#/signUp");
    await expect(page.getByRole("checkbox")).toBeVisible();
    await expectAccessible(page);
  });
