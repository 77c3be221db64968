import { expect, test } from "@playwright/test";
import { failAt } from "./answers.ts";

const cards = "main article";

test("[GD-01] [RT-07] a phone's list grows at its end; its last page is in the address, and Back returns to the same card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // By date of release: what other journeys buy meanwhile moves goods in a list that the buyer has not sorted.
  const list = "/#/goodsList?keyword=umbrella&sort=releaseTime&order=desc";
  await page.goto(list);
  const all = page.locator(cards);
  await expect(all).toHaveCount(20);
  const names = () => all.getByRole("heading").allTextContents();
  const first = await names();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveCount(0);

  const restore = await failAt(page, "goods/es?*pageNumber=2*", "network");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await names()).toEqual(first);
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(names).toHaveLength(40);
  const both = await names();
  expect(both.slice(0, 20)).toEqual(first);
  expect(
    new Set(await all.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size,
  ).toBe(40);
  await expect(page).toHaveURL(/[?&]pageNumber=2$/);

  const last = all.nth(37);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: both[37] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(all).toHaveCount(40);
  await expect(all.nth(37)).toBeInViewport();

  // A buyer who follows the link starts at its page and can go back from there.
  await page.goto("about:blank");
  await page.goto(`${list}&pageNumber=2`);
  await expect(page.getByRole("button", { name: "Show previous" })).toBeVisible();
  await expect.poll(names).toEqual(both.slice(20));
  await page.getByRole("button", { name: "Show previous" }).click();
  await expect.poll(names).toEqual(both);
});
