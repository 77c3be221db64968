import { devices, qrConfirm, qrCreate, qrPoll, qrScan } from "@sundry/api/contract/session";
import { checkPassword } from "@sundry/api/contract/wallet";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { storage } from "../../shared/session/storage.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectAddress,
  fail,
  pageConditions,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const code = (duration: number) => answer(qrCreate, { token: "a-code", status: 0, duration, userId: 0 });
/** The server holds each request until something happens. */
const noNews = answer(qrPoll, () => new Promise<never>(() => undefined));
const waiting = page.getByText("Waiting for you to scan.");

async function openCode(answers: readonly Answer[]) {
  const shop = await renderPage("/login", { loggedIn: false, answers });
  await page.getByRole("tab", { name: "QR code" }).click();
  return shop;
}

test("[SE-06] a QR code can be declined and replaced", async () => {
  const news = [1, 3];
  const shop = await openCode([
    code(600_000),
    answer(qrPoll, () => {
      const status = news.shift();
      return status === undefined ? new Promise<never>(() => undefined) : { status };
    }),
  ]);
  await expect.element(page.getByText("Login was declined on the other device.")).toBeVisible();
  await page.getByRole("button", { name: "New QR code" }).click();
  await expect.element(waiting).toBeVisible();
  await expect.poll(() => shop.sent(qrCreate)).toHaveLength(2);
  expect(shop.sent(qrPoll).slice(0, 2)).toMatchObject([{ beforeSessionStatus: "0" }, { beforeSessionStatus: "1" }]);
  expect(storage.get("userInfo")).toBeNull();
});

test("[SE-06] an expired QR code says so; polling stops then, and when the buyer leaves the page", async () => {
  const shop = await openCode([code(60_000), noNews]);
  await expect.element(waiting).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // Timers of the first code began before: only those of a second one are the test's.
  shop.answer(code(20_000));
  await page.getByRole("tab", { name: "Password" }).click();
  await page.getByRole("tab", { name: "QR code" }).click();
  await expect.poll(() => shop.sent(qrCreate)).toHaveLength(2);
  await expect.element(waiting).toBeVisible();
  const asked = () => shop.sent(qrPoll).length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(19_000);
  await expect.element(page.getByText("This QR code has expired. Get a new one.")).toBeVisible();
  const atEnd = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(atEnd);
  await page.getByRole("button", { name: "New QR code" }).click();
  await expect.poll(() => shop.sent(qrCreate)).toHaveLength(3);
  await expect.element(waiting).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBe(atEnd + 1);
  await page.getByRole("tab", { name: "Password" }).click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(atEnd + 1);
});

test("[SE-06] a QR code that can't be created says why and can be retried", async () => {
  const shop = await openCode([fail(qrCreate, "server"), noNews]);
  await expect.element(page.getByText("Couldn't create a QR code")).toBeVisible();
  shop.answer(code(600_000));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(waiting).toBeVisible();
});

const scanned = "/home/AccountSafe?scan=a-code";
const confirming: readonly Answer[] = [
  answer(checkPassword, false),
  answer(devices, []),
  answer(qrScan, { status: 1, device: "Firefox on Windows" }),
  answer(qrConfirm, null),
];

test("[SE-06] who scans a QR code sees which device asks, and can decline; a used code says so", async () => {
  const shop = await renderPage(scanned, { answers: confirming });
  await expect
    .element(page.getByRole("dialog", { name: "Log in on another device?" }))
    .toMatchTextContent("Firefox on Windows");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Login declined" })).toBeVisible();
  await expect.poll(() => shop.sent(qrConfirm)).toEqual([{ token: "a-code", allow: "false" }]);
  shop.answer(refuse(qrScan, "Expired", 20_051));
  await shop.reload(scanned);
  await expect.element(page.getByRole("dialog", { name: "This QR code has expired" })).toBeVisible();
});

test("[SE-06] a visitor who scans logs in first, and is then asked to confirm", async () => {
  await renderPage("/home/AccountSafe?scan=some-code", { loggedIn: false });
  await expectAddress(/^#\/login\?rePath=%2Fhome%2FAccountSafe&query=.*some-code/);
});

for (const at of pageConditions) {
  test(`[HM-16] the QR code in ${at.name}`, async () => {
    await renderPage("/login", { ...at, loggedIn: false, answers: [code(600_000), noNews] });
    await page.getByRole("tab", { name: /^(QR code|扫码登录)$/ }).click();
    await expect.element(page.getByRole("img", { name: /QR code to log in|登录二维码/ })).toBeVisible();
    await expectAccessible();
  });

  test(`[HM-16] the confirmation of a QR code in ${at.name}`, async () => {
    await renderPage(scanned, { ...at, answers: confirming });
    await expect.element(page.getByRole("dialog")).toMatchTextContent("Firefox on Windows");
    await expectAccessible();
  });
}
