import { expect } from "vitest";
import type { Page } from "playwright";

/** Uses the page of `fixtures/page` as a buyer would, and checks its styles. */
export async function shopWorks(page: Page): Promise<void> {
  await looksRight(page);
  await countsDown(page);
  await opensADialog(page);
  await turnsTheCarousel(page);
  await fillsInTheForm(page);
}

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function looksRight(page: Page): Promise<void> {
  const button = '[data-component="Button"]';
  expect(await style(page, button, "background-color")).toBe("rgb(26, 77, 210)");
  expect(await style(page, button, "color")).toBe("rgb(255, 255, 255)");
  expect(await style(page, button, "border-top-width")).toBe("0px");
  expect(parseFloat(await style(page, button, "padding-inline-start"))).toBeGreaterThan(8);
  expect(await style(page, `[data-component="GoodsCard"] h3`, "font-size")).toBe("13px");
  expect(await style(page, '[data-component="GoodsCard"] img', "display")).toBe("block");
}

async function countsDown(page: Page): Promise<void> {
  const timer = page.getByRole("timer").first();
  const before = await timer.innerText();
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('[role="timer"]')?.innerText !== text,
    before,
  );
}

async function opensADialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ask the store" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask the store" });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

async function turnsTheCarousel(page: Page): Promise<void> {
  const season = page.getByRole("region", { name: "Season" });
  await season.getByRole("button", { name: /next/i }).click();
  await season.getByRole("heading", { name: "Kites" }).waitFor();
}

async function fillsInTheForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByText("Enter an email address").waitFor();
  await page.getByLabel("Email").fill("mei@example.com");
  await page.getByLabel("Country").selectOption("fr");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByText("Ordered for mei@example.com").waitFor();
}
