import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { interceptRequests } from "./answers.ts";
import { find, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

/** Address of a product by its English name; the demo marketplace has the same products in every run. */
async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  const [row] = await find(request, name);
  if (!row) throw new Error(`The marketplace has no ${name}`);
  return `/goodsDetail?goodsId=${row.goodsId}&skuId=${row.id}`;
}

const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const addToCart = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true });
const buyNow = (page: Page) => page.getByRole("main").getByRole("button", { name: "Buy now", exact: true });

test("[GD-02] [RT-09] a visitor sees the whole product; another SKU is in the address, and Back skips the choices", async ({
  page,
  request,
}) => {
  await page.goto("/#/goodsList");
  await expect(heading(page)).toBeVisible();
  await page.goto(`/#${await addressOf(request, umbrella)}`);
  await expect(heading(page)).toHaveText(umbrella);
  await expect(page).toHaveTitle(`${umbrella} - Product details - Sundry`);
  await expect(page.getByRole("list", { name: "Price by quantity" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("Umbrellas");
  const navy = page.getByRole("button", { name: "Navy", exact: true });
  const skuId = () => new URL(page.url().replace("#", "")).searchParams.get("skuId");
  const first = skuId();
  await navy.click();
  await expect(navy).toHaveAttribute("aria-pressed", "true");
  await expect.poll(skuId).not.toBe(first);
  await page.reload();
  await expect(navy).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Specifications" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Pongee, 190T");
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
  expect(page.url()).not.toContain("login");
  await page.goBack();
  await expect(page).toHaveURL(/#\/goodsList/);
});

test("[BU-02] adding is announced and counted; buying another product right away never shows the previous checkout", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto(`/#${await addressOf(request, umbrella)}`);
  await addToCart(page).click();
  await expect(page.getByText(`Added to cart: ${umbrella}`)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart, 1/ })).toBeVisible();
  const other = "Feather-light UV umbrella, 190 g, carbon ribs";
  for (const name of [umbrella, other]) {
    await page.goto(`/#${await addressOf(request, name)}`);
    await expect(heading(page)).toHaveText(name);
    // The second answer is held back: the page must not show the first product meanwhile.
    const answered = Promise.withResolvers<void>();
    const letPass = await interceptRequests(page, "**/api/cart/checked?**", async (route) => {
      if (name === other) await answered.promise;
      await route.continue();
    });
    await buyNow(page).click();
    await expect(page).toHaveURL(/#\/pay\?way=BUY_NOW/);
    if (name === other) await expect(page.getByRole("main").getByRole("status")).toBeVisible();
    await expect(page.getByRole("main").getByText(name === other ? umbrella : other)).toHaveCount(0);
    answered.resolve();
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    letPass();
  }
});

test("[GD-02] [VA-03] on a phone Add to cart opens a sheet that Back closes; a batch is one press, and the same choice is then added at once", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#${await addressOf(request, umbrella)}`);
  const sheet = page.getByRole("dialog", { name: umbrella });
  await addToCart(page).click();
  await expect(sheet.getByText(/48 more:/)).toBeVisible();
  await sheet.getByRole("button", { name: "Navy", exact: true }).click();
  await expect(sheet.getByRole("button", { name: "Navy", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/#\/goodsDetail/);
  await expect(page.getByRole("button", { name: "Navy", exact: true })).toHaveAttribute("aria-pressed", "true");
  await addToCart(page).click();
  await sheet.getByRole("button", { name: "60", exact: true }).click();
  await expect(sheet.getByText(/180 more:/)).toBeVisible();
  await sheet.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => Object.values(await heldInCart(page)).map(({ num }) => num)).toEqual([60]);
  // Not the second of a double press any more.
  await expect(async () => {
    await addToCart(page).click();
    expect(Object.values(await heldInCart(page))[0]?.num).toBeGreaterThan(60);
  }).toPass();
  await expect(sheet).toHaveCount(0);
});

test("[GD-02] [SB-08] on a phone store, service, favourite and the two buttons are at the bottom and cover nothing", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/#${await addressOf(request, umbrella)}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveAttribute("aria-pressed", "true");
  const add = page.getByRole("button", { name: "Add to cart" });
  await expect(add).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Store", exact: true })).toHaveAttribute("href", /#\/merchant\?id=\d+/);
  await page.getByRole("button", { name: "Service", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Customer service" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Blocks above may still load and move the footer: the page's end is what counts.
  const footer = page.getByRole("contentinfo");
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const last = await footer.getByRole("link").last().boundingBox();
    const top = (await add.boundingBox())?.y ?? 0;
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(top);
  }).toPass();
  const dock = await add.boundingBox();
  // They replace the tab bar; cart and entries are in the header instead, also after scrolling.
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeHidden();
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeGreaterThan(680);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole("banner").getByRole("button", { name: "Me", exact: true }).click();
  await page.getByRole("dialog").getByText("Contact us", { exact: true }).click();
  await expect(page).toHaveURL(/#\/mailUs$/);
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeVisible();
});
