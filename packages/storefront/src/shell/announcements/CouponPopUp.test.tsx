import { activity } from "@sundry/api/contract/coupon";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { ownedCoupon } from "../../testing/entities.ts";
import { answer, expectCount, renderPage } from "../../testing/renderPage.tsx";

test("[HM-13] the coupons of the day show once a day, not before six, each coupon once, with what it takes off", async () => {
  const gift = ownedCoupon();
  const shop = await renderPage("/mailUs", { loggedIn: false, answers: [answer(activity, [gift, gift])] });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await client.send(site);
  });
  /** The shop takes the time from the server's answers. */
  const setHour = async (hour: number) => {
    vi.setSystemTime(new Date(2026, 2, 14, hour));
    await client.send(site);
  };
  const sidebar = page.getByRole("navigation", { name: "Your shortcuts" });
  const dialog = page.getByRole("dialog", { name: "You've received a coupon" });
  await setHour(3);
  localStorage.removeItem("getTimes");
  client.session.setUser({ username: "mei", nickName: "Mei Tanaka", face: "" });
  await shop.reload();
  await expect.element(sidebar).toBeVisible();
  expect(shop.sent(activity)).toEqual([]);

  await setHour(9);
  await shop.reload();
  await expectCount(dialog.getByRole("article"), 1);
  await expect.element(dialog).toMatchTextContent("$5");
  await expect.element(dialog).toMatchTextContent("Minimum spend $49");
  await expectCount(dialog.getByRole("button", { name: /^Claim/ }), 0);
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await shop.reload();
  await expect.element(sidebar).toBeVisible();
  await expectCount(dialog, 0);
  expect(shop.sent(activity)).toHaveLength(1);
});
