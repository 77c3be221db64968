import { hotWords, search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { manyGoods } from "../../testing/entities.ts";
import { answer, pageOf, renderPage } from "../../testing/renderPage.tsx";

const homePage = answer(home, {
  pageData: JSON.stringify({
    list: [
      { type: "navBar", list: [{ name: "School lists", url: "/topic?id=7" }] },
      { type: "bannerAdvert", options: { name: "Still here", url: "/goodsList" } },
    ],
  }),
});
const atHome = [homePage, answer(today, []), answer(hotWords, ["umbrella", "gift box"])];
const box = page.getByRole("combobox", { name: "Search products" });
const banner = page.getByRole("banner");

const rectOf = (what: Locator) => what.element().getBoundingClientRect();

async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: "instant" });
  await expect.poll(() => window.scrollY).toBe(top);
}

test("[HM-08] the bar with the search sticks, and what is around it scrolls by as much as the page", async () => {
  await renderPage("/mailUs", { width: 1440 });
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  const content = page.getByRole("button", { name: "Send message" });
  const [boxBefore, rowBefore] = [rectOf(box).top, rectOf(page.getByRole("link", { name: "Best sellers" })).top];
  const contentBefore = rectOf(content).top;
  for (const scroll of [10, 30, 120]) {
    await scrollTo(scroll);
    expect(rectOf(page.getByRole("link", { name: "Best sellers" })).top).toBe(rowBefore - scroll);
    expect(rectOf(content).top).toBe(contentBefore - scroll);
    expect(rectOf(box).top).toBe(Math.max(boxBefore - scroll, 8));
  }
  await scrollTo(0);
});

test("[HM-12] on a first visit the links of the home page stay after leaving it", async () => {
  await renderPage("/", { width: 1440, answers: atHome });
  const link = banner.getByRole("link", { name: "School lists" });
  await expect.element(link).toBeVisible();
  location.hash = "#/mailUs";
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect.element(link).toBeVisible();
});

test("[HM-05] [HM-16] a screen reader hears whether there are suggestions, and how many", async () => {
  await renderPage("/mailUs", {
    width: 1440,
    answers: [answer(search, pageOf(manyGoods(3))), answer(hotWords, ["umbrella"])],
  });
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await box.click();
  const panel = page.getByRole("dialog", { name: "Search suggestions" });
  await expect.element(panel.getByRole("button", { name: "umbrella" })).toBeVisible();
  await expect.element(box).toHaveAttribute("aria-expanded", "true");
  await box.fill("umb");
  await expect.element(panel.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(panel.element().id).toBe(box.element().getAttribute("aria-controls"));
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
});

test("[HM-16] [HM-06] on a phone's home page hot words have room for a finger, and every ring differs from its ground", async () => {
  await renderPage("/", { width: 390, answers: atHome });
  await expect.element(banner.getByRole("link", { name: "umbrella" })).toBeVisible();
  for (const name of ["umbrella", "gift box"]) {
    const { width, height } = rectOf(banner.getByRole("link", { name }));
    expect([width >= 44, height >= 44], name).toEqual([true, true]);
  }
  await userEvent.tab();
  const rings: string[] = [];
  while (!banner.getByRole("link", { name: "gift box" }).element().matches(":focus")) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused?.closest("header")?.matches("[aria-label='Shop']") && !focused.closest("form, select"))
      rings.push(getComputedStyle(focused).outlineColor);
  }
  expect(rings.length).toBeGreaterThan(3);
  expect(new Set(rings)).toEqual(new Set(["rgb(255, 255, 255)"]));
});

test("[HM-16] the ring of a hot word is not cut off", async () => {
  await renderPage("/", { width: 390, theme: "dark", answers: atHome });
  const word = banner.getByRole("link", { name: "umbrella" });
  await expect.element(word).toBeVisible();
  await userEvent.tab();
  while (!word.element().matches(":focus")) await userEvent.tab();
  const reach = Number.parseFloat(getComputedStyle(word.element()).outlineOffset) + 2;
  const row = word.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, top } = rectOf(word);
  expect(left - reach).toBeGreaterThanOrEqual(row.left);
  expect(top - reach).toBeGreaterThanOrEqual(row.top);
});

test.each([
  [1440, 70],
  [390, 20],
])("[HM-06] a shop without hot words has no empty row for them: %i px", async (width, reach) => {
  await renderPage("/", { width, answers: [homePage, answer(today, []), answer(hotWords, [])] });
  await expect.element(page.getByText("Still here")).toBeVisible();
  const below = () =>
    rectOf(page.getByRole("main")).top - (box.element().closest("form")?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(below).toBeLessThan(reach);
});

test("[HM-08] a phone's pages but home have a bar of 52 px: back, title, and a search that opens in its place", async () => {
  await renderPage("/mailUs", { width: 390, answers: [answer(search, pageOf([])), answer(hotWords, [])] });
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  const bar = page.getByRole("main").element().getBoundingClientRect().top;
  expect(bar).toBe(52);
  await expect.element(banner.getByText("Contact us")).toBeVisible();
  // Once is enough: the heading of the page is heard.
  expect(rectOf(page.getByRole("heading", { level: 1 })).width).toBeLessThanOrEqual(1);
  await expect.element(box).not.toBeInTheDocument();
  const opener = banner.getByRole("button", { name: "Search products" });
  await opener.click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard("umbrella{Enter}");
  await expect.poll(() => location.hash).toBe("#/goodsList?keyword=umbrella");
  await expect.element(banner.getByText("umbrella")).toBeVisible();
  await banner.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => location.hash).toBe("#/mailUs");
});

test("[HM-16] in a window as low as at 400 % zoom no bar stays at its edges", async () => {
  await renderPage("/mailUs", { width: 320, answers: [] });
  await page.viewport(320, 256);
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeInTheDocument();
  await scrollTo(200);
  const inView = (what: Locator) => rectOf(what).bottom > 0 && rectOf(what).top < 256;
  expect(inView(banner.getByRole("button", { name: "Back" }))).toBe(false);
  expect(inView(page.getByRole("navigation", { name: "Shortcuts" }))).toBe(false);
  await scrollTo(0);
});

test("[HM-16] on a phone a toast covers neither the search nor the title", async () => {
  await renderPage("/", { width: 390, answers: atHome });
  await expect.element(box).toBeVisible();
  const toasts = page.getByRole("region", { name: "Notifications" });
  expect(rectOf(toasts).top).toBeGreaterThanOrEqual(rectOf(box).bottom);
  location.hash = "#/mailUs";
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  expect(rectOf(toasts).top).toBeGreaterThanOrEqual(rectOf(page.getByRole("main")).top);
});

test("[RT-04] [HM-10] on a phone the bar of the contact page is in the buyer's language, though its title is English", async () => {
  await renderPage("/mailUs", { width: 390, locale: "zh" });
  await expect.element(banner.getByText("联系我们", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Contact us - /);
});
