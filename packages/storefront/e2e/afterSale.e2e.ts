import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, fillCart } from "./basket.ts";
import { addAddress, balanceOf, ordersOf, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { drawnPhoto } from "./received.ts";

interface Line {
  sn: string;
  skuId: string;
  goodsId: string;
  num: number;
  flowPrice: number;
  afterSaleStatus: string;
}

/** A line of an order of the buyer on the page. */
async function lineOf(page: Page, orderSn: string): Promise<Line> {
  const { orderItems } = (await asBuyer(page, "GET", `/order/${orderSn}`)) as { orderItems: Line[] };
  if (!orderItems[0]) throw new Error("the order has no line");
  return orderItems[0];
}

/** A product no other journey buys, so that only this one changes its stock. */
const crochetKit = "First crochet kit";

/** A buyer with an order paid from the wallet and shipped: umbrellas, or the named product. */
async function openWithParcel(
  page: Page,
  request: APIRequestContext,
  goods = umbrella,
): Promise<{ orderSn: string; line: Line }> {
  await openAsBuyer(page, request);
  await addAddress(page);
  await fillCart(page, request, [goods]);
  const { sn } = (await asBuyer(page, "POST", "/cart/create/trade", { data: { way: "CART", client: "PC" } })) as {
    sn: string;
  };
  await asBuyer(page, "POST", "/payment/cashier/pay/WALLET/NATIVE", {
    form: { orderType: "TRADE", sn, clientType: "PC" },
  });
  const orderSn = (await ordersOf(page))[0]?.sn ?? "";
  await market("ship", orderSn);
  return { orderSn, line: await lineOf(page, orderSn) };
}

/** Makes a return or refund request through the API; returns its number. */
async function applied(page: Page, { sn }: Line, num = 1, serviceType = "RETURN_GOODS"): Promise<string> {
  const reason = serviceType === "RETURN_GOODS" ? "Not as described" : "Items are missing";
  const made = await asBuyer(page, "POST", `/afterSale/save/${sn}`, {
    form: { num: String(num), serviceType, reason, problemDesc: "Two ribs are bent" },
  });
  return (made as { sn: string }).sn;
}

const card = (page: Page, sn: string) => page.getByRole("article", { name: new RegExp(sn) });
const stateOf = (page: Page) => page.getByRole("main").getByRole("status", { name: "What happens next" });

async function stockOf(page: Page, { goodsId, skuId }: Line): Promise<number> {
  const detail = (await asBuyer(page, "GET", `/goods/sku/${goodsId}/${skuId}`)) as { data: { quantity: number } };
  return detail.data.quantity;
}

/** All points the buyer has earned, those that can't be spent yet among them. */
async function pointsOf(page: Page): Promise<number> {
  const path = "/member/memberPointsHistory/getMemberPointsHistoryVO";
  const { point, pendingPoint } = (await asBuyer(page, "GET", path)) as { point: number; pendingPoint: number };
  return point + pendingPoint;
}

test("[MC-04] items are returned and refunded: form, draft, photo, request, wallet, points and stock", async ({
  page,
  request,
}) => {
  const { orderSn, line } = await openWithParcel(page, request, crochetKit);
  await asBuyer(page, "POST", `/order/${orderSn}/receiving`);
  const [money, points, stock] = [await balanceOf(page), await pointsOf(page), await stockOf(page, line)];
  await page.goto(`/#/home/OrderDetail?sn=${orderSn}`);
  await page.getByRole("region", { name: "Items" }).getByRole("link", { name: "Return or refund" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request a return or refund" })).toBeVisible();
  const pieces = page.getByRole("textbox", { name: "Quantity" });
  await expect(pieces).toHaveValue(String(line.num));
  const refund = page.getByRole("status", { name: "Refund" });
  await expect(refund).toContainText(line.flowPrice.toFixed(2));
  await pieces.fill("2");
  await pieces.press("Enter");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Choose a reason.")).toBeVisible();
  await page.getByLabel("Reason").selectOption("Damaged when it arrived");
  await page.getByLabel(/What is wrong/).fill("Two ribs are bent");
  await page.reload();
  await expect(page.getByText("We've restored what you typed before.")).toBeVisible();
  await expect(pieces).toHaveValue("2");
  await expect(page.getByLabel("Reason")).toHaveValue("Damaged when it arrived");
  const shown = Number(((await refund.textContent()) ?? "").replace(/[^\d.]/g, ""));
  await page.getByLabel(/^Photos/).setInputFiles(await drawnPhoto(page, "bent.png", 64, 64));
  await expect(page.locator("[data-part='photo'][data-state='done']")).toHaveCount(1);
  await page.getByRole("button", { name: "Submit request" }).click();

  await expect(page).toHaveURL(/AfterSaleDetail\?sn=A\d+/);
  await expect(stateOf(page)).toContainText("The store will reply by");
  await expect(page.getByRole("region", { name: "Your request" })).toContainText("Two ribs are bent");
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("link")).toHaveAttribute(
    "href",
    /^\/media\/uploads\/[0-9a-f]+\.webp/,
  );
  const sn = /sn=(A\d+)/.exec(page.url())?.[1] ?? "";
  await market("after-sale", sn, "pass", "Sorry", "for", "that");
  await page.reload();
  await expect(stateOf(page)).toContainText("Send the items back");
  await expect(stateOf(page)).toContainText("Store's note: Sorry for that");
  const company = page.getByRole("combobox", { name: "Carrier" });
  await company.fill("tortoise");
  await page.getByLabel("Tracking number").fill("SF1234567890");
  await page.getByRole("button", { name: "Confirm I've sent it" }).click();
  await expect(page.getByText("Choose a carrier from the list.")).toBeVisible();
  await company.fill("zto");
  await expect(page.getByRole("option", { name: "ZTO Express" })).toBeVisible();
  await company.press("ArrowDown");
  await company.press("Enter");
  await expect(company).toHaveValue("ZTO Express");
  await page.getByRole("button", { name: "Confirm I've sent it" }).click();
  await expect(stateOf(page)).toContainText("Your return is on its way.");
  await expect(page.getByRole("region", { name: "Your request" })).toContainText("ZTO Express, SF1234567890");
  expect(await balanceOf(page)).toBe(money);

  await market("return", sn, "confirm");
  await page.reload();
  await expect(stateOf(page)).toContainText(`You've been refunded $${shown.toFixed(2)}.`);
  await expect(page.getByRole("region", { name: "Request history" }).getByRole("listitem").first()).toContainText(
    "Refunded",
  );
  expect(await balanceOf(page)).toBeCloseTo(money + shown, 2);
  expect(await stockOf(page, line)).toBe(stock + 2);
  expect(await pointsOf(page)).toBe(points - (Math.floor(line.flowPrice) - Math.floor(line.flowPrice - shown + 1e-6)));
  expect((await lineOf(page, orderSn)).afterSaleStatus).toBe("PART_AFTER_SALE");
});

test("[MC-04] requests are found by status and number, and cancelled after a question", async ({ page, request }) => {
  const { line } = await openWithParcel(page, request);
  const sn = await applied(page, line, 2);
  const other = await applied(page, line, 1, "RETURN_MONEY");
  await market("after-sale", other, "refuse", "All", "pieces", "were", "there");
  await page.goto("/#/home/AfterSale");
  await expect(card(page, sn)).toContainText("Requested");
  await expect(card(page, sn)).toContainText("2 pcs");
  await expect(card(page, other)).toContainText("Declined");
  await expect(card(page, other).getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Declined" }).click();
  await expect(page).toHaveURL(/tab=REFUSE/);
  await expect(card(page, sn)).toHaveCount(0);
  await page.getByRole("tab", { name: "All", exact: true }).click();
  await expect(card(page, sn)).toBeVisible();
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill(sn);
  await search.press("Enter");
  await expect(card(page, other)).toHaveCount(0);
  await card(page, sn).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel request" }).click();
  await expect(page.getByText("Request cancelled")).toBeVisible();
  await expect(card(page, sn)).toContainText("Cancelled by you");
  await search.fill("nothing of that kind");
  await search.press("Enter");
  await expect(page.getByText("No requests match “nothing of that kind”")).toBeVisible();
});
