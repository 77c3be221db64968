import { addSku, getAll, setSkus } from "@sundry/api/contract/cart";
import { search } from "@sundry/api/contract/goods";
import { overview } from "@sundry/api/contract/member";
import { get, list, packages } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { memberOverview, sku, umbrella } from "../../testing/entities.ts";
import { orderDetail, orderItem, orderSummary } from "../../testing/orders.ts";
import { answer, expectAddress, pageOf, refuse, renderPage } from "../../testing/renderPage.tsx";

/** An order of 40 variants of one product. */
const places = Array.from({ length: 40 }, (_, at) => at);
const specs = (at: number) => `Red, size ${at}`;

test("[MC-03] a return asks which variant, and a parcel of many shows them on request", async () => {
  const orderItems = places.map((at) =>
    orderItem({
      sn: `OI${at}`,
      skuId: `${at}`,
      afterSaleStatus: "NOT_APPLIED",
      specs: JSON.stringify({ Colour: "Red", images: ["/media/red.webp"] }),
      simpleSpecs: specs(at),
    }),
  );
  const inside = places.map((at) => ({ orderSn: "O1", orderItemSn: `OI${at}`, goodsName: umbrella, deliverNumber: 1 }));
  const allowOperationVO = { cancel: false, pay: false, rog: true, showLogistics: true };
  const parcel = { packageNo: "P1", orderSn: "O1", createTime: "2026-11-21 10:00:00", orderPackageItemList: inside };
  await renderPage("/home/OrderDetail?sn=O1", {
    answers: [
      answer(packages, [parcel]),
      answer(get, orderDetail({ orderItems, allowOperationVO }, { orderStatus: "DELIVERED" })),
    ],
  });
  const contents = page.getByRole("list", { name: "In this parcel" }).getByRole("listitem");
  await expect.poll(() => contents.elements().length).toBe(16);
  await page.getByRole("button", { name: "Show all 40" }).click();
  await expect.poll(() => contents.elements().length).toBe(40);
  await page.getByRole("region", { name: "Order progress" }).getByRole("button", { name: "Return or refund" }).click();
  const lines = page.getByRole("dialog").getByRole("link");
  await expect.poll(() => lines.elements().length).toBe(40);
  await expect.element(lines.nth(3)).toMatchTextContent("Red, size 3");
  await expect.element(lines.nth(3)).not.toMatchTextContent("images");
});

test("[MC-02] Buy again puts many variants into the cart at once, each by its name", async () => {
  const [line] = orderSummary().orderItems;
  if (!line) throw new Error("An order has a line.");
  const order = orderSummary({
    orderStatus: "CANCELLED",
    orderItems: places.map((at) => ({ ...line, sn: `OI${at}`, skuId: `${at}`, num: 2, specs: specs(at) })),
    allowOperationVO: { cancel: false, pay: false, rog: false, showLogistics: false, remove: true },
  });
  const priceDetailDTO = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
  const store = { storeId: "7", storeName: "Jinhe Umbrella Works" };
  const inCart = { ...store, goodsSku: sku(), num: 2, purchasePrice: 3, subTotal: 6, checked: true, invalid: false };
  const skuList = [{ ...inCart, cartType: "CART" as const }];
  const cartList = [{ ...store, checked: true, skuList, priceDetailDTO }];
  const shop = await renderPage("/home/MyOrder?tag=CANCELLED", {
    answers: [
      answer(overview, memberOverview()),
      answer(list, pageOf([order])),
      answer(getAll, { cartList, skuList, priceDetailDTO, cartTypeEnum: "CART" }),
      answer(setSkus, null),
      answer(search, pageOf([])),
    ],
  });
  await page.getByRole("button", { name: /^Buy again/ }).click();
  await expect.element(page.getByText(`${umbrella} (Red, size 7)`)).toBeVisible();
  expect([shop.sent(setSkus).length, shop.sent(addSku).length]).toEqual([1, 0]);
});

test("[MC-02] if none of many variants can be bought again, the reason is said once", async () => {
  const [line] = orderSummary().orderItems;
  if (!line) throw new Error("An order has a line.");
  const order = orderSummary({
    orderStatus: "CANCELLED",
    orderItems: places.slice(0, 5).map((at) => ({ ...line, sn: `OI${at}`, skuId: `${at}`, specs: specs(at) })),
    allowOperationVO: { cancel: false, pay: false, rog: false, showLogistics: false, remove: true },
  });
  const priceDetailDTO = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
  const gone = "This item is no longer for sale.";
  await renderPage("/home/MyOrder?tag=CANCELLED", {
    answers: [
      answer(overview, memberOverview()),
      answer(list, pageOf([order])),
      answer(getAll, { cartList: [], skuList: [], priceDetailDTO, cartTypeEnum: "CART" }),
      refuse(setSkus, gone, 11_001),
      refuse(addSku, gone, 11_001),
    ],
  });
  await page.getByRole("button", { name: /^Buy again/ }).click();
  await expect.element(page.getByText(gone, { exact: true })).toBeVisible();
  await expectAddress("/home/MyOrder?tag=CANCELLED");
});
