import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loggedInStorage, openTab } from "../../test/browser.ts";
import type { FakeShop } from "../../test/fakeShop.ts";
import { DAY, expiredStorage, kindOf, openShop, REFRESH, revokedStorage, sessionKeys } from "../../test/session.ts";
import { addSku, count } from "../contract/cart.ts";
import { skuDetail } from "../contract/goods.ts";
import { userLogin } from "../contract/session.ts";

let shop: FakeShop;

beforeEach(() => {
  shop = openShop();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("before a call", () => {
  test("[SE-02] an expired token is renewed before the call is sent", async () => {
    const { client, storage } = openTab(shop, { storage: expiredStorage(shop) });
    expect(await client.send(count)).toBe(3);
    expect(shop.seen.map(({ path }) => path.startsWith(REFRESH))).toEqual([true, false]);
    expect(shop.seen[1]?.headers.get("accessToken")).toBe(storage.getItem("accessToken"));
    expect(shop.seen[0]?.headers.has("accessToken")).toBe(false);
  });

  test.each(["a.b", "garbage", "x.bm90IGpzb24.y", "x.e30.y", "a\nb"])(
    "[SE-02] [EN-04] an unreadable token (%j) counts as expired",
    async (accessToken) => {
      const { refreshToken } = shop.issue();
      const { client } = openTab(shop, { storage: loggedInStorage({ accessToken, refreshToken }) });
      expect(await client.send(count)).toBe(3);
      expect(shop.count(REFRESH)).toBe(1);
    },
  );

  test.each([
    ["a day fast", DAY],
    ["a day slow", -DAY],
  ])("[SE-02] [SK-04] with a clock %s there is at most one renewal, then none", async (_, off) => {
    const storage = loggedInStorage(shop.issue());
    const { client } = openTab(shop, { storage, now: () => Date.now() + off });
    for (let round = 0; round < 4; round += 1) expect(await client.send(count)).toBe(3);
    expect(shop.count(REFRESH)).toBeLessThanOrEqual(1);
    expect(Math.abs(client.serverNow() - Date.now())).toBeLessThan(1000);
  });

  test("[SK-04] a cached answer sets the time as precisely as a new one", async () => {
    shop.on("GET /cart/count", { result: 3, age: 40 });
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    await client.send(count);
    expect(client.serverNow()).toBe(Date.now());
  });

  test("[SK-04] a token sets the server's time until an answer sets it more precisely", async () => {
    const { client } = openTab(shop, { now: () => Date.now() + DAY });
    client.session.setTokens(shop.issue());
    expect(client.serverNow()).toBe(Date.now());
    await client.send(count);
    const before = client.serverNow();
    vi.setSystemTime(Date.now() + 5000);
    client.session.setTokens({ accessToken: "opaque", refreshToken: "opaque" });
    client.session.setTokens(shop.issue());
    expect(client.serverNow() - before).toBe(5000);
  });

  test("[SE-02] an unreadable new token is sent anyway instead of being renewed again and again", async () => {
    const { client } = openTab(shop, { storage: expiredStorage(shop) });
    shop.allow("opaque");
    shop.on("GET /passport/refresh/*", () => ({ result: { ...shop.issue(), accessToken: "opaque" } }));
    for (let round = 0; round < 3; round += 1) expect(await client.send(count)).toBe(3);
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-02] a visitor's call that needs a login is refused without a request", async () => {
    const { client, onSessionLost } = openTab(shop);
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(shop.seen).toEqual([]);
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

describe("after a refusal", () => {
  test.each([
    ["401", { refuse: 401, status: 401 }],
    ["403", { refuse: 403, status: 403 }],
    ["body code 20004", { refuse: 20004, status: 400 }],
    ["401 without an envelope", { raw: "", status: 401 }],
    ["403 without an envelope", { raw: "", status: 403 }],
  ])("[SE-02] %s: one renewal, then the same request again", async (_, refusal) => {
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    const bodies: string[] = [];
    shop.on("POST /cart", ({ query }) => (bodies.push(query.toString()) === 1 ? refusal : { result: null }));
    expect(await client.send(addSku, { skuId: "7", num: 2 })).toBeNull();
    expect(bodies).toEqual(["skuId=7&num=2", "skuId=7&num=2"]);
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-02] a second refusal is final and reported like any other", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    shop.on("POST /cart", { refuse: 403, message: "Not for you", status: 403 });
    const error: unknown = await client.send(addSku, { skuId: "7", num: 2 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "refused", status: 403, serverMessage: "Not for you" });
    expect(shop.count(REFRESH)).toBe(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("[SE-02] [SE-04] if the server refuses everything, there is one renewal and one prompt", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: revokedStorage(shop) });
    shop.on("GET /passport/refresh/*", { refuse: 401, status: 401 });
    const kinds = await Promise.all(Array.from({ length: 20 }, () => kindOf(client.send(count))));
    expect(new Set(kinds)).toEqual(new Set(["unauthorized"]));
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(shop.count(REFRESH)).toBe(1);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-02] a wrong password does not start a renewal", async () => {
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    shop.on("POST /passport/userLogin", { refuse: 20010, message: "Wrong password", status: 401 }, true);
    expect(await kindOf(client.send(userLogin, { username: "mara", password: "wrong-one" }))).toBe("refused");
    expect(shop.count(REFRESH)).toBe(0);
  });

  test("[SE-04] success: both tokens are stored", async () => {
    const { client, storage } = openTab(shop, { storage: revokedStorage(shop) });
    const before = sessionKeys.map((key) => storage.getItem(key));
    await client.send(count);
    const after = sessionKeys.map((key) => storage.getItem(key));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  test("[SE-04] failure: tokens and userInfo are removed, the cart count is 0, everything else stays", async () => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: revokedStorage(shop) });
    storage.setItem("locale", "zh");
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect([storage.getItem("cartNum"), storage.getItem("locale")]).toEqual(["0", "zh"]);
    expect(storage.getItem("uuid")).not.toBeNull();
    expect(shop.count("/cart/count")).toBe(1);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-04] without a refresh token the session is cleared and reported once", async () => {
    const storage = revokedStorage(shop);
    storage.removeItem("refreshToken");
    const { client, onSessionLost } = openTab(shop, { storage });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(shop.count(REFRESH)).toBe(0);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-04] tokens without a buyer are removed without a prompt, because nobody was logged in", async () => {
    const storage = revokedStorage(shop);
    storage.removeItem("userInfo");
    const { client, onSessionLost } = openTab(shop, { storage });
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(storage.getItem("refreshToken")).toBeNull();
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test.each([
    "network",
    { raw: "", status: 503 },
    { raw: "<h1>Bad request</h1>", status: 400 },
    { raw: "<h1>Log in to the proxy</h1>", status: 401 },
    { raw: JSON.stringify({ message: "Log in to the proxy" }), status: 401 },
    { raw: "<h1>Not found</h1>", status: 404 },
    { raw: "", status: 429 },
    { raw: "", status: 500 },
    { raw: "<h1>Welcome to our hotel</h1>", status: 200 },
    { refuse: 400, message: "Something went wrong on our side." },
    { refuse: 1003, message: "Too fast", status: 429 },
    { refuse: 400, status: 500 },
  ] as const)("[SE-04] a server or proxy in trouble (%j) does not end the session", async (answer) => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: revokedStorage(shop) });
    shop.on("GET /passport/refresh/*", answer);
    expect(["network", "server"]).toContain(await kindOf(client.send(count)));
    expect(sessionKeys.map((key) => storage.getItem(key))).not.toContain(null);
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(shop.count(REFRESH)).toBe(1);
  });

  test.each([
    { refuse: 20004 },
    { refuse: 20004, status: 200 },
    { refuse: 401, status: 401 },
    { refuse: 403, status: 403 },
    { raw: "", status: 403 },
  ] as const)("[SE-04] a refused refresh token (%j) ends the session", async (answer) => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: revokedStorage(shop) });
    shop.on("GET /passport/refresh/*", answer);
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-04] the session continues after the outage", async () => {
    const { client } = openTab(shop, { storage: revokedStorage(shop) });
    const before = shop.issue();
    shop.on("GET /passport/refresh/*", { refuse: 400, status: 400 });
    expect(await kindOf(client.send(count))).toBe("server");
    shop.on("GET /passport/refresh/*", { result: before });
    const answer = client.send(count);
    await vi.runAllTimersAsync();
    expect(await answer).toBe(3);
  });

  test("[SE-02] an optional call whose session has ended is answered as for a visitor", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: revokedStorage(shop) });
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect((await client.send(skuDetail, { goodsId: "1", skuId: "2" })).data.goodsName).toBe("Mug");
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(shop.seen.at(-1)?.headers.has("accessToken")).toBe(false);
  });
});
