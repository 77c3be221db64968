import { reasons } from "@sundry/api/contract/afterSale";
import { addSku, getAll, setSkus } from "@sundry/api/contract/cart";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { cancel, get, list, packages, remove } from "@sundry/api/contract/order";
import { link, ticket } from "@sundry/api/contract/im";
import { overview } from "@sundry/api/contract/member";
import { refresh } from "@sundry/api/contract/session";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { storage } from "../../shared/session/storage.ts";
import { manyGoods, memberOverview, sku, umbrella } from "../../testing/entities.ts";
import { orderDetail, orderItem, orderSummary } from "../../testing/orders.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  refuse,
  renderPage,
  wideDark,
} from "../../testing/renderPage.tsx";

const card = page.getByRole("article", { name: "Order O1" });
const counts = answer(overview, memberOverview());
const cancelled = orderSummary({
  orderStatus: "CANCELLED",
  allowOperationVO: { cancel: false, pay: false, rog: false, showLogistics: false, remove: true },
});
const unpaid: readonly Answer[] = [counts, answer(list, pageOf([orderSummary()])), answer(get, orderDetail())];

test("[AP-04] a list that failed says why and can be retried", async () => {
  const shop = await renderPage("/home/MyOrder", { answers: [...unpaid, fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(...unpaid);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(card).toBeVisible();
});

test("[SE-04] a page that needs a session says that it has ended, and blames no network", async () => {
  const shop = await renderPage("/home/MyOrder", { answers: [...unpaid, refuse(refresh, "Log in.", 20_004)] });
  await expect.element(card).toBeVisible();
  storage.set("accessToken", "no.longer.good");
  storage.set("refreshToken", "no.longer.good");
  await shop.reload();
  await expect.element(page.getByRole("dialog", { name: "Login" })).toBeVisible();
  const behind = page.getByRole("alert", { includeHidden: true });
  await expect.element(behind).toMatchTextContent("Your session has ended. Log in again to continue.");
  await expect.element(behind).not.toMatchTextContent("Network error");
});

test("[MC-02] below an empty list are goods, so that the visit can go on", async () => {
  await renderPage("/home/MyOrder", {
    answers: [counts, answer(list, pageOf([])), answer(search, pageOf(manyGoods(4)))],
  });
  await expect.element(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
  await expectCount(page.getByRole("main").getByRole("article"), 4);
});

test("[MC-02] titles with and without controls beside them begin at one height, as the menu does", async () => {
  const menu = page.getByRole("navigation", { name: "My Sundry" });
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await renderPage("/home/MyOrder", { answers: [counts, answer(list, pageOf([]))] });
  await expect.element(title).toBeVisible();
  await expect
    .poll(() => title.element().getBoundingClientRect().top - menu.element().getBoundingClientRect().top)
    .toBe(0);
});

test("[MC-02] a refused action shows the server's reason and the current status", async () => {
  const shop = await renderPage("/home/MyOrder", { answers: [...unpaid, answer(reasons, [])] });
  await card.getByRole("button", { name: "Cancel" }).click();
  // It was cancelled elsewhere meanwhile.
  shop.answer(
    answer(list, pageOf([cancelled])),
    answer(get, orderDetail({}, { orderStatus: "CANCELLED" })),
    refuse(cancel, "You can no longer cancel this order.", 31_012),
  );
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect.element(page.getByText("You can no longer cancel this order.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Go back" }).click();
  await expect.element(card).toMatchTextContent("Cancelled");
});

test("[MC-03] an order's page has the way to a return or refund beside its progress", async () => {
  const open = orderItem({ afterSaleStatus: "NOT_APPLIED" });
  await renderPage("/home/OrderDetail?sn=O1", {
    answers: [answer(packages, []), answer(get, orderDetail({ orderItems: [open] }, { orderStatus: "DELIVERED" }))],
  });
  const progress = page.getByRole("region", { name: "Order progress" });
  await expect
    .element(progress.getByRole("link", { name: "Return or refund" }))
    .toHaveAttribute("href", "#/home/ApplyAfterSale?sn=OI1");
});

test("[MC-02] Buy again names what is unavailable and puts the rest in the cart", async () => {
  const shop = await renderPage("/home/MyOrder?tag=CANCELLED", {
    answers: [counts, answer(list, pageOf([cancelled])), refuse(addSku, "This item is no longer for sale.", 11_001)],
  });
  await card.getByRole("button", { name: /^Buy again/ }).click();
  await expect.element(page.getByText(`${umbrella}: This item is no longer for sale.`)).toBeVisible();
  await expect.poll(() => shop.sent(addSku)).toHaveLength(1);
  await expectAddress("/home/MyOrder?tag=CANCELLED");
});

test("[MC-02] Buy again adds what is possible, and the cart says line by line what has changed", async () => {
  const [first] = orderSummary().orderItems;
  if (!first) throw new Error("An order has a line.");
  const lines = [
    { ...first, sn: "OI1", skuId: "21", num: 24, name: "Enamelled teapot", goodsPrice: 9.6 },
    { ...first, sn: "OI2", skuId: "22", num: 60, name: "Polyester thread", goodsPrice: 2.4 },
    { ...first, sn: "OI3", skuId: "23", num: 12, name: "Kraft gift boxes", goodsPrice: 1.1 },
  ];
  const inCart = (id: string, num: number, price: number): CartItem => ({
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsSku: sku({ id, goodsId: id, price }),
    num,
    purchasePrice: price,
    subTotal: price * num,
    checked: true,
    invalid: false,
    cartType: "CART",
  });
  const skuList = [inCart("21", 24, 8.75), inCart("22", 9, 2.4)];
  const amounts = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
  const store = { storeId: "7", storeName: "Jinhe Umbrella Works", checked: true, skuList, priceDetailDTO: amounts };
  const scarce = refuse(addSku, "Not enough stock: 9 left.", 11_011);
  const gone = refuse(addSku, "This item is no longer for sale.", 11_001);
  const added = answer(addSku, null);
  const shop = await renderPage("/home/MyOrder?tag=CANCELLED", {
    answers: [
      counts,
      answer(list, pageOf([{ ...cancelled, orderItems: lines }])),
      {
        call: addSku,
        reply: (sent) => (sent["num"] === "60" ? scarce : sent["skuId"] === "23" ? gone : added).reply(sent),
      },
      refuse(setSkus, "Not enough stock: 9 left.", 11_011),
      answer(skuDetail, { data: sku({ id: "22", quantity: 9, minimum: 1 }), specs: [] }),
      answer(getAll, { cartList: [store], skuList, priceDetailDTO: amounts, cartTypeEnum: "CART" }),
      answer(search, pageOf([])),
    ],
  });
  await card.getByRole("button", { name: /^Buy again/ }).click();
  const report = page.getByRole("region", { name: "2 of 3 products are back in the cart" });
  await expect.element(report.getByText("The price has gone down")).toBeVisible();
  await expect.element(report.getByText("Only 9 of 60 in stock")).toBeVisible();
  await expect.element(report.getByText("This item is no longer for sale.")).toBeVisible();
  expect(shop.sent(addSku).map((input) => input["num"])).toEqual(["24", "60", "12", "9"]);
  await report.getByRole("button", { name: "Got it" }).click();
  await expect.element(report).not.toBeInTheDocument();
  await expectAddress("/cart");
});

test("[MC-02] an order paid with points leads back to the rewards instead of into the cart", async () => {
  const order = { ...cancelled, orderPromotionType: "POINTS" as const };
  await renderPage("/home/MyOrder?tag=CANCELLED", { answers: [counts, answer(list, pageOf([order]))] });
  await expect
    .element(card.getByRole("link", { name: "See more rewards" }))
    .toHaveAttribute("href", expect.stringContaining("/PointMall"));
  await expect.element(card.getByRole("button", { name: /^Buy again/ })).not.toBeInTheDocument();
});

test("[MC-03] [SB-07] Customer service in an order opens the chat with the order attached", async () => {
  await renderPage("/home/OrderDetail?sn=O1", {
    answers: [...unpaid, answer(link, "/im/chat"), answer(ticket, { token: "t", seconds: 60 })],
  });
  await page.getByRole("main").getByRole("button", { name: "Customer service" }).click();
  const chat = page.getByTitle("Chat with customer service");
  await expect.element(chat).toHaveAttribute("src", expect.stringMatching(/\/im\/chat\?token=t&id=0&orderSn=O1&/));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
});

test("[MC-03] a wrong number and someone else's get the same message, which reveals nothing", async () => {
  const refused = refuse(get, "This order is not yours.", 31_002);
  const shop = await renderPage("/home/OrderDetail?sn=O1", { answers: [counts, refused] });
  const title = page.getByRole("heading", { level: 1, name: "We can't find this order" });
  const text = page.getByText("Check the number, or look for it in My orders.");
  await expect.element(title).toBeVisible();
  await expect.element(text).toBeVisible();
  await expect.element(page.getByText("This order is not yours.")).not.toBeInTheDocument();
  shop.answer(fail(get, "missing"));
  for (const number of ["O0000000000000", ""]) {
    await shop.reload(`/home/OrderDetail?sn=${number}`);
    await expect.element(title).toBeVisible();
    await expect.element(text).toBeVisible();
  }
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] orders and an order in ${at.name}`, async () => {
    await renderPage("/home/MyOrder", { ...at, answers: unpaid });
    await expectCount(page.getByRole("main").getByRole("article"), 1);
    await expectAccessible();
    goTo("/home/OrderDetail?sn=O1");
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("O1");
    await expect.element(page.getByRole("link", { name: umbrella }).first()).toBeVisible();
    await expectAccessible();
  });

const shipped: readonly Answer[] = [
  counts,
  answer(
    get,
    orderDetail(
      { allowOperationVO: { cancel: false, pay: false, rog: true, showLogistics: true } },
      { orderStatus: "DELIVERED", autoCancel: null },
    ),
  ),
  answer(packages, [
    {
      packageNo: "P1",
      orderSn: "O1",
      logisticsNo: "SF1",
      logisticsName: "SF Express",
      status: "SHIPPED",
      createTime: "2026-11-21 10:00:00",
      traces: { traces: [{ AcceptTime: "2026-11-21 10:00:00", AcceptStation: "Left Yiwu" }] },
    },
  ]),
];

test("[MC-03] [MC-11] an order says how many points it has earned and until when they are pending", async () => {
  const done = { orderStatus: "COMPLETED", autoCancel: null } as const;
  const pendingPoints = { orderSn: "O1", point: 1960, until: "2026-12-12 10:00:00" };
  const shop = await renderPage("/home/OrderDetail?sn=O1", {
    answers: [counts, answer(packages, []), answer(get, orderDetail({ pendingPoints }, done))],
  });
  const amounts = page.getByRole("region", { name: "Amounts" });
  await expect.element(amounts).toMatchTextContent(/You earned 1,960 points\. They're pending until .*12.*\./);
  shop.answer(answer(get, orderDetail({ pendingPoints: { ...pendingPoints, point: 1, until: null } }, done)));
  await shop.reload();
  await expect
    .element(amounts)
    .toMatchTextContent("You earned 1 point. It's pending until your return or refund is decided.");
  shop.answer(answer(get, orderDetail({}, done)));
  await shop.reload();
  await expect.element(amounts).toMatchTextContent("Total");
  await expect.element(amounts).not.toMatchTextContent("earned");
});

test("[MC-03] a parcel's steps and the order's own events are one list", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: shipped });
  const steps = page.getByRole("region", { name: "Order history" }).getByRole("listitem");
  await expect.poll(() => steps.elements().map(({ textContent }) => textContent)).toHaveLength(2);
  await expect.element(steps.first()).toMatchTextContent("Left Yiwu");
  await expect.element(steps.last()).toMatchTextContent("Order placed");
  // The parcel itself names carrier and number, without a second list of steps.
  await expect.element(page.getByRole("article", { name: "Parcel" })).toMatchTextContent("SF Express SF1");
  expect(page.getByText("Left Yiwu").elements()).toHaveLength(1);
});

test.each([
  ["en", "Express delivery"],
  ["zh", "特快配送"],
] as const)("[MC-03] an order says below its address that it goes by express delivery: %s", async (locale, words) => {
  const answers = [answer(get, orderDetail({}, { deliverySpeed: "EXPRESS" })), answer(packages, [])];
  await renderPage("/home/OrderDetail?sn=O1", { answers, locale });
  const place = page.getByRole("region", { name: /^(Ship to|收货地址)$/ });
  await expect.element(place.getByText(words, { exact: true })).toBeVisible();
});

test("[MC-03] amounts and address take a third beside the order and stay while it scrolls", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: shipped });
  const story = page.getByRole("region", { name: "Order progress" });
  const sum = page.getByRole("region", { name: "Amounts" });
  await expect.element(sum).toBeVisible();
  const [left, right] = [story.element().getBoundingClientRect(), sum.element().getBoundingClientRect()];
  expect(left.right).toBeLessThan(right.left);
  expect(left.width / right.width).toBeCloseTo(2, 1);
  // Taller than the window, so that there is something to scroll.
  story.element().parentElement?.style.setProperty("min-height", "2000px");
  window.scrollTo(0, 600);
  await expect.poll(() => sum.element().getBoundingClientRect().top).toBeGreaterThan(0);
});

test("[MC-02] [MC-03] the page of an order that the buyer deletes gives way to the list, and Back does not lead to it", async () => {
  const ended = { cancel: false, pay: false, rog: false, showLogistics: false, remove: true };
  const shop = await renderPage("/home/MyOrder", { answers: [counts, answer(list, pageOf([cancelled]))] });
  await expect.element(card).toBeVisible();
  shop.answer(
    answer(get, orderDetail({ allowOperationVO: ended }, { orderStatus: "CANCELLED", autoCancel: null })),
    answer(remove, () => {
      shop.answer(answer(list, pageOf([])), refuse(get, "This order does not exist.", 31_002));
      return null;
    }),
  );
  goTo("/home/OrderDetail?sn=O1");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("O1");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete order" }).click();
  await expectAddress("/home/MyOrder");
  await expect.element(page.getByText("Order deleted")).toBeVisible();
  await expect.poll(() => shop.sent(remove)).toEqual([{ sn: "O1" }]);
  history.back();
  await expectAddress("/home/MyOrder");
});

test.each([
  ["en", 12, "Made to order"],
  ["en", 5, "5 pieces made to order"],
  ["zh", 5, "其中5件接单定制"],
] as const)("[MC-02] the page of an order says what is made to order: %s, %i of 12", async (locale, toMake, words) => {
  await renderPage("/home/OrderDetail?sn=O1", {
    locale,
    answers: [counts, answer(get, orderDetail({ orderItems: [orderItem({ toMake })] }))],
  });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
