import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeLocks, laggingStorages, openTab } from "../../test/browser.ts";
import type { FakeShop } from "../../test/fakeShop.ts";
import { expiredStorage, kindOf, openShop, REFRESH, revokedStorage, slowRefresh } from "../../test/session.ts";
import { count } from "../contract/cart.ts";
import { skuDetail } from "../contract/goods.ts";

let shop: FakeShop;

beforeEach(() => {
  shop = openShop();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks that an extension or a setting refuses. */
const refusedLocks = (): ReturnType<typeof fakeLocks> => ({
  request: <T>(): Promise<T> => Promise.reject(new Error("SecurityError")),
});

describe("many calls at once", () => {
  test.each([
    ["expired", expiredStorage],
    ["revoked", revokedStorage],
  ])("[SE-03] 200 waiting calls with a token that is %s cause one renewal", async (_, storage) => {
    const { client } = openTab(shop, { storage: storage(shop) });
    slowRefresh(shop, 1700);
    const sent = Promise.all(Array.from({ length: 200 }, () => client.send(count)));
    await vi.advanceTimersByTimeAsync(1699);
    const late = client.send(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toHaveLength(200);
    expect(await late).toBe(3);
    expect(shop.count(REFRESH)).toBe(1);
    const renewed = shop.seen.filter(({ path }) => path === "/cart/count").slice(-201);
    expect(new Set(renewed.map(({ headers }) => headers.get("accessToken"))).size).toBe(1);
  });

  test("[SE-03] a refusal that arrives after the renewal is retried with the new token, not with another renewal", async () => {
    let isFirst = true;
    const slowShop: FakeShop = {
      ...shop,
      async fetch(address, init) {
        const response = await shop.fetch(address, init);
        const isSlow = isFirst && String(address).includes("/goods/sku");
        if (isSlow) isFirst = false;
        if (isSlow) await new Promise((resolve) => setTimeout(resolve, 3000));
        return response;
      },
    };
    const { client } = openTab(slowShop, { storage: revokedStorage(shop) });
    const slow = client.send(skuDetail, { goodsId: "1", skuId: "2" });
    await client.send(count);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await slow).data.id).toBe("2");
    expect(shop.count(REFRESH)).toBe(1);
  });

  test.each([
    ["locks", fakeLocks],
    ["no locks, only the shared storage", (): "none" => "none"],
    ["locks that the browser refuses", refusedLocks],
  ] as const)(
    "[SE-03] five tabs with %s: one renewal, all stay logged in, all within 500 ms of it",
    async (_, lock) => {
      const storage = expiredStorage(shop);
      const locks = lock();
      const tabs = Array.from({ length: 5 }, () => openTab(shop, { storage, locks }));
      slowRefresh(shop, 800);
      const sent = tabs.map(({ client }) => client.send(count));
      const settled = vi.fn<() => void>();
      void Promise.all(sent).then(settled);
      await vi.advanceTimersByTimeAsync(800 + 500);
      expect(settled).toHaveBeenCalledTimes(1);
      expect(shop.count(REFRESH)).toBe(1);
      expect(tabs.map(({ onSessionLost }) => onSessionLost.mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
    },
  );

  test.each([
    ["locks", true],
    ["no locks", false],
  ])("[SE-03] five tabs with %s whose storages learn of each other 40 ms late: one renewal", async (_, withLocks) => {
    const storages = laggingStorages(expiredStorage(shop), 5, 40);
    const locks = withLocks ? fakeLocks() : "none";
    const tabs = storages.map((storage) => openTab(shop, { storage, locks }));
    slowRefresh(shop, 800);
    const sent = Promise.all(tabs.map(({ client }) => kindOf(client.send(count))));
    await vi.advanceTimersByTimeAsync(2000);
    expect(new Set(await sent)).toEqual(new Set(["done"]));
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-03] a tab that died during a renewal does not block the others forever", async () => {
    const storage = expiredStorage(shop);
    storage.setItem("refreshLease", `another-tab ${Date.now()}`);
    const sent = kindOf(openTab(shop, { storage, locks: "none" }).client.send(count));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toBe("timeout");
    const again = kindOf(openTab(shop, { storage, locks: "none" }).client.send(count));
    await vi.advanceTimersByTimeAsync(500);
    expect(await again).toBe("done");
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-04] five tabs whose session has ended: each prompts once", async () => {
    const storage = expiredStorage(shop);
    const locks = fakeLocks();
    const tabs = Array.from({ length: 5 }, () => openTab(shop, { storage, locks }));
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    const sent = Promise.all(tabs.flatMap(({ client }) => [kindOf(client.send(count)), kindOf(client.send(count))]));
    await vi.advanceTimersByTimeAsync(500);
    await sent;
    expect(shop.count(REFRESH)).toBe(1);
    expect(tabs.map(({ onSessionLost }) => onSessionLost.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  });
});
