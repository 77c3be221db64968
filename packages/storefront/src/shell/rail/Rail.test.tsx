import { categories, get as articleOf, list as articles } from "@sundry/api/contract/article";
import { getAll } from "@sundry/api/contract/cart";
import { list as coupons } from "@sundry/api/contract/coupon";
import { related, search } from "@sundry/api/contract/goods";
import { list as orders } from "@sundry/api/contract/order";
import { history as pointsHistory, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, articleTopics, coupon, manyGoods } from "../../testing/entities.ts";
import { answer, expectAddress, expectCount, fail, pageOf, renderPage } from "../../testing/renderPage.tsx";

const names = [
  "My Sundry",
  "Cart",
  "My orders",
  "Coupons",
  "Wallet",
  "Recently viewed",
  "Messages",
  "My favourites",
  "Customer service",
  "Contact us",
  "Back to top",
];
const rail = page.getByRole("navigation", { name: "Your shortcuts" });
const entries = () => [...document.querySelectorAll<HTMLElement>("[data-entry]")];
const entry = (name: string) => entries().find(({ textContent }) => textContent.startsWith(name));

/** Presses an entry; its name is out of sight beside its icon. */
async function press(name: string) {
  await expect.poll(() => entry(name)).toBeDefined();
  entry(name)?.click();
}

test("[SB-01] [SB-02] the sidebar has eleven entries in order, each a link or a button", async () => {
  await renderPage("/mailUs", { loggedIn: false });
  await expect.element(rail).toBeVisible();
  expect(entries().map(({ textContent }) => names.find((name) => textContent.startsWith(name)))).toEqual(names);
  expect(entries().map((one) => one.getAttribute("href"))).toEqual([
    "#/home",
    "#/cart",
    "#/home/MyOrder",
    "#/coupon",
    "#/home/MoneyManagement",
    "#/home/MyTracks",
    "#/home/MsgList",
    "#/home/Favorites",
    null,
    "#/mailUs",
    null,
  ]);
  const inNewTabs = entries().filter((one) => one.getAttribute("target") === "_blank");
  expect(inNewTabs.map(({ dataset }) => dataset.entry)).toEqual(["member", "assets"]);
});

test.each([
  [1440, names.slice(-3)],
  [1600, names],
])("[SB-01] at %i px the sidebar repeats the menu of a member page only where there is room", async (width, shown) => {
  await renderPage("/home/Point", {
    width,
    answers: [answer(summary, { point: 12, totalPoint: 20 }), answer(pointsHistory, pageOf([]))],
  });
  await expect.element(rail).toBeVisible();
  expect(entries().map(({ textContent }) => names.find((name) => textContent.startsWith(name)))).toEqual(shown);
});

test("[SB-04] [SB-07] a visitor is asked to log in before every entry but contact us and back to top", async () => {
  // A call of the cart or of customer service has no answer here, and would fail the test.
  await renderPage("/goodsList?keyword=umbrella", {
    loggedIn: false,
    answers: [answer(search, pageOf(manyGoods(1))), answer(related, { categories: [], brands: [], paramOptions: [] })],
  });
  const prompt = page.getByRole("dialog", { name: "Login" });
  for (const name of names.slice(0, 9)) {
    await press(name);
    await expect.element(prompt).toBeVisible();
    if (name === "Customer service") await expect.element(prompt).toMatchTextContent("contact customer service");
    await prompt.getByRole("button", { name: "Stay here" }).click();
    await expect.element(prompt).not.toBeInTheDocument();
    await expectAddress("/goodsList?keyword=umbrella");
  }
  await press("My orders");
  await prompt.getByRole("button", { name: "Login now" }).click();
  // The login page leads back to where the visitor was.
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(location.hash.split("?")[1])))
    .toEqual({ rePath: "/goodsList", query: JSON.stringify({ keyword: "umbrella" }) });
  history.back();
  await press("Contact us");
  await expectAddress("/mailUs");
});

test("[SB-06] a drawer traps the focus, returns it, and closes on Escape, a press outside and a change of page", async () => {
  await renderPage("/mailUs", { answers: [answer(orders, pageOf([])), fail(getAll, "server")] });
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect.element(rail).toBeVisible();
  const place = () => document.querySelector("main form")?.getBoundingClientRect().toJSON() as object;
  const before = place();
  const drawer = page.getByRole("dialog", { name: "My orders" });
  entry("My orders")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect(place()).toEqual(before);
  for (let step = 0; step < 20; step += 1) {
    await userEvent.tab();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.entry).toBe("orders");
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer).toBeVisible();
  // Presses outside are handled only after the task in which it opened.
  await new Promise((resolve) => setTimeout(resolve));
  await userEvent.click(document.documentElement, { position: { x: 200, y: 600 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();

  // The rail beside an open drawer changes it; the focus goes to the entry of the last one.
  await press("Cart");
  await expect.element(page.getByRole("dialog", { name: /^Cart/ })).toBeVisible();
  await press("My orders");
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.entry).toBe("orders");
  await press("My orders");
  await expect.element(drawer).toBeVisible();
  location.hash = "#/not-a-page";
  await expect.element(drawer).not.toBeInTheDocument();
});

test("[SB-08] on a phone every entry can be reached from the tab bar and its sheet, including the drawers", async () => {
  await renderPage("/not-a-page", { width: 390, answers: [answer(coupons, pageOf([coupon()]))] });
  await page.viewport(320, 640);
  const me = page.getByRole("button", { name: "Me", exact: true });
  await me.click();
  await expectCount(rail, 0);
  const sheet = page.getByRole("dialog");
  for (const name of names) await expect.element(sheet.getByText(name, { exact: true })).toBeInTheDocument();
  await sheet.getByText("Coupons", { exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Coupons" });
  await expectCount(drawer.getByRole("article"), 1);
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await me.click();
  await sheet.getByText("Contact us", { exact: true }).click();
  await expectAddress("/mailUs");
});

test("[HM-01] a phone has no ticker: the sheet lists the first three announcements", async () => {
  const titles = ["New Year hours", "A new warehouse", "Safer packaging", "Lower minimums"];
  const news = titles.map((title, at) => article({ id: String(at + 1), title, type: "ANNOUNCEMENT" }));
  const second = news[1] ?? null;
  await renderPage("/not-a-page", {
    width: 390,
    answers: [answer(articles, pageOf(news)), answer(categories, articleTopics()), answer(articleOf, second)],
  });
  await page.getByRole("button", { name: "Me", exact: true }).click();
  const announcements = page.getByRole("dialog").getByRole("region", { name: "Announcements" });
  await expectCount(announcements.getByRole("link"), 3);
  await announcements.getByRole("link", { name: "A new warehouse" }).click();
  await expectAddress("/article?id=2");
  await expectCount(page.getByRole("dialog"), 0);
});

test("[SB-08] the tab bar covers neither the last line of a page nor its buttons", async () => {
  await renderPage("/mailUs", { width: 390 });
  const last = page.getByRole("contentinfo").getByRole("paragraph").last();
  await expect.element(last).toBeInTheDocument();
  const bar = page.getByRole("button", { name: "Me", exact: true });
  await expect
    .poll(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      // A page scrolls by whole pixels.
      return Math.round(bar.element().getBoundingClientRect().top - last.element().getBoundingClientRect().bottom);
    })
    .toBeGreaterThanOrEqual(0);
});

test("[SB-01] the names beside the entries lie on the chat in the corner, which is as high as the sidebar", async () => {
  await renderPage("/mailUs");
  await expect.element(rail).toBeVisible();
  const heightOf = () => Number(getComputedStyle(rail.element()).zIndex);
  const resting = heightOf();
  await userEvent.hover(rail);
  await expect.poll(heightOf).toBe(resting + 1);
});
