import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { asBuyer, fillCart } from "./basket.ts";

/** The product every payment journey buys. */
export const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";

interface Region {
  id: string;
  name: string;
}

/** Names and ids of the first place inside China, down to the last level. */
export async function firstPlace(page: Page): Promise<Region[]> {
  const path: Region[] = [];
  for (let inside: string | undefined = "0"; inside !== undefined; inside = path.at(-1)?.id) {
    const found = (await asBuyer(page, "GET", `/region/item/${inside}`)) as Region[];
    const next = path.length === 0 ? found.find(({ name }) => name === "China") : found[0];
    if (!next) break;
    path.push(next);
  }
  return path;
}

/** Gives the buyer on the page a default address. */
export async function addAddress(page: Page): Promise<void> {
  const path = await firstPlace(page);
  await asBuyer(page, "POST", "/member/address", {
    form: {
      name: "Mei Tanaka",
      mobile: "13800138000",
      consigneeAddressPath: path.map(({ name }) => name).join(","),
      consigneeAddressIdPath: path.map(({ id }) => id).join(","),
      detail: "18 Chouzhou North Road",
      isDefault: "true",
    },
  });
}

/** Places an order of at least so many umbrellas for the buyer on the page, not yet paid; returns the trade number. */
export async function placeOrder(page: Page, request: APIRequestContext, atLeast = 1): Promise<string> {
  await addAddress(page);
  await fillCart(page, request, [umbrella], atLeast);
  const trade = await asBuyer(page, "POST", "/cart/create/trade", { data: { way: "CART", client: "PC" } });
  return (trade as { sn: string }).sn;
}

export async function ordersOf(page: Page): Promise<{ sn: string; orderStatus: string }[]> {
  const { records } = (await asBuyer(page, "GET", "/order")) as { records: { sn: string; orderStatus: string }[] };
  return records;
}

/** The wallet balance of the buyer on the page. */
export async function balanceOf(page: Page): Promise<number> {
  return ((await asBuyer(page, "GET", "/money/wallet")) as { memberWallet: number }).memberWallet;
}

/** The address behind the QR code on the page. */
export async function codeAddress(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: /^(Open payment page|打开支付页面)/ });
  await expect(link).toHaveAttribute("href", /^http.*\/sandbox\/pay\/[\w-]+/);
  return (await link.getAttribute("href")) ?? "";
}

/** Opens the QR code's address in a second window and presses a button there, in either language. */
export async function decideInSandbox(page: Page, button: RegExp): Promise<void> {
  await decideAt(page, await codeAddress(page), button);
}

/** The same for a code whose page may have moved on. */
export async function decideAt(page: Page, address: string, button: RegExp): Promise<void> {
  const window = await page.context().newPage();
  await window.goto(address);
  await window.getByRole("button", { name: button }).click();
  await expect(window.getByRole("button")).toHaveCount(0);
  await window.close();
}

/** Pays from a wallet without a payment password, which asks first. */
export async function payFromWallet(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Pay \$|支付￥)/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Pay now|立即支付)$/ })
    .click();
}
