import type { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get as getSite } from "@sundry/api/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, expectAccessible, expectCount, fail, goTo, renderPage } from "../testing/renderPage.tsx";

const footer = page.getByRole("contentinfo");
const banner = page.getByRole("banner");
const topBar = page.getByRole("region", { name: "Account and settings" });
const usualLine = /Items from many stores in one order/;

const settings = (value: SiteSettingValue): Answer => answer(getSite, { settingValue: JSON.stringify(value) });
const silent: SiteSettingValue = { siteName: "Clay & Co", topLine: "", slogan: "", promises: [] };
const closed = ["storeEntry", "distribution", "points"];

test("[HM-09] [HM-11] a shop that claims nothing shows neither promises nor lines about itself", async () => {
  await renderPage("/mailUs", { answers: [settings(silent)] });
  await expect.element(footer.getByRole("link", { name: "About us" })).toBeInTheDocument();
  await expect.element(footer.getByText("Clay & Co").first()).toBeInTheDocument();
  await expectCount(footer.getByText("One order, many stores"), 0);
  await expectCount(footer.getByText("Small goods from the source, in the quantity you need."), 0);
  await expectCount(topBar.getByText(usualLine), 0);
  await expectCount(topBar.getByRole("button", { name: "Pause announcements" }), 0);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
  await expectAccessible();
});

test("[HM-11] [MC-17] [SE-06] [SE-07] a shop that claims nothing has neither the demo's office and hours nor its words at the login", async () => {
  await renderPage("/mailUs", { answers: [settings({ ...silent, slogan: "From our own kiln." })], loggedIn: false });
  const facts = page.getByRole("complementary", { name: "Contact us" });
  await expect.element(facts.getByRole("link", { name: "Go to the help centre" })).toBeVisible();
  await expect.element(footer.getByText("From our own kiln.")).toBeInTheDocument();
  await expectCount(facts.getByRole("heading", { name: "Our office" }), 0);
  await expectCount(facts.getByRole("heading", { name: "Opening hours" }), 0);
  goTo("/login");
  await expect.element(page.getByRole("complementary").getByText("From our own kiln.")).toBeVisible();
  await expectCount(page.getByText(/Order once, pay once/), 0);
});

test("[MC-17] only the usual shop promises on its contact page when it replies", async () => {
  await renderPage("/mailUs", { answers: [settings(silent)] });
  await expect.element(page.getByText("Send us a message about the shop.", { exact: true })).toBeVisible();
});

test("[HM-11] [MC-17] the usual shop has its office and hours, and its words at the login", async () => {
  await renderPage("/mailUs", { loggedIn: false });
  await expect.element(page.getByRole("heading", { name: "Our office" })).toBeVisible();
  goTo("/login");
  await expect.element(page.getByText(/Order once, pay once/)).toBeVisible();
});

test("[SE-06] where the picture beside the login does not exist, there is none", async () => {
  await renderPage("/login", { loggedIn: false });
  await expect.element(page.getByText(/Order once, pay once/)).toBeVisible();
  await expectCount(page.getByRole("complementary").getByRole("presentation"), 0);
});

test("[HM-01] [HM-09] a shop's own promises and lines stand where the usual ones do", async () => {
  const promises = [{ icon: "returns", title: "30-day returns", text: "Unused and whole." }];
  await renderPage("/mailUs", {
    answers: [settings({ topLine: "Fired to order.", slogan: "From our own kiln.", promises })],
  });
  await expect.element(footer.getByRole("heading", { name: "30-day returns" })).toBeInTheDocument();
  await expect.element(footer.getByText("From our own kiln.")).toBeInTheDocument();
  await expect.element(topBar.getByText("Fired to order.").first()).toBeVisible();
  await expectCount(footer.getByText("One order, many stores"), 0);
});

test("[HM-01] [HM-09] settings that say nothing about it leave the usual four promises and lines", async () => {
  await renderPage("/mailUs");
  await expectCount(footer.getByRole("listitem").filter({ has: page.getByRole("heading") }), 4);
  await expect.element(topBar.getByText(usualLine).first()).toBeVisible();
});

test("[RT-03] [HM-12] closed parts have no links, and their pages are not found", async () => {
  await renderPage("/mailUs", { answers: [settings({ ...silent, closed })] });
  await expect.element(footer.getByRole("link", { name: "About us" })).toBeInTheDocument();
  goTo("/PointMall");
  await expect.element(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect.element(footer.getByRole("link", { name: "Flash sale" })).toBeInTheDocument();
  await expect.element(banner.getByRole("link", { name: "Best sellers" })).toBeVisible();
  for (const name of ["Open a store", "Referral programme", "Rewards store"])
    await expectCount(page.getByRole("link", { name, exact: true }), 0);
});

test("[HM-09] [HM-12] a shop without a flash sale or coupons links to neither, also on a phone", async () => {
  await renderPage("/mailUs", { width: 390, answers: [settings({ ...silent, empty: ["seckill", "couponCentre"] })] });
  await expect.element(footer.getByRole("link", { name: "About us" })).toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "New this week" }).first()).toBeInTheDocument();
  for (const name of ["Flash sale", "Coupons"]) await expectCount(page.getByRole("link", { name, exact: true }), 0);
});

test("[RT-03] a part that the shop opens again has its page and its links", async () => {
  await renderPage("/mailUs", { answers: [settings(silent)] });
  await expect.element(footer.getByRole("link", { name: "Rewards store" })).toBeInTheDocument();
  await expect.element(banner.getByRole("link", { name: "Open a store" })).toBeVisible();
});

test("[HM-12] on a first visit another page has the links of the home page from the settings", async () => {
  const nav = [
    { name: "Cups", url: "/goodsList?keyword=cup" },
    { name: "Rewards", url: "/PointMall" },
  ];
  await renderPage("/mailUs", { answers: [settings({ ...silent, nav, closed })] });
  await expect.element(banner.getByRole("link", { name: "Cups" })).toBeVisible();
  await expectCount(banner.getByRole("link", { name: "Rewards" }), 0);
  await expectCount(banner.getByRole("link", { name: "Coupons" }), 0);
});

test("[HM-11] [HM-12] without settings the shop has its links and claims nothing", async () => {
  await renderPage("/mailUs", { answers: [fail(getSite, "server")] });
  await expect.element(banner.getByRole("link", { name: "Best sellers" })).toBeVisible();
  await expect.element(banner.getByRole("link", { name: "Open a store" })).toBeVisible();
  await expectCount(footer.getByText("One order, many stores"), 0);
});

test("[HM-11] after a reload the shop's own lines and filing number are there before the server answers", async () => {
  const shop = await renderPage("/mailUs", {
    answers: [settings({ ...silent, topLine: "Fired to order.", icp: "ICP 7" })],
  });
  await expect.element(topBar.getByText("Fired to order.").first()).toBeVisible();
  await expect.element(footer.getByText("ICP 7")).toBeInTheDocument();
  shop.answer(answer(getSite, () => new Promise<never>(() => {})));
  await shop.reload();
  await expect.element(topBar.getByText("Fired to order.").first()).toBeVisible();
  await expect.element(footer.getByText("ICP 7")).toBeInTheDocument();
});

test("[HM-11] name, logo and icon are kept for an hour and shown at once; each visit refreshes them in the background", async () => {
  const look = (siteName: string) =>
    settings({ ...silent, siteName, buyerSideLogo: "/media/a.webp", buyerSideIcon: "/media/a.png" });
  const shop = await renderPage("/mailUs", { answers: [look("Clay & Co")] });
  const home = (name: string) => banner.getByRole("link", { name, exact: true });
  await expect.element(home("Clay & Co")).toBeVisible();
  for (const key of ["siteName", "buyerSideLogo", "buyerSideIcon"]) {
    const { expires } = JSON.parse(localStorage.getItem(key) ?? "{}") as { expires: number };
    expect(expires - Date.now(), key).toBeGreaterThan(59 * 60_000);
    expect(expires - Date.now(), key).toBeLessThanOrEqual(60 * 60_000);
  }
  const late = Promise.withResolvers<{ settingValue: string }>();
  shop.answer(answer(getSite, () => late.promise));
  const asked = shop.sent(getSite).length;
  await shop.reload();
  await expect.element(home("Clay & Co")).toBeVisible();
  await expect.poll(() => shop.sent(getSite).length).toBe(asked + 1);
  late.resolve({ settingValue: JSON.stringify({ ...silent, siteName: "Kiln & Sons" }) });
  await expect.element(home("Kiln & Sons")).toBeVisible();
  await expect.poll(() => document.title).toMatch(/Kiln & Sons$/);
  // One visit asks once, whatever pages it opens.
  goTo("/not-a-page");
  await expect.element(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect.poll(() => shop.sent(getSite).length).toBe(asked + 1);
});
