import { describe, expect, test } from "vitest";
import { fakeChannels, memoryStorage } from "../../test/browser.ts";
import { storageBroadcast, type StorageEvents } from "./storageBroadcast.ts";
import { createTabs, type TabMessage } from "./tabs.ts";

const listenTo = (tabs: ReturnType<typeof createTabs>) => {
  const received: TabMessage["kind"][] = [];
  const stop = tabs.listen(({ kind }) => received.push(kind));
  return { received, stop };
};

describe("messages between tabs", () => {
  test("[SE-05] [BU-06] language and cart count reach the other tabs; messages are not passed on", () => {
    const { connect, posted } = fakeChannels();
    const [first, second, third] = ["a", "b", "c"].map((id) => createTabs(id, connect())) as [
      ReturnType<typeof createTabs>,
      ReturnType<typeof createTabs>,
      ReturnType<typeof createTabs>,
    ];
    const listeners = [first, second, third].map(listenTo);
    first.post({ kind: "language", language: "zh" });
    second.post({ kind: "cart", count: 4 });
    expect(listeners.map(({ received }) => received)).toEqual([["cart"], ["language"], ["language", "cart"]]);
    expect(posted).toHaveLength(2);
    listeners[2]?.stop();
    first.post({ kind: "login" });
    expect(listeners[2]?.received).toEqual(["language", "cart"]);
  });

  test.each([
    null,
    "logout",
    { kind: "logout" },
    { kind: "takeover", from: "b" },
    { kind: "cart", from: "b" },
    { kind: "language", from: "b", language: 7 },
    { kind: "logout", from: "a" },
  ])("[SE-05] %j is not a message", (message) => {
    const { connect } = fakeChannels();
    const { received } = listenTo(createTabs("a", connect()));
    connect().postMessage(message);
    expect(received).toEqual([]);
  });

  test("[SE-05] without channels, messages go through the storage, which keeps none of them", () => {
    const storage = memoryStorage();
    const hooks: Parameters<StorageEvents["addEventListener"]>[1][] = [];
    const events: StorageEvents = { addEventListener: (_type, listener) => void hooks.push(listener) };
    const spied = {
      ...storage,
      setItem(key: string, newValue: string) {
        storage.setItem(key, newValue);
        for (const hook of hooks) hook({ key, newValue });
      },
    };
    const sender = createTabs("a", storageBroadcast(spied, events));
    const { received } = listenTo(createTabs("b", storageBroadcast(storage, events)));
    sender.post({ kind: "logout" });
    for (const hook of hooks) hook({ key: "tabNews", newValue: "{broken" });
    for (const hook of hooks) hook({ key: "locale", newValue: "zh" });
    expect(received).toEqual(["logout"]);
    expect(storage.keys()).toEqual([]);
  });
});
