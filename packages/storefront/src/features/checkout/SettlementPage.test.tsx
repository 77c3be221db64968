import { list as addresses } from "@sundry/api/contract/address";
import {
  createTrade,
  getChecked,
  selectAddress,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectSpeed,
  selectStoreAddress,
  shippingMethods,
} from "@sundry/api/contract/checkout";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { pickupPoints } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { address, ownedCoupon, sku, teapot, umbrella } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const price = { goodsPrice: 41.76, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 41.76 };

function line(change: Partial<CartItem> = {}): CartItem {
  return {
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsSku: sku(),
    num: 12,
    purchasePrice: 3.48,
    subTotal: 41.76,
    checked: true,
    invalid: false,
    cartType: "BUY_NOW",
    deliveryMethod: "LOGISTICS",
    isFreeFreight: false,
    ...change,
  };
}

function settlement(change: Partial<CartView> = {}, own: CartItem = line()): CartView {
  return {
    cartList: [
      {
        storeId: own.storeId,
        storeName: own.storeName,
        checked: true,
        skuList: [own],
        priceDetailDTO: price,
        deliveryMethod: "LOGISTICS",
      },
    ],
    skuList: [own],
    priceDetailDTO: price,
    cartTypeEnum: "BUY_NOW",
    memberAddress: address({ version: 4 }),
    ...change,
  };
}

const shop = (view: CartView): readonly Answer[] => [
  answer(getChecked, view),
  answer(shippingMethods, ["LOGISTICS"]),
  answer(addresses, pageOf(view.memberAddress ? [view.memberAddress] : [])),
];

const summary = page.getByRole("complementary", { name: /^(Summary|金额明细)$/ });
const place = summary.getByRole("button", { name: /^(Place order|提交订单)$/ });

test("[BU-05] what the page shows is sent with the order; differences are listed, and the page shows them", async () => {
  const teal = line({ goodsSku: sku({ id: "12", goodsName: teapot }) });
  const opened = await renderPage("/pay?way=BUY_NOW", { answers: shop(settlement()) });
  await expect.element(page.getByRole("link", { name: umbrella })).toBeVisible();
  opened.answer(
    ...shop(settlement({}, teal)),
    refuse(createTrade, `Check it.\n${umbrella} is gone.\n${teapot} × 12 is new.`, 31063),
  );
  await place.click();
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText(`${umbrella} is gone.`, { exact: true })).toBeVisible();
  await expect.element(alert.getByText(`${teapot} × 12 is new.`, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: teapot })).toBeVisible();
  expect(opened.sent(createTrade)[0]).toMatchObject({
    expectedPrice: 41.76,
    seen: {
      lines: [{ skuId: "11", num: 12, price: 3.48 }],
      deliveryMethod: "LOGISTICS",
      address: { id: "1", version: 4 },
      couponIds: [],
    },
  });
});

test("[BU-05] a coupon that another window dropped is named as soon as the page no longer uses it", async () => {
  const second = address({ id: "2", name: "Li Na", detail: "7 Binwang Road" });
  const memberCoupon = ownedCoupon({ id: "9", couponName: "Five off" });
  const opened = await renderPage("/pay?way=BUY_NOW", {
    answers: [
      ...shop(settlement({ platformCoupon: { memberCoupon } })),
      answer(addresses, pageOf([address({ version: 4 }), second])),
      answer(selectAddress, null),
    ],
  });
  const notice = page.getByText("Your order has changed since this page opened", { exact: false });
  await expect.element(page.getByRole("link", { name: umbrella })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  opened.answer(answer(getChecked, settlement({ memberAddress: second })));
  await page.getByRole("radio", { name: /Li Na/ }).click();
  await expect.element(page.getByText("The coupon “Five off” is no longer applied.")).toBeVisible();
  // The address is the buyer's own choice.
  await expect.element(page.getByText(/goes to another address/)).not.toBeInTheDocument();
});

test("[BU-03] [BU-05] the only pick-up point is chosen for the buyer and told as no change of somebody else", async () => {
  const point = { id: "7", addressName: "Works counter", address: "3 Jiefang Road" };
  let way: "LOGISTICS" | "SELF_PICK_UP" = "LOGISTICS";
  let storeAddress: typeof point | undefined;
  const basket = () => {
    const { cartList, ...rest } = settlement({ storeAddress }, line({ deliveryMethod: way }));
    return { ...rest, cartList: cartList.map((one) => ({ ...one, deliveryMethod: way })) };
  };
  await renderPage("/pay?way=BUY_NOW", {
    answers: [
      ...shop(settlement()),
      answer(shippingMethods, ["LOGISTICS", "SELF_PICK_UP"]),
      answer(pickupPoints, pageOf([point])),
      answer(getChecked, basket),
      answer(selectShippingMethod, () => {
        way = "SELF_PICK_UP";
        return null;
      }),
      answer(selectStoreAddress, () => {
        storeAddress = point;
        return null;
      }),
    ],
  });
  await page.getByText("Pick up", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: /Works counter/ })).toBeChecked();
  await expect.poll(() => storeAddress).toBe(point);
  await expect.element(page.getByRole("button", { name: "Place order" }).first()).toBeEnabled();
  await expect.element(page.getByText("Your order has changed", { exact: false })).not.toBeInTheDocument();
});

test("[BU-03] the only address is chosen for the buyer, though it is not the default; of two, none is", async () => {
  const home = address({ isDefault: false });
  let chosen: typeof home | undefined;
  const without = [
    ...shop(settlement({ memberAddress: undefined })),
    answer(getChecked, () => settlement({ memberAddress: chosen })),
    answer(selectAddress, () => {
      chosen = home;
      return null;
    }),
  ];
  const two = [...without, answer(addresses, pageOf([home, address({ id: "2", isDefault: false })]))];
  const opened = await renderPage("/pay?way=BUY_NOW", { answers: two });
  await expect.element(page.getByRole("radio").first()).toBeVisible();
  expect(opened.sent(selectAddress)).toEqual([]);
  opened.answer(answer(addresses, pageOf([home])));
  await opened.reload();
  await expect.element(page.getByRole("radio", { name: home.name })).toBeChecked();
  await expect.poll(() => opened.sent(selectAddress)).toEqual([{ way: "BUY_NOW", shippingAddressId: home.id }]);
  await expect.element(page.getByText("Your order has changed", { exact: false })).not.toBeInTheDocument();
});

test("[BU-03] shipping has no price before there is an address, and the total says that it is missing", async () => {
  const opened = await renderPage("/pay?way=BUY_NOW", { answers: shop(settlement({ memberAddress: null })) });
  await expect.element(summary.getByText("Depends on the address")).toBeVisible();
  await expect.element(summary.getByText("Total before shipping")).toBeVisible();
  await expect.element(summary.getByText("$0.00")).not.toBeInTheDocument();
  opened.answer(...shop(settlement()));
  await opened.reload();
  await expect.element(summary.getByText("Total to pay")).toBeVisible();
  await expect.element(summary.getByText("$0.00")).toBeVisible();
});

test("[BU-03] goods with free shipping everywhere need no address for their price", async () => {
  const free = settlement({ memberAddress: null }, line({ isFreeFreight: true }));
  await renderPage("/pay?way=BUY_NOW", { answers: shop(free) });
  await expect.element(summary.getByText("Total to pay")).toBeVisible();
  await expect.element(summary.getByText("$0.00")).toBeVisible();
});

test.each(pageConditions)(
  "[HM-16] the checkout without an address is accessible: $name",
  async ({ theme, locale, width }) => {
    const answers = shop(settlement({ memberAddress: null }));
    await renderPage("/pay?way=BUY_NOW", { theme, locale, width, answers });
    await expect.element(page.getByText(locale === "zh" ? "填写地址后计算" : "Depends on the address")).toBeVisible();
    await expectAccessible();
  },
);

const noon = Date.UTC(2026, 11, 14, 12);
const parcel = (from: number, to: number) => ({
  arrivesFrom: noon + from * 86_400_000,
  arrivesTo: noon + to * 86_400_000,
  returnDays: 15,
});

test("[BU-03] the paper says when the order arrives and how long it can be returned; each store when its parcel does", async () => {
  const one = settlement();
  const [umbrellas] = one.cartList;
  if (!umbrellas) throw new Error("no store");
  const pots = { ...umbrellas, storeId: "8", storeName: "Kilnmate", parcel: parcel(8, 12) };
  const opened = await renderPage("/pay?way=BUY_NOW", {
    answers: shop({ ...one, cartList: [{ ...umbrellas, parcel: parcel(2, 4) }] }),
  });
  await expect.element(summary.getByText("Arrives 16 Dec to 18 Dec")).toBeVisible();
  await expect.element(summary.getByText("Return items within 15 days of receipt")).toBeVisible();
  opened.answer(...shop({ ...one, cartList: [{ ...umbrellas, parcel: parcel(2, 4) }, pots] }));
  await opened.reload();
  await expect.element(summary.getByText("2 parcels, arriving 16 Dec to 26 Dec")).toBeVisible();
  const store = (name: string) => page.getByRole("region", { name });
  await expect.element(store("Jinhe Umbrella Works").getByText("Arrives 16 Dec to 18 Dec")).toBeVisible();
  await expect.element(store("Kilnmate").getByText("Arrives 22 Dec to 26 Dec")).toBeVisible();
  await expectAccessible();
});

test.each([
  ["en", "Delivery from Jinhe Umbrella Works", "Express delivery", "Arrives 15 Dec to 16 Dec", "Free"],
  ["zh", "Jinhe Umbrella Works的配送方式", "特快配送", "预计12月15日至12月16日送达", "免运费"],
] as const)(
  "[BU-03] a store with two speeds shows freight and days of both; the choice is saved, and sent with the order: %s",
  async (locale, group, name, days, free) => {
    const one = settlement();
    const [umbrellas] = one.cartList;
    if (!umbrellas) throw new Error("no store");
    const at = (from: number, to: number) => ({
      arrivesFrom: noon + from * 86_400_000,
      arrivesTo: noon + to * 86_400_000,
    });
    const [slow, fast] = [at(2, 4), at(1, 2)];
    const speeds = [
      { speed: "STANDARD" as const, freight: 0, ...slow },
      { speed: "EXPRESS" as const, freight: 19.1, ...fast },
    ];
    const view = (speed: "STANDARD" | "EXPRESS", sent: typeof slow) => ({
      ...one,
      cartList: [{ ...umbrellas, parcel: { ...sent, returnDays: 15, speed, speeds } }],
    });
    const opened = await renderPage("/pay?way=BUY_NOW", {
      answers: [...shop(view("STANDARD", slow)), answer(selectSpeed, null), refuse(createTrade, "Check it.", 31063)],
      locale,
    });
    const choice = page.getByRole("radiogroup", { name: group });
    await expect.element(choice.getByText(free, { exact: true })).toBeVisible();
    const express = choice.getByRole("radio", { name });
    await expect.element(express).not.toBeChecked();
    await expect.element(choice.getByText(days)).toBeVisible();
    await expect.poll(() => choice.element().textContent).toMatch(/19\P{N}+10/u);
    await expectAccessible();
    opened.answer(...shop(view("EXPRESS", fast)));
    await choice.getByText(days).click();
    await expect.element(express).toBeChecked();
    await expect.element(summary.getByText(days)).toBeVisible();
    expect(opened.sent(selectSpeed)).toEqual([{ way: "BUY_NOW", storeId: "7", speed: "EXPRESS" }]);
    await place.click();
    await expect.poll(() => opened.sent(createTrade)[0]).toMatchObject({ seen: { expressStoreIds: ["7"] } });
  },
);

test("[BU-03] a shop that does not say when goods arrive has no day at the checkout, and none promises what it can't", async () => {
  const one = settlement();
  await renderPage("/pay?way=POINTS", {
    answers: shop({ ...one, cartList: one.cartList.map((store) => ({ ...store, parcel: {} })) }),
  });
  await expect.element(summary.getByText("Total to pay")).toBeVisible();
  await expect.element(page.getByText(/Arrives|Return items/)).not.toBeInTheDocument();
});

test.each([
  ["en", "Made to order"],
  ["zh", "接单定制"],
] as const)("[BU-03] goods that are made to order say so before the order is placed: %s", async (locale, words) => {
  const toOrder = line({ goodsSku: sku({ stockKind: "TO_ORDER", onHand: 11 }) });
  await renderPage("/pay?way=BUY_NOW", { answers: shop(settlement({}, toOrder)), locale });
  await expect.element(page.getByText(words)).toBeVisible();
});

test("[BU-03] a note to the seller opens on request and is sent with the order", async () => {
  const opened = await renderPage("/pay?way=BUY_NOW", { answers: shop(settlement()) });
  const note = page.getByRole("textbox", { name: /^Note to seller/ });
  const add = page.getByRole("button", { name: "Add a note to the seller" });
  await expect.element(add).toBeVisible();
  expect(note.elements()).toHaveLength(0);
  await add.click();
  await expect.element(note).toHaveFocus();
  await note.fill("By hand");
  opened.answer(refuse(createTrade, "No.", 31011));
  await place.click();
  await expect.poll(() => JSON.stringify(opened.sent(createTrade))).toContain("By hand");
});

test("[BU-03] the best coupons are applied at once and said so; dropping them stays the buyer's choice", async () => {
  const own = ownedCoupon({ id: "77", storeId: "0", price: 5, consumeThreshold: 40 });
  const offered = { canUseCoupons: [own], bestCoupons: { couponIds: ["77"], saves: 5 } };
  const without = settlement(offered);
  const used = settlement({
    ...offered,
    platformCoupon: { memberCoupon: own },
    priceDetailDTO: { ...price, couponPrice: 5, flowPrice: 36.76 },
  });
  let applied = false;
  const opened = await renderPage("/pay?way=BUY_NOW", {
    answers: [
      ...shop(without),
      answer(getChecked, () => (applied ? used : without)),
      answer(selectCoupon, ({ used: wanted }) => {
        applied = wanted === "true";
        return null;
      }),
    ],
  });
  await expect.element(page.getByText("We applied your best coupons. You save $5.00.")).toBeVisible();
  expect(opened.sent(selectCoupon)).toHaveLength(1);
  await page.getByRole("button", { name: /^Applied, press to remove/ }).click();
  await expect.element(page.getByText("Your best coupons save $5.00 on this order.")).toBeVisible();
  expect(opened.sent(selectCoupon)).toHaveLength(2);
});

test("[BU-03] a company's invoice needs a tax number, and is saved", async () => {
  const opened = await renderPage("/pay?way=BUY_NOW", {
    answers: [...shop(settlement()), answer(selectReceipt, null)],
  });
  await page.getByRole("button", { name: "Edit the invoice" }).click();
  const drawer = page.getByRole("dialog", { name: "Invoice" });
  await drawer.getByRole("radio", { name: "Company" }).click({ force: true });
  await drawer.getByLabelText("Company name").fill("Havenstraat Supplies BV");
  const save = drawer.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(drawer.getByText("Enter the tax number: 5 to 30 letters and digits.")).toBeVisible();
  expect(opened.sent(selectReceipt)).toEqual([]);
  await drawer.getByLabelText("Tax number").fill("NL8600 12345");
  const receiptVO = { receiptTitle: "Havenstraat Supplies BV", taxpayerId: "NL8600 12345", receiptContent: "Goods" };
  opened.answer(...shop(settlement({ receiptVO })));
  await save.click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(summary).toMatchTextContent("Invoice: Havenstraat Supplies BV, NL8600 12345");
  expect(opened.sent(selectReceipt)).toEqual([
    expect.objectContaining({ receiptTitle: "Havenstraat Supplies BV", taxpayerId: "NL8600 12345" }),
  ]);
});

test("[BU-03] the summary says which tax prices include, by rate, or has it as lines where it is added", async () => {
  const rates = [
    { rate: 19, netPrice: 26.69, taxPrice: 5.07 },
    { rate: 7, netPrice: 9.35, taxPrice: 0.65 },
  ];
  const tax = { name: "VAT", included: true, taxPrice: 5.72, rates };
  const opened = await renderPage("/pay?way=BUY_NOW", { answers: shop(settlement({ tax })) });
  await expect.element(summary.getByText("Includes 19% VAT ($5.07)", { exact: true })).toBeVisible();
  await expect.element(summary.getByText("Includes 7% VAT ($0.65)", { exact: true })).toBeVisible();
  const added = { ...price, addedTaxPrice: 5.72, flowPrice: 47.48 };
  opened.answer(...shop(settlement({ tax: { ...tax, included: false }, priceDetailDTO: added })));
  await opened.reload();
  await expect.element(summary).toMatchTextContent("19% VAT$5.077% VAT$0.65");
  await expect.element(summary.getByText("Includes 19% VAT", { exact: false })).not.toBeInTheDocument();
});
