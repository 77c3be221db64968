import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** A product of the demo marketplace, as search returns it. */
export interface Found {
  id: string;
  goodsId: string;
  goodsName: string;
  storeId: string;
  storeName: string;
  minimum: number;
}

/** The products that match a keyword, best match first. */
export async function find(request: APIRequestContext, keyword: string, pageSize = 1): Promise<Found[]> {
  const answer = await request.get("/api/goods/es", { params: { keyword, pageSize } });
  const { result } = (await answer.json()) as { result: { records: Found[] } };
  return result.records;
}

/** Makes a call as the buyer logged in on the page; returns the `result` of a successful one. */
export async function asBuyer(
  page: Page,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  input: { params?: Record<string, string>; form?: Record<string, string>; data?: unknown } = {},
): Promise<unknown> {
  const accessToken = await page.evaluate(() => localStorage.getItem("accessToken") ?? "");
  const answer = await page.request.fetch(`/api${path}`, { method, headers: { accessToken }, ...input });
  const { success, result, message } = (await answer.json()) as { success: boolean; result: unknown; message: string };
  expect(success, `${method} ${path}: ${message}`).toBe(true);
  return result;
}

/** Adds products to the cart of the buyer on the page: one per keyword, at the minimum quantity or `atLeast`. */
export async function fillCart(
  page: Page,
  request: APIRequestContext,
  keywords: readonly string[],
  atLeast = 1,
): Promise<Found[]> {
  const lines: Found[] = [];
  for (const keyword of keywords) {
    const [found] = await find(request, keyword);
    if (!found) throw new Error(`The marketplace has no ${keyword}`);
    await asBuyer(page, "POST", "/cart", {
      params: { skuId: found.id, num: String(Math.max(found.minimum, atLeast)) },
    });
    lines.push(found);
  }
  return lines;
}

/** The server's cart of the buyer on the page: quantity and selection by SKU. */
export async function heldInCart(page: Page): Promise<Record<string, { num: number; checked: boolean }>> {
  const { skuList } = (await asBuyer(page, "GET", "/cart/all")) as {
    skuList: { goodsSku: { id: string }; num: number; checked: boolean }[];
  };
  return Object.fromEntries(skuList.map(({ goodsSku, num, checked }) => [goodsSku.id, { num, checked }]));
}
