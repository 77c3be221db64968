import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { createIntentMemory, type Intent } from "./intent.ts";

const wish: Intent = { name: "addToCart", values: { skuId: "s1", num: 12, name: "Umbrella" } };

function setUp() {
  const own = memory();
  const shared = memory();
  let now = 1_000;
  let made = 0;
  const open = (storage = own) =>
    createIntentMemory(storage, shared, {
      now: () => now,
      newId: () => {
        made += 1;
        return String(made);
      },
    });
  return { own, open, intents: open(), wait: (ms: number) => (now += ms) };
}

function memory() {
  const values = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  }));
}

test("[SE-08] what was wanted is handed out once", () => {
  const { intents, open } = setUp();
  intents.keep(wish);
  expect(open().take()).toEqual(wish);
  expect(intents.take()).toBeNull();
});

test("[SE-08] the same wish may come again later", () => {
  const { intents } = setUp();
  intents.keep(wish);
  intents.take();
  intents.keep(wish);
  expect(intents.take()).toEqual(wish);
});

test("[SE-08] a tab copied at the log-in page does not do it again", () => {
  const { intents, own, open } = setUp();
  intents.keep(wish);
  const copy = memory();
  copy.set("intent", own.get("intent") ?? "");
  expect(intents.take()).toEqual(wish);
  expect(open(copy).take()).toBeNull();
});

test("[SE-08] after half an hour nothing is done unasked", () => {
  const { intents, wait } = setUp();
  intents.keep(wish);
  wait(30 * 60_000 + 1);
  expect(intents.take()).toBeNull();
});

test.each([
  "garbage",
  "null",
  '{"name":"transferMoney","values":{},"id":"1","at":1000}',
  '{"name":"addToCart","values":{"skuId":{}},"id":"1","at":1000}',
  '{"name":"addToCart","id":"1","at":1000}',
])("[EN-04] %s in the storage is no intent", (text) => {
  const { own, intents } = setUp();
  own.set("intent", text);
  expect(intents.take()).toBeNull();
});

test("[SE-08] what is forgotten is not done", () => {
  const { intents } = setUp();
  intents.keep(wish);
  intents.forget();
  expect(intents.take()).toBeNull();
});
