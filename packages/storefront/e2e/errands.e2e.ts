import { expect, test } from "@playwright/test";
import { asBuyer, find, heldInCart } from "./basket.ts";
import { addAddress, payFromWallet } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { drawnPhoto, openWithReceived } from "./received.ts";

/** Figures of a text such as "$12.75": in units. */
const amountOf = (text: string | null) => Number(/\d+(?:\.\d+)?/.exec(text ?? "")?.[0]);

test("[GD-01] [GD-06] [BU-03] [BU-04] a present for a six-year-old, for less than 15 in all, with a coupon", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/");
  await addAddress(page);
  await page.goto("/#/coupon");
  const ticket = page.getByRole("list", { name: "Coupons to claim" }).getByRole("listitem");
  await ticket
    .filter({ hasText: "Little Fair Toys: all products" })
    .getByRole("button", { name: /^Claim/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Claimed" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("combobox", { name: "Search products" }).fill("birthday present for 6 year old under 15");
  await page.getByRole("combobox", { name: "Search products" }).press("Enter");
  const filters = page.getByRole("list", { name: "Active filters" });
  await expect(filters).toContainText("Age 6");
  await expect(filters).toContainText("Up to $15.00 in all");
  await page
    .getByRole("main")
    .getByRole("heading", { name: "Magnetic travel chess, folding board" })
    .getByRole("link")
    .click();

  await expect(page.getByRole("heading", { level: 1, name: "Magnetic travel chess, folding board" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  await page.getByRole("button", { name: "Buy now", exact: true }).click();
  await expect(page.getByText("1 used")).toBeVisible();
  const total = page.locator('[data-part="total"]').last();
  expect(amountOf(await total.textContent())).toBeLessThan(15);
  await page.getByRole("button", { name: "Place order" }).click();
  await payFromWallet(page);
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
});

test("[MC-04] [MC-05] something broken is returned, and complained about once the store declines", async ({
  page,
  request,
}) => {
  const { sn } = await openWithReceived(page, request);
  await page.goto(`/#/home/OrderDetail?sn=${sn}`);
  await page.getByRole("region", { name: "Items" }).getByRole("link", { name: "Return or refund" }).click();
  await page.getByLabel("Reason").selectOption("Damaged when it arrived");
  await page.getByLabel(/What is wrong/).fill("Two ribs are bent");
  await page.getByLabel(/^Photos/).setInputFiles(await drawnPhoto(page, "bent.png", 64, 64));
  await expect(page.locator("[data-part='photo'][data-state='done']")).toHaveCount(1);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page).toHaveURL(/AfterSaleDetail\?sn=A\d+/);
  const caseSn = /sn=(A\d+)/.exec(page.url())?.[1] ?? "";

  await market("after-sale", caseSn, "refuse", "Ribs", "may", "bend");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Ribs may bend");
  await page.getByRole("main").getByRole("link", { name: "Complain", exact: true }).click();
  await page.getByLabel(/^What is it about/).selectOption("The description is misleading");
  await page.getByLabel(/^What happened/).fill("They were bent when it came.");
  await page.getByRole("button", { name: "File complaint" }).click();
  await expect(page).toHaveURL(/ComplainDetail\?id=\d+/);
  const id = new URL(page.url().replace("/#", "")).searchParams.get("id") ?? "";
  await market("complaint-answer", id, "We", "will", "replace", "it.");
  await page.reload();
  await expect(page.getByRole("region", { name: "Store response" })).toContainText("We will replace it.");
});

test.describe("on a phone, in Chinese", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[BU-01] [BU-02] sixty each of five goods from two stores need no correction in the cart", async ({
    page,
    request,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem("locale", "zh"));
    await openAsBuyer(page, request);
    const wanted = [
      "windproof folding umbrella",
      "straight crook-handle umbrella",
      "children's dome umbrella",
      "plush bear",
      "toy trumpet",
    ];
    const bought = (await Promise.all(wanted.map((keyword) => find(request, keyword)))).flat();
    expect(new Set(bought.map(({ goodsId }) => goodsId)).size).toBe(5);
    expect(new Set(bought.map(({ storeId }) => storeId)).size).toBe(2);
    const held = async () => Object.values(await heldInCart(page)).map(({ num }) => num);
    for (const [index, { goodsId, id }] of bought.entries()) {
      await page.goto(`/#/goodsDetail?goodsId=${goodsId}&skuId=${id}`);
      // Each is opened afresh, as from a list that somebody sent.
      await page.reload();
      await page.getByRole("button", { name: "加入购物车", exact: true }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("textbox", { name: "数量" }).fill("60");
      await sheet.getByRole("button", { name: "加入购物车", exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await expect.poll(held).toEqual(Array.from({ length: index + 1 }, () => 60));
    }
    await page.goto("/#/cart");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
    const { skuList } = (await asBuyer(page, "GET", "/cart/all")) as { skuList: { num: number; checked: boolean }[] };
    expect(skuList.map(({ num, checked }) => [num, checked])).toEqual(bought.map(() => [60, true]));
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });
});
