import { get as getCase, list as cases, logs as caseLogs, storeAddress } from "@sundry/api/contract/afterSale";
import { list as coupons, mine } from "@sundry/api/contract/coupon";
import { overview } from "@sundry/api/contract/member";
import { list as messages } from "@sundry/api/contract/message";
import { get as getOrder, list as orders } from "@sundry/api/contract/order";
import { today } from "@sundry/api/contract/seckill";
import { get as site } from "@sundry/api/contract/site";
import { get as getWallet, logs as walletLogs } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  coupon,
  flashSaleDay,
  memberOverview,
  message,
  ownedCoupon,
  wallet,
  walletLog,
} from "../../testing/entities.ts";
import { afterSale, orderDetail, orderSummary } from "../../testing/orders.ts";
import { type Answer, answer, pageOf, renderPage } from "../../testing/renderPage.tsx";

const settings = (value: object) => answer(site, { settingValue: JSON.stringify(value) });
/** The browser of the tests is in China. */
const newYork = settings({ timeZone: "America/New_York" });
/** 20 November 2026, 10:00 in New York: 23:00 in China. */
const dueTime = Date.UTC(2026, 10, 20, 15);
const endTime = "2030-11-20 23:59:59";

const places: readonly (readonly [
  where: string,
  address: string,
  shown: string | RegExp,
  answers: readonly Answer[],
])[] = [
  ["a list of orders", "/home/MyOrder", "20 Nov 2026, 10:00 GMT-5", [answer(orders, pageOf([orderSummary()]))]],
  ["an order", "/home/OrderDetail?sn=O1", "20 Nov 2026, 10:00 GMT-5", [answer(getOrder, orderDetail())]],
  ["a list of returns", "/home/AfterSale", "20 Nov 2026, 10:00 GMT-5", [answer(cases, pageOf([afterSale()]))]],
  [
    "the deadline of a return",
    "/home/AfterSaleDetail?sn=A1",
    /by 20 Nov, 10:00 GMT-5/,
    [answer(getCase, afterSale({ serviceStatus: "APPLY", dueTime })), answer(caseLogs, []), answer(storeAddress, {})],
  ],
  ["messages", "/home/MsgList", "20 Nov 2026, 10:00 GMT-5", [answer(messages, pageOf([message()]))]],
  [
    "the wallet",
    "/home/MoneyManagement",
    "20 Nov 2026, 10:00 GMT-5",
    [answer(getWallet, wallet), answer(walletLogs, pageOf([walletLog()]))],
  ],
  ["own coupons", "/home/Coupons", /20\sNov\s2030 \(GMT-5\)/, [answer(mine, pageOf([ownedCoupon({ endTime })]))]],
  ["coupons on offer", "/coupon", /20\sNov\s2030 \(GMT-5\)/, [answer(coupons, pageOf([coupon({ endTime })]))]],
  ["the flash sale", "/seckill", /^Times are GMT-[45]$/, [answer(today, flashSaleDay([10, -3600], [14, 3600]))]],
];

for (const [where, address, shown, answers] of places)
  test(`[HM-10] [SK-04] ${where}: times are in the zone from the shop's settings, and the zone is named`, async () => {
    await renderPage(address, { answers: [newYork, answer(overview, memberOverview()), ...answers] });
    await expect.element(page.getByText(shown).first()).toBeVisible();
    await expect.element(page.getByText(/GMT\+8/)).not.toBeInTheDocument();
  });

test("[HM-10] [HM-11] no zone is named if the buyer's clock agrees with the shop's; the zone is stored", async () => {
  const list = answer(orders, pageOf([orderSummary()]));
  const counts = answer(overview, memberOverview());
  const shop = await renderPage("/home/MyOrder", { answers: [counts, list] });
  await expect.element(page.getByText("20 Nov 2026, 10:00", { exact: true })).toBeVisible();
  shop.answer(settings({ timeZone: "Asia/Tokyo" }));
  await shop.reload();
  await expect.element(page.getByText("20 Nov 2026, 10:00 GMT+9", { exact: true })).toBeVisible();
  expect(localStorage.getItem("shopZone")).toBe("Asia/Tokyo");
});

test("[AP-05] a zone that the browser does not know changes nothing", async () => {
  await renderPage("/home/MyOrder", {
    answers: [
      settings({ timeZone: "Mars/Base" }),
      answer(overview, memberOverview()),
      answer(orders, pageOf([orderSummary()])),
    ],
  });
  await expect.element(page.getByText("20 Nov 2026, 10:00", { exact: true })).toBeVisible();
});

test("[MC-07] [BU-03] a coupon that ends at midnight is valid until the same day everywhere", async () => {
  const midnight = "2030-11-25 00:00:00";
  const shop = await renderPage("/home/Coupons", {
    answers: [
      answer(overview, memberOverview()),
      answer(mine, pageOf([ownedCoupon({ endTime: midnight })])),
      answer(coupons, pageOf([coupon({ endTime: midnight })])),
    ],
  });
  await expect.element(page.getByText(/24\sNov\s2030/)).toBeVisible();
  await shop.reload("/coupon");
  await expect.element(page.getByText(/24\sNov\s2030/)).toBeVisible();
});
