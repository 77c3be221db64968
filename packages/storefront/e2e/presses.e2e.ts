import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { find, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";
import { openEntry, takenOver, test } from "./entryPages.ts";

const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The shop's code comes only when the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(/\/assets\/base-[\w-]+\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

/** A phone as `bench:web` has it, which takes over a page so slowly that much can happen meanwhile. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const throughput = (1.6 * 1024 * 1024) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function goodsAddress(request: APIRequestContext): Promise<string> {
  const [row] = await find(request, umbrella);
  return `/goodsDetail?goodsId=${row?.goodsId}&skuId=${row?.id}`;
}

const dock = (page: Page) => page.locator("[data-dock]");
const addInDock = (page: Page) => dock(page).getByRole("button", { name: "Add to cart" });
/** On a phone Add to cart opens it. */
const sheet = (page: Page) => page.getByRole("dialog", { name: umbrella });
const confirmInSheet = (page: Page) => sheet(page).getByRole("button", { name: "Add to cart" }).click();
const quantity = (page: Page) => page.getByRole("textbox", { name: "Quantity" });
const searchBox = (page: Page) => page.getByRole("search").getByRole("combobox", { name: "Search products" });

test.describe("on a phone", () => {
  test.use(onPhone);

  test("[GD-02] a colour, a quantity and Add to cart that are pressed before the code has loaded are done in order, each once", async ({
    page,
    request,
  }) => {
    await openAsBuyer(page, request);
    const letCome = await holdCode(page);
    const added: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "POST" && new URL(sent.url()).pathname === "/api/cart") added.push(sent.url());
    });
    await openEntry(page, await goodsAddress(request), "commit");
    const before = Number(await quantity(page).inputValue());
    const navy = page.getByRole("button", { name: "Navy", exact: true });
    await navy.click();
    await expect(navy).toHaveAttribute("aria-busy", "true");
    const more = page.getByRole("button", { name: "Increase" });
    await more.click();
    await more.click();
    // A press too many: the button is busy with the first.
    await addInDock(page).click();
    await addInDock(page).click();
    await expect(addInDock(page)).toHaveAttribute("aria-busy", "true");
    letCome();
    await expect(sheet(page).getByRole("button", { name: "Navy", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(added).toHaveLength(0);
    await confirmInSheet(page);
    await expect(page.getByText(`Added to cart: ${umbrella}`)).toBeVisible();
    await expect(navy).toHaveAttribute("aria-pressed", "true");
    await expect(quantity(page)).toHaveValue(String(before + 2));
    const chosen = new URL(page.url().replace("#", "")).searchParams.get("skuId") ?? "";
    expect(await heldInCart(page)).toEqual({ [chosen]: expect.objectContaining({ num: before + 2 }) });
    expect(added).toHaveLength(1);
    await expect(page.locator("[data-taken]")).toHaveCount(0);
  });

  test("[GD-02] a quantity that is typed before the code has loaded is what goes into the cart", async ({
    page,
    request,
  }) => {
    await openAsBuyer(page, request);
    const letCome = await holdCode(page);
    await openEntry(page, await goodsAddress(request), "commit");
    const wanted = Number(await quantity(page).inputValue()) + 7;
    await quantity(page).fill(String(wanted));
    await addInDock(page).click();
    letCome();
    await confirmInSheet(page);
    await expect(page.getByText(`Added to cart: ${umbrella}`)).toBeVisible();
    expect(Object.values(await heldInCart(page))).toEqual([expect.objectContaining({ num: wanted })]);
    await expect(quantity(page)).toHaveValue(String(wanted));
  });

  test("[GD-02] a heart that is pressed before the code has loaded saves the product", async ({ page, request }) => {
    await openAsBuyer(page, request);
    const letCome = await holdCode(page);
    await openEntry(page, await goodsAddress(request), "commit");
    const heart = dock(page).getByRole("button", { name: "Save", exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-busy", "true");
    letCome();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });

  test("[SE-08] a visitor who presses Add to cart before the code has loaded is asked to log in", async ({
    page,
    request,
  }) => {
    const letCome = await holdCode(page);
    await openEntry(page, await goodsAddress(request), "commit");
    await addInDock(page).click();
    letCome();
    await confirmInSheet(page);
    await page.getByRole("dialog", { name: "Login" }).getByRole("button", { name: "Login now" }).click();
    await expect(page).toHaveURL(/#\/login/);
    await expect(page.getByLabel("Username, mobile or email")).toBeVisible();
  });

  test("[HM-05] text that is typed before the code has loaded stays, and can be searched for then", async ({
    page,
  }) => {
    const letCome = await holdCode(page);
    await openEntry(page, "/", "commit");
    await searchBox(page).pressSequentially("umbrell");
    letCome();
    await takenOver(page);
    await expect(page.getByRole("dialog", { name: "Search suggestions" })).toBeVisible();
    await expect(searchBox(page)).toHaveValue("umbrell");
    await searchBox(page).press("a");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  });

  test("[GD-01] filters and the order that are chosen before the code has loaded open and are applied", async ({
    page,
  }) => {
    const letCome = await holdCode(page);
    await openEntry(page, "/goodsList?keyword=umbrella", "commit");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Best selling");
    const filters = page.getByRole("button", { name: /^Filters/ });
    // With the keyboard, which is a press too.
    await filters.press("Enter");
    await expect(filters).toHaveAttribute("aria-busy", "true");
    letCome();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/sort=buyCount/);
  });

  test("[SB-08] the menu of the tab bar opens if it is pressed before the code has loaded, and once if the code comes between press and release", async ({
    page,
  }) => {
    const letCome = await holdCode(page);
    await openEntry(page, "/article", "commit");
    const categories = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "Categories" });
    await categories.hover();
    await page.mouse.down();
    letCome();
    await takenOver(page);
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const letComeAgain = await holdCode(page);
    await openEntry(page, "/coupon", "commit");
    await categories.click();
    letComeAgain();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("[RT-01] a press is forgotten if another page is opened before the code has loaded", async ({
    page,
    request,
  }) => {
    await openAsBuyer(page, request);
    const letCome = await holdCode(page);
    await openEntry(page, await goodsAddress(request), "commit");
    await addInDock(page).click();
    await dock(page).getByRole("link", { name: "Store", exact: true }).click();
    letCome();
    await expect(page).toHaveURL(/#\/merchant/);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await heldInCart(page)).toEqual({});
  });

  test("[AP-03] if the code does not come, a pressed button says so after a while and does nothing later", async ({
    page,
    request,
  }) => {
    await openAsBuyer(page, request);
    const letCome = await holdCode(page);
    await openEntry(page, await goodsAddress(request), "commit");
    await addInDock(page).click();
    const notice = page.getByRole("alert").filter({ hasText: "This page has not loaded fully" });
    await expect(notice).toHaveCount(0);
    // After 15 seconds.
    await expect(notice).toBeVisible();
    await expect(notice.getByRole("link", { name: "Reload page" })).toBeVisible();
    await expect(addInDock(page)).not.toHaveAttribute("aria-busy");
    letCome();
    await takenOver(page);
    await expect(notice).toHaveCount(0);
    expect(await heldInCart(page)).toEqual({});
  });
});

test("[HM-05] no letter is lost while the page is taken over", async ({ page }) => {
  await slowDown(page);
  const letCome = await holdCode(page);
  await openEntry(page, "/", "commit");
  const box = page.getByRole("combobox", { name: "Search products" });
  await box.click();
  letCome();
  // About as long as the code takes.
  const text = "garden umbrella with a pulley, forest green, ".repeat(3).trimEnd();
  await page.keyboard.type(text, { delay: 30 });
  await takenOver(page);
  await expect(box).toHaveValue(text);
});

test("[HM-10] a language and a theme that are chosen before the code has loaded are there once it has", async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await openEntry(page, "/article", "commit");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await page.getByRole("combobox", { name: "Language" }).first().selectOption("zh");
  letCome();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("combobox", { name: "语言" }).first()).toHaveValue("zh");
});

test("[HM-05] a box that is unticked before its code has loaded stays so", async ({ page, request }) => {
  const [row] = await find(request, umbrella);
  const letCome = await holdCode(page);
  await openEntry(page, `/goodsList?storeId=${row?.storeId}`, "commit");
  const only = page.getByRole("banner").getByRole("checkbox");
  await only.uncheck();
  letCome();
  await takenOver(page);
  await page.waitForFunction(() => !("earlyPresses" in window));
  await expect(only).not.toBeChecked();
  await searchBox(page).fill("umbrella");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
});
