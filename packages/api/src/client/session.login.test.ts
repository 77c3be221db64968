import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeChannels, loggedInStorage, memoryStorage, openTab } from "../../test/browser.ts";
import type { FakeShop } from "../../test/fakeShop.ts";
import { expiredStorage, kindOf, openShop, REFRESH, sessionKeys, slowRefresh } from "../../test/session.ts";
import { count } from "../contract/cart.ts";
import { completeLogin } from "./login.ts";
import type { SessionEvent } from "./session.ts";

let shop: FakeShop;

beforeEach(() => {
  shop = openShop();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("logging in and out", () => {
  const member = { id: "5", username: "mara", nickName: "Mara", face: null, mobile: "13900000000" };

  test("[SE-01] [EN-03] a login stores the tokens and the buyer, who is logged in from then on", async () => {
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

  test("[SE-06] a login whose buyer can't be read stores nothing", async () => {
    const { client, storage } = openTab(shop);
    shop.on("GET /passport", { refuse: 20028, message: "Blocked" });
    expect(await kindOf(completeLogin(client, shop.issue()))).toBe("refused");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
  });

  test.each(["network", { raw: "", status: 500 }, "silence", { result: null }] as const)(
    "[SE-01] logging out clears everything at once and tells the server, even if that fails with %j",
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

  test("[SE-01] a running renewal does not bring back a buyer who has logged out", async () => {
    const { client, storage, onSessionLost } = openTab(shop, { storage: expiredStorage(shop) });
    slowRefresh(shop, 1000);
    const sent = kindOf(client.send(count));
    await vi.advanceTimersByTimeAsync(500);
    await client.session.logOut();
    await vi.advanceTimersByTimeAsync(500);
    expect(await sent).toBe("unauthorized");
    expect(sessionKeys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("[SE-04] the current token is renewed once without a call, and is null without a session", async () => {
    const { client } = openTab(shop, { storage: expiredStorage(shop) });
    const token = await client.session.currentToken();
    expect(token).not.toBeNull();
    expect(await client.session.currentToken()).toBe(token);
    expect(shop.count(REFRESH)).toBe(1);
    expect(await openTab(shop).client.session.currentToken()).toBeNull();
  });

  test("[SE-05] logins and logouts reach each other tab once and are not sent back", async () => {
    const { connect, posted } = fakeChannels();
    const storage = loggedInStorage(shop.issue());
    shop.on("POST /passport/logout", { result: null });
    const tabs = Array.from({ length: 3 }, () => openTab(shop, { storage, broadcast: connect() }));
    const received = tabs.map(({ client }) => {
      const events: SessionEvent[] = [];
      client.session.subscribe((event) => events.push(event));
      return events;
    });
    await tabs[0]?.client.session.logOut();
    expect(received).toEqual([
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
