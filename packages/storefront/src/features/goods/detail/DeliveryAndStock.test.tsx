import { getAll, setSkus } from "@sundry/api/contract/cart";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { isStockWatched, watchStock } from "@sundry/api/contract/favourite";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { delivery, search, skuDetail } from "@sundry/api/contract/goods";
import { children } from "@sundry/api/contract/region";
import { get as getSite } from "@sundry/api/contract/site";
import { get as storeOf } from "@sundry/api/contract/store";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goods, sku, store, umbrella } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectCount,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

const pixel =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3Crect width='9' height='9'/%3E%3C/svg%3E";
const pictures = ["a", "b", "c", "d"].map((name) => `${pixel}#${name}`);

/** The page of the umbrella, with the answers of everything around it. */
function goodsPage(change: Partial<SkuDetail> = {}): readonly Answer[] {
  return [
    answer(skuDetail, {
      data: sku({ goodsGalleryList: pictures, rating: 4.8, commentNum: 3, intro: "<h3>Holds its shape</h3>" }),
      specs: [{ skuId: "11", quantity: 5000, specValues: [] }],
      ...change,
    }),
    answer(storeOf, store()),
    answer(search, pageOf([])),
    answer(counts, { all: 3, good: 3, moderate: 0, worse: 0, haveImage: 0, stars: [0, 0, 0, 1, 2] }),
    answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
    answer(listForGoods, pageOf([])),
  ];
}

const address = "/goodsDetail?goodsId=1&skuId=11";
const name = page.getByRole("heading", { level: 1, name: umbrella });

test("[GD-02] one price for every quantity is no choice between prices", async () => {
  await renderPage(address, { answers: goodsPage({ wholesaleList: [{ num: 12, price: 3.48 }] }) });
  await expect.element(name).toBeVisible();
  await expect.element(page.getByText("Minimum 12, 5,000 in stock")).toBeVisible();
  await expectCount(page.getByRole("list", { name: "Price by quantity" }), 0);
});

test("[GD-02] [BU-03] where tax comes on top of prices, the item total says so", async () => {
  const settings = answer(getSite, { settingValue: JSON.stringify({ taxOnTop: "增值税" }) });
  await renderPage(address, { answers: [...goodsPage(), settings], locale: "zh" });
  await expect.element(page.getByText("不含增值税，结算时另计", { exact: true })).toBeVisible();
});

test.each([
  ["en", { stockKind: "UNCOUNTED" as const }, "In stock"],
  ["en", { stockKind: "TO_ORDER" as const, onHand: 0 }, "Made to order"],
  ["en", { stockKind: "TO_ORDER" as const, onHand: 3 }, "3 in stock, more made to order"],
  ["zh", { stockKind: "TO_ORDER" as const, onHand: 0 }, "接单定制"],
] as const)("[GD-02] in %s, stock that is not counted reads %j: %s", async (lang, stock, words) => {
  const data = sku({ minimum: 1, quantity: 1_000_000, ...stock });
  const specs = [{ skuId: "11", quantity: 1_000_000, ...stock, specValues: [] }];
  await renderPage(address, { answers: goodsPage({ data, specs, wholesaleList: [] }), locale: lang });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test("[GD-02] coupons share one line, however many there are, beside the button that claims them", async () => {
  const coupons = [49, 99, 149, 199, 299, 499, 699].map((consumeThreshold) => [
    `PLATFORM_COUPON-${consumeThreshold}`,
    { id: `${consumeThreshold}`, storeId: "0", couponType: "PRICE", price: 5, consumeThreshold },
  ]);
  await renderPage(address, { answers: goodsPage({ promotionMap: Object.fromEntries(coupons) }), width: 390 });
  const line = page.getByRole("list", { name: "Coupons" });
  await expectCount(line.getByRole("listitem"), 7);
  const { height, right } = line.element().getBoundingClientRect();
  expect(height).toBeLessThan(48);
  expect(right).toBeLessThan(page.getByRole("button", { name: "Claim" }).element().getBoundingClientRect().left);
  await expectAccessible();
});

test("[GD-02] on a small phone the name is above the buttons at the bottom, without scrolling", async () => {
  await renderPage(address, { answers: goodsPage({ wholesaleList: [] }), width: 390 });
  await page.viewport(390, 664);
  await expect.element(name).toBeVisible();
  const dock = page.getByRole("link", { name: "Store", exact: true });
  expect(name.element().getBoundingClientRect().bottom).toBeLessThan(dock.element().getBoundingClientRect().top);
});

test("[GD-02] [SB-08] a tablet has one bar at the bottom, also after the buttons have scrolled away", async () => {
  await renderPage(address, { answers: goodsPage(), width: 768 });
  await expect.element(name).toBeVisible();
  const tabBar = page.getByRole("navigation", { name: "Shortcuts" });
  const docked = page.getByRole("button", { name: "Add to cart" });
  await expect.element(tabBar).toBeVisible();
  await expectCount(docked, 1);
  // The page grows while its lower parts load.
  await expect
    .poll(() => {
      document.documentElement.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return docked.elements().length;
    })
    .toBe(2);
  await expectCount(tabBar, 0);
});

test("[GD-02] the picture opens in full screen, where it is, and Escape leads back to the button", async () => {
  await renderPage(address, { answers: goodsPage() });
  await page.getByRole("button", { name: "Show picture 3" }).click();
  await page.getByRole("button", { name: "Full screen" }).click();
  const dialog = page.getByRole("dialog", { name: umbrella });
  await expect.element(dialog.getByText("3 / 4")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expectCount(dialog, 0);
  await expect.element(page.getByRole("button", { name: "Full screen" })).toHaveFocus();
});

test("[GD-02] the description has the specification and the other pictures beside it", async () => {
  const goodsParamsItemDTOList = [{ paramName: "Canopy", paramValue: "Pongee, 190T" }];
  await renderPage(address, {
    answers: goodsPage({ goodsParamsDTOList: [{ groupName: "All", goodsParamsItemDTOList }] }),
  });
  await expect.element(name).toBeVisible();
  document.documentElement.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const panel = page.getByRole("tabpanel", { name: "Description" });
  await expect.element(panel.getByText("Pongee, 190T")).toBeVisible();
  await expect.poll(() => panel.element().querySelectorAll("img").length).toBe(3);
});

test("[GD-02] delivery names dispatch, arrival, freight for the quantity, and the time to return it", async () => {
  const noon = Date.UTC(2026, 11, 14, 12);
  await renderPage(address, {
    answers: [
      ...goodsPage(),
      answer(delivery, ({ num }) => ({
        dispatchHours: 48,
        returnDays: 15,
        place: "Rotterdam",
        freight: Number(num) === 12 ? 3.8 : 9.5,
        arrivesFrom: noon,
        arrivesTo: noon + 8 * 86_400_000,
      })),
    ],
  });
  const lines = page.getByRole("region", { name: "Delivery and returns" });
  await expect.element(lines.getByText("Leaves the warehouse within 48 hours")).toBeVisible();
  await expect.element(lines.getByText("Arrives in Rotterdam 14 Dec to 22 Dec")).toBeVisible();
  await expect.element(lines.getByText("Shipping $3.80 for 12 pieces")).toBeVisible();
  await expect.element(lines.getByText("Return it within 15 days of receipt")).toBeVisible();
  await page.getByRole("textbox", { name: "Quantity" }).fill("60");
  await userEvent.keyboard("{Enter}");
  await expect.element(lines.getByText("Shipping $9.50 for 60 pieces")).toBeVisible();
});

test.each([
  ["en", "Express: arrives 15 Dec to 16 Dec", "Shipping $8.90 for 12 pieces"],
  ["zh", "特快：预计12月15日至12月16日送达", /12件运费[￥¥$]\s?8\.90/],
] as const)(
  "[GD-02] a store with two speeds says both arrivals and what each costs: %s",
  async (locale, arrives, costs) => {
    const noon = Date.UTC(2026, 11, 14, 12);
    const at = (from: number, to: number) => ({
      arrivesFrom: noon + from * 86_400_000,
      arrivesTo: noon + to * 86_400_000,
    });
    await renderPage(address, {
      answers: [
        ...goodsPage(),
        answer(delivery, {
          dispatchHours: 48,
          returnDays: 15,
          place: "Rotterdam",
          freight: 3.8,
          ...at(4, 9),
          express: { freight: 8.9, ...at(1, 2) },
        }),
      ],
      locale,
    });
    const lines = page.getByRole("region", { name: /^(Delivery and returns|配送与售后)$/ });
    await expect.element(lines.getByText(arrives)).toBeVisible();
    await expect.element(lines.getByText(costs)).toBeVisible();
    await expect.element(lines.getByText(/3\.80/)).toBeVisible();
  },
);

test("[GD-02] a visitor without an address sees days and freight for the likely country, and changes it on the spot", async () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  onTestFinished(() => languages.mockRestore());
  const noon = Date.UTC(2026, 11, 14, 12);
  const shop = await renderPage(address, {
    loggedIn: false,
    answers: [
      ...goodsPage(),
      answer(delivery, ({ country, regionId }) => ({
        dispatchHours: 48,
        returnDays: 15,
        place: regionId === "276" ? "Germany" : `the ${country}`,
        freight: regionId === "276" ? 4.2 : 5.1,
        arrivesFrom: noon,
        arrivesTo: noon + 3 * 86_400_000,
      })),
      answer(children, [
        { id: "276", parentId: "0", name: "Germany", level: "country", orderNum: 1 },
        { id: "840", parentId: "0", name: "United States", level: "country", orderNum: 2 },
      ]),
    ],
  });
  const lines = page.getByRole("region", { name: "Delivery and returns" });
  await expect.element(lines.getByText("Arrives in the US 14 Dec to 17 Dec")).toBeVisible();
  expect(shop.sent(children)).toEqual([]);
  await lines.getByRole("button", { name: "Change country" }).click();
  const countries = lines.getByRole("combobox", { name: "Country or region" });
  await expect.element(countries).toHaveFocus();
  await countries.selectOptions("Germany");
  await expect.element(lines.getByText("Arrives in Germany 14 Dec to 17 Dec")).toBeVisible();
  await expect.element(lines.getByText("Shipping $4.20 for 12 pieces")).toBeVisible();
  await expectAccessible();
  await shop.reload();
  await expect.element(lines.getByText("Arrives in Germany 14 Dec to 17 Dec")).toBeVisible();
});

test.each([
  [
    { place: "China", freight: 0.6, freightVaries: true },
    "Shipping from $0.60 for 12 pieces, depending on your address",
  ],
  [{ place: "Peru", freight: 4 }, "Shipping $4.00 for 12 pieces to Peru"],
])("[GD-02] without days, %j reads: %s", async (found, words) => {
  const answers = [...goodsPage(), answer(delivery, { dispatchHours: 0, returnDays: 15, ...found })];
  await renderPage(address, { answers });
  await expect.element(page.getByRole("region", { name: "Delivery and returns" }).getByText(words)).toBeVisible();
});

test("[GD-02] [HM-09] a shop that says itself what it promises has neither a day of dispatch nor a guarantee by itself", async () => {
  await renderPage(address, {
    answers: [
      ...goodsPage(),
      answer(delivery, { dispatchHours: 0, returnDays: 15, freight: 3.8 }),
      answer(getSite, { settingValue: JSON.stringify({ siteName: "Clay & Co", promises: [] }) }),
    ],
  });
  const lines = page.getByRole("region", { name: "Delivery and returns" });
  await expect.element(lines.getByText("Return it within 15 days of receipt")).toBeVisible();
  await expectCount(lines.getByText(/Leaves the warehouse/), 0);
  await expectCount(lines.getByText(/full refund/), 0);
});

test("[GD-02] sold-out goods offer a message when they are back, and similar ones in stock", async () => {
  const shop = await renderPage(address, {
    answers: [
      ...goodsPage({ data: sku({ quantity: 0 }), specs: [{ skuId: "11", quantity: 0, specValues: [] }] }),
      answer(search, pageOf([goods({ id: "90", goodsId: "9", goodsName: "Compact umbrella" })])),
      answer(isStockWatched, false),
      answer(watchStock, null),
    ],
  });
  await expect.element(page.getByText("This product is sold out. Similar ones are below.")).toBeVisible();
  await expectCount(page.getByRole("button", { name: "Add to cart" }), 0);
  shop.answer(answer(isStockWatched, true));
  await page.getByRole("main").getByRole("button", { name: "Tell me when it's back" }).first().click();
  await expect.element(page.getByText("We'll send you a message when it's back in stock.")).toBeVisible();
  expect(shop.sent(watchStock)).toEqual([{ skuId: "11" }]);
  page.getByRole("contentinfo").element().scrollIntoView({ behavior: "instant" });
  const similar = page.getByRole("region", { name: "Similar products in stock" });
  await expect.element(similar.getByRole("link", { name: "Compact umbrella" })).toBeVisible();
  await expectAccessible();
});

test("[GD-02] [VA-03] several variants go to the cart at once, and count together towards the minimum", async () => {
  const variant = (skuId: string, colour: string) => ({
    skuId,
    quantity: 500,
    specValues: [{ specName: "Colour", specValue: colour }],
  });
  const shop = await renderPage(address, {
    answers: [
      ...goodsPage({
        specs: [variant("11", "Navy"), variant("12", "Scarlet")],
        wholesaleList: [
          { num: 12, price: 3.5 },
          { num: 60, price: 3 },
        ],
      }),
      answer(getAll, { cartList: [], skuList: [] } as never),
      answer(setSkus, null),
    ],
  });
  await page.getByRole("button", { name: "Order several variants at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Quantities by variant" });
  const fill = async (variantName: string, count: string) => {
    await dialog.getByRole("textbox", { name: variantName }).fill(count);
    await userEvent.keyboard("{Enter}");
  };
  await fill("Navy", "5");
  await expect.element(dialog.getByRole("button", { name: "7 more for the minimum" })).toBeDisabled();
  await fill("Scarlet", "7");
  await expect.poll(() => dialog.element().textContent).toContain("$42.00");
  expect(dialog.element().textContent).toContain("48 more: $3.00 each");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect.element(page.getByText("Added to cart: 12 pieces")).toBeVisible();
  await expectCount(dialog, 0);
  expect(shop.sent(setSkus)).toHaveLength(1);
});

test("[GD-02] of hundreds of variants, the dialog shows some, finds the others, and keeps what was entered", async () => {
  const specs = Array.from({ length: 300 }, (_, at) => ({
    skuId: String(at + 1),
    quantity: 500,
    specValues: [{ specName: "Colour", specValue: `Shade ${at + 1}` }],
  }));
  await renderPage(address, { answers: [...goodsPage({ specs }), answer(setSkus, null)] });
  await page.getByRole("button", { name: "Order several variants at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Quantities by variant" });
  await expectCount(dialog.getByRole("listitem"), 40);
  const find = dialog.getByRole("searchbox", { name: "Search variants" });
  await find.fill("shade 299");
  await dialog.getByRole("textbox", { name: "Shade 299" }).fill("14");
  await userEvent.keyboard("{Enter}");
  await find.fill("mauve");
  await expect.element(dialog.getByText("No variant matches")).toBeVisible();
  await expect.poll(() => dialog.element().textContent).toContain("14 pcs");
  await find.fill("");
  await dialog.getByRole("button", { name: "Show more" }).click();
  await expectCount(dialog.getByRole("listitem"), 80);
});

test("[GD-02] the reviews begin with how many gave each number of stars", async () => {
  await renderPage(address, { answers: goodsPage() });
  await expect.element(name).toBeVisible();
  document.documentElement.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await page.getByRole("tab", { name: /Reviews/ }).click();
  const bars = page.getByRole("list", { name: "Reviews by stars" });
  await expect.element(bars.getByRole("progressbar", { name: "5 stars" })).toHaveAttribute("aria-valuenow", "67");
  await expect
    .element(bars.getByRole("progressbar", { name: "1 star", exact: true }))
    .toHaveAttribute("aria-valuenow", "0");
});
