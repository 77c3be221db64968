import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeChannels, fakeLocks, loggedInStorage, memoryStorage, openTab } from "../../test/browser.ts";
import { createFakeShop, type FakeShop } from "../../test/fake-shop.ts";
import { addSku, count } from "../contract/cart.ts";
import { skuDetail } from "../contract/goods.ts";
import { userLogin } from "../contract/session.ts";
import type { ApiError } from "./fault.ts";
import { completeLogin } from "./login.ts";
import type { SessionEvent } from "./session.ts";

const REFRESH = "/passport/refresh/";
const DAY = 86_400_000;
const sessionKeys = ["accessToken", "refreshToken", "userInfo"];
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
let shop: FakeShop;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T09:00:00Z") });
  shop = createFakeShop();
  shop.on("GET /cart/count", { result: 3 });
  shop.on("POST /cart", { result: null });
  shop.on("GET /goods/sku/1/2", { result: sku }, true);
});
afterEach(() => {
  vi.useRealTimers();
});

const kindOf = (sent: Promise<unknown>) =>
  sent.then(
    () => "done",
    (error: unknown) => (error as ApiError).kind,
  );
/** Storage of a buyer whose access token has run out. */
function expiredStorage() {
  const storage = loggedInStorage(shop.issue());
  shop.revoke(storage.getItem("accessToken") ?? "");
  vi.setSystemTime(Date.now() + 1_800_000);
  return storage;
}
/** Storage of a buyer whose access token looks good but is no longer known. */
function revokedStorage() {
  const storage = loggedInStorage(shop.issue());
  shop.revoke(storage.getItem("accessToken") ?? "");
  return storage;
}
/** Makes the refresh take a while, as it does in life. */
function slowRefresh(milliseconds: number) {
  shop.on("GET /passport/refresh/*", async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return { result: shop.issue() };
  });
}

describe("before a call", () => {
  test("[SE-02] an expired token is renewed before the call is sent", async () => {
    const { client, storage } = openTab(shop, { storage: expiredStorage() });
    expect(await client.send(count)).toBe(3);
    expect(shop.seen.map(({ path }) => path.startsWith(REFRESH))).toEqual([true, false]);
    expect(shop.seen[1]?.headers.get("accessToken")).toBe(storage.getItem("accessToken"));
    expect(shop.seen[0]?.headers.has("accessToken")).toBe(false);
  });

  test.each(["a.b", "garbage", "x.bm90IGpzb24.y", "x.e30.y", "a\nb"])(
    "[SE-02] [EN-04] a token that can't be read (%j) counts as expired",
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
  ])("[SE-02] [SK-04] with a clock %s there is one refresh at most, then none", async (_, off) => {
    const storage = loggedInStorage(shop.issue());
    const { client } = openTab(shop, { storage, now: () => Date.now() + off });
    for (let round = 0; round < 4; round += 1) expect(await client.send(count)).toBe(3);
    expect(shop.count(REFRESH)).toBeLessThanOrEqual(1);
    expect(Math.abs(client.serverNow() - Date.now())).toBeLessThan(1000);
  });

  test("[SK-04] an answer that is given again from memory tells the time as well as a new one", async () => {
    shop.on("GET /cart/count", { result: 3, age: 40 });
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    await client.send(count);
    expect(client.serverNow()).toBe(Date.now());
  });

  test("[SK-04] a token tells the server's time until an answer has told it better", async () => {
    const { client } = openTab(shop, { now: () => Date.now() + DAY });
    client.session.setTokens(shop.issue());
    expect(client.serverNow()).toBe(Date.now());
    await client.send(count);
    const told = client.serverNow();
    vi.setSystemTime(Date.now() + 5000);
    client.session.setTokens({ accessToken: "opaque", refreshToken: "opaque" });
    client.session.setTokens(shop.issue());
    expect(client.serverNow() - told).toBe(5000);
  });

  test("[SE-02] a new token that can't be read either is sent as it is, not renewed for ever", async () => {
    const { client } = openTab(shop, { storage: expiredStorage() });
    shop.allow("opaque");
    shop.on("GET /passport/refresh/*", () => ({ result: { ...shop.issue(), accessToken: "opaque" } }));
    for (let round = 0; round < 3; round += 1) expect(await client.send(count)).toBe(3);
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-02] decisions 43: a visitor's call that needs a login is refused without a request", async () => {
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
    ["403 without an envelope", { raw: "", status: 403 }],
  ])("[SE-02] %s: one refresh, then the same request again", async (_, refusal) => {
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    const bodies: string[] = [];
    shop.on("POST /cart", ({ query }) => (bodies.push(query.toString()) === 1 ? refusal : { result: null }));
    expect(await client.send(addSku, { skuId: "7", num: 2 })).toBeNull();
    expect(bodies).toEqual(["skuId=7&num=2", "skuId=7&num=2"]);
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-02] a second refusal is final and told like any other refusal (decisions 17)", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    shop.on("POST /cart", { refuse: 403, message: "Not for you", status: 403 });
    const error: unknown = await client.send(addSku, { skuId: "7", num: 2 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "refused", status: 403, serverMessage: "Not for you" });
    expect(shop.count(REFRESH)).toBe(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("[SE-02] [SE-04] a server that refuses everything gets one refresh and the buyer one prompt", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: revokedStorage() });
    shop.on("GET /passport/refresh/*", { refuse: 401, status: 401 });
    const kinds = await Promise.all(Array.from({ length: 20 }, () => kindOf(client.send(count))));
    expect(new Set(kinds)).toEqual(new Set(["unauthorized"]));
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(shop.count(REFRESH)).toBe(1);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-02] a wrong password is no reason to refresh anything", async () => {
    const { client } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    shop.on("POST /passport/userLogin", { refuse: 20010, message: "Wrong password", status: 401 }, true);
    expect(await kindOf(client.send(userLogin, { username: "mara", password: "wrong-one" }))).toBe("refused");
    expect(shop.count(REFRESH)).toBe(0);
  });

  test("[SE-04] success: both tokens are stored", async () => {
    const { client, storage } = openTab(shop, { storage: revokedStorage() });
    const before = sessionKeys.map((key) => storage.getItem(key));
    await client.send(count);
    const after = sessionKeys.map((key) => storage.getItem(key));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  test("[SE-04] failure: tokens and userInfo go, the cart count is 0, the rest stays", async () => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: revokedStorage() });
    storage.setItem("locale", "zh");
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect([storage.getItem("cartNum"), storage.getItem("locale")]).toEqual(["0", "zh"]);
    expect(storage.getItem("uuid")).not.toBeNull();
    expect(shop.count("/cart/count")).toBe(1);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-04] without a refresh token there is nothing to try: cleared and told once", async () => {
    const storage = revokedStorage();
    storage.removeItem("refreshToken");
    const { client, onSessionLost } = openTab(shop, { storage });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(shop.count(REFRESH)).toBe(0);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test("[SE-04] tokens without a buyer go without a prompt: nobody was logged in", async () => {
    const storage = revokedStorage();
    storage.removeItem("userInfo");
    const { client, onSessionLost } = openTab(shop, { storage });
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect(await kindOf(client.send(count))).toBe("unauthorized");
    expect(storage.getItem("refreshToken")).toBeNull();
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test.each(["network", { raw: "", status: 503 }] as const)(
    "[SE-04] a server out of reach (%j) is no reason to throw a session away",
    async (answer) => {
      const { client, storage, onSessionLost } = openTab(shop, { storage: revokedStorage() });
      shop.on("GET /passport/refresh/*", answer);
      expect(["network", "server"]).toContain(await kindOf(client.send(count)));
      expect(storage.getItem("refreshToken")).not.toBeNull();
      expect(onSessionLost).not.toHaveBeenCalled();
      expect(shop.count(REFRESH)).toBe(1);
    },
  );

  test("[SE-02] decisions 42: an optional call whose session is lost is answered as for a visitor", async () => {
    const { client, onSessionLost } = openTab(shop, { storage: revokedStorage() });
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    expect((await client.send(skuDetail, { goodsId: "1", skuId: "2" })).data.goodsName).toBe("Mug");
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(shop.seen.at(-1)?.headers.has("accessToken")).toBe(false);
  });
});

describe("many at once", () => {
  test.each([
    ["expired", expiredStorage],
    ["revoked", revokedStorage],
  ])("[SE-03] 200 waiting calls with a token that is %s cause one refresh", async (_, storage) => {
    const { client } = openTab(shop, { storage: storage() });
    slowRefresh(1700);
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

  test("[SE-03] a refusal that arrives after the refresh is answered by the new token, not by another refresh", async () => {
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
    const { client } = openTab(slowShop, { storage: revokedStorage() });
    const slow = client.send(skuDetail, { goodsId: "1", skuId: "2" });
    await client.send(count);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await slow).data.id).toBe("2");
    expect(shop.count(REFRESH)).toBe(1);
  });

  test.each([
    ["locks", true],
    ["no locks, only the shared storage", false],
  ])("[SE-03] five tabs with %s: one refresh, all stay in, all within 500 ms of it", async (_, withLocks) => {
    const storage = expiredStorage();
    const shared = withLocks ? { locks: fakeLocks() } : {};
    const tabs = Array.from({ length: 5 }, () => openTab(shop, { storage, ...shared }));
    slowRefresh(800);
    const sent = tabs.map(({ client }) => client.send(count));
    const settled = vi.fn<() => void>();
    void Promise.all(sent).then(settled);
    await vi.advanceTimersByTimeAsync(800 + 500);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(shop.count(REFRESH)).toBe(1);
    expect(tabs.map(({ onSessionLost }) => onSessionLost.mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
  });

  test("[SE-03] a tab that died while it was refreshing does not keep the others out for ever", async () => {
    const storage = expiredStorage();
    storage.setItem("refreshLease", `another-tab ${Date.now()}`);
    const sent = kindOf(openTab(shop, { storage }).client.send(count));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toBe("timeout");
    const again = kindOf(openTab(shop, { storage }).client.send(count));
    await vi.advanceTimersByTimeAsync(500);
    expect(await again).toBe("done");
    expect(shop.count(REFRESH)).toBe(1);
  });

  test("[SE-04] five tabs whose session is over: each prompts once", async () => {
    const storage = expiredStorage();
    const locks = fakeLocks();
    const tabs = Array.from({ length: 5 }, () => openTab(shop, { storage, locks }));
    shop.on("GET /passport/refresh/*", { refuse: 20004 });
    await Promise.all(tabs.flatMap(({ client }) => [kindOf(client.send(count)), kindOf(client.send(count))]));
    expect(shop.count(REFRESH)).toBe(1);
    expect(tabs.map(({ onSessionLost }) => onSessionLost.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe("logging in and out", () => {
  const member = { id: "5", username: "mara", nickName: "Mara", face: null, mobile: "13900000000" };

  test("[SE-01] [EN-03] a log-in keeps tokens and who the buyer is; from then on he is logged in", async () => {
    const { client, storage } = openTab(shop);
    shop.on("GET /passport", { result: member });
    const events: SessionEvent[] = [];
    client.session.subscribe((event) => events.push(event));
    expect(client.session.user()).toBeNull();
    await completeLogin(client, shop.issue());
    expect(client.session.user()).toEqual({ username: "mara", nickName: "Mara", face: "" });
    expect(client.session.user()).toBe(client.session.user());
    expect(storage.getItem("userInfo")).not.toContain("139");
    expect(events).toEqual([{ kind: "login", elsewhere: false }]);
  });

  test("[SE-06] a log-in whose buyer can't be read leaves nothing behind", async () => {
    const { client, storage } = openTab(shop);
    shop.on("GET /passport", { refuse: 20028, message: "Blocked" });
    expect(await kindOf(completeLogin(client, shop.issue()))).toBe("refused");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
  });

  test.each(["network", { raw: "", status: 500 }, "silence", { result: null }] as const)(
    "[SE-01] a log-out clears at once and tells the server, also when that ends in %j",
    async (answer) => {
      const { client, storage } = openTab(shop, { storage: loggedInStorage(shop.issue()) });
      const token = storage.getItem("accessToken");
      storage.setItem("hotWordsList", '["mug"]');
      shop.on("POST /passport/logout", answer);
      const done = client.session.logOut();
      expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
      expect([storage.getItem("cartNum"), storage.getItem("hotWordsList")]).toEqual(["0", '["mug"]']);
      expect(client.session.user()).toBeNull();
      await vi.advanceTimersByTimeAsync(10_000);
      await expect(done).resolves.toBeUndefined();
      expect(shop.seen.at(-1)?.path).toBe("/passport/logout");
      expect(shop.seen.at(-1)?.headers.get("accessToken")).toBe(token);
    },
  );

  test("[SE-01] a refresh that is still on its way does not bring a logged-out buyer back", async () => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: expiredStorage() });
    slowRefresh(1000);
    const sent = kindOf(client.send(count));
    await vi.advanceTimersByTimeAsync(500);
    await client.session.logOut();
    await vi.advanceTimersByTimeAsync(500);
    expect(await sent).toBe("unauthorized");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("[SE-04] freshen renews without a call at hand, and says whether there is a session", async () => {
    const { client } = openTab(shop, { storage: expiredStorage() });
    expect(await client.session.freshen()).toBe(true);
    expect(await client.session.freshen()).toBe(true);
    expect(shop.count(REFRESH)).toBe(1);
    expect(await openTab(shop).client.session.freshen()).toBe(false);
  });

  test("[SE-05] log-ins and log-outs reach the other tabs, once each, and echo nowhere", async () => {
    const { connect, posted } = fakeChannels();
    const storage = loggedInStorage(shop.issue());
    shop.on("POST /passport/logout", { result: null });
    const tabs = Array.from({ length: 3 }, () => openTab(shop, { storage, broadcast: connect() }));
    const heard = tabs.map(({ client }) => {
      const events: SessionEvent[] = [];
      client.session.subscribe((event) => events.push(event));
      return events;
    });
    await tabs[0]?.client.session.logOut();
    expect(heard).toEqual([
      [{ kind: "logout", elsewhere: false }],
      [{ kind: "logout", elsewhere: true }],
      [{ kind: "logout", elsewhere: true }],
    ]);
    expect(tabs.map(({ client }) => client.session.user())).toEqual([null, null, null]);
    expect(posted).toHaveLength(1);
  });

  test("[AP-08] two clients in one process share nothing", async () => {
    const first = openTab(shop, { storage: loggedInStorage(shop.issue()) });
    const second = openTab(shop, { storage: memoryStorage() });
    await first.client.send(count);
    expect(await kindOf(second.client.send(count))).toBe("unauthorized");
    expect(second.client.session.user()).toBeNull();
  });
});
