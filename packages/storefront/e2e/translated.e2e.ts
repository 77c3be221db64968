import { expect, type Locator, type Page, test } from "@playwright/test";
import { asBuyer, find } from "./basket.ts";
import { ordersOf, payFromWallet, umbrella } from "./bills.ts";
import { openWithReceived } from "./received.ts";
import { typeRegion } from "./regions.ts";

/**
 * Does to a page what a browser's translator does: each text, also a later one and a number, moves into an element that
 * React does not know.
 */
function translateAsBrowsersDo(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || !/[\p{L}\p{N}]/u.test(text.data)) return;
    if (["SCRIPT", "STYLE", "TEXTAREA", "OPTION", "TITLE", "FONT"].includes(parent.tagName)) return;
    if (parent.closest("[translate=no]")) return;
    // What translators still make.
    const font: string = "font";
    const [outer, inner] = [document.createElement(font), document.createElement(font)];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateIn);
  }).observe(document, { childList: true, subtree: true });
}

/** The numbers in a part of a page, without those of clocks and announcements. */
function numbersOf(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const passing of copy.querySelectorAll("[role=timer],[role=status],[role=alert],[aria-live],style"))
      passing.remove();
    // Elements keep their numbers apart.
    const texts = [...copy.querySelectorAll("*")].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ""),
    );
    return texts.flatMap((text) => text.match(/\d[\d.,]*/g) ?? []);
  });
}

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Cart|购物车)/ });

test("[HM-16] a translated page goes on: list, options, cart, checkout, payment, coupon, review, chat and language show the server's numbers after each change", async ({
  page,
  request,
}) => {
  // As long as three other journeys.
  test.slow();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  const { sn, itemSn } = await openWithReceived(page, request);
  const plain = await page.context().newPage();
  await page.addInitScript(translateAsBrowsersDo);

  /** The page shows what it would show if it were loaded now and not translated. */
  async function expectFreshNumbers(partOf = main): Promise<void> {
    await plain.goto("about:blank");
    await plain.goto(page.url());
    await expect(main(plain).getByRole("heading", { level: 1 })).toBeAttached();
    await expect(async () => {
      const numbers = await numbersOf(partOf(plain));
      expect(numbers).not.toEqual([]);
      expect(await numbersOf(partOf(page))).toEqual(numbers);
    }).toPass({ intervals: [100, 250, 500], timeout: 60_000 });
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    expect(faults).toEqual([]);
  }

  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(main(page).locator("font").first()).toBeVisible();
  const price = page.locator('[data-component="PriceRange"]').first();
  await price.getByRole("textbox", { name: "Lowest price" }).fill("10");
  await price.getByRole("textbox", { name: "Highest price" }).fill("40");
  await price.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page).toHaveURL(/price=10_40/);
  await expectFreshNumbers();

  const [found] = await find(request, umbrella);
  await page.goto(`/#/goodsDetail?goodsId=${found?.goodsId}&skuId=${found?.id}`);
  const navy = page.getByRole("button", { name: "Navy", exact: true });
  await navy.click();
  await expect(navy).toHaveAttribute("aria-pressed", "true");
  await expectFreshNumbers();
  await page.getByRole("button", { name: "Increase" }).first().click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);

  await page.goto("/#/cart");
  const line = main(page).getByRole("article", { name: umbrella });
  const count = line.getByRole("textbox");
  const before = Number(await count.inputValue());
  for (const pressed of [1, 2]) {
    await line.getByRole("button", { name: "Increase" }).click();
    await expect(count).not.toHaveValue(String(before + pressed - 1));
  }
  const all = page.getByRole("checkbox", { name: "Select all", exact: true });
  await all.click();
  await expect(all).not.toBeChecked();
  await expectFreshNumbers();
  await all.click();
  await expect(all).toBeChecked();
  await line.getByRole("button", { name: `Remove ${umbrella}` }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(count).toHaveValue(String(before + 2));
  await expectFreshNumbers();

  await page.goto("/#/pay?way=CART");
  await page.getByRole("button", { name: "New address" }).click();
  const drawer = page.getByRole("dialog", { name: "New address" });
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect(drawer.getByText("Enter the street and number.")).toBeVisible();
  await drawer.getByLabel("Full name").fill("Ada Byron");
  await drawer.getByLabel("Phone number").fill("138 0013 8000");
  await drawer.getByLabel("Street, number, unit").fill("18 Chouzhou North Road");
  await expect(drawer.getByText("Enter the street and number.")).toHaveCount(0);
  await drawer.getByRole("combobox", { name: "Region" }).press("Enter");
  await typeRegion(page);
  await drawer.getByRole("checkbox", { name: /default/ }).check({ force: true });
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("radio", { name: /Ada Byron/ })).toBeChecked();
  await expectFreshNumbers(summary);
  await page.getByRole("button", { name: /^Applied.*Sundry/ }).click();
  await expect(page.getByRole("button", { name: "Apply best coupons" })).toBeVisible();
  const { priceDetailDTO } = (await asBuyer(page, "GET", "/cart/checked", { params: { way: "CART" } })) as {
    priceDetailDTO: { flowPrice: number };
  };
  await expect(summary(page)).toContainText(`$${priceDetailDTO.flowPrice.toFixed(2)}`);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/#\/payMent\?orderType=TRADE&sn=\w+/);
  await payFromWallet(page);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  const [order] = await ordersOf(page);
  await page.goto(`/#/home/OrderDetail?sn=${order?.sn}`);
  await expectFreshNumbers();

  await page.goto("/#/coupon");
  await main(page)
    .getByRole("button", { name: /^Claim/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Claimed" }).press("Escape");
  await expectFreshNumbers();

  await page.goto(`/#/home/AddEval?sn=${sn}&itemSn=${itemSn}`);
  await page.getByRole("radio", { name: "Good", exact: true }).check({ force: true });
  for (const group of ["As described", "Service", "Delivery"]) {
    await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
  }
  await page.getByLabel(/^Your review/).fill("Stands every storm.");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page).toHaveURL(/CommentList\?tab=written/);
  await expectFreshNumbers();

  await page.getByRole("navigation", { name: "Your shortcuts" }).locator('[data-entry="service"]').click();
  const chat = page.frameLocator("iframe");
  await chat.getByRole("textbox").fill("Is it windproof?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByRole("log")).toContainText("Is it windproof?");
  await chat.getByRole("textbox").press("Escape");

  await page.getByRole("combobox", { name: "Language" }).first().selectOption("zh");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expectFreshNumbers();
});
