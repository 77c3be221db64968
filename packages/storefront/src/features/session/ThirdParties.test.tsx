import { me } from "@sundry/api/contract/member";
import { logout, oauthResult, userLogin } from "@sundry/api/contract/session";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { storage } from "../../shared/session/storage.ts";
import { buyer } from "../../testing/entities.ts";
import {
  answer,
  expectAccessible,
  expectAddress,
  expectCount,
  pageConditions,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const demo = page.getByRole("button", { name: /^(Continue with Demo|使用Demo登录)$/ });
const settingValue = JSON.stringify({ loginProviders: [{ type: "DEMO", name: "Demo" }] });
const answers = [
  answer(site, { settingValue }),
  answer(userLogin, { accessToken: "a", refreshToken: "r" }),
  answer(me, buyer()),
  answer(logout, null),
];

/** Opens no window in a test, but answers as a browser that does. */
function withWindows() {
  const opened = vi.spyOn(window, "open").mockReturnValue(window);
  onTestFinished(() => opened.mockRestore());
  return opened;
}

test("[SE-06] coming back without a login ends the waiting, and any way to log in works", async () => {
  const opened = withWindows();
  await renderPage("/login?rePath=%2FmailUs", { loggedIn: false, answers });
  await demo.click();
  expect(opened.mock.calls[0]?.[0]).toContain("/api/connect/login/web/DEMO");
  await expect.element(page.getByText(/^Continue in the Demo window\./)).toBeVisible();
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByText(/^You haven't finished logging in with Demo\./)).toBeVisible();
  await page.getByLabelText("Username, mobile or email").fill("mei");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a sound password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expectAddress("/mailUs");
  expect(storage.get("userInfo")).toContain("mei");
});

test("[SE-06] a login that is cancelled while no page waits is reported in its own window", async () => {
  const cancelled = "The login was cancelled, or the provider declined it.";
  await renderPage("/login?state=once", {
    loggedIn: false,
    answers: [...answers, refuse(oauthResult, cancelled, 20_006)],
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(cancelled);
  await expectAddress(/^#\/login\??$/);
  await expect.element(demo).toBeVisible();
  await expectAccessible();
});

test("[SE-06] an expired or used result says so; a late one is waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const shop = await renderPage("/login?state=used-before", {
    loggedIn: false,
    answers: [...answers, answer(oauthResult, null)],
  });
  await expect.element(page.getByRole("heading", { name: "Logging you in" })).toBeVisible();
  for (let asked = 1; asked <= 5; asked += 1) {
    await expect.poll(() => shop.sent(oauthResult)).toHaveLength(asked);
    await vi.advanceTimersByTimeAsync(1_500);
  }
  vi.useRealTimers();
  await expect.element(page.getByText("That login has expired or was already used. Try again.")).toBeVisible();
  await expectAddress(/^#\/login\??$/);
});

test("[SE-06] a shop without third parties offers none", async () => {
  const shop = await renderPage("/login", { loggedIn: false });
  await expect.element(page.getByRole("tab", { name: "QR code" })).toBeVisible();
  await expect.poll(() => shop.sent(site).length).toBeGreaterThan(0);
  await expectCount(demo, 0);
});

for (const at of pageConditions)
  test(`[HM-16] the third parties of the login page in ${at.name}`, async () => {
    await renderPage("/login", { ...at, loggedIn: false, answers });
    await expect.element(demo).toBeVisible();
    await expectAccessible();
  });
