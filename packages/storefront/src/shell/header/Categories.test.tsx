import { categoryChildren, related, search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, expectAddress, pageOf, renderPage } from "../../testing/renderPage.tsx";

const category = (id: string, name: string, below: readonly string[]) => ({
  id,
  name,
  parentId: "0",
  level: 0,
  children: below.map((child, place) => ({ id: `${id}${place}`, name: child, parentId: id, level: 1 })),
});
const pageData = "{}";
const answers: readonly Answer[] = [
  answer(categoryChildren, [
    category("1", "Umbrellas", ["Folding umbrellas", "Golf umbrellas"]),
    category("2", "Kitchen", ["Teapots", "Cups"]),
    category("3", "Toys", ["Games and puzzles for rainy days", "Kites"]),
  ]),
  answer(search, pageOf([])),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(home, { pageData }),
  answer(today, []),
];
const menu = page.getByRole("navigation", { name: "Categories" });
const row = (name: string) => menu.getByRole("link", { name, exact: true });
const seeAll = menu.getByRole("link", { name: "See all" });
const button = page.getByRole("button", { name: "All categories" });

test("[HM-07] the category menu works with the mouse", async () => {
  await renderPage("/mailUs", { answers });
  await button.hover();
  await row("Kitchen").hover();
  await expect.element(seeAll).toBeVisible();
  await expect.element(menu).toMatchTextContent("Teapots");
  await page.getByRole("button", { name: "Send message" }).hover();
  await expect.element(menu).not.toBeInTheDocument();
});

test("[HM-07] the category menu works by keyboard alone", async () => {
  await renderPage("/mailUs", { answers });
  await page.getByRole("combobox", { name: "Search products" }).click();
  await userEvent.keyboard("{Escape}");
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(menu).toBeVisible();
  await userEvent.tab();
  await expect.element(row("Umbrellas")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row("Kitchen")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(seeAll).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expectAddress("/goodsList?categoryId=2,20");
});

test("[HM-07] the panel shows whole names, and the best sellers of the category", async () => {
  await renderPage("/mailUs", { answers });
  await button.hover();
  await row("Toys").hover();
  await expect.element(menu.getByText("Games and puzzles for rainy days", { exact: true }).last()).toBeVisible();
  await menu.getByRole("link", { name: "Best sellers" }).click();
  await expectAddress(/categoryId=3&sort=buyCount/);
  await expect.element(page.getByRole("heading", { level: 1, name: "Toys" })).toBeVisible();
});

test("[HM-07] the menu of a home page without blocks covers nothing until it is asked for", async () => {
  const others = answers.filter(({ call }) => call !== home);
  await renderPage("/", { width: 1440, answers: [...others, answer(home, null)] });
  await expect.element(page.getByRole("heading", { name: "All categories" })).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await button.hover();
  await expect.element(row("Kitchen")).toBeVisible();
});

test("[HM-07] on a phone the categories open from the tab bar", async () => {
  await renderPage("/", { width: 390, answers });
  await page.getByRole("button", { name: "Categories" }).click();
  const sheet = page.getByRole("dialog", { name: "Categories" });
  await sheet.getByRole("button", { name: "Kitchen" }).click();
  await sheet.getByRole("link", { name: "Kitchen: See all" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Kitchen" })).toBeVisible();
});

test("[HM-12] the categories are kept for an hour: until then they show without a call, and afterwards at once while it runs", async () => {
  const shop = await renderPage("/mailUs", { answers });
  const asked = () => shop.sent(categoryChildren).length;
  const opened = async () => {
    await expect.element(button).toBeVisible();
    await button.hover();
    await expect.element(row("Kitchen")).toBeVisible();
    await page.getByRole("button", { name: "Send message" }).hover();
  };
  await opened();
  const kept = JSON.parse(localStorage.getItem("category") ?? "{}") as { expires: number };
  expect(kept.expires - Date.now()).toBeGreaterThan(59 * 60_000);
  expect(kept.expires - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  expect(shop.sent(categoryChildren)).toEqual([{ id: "0" }]);
  await shop.reload();
  await opened();
  expect(asked()).toBe(1);

  localStorage.setItem("category", JSON.stringify({ ...kept, expires: Date.now() - 1 }));
  const late = Promise.withResolvers<Parameters<typeof answer<typeof categoryChildren>>[1]>();
  shop.answer(answer(categoryChildren, () => late.promise as never));
  await shop.reload();
  await opened();
  await expect.poll(asked).toBe(2);
  late.resolve([]);
});
