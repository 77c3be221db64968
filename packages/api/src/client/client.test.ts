import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { loggedInStorage, memoryStorage, openTab } from "../../test/browser.ts";
import { createFakeShop, type FakeShop } from "../../test/fakeShop.ts";
import { call } from "../contract/call.ts";
import { addSku, count, removeSkus } from "../contract/cart.ts";
import { createTrade, selectCoupon } from "../contract/checkout.ts";
import { search, skuDetail } from "../contract/goods.ts";
import { get as getOrder } from "../contract/order.ts";
import * as pointsGoods from "../contract/pointsGoods.ts";
import { userLogin } from "../contract/session.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { createClient } from "./client.ts";
import { type ApiError, sameFault } from "./fault.ts";

const emptyPage = { records: [], total: 0, size: 10, current: 1, pages: 0 };
let shop: FakeShop;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T09:00:00Z") });
  shop = createFakeShop();
  shop.on("GET /goods/es", { result: emptyPage }, true);
});
afterEach(() => {
  vi.useRealTimers();
});

const buyerTab = () => openTab(shop, { storage: loggedInStorage(shop.issue()) });
const fault = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error as ApiError,
  );

describe("requests", () => {
  test("[AP-02] uuid on every call, made once and kept; the language of the shop", async () => {
    const storage = memoryStorage();
    const { client } = openTab(shop, { storage });
    await client.send(search, {});
    await client.send(search, {});
    const [first, second] = shop.seen;
    expect(first?.headers.get("uuid")).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second?.headers.get("uuid")).toBe(first?.headers.get("uuid"));
    expect(storage.getItem("uuid")).toBe(first?.headers.get("uuid"));
    expect(first?.headers.get("accept-language")).toBe("en");
  });

  test("[AP-02] with nothing but an address, the platform's fetch sends and memory keeps", async () => {
    vi.stubGlobal("fetch", shop.fetch);
    const client = createClient({ baseUrl: "/api" });
    await client.send(search, {});
    await client.send(search, {});
    vi.unstubAllGlobals();
    const [first, second] = shop.seen;
    expect(first?.headers.get("uuid")).toBeTruthy();
    expect(second?.headers.get("uuid")).toBe(first?.headers.get("uuid"));
  });

  test("[AP-02] visitors' calls go without the token of a buyer, the others with it", async () => {
    const { client, storage } = buyerTab();
    shop.on("GET /cart/count", { result: 3 });
    await client.send(search, {});
    await client.send(count, {});
    expect(shop.seen.map(({ headers }) => headers.get("accessToken"))).toEqual([null, storage.getItem("accessToken")]);
  });

  test("[AP-02] SKU details and points goods carry a buyer's token, and a visitor asks without one", async () => {
    const visitor = openTab(shop, { storage: memoryStorage() });
    const { client, storage } = buyerTab();
    const asked = [
      () => [skuDetail, { goodsId: "1", skuId: "2" }] as const,
      () => [pointsGoods.categories, {}] as const,
      () => [pointsGoods.list, {}] as const,
      () => [pointsGoods.get, { id: "3" }] as const,
    ];
    shop.on("GET /goods/sku/1/2", { refuse: 11001 });
    shop.on("GET /pointsGoods/*", { refuse: 1008 });
    shop.on("GET /pointsGoods", { result: emptyPage });
    for (const { send } of [client, visitor.client])
      for (const ask of asked) await send(...(ask() as unknown as Parameters<typeof send>)).catch(() => undefined);
    const token = storage.getItem("accessToken");
    expect(shop.seen.map(({ path, headers }) => [path, headers.get("accessToken")])).toEqual(
      [token, null].flatMap((sent) =>
        ["/goods/sku/1/2", "/pointsGoods/category", "/pointsGoods", "/pointsGoods/3"].map((path) => [path, sent]),
      ),
    );
  });

  test("[AP-02] GET lists repeat their name, path parameters are escaped", async () => {
    const { client } = buyerTab();
    shop.on("DELETE /cart/sku/remove", { result: null });
    shop.on("GET /order/O%2F1%3F", { refuse: 31002 });
    await client.send(search, { nameIds: ["color@red", "size@s"], keyword: "mug" });
    await client.send(removeSkus, { skuIds: ["1", "2"] });
    await fault(client.send(getOrder, { sn: "O/1?" }));
    expect([...(shop.seen[0]?.query ?? [])].filter(([name]) => name !== "keyword")).toEqual([
      ["nameIds", "color@red"],
      ["nameIds", "size@s"],
    ]);
    expect(shop.seen[1]?.query.getAll("skuIds")).toEqual(["1", "2"]);
    expect(shop.seen[2]?.path).toBe("/order/O%2F1%3F");
  });

  test.each(["", ".", ".."])("[AP-04] a path parameter like %j addresses no other path", async (sn) => {
    const { client } = buyerTab();
    expect((await fault(client.send(getOrder, { sn }))).kind).toBe("notFound");
    expect(shop.seen).toEqual([]);
  });

  test("[AP-02] [SE-06] bodies are form-encoded, or JSON where declared; logins have clientType PC", async () => {
    const { client } = buyerTab();
    shop.on("POST /passport/userLogin", { refuse: 20010, message: "Wrong password" }, true);
    shop.on("POST /cart/create/trade", { result: { sn: "T1", payStatus: "UNPAID", flowPrice: 83.52 } });
    await fault(client.send(userLogin, { username: "mara", password: "p&q=1 2" }));
    await client.send(createTrade, { way: "CART", remark: [{ storeId: "1", remark: "split" }] });
    const [login, trade] = shop.seen;
    expect(new URLSearchParams(login?.body).get("password")).toBe("p&q=1 2");
    expect(login?.headers.get("content-type")).toContain("application/x-www-form-urlencoded");
    expect(login?.headers.get("clientType")).toBe("PC");
    expect(JSON.parse(trade?.body ?? "")).toEqual({ way: "CART", remark: [{ storeId: "1", remark: "split" }] });
    expect(trade?.headers.get("content-type")).toBe("application/json");
    expect(trade?.headers.has("clientType")).toBe(false);
  });

  test("[AP-02] multipart is sent as form data with unchanged files", async () => {
    const upload = call({
      id: "file.upload",
      method: "POST",
      path: "/upload",
      auth: "none",
      encoding: "multipart",
      body: z.object({ file: z.instanceof(Blob), name: z.string() }),
      result: z.string(),
    });
    const bodies: unknown[] = [];
    const file = new Blob(["picture"]);
    const tab = openTab({
      ...shop,
      fetch: (address, init) => {
        bodies.push(init?.body);
        return shop.fetch(address, init);
      },
    });
    shop.on("POST /upload", { result: "/f.webp" }, true);
    await tab.client.send(upload, { file, name: "f" });
    const [form] = bodies;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && (await (form.get("file") as Blob).text())).toBe("picture");
    expect(shop.seen[0]?.headers.has("content-type")).toBe(false);
  });
});

test("[AP-09] a dialect moves a call to another place, changes its fields, and wraps a bare answer", async () => {
  const dialect: Dialect = {
    name: "elsewhere",
    plan: (_, input) => ({
      method: "POST",
      path: "/buyer/login",
      query: {},
      body: { ...input, password: `hashed ${String(input["password"])}` },
      encoding: "form",
    }),
    answer: (_, status, body) => ({ success: status === 200, result: body }),
  };
  const tokens = shop.issue();
  const { client } = openTab(shop, { dialect });
  shop.on("POST /buyer/login", { raw: JSON.stringify(tokens), status: 200 }, true);
  expect(await client.send(userLogin, { username: "mara", password: "pass-word" })).toEqual(tokens);
  expect(new URLSearchParams(shop.seen[0]?.body).get("password")).toBe("hashed pass-word");
});

describe("answers", () => {
  const reply = async (answer: Parameters<FakeShop["on"]>[1]) => {
    const { client } = buyerTab();
    shop.on("POST /cart", answer);
    return fault(client.send(addSku, { skuId: "7", num: 2 }));
  };

  test("[AP-03] a refusal becomes a typed error with code and message, whatever its status", async () => {
    for (const status of [200, 400, 409]) {
      expect(await reply({ refuse: 11011, message: "Only 1 left", status })).toMatchObject({
        kind: "refused",
        callId: "cart.addSku",
        status,
        code: 11011,
        serverMessage: "Only 1 left",
        requestId: "request-1",
      });
    }
  });

  test("[AP-03] success in the envelope beats the HTTP status", async () => {
    const { client } = buyerTab();
    const paid = { success: true, message: "paid", code: 32001, timestamp: Date.now(), result: null };
    shop.on("POST /cart", { raw: JSON.stringify(paid), status: 400 });
    expect(await client.send(addSku, { skuId: "7", num: 2 })).toBeNull();
  });

  test.each([
    ["404 without words", { raw: "gone", status: 404 }, { kind: "notFound", serverMessage: "" }],
    [
      "500 with words",
      { refuse: 400, message: "Try later", status: 500 },
      { kind: "server", serverMessage: "Try later" },
    ],
    [
      "500 with nothing but words",
      { raw: JSON.stringify({ code: 500, message: "Try later" }), status: 500 },
      { kind: "server", code: 500, serverMessage: "Try later" },
    ],
    ["500 without words", { raw: "<html>", status: 500 }, { kind: "server", serverMessage: "" }],
    ["400 without an envelope", { raw: "{}", status: 400 }, { kind: "refused", serverMessage: "" }],
    ["200 that is no envelope", { raw: "true", status: 200 }, { kind: "server" }],
    ["no connection", "network", { kind: "network", status: 0 }],
  ] as const)("[AP-04] %s", async (_, answer, expected) => {
    expect(await reply(answer)).toMatchObject(expected);
  });

  test("[AP-04] faults with the same text are equal", async () => {
    const short = await reply({ refuse: 11011, message: "Only 1 left" });
    expect(sameFault(short, await reply({ refuse: 11011, message: "Only 1 left" }))).toBe(true);
    expect(sameFault(short, await reply({ refuse: 11011, message: "Only 2 left" }))).toBe(false);
    expect(sameFault(short, await reply("network"))).toBe(false);
  });

  test("[AP-05] an invalid answer is reported once per place, without its content, and the rest is returned", async () => {
    const { client, faults } = openTab(shop);
    const good = { id: "1", goodsId: "2", goodsName: "Umbrella", price: 3.48, storeId: "9", storeName: "Jinhe" };
    const bad = { ...good, goodsName: { text: "private" } };
    shop.on("GET /goods/es", { result: { ...emptyPage, records: [bad, good, bad] } }, true);
    const first = await client.send(search, {});
    await client.send(search, { keyword: "umbrella" });
    expect(first.records).toEqual([good]);
    expect(faults).toEqual([
      { kind: "schema", callId: "goods.search", path: "records[].goodsName", expected: "string" },
    ]);
    expect(JSON.stringify(faults)).not.toContain("private");
  });
});

describe("time limit, retries, cancelling", () => {
  /** Sends a call and returns how many milliseconds it took to fail. */
  async function timed(sent: Promise<unknown>) {
    const begin = Date.now();
    const result = sent.catch((error: unknown) => [(error as ApiError).kind, Date.now() - begin]);
    await vi.advanceTimersByTimeAsync(30_000);
    return result;
  }

  test("[AP-03] without an answer, the call ends at exactly 10,000 ms, without a retry", async () => {
    shop.on("GET /goods/es", "silence", true);
    expect(await timed(openTab(shop).client.send(search, {}))).toEqual(["timeout", 10_000]);
    expect(shop.seen).toHaveLength(1);
  });

  test("[AP-03] the 10 s include token renewal, call and retries", async () => {
    const { client, storage } = buyerTab();
    shop.revoke(storage.getItem("accessToken") ?? "");
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      return { result: shop.issue() };
    };
    shop.on("GET /passport/refresh/*", slowly);
    shop.on("GET /cart/count", "silence");
    expect(await timed(client.send(count, {}))).toEqual(["timeout", 10_000]);
  });

  test.each(["network", { raw: "", status: 502 }, { raw: "", status: 503 }, { raw: "", status: 504 }] as const)(
    "[AP-06] a safe call is sent at most three times after %j",
    async (answer) => {
      shop.on("GET /goods/es", answer, true);
      const [kind] = (await timed(openTab(shop).client.send(search, {}))) as [string];
      expect(kind).toBe(answer === "network" ? "network" : "server");
      expect(shop.seen).toHaveLength(3);
    },
  );

  test("[AP-06] the caller gets only the attempt that succeeds", async () => {
    const replies = ["network", { raw: "", status: 503 }, { result: { ...emptyPage, total: 7 } }] as const;
    shop.on("GET /goods/es", () => replies[shop.seen.length - 1] ?? "network", true);
    expect(await timed(openTab(shop).client.send(search, {}))).toMatchObject({ total: 7 });
  });

  test("[AP-06] the pause grows, with jitter from the injected random source", async () => {
    const waits = async (chance: number) => {
      shop = createFakeShop();
      const times: number[] = [];
      shop.on("GET /goods/es", () => (times.push(Date.now()), "network"), true);
      await timed(openTab(shop, { random: () => chance }).client.send(search, {}));
      return [(times[1] ?? 0) - (times[0] ?? 0), (times[2] ?? 0) - (times[1] ?? 0)];
    };
    expect(await waits(0)).toEqual([150, 450]);
    expect(await waits(0.999)).toEqual([expect.closeTo(300, -1), expect.closeTo(900, -1)]);
  });

  test("[AP-06] writes, GETs that write, and calls after a 500 are never retried", async () => {
    const { client } = buyerTab();
    shop.on("POST /cart", "network");
    shop.on("GET /cart/select/coupon", { raw: "", status: 503 });
    shop.on("GET /cart/count", { raw: "", status: 500 });
    await timed(client.send(addSku, { skuId: "7", num: 2 }));
    await timed(client.send(selectCoupon, { memberCouponId: "c", used: true }));
    await timed(client.send(count, {}));
    expect(shop.seen.map(({ path }) => path)).toEqual(["/cart", "/cart/select/coupon", "/cart/count"]);
  });

  const busy = { refuse: 1012, status: 503, retryAfter: 2 } as const;

  test.each([busy, { refuse: 1003, status: 429, retryAfter: 2 } as const])(
    "[AP-06] what a busy server has not begun is sent again when it wants it, a login too: %j",
    async (answer) => {
      const times: number[] = [];
      const tokens = shop.issue();
      shop.on(
        "POST /passport/userLogin",
        () => (times.push(Date.now()), times.length < 4 ? answer : { result: tokens }),
        true,
      );
      const sent = openTab(shop, { random: () => 0.5 }).client.send(userLogin, {
        username: "mara",
        password: "umbrella",
      });
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await sent).toEqual(tokens);
      expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 2500, 5000, 7500]);
    },
  );

  test("[AP-06] a server that stays busy is asked for two minutes, then the buyer learns that it is", async () => {
    shop.on("POST /passport/userLogin", { ...busy, retryAfter: 8 }, true);
    const told: string[] = [];
    const { client } = openTab(shop, { random: () => 0, onBusy: (callId) => told.push(callId) });
    const begun = Date.now();
    const sent = fault(client.send(userLogin, { username: "m", password: "umbrella" })).then((error) => ({
      error,
      took: Date.now() - begun,
    }));
    await vi.advanceTimersByTimeAsync(150_000);
    const { error, took } = await sent;
    expect(error).toMatchObject({ kind: "server", code: 1012 });
    expect(took).toBeGreaterThan(105_000);
    expect(shop.seen.length).toBeLessThanOrEqual(20);
    expect(told).toEqual(shop.seen.slice(1).map(() => "session.userLogin"));
  });

  test("[AP-06] a write is not sent again after another 503, nor when the wait is too long or missing", async () => {
    const { client } = buyerTab();
    for (const answer of [
      { refuse: 503, status: 503, retryAfter: 2 },
      { refuse: 1012, status: 503, retryAfter: 3600 },
      { refuse: 1012, status: 503 },
      { refuse: 1003, status: 400, retryAfter: 2 },
    ]) {
      shop.on("POST /cart", answer);
      const before = shop.count("/cart");
      await timed(client.send(addSku, { skuId: "7", num: 2 }));
      expect(shop.count("/cart") - before, JSON.stringify(answer)).toBe(1);
    }
  });

  test("[AP-06] waiting for a busy server can be cancelled", async () => {
    shop.on("POST /passport/userLogin", busy, true);
    const leave = new AbortController();
    const sent = fault(
      openTab(shop).client.send(userLogin, { username: "m", password: "umbrella" }, { signal: leave.signal }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    leave.abort();
    await vi.advanceTimersByTimeAsync(10);
    expect((await sent).kind).toBe("aborted");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shop.seen).toHaveLength(1);
  });

  test("[AP-06] a call can be cancelled before, during and between attempts", async () => {
    const { client } = openTab(shop);
    expect((await fault(client.send(search, {}, { signal: AbortSignal.abort() }))).kind).toBe("aborted");
    expect(shop.seen).toHaveLength(0);
    shop.on("GET /goods/es", "network", true);
    const leave = new AbortController();
    const sent = fault(client.send(search, {}, { signal: leave.signal }));
    await vi.advanceTimersByTimeAsync(10);
    leave.abort();
    expect((await sent).kind).toBe("aborted");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shop.seen).toHaveLength(1);
  });
});

test("[AP-03] no error contains a token, a uuid, a password or an address, however it is printed", async () => {
  const { client, storage } = buyerTab();
  const secrets = ["accessToken", "refreshToken", "uuid"].map((key) => () => storage.getItem(key) ?? "refresh-secret");
  const kept = secrets.map((secret) => secret());
  const errors: ApiError[] = [];
  for (const answer of ["network", { refuse: 400, message: "no" }, { raw: "x", status: 404 }] as const) {
    shop.on("POST /cart", answer);
    shop.on("POST /passport/userLogin", answer, true);
    errors.push(await fault(client.send(addSku, { skuId: "7", num: 2 })));
    errors.push(await fault(client.send(userLogin, { username: "mara", password: "hunter-22" })));
  }
  shop.revoke(storage.getItem("accessToken") ?? "");
  shop.on("GET /passport/refresh/*", "network");
  const viaRefresh = fault(client.send(skuDetail, { goodsId: "1", skuId: "2" }));
  await vi.advanceTimersByTimeAsync(10_000);
  errors.push(await viaRefresh);
  const written = errors.map((error) =>
    [JSON.stringify(error), String(error), error.stack, error.cause, Object.values(error)].join(),
  );
  for (const secret of [...kept, "hunter-22", "/passport/refresh", "shop.test"]) {
    expect(written.filter((text) => text.includes(secret))).toEqual([]);
  }
});
