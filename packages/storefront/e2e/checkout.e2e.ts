import { expect, type Page, test } from "@playwright/test";
import { interceptRequests } from "./answers.ts";
import { asBuyer, fillCart, find } from "./basket.ts";
import { addAddress, ordersOf, umbrella } from "./bills.ts";
import { logIn, openAsBuyer } from "./buyers.ts";
import { typeRegion } from "./regions.ts";

const sewingKit = "Hotel sewing kit, card fold";
const demo = { name: "demo", password: "SundryDemo2026", payPassword: "SundryPay2026" };

const submit = (page: Page) => page.getByRole("button", { name: /^(Place order|提交订单)$/ });
const amountToPay = (page: Page) => page.getByRole("complementary", { name: "Summary" });

test("[BU-03] [AP-07] [VA-04] a first order: an address is added, a double click orders once, and a low balance is shown", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await fillCart(page, request, [umbrella], 60);
  const sent: string[] = [];
  page.on("request", (call) => call.url().includes("create/trade") && sent.push(call.method()));
  await page.goto("/#/pay");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Add a delivery address, then place your order.");
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "New address" }).click();
  const drawer = page.getByRole("dialog", { name: "New address" });
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect(drawer.getByLabel("Full name")).toBeFocused();
  await expect(drawer.getByText("Enter the street and number.")).toBeVisible();
  await drawer.getByLabel("Full name").fill("Mei Tanaka");
  await drawer.getByLabel("Phone number").fill("138 0013 8000");
  await drawer.getByLabel("Street, number, unit").fill("18 Chouzhou North Road");
  const region = drawer.getByRole("combobox", { name: "Region" });
  await region.click();
  await expect(drawer.getByRole("option", { name: "China", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(region).toBeFocused();
  await region.click();
  await typeRegion(page);
  await expect(region).toHaveText("China / Zhejiang / Jinhua / Yiwu");
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();

  await submit(page).dblclick();
  await expect(page).toHaveURL(/#\/payMent\?orderType=TRADE&sn=\w+/);
  await expect(page.getByRole("radio", { name: "Wallet" })).toBeDisabled();
  await expect(page.getByText(/^Your wallet balance is \$100\.00. You need \$[\d,.]+ more\./)).toBeVisible();
  await expect(page.getByText(/doesn't change the amount/)).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(sent).toEqual(["POST"]);
  expect(await ordersOf(page)).toHaveLength(1);
  // Back does not return to a finished checkout.
  await page.goBack();
  await expect(page).not.toHaveURL(/#\/pay(\?|$)/);
});

test("[BU-05] another tab's choice and quantity are named in this one, and nothing is ordered until the buyer has seen them", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await addAddress(page);
  const [first] = await find(request, umbrella);
  const [second] = await find(request, sewingKit);
  const buy = (tab: Page, sku: { id: string } | undefined, num: number) =>
    asBuyer(tab, "POST", "/cart", { params: { skuId: sku?.id ?? "", num: String(num), cartType: "BUY_NOW" } });
  await buy(page, first, 12);
  await page.goto("/#/pay?way=BUY_NOW");
  await expect(page.getByRole("link", { name: umbrella })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/#/mailUs");
  await buy(other, second, 100);
  await submit(page).click();
  const told = page.getByRole("alert");
  await expect(told).toContainText("An item you saw is no longer part of this order.");
  await expect(told).toContainText(`${sewingKit} × 100 is now part of this order.`);
  await expect(page.getByRole("link", { name: sewingKit })).toBeVisible();
  await expect(page.getByRole("link", { name: umbrella })).toHaveCount(0);
  await page.getByRole("button", { name: "Add a note to the seller" }).click();
  const note = page.getByLabel("Note to seller");
  await note.fill("Please split the colours");
  await buy(other, second, 200);
  await submit(page).click();
  await expect(told).toContainText("now 200 instead of 100");
  await expect(amountToPay(page)).toContainText("Items (200 pcs)");
  await expect(note).toHaveValue("Please split the colours");
  expect(await ordersOf(page)).toEqual([]);
  await submit(page).click();
  await expect(page).toHaveURL(/#\/payMent/);
  expect(await ordersOf(page)).toHaveLength(1);
});

test("[BU-03] the best coupons are applied at once, one from Sundry and one from the store, and the amounts add up", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await addAddress(page);
  const [line] = await fillCart(page, request, [umbrella]);
  if (!line) throw new Error("no umbrella");
  await asBuyer(page, "POST", `/cart/sku/num/${line.id}`, { params: { num: String(line.minimum * 2) } });
  for (const storeId of ["0", line.storeId]) {
    const offers = await asBuyer(page, "GET", "/coupon", { params: { storeId, couponType: "PRICE" } });
    const { records } = offers as { records: { id: string; scopeType: string; consumeThreshold: number }[] };
    const coupon = records.find(({ scopeType, consumeThreshold }) => scopeType === "ALL" && consumeThreshold < 60);
    if (coupon) await asBuyer(page, "GET", `/coupon/receive/${coupon.id}`);
  }
  await page.goto("/#/pay");
  await expect(page.getByText("We applied your best coupons. You save $10.00.")).toBeVisible();
  await expect(page.getByText("2 used")).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply best coupons" })).toBeHidden();
  await expect(amountToPay(page)).toContainText("-$10.00");
  const amounts = await amountToPay(page).getByRole("definition").allInnerTexts();
  const cents = amounts.map((text) => Math.round(Number(text.replace(/[$,\s]/g, "")) * 100));
  expect(cents).toContain(-1000);
  expect(cents.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(cents.at(-1));

  await page.getByRole("button", { name: /^Applied.*Sundry/ }).click();
  await expect(page.getByText("1 used")).toBeVisible();
  await expect(amountToPay(page)).toContainText("Coupon-$5.00");
});

test("[BU-04] paying from the wallet: lost connection, wrong password, lost answer, and never twice", async ({
  page,
  request,
}) => {
  await page.goto("/#/login?rePath=%2FmailUs");
  await logIn(page, demo.name, demo.password);
  const [kit] = await find(request, sewingKit);
  if (!kit) throw new Error("no sewing kit");
  await asBuyer(page, "POST", "/cart", {
    params: { skuId: kit.id, num: String(kit.minimum), cartType: "BUY_NOW" },
  });
  await page.goto("/#/pay?way=BUY_NOW");
  await expect(page.getByText(sewingKit)).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(/#\/payMent/);
  const cashier = page.url();
  const pay = page.getByRole("button", { name: /^Pay \$/ });

  await pay.click();
  await expect(page.getByText("Enter your payment password.")).toBeVisible();
  const password = page.getByLabel("Payment password");
  await password.fill(demo.payPassword);
  const restore = await interceptRequests(page, "**/payment/cashier/pay/**", (route) => route.abort("connectionreset"));
  await pay.click();
  await expect(page.getByRole("alert")).toContainText("you haven't paid anything");
  restore();

  await password.fill("not the password");
  await pay.click();
  await expect(page.getByText("That payment password is wrong.")).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("not the password");

  let sent = 0;
  await page.route("**/payment/cashier/pay/**", async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await password.fill(demo.payPassword);
  await pay.dblclick();
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await expect(page).toHaveURL(/#\/payDone/);
  expect(sent).toBe(1);
  await expect(page.getByRole("region", { name: "Popular now" })).toBeVisible();

  await page.goto(cashier);
  await expect(page.getByRole("heading", { name: "Already paid" })).toBeVisible();
  await page.getByRole("link", { name: "See what happens next" }).click();
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
});
