import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, fillCart, heldInCart } from "./basket.ts";
import { addAddress, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";

const teapot = "Enamelled teapot";

/** Orders the products the keywords find; returns the order numbers, one per store. */
async function order(page: Page, request: APIRequestContext, keywords: readonly string[]): Promise<string[]> {
  await fillCart(page, request, keywords);
  const trade = (await asBuyer(page, "POST", "/cart/create/trade", { data: { way: "CART", client: "PC" } })) as {
    sn: string;
  };
  const { orderSns } = (await asBuyer(page, "GET", "/payment/cashier/tradeDetail", {
    params: { orderType: "TRADE", sn: trade.sn, clientType: "PC" },
  })) as { orderSns: string };
  return orderSns.split(", ");
}

/** A buyer with an address and one unpaid order. */
async function openWithOrder(page: Page, request: APIRequestContext, keywords: readonly string[] = [umbrella]) {
  await openAsBuyer(page, request);
  await addAddress(page);
  const sns = await order(page, request, keywords);
  return { sns, sn: sns[0] ?? "" };
}

const card = (page: Page, sn: string) => page.getByRole("article", { name: `Order ${sn}` });
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });

test("[MC-02] [MC-03] the list counts open orders by status, keeps tab and search in the address, leads to an order whose amounts add up, and follows changes made elsewhere", async ({
  page,
  request,
}) => {
  const { sns } = await openWithOrder(page, request, [umbrella, teapot]);
  expect(sns).toHaveLength(2);
  const first = page.waitForRequest((sent) => /\/api\/order\?/.test(sent.url()));
  await page.goto("/#/home/MyOrder");
  expect(new URL((await first).url()).searchParams.get("tag")).toBe("ALL");
  for (const sn of sns) await expect(card(page, sn)).toContainText("Waiting for payment");
  await expect(tab(page, /^To pay/)).toContainText("2");
  await tab(page, /^To receive/).click();
  await expect(page).toHaveURL(/tag=WAIT_ROG/);
  await expect(page.getByText("No orders with this status")).toBeVisible();
  await page.goBack();
  await expect(card(page, sns[0] ?? "")).toBeVisible();
  await tab(page, /^To pay/).click();
  await expect(page).toHaveURL(/tag=WAIT_PAY/);
  await page.reload();
  await expect(tab(page, /^To pay/)).toHaveAttribute("aria-selected", "true");
  await expect(card(page, sns[0] ?? "")).toBeVisible();

  await page.goto("/#/home/MyOrder?pageNumber=1");
  const search = page.getByRole("main").getByRole("searchbox", { name: "Order number or product" });
  await search.fill("umbrella");
  await search.press("Enter");
  await expect(page).toHaveURL(/keywords=umbrella/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await search.fill(sns[1] ?? "");
  await search.press("Enter");
  await expect(card(page, sns[1] ?? "")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await search.fill("nothing of that kind");
  await search.press("Enter");
  await expect(page.getByText("No orders match “nothing of that kind”")).toBeVisible();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);

  const [sn = "", other = ""] = sns;
  await card(page, sn).getByRole("link", { name: sn, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${sn}` })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Waiting for payment");
  const address = page.getByRole("region", { name: "Ship to" });
  await expect(address).toContainText("18 Chouzhou North Road");
  await expect(address).toContainText("138****8000");
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("Order placed");
  await expect(page.getByRole("region", { name: "Items" }).getByRole("link", { name: umbrella })).toBeVisible();
  const amounts = await page
    .getByRole("region", { name: "Amounts" })
    .locator("dd")
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const figure = cell.querySelector("[data-part='figure']")?.textContent ?? "";
        return Math.round(Number(figure.replace(/[$,]/g, "")) * 100);
      }),
    );
  const total = amounts.pop();
  expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(total);

  // What changes elsewhere shows without a reload: the list is read with growing pauses, up to a minute.
  await page.goto("/#/home/MyOrder?pageNumber=1");
  await expect(card(page, other)).toContainText("Waiting for payment");
  await asBuyer(page, "POST", `/order/${other}/cancel`, { params: { reason: "Another reason" } });
  await expect(card(page, other)).toContainText("Cancelled");
});

test("[MC-02] an unpaid order shows its deadline, is cancelled with a reason, bought again, and deleted", async ({
  page,
  request,
}) => {
  const { sn } = await openWithOrder(page, request);
  await page.goto("/#/home/MyOrder");
  await expect(card(page, sn).getByRole("timer")).toBeVisible();
  await expect(card(page, sn).getByRole("link", { name: "Pay now" })).toHaveAttribute(
    "href",
    `#/payMent?orderType=ORDER&sn=${sn}`,
  );
  await card(page, sn).getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
  await dialog.getByRole("radio", { name: "I found it cheaper elsewhere" }).check({ force: true });
  const sent = page.waitForRequest((one) => one.url().includes(`/api/order/${sn}/cancel`));
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  expect(new URL((await sent).url()).searchParams.get("reason")).toBe("I found it cheaper elsewhere");
  await expect(page.getByText("Order cancelled")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, sn)).toContainText("Cancelled");
  await expect(card(page, sn).getByRole("button", { name: "Cancel" })).toHaveCount(0);

  await tab(page, /^Cancelled/).click();
  await card(page, sn).getByRole("button", { name: "Buy again" }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  expect(Object.values(await heldInCart(page))).toEqual([{ num: 12, checked: true }]);
  await page.goBack();
  await card(page, sn).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete order" }).click();
  await expect(page.getByText("Order deleted")).toBeVisible();
  await expect(card(page, sn)).toBeHidden();
  await page.reload();
  await expect(page.getByText("No orders with this status")).toBeVisible();
});
