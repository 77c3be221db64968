import { categoryChildren, search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { flashSaleDay, manyGoods } from "../../../testing/entities.ts";
import { answer, expectCount, fail, pageOf, renderPage } from "../../../testing/renderPage.tsx";

const pageData = (list: unknown) => ({ pageData: JSON.stringify({ list }) });
const banner = { type: "bannerAdvert", options: { name: "Still here", url: "/goodsList" } };
const slide = (url: string, name: string) => ({
  img: "/media/art/rain.webp?v=1",
  url,
  name,
  action: name,
  bgColor: "#1A4DD2",
});

test("[BK-17] a broken page leaves header, search and footer working, and can be retried", async () => {
  const shop = await renderPage("/", { answers: [fail(home, "network"), answer(today, [])] });
  await expect.element(page.getByRole("heading", { name: "Couldn't load the home page" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Search products" })).toBeVisible();
  await expect.element(page.getByRole("contentinfo")).toBeVisible();
  shop.answer(answer(home, pageData([banner])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "Still here" })).toBeVisible();
});

test("[HM-02] a closed banner stays closed after a reload, and new content shows again", async () => {
  const advert = (name: string) => answer(home, pageData([{ type: "topAdvert", name, url: "/goodsList" }, banner]));
  const strip = (name: string) => page.getByRole("complementary", { name });
  const shop = await renderPage("/", { answers: [advert("Harvest Fair")] });
  await strip("Harvest Fair").getByRole("button", { name: "Close this notice" }).click();
  await expectCount(strip("Harvest Fair"), 0);
  await shop.reload();
  await expect.element(page.getByRole("heading", { name: "Still here" })).toBeVisible();
  await expectCount(strip("Harvest Fair"), 0);
  shop.answer(advert("Winter sale"));
  await shop.reload();
  await expect.element(strip("Winter sale")).toBeVisible();
});

test("[BK-17] unknown blocks and malformed options are left out, and the rest shows", async () => {
  const list = [{ type: "holograms", options: {} }, { type: "carousel1", options: "none" }, null, banner];
  await renderPage("/", { answers: [answer(home, pageData(list))] });
  await expect.element(page.getByRole("heading", { name: "Still here" })).toBeVisible();
});

test("[HM-12] a shop without blocks shows its categories and new arrivals", async () => {
  await renderPage("/", {
    answers: [
      answer(home, null),
      answer(categoryChildren, [{ id: "1", name: "Umbrellas", parentId: "0", level: 0 }]),
      answer(search, pageOf(manyGoods(4))),
    ],
  });
  await expect.element(page.getByRole("heading", { name: "All categories" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Umbrellas" })).toBeVisible();
  await expectCount(page.getByRole("article"), 4);
});

test("[HM-12] a shop without blocks whose goods are all in one category shows what that has", async () => {
  const child = (id: string, name: string) => ({ id, name, parentId: "1", level: 1 });
  const children = [child("2", "Mugs"), child("3", "Lamps")];
  await renderPage("/", {
    answers: [
      answer(home, null),
      answer(categoryChildren, [{ id: "1", name: "Living", parentId: "0", level: 0, children }]),
      answer(search, pageOf(manyGoods(4))),
    ],
  });
  const main = page.getByRole("main");
  await expect.element(main.getByRole("link", { name: "Mugs" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Lamps" })).toBeVisible();
  await expectCount(main.getByRole("link", { name: "Living" }), 0);
});

test("[HM-16] on a phone a row of adverts is cut by the screen, not by the margin", async () => {
  const list = ["/coupon", "/seckill", "/PointMall"].map((url) => slide(url, url));
  await renderPage("/", {
    width: 390,
    answers: [answer(home, pageData([{ type: "firstAdvert", options: { list } }]))],
  });
  const row = page.getByRole("main").getByRole("list").filter({ hasText: "/PointMall" });
  await expect.element(row).toBeVisible();
  const { left, right } = row.element().getBoundingClientRect();
  expect([left, right]).toEqual([0, 390]);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("[BK-18] links in page data stay in the shop, leave it safely, or are refused", async () => {
  const refused = [
    slide("javascript:window.hurt=1", "Script"),
    slide("//example.org/", "Foreign"),
    slide("data:text/html,x", "Data"),
  ];
  const kept = [slide("/coupon", "Inside"), slide("https://example.org/", "Outside")];
  await renderPage("/", {
    answers: [
      answer(
        home,
        pageData([
          { type: "unheardOf", options: { list: [] } },
          { type: "carousel1", options: { list: kept } },
          { type: "firstAdvert", options: { list: refused } },
        ]),
      ),
    ],
  });
  const main = page.getByRole("main");
  for (const name of ["Script", "Foreign", "Data"])
    await expect.element(main.getByRole("listitem").filter({ hasText: name })).toBeInTheDocument();
  const addresses = () => [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href"));
  await expect.poll(() => new Set(addresses())).toEqual(new Set(["#/coupon", "https://example.org/"]));
  for (const link of document.querySelectorAll("main a[href^='https']"))
    expect(link.getAttribute("rel")).toMatch(/noopener/);
  expect("hurt" in window).toBe(false);
});

test.each([1440, 390])("[HM-03] a home page that begins with products begins below the head: %i px", async (width) => {
  const list = [
    { type: "onlyGoodsModel", options: { title: "Our goods", list: [{ name: "Cup", url: "/goodsList" }] } },
  ];
  await renderPage("/", { width, answers: [answer(home, { pageData: JSON.stringify({ list }) })] });
  const title = page.getByRole("heading", { name: "Our goods" });
  await expect.element(title).toBeVisible();
  const main = page.getByRole("main").element().getBoundingClientRect().top;
  expect(title.element().getBoundingClientRect().top - main).toBeGreaterThanOrEqual(16);
});

const withSale = pageData([
  { type: "carousel1", options: { list: [slide("/goodsList", "Rainwear"), slide("/coupon", "Coupons")] } },
  { type: "seckill", options: { list: [] } },
  banner,
]);
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test.each([1280, 1440, 1760])(
  "[HM-16] [BK-05] at %i px today's offers stand in the first window, on the end of the slides",
  async (width) => {
    await renderPage("/", {
      width,
      answers: [answer(home, withSale), answer(today, flashSaleDay([10, -3600], [14, 3600]))],
    });
    const sale = page.getByRole("region", { name: "Flash sale" });
    await expect.element(sale.getByRole("timer")).toBeVisible();
    await expect.element(sale.getByRole("link", { name: /^Umbrella/ })).toBeVisible();
    const [slides, offers] = [box("[data-block='carousel1']"), box("[data-component='SeckillOffers']")];
    expect(slides.height).toBe(360);
    expect(offers.top).toBeGreaterThanOrEqual(slides.top);
    expect(offers.bottom).toBeLessThanOrEqual(slides.bottom);
    const words = page.getByRole("link", { name: "Rainwear" }).element().getBoundingClientRect();
    expect(words.right).toBeLessThan(offers.left);
  },
);

test.each([320, 390, 768])(
  "[HM-16] [BK-05] at %i px today's offers follow the slides, and their row goes on to the edge",
  async (width) => {
    await renderPage("/", {
      width,
      answers: [answer(home, withSale), answer(today, flashSaleDay([10, -3600], [14, 3600]))],
    });
    await expect.element(page.getByRole("region", { name: "Flash sale" }).getByRole("timer")).toBeVisible();
    const [slides, offers] = [box("[data-block='carousel1']"), box("[data-component='SeckillOffers']")];
    expect(offers.top).toBeGreaterThanOrEqual(slides.bottom);
    expect(offers.top).toBeLessThan(slides.bottom + 32);
    if (width < 768) expect(slides.height).toBeLessThanOrEqual(200);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test("[HM-16] [BK-05] on a phone the first goods stand within 380 px, below strip, search and slides", async () => {
  const strip = { type: "topAdvert", img: "/a.webp", url: "/coupon", name: "Harvest Fair", bgColor: "#143BA3" };
  const slides = {
    type: "carousel1",
    options: { list: [slide("/goodsList", "Rainwear"), slide("/coupon", "Coupons")] },
  };
  await renderPage("/", {
    width: 390,
    answers: [
      answer(home, pageData([strip, slides, { type: "seckill", options: { list: [] } }])),
      answer(today, flashSaleDay([14, 3600])),
    ],
  });
  await expect.element(page.getByText("Harvest Fair")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Umbrella/ })).toBeVisible();
  expect(box("[data-component='SeckillOffers'] article").top).toBeLessThanOrEqual(380);
});

test("[BK-05] on a day without a flash sale the slides stand alone", async () => {
  await renderPage("/", { width: 1440, answers: [answer(home, withSale), answer(today, [])] });
  await expect.element(page.getByRole("heading", { name: "Still here" })).toBeVisible();
  await expect.poll(() => document.querySelector("[data-component='SeckillOffers']")).toBeNull();
  await expectCount(page.getByRole("region", { name: "Flash sale" }), 0);
});
