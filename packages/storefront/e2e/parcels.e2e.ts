import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, fillCart } from "./basket.ts";
import { addAddress, ordersOf, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";

/** The page reads the order with growing pauses, up to a minute. */
const nextRead = 120_000;
const sunUmbrella = "Feather-light UV umbrella, 190 g, carbon ribs";

/** A buyer with one paid order of two lines; returns its number. */
async function openWithPaid(page: Page, request: APIRequestContext) {
  await openAsBuyer(page, request);
  await addAddress(page);
  await fillCart(page, request, [umbrella, sunUmbrella]);
  const { sn } = (await asBuyer(page, "POST", "/cart/create/trade", { data: { way: "CART", client: "PC" } })) as {
    sn: string;
  };
  await asBuyer(page, "POST", "/payment/cashier/pay/WALLET/NATIVE", {
    form: { orderType: "TRADE", sn, clientType: "PC" },
  });
  return (await ordersOf(page))[0]?.sn ?? "";
}

const openOrder = async (page: Page, sn: string) => {
  await page.goto(`/#/home/OrderDetail?sn=${sn}`);
  await expect(page.getByRole("heading", { level: 1, name: `Order ${sn}` })).toBeVisible();
};
const parcel = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("[MC-02] [MC-03] an order comes in two parcels; the page follows, and offers only what the status allows", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sn = await openWithPaid(page, request);
  await openOrder(page, sn);
  await expect(page.getByText("The store is packing your items.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Parcels" })).toHaveCount(0);

  await market("ship", sn, "--half", "--carrier", "ZTO", "--number", "ZTO-HALF");
  await expect(page.getByText("Some items are on the way")).toBeVisible({ timeout: nextRead });
  const only = parcel(page, "Parcel");
  await expect(only).toContainText("ZTO Express ZTO-HALF");
  await expect(only.getByRole("list", { name: "In this parcel" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Copy tracking number" }).click();
  await expect(page.getByText("Tracking number copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("ZTO-HALF");
  await expect(page.getByRole("button", { name: "Confirm receipt" })).toHaveCount(0);
  const goods = page.getByRole("region", { name: "Items" });
  await expect(goods.getByRole("link", { name: /^(Return or refund|Complain|Write a review)/ })).toHaveCount(0);

  await market("ship", sn, "--carrier", "SF", "--number", "SF-REST");
  await market("trace", sn, "Out", "for", "delivery", "--zh", "正在派送");
  await market("deliver", sn, "--parcel", "2");
  await page.reload();
  await expect(parcel(page, "Parcel 2 of 2")).toContainText("Delivered");
  await expect(parcel(page, "Parcel 1 of 2")).toContainText("On the way");
  const history = page.getByRole("region", { name: "Order history" });
  await expect(history.getByRole("listitem")).toContainText([
    "Parcel 2 of 2: Delivered",
    "Parcel 2 of 2: Out for delivery",
    "Parcel 2 of 2: Handed to the carrier",
    "Parcel 1 of 2: Handed to the carrier",
    "Order placed",
  ]);
  await expect(goods.getByRole("link", { name: /^Return or refund/ })).toHaveCount(2);
  await expect(goods.getByRole("link", { name: /^Write a review/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm receipt" }).click();
  await expect(history).toContainText("Receipt confirmed");
  await expect(page.getByText("This order is complete.")).toBeVisible();
  for (const [name, path] of [
    ["Write a review", "AddEval"],
    ["Complain", "Complain"],
  ] as const)
    await expect(goods.getByRole("link", { name: `${name}: ${umbrella}` })).toHaveAttribute(
      "href",
      new RegExp(`#/home/${path}\\?sn=${sn}&itemSn=OI\\d+$`),
    );
  await page.goto("/#/home/MyOrder");
  await page.getByRole("main").getByRole("button", { name: "Return or refund" }).click();
  const choice = page.getByRole("dialog", { name: "Which item do you want to return or get a refund for?" });
  await choice.getByRole("link", { name: sunUmbrella }).click();
  await expect(page).toHaveURL(/#\/home\/ApplyAfterSale\?sn=OI\d+$/);
});

test("[BU-03] [MC-03] items are picked up: the pick-up point is chosen at checkout, the invoice requested once the order is paid, the code shown, the order completed", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await addAddress(page);
  await fillCart(page, request, [sunUmbrella]);
  await asBuyer(page, "GET", "/cart/select/receipt", {
    params: { receiptTitle: "Tanaka Trading", receiptContent: "Goods" },
  });
  await page.goto("/#/pay?way=CART");
  await page.getByRole("radio", { name: "Pick up" }).check({ force: true });
  const counters = page.getByRole("region", { name: "Pick up at" });
  await expect(counters.getByRole("radio", { name: "Jinhe works counter" })).toBeChecked();
  await expect(page.getByRole("region", { name: "Ship to" })).toHaveCount(0);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/#\/payMent/);
  const sn = (await ordersOf(page))[0]?.sn ?? "";
  await openOrder(page, sn);
  const ask = page.getByRole("button", { name: "Request invoice" });
  await expect(page.getByText("Invoice: Tanaka Trading")).toBeVisible();
  await expect(ask).toHaveCount(0);
  await asBuyer(page, "POST", "/payment/cashier/pay/WALLET/NATIVE", {
    form: { orderType: "ORDER", sn, clientType: "PC" },
  });
  await page.reload();
  await ask.click();
  await expect(page.getByText("Invoice: Tanaka Trading (issued)")).toBeVisible();
  await expect(ask).toHaveCount(0);
  const code = page.getByRole("region", { name: "Pick-up code" });
  const digits = ((await code.getByText(/^\d{4} \d{4}$/).textContent()) ?? "").replace(" ", "");
  await expect(page.getByRole("region", { name: "Pick up at" })).toContainText("Songxia Umbrella Park");
  await market("redeem", sn, digits);
  await expect(page.getByText("This order is complete.")).toBeVisible({ timeout: nextRead });
  await expect(code).toHaveCount(0);
  await page.getByRole("link", { name: "Open invoice" }).click();
  const sheet = page.getByRole("article", { name: "Invoice" });
  await expect(sheet).toContainText("Tanaka Trading");
  await expect(sheet).toContainText(sn);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
  await expect(sheet).toBeVisible();
});
