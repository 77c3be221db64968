import { vi } from "vitest";
import type { ApiError } from "../src/client/fault.ts";
import { loggedInStorage } from "./browser.ts";
import { createFakeShop, type FakeShop } from "./fakeShop.ts";

export const REFRESH = "/passport/refresh/";
export const DAY = 86_400_000;
/** What the storage holds for a logged-in buyer. */
export const sessionKeys = ["accessToken", "refreshToken", "userInfo"];

const sku = {
  data: {
    id: "2",
    goodsId: "1",
    goodsName: "Mug",
    price: 1,
    quantity: 5,
    storeId: "9",
    storeName: "Brightpan",
    marketEnable: "UPPER",
    salesModel: "RETAIL",
  },
  specs: [],
};

/** A shop with a cart and one mug, on 20 November 2026. Uses fake timers. */
export function openShop(): FakeShop {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T09:00:00Z") });
  const shop = createFakeShop();
  shop.on("GET /cart/count", { result: 3 });
  shop.on("POST /cart", { result: null });
  shop.on("GET /goods/sku/1/2", { result: sku }, true);
  return shop;
}

/** The outcome of a call: "done", or the kind of its fault. */
export const kindOf = (sent: Promise<unknown>) =>
  sent.then(
    () => "done",
    (error: unknown) => (error as ApiError).kind,
  );

/** Storage of a buyer whose access token looks valid but has been revoked. */
export function revokedStorage(shop: FakeShop) {
  const storage = loggedInStorage(shop.issue());
  shop.revoke(storage.getItem("accessToken") ?? "");
  return storage;
}

/** Storage of a buyer whose access token has expired. */
export function expiredStorage(shop: FakeShop) {
  const storage = revokedStorage(shop);
  vi.setSystemTime(Date.now() + 1_800_000);
  return storage;
}

/** Makes the refresh take some time, as it does in practice. */
export function slowRefresh(shop: FakeShop, milliseconds: number) {
  shop.on("GET /passport/refresh/*", async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return { result: shop.issue() };
  });
}
